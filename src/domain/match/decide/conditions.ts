// Conditions no resume can show. What the person said of them once answers them; else only the person can tell.
import { isNotHeld } from "../../language/not-held.ts";
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
	const mentions = terms
		.filter(({ term }) => term.kind === "certificate")
		.flatMap((paper) => paper.evidence);
	const held = mentions.filter(({ text }) => !isNotHeld(text));
	if (held.length > 0) return { support: "shown", evidence: held };
	// Who says that they do not hold it need not be asked.
	return mentions.length > 0 ? { support: "absent", evidence: [] } : null;
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
