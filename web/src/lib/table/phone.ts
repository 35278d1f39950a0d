import { MediaQuery } from "svelte/reactivity";

/** Whether the table is shown in tabs, one area at a time, and scrolls. */
export const phone = new MediaQuery("(max-width: 720px)");
