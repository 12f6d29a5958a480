// A requirement that names codes and little else is answered by the lines that hold them, letter by letter.

import { isNotHeld } from "../../language/reading/not-held.ts";
import { englishStems } from "../../meaning/glosses.ts";
import {
	entryIndexOf,
	fieldOf,
	isInSection,
} from "../../profile/content-path.ts";
import { type Code, codeNames, codesIn } from "../codes.ts";
import { isShownInWork, namesSchool } from "../fact-kinds.ts";
import { CREDENTIALS_PATH } from "../facts.ts";
import type { IndexedFact } from "../indexed-fact.ts";
import type { Fact } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

const OF_PAPERS = new Set(
	englishStems(
		"certificate certification certified card ticket license licensed qualification standard course training endorsement class level",
	),
);
/** Beside the codes; with more words the lines have to say more than the codes. */
const MOST_OTHER_WORDS = 1;

/** Null where no code is named that terms do not name already, or where the requirement says more than codes. */
export function decideCodes(asking: Asking): Decision | null {
	const { requirement, facts } = asking;
	if (requirement.years) return null;
	const codes = unnamedCodes(asking);
	if (codes.length === 0 || otherWords(codes, asking) > MOST_OTHER_WORDS)
		return null;
	const found = codes.map((code) =>
		factsWith(code, facts).filter((fact) => !issuesUnheld(fact, asking)),
	);
	const held = found.filter((lines) => lines.length > 0).length;
	const evidence = found.flat();
	if (held === 0)
		return codes.some(({ hasFigure }) => hasFigure) && !requirement.orEquivalent
			? { support: "absent", evidence: [] }
			: null;
	if (
		held < codes.length &&
		requirement.logic.how !== "any" &&
		!namesOnePaper(requirement.text)
	)
		return { support: "partly", evidence, isLess: true };
	// "XPQ, exam in May": named, and not held.
	if (
		evidence.every(({ text }) => isNotHeld(text)) &&
		!isNotHeld(requirement.text)
	)
		return { support: "partly", evidence, isLess: true };
	return {
		support: evidence.some(({ path }) => isProof(path)) ? "shown" : "listed",
		evidence,
	};
}

/** "CPR / BLS card" is one paper under several letters, "ACLS/PALS cards" are several. */
export function namesOnePaper(text: string): boolean {
	const [, behind = ""] = SLASHED.exec(text) ?? [];
	return (
		!behind.endsWith("s") &&
		englishStems(behind).some((stem) => OF_PAPERS.has(stem))
	);
}

const SLASHED =
	/(?<![\p{L}\p{N}])\p{Lu}{2,6} ?\/ ?\p{Lu}{2,6} (\p{L}{4,})(?!\p{L})/u;

/** Who issues a paper that is not held yet holds it for nobody. */
function issuesUnheld({ path }: Fact, { profile }: Asking): boolean {
	const name =
		fieldOf(path) === "issuing_organization"
			? profile.certifications[entryIndexOf(path) ?? -1]?.certification_name
			: null;
	return name !== null && name !== undefined && isNotHeld(name);
}

function unnamedCodes({ requirement, terms }: Asking): Code[] {
	const named = new Set(
		terms.flatMap(({ term }) =>
			term.forms.flatMap((form) => [...codeNames(form)]),
		),
	);
	return codesIn(requirement.text).filter(({ name }) => !named.has(name));
}

function otherWords(
	codes: readonly Code[],
	{ lexemes, terms }: Asking,
): number {
	const named = terms.flatMap(({ term }) => term.forms.join(" ").toLowerCase());
	return lexemes.filter(
		({ lexeme, at }) =>
			lexeme.weight === 1 &&
			!codes.some((code) => code.at <= at && at < code.end) &&
			!named.some((form) => form.includes(lexeme.text)) &&
			!lexeme.english.some((stem) => OF_PAPERS.has(stem)),
	).length;
}

const names = new WeakMap<IndexedFact, ReadonlySet<string>>();

function factsWith(
	{ name, pieces }: Code,
	facts: readonly IndexedFact[],
): Fact[] {
	return facts
		.filter((indexed) => {
			if (namesSchool(indexed.fact)) return false;
			const held = names.get(indexed) ?? codeNames(indexed.fact.text);
			names.set(indexed, held);
			return held.has(name) || pieces?.every((piece) => held.has(piece));
		})
		.map(({ fact }) => fact);
}

function isProof(path: string): boolean {
	return (
		isShownInWork(path) ||
		isInSection(path, "certifications") ||
		path === CREDENTIALS_PATH
	);
}
