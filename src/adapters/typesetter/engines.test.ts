// The native engine and WebAssembly beside each other: the same document is the same file, whatever stands in it. The recurring people's
// are held against the pages expected of every template: page, points from the left and the foot, words. A change of a margin, a font or
// a word shows as a difference to read in review.
// To rewrite: npm test -- src/adapters/typesetter/engines.test.ts -u
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Doc } from "#src/documents/doc.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import type { TypstOutput } from "#src/documents/typesetting/engine.ts";
import {
	academic,
	attacked,
	letter,
	nameOnly,
	onePage,
	twoPages,
} from "../../../test/contents.ts";
import { hostileVersions } from "../../../test/hostile-content.ts";
import { pdfLayout } from "../../../test/pdf-text.ts";
import { photo } from "../../../test/photo.ts";
import { startTypst } from "./typst-engine.ts";

const native = await startTypst("native");
const wasm = await startTypst("wasm");
const people = { baker: onePage, engineer: twoPages, historian: academic };
const others = { nameOnly, attacked };
const expectedPages = new URL("../../../test/golden/pages/", import.meta.url);

const expected = [
	...Object.entries(resumeTemplates).flatMap(([name, template]) =>
		Object.entries(people).map(([person, content]) => ({
			file: `resume-${name}-${person}.txt`,
			doc: resumeDoc(content, { template, paper: "letter" }),
		})),
	),
	...Object.entries(letterTemplates).map(([name, template]) => ({
		file: `letter-${name}-baker.txt`,
		doc: letterDoc(letter, { template, paper: "a4" }),
	})),
];

const documents: { name: string; doc: Doc }[] = [
	...Object.entries(resumeTemplates).flatMap(([name, template]) =>
		Object.entries(others).map(([who, content]) => ({
			name: `resume ${name} for ${who}`,
			doc: resumeDoc(content, { template, paper: "a4" }),
		})),
	),
	...Object.entries(resumeTemplates)
		.filter(([, { photoMm }]) => photoMm > 0)
		.map(([name, template]) => ({
			name: `resume ${name} with a photo`,
			doc: resumeDoc(onePage, { template, paper: "a4" as const, photo }),
		})),
	...Object.entries(letterTemplates).map(([name, template]) => ({
		name: `letter ${name}`,
		doc: letterDoc(letter, { template, paper: "letter" }),
	})),
];

/** All of a file but the name each engine gives to this very copy of it. */
function withoutIdentity(pdf: Uint8Array): string {
	return Buffer.from(pdf)
		.toString("latin1")
		.replace(/<xmpMM:InstanceID>[^<]*</, "<xmpMM:InstanceID><")
		.replace(/(\/ID \[\(.*?\) )\(.*?\)\]/, "$1()]");
}

const isAccessible = (pdf: Uint8Array) =>
	Buffer.from(pdf).includes("<pdfuaid:part>1</pdfuaid:part>");

/** What both make of it. */
async function drawnByBoth(doc: Doc): Promise<TypstOutput> {
	const [one, other] = [native.render(doc), wasm.render(doc)];
	expect(other.pages).toBe(one.pages);
	expect(other.missingGlyphs.sort()).toEqual(one.missingGlyphs.sort());
	expect(other.linesBeyond).toBe(one.linesBeyond);
	if (withoutIdentity(other.pdf) === withoutIdentity(one.pdf)) return one;
	// Where there is no heading, the native build writes an empty outline, which nothing asks for.
	expect(doc.blocks.filter(({ kind }) => kind === "section")).toEqual([]);
	expect(await pdfLayout(other.pdf)).toBe(await pdfLayout(one.pdf));
	expect(isAccessible(other.pdf)).toBe(isAccessible(one.pdf));
	return one;
}

test.each(expected)(
	"$file is the same file by either engine, and stands on the page as before",
	async ({ file, doc }) => {
		const { pdf } = await drawnByBoth(doc);
		const page = fileURLToPath(new URL(file, expectedPages));
		await expect(await pdfLayout(pdf)).toMatchFileSnapshot(page);
	},
);

test.each(documents)(
	"$name is the same file by either engine",
	async ({ doc }) => {
		await drawnByBoth(doc);
	},
);

describe("characters of every kind", () => {
	// What every look's fonts can draw stands apart from what makes a document less accessible.
	const scripts = {
		"Hebrew, Armenian, Georgian and Chinese": [
			"שלום עולם",
			"Բարեւ աշխարհ",
			"გამარჯობა",
			"七年食品生产经验",
		],
		Arabic: ["مرحبا بالعالم"],
		"signs, marks and what no font knows": [
			"★ ✓ → ∑ ☎ № ⅔ ffi ① ␀",
			"e\u0301 o\u0308\u0304 x\u0348 ก็",
			"안녕 🥖 👩‍🍳 𝕏 ꙮ देव 🇳🇱 👍🏽",
		],
	};
	test.each(Object.entries(scripts))(
		"%s: drawn, or named where they can't be, by both",
		async (_, texts) => {
			for (const template of Object.values(resumeTemplates)) {
				const [job, ...others] = onePage.experience;
				if (!job) throw new Error("no job");
				const experience = [
					...texts.map((text) => ({
						...job,
						title: text,
						company: text,
						location: text,
					})),
					...others,
				];
				const summary = texts.join(" ");
				const content = { ...onePage, summary, experience };
				await drawnByBoth(resumeDoc(content, { template, paper: "letter" }));
			}
		},
	);

	test("whatever stands in the fields", async () => {
		const templates = fc.constantFrom(...Object.values(resumeTemplates));
		await fc.assert(
			fc.asyncProperty(
				hostileVersions(academic, "grapheme-ascii"),
				templates,
				async (content, template) => {
					await drawnByBoth(resumeDoc(content, { template, paper: "letter" }));
				},
			),
			{ numRuns: 15, seed: 7 },
		);
	});
});

test("a picture shows the first page alone and runs nothing", () => {
	const template = Object.values(resumeTemplates)[0];
	if (!template) throw new Error("no template");
	const svg = wasm.picture(resumeDoc(twoPages, { template, paper: "letter" }));
	expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 612 792" width="612"/);
	expect(svg.includes("<use ")).toBe(true);
	expect(svg).not.toMatch(/<script|javascript:|href="https?:/i);
});
