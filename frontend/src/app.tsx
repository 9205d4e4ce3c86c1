import { t } from "./i18n";
import { Announcer } from "./ui/announce";

export function App() {
  return (
    <>
      <main>
        <h1>{t("app.name")}</h1>
      </main>
      <Announcer />
    </>
  );
}
