import { expect, test } from "vitest";
import { letter, onePage } from "../../test/contents.ts";
import { FITTINGS, fitsWell, fitted } from "./fit.ts";
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

test("each step is set tighter than the one before and stays a valid template", () => {
	for (const doc of docs) {
		let before = doc.template.size * doc.template.leading;
		for (let step = 1; step <= FITTINGS; step += 1) {
			const { template } = fitted(doc, step);
			expect(Template.parse(template)).toEqual(template);
			const line = template.size * template.leading;
			expect(line).toBeLessThan(before);
			before = line;
		}
	}
});

test("LET-26 the tightest letter is the print form: 10 pt within 0.6 inch", () => {
	for (const doc of docs.filter(({ kind }) => kind === "letter")) {
		const { size, marginMm } = fitted(doc, FITTINGS).template;
		expect(size).toBe(10);
		expect(new Set(Object.values(marginMm))).toEqual(new Set([15.24]));
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
