// The line under the name: the position as the person holds it, behind it the paper nobody is taken without, and what the posting asks
// for that the work shows. A slogan, a count of years and a skill of the basics go; a title never rises.

import { isNotHeld, isStudied } from "../../language/not-held.ts";
import { factsOf } from "../../match/facts.ts";
import { titlePart } from "../../match/score-parts.ts";
import { oneLine } from "../../match/sentences.ts";
import { wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { decidingPapers } from "../choose/deciding-papers.ts";
import { isWeakSkill } from "../choose/needs.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Drafting } from "../lines/resume-draft.ts";
import { headlineOf } from "./headline-and-summary.ts";

export type Headline = { text: string; sources: string[] };

const PARTS = /\s+[|•·]\s+/;
const MOST_TAGS = 3;
const LONGEST_TAG = 32;
const LONGEST = 95;
const APART = " · ";
/** A position that says as much as a sentence takes nothing behind it. */
const LONGEST_POSITION = 60;

/** Null where the profile has neither a headline nor a position. */
export function tailoredHeadline(
	tailoring: Tailoring,
	drafting: Drafting,
): Headline | null {
	const { profile, title, strength } = tailoring;
	const own = headlineOf(profile, title, tailoring.today);
	if (!own) return null;
	const plain = { text: own.text, sources: [own.source] };
	if (strength === "low") return plain;
	const [position = "", ...others] = own.text.split(PARTS);
	// The strongest level builds it anew from what is asked for.
	const kept = others.filter(
		(part) =>
			(strength !== "high" || titlePart(title, [part]) >= NEAR_TITLE) &&
			!COUNTS_YEARS.test(part) &&
			(part.split(/\s+/).length <= LONGEST_OWN_PART ||
				titlePart(title, [part]) >= NEAR_TITLE),
	);
	const parts = [position, ...kept];
	const tags = tagsFor({ tailoring, drafting, parts });
	if (tags.length === 0 && kept.length === others.length) return plain;
	const list = tags.map(({ text }) => text).join(APART);
	return {
		text: [...parts, ...(list === "" ? [] : [list])].join(" | "),
		sources: [own.source, ...tags.map(({ path }) => path)],
	};
}

const NEAR_TITLE = 40;
/** What the dates tell better: "6 Years Experience". */
const COUNTS_YEARS = /(?<!\p{L})\d{1,2}\+?\s+\p{L}/u;
/** More words than this are a slogan. */
const LONGEST_OWN_PART = 5;

type Tag = { path: string; text: string; isOpen?: boolean };

function tagsFor({
	tailoring,
	drafting,
	parts,
}: {
	tailoring: Tailoring;
	drafting: Drafting;
	parts: readonly string[];
}): Tag[] {
	const [position = "", ...kept] = parts;
	if (position.length > LONGEST_POSITION) return [];
	const said = parts.join(" ").toLowerCase();
	const skills = askedSkills(tailoring, drafting);
	const found = [
		...papersHeld(tailoring),
		// Beside the person's own parts only what nothing else on the first screen answers.
		...(kept.length > 1 ? skills.filter(({ isOpen }) => isOpen) : skills),
	];
	const tags: Tag[] = [];
	for (const tag of found) {
		const next = [...tags, tag].map(({ text }) => text).join(APART);
		const isNew = ![said, ...tags.map(({ text }) => text.toLowerCase())].some(
			(one) => one.includes(tag.text.toLowerCase()),
		);
		if (
			isNew &&
			tags.length < MOST_TAGS &&
			[...parts, next].join(" | ").length <= LONGEST
		)
			tags.push(tag);
	}
	return tags;
}

/** Papers without which nobody is taken, as the profile names them. */
function papersHeld(tailoring: Tailoring): Tag[] {
	const deciding = decidingPapers(tailoring);
	return tailoring.profile.certifications
		.map(({ certification_name }, at) => ({
			path: `certifications.${at}`,
			text: oneLine(certification_name),
		}))
		.filter(
			({ path, text }) =>
				deciding.includes(path) && isTag(text) && !isNotHeld(text),
		);
}

/** What the person lists, the posting asks for and the work shows, the weightiest first; and what only a list answers of a need. */
function askedSkills({ profile, match }: Tailoring, drafting: Drafting): Tag[] {
	const open = drafting.needs
		.filter(({ proofs }) => proofs.length === 0)
		.flatMap(({ listed }) => listed.slice(0, 1).map(({ path }) => path));
	const shown = new Set(
		match.terms
			.filter(
				({ term, support }) =>
					support === "shown" &&
					term.kind !== "soft" &&
					(term.demand === "must" || term.demand === "duty"),
			)
			.map(({ term }) => term.term),
	);
	const listed = [
		...profile.skills.map(({ skill_name }, at) => ({
			path: `skills.${at}.skill_name`,
			text: oneLine(skill_name),
		})),
		...profile.software.map(({ software_name }, at) => ({
			path: `software.${at}.software_name`,
			text: oneLine(software_name),
		})),
	];
	return listed
		.filter(
			({ text }) =>
				isTag(text) && !isWeakSkill(text) && !isOnlyStudied(text, profile),
		)
		.map((skill) => ({
			...skill,
			...drafting.relevance(skill.path, skill.text),
			isOpen: open.includes(skill.path),
		}))
		.filter(
			({ terms, isOpen }) => isOpen || [...terms].some((one) => shown.has(one)),
		)
		.toSorted(
			(a, b) => Number(b.isOpen) - Number(a.isOpen) || b.value - a.value,
		);
}

/** Whether the person's own words say that a skill is one they are learning. */
function isOnlyStudied(name: string, profile: Profile): boolean {
	const keys = wordsOf(name).map(({ key }) => key);
	return factsOf(profile).some(({ text }) => {
		if (!isStudied(text)) return false;
		const said = new Set(wordsOf(text).map(({ key }) => key));
		return keys.every((key) => said.has(key));
	});
}

function isTag(text: string): boolean {
	return text !== "" && text.length <= LONGEST_TAG && !/[|•·,]/.test(text);
}
