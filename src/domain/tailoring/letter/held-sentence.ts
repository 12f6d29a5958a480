// What the posting asks for by name and the record holds by name, in one sentence: degrees, papers, skills and languages that no
// point has shown.
import { oneLine } from "../../match/sentences.ts";
import {
	entryIndexOf,
	entryPathOf,
	sectionOf,
} from "../../profile/content-path.ts";
import { studiesUnderWay } from "../choose/asked-studies.ts";
import { wordingOf } from "../wording/wording.ts";
import { citedNames } from "./cited-names.ts";
import {
	askedCertificates,
	askedDegrees,
	askedLanguages,
} from "./letter-details.ts";
import type { Material } from "./letter-material.ts";
import { namesLetters, namesWord } from "./names-word.ts";
import { askedSkills, type NamedFact } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { fill, labelOf, type Voice } from "./voice.ts";

/** More are a catalogue. */
const MOST = 6;
const LIST_MARK = /[,;；、]/u;

/** null where nothing is left that others have not said. */
export function heldSentence(
	{ tailoring, voice }: Pick<Material, "tailoring" | "voice">,
	others: readonly Said[],
): Said | null {
	const said = others.map((one) => ownTextOf(one).toLowerCase());
	const isSaid = ({ text }: NamedFact) =>
		said.some((one) => one.includes(nameOf(text)));
	const rank = rankIn(tailoring);
	const items = [
		...askedDegrees(tailoring, voice),
		...askedCertificates(tailoring),
		...studiesNamed(tailoring, voice),
		...citedNames(tailoring, voice.language),
		...askedSkills(tailoring, voice),
		...askedLanguages(tailoring, voice),
	]
		.filter(
			(one, at, all) =>
				!isSaid(one) &&
				!all
					.slice(0, at)
					.some(
						({ text }) =>
							nameOf(text) === nameOf(one.text) || namesLetters(text, one.text),
					),
		)
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
	if (items.length === 0) return null;
	const { alsoHeld } = voice.frames;
	// The first for one, the last for several.
	const frame =
		(items.length === 1 ? alsoHeld[0] : alsoHeld.at(-1)) ?? alsoHeld[0];
	return {
		text: fill(frame, {
			items: listed(
				items.map(({ text }) => text),
				voice,
			),
		}),
		sources: items.map(({ path }) => path),
		startsOwn: true,
		label: labelOf(frame),
	};
}

/** Papers first, then what answers a condition, then what answers a wish. */
function rankIn({ match }: Material["tailoring"]): (fact: NamedFact) => number {
	const conditions = new Set(
		match.requirements
			.filter(({ requirement: { kind } }) => kind === "must")
			.flatMap(({ evidence }) => evidence.map(({ path }) => entryPathOf(path))),
	);
	return ({ path }) => {
		if (PAPERS.has(sectionOf(path) ?? "")) return 0;
		return conditions.has(entryPathOf(path)) ? 1 : 2;
	};
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

const QUOTED = /[“„«][^“”„«»]*[”“»]/gu;

/** What a frame quotes is the posting's. */
function ownTextOf({ text, isFrame }: Said): string {
	return isFrame ? text.replace(QUOTED, "") : text;
}

/** "Power BI (course under way)" is said where Power BI is. */
function nameOf(text: string): string {
	return text.replace(/\s*\([^()]*\)$/u, "").toLowerCase();
}

/** Names that hold commas stand between semicolons. */
function listed(
	names: readonly string[],
	{ language, words: { colon } }: Voice,
): string {
	// French sets the same space before both.
	const mark = `${colon.replace(":", ";")} `;
	return names.some((name) => LIST_MARK.test(name)) && names.length > 1
		? names.join(language === "zh" ? "；" : mark)
		: wordingOf(language).list([...names]);
}
