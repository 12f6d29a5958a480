// A language that is spoken less well than a requirement asks.

import type { KnockoutKind, Requirement } from "../../job/job.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { stepsBelow } from "../../match/decide/languages.ts";
import {
	entryIndexOf,
	isInSection,
	pathOf,
} from "../../profile/content-path.ts";
import type { Language } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { isSpokenWell, levelName, nameInText } from "../wording/spoken.ts";
import type { AskedGap, Held } from "./gap-search.ts";
import { isHardlySpoken } from "./hardly-spoken.ts";

/** A language that is spoken less well than asked. */
export function spokenLess(
	{
		one: { requirement, support, evidence },
		look: {
			tailoring: { profile, job },
			voice,
		},
	}: AskedGap,
	unmet: KnockoutKind | null,
): Held | null {
	if (support !== "partly") return null;
	const mayBeLess = (at: number) => {
		const spoken = profile.languages[at];
		if (spoken && isLevelOfAnother(requirement, spoken, job.language))
			return false;
		// A grade tells by itself whether it is enough.
		if (spoken && GRADE.test(spokenLevel(spoken)) && requirement.level)
			return stepsBelow(spoken, requirement.level) > 0;
		return (
			unmet === "language" ||
			requirement.level !== null ||
			(requirement.kind === "must" &&
				spoken !== undefined &&
				isHardlySpoken(spoken))
		);
	};
	const [least] = evidence
		.flatMap(({ path }) => {
			const at = isInSection(path, "languages") ? entryIndexOf(path) : null;
			const spoken = at === null ? undefined : profile.languages[at];
			return at === null || !spoken || isSpokenWell(spoken) || !mayBeLess(at)
				? []
				: [{ at, spoken, grade: gradeOf(levelName(spoken, voice.language)) }];
		})
		.toSorted((a, b) => a.grade.localeCompare(b.grade, "en"));
	if (!least) return null;
	const { at, spoken } = least;
	const name = nameInText(spoken.language_name, voice.language);
	const level = levelName(spoken, voice.language);
	return level === ""
		? null
		: { path: pathOf("languages", at), text: `${name} (${level})` };
}

const GRADE = /(?<!\p{L})[A-C][12](?!\p{L})/u;

/** Of the European scale; what has none stands behind. */
function gradeOf(level: string): string {
	return GRADE.exec(level)?.[0] ?? "D";
}

/** "Du snakker norsk godt, og litt engelsk hjelper": the level is asked for in another clause than the one that names the language. */
function isLevelOfAnother(
	{ text, level, span: [start] }: Requirement,
	{ language_name }: Pick<Language, "language_name">,
	code: string,
): boolean {
	if (!level) return false;
	const posting = LANGUAGE_CODES.find((known) => known === code);
	const names = [
		language_name,
		...(posting ? [nameInText(language_name, posting)] : []),
	].map((name) => name.toLowerCase());
	const isNamedIn = (clause: string) =>
		names.some((name) => clause.toLowerCase().includes(name));
	const before = text.slice(0, level.span[0] - start).search(/[,;][^,;]*$/u);
	const behind = text.slice(level.span[1] - start).search(/[,;]/u);
	const clause = text.slice(
		before + 1,
		behind < 0 ? undefined : level.span[1] - start + behind,
	);
	// "Good Dutch, at least level B2": a grade with a word or two names no other language.
	const isGradeAlone =
		GRADE.test(clause) && clause.trim().split(/\s+/u).length <= FEW_WORDS;
	return isNamedIn(text) && !isNamedIn(clause) && !isGradeAlone;
}

const FEW_WORDS = 4;
