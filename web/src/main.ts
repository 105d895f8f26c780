import "./font.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./kit/i18n.svelte";
import { install } from "./kit/install";
import { watchPhone } from "./kit/phone.svelte";
import { showTheme } from "./kit/theme.svelte";

showTheme();
watchPhone();
await loadLanguage();
mount(App, { target: document.body });
install();
