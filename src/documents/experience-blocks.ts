// Positions and awards as blocks: each entry by itself, or those that belong together as one, as the content says. It was decided when
// the document was made, so that a stored one keeps its lines and their order.
import type { DocumentWords } from "../domain/language/document-words.ts";
import { pathOf } from "../domain/profile/content-path.ts";
import { confirms } from "../domain/tailoring/content/confirming-award.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine } from "./clean-text.ts";
import { monthText, rangeText } from "./date-text.ts";
import type { Block } from "./doc.ts";
import { bullets, type DocEntry, entryBlock } from "./entry-block.ts";
import { isGivenBy, type JoinedAward, joinedAwards } from "./joined-awards.ts";
import type { Template } from "./template.ts";

type Position = ResumeContent["experience"][number];
type Bullet = DocEntry["bullets"][number];

export function experienceBlocks(
	content: ResumeContent,
	words: DocumentWords,
): Block[] {
	const { experience } = content;
	const joined = joinedIn(content);
	const isOneEmployer = isGrouped(content) ? isSameEmployer : () => false;
	return experience.flatMap((job, i) => {
		const continues = isOneEmployer(job, experience[i - 1]);
		const opens = !continues && isOneEmployer(job, experience[i + 1]);
		const isBelow = continues || opens;
		return [
			...(opens ? [employerOf(job)] : []),
			...entryBlock(pathOf("experience", i), {
				title: { text: cleanLine(job.title) },
				subtitle: isBelow ? "" : job.company,
				place: isBelow ? "" : job.location,
				date: rangeText(job.dates, words),
				bullets: withAwards(
					bullets(job.achievements, pathOf("experience", i, "achievements")),
					joined.get(i) ?? [],
					{ words, company: job.company },
				),
				...(opens && { isTight: true as const }),
			}),
		];
	});
}

export function awardBlocks(
	content: ResumeContent,
	words: DocumentWords,
): Block[] {
	const joined = new Set(
		[...joinedIn(content).values()].flatMap((those) =>
			those.map(({ path }) => path),
		),
	);
	return content.awards.flatMap((award, i) => {
		const path = pathOf("awards", i);
		if (joined.has(path)) return [];
		return entryBlock(path, {
			title: { text: cleanLine(award.title) },
			subtitle: award.awarder,
			date: monthText(award.date, words),
			description: award.description,
		});
	});
}

export function isGrouped({ metadata }: ResumeContent): boolean {
	return metadata.arrangement === "grouped";
}

function joinedIn(content: ResumeContent): ReturnType<typeof joinedAwards> {
	return isGrouped(content) ? joinedAwards(content) : new Map();
}

/** Several positions at one place stand under its name. */
function isSameEmployer(job: Position, other: Position | undefined): boolean {
	const nameOf = ({ company, location, title }: Position) =>
		cleanLine(title) === ""
			? ""
			: [company, location].map(cleanLine).join("\n").toLowerCase();
	return (
		other !== undefined &&
		cleanLine(job.company) !== "" &&
		nameOf(job) !== "" &&
		nameOf(job) === nameOf(other)
	);
}

function employerOf({ company, location }: Position): DocEntry {
	return {
		kind: "entry",
		title: {
			text: [company, location].map(cleanLine).filter(Boolean).join(", "),
		},
		subtitle: "",
		place: "",
		date: "",
		description: "",
		bullets: [],
		isHeld: true,
	};
}

/** An award stands behind the line whose deed it confirms, else on a line of its own. */
function withAwards(
	lines: readonly Bullet[],
	awards: readonly JoinedAward[],
	{ words, company }: { words: DocumentWords; company: string },
): Bullet[] {
	const said = [...lines];
	for (const { award, path } of awards) {
		const named = namedAward(award, { words, company });
		const at = said.findIndex(({ text }) =>
			confirms(cleanLine(award.description), cleanLine(text)),
		);
		const line = said[at];
		if (line) said[at] = { ...line, text: `${line.text} (${named})` };
		else
			said.push({
				text: [named, cleanLine(award.description)].filter(Boolean).join(": "),
				path,
			});
	}
	return said;
}

/** Who gave it, where that was not the employer it stands under. */
function namedAward(
	award: ResumeContent["awards"][number],
	{ words, company }: { words: DocumentWords; company: string },
): string {
	const awarder = isGivenBy({ company }, award) ? "" : award.awarder;
	return [
		cleanLine(award.title),
		cleanLine(awarder),
		monthText(award.date, words),
	]
		.filter(Boolean)
		.join(", ");
}

/** Entries of a head alone, as one list: each behind the one before it, its date with the rest unless dates have a column. */
export function inOneList(
	blocks: Block[],
	{ entry: { layout } }: Template,
): Block[] {
	const isHead = (block: Block | undefined): block is DocEntry =>
		block?.kind === "entry" &&
		block.description === "" &&
		block.bullets.length === 0 &&
		block.note === undefined;
	if (!blocks.every(isHead)) return blocks;
	return blocks.map((block, at) => ({
		...block,
		...(layout !== "dates-left" && {
			subtitle: [block.subtitle, block.date].filter(Boolean).join(", "),
			date: "",
		}),
		...(at > 0 && { isTight: true as const }),
	}));
}
