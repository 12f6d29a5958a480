// A requirement that names terms and hardly anything else is answered where all of them are, and one of several tools of which any is enough
// where one is: "Basic computer skills" by Excel, "flow cytometry, PyRAT or a comparable database" by PyRAT. Lines that say little cannot.

import type { TermMatch } from "../match.ts";
import { isChoice } from "./alternatives.ts";
import type { Asking, Decision } from "./asking.ts";

/** Beside the terms: "basic", "good". */
const MOST_OTHER_WORDS = 1;
const KINDS: ReadonlySet<string> = new Set(["tool", "knowledge"]);

/** Null where it says more, or where a term is not answered. */
export function decideByTerms(asking: Asking): Decision | null {
	const { requirement, terms } = asking;
	if (requirement.years !== null || requirement.kind === "duty") return null;
	const named = terms.filter(({ term }) => KINDS.has(term.kind));
	const held = named.filter(({ support }) => support !== "absent");
	if (held.length === 0) return null;
	const isOneOf =
		isChoice(asking) && held.some(({ term }) => term.kind === "tool");
	const isAll =
		held.length === terms.length && otherWords(asking) <= MOST_OTHER_WORDS;
	return isAll || isOneOf ? supportOf(held) : null;
}

function supportOf(held: readonly TermMatch[]): Decision {
	return {
		support: held.some(({ support }) => support === "shown")
			? "shown"
			: "listed",
		evidence: held.flatMap(({ evidence }) => evidence),
	};
}

function otherWords({ lexemes, terms }: Asking): number {
	const forms = terms.flatMap(({ term }) =>
		term.forms.map((form) => form.toLowerCase()),
	);
	return lexemes.filter(
		({ lexeme }) =>
			lexeme.weight === 1 && !forms.some((form) => form.includes(lexeme.text)),
	).length;
}
