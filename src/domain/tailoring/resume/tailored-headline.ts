// The line under the name: the position as the person holds it, behind it the paper nobody is taken without, and what the posting asks
// for that the work shows. A slogan, a count of years and a skill of the basics go; a title never rises.

import { factsOf } from "../../match/facts.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { titlePart } from "../../match/score-parts.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { entryIndexOf, isBelow, pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isCommonPaper } from "../choose/common-papers.ts";
import {
	decidingPapers,
	isCourse,
	isHeldFully,
	withoutDate,
} from "../choose/deciding-papers.ts";
import type { Need } from "../choose/needs.ts";
import { begunSkills, isBegunWith } from "../choose/skill-level.ts";
import { heightOf } from "../choose/standing-in.ts";
import { isWeakSkill } from "../choose/weak-skills.ts";
import { workOrder } from "../choose/work-order.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { statementsIn } from "../letter/own-statements.ts";
import type { Drafting } from "../lines/drafting.ts";
import { headlineOf } from "./headline-and-summary.ts";

export type Headline = { text: string; sources: string[] };

const PARTS = /\s+[|•·]\s+/;
const MOST_TAGS = 3;
const LONGEST_TAG = 32;
/** A paper goes by its whole name. */
const LONGEST_PAPER = 40;
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
	const [named = "", ...others] = own.text.split(PARTS);
	const nearer = nearerOffice(named, tailoring, drafting);
	const position = nearer?.text ?? named;
	// The strongest level builds it anew from what is asked for.
	const kept = others.filter(
		(part) =>
			(strength !== "high" || titlePart(title, [part]) >= NEAR_TITLE) &&
			!COUNTS_YEARS.test(part) &&
			(part.split(/\s+/).length <= LONGEST_OWN_PART ||
				titlePart(title, [part]) >= NEAR_TITLE),
	);
	const found = tagsFor({ tailoring, drafting, parts: [position, ...kept] });
	const licensed = found.find(({ text }) => isTitleIn(text, position));
	const tags = found.filter((tag) => tag !== licensed);
	const parts = [licensed?.text ?? position, ...kept];
	if (!nearer && found.length === 0 && kept.length === others.length)
		return plain;
	const list = tags.map(({ text }) => text).join(APART);
	return {
		text: [...parts, ...(list === "" ? [] : [list])].join(" | "),
		sources: [
			own.source,
			...(nearer ? [nearer.path] : []),
			...found.map(({ path }) => path),
		],
	};
}

/** "Licensed practical nurse" for a "Practical nurse": the paper's name is the title with a word or two before it, and no higher one. */
function isTitleIn(paper: string, title: string): boolean {
	const before = paper.slice(0, -title.length).trim();
	return (
		title !== "" &&
		paper.toLowerCase().endsWith(` ${title.toLowerCase()}`) &&
		before.split(/\s+/u).length <= MOST_BEFORE &&
		heightOf(paper) <= heightOf(title)
	);
}

const MOST_BEFORE = 2;

/**
 * For a post that leads: the office that the title of the position held names behind the trade, "Joiner, deputy workshop manager", with
 * the person's own name for themselves before it. Null where it names none, or theirs says as much.
 */
function nearerOffice(
	own: string,
	{ profile, title }: Tailoring,
	{ needs }: Pick<Drafting, "needs">,
): Tag | null {
	const [newest] = workOrder(profile, needs);
	if (!newest?.entry.is_current || heightOf(title) < LEADS || own === "")
		return null;
	const held = oneLine(newest.entry.job_title);
	const office = held
		.split(OFFICES)
		.slice(1)
		.map((part) => part.replace(DATED, "").trim())
		.find(
			(part) =>
				part.length > 0 &&
				part.length <= LONGEST_TAG &&
				heightOf(part) > heightOf(own),
		);
	if (office === undefined) return null;
	const before = held.slice(0, held.indexOf(office));
	const isSame = before.replace(/\P{L}+$/u, "") === own && !/\(/u.test(before);
	return {
		path: pathOf("work_experience", newest.at, "job_title"),
		text: isSame
			? `${before}${office}`
			: `${own} | ${office.charAt(0).toUpperCase()}${office.slice(1)}`,
	};
}

const OFFICES = /\s*[,/|(]\s*|\)|\s[–-]\s/u;
/** "Deputy since 2023", "dal 2022 referente": the position below says since when. */
const DATED =
	/\s+\p{Ll}+\s+(?:19|20)\p{N}{2}$|^\p{Ll}+\s+(?:19|20)\p{N}{2}\s+/u;
const LEADS = 2;

const NEAR_TITLE = 40;
/** What the dates tell better: "6 Years Experience". */
const COUNTS_YEARS = /(?<!\p{L})\d{1,2}\+?\s+\p{L}/u;
/** More words than this are a slogan. */
const LONGEST_OWN_PART = 5;

export type Tag = {
	path: string;
	text: string;
	isOpen?: boolean;
	/** All that a requirement asks for: "SQL". */
	isBare?: boolean;
};
/** Words of a requirement that is nothing but a name. */
const BARE = 2;

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
	const held = papersHeld(tailoring, position);
	const found = [
		...held,
		// Beside the person's own parts only what nothing else on the first screen answers.
		...askedSkills(tailoring, drafting).filter(
			({ isOpen }) => isOpen || kept.length === 0,
		),
	];
	const tags: Tag[] = [];
	for (const tag of found) {
		const next = [...tags, tag].map(({ text }) => text).join(APART);
		const isNew = ![said, ...tags.map(({ text }) => text)].some((one) =>
			isSaidIn(tag.text, one),
		);
		if (
			isNew &&
			tags.length < MOST_TAGS &&
			[...parts, next].join(" | ").length <= LONGEST
		)
			tags.push(tag);
	}
	// Behind a title that leads what somebody works with makes them smaller.
	if (heightOf(position) >= LEADS)
		return tags.filter((tag) => held.includes(tag));
	// Several tell what somebody works with; one hung on a title says that they are about that: "Editor | After Effects".
	const skills = tags.filter((tag) => !held.includes(tag));
	return skills.length === 1 && !skills[0]?.isBare
		? tags.filter((tag) => held.includes(tag))
		: tags;
}

/** Papers without which nobody is taken, as the profile names them. */
function papersHeld(tailoring: Tailoring, position: string): Tag[] {
	const { certifications } = tailoring.profile;
	return decidingPapers(tailoring).flatMap((path) => {
		const at = entryIndexOf(path) ?? -1;
		const name = oneLine(certifications[at]?.certification_name ?? null);
		const text = withoutDate(name);
		return isTag(text, LONGEST_PAPER) &&
			isHeldFully(name) &&
			!isCourse(name) &&
			// "Certified Pharmacy Technician | CPhT" says it twice.
			!isShortFor(text, position) &&
			!isShortInside(text, position) &&
			!isOtherClass(text, position) &&
			!isCommonPaper(text, profileLanguage(tailoring.profile)) &&
			(isTitleIn(text, position) || !isTitleAgain(text, position)) &&
			!isCarLicense(text, tailoring.profile)
			? [{ path, text }]
			: [];
	});
}

/** "Diplôme national de maître de cérémonie" behind a "maître de cérémonie": no letters or figures of its own tell more. */
function isTitleAgain(paper: string, title: string): boolean {
	const held = contentStems(wordsOf(title));
	const stems = [...contentStems(wordsOf(paper))];
	const shared = stems.filter((stem) => held.has(stem)).length;
	return (
		!/\p{Lu}{2}|\p{N}/u.test(paper) &&
		shared > 0 &&
		shared >= MOST_SAID * stems.length
	);
}

const MOST_SAID = 0.5;

/** Letters that open the words of a name, in their order, the small ones among them within a word. */
function isShortFor(letters: string, name: string): boolean {
	if (!/^\p{Lu}[\p{L}]{2,6}$/u.test(letters) || !/\p{Lu}$/u.test(letters))
		return false;
	const capitals = (letters.match(/\p{Lu}/gu) ?? []).join("");
	const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join("");
	return capitals.length > 1 && initials.startsWith(capitals);
}

/** "Arizona Licensed Massage Therapist" behind an "Aide, LMT": its letters stand there. */
function isShortInside(name: string, position: string): boolean {
	const initials = (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join("");
	return (position.match(LETTERS) ?? []).some(
		(letters) => letters.length > 2 && initials.endsWith(letters),
	);
}

const LETTERS = /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/gu;

/** "Class D" behind a "Class C": one of the two is over or less. */
function isOtherClass(name: string, position: string): boolean {
	const [own] = CLASS.exec(position)?.slice(1) ?? [];
	const [other] = CLASS.exec(name)?.slice(1) ?? [];
	return own !== undefined && other !== undefined && own !== other;
}

const CLASS =
	/(?<!\p{L})(?:class|grade|level|category|klasse|stufe|clase|nivel|classe|niveau|livello) (\p{Lu}|\p{N}|[IV]{1,4})(?![\p{L}\p{N}])/iu;

/** Licenses that a trade drives by. */
const OF_A_TRADE = /(?<!\p{L})(?:C1?E?|C\+E|D1?E?|CDL)(?!\p{L})/u;

/** A license to drive a car is nobody's name. */
function isCarLicense(text: string, profile: Profile): boolean {
	return (
		!OF_A_TRADE.test(text) &&
		statementsIn(text, profileLanguage(profile)).some(
			({ kind }) => kind === "drivingLicence",
		)
	);
}

/**
 * What the person lists without a limit, the posting requires and the work shows: first what the main position shows, then as the
 * posting names it. A tool may stand among the duties too.
 */
function askedSkills(
	tailoring: Tailoring,
	drafting: Pick<Drafting, "relevance" | "needs">,
): Tag[] {
	const { profile } = tailoring;
	const begun = begunSkills(profile);
	const open = answeredByLists(drafting.needs);
	const bare = namedBare(drafting.needs);
	const isSure = ({ path, text }: Tag) =>
		isTag(text) &&
		!begun.has(path) &&
		!isWeakSkill(text) &&
		!isOnlyStudied(text, profile);
	const weightOf = skillWeights(tailoring, drafting);
	return skillTags(profile)
		.filter(isSure)
		.map((tag) => ({ tag, ...weightOf(tag) }))
		.filter(({ tag, isFound }) => isFound || open.has(tag.path))
		.toSorted(
			(a, b) => Number(b.isDaily) - Number(a.isDaily) || a.place - b.place,
		)
		.map(({ tag }) => ({
			...tag,
			isOpen: open.has(tag.path),
			isBare: bare.has(tag.path),
		}));
}

/** Skills and software by their names. */
export function skillTags({ skills, software }: Profile): Tag[] {
	return [
		...skills.map(({ skill_name }, at) => ({
			path: pathOf("skills", at, "skill_name"),
			text: oneLine(skill_name),
		})),
		...software.map(({ software_name }, at) => ({
			path: pathOf("software", at, "software_name"),
			text: oneLine(software_name),
		})),
	];
}

/** The paths of listed skills that alone answer something required. */
function answeredByLists(needs: readonly Need[]): ReadonlySet<string> {
	const open = needs.filter(
		({ proofs, requirement }) =>
			proofs.length === 0 && requirement.kind === "must",
	);
	return new Set(
		open.flatMap(({ listed }) => listed.slice(0, 1).map(({ path }) => path)),
	);
}

/** The paths of listed skills that are all that a requirement asks for. */
function namedBare(needs: readonly Need[]): ReadonlySet<string> {
	const bare = needs.filter(
		({ requirement }) => contentStems(wordsOf(requirement.text)).size <= BARE,
	);
	return new Set(bare.flatMap(({ listed }) => listed.map(({ path }) => path)));
}

/** Whether the posting asks for a skill and the work shows it, whether the main position does, and where the posting names it first. */
function skillWeights(
	{ profile, match }: Tailoring,
	{ relevance, needs }: Pick<Drafting, "relevance" | "needs">,
) {
	const [main] = workOrder(profile, needs);
	const asked = match.terms.filter(
		({ term: { kind, demand }, support }) =>
			support === "shown" &&
			(kind === "tool" || kind === "knowledge" || kind === "skill") &&
			(demand === "must" || (demand === "duty" && kind === "tool")),
	);
	return ({ path, text }: Tag) => {
		const { terms } = relevance(path, text);
		const found = asked.filter(({ term }) => terms.has(term.term));
		const isDaily =
			main !== undefined &&
			found.some(({ evidence }) =>
				evidence.some((fact) =>
					isBelow(
						fact.path,
						pathOf("work_experience", main.at, "achievements"),
					),
				),
			);
		const places = found.flatMap(({ term }) =>
			term.spans.map(([start]) => start),
		);
		return {
			isFound: found.length > 0,
			isDaily,
			place: Math.min(...places),
		};
	};
}

/** Whether the person's own words say that a skill is one they are learning. */
export function isOnlyStudied(name: string, profile: Profile): boolean {
	const keys = wordsOf(name).map(({ key }) => key);
	return studiedIn(profile).some((said) => keys.every((key) => said.has(key)));
}

const studied = new WeakMap<Profile, ReadonlySet<string>[]>();

/** The words of each line that says something is still being learned. */
function studiedIn(profile: Profile): readonly ReadonlySet<string>[] {
	const lines =
		studied.get(profile) ??
		factsOf(profile)
			.filter(({ text }) => isBegunWith(text))
			.map(({ text }) => new Set(wordsOf(text).map(({ key }) => key)));
	studied.set(profile, lines);
	return lines;
}

/** Short, and one name. */
function isTag(text: string, longest = LONGEST_TAG): boolean {
	return text !== "" && text.length <= longest && !/[|•·,]/.test(text);
}

/** Word for word, or in words that mean no more: "Debitoren" beside "Debitorenbuchhaltung". */
export function isSaidIn(text: string, said: string): boolean {
	const known = contentStems(wordsOf(said));
	const stems = [...contentStems(wordsOf(text))];
	return (
		said.toLowerCase().includes(text.toLowerCase()) ||
		(stems.length > 0 && stems.every((stem) => known.has(stem)))
	);
}
