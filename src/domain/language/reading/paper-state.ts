// What the name of a paper says of how far it is.
import { isNotHeld } from "./not-held.ts";

/** "Speciality in ergonomics" of "Speciality in ergonomics: in progress, due in June 2027". */
export function withoutState(paper: string): string {
	const at = [...paper.matchAll(BEFORE_STATE)].find(({ index }) =>
		isNotHeld(paper.slice(index)),
	)?.index;
	return paper.slice(0, at).trim();
}

const BEFORE_STATE = /[:;,] | [–—-] /gu;
