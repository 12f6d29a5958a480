// Papers that a requirement names by their letters and that are entered under the same ones are held, however much else it says:
// "please only apply if you hold CS38 and CS39 (or the newer equivalents) and can bring the cards along".

import { isNotHeld } from "../../language/reading/not-held.ts";
import { englishStems } from "../../meaning/glosses.ts";
import { isInSection } from "../../profile/content-path.ts";
import { type Code, codeNames, codesIn, isCodeAmong } from "../codes.ts";
import { CREDENTIALS_PATH } from "../facts.ts";
import type { IndexedFact } from "../indexed-fact.ts";
import type { Fact } from "../match.ts";
import { isChoice } from "./alternatives.ts";
import type { Asking, Decision } from "./asking.ts";

const PAPER = new Set(
	englishStems("certificate certification certified card ticket license hold"),
);
/** A single code may number the point or name a standard. */
const FEWEST_FIGURED = 2;
/** Shorter letters stand for too much. */
const SHORTEST = 4;

/** Null where no paper is named by letters, or where none of them is entered and held. */
export function decideLettered(asking: Asking): Decision | null {
	const { requirement, facts, lexemes } = asking;
	if (requirement.kind === "duty" || requirement.isNegated) return null;
	const codes = codesIn(requirement.text);
	const figured = codes.filter(({ hasFigure }) => hasFigure);
	if (figured.length >= FEWEST_FIGURED) return decideAll(figured, asking);
	const asksPaper = lexemes.some(({ lexeme }) =>
		lexeme.english.some((stem) => PAPER.has(stem)),
	);
	const body = codes.find(
		({ name, hasFigure }) => !hasFigure && name.length >= SHORTEST,
	);
	if (!asksPaper || !body || codes.length > 1) return null;
	const evidence = heldUnder(body, facts);
	if (evidence.length === 0) return null;
	const classes = requirement.text.match(CLASS) ?? [];
	return evidence.some(({ text }) => holdsAll(text, classes))
		? { support: "shown", evidence }
		: { support: "partly", evidence, isLess: true };
}

function decideAll(codes: readonly Code[], asking: Asking): Decision | null {
	const found = codes.map((code) => heldUnder(code, asking.facts));
	const held = found.filter((papers) => papers.length > 0).length;
	const evidence = [...new Set(found.flat())];
	if (held === 0) return null;
	return held === codes.length || isChoice(asking)
		? { support: "shown", evidence }
		: null;
}

function heldUnder(code: Code, facts: readonly IndexedFact[]): Fact[] {
	return facts
		.map(({ fact }) => fact)
		.filter(
			({ path, text }) =>
				(isInSection(path, "certifications") || path === CREDENTIALS_PATH) &&
				!isNotHeld(text) &&
				isCodeAmong(codeNames(text), code),
		);
}

/** "Functions A and D": the letter of a class. */
const CLASS = /(?<![\p{L}\p{N}.'’-])[A-HJ-Z](?![\p{L}\p{N}.'’-])/gu;

function holdsAll(text: string, classes: readonly string[]): boolean {
	const held: readonly string[] = text.match(CLASS) ?? [];
	return classes.every((one) => held.includes(one));
}
