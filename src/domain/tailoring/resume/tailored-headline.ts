// The line under the name: the position as the person holds it, and behind it what the posting asks for and the profile lists.
// A slogan and a count of years go; a title never rises.

import { titlePart } from "../../match/score.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Drafting } from "../lines/resume-draft.ts";
import { headlineOf } from "./headline-and-summary.ts";

export type Headline = { text: string; sources: string[] };

const PARTS = /\s+[|•·]\s+/;
const MOST_SKILLS = 3;
const LONGEST_SKILL = 28;
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
	const asked = others.filter(
		(part) =>
			(strength !== "high" || titlePart(title, [part]) >= NEAR_TITLE) &&
			!COUNTS_YEARS.test(part) &&
			(part.split(/\s+/).length <= LONGEST_OWN_PART ||
				titlePart(title, [part]) >= NEAR_TITLE),
	);
	const said = [position, ...asked].join(" ").toLowerCase();
	const skills = askedSkills(tailoring, drafting).filter(
		({ text }) => !said.includes(text.toLowerCase()),
	);
	const parts = [position, ...asked];
	const named: typeof skills = [];
	const most = position.length > LONGEST_POSITION ? 0 : MOST_SKILLS;
	// Beside the person's own parts only what nothing else on the first screen answers.
	const added =
		asked.length > 1 ? skills.filter(({ isOpen }) => isOpen) : skills;
	for (const skill of added.slice(0, most)) {
		const next = [...named, skill].map(({ text }) => text).join(APART);
		if ([...parts, next].join(" | ").length <= LONGEST) named.push(skill);
	}
	if (named.length === 0 && asked.length === others.length) return plain;
	const list = named.map(({ text }) => text).join(APART);
	return {
		text: [...parts, ...(list === "" ? [] : [list])].join(" | "),
		sources: [own.source, ...named.map(({ path }) => path)],
	};
}

const NEAR_TITLE = 40;
/** What the dates tell better: "6 Years Experience". */
const COUNTS_YEARS = /(?<!\p{L})\d{1,2}\+?\s+\p{L}/u;
/** More words than this are a slogan. */
const LONGEST_OWN_PART = 5;

/** What the person lists and the posting asks for, the weightiest first. */
function askedSkills({ profile }: Tailoring, { relevance, needs }: Drafting) {
	// What only a list shows is read first here.
	const open = needs
		.filter(({ proofs }) => proofs.length === 0)
		.flatMap(({ listed }) => listed.slice(0, 1).map(({ path }) => path));
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
	const seen = new Set<string>();
	return listed
		.filter(
			({ text }) =>
				text !== "" &&
				text.length <= LONGEST_SKILL &&
				!/[|•·,]/.test(text) &&
				!seen.has(text.toLowerCase()) &&
				seen.add(text.toLowerCase()),
		)
		.map((skill) => ({
			...skill,
			...relevance(skill.path, skill.text),
			isOpen: open.includes(skill.path),
		}))
		.filter(({ terms, isOpen }) => terms.size > 0 || isOpen)
		.toSorted(
			(a, b) => Number(b.isOpen) - Number(a.isOpen) || b.value - a.value,
		);
}
