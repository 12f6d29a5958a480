// What a letter in sentences names beside the lines it tells: papers and studies, skills, languages, each kind in a sentence of its own,
// and the person's own statements, as they stand in the profile.

import { isNotHeld } from "../../language/not-held.ts";
import { TELLING_WORDS } from "../../language/tables/telling-of-languages.ts";
import { sectionOf } from "../../profile/content-path.ts";
import { isOfficeTool } from "../choose/weak-skills.ts";
import { wordingOf } from "../wording/wording.ts";
import { readPoint } from "./point.ts";
import type { NamedFact } from "./record-sentences.ts";
import type { Said } from "./said.ts";
import { smallAs } from "./term-needs.ts";
import { fill, labelOf, pick, type Voice } from "./voice.ts";

/** More of a kind are a catalogue. */
const MOST = 3;

/** One sentence for each kind of names, and one for the statements; none where there are none. */
export function alsoSentences(
	names: readonly NamedFact[],
	statements: readonly Said[],
	voice: Voice,
): Said[] {
	const { frames, language } = voice;
	const those = (...sections: readonly string[]) =>
		names
			.filter(({ path }) => sections.includes(sectionOf(path) ?? ""))
			.slice(0, MOST)
			.map(({ text, path }) => ({ text, sources: [path] }));
	const quoted = statements.map(({ text, sources }) => ({
		text: readPoint(text)?.text ?? text,
		sources,
	}));
	// "I learn backend in my spare time" is a sentence by itself.
	const { subject } = TELLING_WORDS[language];
	const own = quoted.filter(({ text }) => subject?.said.test(text));
	const others = quoted.filter((one) => !own.includes(one));
	const papers = those("education", "certifications");
	const open = papers.filter(({ text }) => isNotHeld(text));
	const held = papers.filter(
		(one) => !open.includes(one) && !BARE.test(one.text),
	);
	return [
		...own.map(({ text, sources }) => ({ text: `${text}.`, sources })),
		sentence(frames.holds, held, voice),
		sentence(frames.standing, open, voice),
		sentence(
			frames.skills,
			worthNaming(those("skills", "software")).map((one) => ({
				...one,
				text: smallAs(one.text, language),
			})),
			voice,
		),
		sentence(frames.languages, those("languages"), voice),
		sentence([pick(frames.also, voice.seed)], others, voice),
	].flatMap((said) => said ?? []);
}

/** A diploma of nothing. */
const BARE = /^(?:certificate|degree|diploma)$/iu;

/** "My skills include Excel." says nothing of anybody, and "Git" alone makes no sentence that somebody would write. */
function worthNaming(items: readonly Item[]): readonly Item[] {
	const [first, ...further] = items;
	const isAlone = further.length === 0 && !isCode(first?.text ?? "");
	return isAlone || items.every(({ text }) => isOfficeTool(text)) ? [] : items;
}

/** "ICD-10-CM", "HPLC": a name that a reader looks for as it is written. */
function isCode(name: string): boolean {
	return /\d|\p{Lu}\P{Lu}*\p{Lu}/u.test(name);
}

type Item = { text: string; sources: readonly string[] };

/** The first frame is for one item, the last for several. */
function sentence(
	frames: readonly string[],
	items: readonly Item[],
	{ language }: Voice,
): Said | null {
	const frame = items.length === 1 ? frames[0] : frames.at(-1);
	if (items.length === 0 || frame === undefined) return null;
	const texts = items.map(({ text }) => text);
	return {
		text: fill(frame, { items: listed(texts, language) }),
		sources: items.flatMap(({ sources }) => sources),
		startsOwn: true,
		label: labelOf(frame),
	};
}

/** What holds commas of its own is parted by more than commas. */
function listed(items: readonly string[], language: string): string {
	return items.some((item) => /[,，;；]/u.test(item))
		? items.join(language === "zh" ? "；" : "; ")
		: wordingOf(language).list(items);
}
