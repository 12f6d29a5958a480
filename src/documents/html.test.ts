import { describe, expect, test } from "vitest";
import { attacked, letter, onePage, twoPages } from "../../test/contents.ts";
import { htmlText } from "../../test/html-text.ts";
import { bare } from "../../test/pdf-text.ts";
import { renderBody, renderHtml } from "./html.ts";
import { letterDoc } from "./letter-doc.ts";
import { resumeDoc } from "./resume-doc.ts";
import { letterTemplates } from "./templates/letter-templates.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";
import { renderText } from "./text.ts";
import { webFonts } from "./web-fonts.ts";

const all = [
	...Object.values(resumeTemplates).flatMap((template) =>
		[onePage, twoPages, attacked].map((content) =>
			resumeDoc(content, { template, paper: "letter" }),
		),
	),
	...Object.values(letterTemplates).map((template) =>
		letterDoc(letter, { template, paper: "a4" }),
	),
];

describe("HTML", () => {
	test("holds the canonical text in every template", () => {
		for (const doc of all)
			expect(bare(htmlText(renderBody(doc)))).toBe(bare(renderText(doc)));
	});

	test("RES-23 holds no tag, attribute or address that the person's words brought", () => {
		for (const doc of all) {
			const html = renderHtml(doc);
			const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(
				([, name]) => name,
			);
			const known =
				"html head meta title style body main header div h1 h2 h3 p span a ul li dl dt dd strong br doctype";
			expect(known.split(" ")).toEqual(
				expect.arrayContaining([...new Set(tags)]),
			);
			expect(html).not.toMatch(/<[^>]*\son\w+=/i);
			for (const [, address] of html.matchAll(/href="([^"]*)"/g))
				expect(address).toMatch(/^(https?:|mailto:|tel:)/);
		}
	});

	test("has one h1, a heading per section and entry, lists and links", () => {
		const template = resumeTemplates.professional;
		if (!template) throw new Error("no template");
		const html = renderHtml(resumeDoc(onePage, { template, paper: "letter" }));
		expect(html.match(/<h1>/g)).toHaveLength(1);
		expect(html.match(/<h2>/g)).toHaveLength(6);
		expect(html.match(/<li>/g)).toHaveLength(7);
		expect(html).toContain('<a href="mailto:ilse.vandermeer@example.org">');
		expect(html).toContain('<html lang="en">');
		expect(html).toContain("<title>Ilse Vandermeer – Resume</title>");
	});

	test("needs nothing from elsewhere", () => {
		for (const doc of all) {
			const fonts = webFonts(doc).map((font) => ({ ...font, base64: "d09G" }));
			expect(fonts.length).toBeGreaterThan(1);
			const html = renderHtml(doc, fonts);
			expect(html).not.toMatch(/<script|<link|<img|@import/i);
			expect(html.match(/url\((?!data:font\/woff2;base64,)/g)).toBeNull();
		}
	});

	test("carries the fonts its words need, and no others", () => {
		const template = resumeTemplates.executive;
		if (!template) throw new Error("no template");
		const files = (summary: string) =>
			webFonts(
				resumeDoc({ ...onePage, summary }, { template, paper: "a4" }),
			).map(({ file }) => file);
		expect(files("Plain words.")).toEqual([
			"eb-garamond-400-latin.woff2",
			"eb-garamond-600-latin.woff2",
			"eb-garamond-400i-latin.woff2",
		]);
		expect(files("Съешь ещё")).toContain("eb-garamond-400-cyrillic.woff2");
		expect(files("Ψάχνω")).toContain("eb-garamond-400-greek.woff2");
		expect(files("Łódź")).toContain("eb-garamond-400-latin-ext.woff2");
	});

	test("is paper on a dark screen too", () => {
		for (const doc of all)
			expect(renderHtml(doc)).toContain(":root{color-scheme:only light}");
	});

	test("RES-24 LET-26 LET-27 print rules carry paper and margins", () => {
		const template = resumeTemplates.professional;
		const letterTemplate = letterTemplates.classic;
		if (!template || !letterTemplate) throw new Error("no template");
		expect(
			renderHtml(resumeDoc(onePage, { template, paper: "letter" })),
		).toContain(
			"@page{size:612pt 792pt;margin:15.24mm 15.24mm 15.24mm 15.24mm}",
		);
		const a4 = renderHtml(
			letterDoc(letter, { template: letterTemplate, paper: "a4" }),
		);
		expect(a4).toContain("@page{size:595.28pt 841.89pt;margin:0.6in}");
		expect(a4).toMatch(/@media print\{.*main\.letter\{font-size:10pt/);
	});

	test("a heading's field or bar stays on the printed page", () => {
		const { creative, technical } = resumeTemplates;
		if (!creative || !technical) throw new Error("no template");
		const html = (template: typeof creative) =>
			renderHtml(resumeDoc(onePage, { template, paper: "letter" }));
		expect(html(creative)).toMatch(/@media print\{.*h2\{margin-left:0\}/);
		expect(html(technical)).toMatch(/@media print\{.*h2\{margin-inline:0\}/);
	});

	test("printed pages after the first carry name and number, as words alone", () => {
		const template = resumeTemplates.professional;
		if (!template) throw new Error("no template");
		const name = 'Ada "</style>\\ O’Neil';
		const personalInfo = { ...onePage.personalInfo, name };
		const html = renderHtml(
			resumeDoc({ ...onePage, personalInfo }, { template, paper: "letter" }),
		);
		expect(html).toContain(
			'@top-left{content:"Ada \\22 \\3c \\2f style\\3e \\5c  O\\2019 Neil"',
		);
		expect(html).toContain('content:counter(page) "/" counter(pages)');
		expect(html).toContain("@page:first{@top-left{content:none}");
		expect(html.match(/<\/style>/g)).toHaveLength(1);
	});
});
