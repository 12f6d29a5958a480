// Tools and fields of knowledge that the posting names and the person lists, as a row of names in the summary, those first that the work
// shows: what the headline says already, what every office uses and what is only begun stay out.
import type { LanguageCode } from "../../language/language-code.ts";
import type { TermMatch } from "../../match/match.ts";
import { entryPathOf } from "../../profile/content-path.ts";
import { begunSkills } from "../choose/skill-level.ts";
import { isWeakSkill } from "../choose/weak-skills.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { namesLetters, namesWord } from "../letter/names-word.ts";
import { traitsIn } from "../letter/traits.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { composed } from "./composed-line.ts";
import { mayState } from "./stated.ts";
import {
	isOnlyStudied,
	isSaidIn,
	skillTags,
	type Tag,
	tailoredHeadline,
} from "./tailored-headline.ts";

const MOST = 4;
/** Longer ones are no names. */
const LONGEST = 36;

/** The row that can be proved with most of the names; none where the page has said them. */
export function askedTools(
	tailoring: Tailoring,
	drafting: Drafting,
	{ said, language }: { said: string; language: LanguageCode },
): DraftLine[] {
	const { profile } = tailoring;
	const head = tailoredHeadline(tailoring, drafting)?.text ?? "";
	const begun = begunSkills(profile);
	const traits = traitsIn(tailoring.match);
	const rankOf = ranking(tailoring);
	const names = skillTags(profile)
		.filter(
			({ path, text }) =>
				text !== "" &&
				text.length <= LONGEST &&
				!/[;:.]\s/u.test(text) &&
				!begun.has(path) &&
				!traits.has(entryPathOf(path)) &&
				!isWeakSkill(text) &&
				!isOnlyStudied(text, profile) &&
				[head, said].every((one) => !isSaidIn(text, one)),
		)
		.map((tag) => ({ ...tag, rank: rankOf(tag) }))
		.filter(({ rank }) => rank !== null)
		.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
		.filter(({ text }, at, all) =>
			all.slice(0, at).every((other) => !isSaidIn(text, other.text)),
		);
	for (
		let some = names.slice(0, MOST);
		some.length > 0;
		some = some.slice(0, -1)
	) {
		const row = some
			.map(({ text }) => text)
			.join(language === "zh" ? "、" : ", ");
		const text = `${row}${language === "zh" ? "。" : "."}`;
		if (mayState(text, profile))
			return [
				composed(
					text,
					some.map(({ path }) => path),
				),
			];
	}
	return [];
}

/** The lower the sooner, null where the posting does not name it: required before wished for, shown by the work before listed. */
function ranking({ match }: Tailoring): (tag: Tag) => number | null {
	const asked = match.terms.filter(
		({ term: { kind, demand } }) => KINDS.has(kind) && demand !== "mention",
	);
	return ({ text }) => {
		const ranks = [
			...asked
				.filter(({ term }) =>
					[term.term, ...term.forms].some((form) => isMuchOf(form, text)),
				)
				.map(rankOfTerm),
			...match.requirements
				.filter(
					({ requirement }) =>
						!requirement.isNegated &&
						(namesLetters(requirement.text, text) ||
							(/\p{Lu}.*\p{Lu}|\p{N}/u.test(text) &&
								namesWord(requirement.text, text))),
				)
				.map(({ requirement: { kind } }) =>
					kind === "must" ? LETTERS : LETTERS + 1,
				),
		];
		return ranks.length > 0 ? Math.min(...ranks) : null;
	};
}

const KINDS: ReadonlySet<string> = new Set(["tool", "knowledge"]);
const LETTERS = 1;
const RANKS = { must: 0, nice: 2, duty: 1, mention: 3 };

function rankOfTerm({ term: { kind, demand }, support }: TermMatch): number {
	return (
		RANKS[demand] +
		(support === "shown" ? 0 : 1) +
		(kind === "tool" ? 0 : UNSPECIFIC)
	);
}

/** Fields stand behind tools. */
const UNSPECIFIC = 4;
const MUCH = 0.4;

/** Whether a name says most of a skill: "Opera" of "Opera PMS". */
function isMuchOf(name: string, skill: string): boolean {
	return namesWord(skill, name) && name.length >= MUCH * skill.length;
}
