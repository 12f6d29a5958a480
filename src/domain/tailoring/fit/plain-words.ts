// Whether a line is a few plain words that say nothing to a posting: no count, no word of what is asked for, no skill the person lists.

import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";

const MOST_WORDS = 7;
const FEW_WORDS = 2;
/** A stem of fewer letters is a small word. */
const LEAST_STEM = 3;
/** Of the posting beyond what it asks for, long words alone count: the others stand in any. */
const LEAST_STEM_BESIDE = 6;

export type PlainLine = {
	words: number;
	/** Whether one of them is asked for. */
	isAsked: boolean;
};

/** Null for a line that counts, names a listed skill or is no short one. */
export type ReadPlainWords = (line: string) => PlainLine | null;

export function plainWordsFor({
	profile,
	job,
	title,
	posting = "",
}: Pick<Tailoring, "profile" | "job" | "title" | "posting">): ReadPlainWords {
	const asked = new Set([
		...stemsOf(
			[title, ...job.requirements.map(({ text }) => text)].join("\n"),
		).filter((stem) => stem.length >= LEAST_STEM),
		...stemsOf(posting).filter((stem) => stem.length >= LEAST_STEM_BESIDE),
	]);
	const skills = [
		...profile.skills.map(({ skill_name }) => skill_name),
		...profile.software.map(({ software_name }) => software_name),
	]
		.map((name) => stemsOf(oneLine(name)))
		.filter((stems) => stems.length > 0);
	// Whether a word is asked for shows in one language alone.
	const most =
		job.language === profileLanguage(profile) ? MOST_WORDS : FEW_WORDS;
	return (line) => {
		const words = line.split(/\s+/u).length;
		if (words > most || /\p{N}|\p{Script=Han}/u.test(line)) return null;
		const stems = stemsOf(line);
		const said = new Set(stems);
		if (skills.some((skill) => skill.every((stem) => said.has(stem))))
			return null;
		return { words, isAsked: stems.some((stem) => asked.has(stem)) };
	};
}

function stemsOf(text: string): string[] {
	return [...contentStems(wordsOf(text))];
}
