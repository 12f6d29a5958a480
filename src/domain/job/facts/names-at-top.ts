// Names of the employer that no field and no "is looking for" marks: pieces of the first lines, and the subjects of the
// sentences in which somebody speaks of itself. A name is told from any other word by standing elsewhere inside a sentence.
import { listPattern } from "../../language/list-pattern.ts";
import { headingPart } from "../regions/headings.ts";
import type { Unit } from "../regions/unit.ts";
import { AT, employerWords, isCity, PLACED } from "../text/naming.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import type { Found } from "./candidates.ts";
import { isMadeAsPlace } from "./name-shapes.ts";
import {
	isInRunningText,
	isInsideSentence,
	isUnmistakable,
} from "./names-in-text.ts";
import { namesRole } from "./title-lines.ts";

const NAME = new RegExp(
	String.raw`^(?:${employerWords("articles")}(?: |(?<=[’'])))?(\p{Lu}[\p{L}\d&.'’+-]*(?: (?:\p{Lu}|\d|&|${employerWords("inName")})[\p{L}\d&.'’+-]*){0,5}?)(?=,? (?:\p{Ll}|–|-|\()|,)`,
	"u",
);
const PIECES = new RegExp(
	String.raw` [-–—|·•] | \| |\||, | @ | (?:${AT}|${PLACED}) (?=\p{Lu})`,
	"u",
);
const WORKPLACE = new RegExp(
	String.raw`\p{L} (?:${employerWords("institutionEnds")})$`,
	"u",
);
const TOP_LINES = 4;
/** A line of fields may be long: "Company | Place | Pay | Kind of contract". */
const BAR = /\s[|·•]\s/u;
const FIELDS = 3;
const LONGEST_LINE = 110;
const MOST_SUBJECTS = 12;

const AT_TOP = 0.42;
const BELOW_TITLE = 0.08;
const WITH_PLACE = 0.09;
const SAID_AGAIN = 0.2;
const OF_WORKPLACE = 0.16;
/** The first of a line of fields with a role among them. */
const OF_FIELDS = 0.38;
const MANY_FIELDS = 4;
const SUBJECT = 0.42;
const INSIDE = 0.16;
/** One word alone, in the middle of a sentence, may be any thing that has a name. */
const WORD_INSIDE = 0.06;
const SUBJECT_AT_TOP = 0.24;

/** Candidates out of the head and the portrait. */
export const namesAtTop = (
	text: string,
	units: readonly Unit[],
	spoken: Spoken,
): Found[] => {
	const top = units.filter(
		({ region, line, isBullet, text: written }) =>
			line < TOP_LINES &&
			(region === "head" || region === "heading" || region === "about") &&
			!isBullet &&
			isNameLine(written, spoken),
	);
	const head = top.map((unit) => unit.text).join("\n");
	const found = [
		...piecesOf(top, text, spoken),
		...subjectsOf(units, text, { head, spoken }),
	];
	return found.filter(({ text: name }) => !isOther(name, text, spoken));
};

const HOURS = wordPattern(
	({ asks, around }) =>
		`${asks.hours}|${asks.startDate}|${asks.onSite}|${around.formField}`,
	(words) => `^${words}`,
);
const SELF = wordPattern(
	({ pronouns }) => `${pronouns.we}|${pronouns.you}`,
	(words) => `^${words}`,
);

const isNameLine = (line: string, spoken: Spoken): boolean =>
	(line.length <= LONGEST_LINE || line.split(BAR).length >= FIELDS) &&
	// Behind a bar "Start: in May" is a field of its own.
	!/[.!?]$|[:：]/.test((line.split(BAR)[0] ?? "").trim()) &&
	headingPart(line, spoken) === null;

// Hours, places and what speaks of itself are no names of an employer.
const isOther = (name: string, text: string, spoken: Spoken): boolean =>
	HOURS(spoken).test(name) ||
	SELF(spoken).test(name) ||
	text.includes(`${name}, ${name}`) ||
	isCity(name) ||
	isPlace(name, text);

const isPlace = (name: string, text: string): boolean =>
	text.includes(` ${name}`) &&
	listPattern(
		`(?<!\\p{L})${PLACED} ${escaped(name)}(?!\\p{L})(?! (?:GmbH|AG|Inc|Ltd))`,
		"u",
	).test(text);

const escaped = (name: string): string =>
	name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const piecesOf = (
	top: readonly Unit[],
	text: string,
	spoken: Spoken,
): Found[] => {
	const titled = top.findIndex((unit) => namesRole(unit.text, spoken));
	return top.flatMap((unit, place) => {
		const pieces = unit.text.split(PIECES).map((piece) => piece.trim());
		const isOfFields =
			unit.text.split(BAR).length >= MANY_FIELDS &&
			pieces.slice(1).some((piece) => namesRole(piece, spoken));
		return pieces.flatMap((name, order) => {
			if (!isNameLike(name) || namesRole(name, spoken)) return [];
			const start = unit.span[0] + unit.text.indexOf(name);
			const below = titled >= 0 && place === titled + 1 && order === 0;
			const hasPlace =
				below &&
				pieces.length > 1 &&
				name.includes(" ") &&
				!isMadeAsPlace(name) &&
				!IN_STATE.test(unit.text.trim());
			const again = isSaidAgain(name, text, start + name.length);
			// "Staff Nurse | Wharfedale Hospital": a workplace by its kind, behind the role.
			const isWorkplace =
				order > 0 && WORKPLACE.test(name) && namesRole(pieces[0] ?? "", spoken);
			const score =
				AT_TOP +
				(isWorkplace ? OF_WORKPLACE : 0) +
				(isOfFields && order === 0 ? OF_FIELDS : 0) +
				(below ? BELOW_TITLE : 0) +
				(hasPlace ? WITH_PLACE : 0) +
				(again ? (order === 0 ? SAID_AGAIN : SAID_AGAIN / 2) : 0) -
				(order > 1 ? BELOW_TITLE : 0);
			return [
				{
					text: name,
					score,
					span: [start, start + name.length] satisfies [number, number],
				},
			];
		});
	});
};

/** "Cedar Rapids, IA 52401": a town and its state. */
const IN_STATE = /^[^,]+, \p{Lu}{2}(?: \d{5})?$/u;

const isNameLike = (name: string): boolean =>
	name.length > 1 &&
	name.length < 60 &&
	/^[\p{Lu}\d\p{Script=Han}]/u.test(name) &&
	/\p{L}{2}/u.test(name) &&
	!/[€$£%:?!]|\d{3}|\d \p{Ll}/u.test(name) &&
	name.split(" ").filter((word) => /^\p{Ll}{4,}/u.test(word)).length < 2;

// Its first two words do: "Hartley Plumbing" for "Hartley Plumbing & Heating".
const isSaidAgain = (name: string, text: string, from: number): boolean => {
	const short = name.split(" ").slice(0, 2).join(" ");
	return short.length > 3 && isInRunningText(short, text.slice(from));
};

const subjectsOf = (
	units: readonly Unit[],
	text: string,
	{ head, spoken }: { head: string; spoken: Spoken },
): Found[] =>
	units
		.filter(
			({ region }) =>
				region === "about" || region === "duties" || region === "offer",
		)
		.slice(0, MOST_SUBJECTS)
		.flatMap((unit) => {
			const name = NAME.exec(unit.text)?.[1];
			if (!name || name.length < 3 || namesRole(name, spoken)) return [];
			const start = unit.span[0] + unit.text.indexOf(name);
			const inside = isInsideSentence(name, text, start);
			const isTop = head.includes(name);
			if (!inside && !isTop) return [];
			const score =
				SUBJECT +
				(isTop ? SUBJECT_AT_TOP : 0) +
				(inside ? (isUnmistakable(name) ? INSIDE : WORD_INSIDE) : 0) -
				(unit.region === "about" ? 0 : BELOW_TITLE * 2);
			return [
				{
					text: name,
					score,
					span: [start, start + name.length] satisfies [number, number],
				},
			];
		});
