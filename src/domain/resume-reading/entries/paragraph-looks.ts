// How paragraphs look: what tells a heading from what stands below it.
import type { Paragraph } from "../lines/paragraphs.ts";

export type BodyLook = { size: number; isBold: boolean };

/** How most of the text looks. */
export function bodyLook(paragraphs: Paragraph[]): BodyLook {
	const weights = new Map<string, number>();
	for (const { size, isBold, text } of paragraphs) {
		const key = `${Math.round(size * 2) / 2} ${isBold}`;
		weights.set(key, (weights.get(key) ?? 0) + text.length);
	}
	const [most = ""] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
	const [size = "10", isBold] = most.split(" ");
	return { size: Number(size), isBold: isBold === "true" };
}

export function lookOf({ size, isBold, isCaps, isItalic }: Paragraph): string {
	return [Math.round(size), isBold, isCaps, isItalic].join(" ");
}

export function isEmphasized(paragraph: Paragraph, body: BodyLook): boolean {
	return (
		paragraph.isHeading ||
		paragraph.isCaps ||
		(paragraph.isBold && !body.isBold) ||
		paragraph.size > body.size * 1.09
	);
}
