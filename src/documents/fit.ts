// Keeping a document on its pages. A letter is one page; a resume does not spill a few lines onto a page of their own.
// Each step sets the same words a little tighter; which step is needed only the typesetter can tell.
import type { Doc } from "./doc.ts";
import { papers } from "./paper.ts";
import type { Template } from "./template.ts";

/** Where the last line ended: the page, and points from its top. */
export type End = { page: number; y: number };

/** How many steps tighter a document may be set. */
export const FITTINGS = 4;

/** A last page filled less than this looks forgotten. */
const LEAST_FILLED = 0.16;
const POINTS_PER_MM = 72 / 25.4;

/** The letter's last step is the specification's print form: 10 pt within 0.6 inch. */
const LETTER_STEPS = [
	{ size: 11, leading: 1.42, after: 6.5, marginMm: 19.05, before: 13 },
	{ size: 11, leading: 1.34, after: 5.5, marginMm: 17, before: 11 },
	{ size: 10.5, leading: 1.3, after: 5, marginMm: 15.24, before: 10 },
	{ size: 10, leading: 1.25, after: 4, marginMm: 15.24, before: 8 },
];

/** How many lines of a letter stand beyond its one page; 0 when it fits. */
export function linesBeyond(doc: Doc, end: End): number {
	if (doc.kind === "resume" || end.page === 1) return 0;
	const { top, bottom } = doc.template.marginMm;
	const body = papers[doc.paper].height - (top + bottom) * POINTS_PER_MM;
	const beyond = (end.page - 2) * body + end.y - top * POINTS_PER_MM;
	return Math.ceil(beyond / (doc.template.size * doc.template.leading));
}

export function fitsWell(doc: Doc, end: End): boolean {
	if (end.page === 1) return true;
	if (doc.kind === "letter") return false;
	const { top, bottom } = doc.template.marginMm;
	const body = papers[doc.paper].height - (top + bottom) * POINTS_PER_MM;
	return end.y - top * POINTS_PER_MM >= body * LEAST_FILLED;
}

/** The document set `step` steps tighter, 1 to FITTINGS. */
export function fitted(doc: Doc, step: number): Doc {
	const tighter = doc.kind === "letter" ? tighterLetter : tighterResume;
	return { ...doc, template: tighter(doc.template, step) };
}

function tighterResume(template: Template, step: number): Template {
	const { section, marginMm } = template;
	return {
		...template,
		size: template.size * (1 - 0.012 * step),
		leading: Math.max(1.16, template.leading - 0.02 * step),
		marginMm: {
			...marginMm,
			top: Math.max(12.7, marginMm.top - 0.7 * step),
			bottom: Math.max(12.7, marginMm.bottom - 0.7 * step),
		},
		section: {
			...section,
			before: section.before * (1 - 0.08 * step),
			after: section.after * (1 - 0.08 * step),
		},
	};
}

function tighterLetter(template: Template, step: number): Template {
	const form = LETTER_STEPS[step - 1];
	if (!form) return template;
	const { size, leading, after, before } = form;
	const mm = form.marginMm;
	return {
		...template,
		size: Math.min(template.size, size),
		leading,
		marginMm: { top: mm, right: mm, bottom: mm, left: mm },
		section: { ...template.section, before },
		paragraph: { ...template.paragraph, after },
	};
}
