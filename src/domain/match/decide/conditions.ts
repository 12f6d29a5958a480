// Conditions no resume can show. What the person said of them once answers them; else only the person can tell.
import { pathOf } from "../../profile/content-path.ts";
import { wordsOf } from "../words.ts";
import type { Asking, Decision } from "./asking.ts";
import { askThePerson } from "./statements.ts";

/** Null where the requirement is none of these conditions. */
export function decideCondition(asking: Asking): Decision | null {
	const { requirement } = asking;
	if (!requirement.ask) return null;
	const paper = paperFor(asking);
	if (paper) return paper;
	const home = homeIn(asking);
	if (requirement.ask === "residence" && home) return home;
	return askThePerson(requirement.ask, asking);
}
// A license entered as a certificate needs no asking.
function paperFor({ terms }: Asking): Decision | null {
	const held = terms.find(
		({ term, support }) => term.kind === "certificate" && support !== "absent",
	);
	return held ? { support: "shown", evidence: held.evidence } : null;
}

function homeIn({ profile, requirement }: Asking): Decision | null {
	const asked = new Set(wordsOf(requirement.text).map(({ key }) => key));
	for (const field of ["city", "state"] as const) {
		const text = profile.personal[field];
		const words = wordsOf(text ?? "");
		if (text && words.length > 0 && words.every(({ key }) => asked.has(key)))
			return {
				support: "shown",
				evidence: [{ path: pathOf("personal", field), text }],
			};
	}
	return null;
}
