// The parts of an entry's head: what is left of its lines when dates and places are taken out, cut where a writer puts a mark,
// a gap or another look between a title and a company.

import { partOf } from "../../language/patterns.ts";
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import {
	hasDegree,
	isInstitution,
	isLegalForm,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import {
	type FoundDates,
	findDates,
	isPartOfDates,
	withoutDates,
} from "../lines/find-dates.ts";
import { isDuration } from "../lines/marginal-notes.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isCountry, isKnownCity, isPlace, isState } from "../lines/places.ts";
import { type TextRun, textOfRuns } from "../lines/source-line.ts";
import { employerBehind } from "./employer-behind-title.ts";
import { datesOf } from "./entry-blocks.ts";

export type HeadPart = {
	text: string;
	from: Paragraph;
	/** Stands on its line after a comma; then it may belong to the part before it. */
	afterComma: boolean;
	/** A comma stands between it and the part before in another look. */
	isBehindComma?: boolean;
	/** Stands after "at": where somebody worked. */
	isAt: boolean;
	isBold: boolean;
	isItalic: boolean;
	/** A slash stands before it: another name of the part before, where both cannot be told apart. */
	afterSlash?: boolean;
};

export type EntryHead = {
	parts: HeadPart[];
	/** "Self-employed" and "freelance" stand where others name their employer. */
	employment?: HeadPart;
	dates: { found: FoundDates; from: Paragraph } | null;
	place: { text: string; from: Paragraph; why?: string } | null;
	links: { url: string; from: Paragraph }[];
};

const EMPLOYMENT = new RegExp(
	`^\\(?${inAnyLanguage(({ entry }) => entry.employment)}\\)?$`,
	"iu",
);
const PLACE_LABEL = new RegExp(
	`^${inAnyLanguage(
		({ places }) => places.placeLabel,
		({ form }) => form.place,
	)}\\s*[:：]\\s*(\\p{Lu}.+)$`,
	"iu",
);
/** "Ash Works in Leeds", and "in Leeds" where the works are in another look. */
const IN_TOWN = new RegExp(
	`^(?:(.{3,60}?)\\s+)?${inAnyLanguage(({ places }) => places.in)}\\s+(\\p{Lu}[\\p{L}'’ -]{1,40})$`,
	"u",
);
/** "12 Mill Lane" between an employer and its town. */
const STREET = new RegExp(
	`^\\d+\\p{L}? \\p{Lu}[\\p{L}'’. -]* ${inAnyLanguage(({ person }) => person.streetEnd)}$`,
	"iu",
);
const TOWN = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;
/** The letters of a state behind its town. */
const STATE = /^\p{Lu}{2}$/u;
/** "Salem, OR" of any country. */
const TOWN_AND_STATE = /^\p{Lu}[\p{L}'’. -]{1,40}, \p{Lu}{2,3}$/u;
const OWN_BOSS = new RegExp(
	`^(?:${inAnyLanguage(({ entry }) => entry.selfEmployed ?? "")}|${partOf(SUMMARY_WORDS, ({ selfEmployed }) => selfEmployed)})$`,
	"iu",
);
const AT_WORD = inAnyLanguage(({ entry }) => entry.at);
/** Marks between parts. A dash counts with spaces around it only. */
const MARKS = new RegExp(
	`\\t|\\s+[|·•∙‧/»]\\s+|\\s+[–—-]\\s+|\\s*\\|\\s*|\\s+@\\s+|(?<=\\p{L}),?\\s+(?=${AT_WORD}\\s+\\p{Lu})|\\s*；\\s*|;\\s+|\\s·|\\s•|(?<=[\\p{Script=Han}])\\s+(?=[\\p{Script=Han}])`,
	"u",
);

const ONLY_AT = new RegExp(`^(?:@|${AT_WORD})$`, "u");
const AT = new RegExp(`^(?:@|${AT_WORD})\\s+(?=\\p{Lu})`, "u");

/** Whether one of these lines says "in" between a title and what sounds like an employer: then all of them do. */
export function saysInBehindTitle(lines: readonly Paragraph[]): boolean {
	return lines.some(
		({ text }) => partedBehindTitle(withoutDates(text), "seldom").length > 1,
	);
}

/** How often "in" stands between a title and an employer; in a degree it stands before the field. */
type SaysIn = "usually" | "seldom" | "never";

export function readHead(
	lines: Paragraph[],
	body: Paragraph[] = [],
	saysIn: SaysIn = "seldom",
): EntryHead {
	const head: EntryHead = { parts: [], dates: null, place: null, links: [] };
	for (const line of lines) {
		takeDates(head, line);
		takeAsides(head, line);
		for (const url of line.links) head.links.push({ url, from: line });
		const text = withoutNotes(line);
		for (const part of partsOf({ ...line, text }, line, saysIn))
			takePart(head, part);
	}
	for (const line of body) {
		if (line.asides.length === 0) continue;
		takeDates(head, { ...line, text: "" });
		takeAsides(head, line);
	}
	return head;
}

function takeDates(head: EntryHead, line: Paragraph): void {
	const found = datesOf(line);
	if (!found) return;
	// Of two, the span of time is the one; a single year may be part of a name.
	if (!head.dates || (found.isRange && !head.dates.found.isRange))
		head.dates = { found, from: line };
}

const UNSURE = "It is not certain that this is a place";

function takeAsides(head: EntryHead, line: Paragraph): void {
	for (const aside of line.asides) {
		const text = withoutDates(aside);
		if (!text || isDuration(text) || isPartOfDates(text)) continue;
		// What stands with dates in a margin and is no time is where it was.
		if (isPlace(text)) head.place ??= { text, from: line };
		else if (TOWN.test(text)) head.place ??= { text, from: line, why: UNSURE };
	}
}

/** The line's text without its dates and how long they lasted. */
function withoutNotes(line: Paragraph): string {
	const hasBeside = line.asides.some((aside) => findDates(aside));
	const text = hasBeside ? line.text : withoutDates(line.text);
	return text
		.split("\t")
		.map((cell) => cell.trim())
		.filter((cell) => !isDuration(cell) && cell !== "")
		.join("\t")
		.replace(/\(\s*\)/g, "")
		.trim();
}

type Look = Pick<HeadPart, "isBold" | "isItalic">;

function partsOf(line: Paragraph, from: Paragraph, saysIn: SaysIn): HeadPart[] {
	const pieces = withAt(splitByLook(line, from), saysIn).flatMap(
		({ text, look }) =>
			text
				.split(MARKS)
				.reduce<string[]>(withWholeSchools, [])
				.flatMap(partedAtStop)
				.flatMap(partedAtColon)
				.flatMap((piece) => partedBehindTitle(piece, saysIn))
				.map((piece) => ({ text: piece, look })),
	);
	const isParted =
		line.text.split(" / ").length > 2 && !/[|·•,\t]|\s[–—-]\s/u.test(line.text);
	return pieces.flatMap(({ text, look }, at) => {
		const parts = splitPlaces(text, look, from);
		const [first] = parts;
		const before = pieces[at - 1]?.text.trim() ?? "";
		const isOne = line.text.includes(`${before} / ${text}`);
		if (
			first &&
			(/^\s*,/.test(text) || /,\s*$/.test(pieces[at - 1]?.text ?? ""))
		)
			first.isBehindComma = at > 0;
		// A line that slashes alone part has no names with a slash.
		if (first && before !== "" && isOne && !isParted) first.afterSlash = true;
		return parts;
	});
}

/** "Ash Works, Ashby: Weaver": what stands before the colon names an employer or a job, and none of what a form asks. */
function partedAtColon(piece: string): string[] {
	const [, before = "", after = ""] =
		/^([^:：]{3,80}?)\s?[:：]\s+(\p{Lu}[^:：]*)$/u.exec(piece) ?? [];
	const isName =
		/\p{L}, \p{Lu}/u.test(before) ||
		organizationWeight(before) + titleWeight(before) > 0 ||
		titleWeight(after) >= CLEAR_TITLE ||
		isInstitution(before);
	return before.includes(" ") && isName ? [before, after] : [piece];
}

/** "College at Aire" is the name of a school: nobody is anything there. */
function withWholeSchools(pieces: string[], piece: string): string[] {
	const before = pieces.at(-1) ?? "";
	const last = commaPieces(before).at(-1) ?? "";
	const isName =
		AT.test(piece) &&
		isInstitution(last) &&
		titleWeight(last) === 0 &&
		!hasDegree(last);
	return isName
		? [...pieces.slice(0, -1), `${before} ${piece}`]
		: [...pieces, piece];
}

const AT_STOP = /^([^.]{4,80}\p{L}{6})\.\s+(\p{Lu}[^.]{5,80})$/u;

/** "Certificate in Dyeing. Ashby College": one full stop behind a whole word, between two names of a head. */
function partedAtStop(piece: string): string[] {
	const [, before, after] = AT_STOP.exec(piece) ?? [];
	return before && after ? [before, after] : [piece];
}

/** Of a title that ends with its noun. */
const CLEAR_TITLE = 3;

const [IN_EMPLOYER, IN_ANYTHING] = [
	inAnyLanguage(({ entry }) => entry.atBehindTitle),
	inAnyLanguage(({ places }) => places.in),
].map((word) => new RegExp(`^(.{3,60}?)\\s+${word}\\s+(\\p{Lu}.+)$`, "u"));

/** "Weaver in Aire Mill Ltd": an employer by its legal form, and any name behind a title where no field has a capital. */
function partedBehindTitle(piece: string, saysIn: SaysIn): string[] {
	for (const form of [IN_EMPLOYER, IN_ANYTHING]) {
		const [, title = "", after = ""] = form?.exec(piece) ?? [];
		const [employer = "", ...places] = commaPieces(after);
		// Before an employer that sounds like one and its town, whatever stands is what somebody was there.
		const isPlaced = places.length > 0 && organizationWeight(employer) > 0;
		const isTitle =
			(titleWeight(title) > 0 || (form === IN_EMPLOYER && isPlaced)) &&
			organizationWeight(title) === 0 &&
			!isInstitution(title);
		const isNamed =
			form === IN_EMPLOYER &&
			saysIn !== "never" &&
			!isPlace(employer) &&
			!isField(employer) &&
			(saysIn === "usually" ||
				places.length > 0 ||
				organizationWeight(employer) > 0);
		if (isTitle && (isNamed || organizationWeight(employer) >= LEGAL_FORM))
			return [title, after];
	}
	return [piece];
}

/** "Technician in Pharmacy": the bare word for a kind of employer names none. */
function isField(text: string): boolean {
	return /^\p{L}+$/u.test(text) && organizationWeight(text) > 0;
}

/** What a legal form adds to how much a text sounds like an employer. */
const LEGAL_FORM = 3;

/** An "at" in another look than what stands around it belongs to the employer behind it. */
function withAt(
	groups: { text: string; look: Look }[],
	saysIn: SaysIn,
): { text: string; look: Look }[] {
	return groups.flatMap((group, at) => {
		if (ONLY_AT.test(group.text.trim()) && groups[at + 1]) return [];
		const before = groups[at - 1]?.text.trim() ?? "";
		const name = employerBehind(before, group.text);
		if (isEmployer(name, saysIn)) return [{ ...group, text: `@ ${name}` }];
		return ONLY_AT.test(before)
			? [{ ...group, text: `${before} ${group.text}` }]
			: [group];
	});
}

/** A town behind a title looks alike, unless others name their employers there. */
function isEmployer(name: string, saysIn: SaysIn): boolean {
	const isSure =
		saysIn === "usually" || organizationWeight(name) > 0 || !TOWN.test(name);
	return name !== "" && saysIn !== "never" && isSure && !isPlace(name);
}

/** "Nexus AI" in bold and ", Co-Founder" after it are two parts, whatever stands between them. */
function splitByLook(
	line: Paragraph,
	from: Paragraph,
): { text: string; look: Look }[] {
	const groups: TextRun[][] = [];
	for (const run of from.runs) {
		const last = groups.at(-1)?.at(-1);
		const isSame =
			last &&
			(!/[\p{L}\d]/u.test(run.text) ||
				(last.isBold === run.isBold && last.isItalic === run.isItalic));
		if (isSame) groups.at(-1)?.push(run);
		else groups.push([run]);
	}
	const texts = groups.map((runs) => ({
		text: textOfRuns(runs),
		look: {
			isBold: runs.some(({ isBold }) => isBold),
			isItalic: runs.some(({ isItalic }) => isItalic),
		},
	}));
	const whole = { isBold: from.isBold, isItalic: from.isItalic };
	if (texts.length < 2 || texts.length > 4)
		return [{ text: line.text, look: whole }];
	const kept: { text: string; look: Look }[] = [];
	for (const { text, look } of texts) {
		const clean = withoutDates(text);
		const bare = isDuration(clean) ? "" : clean;
		if (bare.replace(/[^\p{L}\d]/gu, "") === "") continue;
		// Only what still stands in the line once its notes are out.
		if (line.text.includes(bare.split("\t")[0]?.slice(0, 12) ?? bare))
			kept.push({ text: bare, look });
	}
	return kept.length > 0 ? kept : [{ text: line.text, look: whole }];
}

/** Parts with the places in them cut out: "Gilmore, Salem, OR, Clerk" are a company, a place and a title. */
function splitPlaces(text: string, look: Look, from: Paragraph): HeadPart[] {
	const pieces = commaPieces(trimmed(text));
	const parts: HeadPart[] = [];
	let open = false;
	for (let at = 0; at < pieces.length; at += 1) {
		const length = placeLength(pieces, at);
		const isWhole = pieces.length === length;
		if (length > 0 && (isWhole || at > 0 || length > 1)) {
			parts.push(
				part(pieces.slice(at, at + length).join(", "), { look, from, open }),
			);
			at += length - 1;
		} else parts.push(part(pieces[at] ?? "", { look, from, open }));
		open = true;
	}
	return parts.filter((each) => each.text !== "");
}

function part(
	text: string,
	{ look, from, open }: { look: Look; from: Paragraph; open: boolean },
): HeadPart {
	const bare = trimmed(text);
	const isAt = AT.test(bare);
	return { text: bare.replace(AT, ""), from, afterComma: open, isAt, ...look };
}

function placeLength(pieces: string[], at: number): number {
	for (let length = Math.min(3, pieces.length - at); length > 0; length -= 1) {
		const [first = "", second = "", third = ""] = pieces.slice(at);
		// "Aire Works, Salem, OR" is a company and its place; "Salem, Oregon, United States" is one place.
		const isShorter =
			length > 1 &&
			third !== "" &&
			isPlace(`${second}, ${third}`) &&
			(!isCountry(third) || !isState(second) || isKnownCity(second));
		if (length > 1 && organizationWeight(first) > 0) continue;
		if (!isShorter && isPlace(pieces.slice(at, at + length).join(", ")))
			return length;
	}
	return 0;
}

/** Pieces between commas, but not inside brackets and not before "Inc." */
function commaPieces(text: string): string[] {
	const pieces: string[] = [];
	let depth = 0;
	let piece = "";
	for (const letter of text) {
		if (letter === "(") depth += 1;
		if (letter === ")") depth = Math.max(0, depth - 1);
		if ((letter === "," || letter === "，") && depth === 0) {
			pieces.push(piece.trim());
			piece = "";
		} else piece += letter;
	}
	pieces.push(piece.trim());
	return pieces.reduce<string[]>((kept, each) => {
		if (isLegalForm(each) && kept.length > 0)
			kept.push(`${kept.pop()}, ${each}`);
		else kept.push(each);
		return kept;
	}, []);
}

function takePart(head: EntryHead, { text, ...rest }: HeadPart): void {
	if (STREET.test(text)) return;
	const bracket = /^(.*?)\s*[([]([^()[\]]+)[)\]]$/.exec(text);
	const within = bracket?.[2] ?? "";
	const isTownOfSchool =
		isInstitution(bracket?.[1] ?? "") &&
		TOWN.test(within) &&
		/\p{Ll}/u.test(within);
	const isWhere =
		isPlace(within) || TOWN_AND_STATE.test(within) || isTownOfSchool;
	if (bracket?.[1] && isWhere) {
		head.place ??= { text: within, from: rest.from };
		takePart(head, { text: bracket[1], ...rest });
		return;
	}
	const [, before = "", town = ""] = IN_TOWN.exec(text) ?? [];
	const isBehindEmployer =
		organizationWeight(before) >= LEGAL_FORM && TOWN.test(town);
	const isTown =
		before === ""
			? TOWN.test(town)
			: (isKnownCity(town) || isBehindEmployer) && !isInstitution(before);
	if (town !== "" && isTown) {
		head.place ??= { text: town, from: rest.from };
		if (before !== "") takePart(head, { text: before, ...rest });
		return;
	}
	const place = PLACE_LABEL.exec(text)?.[1];
	if (place) {
		head.place ??= { text: place, from: rest.from };
		return;
	}
	if (OWN_BOSS.test(text)) head.employment ??= { text, ...rest };
	if (EMPLOYMENT.test(text) || isDuration(text)) return;
	// "Leeds" and, after a comma, "West Yorkshire, United Kingdom" are one place.
	const isOfPlace = isPlace(text) || STATE.test(text);
	if (isOfPlace && rest.afterComma && head.place?.from === rest.from) {
		head.place.text += `, ${text}`;
		return;
	}
	if (isPlace(text) && (head.place === null || head.place.text !== text)) {
		if (head.place === null) {
			head.place = {
				text: text.replace(/^\(|\)$/g, "").replace(/(?<=\p{Ll})\.$/u, ""),
				from: rest.from,
			};
			return;
		}
	}
	// Some writers end a head as a sentence; short forms keep their stop.
	const isShortened = /\p{L}\.\s?\p{L}+\.$/u.test(text);
	const bare = isShortened ? text : text.replace(/(?<=\p{Ll}{4})\.$/u, "");
	if (/[\p{L}\d]/u.test(bare)) head.parts.push({ text: bare, ...rest });
}

function trimmed(text: string): string {
	return text
		.replace(/^[\s,;:|·•–—/>-]+|[\s,;:|·•–—/>-]+$/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}
