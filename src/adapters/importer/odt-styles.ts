// The styles of an OpenDocument text: how a paragraph or a stretch of text looks that says only its style's name.
import {
	all,
	find,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";
import { PLAIN_FORMAT, type TextFormat } from "./docx-styles.ts";

type OdtStyle = {
	look: TextFormat;
	/** In points. */
	indent: number;
	above: number;
	below: number;
};

export type OdtStyles = {
	/** What a style makes of what it stands in. */
	of(name: string | undefined, inherited: TextFormat): OdtStyle;
};

/** How many styles may be based on one another. */
const DEEPEST = 12;

export function odtStyles(sheets: readonly XmlElement[]): OdtStyles {
	const groups = sheets.flatMap((sheet) => [
		...all(find(sheet, "styles"), "style"),
		...all(find(sheet, "automatic-styles"), "style"),
	]);
	const styles = new Map(
		groups.map((style) => [style.attributes["style:name"] ?? "", style]),
	);
	function of(
		name: string | undefined,
		inherited: TextFormat,
		depth = 0,
	): OdtStyle {
		const plain = { look: inherited, indent: 0, above: 0, below: 0 };
		const style = styles.get(name ?? "");
		if (!style || depth > DEEPEST) return plain;
		const parent = style.attributes["style:parent-style-name"];
		const base = of(parent, inherited, depth + 1);
		const box = find(style, "paragraph-properties")?.attributes ?? {};
		return {
			look: lookFrom(find(style, "text-properties")?.attributes, base.look),
			indent: points(box["fo:margin-left"]) ?? base.indent,
			above: points(box["fo:margin-top"]) ?? base.above,
			below: points(box["fo:margin-bottom"]) ?? base.below,
		};
	}
	return { of: (name, inherited) => of(name, inherited) };
}

/** As far as no style says otherwise. */
export const usualLook: TextFormat = PLAIN_FORMAT;

function lookFrom(
	written: Record<string, string> | undefined,
	base: TextFormat,
): TextFormat {
	if (!written) return base;
	const weight = written["fo:font-weight"];
	const slant = written["fo:font-style"];
	const color = /^#[\da-f]{6}$/i.exec(written["fo:color"] ?? "")?.[0];
	return {
		isBold: weight ? /^(?:bold|[6-9]00)$/.test(weight) : base.isBold,
		isItalic: slant ? slant !== "normal" : base.isItalic,
		isCaps: written["fo:text-transform"] === "uppercase" || base.isCaps,
		size: points(written["fo:font-size"]) ?? base.size,
		color: color?.toLowerCase() ?? base.color,
	};
}

const POINTS: Record<string, number> = {
	...{ pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 },
};

function points(written: string | undefined): number | null {
	const [, number, unit = ""] =
		/^(-?[\d.]+)(pt|in|cm|mm|px)$/.exec(written ?? "") ?? [];
	return number === undefined ? null : Number(number) * (POINTS[unit] ?? 1);
}
