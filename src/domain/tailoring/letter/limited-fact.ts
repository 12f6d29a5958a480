// A fact that says of itself that it is studied for, planned, over or known in part.
import type { Fact } from "../../match/match.ts";

/** A clause that says of something that it is studied for, planned, over or known in part, and the fact it stands in. */
export type Limited = { fact: Fact; clause: string };

export const MOST_WORDS = 26;
