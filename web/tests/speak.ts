// Tests speak English, of all parts.

import { PARTS } from "../src/lib/catalogues";
import { words } from "../src/lib/words.svelte";

await words.load(...PARTS);
