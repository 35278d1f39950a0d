import { MediaQuery } from "svelte/reactivity";

/** Whether the table is shown in tabs. */
export const phone = new MediaQuery("(max-width: 720px)");
