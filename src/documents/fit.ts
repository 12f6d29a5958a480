// Keeping a document on its pages. A letter is one page; a resume does not spill a few lines onto a page of their own.
// Each step sets the same words a little tighter, or, where no tightening would save the page, a little more airily, so
// that the last page is worth turning to. Which step is needed only the typesetter can tell.
import type { Doc } from "./doc.ts";
import { PAPER_SIZES } from "./paper.ts";
import type { Template } from "./template.ts";

/** Where the last line ended: the page, and points from its top. */
export type End = { page: number; y: number };

/** What a document takes: its pages, and the share of the last one that holds words. */
export type Length = { pages: number; filled: number };

/** A last page filled less than this looks forgotten. */
const LEAST_FILLED = 0.3;
/** A resume of one page that takes less of it is set more openly. */
const SHORT = 0.6;
/** What all steps together can save of each page before the last. */
const MOST_SAVED = 0.14;
const POINTS_PER_MM = 72 / 25.4;

const RESUME_STEPS = [1, 2, 3, 4];

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
	const body = PAPER_SIZES[doc.paper].height - (top + bottom) * POINTS_PER_MM;
	const beyond = (end.page - 2) * body + end.y - top * POINTS_PER_MM;
	return Math.ceil(beyond / (doc.template.size * doc.template.leading));
}

export function lengthOf(doc: Doc, end: End): Length {
	return { pages: end.page, filled: lastFilled(doc, end) };
}

export function fitsWell(doc: Doc, end: End): boolean {
	if (end.page === 1) return true;
	return doc.kind === "resume" && lastFilled(doc, end) >= LEAST_FILLED;
}

/** The ways to set the document that are worth trying where it does not fit well, mildest first. */
export function fittings(doc: Doc, end: End): Doc[] {
	if (fitsWell(doc, end)) return [];
	const { template } = doc;
	const set = (each: Template) => ({ ...doc, template: each });
	if (doc.kind === "letter")
		return LETTER_STEPS.map((form) => set(tighterLetter(template, form)));
	return lastFilled(doc, end) <= MOST_SAVED * (end.page - 1)
		? RESUME_STEPS.map((step) => set(tighterResume(template, step)))
		: [set(airierResume(template))];
}

/** A resume that leaves much of its one page free, set more openly; null for any other document. */
export function relaxed(doc: Doc, end: End): Doc | null {
	if (doc.kind === "letter" || end.page > 1 || lastFilled(doc, end) >= SHORT)
		return null;
	return { ...doc, template: airierResume(airierResume(doc.template)) };
}

/** The share of the last page that holds words. */
function lastFilled(doc: Doc, end: End): number {
	const { top, bottom } = doc.template.marginMm;
	const body = PAPER_SIZES[doc.paper].height - (top + bottom) * POINTS_PER_MM;
	return (end.y - top * POINTS_PER_MM) / body;
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

function airierResume(template: Template): Template {
	const { section, entry, marginMm } = template;
	return {
		...template,
		size: Math.min(14, template.size * 1.02),
		leading: Math.min(2, template.leading + 0.06),
		marginMm: {
			...marginMm,
			top: Math.min(60, marginMm.top + 2),
			bottom: Math.min(60, marginMm.bottom + 2),
		},
		section: { ...section, before: Math.min(60, section.before * 1.3) },
		entry: { ...entry, before: Math.min(60, entry.before * 1.3) },
	};
}

type LetterForm = (typeof LETTER_STEPS)[number];

function tighterLetter(template: Template, form: LetterForm): Template {
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
