import { expect, test } from "vitest";
import { textOfRuns } from "../../domain/resume-reading/lines/source-line.ts";
import { linesOfDocx } from "./docx-lines.ts";
import { parseXml } from "./xml-tree.ts";

const paragraph = (text: string, more = "") =>
	`<w:p><w:r><w:rPr>${more}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join("")}</w:tc>`;
const row = (...cells: string[]) =>
	`<w:tbl><w:tr>${cells.join("")}</w:tr></w:tbl>`;

function linesOf(...blocks: string[]) {
	const document = parseXml(
		`<w:document xmlns:w="w"><w:body>${blocks.join("")}</w:body></w:document>`,
	);
	return linesOfDocx({
		document,
		styles: null,
		links: new Map(),
		headers: [],
	});
}

test("the two ends of a span in a cell of their own are one", () => {
	const lines = linesOf(
		row(
			cell(paragraph("08/2012 –"), paragraph("03/2017")),
			cell(paragraph("Aire Mill"), paragraph("Leeds")),
			cell(paragraph("Weaver"), paragraph("Wove the cloth of a town")),
		),
	);
	expect(lines.map(({ runs }) => textOfRuns(runs))).toContain(
		"08/2012 – 03/2017",
	);
});

test("a time over any town stands beside a title and an employer", () => {
	const lines = linesOf(
		row(
			cell(paragraph("Weaver"), paragraph("Quill & Ash"), paragraph("Wove.")),
			cell(paragraph("2019 – 2021"), paragraph("Mirfield")),
		),
		row(
			cell(paragraph("Dyer"), paragraph("Quill & Ash")),
			cell(paragraph("2015 – 2018"), paragraph("Mirfield")),
		),
	);
	expect(lines.map(({ asides }) => asides)).toContainEqual([
		"2015 – 2018 Mirfield",
	]);
});

test("text has the color it is written in, and what no color is named for is black", () => {
	const lines = linesOf(
		paragraph("Jobs", '<w:color w:val="2E74B5"/>'),
		paragraph("Weaver", '<w:color w:val="auto"/>'),
		paragraph("Aire Mill"),
	);
	expect(lines.map(({ runs }) => runs[0]?.color)).toEqual([
		"#2e74b5",
		"#000000",
		"#000000",
	]);
});

test("what stands below a text box does not go on in it", () => {
	const lines = linesOf(
		`<w:p><w:r><w:pict><w:txbxContent>${paragraph("Welsh")}</w:txbxContent></w:pict></w:r></w:p>`,
		paragraph("Ada Quill"),
		paragraph("Weaver"),
	);
	expect(lines.map(({ isFirst }) => isFirst)).toEqual([false, true, false]);
});
