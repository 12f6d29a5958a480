// How much the lines of a profile name of what is asked for, and whether any does.

import { isNotHeld } from "../../language/reading/not-held.ts";
import { affinities } from "../../match/affinity.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { spellsOut } from "../../match/spells-out.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryPathOf, isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { sharesBeginning } from "./certain-gaps.ts";
import { REGULATED } from "./gap-papers.ts";
import type { AskedGap, Held } from "./gap-search.ts";

export const NAMED = 0.34;

/** Neither a paper nor any other line bears its words, and no statement can be asked for. */
export function isNamedNowhere(asked: AskedGap, isRegulated: boolean): boolean {
	const { requirement, support } = asked.one;
	return (
		(support === "absent" ||
			support === "unknown" ||
			(isRegulated && support === "partly")) &&
		!requirement.orEquivalent &&
		requirement.group === null &&
		!isSpelledOut(asked) &&
		!(isRegulated && isRegulatedInTrade(asked)) &&
		((isRegulated && isOfAnotherTrade(asked)) ||
			factsBy(asked).every(
				({ worth, fact }) =>
					worth < NAMED && !sharesCode(asked.need, fact.text),
			))
	);
}

function isSpelledOut({ need, one, look: { tailoring } }: AskedGap): boolean {
	return factsOf(tailoring.profile).some(
		({ text }) =>
			spellsOut(need, text) || spellsOut(one.requirement.text, text),
	);
}

/** "Staatsexamen, Berufsurkunde" in the trade that "staatlich anerkannt" is asked of: the law's papers have several names. */
function isRegulatedInTrade({ need, look: { tailoring } }: AskedGap): boolean {
	return factsOf(tailoring.profile).some(
		({ path, text }) =>
			isInSection(path, "education", "certifications") &&
			REGULATED.test(text) &&
			!isNotHeld(text) &&
			sharesBeginning(need.replace(REGULATED, ""), text.replace(REGULATED, "")),
	);
}

/**
 * "Diplôme d'État d'infirmier" beside that of a nursing aide: papers of the law share their names, and the word behind the name says of
 * which work they are.
 */
function isOfAnotherTrade({ need, look: { tailoring } }: AskedGap): boolean {
	const found = REGULATED.exec(need);
	const behind = found ? need.slice(found.index + found[0].length) : "";
	const [trade] = contentStems(wordsOf(behind));
	return (
		trade !== undefined &&
		!factsOf(tailoring.profile).some(({ text }) =>
			contentStems(wordsOf(text)).has(trade),
		)
	);
}

function factsBy({
	one: { requirement },
	need,
	look: { tailoring },
}: AskedGap): { fact: Fact; worth: number }[] {
	const facts = factsOf(tailoring.profile);
	const worths = worthOf(
		[need, requirement.text],
		facts.map(({ text }) => text),
		tailoring,
	);
	return facts.map((fact, at) => ({ fact, worth: worths[at] ?? 0 }));
}

/** How much each line says of the asked texts, of the one it says most of. */
export function worthOf(
	asked: readonly string[],
	lines: readonly string[],
	{ job, profile }: Tailoring,
): number[] {
	if (lines.length === 0) return [];
	const said = affinities(
		{ language: job.language, texts: asked },
		{ language: profileLanguage(profile), texts: lines },
	);
	return lines.map((_, at) =>
		Math.max(
			...said.map((row) => {
				const { covered = 0, specific = 0 } = row[at] ?? {};
				return specific > 0 ? covered : 0;
			}),
		),
	);
}

const CODE =
	/(?<!\p{L})(?:\p{Lu}{2,6}|\p{Lu}\+\p{Lu}|\p{Lu}\p{Lu}?\d{1,4})(?!\p{L})/gu;

export function namesCode(asked: string): boolean {
	return asked !== asked.toUpperCase() && asked.match(CODE) !== null;
}

/** Whether both name the same license by its letters: "ADR", "C+E". */
export function sharesCode(asked: string, held: string): boolean {
	// A line in capitals has no letters that stand out.
	if (asked === asked.toUpperCase()) return false;
	const codes: readonly string[] = held.match(CODE) ?? [];
	return (asked.match(CODE) ?? []).some((code) => codes.includes(code));
}

const FIRST_LETTERS = 6;

const NAMING = ["education", "skills", "certifications"] as const;

/** The degree, skill or certificate that a sentence about a day to come speaks of. */
export function namedWith(
	{ text, path }: Held,
	{ profile }: Pick<Tailoring, "profile">,
): string[] {
	const small = text.toLowerCase();
	return factsOf(profile)
		.filter((fact) => {
			const [name = ""] = fact.text.toLowerCase().split(/\s*[(,;]/u);
			const [first = ""] = name.split(" ");
			return (
				fact.path !== path &&
				isInSection(fact.path, ...NAMING) &&
				(first.length >= FIRST_LETTERS
					? small.includes(first)
					: name.includes(" ") && small.includes(name))
			);
		})
		.map((fact) => entryPathOf(fact.path));
}
