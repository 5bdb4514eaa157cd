/** The client begins: words first, then the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./preferences.svelte";
import "./theme/type.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/targets.css";
import { games } from "./words/games.svelte";
import { words } from "./words/words.svelte";

document.documentElement.dataset["theme"] = preferences.light;
void games.ask().catch(() => {}); // whoever needs them loads them again, and reports the error
await words.speak(preferences.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
