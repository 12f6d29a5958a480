// What the posting asks for by name and the record holds by name, whole or in part: degrees, papers, skills and languages that no
// other point has shown, as the last of the points.

import { isOver } from "../../language/reading/not-held.ts";
import type { Match } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import {
	entryIndexOf,
	entryPathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { studiesUnderWay } from "../choose/asked-studies.ts";
import { decidingPapers, isCourse } from "../choose/deciding-papers.ts";
import { begunSkills } from "../choose/skill-level.ts";
import { wordingOf } from "../wording/wording.ts";
import { citedNames } from "./cited-names.ts";
import { isGivenUp } from "./given-up.ts";
import {
	askedCertificates,
	askedDegrees,
	askedLanguages,
	isToDrive,
} from "./letter-details.ts";
import { partlyHeld } from "./letter-gaps.ts";
import type { AskedNames, Material } from "./letter-material.ts";
import type { NamedFact } from "./named-fact.ts";
import { namesLetters, namesWord } from "./names-word.ts";
import { openPapers } from "./open-papers.ts";
import { writtenPoint } from "./point.ts";
import { askedSkills } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";

/** More are a catalogue. */
const MOST = 10;

/** All of them, each once. */
export function askedNames({
	tailoring,
	voice,
}: Pick<Material, "tailoring" | "voice">): AskedNames {
	const begun = begunWhereRequired(tailoring);
	const inPart = partlyHeld(tailoring, voice);
	const byPlace = rankIn(tailoring);
	const names = [
		...inPart,
		...askedDegrees(tailoring, voice),
		...askedCertificates(tailoring),
		...openPapers(tailoring),
		...studiesNamed(tailoring, voice),
		...citedNames(tailoring, voice.language),
		...askedSkills(tailoring, voice),
		...askedLanguages(tailoring, voice),
	].filter(
		(one, at, all) =>
			!isGivenUp(one.text) &&
			!isToDrive(one.text, tailoring.profile) &&
			!begun.has(entryPathOf(one.path)) &&
			!all.slice(0, at).some(
				({ text }) =>
					nameOf(text) === nameOf(one.text) ||
					// What has run out is another paper than the one that is held.
					(namesLetters(text, one.text) && !isOver(one.text)),
			),
	);
	return {
		names,
		rank: (one) => (inPart.includes(one) ? IN_PART : byPlace(one)),
	};
}

/** Those that others have not said. */
export function heldNames(
	{ names, rank }: AskedNames,
	others: readonly Said[],
): NamedFact[] {
	const said = others.map((one) => ownTextOf(one).toLowerCase());
	const stated = new Set(
		others.flatMap(({ sources }) => sources.map(entryPathOf)),
	);
	const stems = contentStems(wordsOf(said.join(" ")));
	const isSaid = ({ text, path }: NamedFact) =>
		stated.has(entryPathOf(path)) ||
		(sectionOf(path) === "skills" && isNamedIn(text, stems)) ||
		nameOf(text)
			.split(" / ")
			.every((part) => said.some((one) => one.includes(part)));
	return names
		.filter((one) => !isSaid(one))
		.filter(
			({ text }, at, all) =>
				!all.some(
					(other, place) =>
						place !== at &&
						other.text.length > text.length &&
						namesWord(other.text, text),
				),
		)
		.toSorted((a, b) => rank(a) - rank(b))
		.slice(0, MOST);
}

/** All of them as one text, which others are held against; null where there are none. The letter names them by `alsoSentences`. */
export function heldPoint(
	names: readonly NamedFact[],
	{ language, words }: Voice,
): Said | null {
	if (names.length === 0) return null;
	const mark = language === "zh" ? "；" : `${words.colon.replace(":", ";")} `;
	return {
		text: writtenPoint({
			lead: "",
			colon: words.colon,
			text: capital(names.map(({ text }) => text).join(mark)),
		}),
		sources: names.map(({ path }) => path),
		startsOwn: true,
	};
}

/** Before all others. */
const DECIDING = -1;
/** Behind those that answer a condition. */
const UNASKED_PAPER = 0.25;
/** Behind the papers that are held. */
const IN_PART = 0.5;

/** Papers first, then what answers a condition, then what answers a wish. */
function rankIn({
	match,
	profile,
}: Material["tailoring"]): (fact: NamedFact) => number {
	const conditions = citedForConditions(match);
	const deciding = new Set(decidingPapers({ match, profile }));
	return ({ path, text }) => {
		if (deciding.has(entryPathOf(path))) return isCourse(text) ? 0 : DECIDING;
		if (PAPERS.has(sectionOf(path) ?? ""))
			return isCourse(text)
				? IN_PART
				: conditions.has(entryPathOf(path))
					? 0
					: UNASKED_PAPER;
		return conditions.has(entryPathOf(path)) ? 1 : 2;
	};
}

function citedForConditions({ requirements }: Match): ReadonlySet<string> {
	return new Set(
		requirements
			.filter(({ requirement: { kind } }) => kind === "must")
			.flatMap(({ evidence }) => evidence.map(({ path }) => entryPathOf(path))),
	);
}

/** "Bit of Excel" answers no condition; to a wish it is an honest answer. */
function begunWhereRequired({
	profile,
	match,
}: Material["tailoring"]): ReadonlySet<string> {
	const required = citedForConditions(match);
	return new Set(
		[...begunSkills(profile)]
			.map(entryPathOf)
			.filter((path) => required.has(path)),
	);
}

const PAPERS: ReadonlySet<string> = new Set(["education", "certifications"]);
/** Studies under way for what is asked; their own name says how far they are. */
function studiesNamed(
	tailoring: Material["tailoring"],
	{ language }: Material["voice"],
): NamedFact[] {
	return studiesUnderWay(tailoring).flatMap((path) => {
		const school = tailoring.profile.education[entryIndexOf(path) ?? -1];
		return school
			? [
					{
						path,
						text: wordingOf(language).degree(
							oneLine(school.degree_type),
							oneLine(school.field_of_study),
						),
					},
				]
			: [];
	});
}

/**
 * "Anaesthesia monitoring", where a line says that the person monitors anaesthesia; "SoftPro 360", where one names SoftPro: the figure of a
 * version alone is not worth a sentence.
 */
function isNamedIn(skill: string, stems: ReadonlySet<string>): boolean {
	const all = [...contentStems(wordsOf(skill))];
	const own = all.filter((stem) => !/^\d+$/u.test(stem));
	return (
		(own.length > 1 || (own.length === 1 && all.length > 1)) &&
		own.every((stem) => stems.has(stem))
	);
}

const QUOTED = /[“„«][^“”„«»]*[”“»]/gu;

/** What a frame quotes is the posting's. */
function ownTextOf({ text, isFrame }: Said): string {
	return isFrame ? text.replace(QUOTED, "") : text;
}

/** "Power BI (course under way)" is said where Power BI is. */
function nameOf(text: string): string {
	return text.replace(/\s*\([^()]*\)$/u, "").toLowerCase();
}

function capital(text: string): string {
	const [first = ""] = text;
	return first.toUpperCase() + text.slice(first.length);
}
