import { describe, expect, test } from "vitest";
import {
	academic,
	attacked,
	letter,
	nameOnly,
	onePage,
	twoPages,
} from "../../../test/contents.ts";
import { docxParts, docxText, xmlFault } from "../../../test/docx-text.ts";
import { bare } from "../../../test/pdf-text.ts";
import { letterDoc } from "../letter-doc.ts";
import { resumeDoc } from "../resume-doc.ts";
import { letterTemplates } from "../templates/letter-templates.ts";
import { resumeTemplates } from "../templates/resume-templates.ts";
import { renderText } from "../text.ts";
import { renderDocx } from "./docx.ts";

const resumes = [onePage, twoPages, academic, nameOnly, attacked];
const docs = [
	...Object.values(resumeTemplates).flatMap((template) =>
		resumes.map((content) => resumeDoc(content, { template, paper: "letter" })),
	),
	...Object.values(letterTemplates).map((template) =>
		letterDoc(letter, { template, paper: "a4" }),
	),
];
const { professional, modern, creative, technical } = resumeTemplates;
if (!professional || !modern || !creative || !technical)
	throw new Error("no templates");
const look = { template: professional, paper: "letter" } as const;
const parts = docxParts(renderDocx(resumeDoc(onePage, look)));
const document = parts["word/document.xml"] ?? "";

describe("a Word file", () => {
	test("holds the canonical text in every template", () => {
		for (const doc of docs)
			expect(bare(docxText(renderDocx(doc)))).toBe(bare(renderText(doc)));
	});

	test("is sound XML in every part, whatever the words are", () => {
		for (const doc of docs)
			for (const [name, part] of Object.entries(docxParts(renderDocx(doc))))
				if (!name.endsWith(".json"))
					expect([name, xmlFault(part)]).toEqual([name, null]);
	});

	test("names in its types and relations exactly the parts it has", () => {
		for (const template of [professional, modern]) {
			const all = docxParts(
				renderDocx(resumeDoc(onePage, { ...look, template })),
			);
			const typed = [
				...(all["[Content_Types].xml"] ?? "").matchAll(/PartName="\/([^"]+)"/g),
			].map(([, name]) => name);
			const related = ["_rels/.rels", "word/_rels/document.xml.rels"].flatMap(
				(rels) =>
					[
						...(all[rels] ?? "").matchAll(/Target="([^":]+)"(?! TargetMode)/g),
					].map(([, target]) =>
						rels.startsWith("word") ? `word/${target}` : target,
					),
			);
			const own = Object.keys(all).filter((name) => !/\.rels$|^\[/.test(name));
			expect(related.sort()).toEqual(own.sort());
			expect(typed.sort()).toEqual(
				own.filter((name) => !name.endsWith(".json")).sort(),
			);
		}
	});

	test("sets sections and entries as headings, bullets as a list, dates at a tab stop", () => {
		const styled = (style: string) =>
			document.match(new RegExp(`<w:pStyle w:val="${style}"/>`, "g"))?.length;
		expect(styled("Title")).toBe(1);
		expect(styled("Heading1")).toBe(6);
		// The employer of two positions is one of them.
		expect(styled("Heading2")).toBe(6);
		expect(styled("ListBullet")).toBe(7);
		expect(document).not.toContain("w:tbl");
		expect(document).not.toContain("•");
		expect(parts["word/styles.xml"]).toMatch(
			/w:styleId="Heading2".*?<w:tab w:val="right" w:pos="10512"\/>/s,
		);
		expect(parts["word/numbering.xml"]).toContain('<w:lvlText w:val="•"/>');
	});

	test("keeps a heading and a short list with what follows", () => {
		expect(parts["word/styles.xml"]).toMatch(
			/w:styleId="Heading1".*?<w:keepNext\/>/s,
		);
		expect(document).toContain(
			'<w:pStyle w:val="ListBullet"/><w:keepNext/></w:pPr>',
		);
	});

	test("links only where the page does", () => {
		const relations = parts["word/_rels/document.xml.rels"] ?? "";
		const targets = [
			...relations.matchAll(/Target="([^"]+)" TargetMode="External"/g),
		].map(([, target]) => target);
		expect(targets).toEqual([
			"mailto:ilse.vandermeer@example.org",
			"tel:+14145550168",
			"https://www.linkedin.com/in/ilse-vandermeer-example",
		]);
		const hostile = docxParts(renderDocx(resumeDoc(attacked, look)));
		expect(hostile["word/_rels/document.xml.rels"]).not.toMatch(
			/javascript:|data:|vbscript:|file:/,
		);
	});

	test("tells title, author, language and day", () => {
		const core = parts["docProps/core.xml"];
		expect(core).toContain("<dc:title>Ilse Vandermeer – Resume</dc:title>");
		expect(core).toContain("<dc:creator>Ilse Vandermeer</dc:creator>");
		expect(core).toContain("2026-03-05T00:00:00Z");
		expect(parts["word/styles.xml"]).toContain('<w:lang w:val="en-US"');
		const metadata = { ...onePage.metadata, language: "de" };
		const german = renderDocx(resumeDoc({ ...onePage, metadata }, look));
		expect(docxParts(german)["word/styles.xml"]).toContain('w:val="de-DE"');
	});

	test("carries a resume as JSON Resume inside, a letter nothing", () => {
		const doc = resumeDoc(onePage, look);
		expect(parts["attune/resume.json"]).toBe(doc.attachment);
		expect(parts["[Content_Types].xml"]).toContain(
			'Extension="json" ContentType="application/json"',
		);
		const [template] = Object.values(letterTemplates);
		if (!template) throw new Error("no template");
		const mail = docxParts(
			renderDocx(letterDoc(letter, { ...look, template })),
		);
		expect(mail["attune/resume.json"]).toBeUndefined();
	});

	test("keeps a span of time together where it goes to the next line", () => {
		expect(document).toContain(">Apr\u00a02022\u00a0–\u00a0Present<");
	});

	test("tells name and page from the second page on, beside the text", () => {
		expect(document).toContain('<w:headerReference w:type="default"');
		expect(document).toContain("<w:titlePg/>");
		expect(document).not.toContain('w:type="first"');
		const header = parts["word/header2.xml"];
		expect(header).toContain(">Ilse Vandermeer<");
		expect(header).toContain('w:instr=" PAGE "');
		expect(header).toContain('w:instr=" NUMPAGES "');
	});

	test("is the same bytes for the same document", () => {
		for (const doc of docs)
			expect(Buffer.from(renderDocx(doc)).equals(renderDocx(doc))).toBe(true);
	});

	test("carries the template's font, colors and marks", () => {
		const styles = (template: typeof professional) =>
			docxParts(renderDocx(resumeDoc(onePage, { ...look, template })));
		expect(parts["word/styles.xml"]).toContain('w:ascii="Source Sans 3"');
		expect(styles(technical)["word/styles.xml"]).toContain('w:fill="ECF0F6"');
		expect(styles(creative)["word/header1.xml"]).toContain("7A2455");
		expect(styles(creative)["word/header2.xml"]).not.toContain("7A2455");
		expect(styles(creative)["word/styles.xml"]).toContain('w:fill="7A2455"');
		expect(styles(modern)["word/header1.xml"]).toContain("0F6B5F");
		expect(styles(modern)["word/header2.xml"]).toContain("0F6B5F");
	});
});
