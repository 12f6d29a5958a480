// The mechanical rules of a letter.

import { sentencesOf } from "#src/domain/clauses/sentence-ends.ts";
import { detectLanguage } from "#src/domain/language/reading/detect-language.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import type { LetterContent } from "#src/domain/tailoring/content/content.ts";
import { perDocument, type Rule, type Verdict } from "./rule.ts";
import type { WrittenPair } from "./written-pair.ts";

const MUST = 0.97;
const FEWEST = 150;
const MOST = 260;
/** A Chinese word is about so many characters. */
const HAN_A_WORD = 1.6;

export const letterRules: readonly Rule[] = [
	{ name: "letter of 150 to 260 words", must: MUST, judge: judgeLength },
	{ name: "letter has the parts of the plan", must: MUST, judge: judgeParts },
	{ name: "letter's language right", must: MUST, judge: judgeLanguage },
	{ name: "letter: nothing put back", must: MUST, judge: judgeProof },
];

function paragraphsOf({ body }: LetterContent): string[] {
	return [body.opening, ...body.body_paragraphs, body.closing].filter(Boolean);
}

export function firstSentence(letter: LetterContent): string {
	return sentencesOf(paragraphsOf(letter)[0] ?? "")[0] ?? "";
}

function judgeLength({ letter }: WrittenPair): Verdict {
	const text = paragraphsOf(letter).join(" ");
	const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	const words = text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.-]*[\p{L}\p{N}])?/gu);
	const count = han > 0 ? han / HAN_A_WORD : (words?.length ?? 0);
	const isRight = count >= FEWEST && count <= MOST;
	return perDocument(isRight ? [] : [`${Math.round(count)} words`]);
}

const MOST_LINES = 8;

/** Three to eight of the person's lines word for word, as far as there are so many, what is missing where something is, and a close. */
function judgeParts({ letter, match, person }: WrittenPair): Verdict {
	const told = letter.validation.lines.flatMap(({ original }) =>
		original ? original.split(" | ") : [],
	);
	const { personal, work_experience, projects, volunteer } = person.profile;
	const lines = [...work_experience, ...projects, ...volunteer]
		.flatMap((entry) => [
			...entry.achievements,
			...sentencesOf(entry.description ?? ""),
		])
		.concat(sentencesOf(personal.summary ?? ""));
	const text = paragraphsOf(letter).join("\n").toLowerCase();
	// A sentence puts its subject before or behind the first word.
	const isOwn = (line: string) =>
		lines.some((one) => one.includes(line.replace(/[\s.;,。]+$/u, ""))) &&
		text.includes(
			line
				.replace(/^\S+\s/u, "")
				.replace(/[\s.;,。]+$/u, "")
				.toLowerCase(),
		);
	const frames = letter.validation.lines.flatMap((line) => line.frames ?? []);
	const isMet = match.requirements.every(({ support }) => support !== "absent");
	const hasGap =
		isMet ||
		match.requirements.length === 0 ||
		frames.some((frame) =>
			match.terms.some(
				({ term, support }) =>
					support === "absent" &&
					term.forms.some((form) => frame.includes(form)),
			),
		) ||
		frames.length > 2;
	return perDocument([
		...(told.length >= Math.min(3, lines.length) && told.length <= MOST_LINES
			? []
			: [`${told.length} lines`]),
		...told.filter((line) => !isOwn(line)),
		...(hasGap ? [] : ["no gap named"]),
		...(letter.body.closing === "" ? ["no close"] : []),
	]);
}

function judgeLanguage({ letter, person }: WrittenPair): Verdict {
	const language = profileLanguage(person.profile);
	const read = detectLanguage(paragraphsOf(letter).join("\n"));
	return perDocument(
		// A profile with a name alone has no language a letter could be wrong in.
		[read, language].includes("und") || read === language
			? []
			: [`${read} for ${language}`],
	);
}

function judgeProof({ letter }: WrittenPair): Verdict {
	const { removed, repaired } = letter.validation;
	return perDocument(
		[...removed, ...repaired].map(
			({ text, reason }) => `${text.slice(0, 80)} (${reason})`,
		),
	);
}
