import { MediaQuery } from "svelte/reactivity";

/** As narrow as the shell shows one area at a time. */
export const phone = new MediaQuery("(max-width: 720px)");
