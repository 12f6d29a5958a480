// The rules about the order and the form of what is on the page: headings, sections, dates, skills.
import type { Block } from "#src/documents/doc.ts";
import { documentWordsOf } from "#src/documents/words-of-language.ts";
import { gapsBetween } from "#src/domain/profile/months.ts";
import type { Judged, Rule } from "./rule.ts";

export const layoutRules: readonly Rule[] = [
	{
		number: 7,
		says: "standard headings in the document's language",
		breaks: ({ doc, person, tailored }) => {
			const known = new Set(
				Object.values(
					documentWordsOf(tailored.resume.metadata.language).sections,
				).map((title) => title.toUpperCase()),
			);
			const titles = doc.blocks.flatMap((block) =>
				block.kind === "section" ? [block.title] : [],
			);
			if (titles.length === 0)
				return person.profile.work_experience.length > 0
					? ["no headings"]
					: null;
			return titles.filter((title) => !known.has(title.toUpperCase()));
		},
	},
	{
		number: 8,
		says: "sections apart, entries of one form",
		breaks: ({ doc }) =>
			entriesOf(doc.blocks)
				.filter(({ title }) => /(?:19|20)\d\d\s*[-–]/.test(title.text))
				.map(({ title }) => `dates in the title: ${title.text}`),
	},
	{
		number: 9,
		says: "one form of dates, month and year",
		breaks: dateForms,
	},
	{
		number: 10,
		says: "newest work first",
		breaks: ({ tailored: { resume } }) => {
			if (resume.experience.length < 2) return null;
			const ends = resume.experience.map(({ dates }) => endOf(dates));
			return ends.flatMap((end, at) => {
				const before = ends[at - 1];
				return before !== undefined && before !== "" && end > before
					? [resume.experience[at]?.title ?? ""]
					: [];
			});
		},
	},
	{
		number: 11,
		says: "gaps of more than six months are shown to the person",
		breaks: ({ person, tailored: { resume }, today }) => {
			const gaps = gapsBetween(person.profile.work_experience, today);
			if (gaps.length === 0) return null;
			return gaps
				.filter(
					({ after }) =>
						!resume.validation.warnings.some((warning) =>
							warning.includes(after.slice(0, 7)),
						),
				)
				.map(({ after, before }) => `${after} to ${before}`);
		},
	},
	{
		number: 17,
		says: "a skills section, parted by commas",
		breaks: ({ doc, person, tailored: { resume } }) => {
			const { skills, software } = person.profile;
			if (skills.length + software.length < 2) return null;
			const title = documentWordsOf(resume.metadata.language).sections.skills;
			const at = doc.blocks.findIndex(
				(block) =>
					block.kind === "section" &&
					block.title.toUpperCase() === title.toUpperCase(),
			);
			if (at < 0) return ["no section of skills"];
			const next = doc.blocks[at + 1];
			const text =
				next?.kind === "pair"
					? next.value
					: next?.kind === "paragraph"
						? next.text
						: "";
			return text === "" ? ["no skills under the heading"] : [];
		},
	},
];

type Entry = Extract<Block, { kind: "entry" }>;

function entriesOf(blocks: readonly Block[]): Entry[] {
	return blocks.flatMap((block) => (block.kind === "entry" ? [block] : []));
}

function endOf(dates: string): string {
	const end = dates.split(" - ").at(-1) ?? "";
	return end === "Present" ? "9999" : end;
}

// A year alone is no other form where the profile knows no month.
function dateForms({ doc, person, tailored }: Judged): string[] | null {
	const words = documentWordsOf(tailored.resume.metadata.language);
	const dates = entriesOf(doc.blocks).flatMap(({ date }) =>
		date.split(/ – |, /).filter(Boolean),
	);
	if (dates.length === 0) return null;
	const own = JSON.stringify(person.profile);
	const forms = new Set<string>();
	const odd: string[] = [];
	for (const date of dates) {
		if (date === words.present) continue;
		const year = /(?:19|20)\d\d/.exec(date)?.[0];
		if (year === undefined) continue;
		if (date === year) {
			if (!own.includes(`"${year}"`)) odd.push(date);
		} else forms.add(date.replace(/\p{L}+\.?/gu, "M").replace(/\d+/g, "9"));
	}
	return [...odd, ...(forms.size > 1 ? [...forms] : [])];
}
