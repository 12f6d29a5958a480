// What strangers find in the files: every person of a folder in every template on every paper.
import { getDocumentProxy } from "unpdf";
import { readResumeFile } from "#src/adapters/importer/read-file.ts";
import { startTypst } from "#src/adapters/typesetter/typst-engine.ts";
import type { Doc, Paper } from "#src/documents/doc.ts";
import { renderDocx } from "#src/documents/docx/docx.ts";
import { renderHtml } from "#src/documents/html.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { renderText } from "#src/documents/text.ts";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import { fullName } from "#src/domain/profile/full-name.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import { loadWebFonts } from "#src/workflows/web-fonts.ts";
import { docxText } from "../../docx-text.ts";
import { htmlText } from "../../html-text.ts";
import { bare, pdfText } from "../../pdf-text.ts";
import type { Person } from "../engine/collection.ts";
import { atLeast, none, type Result } from "../engine/result.ts";
import { contentOf } from "./content-of.ts";
import { linesOfLayout, linesOfRuns, readBack } from "./outside-reader.ts";
import { type Tally, tally } from "./read-fields.ts";
import { type OutsideText, readOutside } from "./tools.ts";

const papers: Paper[] = ["letter", "a4"];
/** Those made for parsers before eyes: what they reach is promised. */
const STRICT = ["professional", "minimalist", "technical"];

type Reading = { fields: Tally; wrong: string[] };
type Seen = {
	documents: number;
	untagged: string[];
	notAccessible: string[];
	withoutGlyphs: string[];
	unlike: string[];
	lost: Record<"pdftotext" | "mutool", { of: number; lost: string[] }>;
	readings: Record<string, { strict: Reading; others: Reading }>;
	sizes: Record<string, number[]>;
	imports: { embedded: string[]; embeddedOf: number; plain: Reading };
};

export async function measureQuality(
	people: Person[],
	hasTools: boolean,
): Promise<Result[]> {
	const engine = await startTypst();
	const seen = nothingSeen();
	for (const { id, profile } of people) {
		const content = contentOf(profile);
		for (const [name, template] of Object.entries(resumeTemplates))
			for (const paper of papers) {
				const doc = resumeDoc(content, { template, paper });
				const { pdf, missingGlyphs } = engine.render(doc);
				const at = `${id} in ${name} on ${paper}`;
				seen.documents += 1;
				if (missingGlyphs.length > 0)
					seen.withoutGlyphs.push(`${at}: ${missingGlyphs.join(" ")}`);
				else if (!isAccessible(pdf)) seen.notAccessible.push(at);
				if (paper === "letter") {
					await compare(seen, { at, doc, pdf, missingGlyphs });
					const { attachment: _, ...bare } = doc;
					for (const bytes of [engine.render(bare).pdf, renderDocx(bare)])
						await importAgain(seen, content, bytes);
				}
				if (!hasTools) continue;
				const outside = readOutside(pdf);
				if (!outside.isTagged) seen.untagged.push(at);
				findStrings(seen, { at, content, outside, missingGlyphs });
				if (content.metadata.language === "en" && paper === "letter")
					await readLikeOthers(seen, { name, content, outside, pdf });
			}
	}
	return rowsOf(seen, hasTools);
}

const noReading = () => ({
	strict: { fields: new Map(), wrong: [] },
	others: { fields: new Map(), wrong: [] },
});
const nothingSeen = (): Seen => ({
	documents: 0,
	untagged: [],
	notAccessible: [],
	withoutGlyphs: [],
	unlike: [],
	lost: {
		pdftotext: { of: 0, lost: [] },
		mutool: { of: 0, lost: [] },
	},
	readings: { "lines of text": noReading(), "runs of type": noReading() },
	sizes: { PDF: [], Word: [], HTML: [] },
	imports: {
		embedded: [],
		embeddedOf: 0,
		plain: { fields: new Map(), wrong: [] },
	},
});

const isAccessible = (pdf: Uint8Array) =>
	Buffer.from(pdf).includes("<pdfuaid:part>1</pdfuaid:part>");

type Drawn = { at: string; doc: Doc; pdf: Uint8Array; missingGlyphs: string[] };

/** The same words in all formats, and the same resume when a file is imported again. */
async function compare(
	seen: Seen,
	{ at, doc, pdf, missingGlyphs }: Drawn,
): Promise<void> {
	const docx = renderDocx(doc);
	const html = renderHtml(doc, await loadWebFonts(doc));
	const canonical = bare(renderText(doc));
	const texts = {
		// What has no glyph is not on the page; it is named to the person instead.
		PDF: missingGlyphs.length > 0 ? canonical : bare(await pdfText(pdf)),
		Word: bare(docxText(docx)),
		HTML: bare(htmlText(html)),
	};
	for (const [format, text] of Object.entries(texts))
		if (text !== canonical) seen.unlike.push(`${at} as ${format}`);
	seen.sizes.PDF?.push(pdf.length);
	seen.sizes.Word?.push(docx.length);
	seen.sizes.HTML?.push(html.length);
	for (const [format, bytes] of Object.entries({ PDF: pdf, Word: docx })) {
		seen.imports.embeddedOf += 1;
		const read = await readResumeFile(Uint8Array.from(bytes)).catch(() => null);
		const again = read && JSON.stringify(toJsonResume(read.profile));
		if (again !== doc.attachment)
			seen.imports.embedded.push(`${at} as ${format}`);
	}
}

/** What our own import makes of a file that lost the copy inside, as one printed anew by another program has. */
async function importAgain(
	seen: Seen,
	content: ResumeContent,
	bytes: Uint8Array,
): Promise<void> {
	const read = await readResumeFile(Uint8Array.from(bytes)).catch(() => null);
	if (!read) return;
	const { profile } = read;
	tally(
		content,
		{
			name: fullName(profile.personal),
			email: profile.personal.email ?? "",
			phone: profile.personal.phone ?? "",
			jobs: profile.work_experience.map((job) => ({
				title: job.job_title,
				company: job.company_name,
				start: job.start_date ?? "",
				end: job.is_current ? "Present" : (job.end_date ?? ""),
			})),
			schools: profile.education.map((study) =>
				[study.degree_type, study.field_of_study, study.institution_name].join(
					" ",
				),
			),
			skills: [
				...profile.skills.map(({ skill_name }) => skill_name),
				...profile.software.map(({ software_name }) => software_name),
			].join(" , "),
		},
		seen.imports.plain,
	);
}

/** Every text of the content, looked for without white space and hyphens, which line ends change. */
function findStrings(
	seen: Seen,
	{
		at,
		content,
		outside,
		missingGlyphs,
	}: {
		at: string;
		content: ResumeContent;
		outside: OutsideText;
		missingGlyphs: string[];
	},
): void {
	const found = (text: string) =>
		text
			.normalize("NFKC")
			.toLowerCase()
			.replace(/[\s\-‐-―\u00ad]/g, "");
	const pages = {
		pdftotext: found(outside.poppler),
		mutool: found(outside.mupdf),
	};
	for (const said of stringsOf(content)) {
		if (missingGlyphs.some((glyph) => said.includes(glyph))) continue;
		for (const tool of ["pdftotext", "mutool"] as const) {
			seen.lost[tool].of += 1;
			if (!pages[tool].includes(found(said)))
				seen.lost[tool].lost.push(`${at}: ${said.slice(0, 60)}`);
		}
	}
}

function stringsOf(content: ResumeContent): string[] {
	const { name, headline, email, phone, location } = content.personalInfo;
	return [
		name,
		headline,
		email,
		phone,
		location,
		...content.experience.flatMap((job) => [
			job.title,
			job.company,
			...job.achievements,
		]),
		...content.education.flatMap((school) => [
			school.degree,
			school.institution,
			...school.details,
		]),
		...content.projects.flatMap((project) => [
			project.name,
			...project.achievements,
		]),
		...content.skills.groups.flatMap(({ skills }) => skills),
		...content.certifications.map((certificate) => certificate.name),
		...content.publications.map((work) => work.title),
		...content.languages.map(({ language }) => language),
		...content.volunteer.map(({ organization }) => organization),
	]
		.map((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ").trim())
		.filter(Boolean);
}

async function readLikeOthers(
	seen: Seen,
	{
		name,
		content,
		outside,
		pdf,
	}: {
		name: string;
		content: ResumeContent;
		outside: OutsideText;
		pdf: Uint8Array;
	},
): Promise<void> {
	const ways = {
		"lines of text": linesOfLayout(outside.layout),
		"runs of type": await runsOf(pdf),
	};
	for (const [way, lines] of Object.entries(ways)) {
		const reading = seen.readings[way];
		if (!reading) continue;
		const into = STRICT.includes(name) ? reading.strict : reading.others;
		tally(content, readBack(lines), {
			fields: into.fields,
			wrong: into.wrong,
		});
	}
}

async function runsOf(pdf: Uint8Array) {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const bold = new Set<string>();
	const pages = [];
	for (let number = 1; number <= document.numPages; number += 1) {
		const page = await document.getPage(number);
		await page.getOperatorList();
		const { items } = await page.getTextContent();
		const runs = items.flatMap((item) =>
			"str" in item
				? [
						{
							text: item.str,
							x: Number(item.transform[4]),
							y: Number(item.transform[5]),
							width: item.width,
							font: item.fontName,
						},
					]
				: [],
		);
		for (const { font } of runs)
			if (/bold/i.test(String(page.commonObjs.get(font)?.name))) bold.add(font);
		pages.push(runs);
	}
	return linesOfRuns(pages, (font) => bold.has(font));
}

function rowsOf(seen: Seen, hasTools: boolean): Result[] {
	const outOf = ` of ${seen.documents}`;
	const comparable = ` of ${seen.documents / papers.length}`;
	return [
		...(hasTools
			? [
					...Object.entries(seen.lost).map(([tool, { of, lost }]) => ({
						...atLeast(
							`strings of the profile found by ${tool}`,
							1 - lost.length / of,
							0.99,
						),
						cases: lost,
					})),
					none("not tagged", seen.untagged, outOf),
				]
			: []),
		none("not PDF/UA-1 though every glyph is there", seen.notAccessible, outOf),
		{
			measure: "with characters no font of ours has, told to the person",
			result: `${seen.withoutGlyphs.length}${outOf}`,
			cases: seen.withoutGlyphs,
		},
		none("PDF, Word or HTML not the canonical text", seen.unlike, comparable),
		...(hasTools
			? Object.entries(seen.readings).flatMap(([way, { strict, others }]) => [
					...readingRows(`read back by ${way}, strict templates`, strict, 0.95),
					...readingRows(`read back by ${way}, other templates`, others),
				])
			: []),
		{
			...atLeast(
				"own PDF or Word file imported again, embedded copy",
				1 - seen.imports.embedded.length / seen.imports.embeddedOf,
				0.98,
			),
			cases: seen.imports.embedded,
		},
		...readingRows(
			"own PDF or Word file imported again, without the copy",
			seen.imports.plain,
		),
		...Object.entries(seen.sizes).map(([format, sizes]) => ({
			measure: `size as ${format}, median / largest`,
			result: `${kilobytes(median(sizes))} / ${kilobytes(Math.max(...sizes))} kB`,
		})),
	];
}

function readingRows(
	measure: string,
	{ fields, wrong }: Reading,
	least?: number,
): Result[] {
	const shares = [...fields].map(([field, { right, of }]) => ({
		field,
		share: right / of,
	}));
	const mean =
		shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
	const detail = shares
		.map(({ field, share }) => `${field} ${share.toFixed(2)}`)
		.join(", ");
	return [
		{
			measure,
			result: mean.toFixed(3),
			...(least !== undefined && {
				mustReach: `>= ${least}`,
				isReached: mean >= least,
			}),
			cases: [detail, ...new Set(wrong)],
		},
	];
}

const median = (values: number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);
