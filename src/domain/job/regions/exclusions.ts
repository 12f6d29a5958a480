// Says who is not considered, or that something decides alone: "only applicants with", "non-negotiable".
import { wordPattern } from "../text/spoken.ts";

export const EXCLUDES = wordPattern(({ demand }) => demand.excludes);
