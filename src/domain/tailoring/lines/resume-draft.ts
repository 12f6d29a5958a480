// The draft of a resume: every line the profile could put on the page, each with its source and its worth, in the order
// of the document. Fitting takes lines out of it; writing turns what is left into content. Here is no wording of our own.

import { proseLines } from "../../clauses/prose-lines.ts";
import { readLine } from "../../clauses/read-line.ts";
import { isModest } from "../../clauses/spoken.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import {
	entryPathOf,
	fieldOf,
	lastKeyOf,
	pathOf,
} from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isChore } from "../choose/chores.ts";
import { withoutHours } from "../choose/hours-aside.ts";
import { isBestProof, isProof } from "../choose/needs.ts";
import { orderLines } from "../choose/order-lines.ts";
import { withoutOthersIllness } from "../choose/others-illness.ts";
import {
	endsWithOthers,
	isOthersWork,
	withoutOthersPart,
} from "../choose/others-work.ts";
import { isOwnAbsence } from "../choose/own-absence.ts";
import type { DraftLine } from "./draft-line.ts";
import type { Drafting } from "./drafting.ts";
import { mergeLines } from "./merge-lines.ts";
import { plainNoun } from "./plain-noun.ts";
import { isProvable } from "./provable.ts";
import { rewriteLine, tidyLine } from "./rewrite-line.ts";
import { spelledOut } from "./spelled-out.ts";
import { withoutTwoReadings } from "./two-readings.ts";

/** A line as it goes into the draft, reworded as far as the strength allows. */
function draftLine(path: string, text: string, drafting: Drafting): DraftLine {
	const worth = drafting.relevance(path, text);
	const written = rewrittenLine(path, text, drafting);
	const { language } = drafting.wording;
	const isUndone = opensUndone(text);
	const isIdle = isUndone || isChore(text, language, drafting.askedChores);
	return {
		sources: [path],
		original: text,
		text: written,
		change: written === tidyLine(text) ? "kept" : "reworded",
		...worth,
		proves: !isIdle && isProof({ path, text }, drafting.needs),
		...(!isIdle &&
			isBestProof({ path, text }, drafting.needs) && {
				isNeeded: true as const,
			}),
		...(isOwnAbsence(text, language) && { isPrivate: true as const }),
		...(isOthersWork(text, language) && { isOthers: true as const }),
		...(endsWithOthers(written, language) && {
			endsWithOthers: true as const,
		}),
		...(isModest(written, language) && { isModest: true as const }),
		...(isIdle && { isChore: true as const }),
		...(isUndone && { isUndone: true as const }),
	};
}

const OPENING_WORDS = 3;

/** "Not yet trained on hazardous drugs": a reader takes it for the work, and a letter can say it. */
function opensUndone(text: string): boolean {
	const opening = text.split(/\s+/u).slice(0, OPENING_WORDS).join(" ");
	const [first] = readLine(opening, "en");
	return (
		isNotHeld(opening) &&
		first?.hits.some(({ kind }) => kind === "negation") === true
	);
}

/** The line as its wording has it, where that follows from the person's own words. */
function rewrittenLine(
	path: string,
	text: string,
	{ profile, wording }: Drafting,
): string {
	const { strength, language } = wording;
	const isProved = (written: string) =>
		isProvable(written, profile, entryPathOf(path));
	const discreet = withoutOthersIllness(tidyLine(text), language);
	const tidy =
		strength !== "low" && discreet !== null && isProved(discreet)
			? discreet
			: tidyLine(text);
	if (strength === "low") return rewriteLine(text, wording);
	const isSure = (written: string) => written === tidy || isProved(written);
	const [whole = tidy] = [
		withoutHours(tidy, language),
		withoutOthersPart(tidy, language),
	].filter((cut): cut is string => cut !== null && isSure(cut));
	const rewritten = plainNoun(whole, language) ?? rewriteLine(whole, wording);
	const written = isSure(rewritten) ? rewritten : whole;
	const plain = language === "en" ? withoutTwoReadings(written) : written;
	const spelled = spelledOut(isSure(plain) ? plain : written, language);
	return isSure(spelled) ? spelled : written;
}

/** The lines of one entry: its prose, then its achievements, twins left out, the most relevant first. */
export function entryLines(
	path: string,
	entry: { description: string | null; achievements: readonly string[] },
	drafting: Drafting,
): DraftLine[] {
	const prose = proseLines(entry.description).map((text) => ({
		path: pathOf(path, "description"),
		text,
	}));
	const own = entry.achievements.flatMap((text, at) => {
		const line = oneLine(text);
		return line === ""
			? []
			: [{ path: pathOf(path, "achievements", at), text: line }];
	});
	const seen = new Set<string>();
	const ordered = orderLines(
		[...own, ...prose]
			.filter(
				({ text }) =>
					!seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()),
			)
			.map(({ path: source, text }) => draftLine(source, text, drafting)),
		drafting,
	);
	const { strength, language } = drafting.wording;
	const isProved = (text: string) => isProvable(text, drafting.profile, path);
	const lines =
		strength === "low" ? ordered : alone(ordered, isProved, language);
	return mergeLines(lines, { strength, language, isProved });
}

/** "Before that two years in retail" points at the line it was written behind: elsewhere it stands without these words. */
function alone(
	lines: readonly DraftLine[],
	isProved: (text: string) => boolean,
	language: string,
): DraftLine[] {
	return lines.map((line, at) => {
		const rest = line.text.replace(FOLLOWS, "");
		if (rest === line.text || isWrittenBehind(line, lines[at - 1])) return line;
		// Where a language turns verb and subject, what is left begins with neither.
		const mayOpen = /^\p{N}/u.test(rest) || language === "en";
		const text = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
		return mayOpen && isProved(text)
			? { ...line, text, change: "reworded" as const }
			: line;
	});
}

function isWrittenBehind(
	{ sources: [path = ""] }: DraftLine,
	before: DraftLine | undefined,
): boolean {
	const source = before?.sources[0] ?? "";
	return (
		fieldOf(source) === fieldOf(path) &&
		Number(lastKeyOf(source)) === Number(lastKeyOf(path)) - 1
	);
}

const FOLLOWS = listPattern(
	`^${wordOf(SUMMARY_WORDS, ({ followsOn }) => followsOn)},?\\s*`,
	"iu",
);
