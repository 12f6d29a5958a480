// How many lines of text the parts of a resume take on a page: an estimate for a page of letter paper in a common type.
// Documents set the real lengths; this only decides what there is room for.

/** Lines of a page between its margins, and those its head takes of the first. */
export const PAGE_LINES = 49;
export const HEAD_LINES = 4.5;
/** So many lines, as they are estimated here, still fit a page when it is set: what is weak goes only beyond them. */
export const ENOUGH_LINES = 54;
/** A heading with the space around it; the line of a title with the space above it. */
export const SECTION_LINES = 2.3;
export const ENTRY_LINES = 1.45;

/** Why something is left out that would be on a longer document. */
export const NO_ROOM = "Left out to keep to the page length";
/** Why something is left out that there would be room for. */
export const NOT_ASKED_FOR = "Shows nothing this posting asks for";

const CHARACTERS_A_LINE = 104;

/** The lines a text takes. A Chinese character is as wide as two letters. */
export function textLines(text: string): number {
	const wide = text.match(/\p{Script=Han}/gu)?.length ?? 0;
	return Math.ceil((text.length + wide) / CHARACTERS_A_LINE);
}
