import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { academic, letter } from "../../test/contents.ts";
import { docxParts, docxText, xmlFault } from "../../test/docx-text.ts";
import { hostileVersions } from "../../test/hostile-content.ts";
import { htmlText } from "../../test/html-text.ts";
import { bare } from "../../test/pdf-text.ts";
import { readJsonResume } from "../domain/mapping/json-resume/read-json-resume.ts";
import type { Doc } from "./doc.ts";
import { renderDocx } from "./docx/docx.ts";
import { renderHtml } from "./html.ts";
import { letterDoc } from "./letter-doc.ts";
import { resumeDoc } from "./resume-doc.ts";
import { letterTemplates } from "./templates/letter-templates.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";
import { renderText } from "./text.ts";

const resumes = fc
	.tuple(
		hostileVersions(academic),
		fc.constantFrom(...Object.values(resumeTemplates)),
	)
	.map(([content, template]) => resumeDoc(content, { template, paper: "a4" }));
const letters = fc
	.tuple(
		hostileVersions(letter),
		fc.constantFrom(...Object.values(letterTemplates)),
	)
	.map(([content, template]) => letterDoc(content, { template, paper: "a4" }));
const docs = fc.oneof(resumes, letters);

const holds = (property: (doc: Doc) => void, runs = 60) =>
	fc.assert(fc.property(docs, property), { numRuns: runs, seed: 7 });

describe("whatever stands in the fields", () => {
	test("every format says the same words", () => {
		holds((doc) => {
			const canonical = bare(renderText(doc));
			expect(bare(htmlText(renderHtml(doc)))).toBe(canonical);
			expect(bare(docxText(renderDocx(doc)))).toBe(canonical);
		});
	});

	test("the Word file is sound XML without a control character", () => {
		holds((doc) => {
			for (const [name, part] of Object.entries(docxParts(renderDocx(doc)))) {
				if (name.endsWith(".json")) continue;
				expect(xmlFault(part)).toBeNull();
				expect(part).not.toMatch(
					// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
					/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/,
				);
			}
		});
	});

	test("the HTML holds no tag of theirs and links nowhere but to pages, mail and phones", () => {
		holds((doc) => {
			const html = renderHtml(doc);
			expect(html).not.toMatch(/<(script|img|iframe|object|link|svg)\b/i);
			expect(html.match(/<style>/g)).toHaveLength(1);
			for (const [, address] of html.matchAll(/href="([^"]*)"/g))
				expect(address).toMatch(/^(https?:|mailto:|tel:)/i);
		});
	});

	test("the copy inside is a JSON Resume", () => {
		fc.assert(
			fc.property(resumes, ({ attachment = "", header }) => {
				const read = readJsonResume(attachment);
				// Without any word there is no resume to read.
				if (header.name) expect(read.ok).toBe(true);
			}),
			{ numRuns: 60, seed: 7 },
		);
	});
});

test("five thousand bullets and a line of a million characters are words like any others", () => {
	const [job] = academic.experience;
	if (!job) throw new Error("the historian has no job");
	const achievements = Array.from({ length: 5000 }, (_, i) => `Ledger ${i}`);
	const content = {
		...academic,
		summary: "palimpsest ".repeat(90_000),
		experience: [{ ...job, achievements }],
	};
	const [template] = Object.values(resumeTemplates);
	if (!template) throw new Error("no template");
	const doc = resumeDoc(content, { template, paper: "letter" });
	const canonical = bare(renderText(doc));
	expect(canonical.length).toBeGreaterThan(900_000);
	expect(bare(htmlText(renderHtml(doc)))).toBe(canonical);
	expect(bare(docxText(renderDocx(doc)))).toBe(canonical);
});
