import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/layout.css";

import { render } from "preact";

import { App } from "./app";
import { startLanguage } from "./i18n";
import { reloadAfterUpdates } from "./reload";
import { startSession } from "./session";
import { startTheme } from "./settings";

reloadAfterUpdates();
startTheme();
startSession();
await startLanguage();
render(<App />, document.getElementById("app") as HTMLElement);
