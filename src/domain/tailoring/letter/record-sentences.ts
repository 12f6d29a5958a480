// What a letter with few lines to tell can name beside them: an earlier position, skills, awards, publications.
import {
	entryPathOf,
	isInSection,
	pathOf,
} from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { wordingOf } from "../wording/wording.ts";
import { limitedFacts } from "./limited-facts.ts";
import type { NamedFact } from "./named-fact.ts";
import { namesLetters, namesWord } from "./names-word.ts";
import type { Said } from "./said.ts";
import { smallAs } from "./term-needs.ts";
import { traitsIn } from "./traits.ts";
import {
	fill,
	fillPlaced,
	labelOf,
	pick,
	positionInSentence,
	quote,
	type Voice,
} from "./voice.ts";

const MOST_SKILLS = 5;
const MOST_NAMES = 2;
const LONGEST_NAME = 90;

/** Awards and publications. */
export function honorSentences({ profile }: Tailoring, voice: Voice): Said[] {
	const { frames } = voice;
	const awards = named(
		profile.awards,
		"awards",
		({ award_name }) => award_name,
	);
	const publications = named(
		profile.publications,
		"publications",
		({ publication_title }) => publication_title,
	).map((one) => ({ ...one, text: quote(one.text, voice) }));
	return [
		listing(awards.slice(0, MOST_NAMES), frames.awards, voice),
		listing(publications.slice(0, MOST_NAMES), frames.publications, voice),
	].flatMap((said) => (said ? [said] : []));
}

/** Skills the posting names, in the order of the profile. */
export function askedSkills(tailoring: Tailoring, voice: Voice): NamedFact[] {
	const { match } = tailoring;
	const required = match.requirements
		.map(({ requirement }) => requirement.text)
		.join("\n");
	const traits = traitsIn(match);
	return skillsOf(tailoring, voice).filter(
		({ path, text }) =>
			!traits.has(path) &&
			(namesWord(required, text) ||
				namesLetters(required, text) ||
				hasNameOf(required, text) ||
				match.terms.some(
					({ term, evidence }) =>
						evidence.some((fact) => entryPathOf(fact.path) === path) &&
						[term.term, ...term.forms].some((form) => isMuchOf(form, text)),
				)),
	);
}

/** A name with a capital or a figure inside, "CarLo", that a requirement writes the same way. */
function hasNameOf(required: string, skill: string): boolean {
	return (skill.match(INNER_CAPITAL) ?? []).some((name) =>
		namesWord(required, name),
	);
}

const INNER_CAPITAL =
	/(?<![\p{L}\d])\p{Lu}\p{Ll}{1,11}\p{Lu}\p{L}{0,11}(?![\p{L}\d])/gu;

const MUCH = 0.4;

/** Whether a name says most of a skill: "Opera" of "Opera PMS". */
function isMuchOf(name: string, skill: string): boolean {
	return namesWord(skill, name) && name.length >= MUCH * skill.length;
}

/** None whose level the person gives elsewhere: "Notions de SQL" makes SQL no skill to name without it. */
function skillsOf(tailoring: Tailoring, voice: Voice): NamedFact[] {
	const [own, elsewhere] = [true, false].map((isSkill) =>
		limitedFacts(tailoring)
			.filter(({ fact }) => isInSection(fact.path, "skills") === isSkill)
			.map(({ fact, clause }) => ({
				text: fact.text,
				clause: ` ${keyOf(clause)} `,
			})),
	);
	return named(
		tailoring.profile.skills,
		"skills",
		({ skill_name }) => skill_name,
	)
		.filter(
			({ text }) =>
				!elsewhere?.some(({ clause }) => clause.includes(` ${keyOf(text)} `)) &&
				!own?.some((one) => one.text === text) &&
				!hasLevel(text),
		)
		.map(({ text, path }) => ({
			path,
			text: isNameIn(tailoring.posting ?? "", text)
				? text
				: smallAs(text, voice.language),
		}));
}

/** "Lean (one workshop)" says how little; "Excel (Pivot, Power Query)" what of it. */
function hasLevel(text: string): boolean {
	const [, inBrackets = ""] = /\(([^()]*)\)/u.exec(text) ?? [];
	return inBrackets.split(/[\s,]+/u).some((word) => /^\p{Ll}/u.test(word));
}

/** Whether the posting writes its first word with a capital inside a sentence. */
function isNameIn(posting: string, text: string): boolean {
	const [first = ""] = text.split(" ");
	const at = posting.indexOf(` ${first}`);
	return at > 0 && /[\p{Ll},]/u.test(posting.charAt(at - 1));
}

function keyOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#]+/gu, " ")
		.trim();
}

/** What only a letter with next to nothing to tell names: a position not told of, skills. */
export function thinSentences(
	tailoring: Tailoring,
	voice: Voice,
	isSaid: (text: string) => boolean,
): Said[] {
	const { profile } = tailoring;
	const skills = skillsOf(tailoring, voice).filter(({ text }) => !isSaid(text));
	return [
		earlierPosition(profile, voice, isSaid),
		listing(skills.slice(0, MOST_SKILLS), voice.frames.skills, voice),
	].flatMap((said) => (said ? [said] : []));
}

function earlierPosition(
	{ work_experience }: Tailoring["profile"],
	voice: Voice,
	isSaid: (text: string) => boolean,
): Said | null {
	const before = newestFirst(work_experience, (work) => work.is_current).at(1);
	if (!before) return null;
	const title = oneLine(before.entry.job_title);
	const company = oneLine(before.entry.company_name);
	if (title === "" || company === "" || isSelfEmployed(company)) return null;
	if (isSaid(company)) return null;
	return {
		text: fillPlaced(
			pick(voice.frames.before, voice.seed),
			{ title: positionInSentence(title, voice.language), company },
			voice.language,
		),
		sources: ["job_title", "company_name"].map((field) =>
			pathOf("work_experience", before.at, field),
		),
		startsOwn: true,
	};
}

function named<Entry>(
	entries: readonly Entry[],
	section: string,
	nameOf: (entry: Entry) => string | null,
): NamedFact[] {
	return entries
		.map((entry, at) => ({
			text: oneLine(nameOf(entry) ?? ""),
			path: pathOf(section, at),
		}))
		.filter(({ text }) => text !== "" && text.length <= LONGEST_NAME);
}

function listing(
	items: readonly NamedFact[],
	frames: readonly [string, ...string[]],
	voice: Voice,
): Said | null {
	if (items.length === 0) return null;
	// The first for one, the last for several.
	const frame = (items.length === 1 ? frames[0] : frames.at(-1)) ?? frames[0];
	const list = wordingOf(voice.language).list(items.map(({ text }) => text));
	return {
		text: fill(frame, { items: list }),
		sources: items.map(({ path }) => path),
		startsOwn: true,
		label: labelOf(frame),
	};
}
