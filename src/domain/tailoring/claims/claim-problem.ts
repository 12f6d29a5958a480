// What the claim check answers with.
import type { Problem } from "../../problem.ts";

/** `where` is a path in the document, `text` the words it does not support. */
export type ClaimProblem = Problem & { text: string };
