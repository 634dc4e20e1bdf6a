import "./look/look.css";
import "./table/settings.svelte";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
