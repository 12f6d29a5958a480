// Word documents as people make them: with styles, with tables, with nothing but bold letters and tabs.
import {
	Document,
	ExternalHyperlink,
	HeadingLevel,
	Packer,
	Paragraph,
	Tab,
	Table,
	TableCell,
	TableRow,
	TextRun,
	WidthType,
} from "docx";
import type { Sheet } from "./sheet.ts";

type Block = Paragraph | Table;

const text = (
	words: string,
	look: {
		bold?: boolean;
		italics?: boolean;
		size?: number;
		allCaps?: boolean;
	} = {},
) => new TextRun({ text: words, ...look });
const line = (...runs: TextRun[]) => new Paragraph({ children: runs });
const bullet = (words: string) =>
	new Paragraph({ text: words, bullet: { level: 0 } });

/** Heading styles, the date behind a tab. */
function styled(sheet: Sheet): Block[] {
	const head = (words: string) =>
		new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 });
	return [
		new Paragraph({ text: sheet.name, heading: HeadingLevel.TITLE }),
		line(text(`${sheet.place} | ${sheet.phone} | `), text(sheet.email)),
		...(sheet.summary
			? [head(sheet.heads.summary), line(text(sheet.summary))]
			: []),
		head(sheet.heads.work),
		...sheet.jobs.flatMap((job) => [
			line(
				text(job.title, { bold: true }),
				new TextRun({ children: [new Tab(), job.dates] }),
			),
			line(text(`${job.company}, ${job.place}`, { italics: true })),
			...(job.about ? [line(text(job.about))] : []),
			...job.bullets.map(bullet),
		]),
		head(sheet.heads.education),
		...sheet.studies.flatMap((study) => [
			line(
				text(study.degree, { bold: true }),
				new TextRun({ children: [new Tab(), study.dates] }),
			),
			line(text(study.school)),
		]),
		head(sheet.heads.skills),
		...sheet.skills.map(({ name, items }) =>
			line(
				text(name ? `${name}: ` : "", { bold: true }),
				text(items.join(", ")),
			),
		),
		head(sheet.heads.languages),
		...sheet.languages.map(({ name, level }) => bullet(`${name} – ${level}`)),
	];
}

/** One borderless table with a column for dates. */
function tabled(sheet: Sheet): Block[] {
	const cell = (children: Paragraph[], width: number) =>
		new TableCell({
			children,
			width: { size: width, type: WidthType.PERCENTAGE },
		});
	const head = (words: string) =>
		new TableRow({
			children: [
				cell([line(text(words, { bold: true, size: 26 }))], 25),
				cell([line()], 75),
			],
		});
	const row = (left: string, right: Paragraph[]) =>
		new TableRow({ children: [cell([line(text(left))], 25), cell(right, 75)] });
	return [
		line(text(sheet.name, { bold: true, size: 36 })),
		line(text(sheet.headline)),
		line(text(sheet.place)),
		line(text(`Tel.: ${sheet.phone}`)),
		line(text(`E-Mail: ${sheet.email}`)),
		new Table({
			rows: [
				head(sheet.heads.work),
				...sheet.jobs.map((job) =>
					row(job.dates, [
						line(text(job.title, { bold: true })),
						line(text(`${job.company}, ${job.place}`)),
						...job.bullets.map(bullet),
					]),
				),
				head(sheet.heads.education),
				...sheet.studies.map((study) =>
					row(study.dates, [
						line(text(study.degree, { bold: true })),
						line(text(study.school)),
					]),
				),
				head(sheet.heads.skills),
				...sheet.skills.map(({ name, items }) =>
					row(name, [line(text(items.join(", ")))]),
				),
				head(sheet.heads.languages),
				...sheet.languages.map(({ name, level }) =>
					row(name, [line(text(level))]),
				),
			],
		}),
	];
}

/** No style at all: capitals, bold letters, typed dashes, a line break within the head. */
function typed(sheet: Sheet): Block[] {
	const head = (words: string) =>
		line(text(words.toUpperCase(), { bold: true }));
	const broken = (...lines: string[]) =>
		new Paragraph({
			children: lines.map(
				(words, at) =>
					new TextRun({
						text: words,
						...(at > 0 && { break: 1 }),
						bold: at === 0,
					}),
			),
		});
	return [
		line(text(sheet.name.toUpperCase(), { bold: true, size: 32 })),
		new Paragraph({
			children: [
				text(`${sheet.phone}, `),
				new ExternalHyperlink({
					link: `mailto:${sheet.email}`,
					children: [text(sheet.email)],
				}),
				text(`, ${sheet.place}`),
			],
		}),
		line(),
		head(sheet.heads.summary),
		line(text(sheet.summary || "–")),
		line(),
		head(sheet.heads.work),
		...sheet.jobs.flatMap((job) => [
			broken(`${job.company} – ${job.title}`, job.dates),
			...job.bullets.map((words) => line(text(`- ${words}`))),
			line(),
		]),
		head(sheet.heads.education),
		...sheet.studies.flatMap((study) => [
			broken(study.school, `${study.degree}, ${study.dates}`),
			line(),
		]),
		head(sheet.heads.skills),
		...sheet.skills
			.flatMap(({ items }) => items)
			.map((item) => line(text(`• ${item}`))),
		line(),
		head(sheet.heads.languages),
		line(
			text(
				sheet.languages
					.map(({ name, level }) => `${name} (${level})`)
					.join(", "),
			),
		),
	];
}

/** A table of two columns: a narrow one for skills, a wide one for work. */
function sided(sheet: Sheet): Block[] {
	const head = (words: string) =>
		line(text(words, { bold: true, size: 24, allCaps: true }));
	const left = [
		head(sheet.heads.contact),
		line(text(sheet.email)),
		line(text(sheet.phone)),
		line(text(sheet.place)),
		head(sheet.heads.skills),
		...sheet.skills.flatMap(({ items }) => items).map(bullet),
		head(sheet.heads.languages),
		...sheet.languages.map(({ name, level }) =>
			line(text(`${name}: ${level}`)),
		),
	];
	const right = [
		head(sheet.heads.work),
		...sheet.jobs.flatMap((job) => [
			line(text(job.title, { bold: true })),
			line(text(`${job.company} | ${job.dates}`)),
			...job.bullets.map(bullet),
		]),
		head(sheet.heads.education),
		...sheet.studies.flatMap((study) => [
			line(text(study.degree, { bold: true })),
			line(text(`${study.school} | ${study.dates}`)),
		]),
	];
	return [
		line(text(sheet.name, { size: 48 })),
		line(text(sheet.headline, { size: 26 })),
		new Table({
			rows: [
				new TableRow({
					children: [
						new TableCell({ children: left }),
						new TableCell({ children: right }),
					],
				}),
			],
		}),
	];
}

const WORD_LAYOUTS = { styled, tabled, typed, sided };
export type WordLayout = keyof typeof WORD_LAYOUTS;

export async function printWord(
	layout: WordLayout,
	sheet: Sheet,
): Promise<Uint8Array> {
	const document = new Document({
		sections: [{ children: WORD_LAYOUTS[layout](sheet) }],
	});
	return new Uint8Array(await Packer.toBuffer(document));
}
