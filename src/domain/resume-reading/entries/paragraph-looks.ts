// How paragraphs look: what tells a heading from what stands below it.
import type { Paragraph } from "../lines/paragraph.ts";

export type BodyLook = {
	size: number;
	isBold: boolean;
	/** The colors of little text. */
	accents: ReadonlySet<string>;
};

/** The share of the text that headings and dates have at the most. */
const LITTLE = 0.12;

/** How most of the text looks. */
export function bodyLook(paragraphs: Paragraph[]): BodyLook {
	const weights = new Map<string, number>();
	for (const { size, isBold, text } of paragraphs) {
		const key = `${Math.round(size * 2) / 2} ${isBold}`;
		weights.set(key, (weights.get(key) ?? 0) + text.length);
	}
	const [most = ""] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
	const [size = "10", isBold] = most.split(" ");
	return {
		size: Number(size),
		isBold: isBold === "true",
		accents: accentsOf(paragraphs),
	};
}

function accentsOf(paragraphs: Paragraph[]): Set<string> {
	const weights = new Map<string, number>();
	let all = 0;
	for (const { color, text } of paragraphs) {
		all += text.length;
		if (color === null) continue;
		weights.set(color, (weights.get(color) ?? 0) + text.length);
	}
	const little = [...weights].filter(([, weight]) => weight <= LITTLE * all);
	return new Set(little.map(([color]) => color));
}

export function lookOf({ size, isBold, isCaps, isItalic }: Paragraph): string {
	return [Math.round(size), isBold, isCaps, isItalic].join(" ");
}

export function isEmphasized(paragraph: Paragraph, body: BodyLook): boolean {
	return (
		paragraph.isHeading ||
		paragraph.isCaps ||
		(paragraph.isBold && !body.isBold) ||
		(paragraph.color !== null && body.accents.has(paragraph.color)) ||
		paragraph.size > body.size * 1.09
	);
}
