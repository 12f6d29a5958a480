// The template's points and millimetres in the units of a Word file.
import type { Doc } from "../doc.ts";
import { PAPER_SIZES } from "../paper.ts";
import type { Template } from "../template.ts";

/** Twentieths of a point, for places and spaces. */
export const twips = (pt: number) => Math.round(pt * 20);
/** Half points, for type; what lies between is set the smaller, so that no line grows. */
export const halfPoints = (pt: number) => Math.ceil(pt * 2 - 0.5);
/** Eighths of a point, for rules. */
export const eighths = (pt: number) => Math.round(pt * 8);
/** English metric units, for drawings. */
export const emu = (pt: number) => Math.round(pt * 12_700);
/** A color without its sign. */
export const hex = (color: string) => color.slice(1).toUpperCase();

const POINTS_PER_MM = 72 / 25.4;

export type PageMeasures = {
	width: number;
	height: number;
	margin: { top: number; right: number; bottom: number; left: number };
	/** From margin to margin. */
	line: number;
};

/** The page in points. */
export function pageMeasures({ paper, template }: Doc): PageMeasures {
	const { width, height } = PAPER_SIZES[paper];
	const { top, right, bottom, left } = template.marginMm;
	const margin = {
		top: top * POINTS_PER_MM,
		right: right * POINTS_PER_MM,
		bottom: bottom * POINTS_PER_MM,
		left: left * POINTS_PER_MM,
	};
	return { width, height, margin, line: width - margin.left - margin.right };
}

/** The accent mixed into white, as a field behind words. */
export function tint({ colors }: Template): string {
	const parts = [1, 3, 5].map((at) =>
		Math.round(
			255 - (255 - Number.parseInt(colors.accent.slice(at, at + 2), 16)) * 0.09,
		)
			.toString(16)
			.padStart(2, "0"),
	);
	return parts.join("").toUpperCase();
}
