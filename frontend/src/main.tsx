import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/controls.css";

import { render } from "preact";

import { App } from "./app";
import { startLanguage } from "./i18n";

await startLanguage();
render(<App />, document.getElementById("app") as HTMLElement);
