// Titles set apart from the text: the subject of a mail, and the line below a sentence that ends where a title has to follow ("We are
// looking for a").
import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";
import { around } from "../text/around-terms.ts";
import { titleWords } from "../text/naming.ts";
import { type PostingFact, postingLines } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import type { Found } from "./candidates.ts";
import { namesRole } from "./title-lines.ts";
import { titleOf } from "./title-text.ts";

const HEAD = 1500;
const SUBJECT = listPattern(
	`^[ \\t>]*(?:${partOf(POSTING_WORDS, ({ pasted }) => pasted.subject ?? "")})[ \\t]*[:：][ \\t]*(.{3,160})$`,
	"imu",
);
/** "TR: Fwd: …": how often a mail was answered and sent on. */
const SENT_ON = /^(?:\p{L}{1,6}\s?[:：]\s*)+/u;
/** "Vacancy", "We are looking for a", in front of the title. */
const OPENS_SEEKING = wordPattern(
	({ titles }) => titles.seeking,
	(words) =>
		`^(?:(?:${words}|${titleWords("calls")}|${titleWords("announcements")})[:–-]?\\s+)+(?:${around("articles")} )?`,
);
/** "… (H/F), please pass on". */
const BEHIND_GENDER =
	/(?<=\b[mwfhdx]\s?[/|]\s?[mwfhdx]\b[^\s]*)\s*[,;–—-]\s.*$/iu;
const AS_SUBJECT = 0.8;

const SEEKING = wordPattern(
	({ titles }) => titles.seeking,
	(words) => words,
);
const ENDS_OPEN = listPattern(
	`${LETTERS_BEGIN}(?:${around("articles")}(?: ?/ ?\\p{L}{1,6})?|${titleWords("asRole")})\\s*[:：]?\\s*$|[:：]\\s*$`,
	"iu",
);
const HEAD_LINES = 12;
const LONGEST = 90;
const AS_SOUGHT = 0.62;

/** `given` is the text as pasted, `text` without the head of the mail. */
export function titlesSetApart(
	text: string,
	{ given, spoken }: { given: string; spoken: Spoken },
): Found[] {
	return [...inSubject(given, spoken), ...belowSeeking(text, spoken)];
}

/** Its place is the beginning: what is clean has no head of a mail. */
function inSubject(given: string, spoken: Spoken): Found[] {
	const subject = SUBJECT.exec(given.slice(0, HEAD))?.[1];
	if (!subject) return [];
	const about = subject.replace(SENT_ON, "").replace(BEHIND_GENDER, "");
	const sought = about.replace(OPENS_SEEKING(spoken), "");
	const title = titleOf(0, sought);
	return title && (sought !== about || namesRole(title.text, spoken))
		? [{ text: capital(title.text), score: AS_SUBJECT, span: [0, 0] }]
		: [];
}

function belowSeeking(text: string, spoken: Spoken): Found[] {
	const lines = postingLines(text).slice(0, HEAD_LINES);
	return lines.flatMap((line, at): Found[] => {
		const above = lines[at - 1]?.text.trim() ?? "";
		const isOpen = ENDS_OPEN.test(above) && SEEKING(spoken).test(above);
		if (!isOpen || !isNameLike(line)) return [];
		const title = titleOf(line.span[0], line.text);
		return title ? [{ ...title, score: AS_SOUGHT }] : [];
	});
}

function isNameLike({ text }: PostingFact): boolean {
	const line = text.trim();
	return (
		/^\p{Lu}/u.test(line) && line.length <= LONGEST && !/[.!?:]$/u.test(line)
	);
}

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
