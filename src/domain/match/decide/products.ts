// A requirement that names products and little else is answered by them.
import { cutTokens } from "../../job/text/tokens.ts";
import { foldLetters } from "../../meaning/fold-letters.ts";
import type { TermMatch } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { heldOfItsKind } from "./kinds.ts";

/** Beside the products' names; with more words the lines have to say more than the names. */
const MOST_OTHER_WORDS = 2;

/** Null where no product is named, where the requirement says more than names, or where something comparable is accepted. */
export function decideProducts(asking: Asking): Decision | null {
	const { terms, requirement } = asking;
	const isTool = ({ term }: TermMatch) => term.kind === "tool";
	if (!terms.some(isTool) || otherWords(asking) > MOST_OTHER_WORDS) return null;
	// "ITIL or BiSL": of two that are enough one by one the other may be a method.
	const products = terms.filter(
		(one) =>
			isTool(one) ||
			(requirement.logic.how === "any" && one.term.kind === "knowledge"),
	);
	const held = products.filter(({ support }) => support !== "absent");
	if (held.length === 0)
		return requirement.orEquivalent
			? similarTo(products, asking)
			: { support: "absent", evidence: [] };
	const evidence = held.flatMap((match) => match.evidence);
	const isWhole =
		held.length === products.length || requirement.logic.how === "any";
	if (!isWhole) return { support: "partly", evidence };
	const isShown = held.some(({ support }) => support === "shown");
	return { support: isShown ? "shown" : "listed", evidence };
}

/** "SAS or similar": another of its kind answers in part. */
function similarTo(
	products: readonly TermMatch[],
	{ facts }: Asking,
): Decision | null {
	const evidence = products.flatMap(({ term }) => heldOfItsKind(term, facts));
	return evidence.length > 0 ? { support: "partly", evidence } : null;
}

function otherWords({ terms, lexemes }: Asking): number {
	const named = new Set(
		terms.flatMap(({ term }) =>
			term.forms.flatMap((form) =>
				cutTokens(form).map(({ text }) => foldLetters(text)),
			),
		),
	);
	return lexemes.filter(
		({ lexeme }) =>
			lexeme.weight === 1 &&
			lexeme.traits.length === 0 &&
			!named.has(lexeme.text),
	).length;
}
