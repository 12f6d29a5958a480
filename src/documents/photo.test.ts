// A photo on the page: where the look has a place for it, and nowhere else.
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { onePage } from "../../test/contents.ts";
import { docxText } from "../../test/docx-text.ts";
import { htmlText } from "../../test/html-text.ts";
import { bare } from "../../test/pdf-text.ts";
import { jpeg, photo, photoBytes } from "../../test/photo.ts";
import { renderDocx } from "./docx/docx.ts";
import { renderHtml } from "./html.ts";
import { resumeDoc } from "./resume-doc.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";
import { renderText } from "./text.ts";

const { portrait, professional } = resumeTemplates;
if (!portrait || !professional) throw new Error("no templates");
const drawn = resumeDoc(onePage, { template: portrait, paper: "a4", photo });

describe("a photo", () => {
	test("is drawn where the look has a place for it", () => {
		expect(drawn.photo).toEqual(photo);
		const elsewhere = { template: professional, paper: "a4", photo } as const;
		expect(resumeDoc(onePage, elsewhere).photo).toBeUndefined();
	});

	test("stands in the Word file with the person's name for whoever can't see it", () => {
		const parts = unzipSync(renderDocx(drawn));
		expect(parts["word/media/photo.jpeg"]).toEqual(photoBytes());
		const xml = strFromU8(parts["word/document.xml"] ?? new Uint8Array());
		expect(xml).toContain('descr="Ilse Vandermeer"');
		expect(xml).toContain('r:embed="photo"');
		const types = parts["[Content_Types].xml"] ?? new Uint8Array();
		expect(strFromU8(types)).toContain('Extension="jpeg"');
	});

	test("stands in the HTML, which still fetches nothing", () => {
		const html = renderHtml(drawn);
		expect(html).toContain(`src="data:image/jpeg;base64,${jpeg}"`);
		expect(html).toContain('alt="Ilse Vandermeer"');
	});

	test("changes no word of any format", () => {
		const canonical = bare(renderText(drawn));
		expect(bare(htmlText(renderHtml(drawn)))).toBe(canonical);
		expect(bare(docxText(renderDocx(drawn)))).toBe(canonical);
		const { photo: _, ...without } = drawn;
		expect(bare(renderText(without))).toBe(canonical);
	});
});
