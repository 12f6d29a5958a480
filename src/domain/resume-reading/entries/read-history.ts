// Work and volunteering: entries with a title, an organization, a place, a span of time and what was done.
import type { Volunteer, WorkExperience } from "../../profile/profile.ts";
import { type Cited, cited, citedText } from "../draft/cited.ts";
import {
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { type CitedPeriod, type Entries, NOTHING } from "./cited-entries.ts";
import {
	blocksOf,
	type EntryBlock,
	isPassedOver,
	looksAlike,
} from "./entry-blocks.ts";
import { readText, withListsOfOne } from "./entry-text.ts";
import {
	type EntryHead,
	type HeadPart,
	readHead,
	saysInBehindTitle,
} from "./head-parts.ts";
import { withLikelyPlaces } from "./likely-place.ts";
import { type NamedHead, nameEntries } from "./name-two.ts";
import { withoutNames } from "./named-lines.ts";
import { withRunInTitles } from "./run-in-titles.ts";
import { spreadEmployers } from "./spread-employers.ts";

type Position = {
	title: Cited<string> | undefined;
	organization: Cited<string> | undefined;
	location: Cited<string> | undefined;
	period: CitedPeriod;
	description: Cited<string> | undefined;
	achievements: Cited<string>[];
};

const UNSURE_DATE = "A part of this date could not be read";
const TAKEN_OVER = "The organization is with the entry above";

export function readWork(paragraphs: Paragraph[]): Entries<WorkExperience> {
	const { positions, left } = readPositions(paragraphs);
	const entries = positions.map(
		({ title, organization, location, period, description, achievements }) => ({
			...(title && { job_title: title }),
			...(organization && { company_name: organization }),
			...(location && { location }),
			...period,
			...(description && { description }),
			achievements,
		}),
	);
	return {
		entries: entries.map((entry) => ({
			job_title: NOTHING,
			company_name: NOTHING,
			...entry,
		})),
		left,
	};
}

export function readVolunteer(paragraphs: Paragraph[]): Entries<Volunteer> {
	const { positions, left } = readPositions(paragraphs);
	return {
		entries: positions.map((position) => ({
			role_title: position.title ?? NOTHING,
			organization_name: position.organization ?? NOTHING,
			...(position.location && { location: position.location }),
			...position.period,
			...(position.description && { description: position.description }),
			achievements: position.achievements,
		})),
		left,
	};
}

function readPositions(paragraphs: Paragraph[]): {
	positions: Position[];
	left: Paragraph[];
} {
	// What a form asks besides says nothing of an entry, wherever it stands.
	const asked = paragraphs.filter(
		({ text, isBullet }) => !isBullet && isPassedOver(text),
	);
	const answers = paragraphs.filter((line) => !asked.includes(line));
	const blocks = blocksOf(withRunInTitles(withoutNames(answers)));
	const saysIn = saysInBehindTitle(blocks.flatMap(({ head }) => head))
		? "usually"
		: "seldom";
	const read = withLikelyPlaces(
		blocks.map(({ head, body }) => readHead(head, body, saysIn)),
		blocks.map(({ head }) => head),
	);
	const named = nameEntries(read.map(({ parts }) => parts));
	for (const [index, names] of named.entries())
		if (names.title) names.organization ??= read[index]?.employment ?? null;
	const employers = spreadEmployers(blocks, read, named);
	takeOver(blocks, read, named);
	const positions: Position[] = [];
	const left: Paragraph[] = [...asked];
	const texts = withListsOfOne(
		blocks.map(({ head, body }) => readText(body, head)),
	);
	for (const [index, block] of blocks.entries()) {
		const head = read[index];
		const names = named[index];
		const text = texts[index];
		if (!head || !names || !text || employers.has(index)) continue;
		left.push(...text.left);
		if (!names.title && !names.organization) {
			left.push(...block.head, ...block.body);
			continue;
		}
		positions.push(positionOf(head, names, text));
		for (const { text: line, from } of names.rest)
			left.push({ ...from, text: line, quote: line });
	}
	return { positions, left };
}

function positionOf(
	head: EntryHead,
	{ title, organization, why, isTakenOver }: NamedHead,
	text: ReturnType<typeof readText>,
): Position {
	return {
		title: title ? citedText(title.text, title.from, why) : undefined,
		organization: organization
			? citedText(
					organization.text,
					organization.from,
					isTakenOver ? TAKEN_OVER : why,
				)
			: undefined,
		location: head.place
			? citedText(head.place.text, head.place.from, head.place.why ?? null)
			: undefined,
		period: periodOf(head),
		description: text.description,
		achievements: text.achievements,
	};
}

/** Several positions at one company: the lower heads name a title alone, in the look of the first one's title. */
function takeOver(
	blocks: EntryBlock[],
	heads: EntryHead[],
	named: NamedHead[],
): void {
	for (const [index, names] of named.entries()) {
		const above = named[index - 1];
		if (above && isTitleAlone(blocks[index], names, above)) {
			names.title = names.title && {
				...names.title,
				text: titleOf(names.title.from, names),
			};
			names.organization = null;
		}
		if (!above?.organization || names.organization || !names.title) continue;
		const first = blocks[index]?.head[0];
		const isLower =
			first !== undefined &&
			above.title !== null &&
			(looksAlike(first, above.title.from) || above.isTakenOver === true) &&
			(above.isTakenOver === true ||
				above.title.from !== above.organization.from);
		if (!isLower || heads[index]?.dates === null) continue;
		if (isPause(names.title, blocks[index])) continue;
		if (
			titleWeight(names.title.text) === 0 &&
			!looksAlike(first, above.title?.from ?? first)
		)
			continue;
		names.organization = above.organization;
		names.isTakenOver = true;
	}
}

/** "Parental leave" and its time: words for no job, with nothing told of them, are no further position of anybody. */
function isPause({ text }: HeadPart, block: EntryBlock | undefined): boolean {
	return titleWeight(text) === 0 && block?.body.length === 0;
}

/** "Staff Nurse, Medical ICU" below a title in the same look, where the employer stood on a line of its own. */
function isTitleAlone(
	block: EntryBlock | undefined,
	{ title, organization }: NamedHead,
	above: NamedHead,
): boolean {
	return (
		block?.head.length === 1 &&
		title !== null &&
		organization?.from === title.from &&
		organizationWeight(organization.text) === 0 &&
		!isInstitution(organization.text) &&
		above.title !== null &&
		above.organization !== null &&
		above.title.from !== above.organization.from &&
		!looksAlike(above.title.from, above.organization.from) &&
		looksAlike(title.from, above.title.from)
	);
}

function titleOf(from: Paragraph, { title, organization }: NamedHead): string {
	const parts = [title?.text ?? "", organization?.text ?? ""];
	return parts
		.sort((a, b) => from.text.indexOf(a) - from.text.indexOf(b))
		.join(", ");
}

export function periodOf({ dates }: Pick<EntryHead, "dates">): CitedPeriod {
	if (!dates) return {};
	const { found, from } = dates;
	const place = { ...from, quote: from.quote };
	const why = found.isExact ? null : UNSURE_DATE;
	return {
		...(found.start !== null && { start_date: cited(found.start, place, why) }),
		...(found.end !== null && { end_date: cited(found.end, place, why) }),
		...(found.isCurrent && { is_current: cited(true, place) }),
	};
}
