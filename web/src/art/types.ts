import type { Face } from "../lib/protocol";

export type FaceKind = Face["kind"];
export type Detail = "mini" | "small" | "full";
