import "@fontsource-variable/exo-2/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { installation } from "./lib/install.svelte";
import { browserNotices } from "./lib/notices.svelte";
import { preferences } from "./lib/preferences.svelte";
import { words } from "./lib/words.svelte";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/tokens.css";

preferences.applyTheme();
installation.start();

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");
void words.start().then(() => {
  mount(App, { target });
  void browserNotices.renew();
});
