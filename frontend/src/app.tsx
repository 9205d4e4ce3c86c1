import { LocationProvider, Route, Router } from "preact-iso";

import { t } from "./i18n";
import { About } from "./pages/About";
import { Account } from "./pages/Account";
import { HelpList, HelpPage } from "./pages/Help";
import { Home } from "./pages/Home";
import { NewTable } from "./pages/NewTable";
import { NotFound } from "./pages/NotFound";
import { TablePage } from "./pages/TablePage";
import { Announcer } from "./ui/announce";
import { SettingsDialog } from "./ui/SettingsDialog";

/** Addresses that are pages of this client; the rest is the server's. */
const OURS = /^\/(?!api\/)/;

/** After a change of page, keyboard and screen reader start at its top. */
function startAtTop(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

export function App() {
  return (
    <LocationProvider scope={OURS}>
      <a class="skip-link" href="#main">
        {t("nav.skip")}
      </a>
      <Router onRouteChange={startAtTop}>
        <Route path="/" component={Home} />
        <Route path="/new" component={NewTable} />
        <Route path="/t/:id" component={TablePage} />
        <Route path="/help" component={HelpList} />
        <Route path="/help/:kind" component={HelpPage} />
        <Route path="/about" component={About} />
        <Route path="/account" component={Account} />
        <Route default component={NotFound} />
      </Router>
      <SettingsDialog />
      <Announcer />
    </LocationProvider>
  );
}
