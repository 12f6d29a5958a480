// What a posting wants to have sent beside the resume: certificates, a diploma, a copy of a license. A sentence that says so names
// them, or a list behind it does.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { questionPatterns } from "./question-patterns.ts";
import { inSpelling } from "./voice.ts";

/** What comes before this share of a posting is about the work. */
const NOT_YET = 0.45;
const LONGEST_SENTENCE = 600;
const MOST = 6;

/** What somebody can have papers of. */
type Held = Readonly<Record<"work" | "studies", boolean>>;

const ALL: Held = { work: true, studies: true };

/** As a letter names them, in the order of the posting; none of what somebody can have no paper of. */
export function askedEnclosures(
	posting: string,
	language: string,
	held: Held = ALL,
): string[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const words = code && APPLYING_WORDS[code].enclosures;
	if (code === undefined || words === undefined) return [];
	const later = listPattern(`${LETTERS_BEGIN}(?:${words.later})`, "iu");
	const kinds = words.kinds
		.filter(([, , of]) => of === undefined || held[of])
		.map(
			([asked, name]) =>
				[listPattern(`${LETTERS_BEGIN}(?:${asked})`, "iu"), name] as const,
		);
	const resume = listPattern(
		`${LETTERS_BEGIN}(?:${words.beside})${LETTERS_END}`,
		"iu",
	);
	const { sent } = questionPatterns(code);
	const said = sendingSentences(posting, { sent, resume }).filter(
		(sentence) => !later.test(sentence),
	);
	// "Diplom oder Meisterbrief": one of them; "ggf. ein Nachweis": not everybody's.
	const isOther = listPattern(
		`(?<!\\p{L})(?:(?:${WRITING_WORDS[code].or}|bzw\\.?)(?:\\s\\p{L}+){0,2}|(?:${words.ifAny})(?:,?\\s\\p{L}+){0,3}),?\\s*$`,
		"iu",
	);
	// Of "Meisterbrief oder Diplom" nobody knows which is held: a letter names neither.
	const isFirst = listPattern(
		`^[\\p{L}-]+\\s(?:${WRITING_WORDS[code].or}|bzw\\.?)\\s`,
		"iu",
	);
	const found = said.flatMap((sentence) =>
		kinds
			.flatMap(([asked, name]) => {
				const found = asked.exec(sentence);
				const at = found?.index ?? -1;
				const own = found?.[0] ?? "";
				return at < 0 ||
					isOther.test(sentence.slice(0, at)) ||
					isFirst.test(sentence.slice(at))
					? []
					: [{ at, name: name === "" ? inSpelling(own, words.named) : name }];
			})
			.toSorted((a, b) => a.at - b.at)
			.map(({ name }) => name),
	);
	return [...new Set(found)].slice(0, MOST);
}

/** Sentences that have something sent, and the items of a list behind one. */
function sendingSentences(
	posting: string,
	{ sent, resume }: { sent: RegExp; resume: RegExp },
): string[] {
	const found: string[] = [];
	let isListing = false;
	for (const line of posting
		.slice(Math.floor(posting.length * NOT_YET))
		.split("\n")) {
		const isItem = /^\s*[-•*·–+›>✔▪○]/u.test(line);
		if (isListing && isItem) {
			found.push(oneLine(line));
			continue;
		}
		isListing = false;
		for (const sentence of sentencesOf(oneLine(line))) {
			if (sentence.length > LONGEST_SENTENCE) continue;
			if (!sent.test(sentence) && !resume.test(sentence)) continue;
			found.push(sentence);
			isListing = line.trimEnd().endsWith(":");
		}
	}
	return found;
}

/** The line a letter ends with; null where nothing but the resume is asked for. */
export function enclosureLine(
	posting: string,
	{
		spoken,
		written,
		line,
		held,
	}: {
		spoken: string;
		written: string;
		line: string | undefined;
		held?: Held;
	},
): string | null {
	// What a posting calls its papers has no certain name in another language.
	if (spoken !== written) return null;
	const code = LANGUAGE_CODES.find((one) => one === written);
	const own = line ?? (code && APPLYING_WORDS[code].enclosures?.line);
	const items = askedEnclosures(posting, spoken, held);
	return own === undefined || items.length === 0
		? null
		: own.replace("{items}", () => items.join(", "));
}
