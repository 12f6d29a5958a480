// How a letter greets a firm of which nobody is named: its people, by the firm's short name. An authority has none one would say so.

import { LEGAL_FORM } from "../../job/facts/find-company.ts";
import type { LetterForm } from "../../language/writing-words.ts";

const MOST_WORDS = 4;
const LONGEST = 36;
const WITH_FORM = new RegExp(`,? (?:${LEGAL_FORM}|Co\\.?)$`, "u");
/** Letters, and what stands between or within words of a name. */
const NAME = /^\p{Lu}[\p{L}\p{N}&.'’ -]*[\p{L}\p{N}]$/u;

/** As any recipient, whom somebody may write over; null where the country greets no firm, or this one's name is too long to be said. */
export function firmAsRecipient(
	company: string,
	{ firm }: LetterForm,
): { name: string; salutation: string } | null {
	if (firm === undefined) return null;
	const name = company.replace(WITH_FORM, "");
	const isSaid =
		NAME.test(name) &&
		name.length <= LONGEST &&
		name.split(" ").length <= MOST_WORDS &&
		!firm.not.test(name);
	if (!isSaid) return null;
	const people = firm.people.replace("{company}", () => name);
	return {
		name: people,
		salutation: firm.salutation.replace("{people}", () => people),
	};
}
