import { expect, test } from "vitest";
import { letter, onePage } from "../../test/contents.ts";
import { fitsWell, fittings, relaxed } from "./fit.ts";
import { letterDoc } from "./letter-doc.ts";
import { resumeDoc } from "./resume-doc.ts";
import { Template } from "./template.ts";
import { letterTemplates } from "./templates/letter-templates.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";

const docs = [
	...Object.values(resumeTemplates).map((template) =>
		resumeDoc(onePage, { template, paper: "a4" }),
	),
	...Object.values(letterTemplates).map((template) =>
		letterDoc(letter, { template, paper: "a4" }),
	),
];

/** A few lines stand on a second page. */
const spilled = { page: 2, y: 100 };

test("each step is set tighter than the one before and stays a valid template", () => {
	for (const doc of docs) {
		let before = doc.template.size * doc.template.leading;
		const steps = fittings(doc, spilled);
		expect(steps).toHaveLength(4);
		for (const { template } of steps) {
			expect(Template.parse(template)).toEqual(template);
			const line = template.size * template.leading;
			expect(line).toBeLessThan(before);
			before = line;
		}
	}
});

test("a last page too full to be saved and too empty to stand is filled by setting more airily", () => {
	for (const doc of docs.filter(({ kind }) => kind === "resume")) {
		const [airier, ...others] = fittings(doc, { page: 2, y: 200 });
		expect(others).toEqual([]);
		expect(Template.parse(airier?.template)).toEqual(airier?.template);
		expect(airier?.template.leading).toBeGreaterThan(doc.template.leading);
	}
});

test("a document that fits is left as it is", () => {
	for (const doc of docs)
		expect(fittings(doc, { page: 1, y: 500 })).toEqual([]);
});

test("LET-26 the tightest letter is the print form: 10 pt within 0.6 inch", () => {
	for (const doc of docs.filter(({ kind }) => kind === "letter")) {
		const tightest = fittings(doc, spilled).at(-1)?.template;
		expect(tightest?.size).toBe(10);
		expect(new Set(Object.values(tightest?.marginMm ?? {}))).toEqual(
			new Set([15.24]),
		);
	}
});

test("a letter fits on one page only, a resume also when its last page is worth turning to", () => {
	const [resume] = docs;
	const last = docs.at(-1);
	if (!resume || !last) throw new Error("no documents");
	expect(fitsWell(resume, { page: 1, y: 700 })).toBe(true);
	expect(fitsWell(resume, { page: 2, y: 80 })).toBe(false);
	expect(fitsWell(resume, { page: 2, y: 400 })).toBe(true);
	expect(fitsWell(last, { page: 2, y: 400 })).toBe(false);
});

test("a resume that leaves much of its one page free is set more openly, others are not", () => {
	for (const doc of docs) {
		const open = relaxed(doc, { page: 1, y: 300 })?.template;
		if (doc.kind === "letter") expect(open).toBeUndefined();
		else {
			expect(Template.parse(open)).toEqual(open);
			expect(open?.leading).toBeGreaterThan(doc.template.leading);
		}
		expect(relaxed(doc, { page: 1, y: 700 })).toBeNull();
		expect(relaxed(doc, { page: 2, y: 300 })).toBeNull();
	}
});
