// Papers that are asked for by letters and entered by words, or the other way round: "CPC", "Certificate of Professional Competence".

import { partOf } from "../../language/patterns.ts";
import { TERM_WORDS } from "../../language/tables/terms-of-languages.ts";
import { isInSection } from "../../profile/content-path.ts";
import { namesSchool } from "../fact-kinds.ts";
import type { Fact } from "../match.ts";
import { spellsOut } from "../spells-out.ts";
import { isUnheldFact } from "../unheld-fact.ts";
import type { Asking } from "./asking.ts";

/** "QTS and …" */
const WITH_MORE = new RegExp(
	`\\p{Lu}{3,6} ${partOf(TERM_WORDS, ({ and = "" }) => and)} `,
	"u",
);

/** The first letters of a paper's words go on into no field and no school. */
const PARTS = /, | \(/u;

type PaperSection = "education" | "certifications";

/** Those of a section that are held. */
export function heldByInitials(asking: Asking, section: PaperSection): Fact[] {
	return namedByInitials(asking, section).filter(
		(fact) => !isUnheldFact(fact, asking.profile),
	);
}

/** Those of a section, held or not. */
export function namedByInitials(
	{ requirement: { text, logic, parts }, facts }: Asking,
	section: PaperSection,
): Fact[] {
	// "QTS and a degree in physics": the letters are one thing of several.
	if ((logic.how !== "any" && parts.length > 1) || WITH_MORE.test(text))
		return [];
	return papersOf(facts)
		.filter(
			({ fact, parts: named }) =>
				isInSection(fact.path, section) &&
				named.some((part) => spellsOut(text, part) || spellsOut(part, text)),
		)
		.map(({ fact }) => fact);
}

type Paper = { fact: Fact; parts: readonly string[] };

const known = new WeakMap<Asking["facts"], readonly Paper[]>();

// Requirement after requirement asks for the same ones.
function papersOf(facts: Asking["facts"]): readonly Paper[] {
	const papers =
		known.get(facts) ??
		facts.flatMap(({ fact }) =>
			isInSection(fact.path, "education", "certifications") &&
			!namesSchool(fact)
				? [{ fact, parts: fact.text.split(PARTS) }]
				: [],
		);
	known.set(facts, papers);
	return papers;
}
