import "@fontsource-variable/exo-2/wght.css";
import "@fontsource-variable/inter/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import "./theme/base.css";
import "./theme/controls.css";
import "./theme/tokens.css";

preferences.applyTheme();

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");
mount(App, { target });
