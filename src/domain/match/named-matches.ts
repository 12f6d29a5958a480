import { namedAmong } from "../job/named-terms.ts";
import type { TermMatch } from "./match.ts";

/** The terms a requirement names, with what the match found of each. */
export const matchesNamed = namedAmong(({ term }: TermMatch) => term);
