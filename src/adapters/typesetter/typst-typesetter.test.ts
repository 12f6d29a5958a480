import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import type { Doc } from "#src/documents/doc.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { renderText } from "#src/documents/text.ts";
import { Refusal } from "#src/domain/refusal.ts";
import { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import {
	academic,
	attacked,
	letter,
	nameOnly,
	onePage,
	twoPages,
} from "../../../test/contents.ts";
import { hostileVersions } from "../../../test/hostile-content.ts";
import {
	bare,
	pdfArtifacts,
	pdfAttachments,
	pdfBoxes,
	pdfLayout,
	pdfText,
} from "../../../test/pdf-text.ts";
import { startTypst } from "./typst-engine.ts";
import { createTypesetter } from "./typst-typesetter.ts";

const papers = ["letter", "a4"] as const;
const engine = await startTypst();
const typesetter = createTypesetter();
afterAll(() => typesetter.close());

const professional = resumeTemplates.professional;
const professionalLetter = letterTemplates.professional;
if (!professional || !professionalLetter) throw new Error("no templates");
const look = { template: professional, paper: "letter" } as const;

const resumes = { onePage, twoPages, academic, nameOnly, attacked };
const drawn: { name: string; doc: Doc }[] = [
	...Object.entries(resumeTemplates).flatMap(([name, template]) =>
		papers.flatMap((paper) =>
			Object.entries(resumes).map(([who, content]) => ({
				name: `resume ${name} on ${paper} for ${who}`,
				doc: resumeDoc(content, { template, paper }),
			})),
		),
	),
	...Object.entries(letterTemplates).flatMap(([name, template]) =>
		papers.map((paper) => ({
			name: `letter ${name} on ${paper}`,
			doc: letterDoc(letter, { template, paper }),
		})),
	),
];

const isAccessible = (pdf: Uint8Array) =>
	Buffer.from(pdf).includes("<pdfuaid:part>1</pdfuaid:part>");

describe("every template on every paper", () => {
	test.each(drawn)(
		"$name is PDF/UA-1 and holds the canonical text",
		async ({ doc }) => {
			const { pdf, missingGlyphs, warnings } = engine.render(doc);
			expect(warnings).toEqual([]);
			expect(missingGlyphs).toEqual([]);
			expect(isAccessible(pdf)).toBe(true);
			expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
		},
	);
});

test("LET-26 LET-27 a letter is one page on either paper in every template", () => {
	for (const { doc } of drawn.filter((one) => one.doc.kind === "letter"))
		expect(engine.render(doc).pages).toBe(1);
});

test("LET-26 a letter longer than its page is set tighter until it fits", () => {
	const [first = ""] = letter.body.body_paragraphs;
	const long = {
		...letter,
		body: { ...letter.body, body_paragraphs: [first, first, first, first] },
	};
	const doc = letterDoc(long, { ...look, template: professionalLetter });
	expect(engine.render(doc).pages).toBe(1);
});

test("LET-27 a letter that cannot fit keeps all its words and tells its pages", async () => {
	const paragraph = letter.body.body_paragraphs.join(" ");
	const body_paragraphs = Array.from({ length: 12 }, () => paragraph);
	const endless = { ...letter, body: { ...letter.body, body_paragraphs } };
	const doc = letterDoc(endless, { ...look, template: professionalLetter });
	const { pdf, pages, linesBeyond } = engine.render(doc);
	expect(pages).toBeGreaterThan(1);
	expect(linesBeyond).toBeGreaterThan(40);
	expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
});

test("a resume does not spill a few lines onto a page of their own", async () => {
	const achievements = Array.from({ length: 40 }, (_, i) => `Loaded ship ${i}`);
	const [job] = onePage.experience;
	const lastPages: number[] = [];
	for (let count = 8; count <= achievements.length; count += 2) {
		const experience = [{ ...job, achievements: achievements.slice(0, count) }];
		const content = ResumeContent.parse({ ...onePage, experience });
		const { pdf, pages } = engine.render(resumeDoc(content, look));
		const lines = (await pdfLayout(pdf)).split("\n");
		if (pages > 1)
			lastPages.push(
				lines.filter((line) => line.startsWith(`${pages} `)).length,
			);
	}
	expect(lastPages.length).toBeGreaterThan(0);
	expect(Math.min(...lastPages)).toBeGreaterThan(7);
});

test("a long double name is cut at no hyphen and stands above its contact", async () => {
	const name = "Maximiliane-Antoinette von und zu Hohenlohe-Waldenburg";
	const personalInfo = {
		...onePage.personalInfo,
		name,
		email: "maximiliane-antoinette.hohenlohe@waldenburg-partners.example",
	};
	for (const template of Object.values(resumeTemplates)) {
		const content = { ...onePage, personalInfo };
		const { pdf } = engine.render(
			resumeDoc(content, { template, paper: "letter" }),
		);
		const text = await pdfText(pdf);
		expect(text).toContain("Hohenlohe-Waldenburg");
		// A narrow column breaks a long address behind one of its marks.
		const words = bare(text);
		expect(words.indexOf(personalInfo.email)).toBeGreaterThan(
			words.indexOf("Waldenburg"),
		);
		expect(await pdfLayout(pdf)).not.toMatch(/(?:Maximiliane|Hohenlohe)-$/m);
	}
});

test("a sidebar with more than its page holds opens the main column with the rest", async () => {
	const { sidebar } = resumeTemplates;
	if (!sidebar) throw new Error("no template");
	const skills = Array.from({ length: 90 }, (_, i) => `Instrument number ${i}`);
	for (const count of [30, 90]) {
		const groups = [{ name: "Played", skills: skills.slice(0, count) }];
		const content = { ...twoPages, skills: { ...twoPages.skills, groups } };
		const doc = resumeDoc(content, { template: sidebar, paper: "a4" });
		const { pdf } = engine.render(doc);
		expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
		const skillsAt = (await pdfLayout(pdf))
			.split("\n")
			.find((line) => line.endsWith("  Skills"));
		// Beside the main column, or in it.
		expect(Number(skillsAt?.slice(1, 6)) < 100).toBe(count === 30);
	}
});

test("a few lists of skills stay on one page", async () => {
	const groups = ["Dough", "Ovens", "Audits"].map((name) => ({
		name,
		skills: [`${name} one`, `${name} two`],
	}));
	const [job] = onePage.experience;
	for (let count = 20; count < 40; count += 1) {
		const achievements = Array.from({ length: count }, (_, i) => `Ship ${i}`);
		const content = ResumeContent.parse({
			...onePage,
			experience: [{ ...job, achievements }],
			skills: { technical: [], soft: [], groups },
		});
		const { pdf } = engine.render(resumeDoc(content, look));
		const pages = (await pdfLayout(pdf))
			.split("\n")
			.filter((line) => /(?:Dough|Ovens|Audits) one/.test(line))
			.map((line) => line.trim().split(" ")[0]);
		expect(pages).toHaveLength(3);
		expect(new Set(pages).size).toBe(1);
	}
});

test("no heading is left alone at the foot of a page", () => {
	const lines = Array.from({ length: 60 }, (_, i) => `Loaded ship ${i}`);
	return Promise.all(
		Object.values(resumeTemplates).flatMap((template) =>
			Array.from({ length: 14 }, async (_, i) => {
				const [job, ...others] = twoPages.experience;
				const longer = { ...job, achievements: lines.slice(0, i) };
				const experience = [longer, ...others];
				const content = ResumeContent.parse({ ...twoPages, experience });
				const doc = resumeDoc(content, { template, paper: "letter" });
				const layout = await pdfLayout(engine.render(doc).pdf, { most: 1 });
				const foot = layout.trimEnd().split("\n");
				const heads = doc.blocks.flatMap((block) =>
					block.kind === "section"
						? [block.title]
						: block.kind === "entry" && block.bullets.length > 0
							? [block.title.text, block.subtitle, block.place, block.date]
							: [],
				);
				expect(heads).not.toContain(foot.at(-1)?.slice(11));
			}),
		),
	);
});

test("pages after the first carry name and number, which are no part of the text", async () => {
	for (const template of Object.values(resumeTemplates)) {
		const doc = resumeDoc(twoPages, { template, paper: "letter" });
		const { pdf, pages } = engine.render(doc);
		const [first = "", second] = await pdfArtifacts(pdf);
		expect(first.replace(/[•\s]/g, "")).toBe("");
		// The dense look holds it all on one page, every other on two.
		expect(pages).toBe(template.name === "compact" ? 1 : 2);
		if (pages > 1)
			expect(bare(second ?? "")).toBe(bare("Tomás Ferreira-Lindqvist 2/2"));
	}
});

test("the last line of a text is no single short word", async () => {
	for (let count = 16; count < 34; count += 2) {
		const summary = `${Array.from({ length: count }, () => "bread").join(" ")} oven it`;
		const { pdf } = engine.render(resumeDoc({ ...onePage, summary }, look));
		const layout = await pdfLayout(pdf);
		expect(layout).not.toMatch(/^.{11}it$/m);
	}
});

test("a list of up to three bullets is not torn by a page's end", async () => {
	const [job] = onePage.experience;
	const jobs = (count: number) =>
		Array.from({ length: 14 }, () => ({
			...job,
			achievements: ["one", "two", "three"].slice(0, count),
		}));
	for (const count of [2, 3]) {
		const content = ResumeContent.parse({
			...onePage,
			experience: jobs(count),
		});
		const layout = await pdfLayout(engine.render(resumeDoc(content, look)).pdf);
		const second = layout.split("\n").find((line) => line.startsWith("2 "));
		expect(second?.slice(11)).not.toBe("•");
	}
});

test("words longer than a line stay on the paper", async () => {
	const key = "k9f".repeat(90);
	for (const template of Object.values(resumeTemplates)) {
		const personalInfo = { ...onePage.personalInfo, location: key };
		const content = { ...onePage, personalInfo, summary: key };
		const doc = resumeDoc(content, { template, paper: "letter" });
		const { pdf } = engine.render(doc);
		for (const { x, width } of await pdfBoxes(pdf))
			expect(x + width).toBeLessThanOrEqual(612 - 40);
		expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
	}
});

test("the same content gives the same bytes in the thread and in a worker", async () => {
	const doc = resumeDoc(twoPages, look);
	const here = createTypesetter({ threads: 0 });
	const first = await here.typeset(doc);
	const second = await typesetter.typeset(doc);
	expect(Buffer.from(first.pdf).equals(Buffer.from(second.pdf))).toBe(true);
	expect(first.pages).toBe(second.pages);
});

test("the file tells its title, author, language and keywords", async () => {
	const { pdf } = await typesetter.typeset(resumeDoc(onePage, look));
	const { getDocumentProxy } = await import("unpdf");
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const { info } = await document.getMetadata();
	expect(info).toMatchObject({
		Title: "Ilse Vandermeer – Resume",
		Author: "Ilse Vandermeer",
		Keywords: expect.stringContaining("Bakery Production Supervisor"),
		Language: "en",
	});
});

test("a resume carries itself as JSON Resume inside, a letter nothing", async () => {
	const doc = resumeDoc(onePage, look);
	const letterLook = { ...look, template: professionalLetter };
	const inside = await Promise.all(
		[doc, letterDoc(letter, letterLook)].map(async (one) =>
			pdfAttachments((await typesetter.typeset(one)).pdf),
		),
	);
	expect(inside).toEqual([{ "resume.json": doc.attachment }, {}]);
});

test("characters no font can draw are named, and the rest is drawn", async () => {
	const { summary } = onePage;
	const content = { ...onePage, summary: `${summary} 안녕 🥖 안` };
	const doc = resumeDoc(content, look);
	const { pdf, missingGlyphs } = await typesetter.typeset(doc);
	expect(missingGlyphs).toEqual(["안", "녕", "🥖"]);
	expect(await pdfText(pdf)).toContain("Keeps output, hygiene");
});

test("Latin, Greek, Cyrillic and Vietnamese are drawn by every font", () => {
	const summary =
		"Příliš žluťoučký, Zażółć gęślą, İstanbul, Đặng Thị Ngọc, Ünïçödé, Ψάχνω δουλειά, Съешь ещё, Їжак, Ñandú, œuvre, ßtraße, “quotes” – € £";
	for (const template of Object.values(resumeTemplates)) {
		const doc = resumeDoc({ ...onePage, summary }, { ...look, template });
		expect(engine.render(doc).missingGlyphs).toEqual([]);
	}
});

test("a resume in Chinese is PDF/UA-1 with all its words", async () => {
	const content = {
		...onePage,
		personalInfo: { ...onePage.personalInfo, name: "宋雨桐", location: "成都" },
		summary: "七年食品生产经验，其中三年担任夜班班长；注重卫生、质量与团队。",
		metadata: { ...onePage.metadata, language: "zh-Hans" },
	};
	for (const template of Object.values(resumeTemplates)) {
		const doc = resumeDoc(content, { ...look, template });
		const { pdf, missingGlyphs } = engine.render(doc);
		expect(missingGlyphs).toEqual([]);
		expect(isAccessible(pdf)).toBe(true);
		expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
	}
});

test("a picture is the first page alone and runs nothing", async () => {
	const doc = resumeDoc(twoPages, look);
	const svg = await typesetter.picture(doc);
	expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 612 792" width="612"/);
	expect(svg).not.toMatch(/<script|javascript:|href="https?:/i);
});

test("a caret before digits is read back as it is written, in every font", async () => {
	const summary = "^9999-99-99 10^9 9^99 ^0 ^1234567890 _99 Straße 1st ½";
	for (const template of Object.values(resumeTemplates)) {
		const doc = resumeDoc({ ...onePage, summary }, { ...look, template });
		const { pdf } = engine.render(doc);
		expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
	}
});

test("whatever stands in the fields is drawn as words, and the next document is as ever", async () => {
	const good = resumeDoc(onePage, look);
	const before = engine.render(good).pdf;
	const templates = fc.constantFrom(...Object.values(resumeTemplates));
	await fc.assert(
		fc.asyncProperty(
			hostileVersions(academic, "grapheme-ascii"),
			templates,
			async (content, template) => {
				const doc = resumeDoc(content, { ...look, template });
				const { pdf, missingGlyphs, warnings } = engine.render(doc);
				expect(warnings).toEqual([]);
				expect(isAccessible(pdf)).toBe(missingGlyphs.length === 0);
				if (missingGlyphs.length === 0)
					expect(bare(await pdfText(pdf))).toBe(bare(renderText(doc)));
			},
		),
		{ numRuns: 25, seed: -1923560862 },
	);
	expect(Buffer.from(engine.render(good).pdf).equals(before)).toBe(true);
});

test("five thousand bullets are drawn, and the thread goes on", async () => {
	// How long a busy machine takes is not what is asked here.
	const patient = createTypesetter({ timeoutMs: 150_000 });
	const [job] = onePage.experience;
	const achievements = Array.from({ length: 5000 }, (_, i) => `Loaf ${i}`);
	const content = ResumeContent.parse({
		...onePage,
		experience: [{ ...job, achievements }],
	});
	const { pages } = await patient.typeset(resumeDoc(content, look));
	expect(pages).toBeGreaterThan(80);
	expect((await patient.typeset(resumeDoc(onePage, look))).pages).toBe(1);
	await patient.close();
}, 180_000);

test("a document of absurd length is refused with what to do", async () => {
	const content = { ...onePage, summary: "word ".repeat(300_000) };
	const refused = typesetter.typeset(resumeDoc(content, look));
	await expect(refused).rejects.toThrow(/too long for a PDF. Shorten it/);
});

test("a document that takes too long is stopped, and the next one is drawn", async () => {
	const hasty = createTypesetter({ timeoutMs: 1 });
	const doc = resumeDoc(onePage, look);
	const slow = await hasty.typeset(doc).catch((error: unknown) => error);
	expect(slow).toBeInstanceOf(Refusal);
	expect(slow).toMatchObject({ code: "unavailable" });
	await hasty.close();
	expect((await typesetter.typeset(doc)).pages).toBe(1);
});

test("many documents at once come back each to its own asker", async () => {
	const docs = Array.from({ length: 12 }, (_, i) =>
		resumeDoc({ ...onePage, summary: `Number ${i} of twelve.` }, look),
	);
	const all = await Promise.all(docs.map((doc) => typesetter.typeset(doc)));
	const texts = await Promise.all(all.map(({ pdf }) => pdfText(pdf)));
	for (const [i, text] of texts.entries())
		expect(text).toContain(`Number ${i} of`);
});

test("a closed typesetter refuses instead of waiting for ever", async () => {
	const closing = createTypesetter();
	const waiting = expect(
		closing.typeset(resumeDoc(onePage, look)),
	).rejects.toThrow(/shutting down/);
	await closing.close();
	await waiting;
	const late = closing.typeset(resumeDoc(onePage, look));
	await expect(late).rejects.toThrow(/shutting down/);
});
