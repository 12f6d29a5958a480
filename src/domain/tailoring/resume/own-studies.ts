// Studies under way that the posting asks for, in the person's own sentence: it says when they end, which the entry below cannot.
import {
	isNotHeld,
	isOver,
	isPlanned,
} from "../../language/reading/not-held.ts";
import { lowestDegree } from "../../match/degree-ranks.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryIndexOf, pathOf, sectionOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { namesTrade } from "../choose/asked-studies.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isGivenUp } from "../letter/given-up.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import { isPlain } from "../lines/public-words.ts";

const LONGEST = 140;
const YEARS = /(?<!\p{N})20\p{N}{2}(?!\p{N})/gu;
const YEAR = new RegExp(YEARS.source, "u");
/** A shorter word stands in too many postings. */
const SHORTEST_STEM = 5;
/** Shared with one requirement; one word of a trade is enough. */
const LEAST_SHARED = 2;
/** So much of a paper's name makes it the same studies. */
const SAME = 0.5;

/** The first of the person's sentences that tells of them; what is required before what would be nice. */
export function ownStudies(
	tailoring: Tailoring,
	sentences: readonly DraftLine[],
): DraftLine | null {
	const stated = sentences.filter(({ original, text }) =>
		isStatable(original, text, tailoring),
	);
	const answering = (kinds: ReadonlySet<string>) =>
		stated.find(({ original }) => answers(original, tailoring, kinds));
	return answering(REQUIRED) ?? answering(ANY) ?? null;
}

const REQUIRED: ReadonlySet<string> = new Set(["must"]);
const ANY: ReadonlySet<string> = new Set(["must", "duty", "nice"]);

function isStatable(
	original: string,
	text: string,
	{ profile, today }: Tailoring,
): boolean {
	return (
		text.length <= LONGEST &&
		isPlain(text) &&
		!isGivenUp(original) &&
		!isOver(original) &&
		(endsLater(original, today) ||
			// What should be over by now says nothing certain.
			(!YEAR.test(original) && (isNotHeld(original) || isPlanned(original)))) &&
		isProvable(text, profile)
	);
}

function endsLater(text: string, today: string): boolean {
	return (text.match(YEARS) ?? []).some((year) => year > today.slice(0, 4));
}

function answers(
	sentence: string,
	{ match, profile, job, title }: Tailoring,
	kinds: ReadonlySet<string>,
): boolean {
	const said = stemsOf(
		[
			sentence,
			...studiesNamedIn(sentence, profile).map(({ name }) => name),
		].join(" "),
	);
	const isNamedBy = (text: string) => {
		const stems = stemsOf(text);
		const shared = stems.filter((stem) => said.includes(stem));
		const isDegree = lowestDegree(text, job.language) > 1;
		return (
			shared.length >= (isDegree ? 1 : LEAST_SHARED) ||
			namesInCapitals(text).some((one) =>
				namesInCapitals(sentence).includes(one),
			) ||
			stems.some((stem) => namesTrade(stem, said))
		);
	};
	return (
		isNamedBy(title) ||
		match.requirements.some(
			({ requirement: { kind, text, isNegated } }) =>
				!isNegated && kinds.has(kind) && isNamedBy(text),
		) ||
		namesAskedLanguage(sentence, { match, profile })
	);
}

/** The studies a sentence tells of: "the second part of the exam follows in May" says no field. */
export function studiesNamedIn(
	sentence: string,
	profile: Profile,
): { path: string; name: string }[] {
	return profile.education.flatMap(({ degree_type, field_of_study }, at) => {
		const name = [degree_type, field_of_study].map(oneLine).join(" ");
		return describesStudies(sentence, { at, name }, profile)
			? [{ path: pathOf("education", at), name }]
			: [];
	});
}

/** A language that is asked for and known to some degree, by the name the profile gives it. */
function namesAskedLanguage(
	sentence: string,
	{ match, profile }: Pick<Tailoring, "match" | "profile">,
): boolean {
	const paths = match.knockouts
		.filter(
			({ knockout, verdict }) =>
				knockout.kind === "language" && verdict !== "met",
		)
		.flatMap(({ evidence }) => evidence.map(({ path }) => path))
		.filter((path) => sectionOf(path) === "languages");
	return paths.some((path) => {
		const name = oneLine(
			profile.languages[entryIndexOf(path) ?? -1]?.language_name ?? null,
		);
		return name !== "" && sentence.includes(name);
	});
}

/** Whether the studies at a place of the profile are those a sentence tells of: by their name, or the only ones under way. */
export function describesStudies(
	sentence: string,
	{ at, name }: { at: number; name: string },
	{ education, languages }: Profile,
): boolean {
	const underWay = education.flatMap(({ is_current, degree_type }, place) =>
		is_current || isNotHeld(oneLine(degree_type)) ? [place] : [],
	);
	if (!underWay.includes(at)) return false;
	const isOfLanguage = languages.some(({ language_name }) =>
		sentence.includes(oneLine(language_name)),
	);
	return (
		areSameStudies(name, sentence) || (underWay.length === 1 && !isOfLanguage)
	);
}

/** Whether a paper's name is that of the studies a sentence tells of. */
function areSameStudies(name: string, sentence: string): boolean {
	const said = new Set(stemsOf(sentence));
	const names = stemsOf(name.replace(/\([^()]*\)/gu, ""));
	const shared = names.filter((stem) => said.has(stem)).length;
	return names.length > 0 && shared / names.length >= SAME;
}

/** Whether a sentence says in which year it ends. */
export function saysWhen(sentence: string): boolean {
	return YEAR.test(sentence);
}

function stemsOf(text: string): string[] {
	return [...contentStems(wordsOf(text))].filter(
		(stem) => stem.length >= SHORTEST_STEM,
	);
}

function namesInCapitals(text: string): string[] {
	return text.match(ACRONYMS) ?? [];
}

const ACRONYMS =
	/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}-]{2,11}(?![\p{L}\p{N}])/gu;
