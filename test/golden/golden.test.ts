// Every person × template as it stands on the page: page, points from the left and the foot, words. A change of a margin,
// a font or a word shows as a difference to read in review. Both engines draw the same pages.
// To rewrite: node node_modules/vitest/vitest.mjs run test/golden -u
import { describe, expect, test } from "vitest";
import { startTypst } from "#src/adapters/typesetter/typst-engine.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { academic, letter, onePage, twoPages } from "../contents.ts";
import { pdfLayout } from "../pdf-text.ts";

const engines = {
	native: await startTypst("native"),
	wasm: await startTypst("wasm"),
};
const people = { baker: onePage, engineer: twoPages, historian: academic };

const documents = [
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

describe.each(Object.entries(engines))(
	"drawn by the %s engine",
	(_, engine) => {
		test.each(documents)(
			"$file stands on the page as before",
			async ({ file, doc }) => {
				const { pdf } = engine.render(doc);
				await expect(await pdfLayout(pdf)).toMatchFileSnapshot(`pages/${file}`);
			},
		);
	},
);
