// The styles of a Word document: how a paragraph looks that says only its style's name.
import { inAnyLanguage } from "../../domain/language/reading/resume-patterns.ts";
import {
	all,
	find,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";

export type TextFormat = {
	isBold: boolean;
	isItalic: boolean;
	isCaps: boolean;
	size: number;
	color: string;
};

type Style = {
	look: TextFormat;
	isHeading: boolean;
	isListed: boolean;
	indent: number;
	before: number;
	after: number;
};

export type Styles = {
	of(id: string | null): Style;
	lookOf(properties: XmlElement | undefined, inherited: TextFormat): TextFormat;
	/** Empty paragraphs since the last full one, and the space the last one asks for below it. */
	skipped: number;
	after: number;
};

const HEADING_STYLE = new RegExp(
	`^${inAnyLanguage(({ page }) => page.headingStyle)} ?[1-5]$`,
	"u",
);
const BLACK = "#000000";
export const PLAIN_FORMAT: TextFormat = {
	isBold: false,
	isItalic: false,
	isCaps: false,
	size: 11,
	color: BLACK,
};
const PLAIN_STYLE: Style = {
	look: PLAIN_FORMAT,
	isHeading: false,
	isListed: false,
	indent: 0,
	before: 0,
	after: 0,
};
/** How many styles may be based on one another. */
const DEEPEST = 12;

export function readStyles(root: XmlElement | null): Styles {
	const sheet = root ? find(root, "styles") : undefined;
	const elements = new Map(
		all(sheet, "style").map((style) => [value(style, "styleId") ?? "", style]),
	);
	const plain: Style = {
		...PLAIN_STYLE,
		look: lookFrom(
			find(sheet, "docDefaults", "rPrDefault", "rPr"),
			PLAIN_FORMAT,
		),
	};
	const usual = usualStyle(sheet);
	const known = new Map<string, Style>();

	function of(id: string | null, depth = 0): Style {
		const name = id ?? usual ?? "";
		const found = known.get(name);
		if (found) return found;
		const element = elements.get(name);
		if (!element || depth > DEEPEST) return plain;
		const basis = value(find(element, "basedOn"), "val");
		const base = basis && basis !== name ? of(basis, depth + 1) : plain;
		const style = styleFrom(element, name, base);
		known.set(name, style);
		return style;
	}

	return {
		of: (id) => of(id),
		lookOf(properties, inherited) {
			const named = value(find(properties, "rStyle"), "val");
			const base = named ? mixed(inherited, elements.get(named)) : inherited;
			return lookFrom(properties, base);
		},
		skipped: 0,
		after: 0,
	};
}

/** The name of the style that a paragraph has which names none. */
function usualStyle(sheet: XmlElement | undefined): string | null {
	const usual = all(sheet, "style").find(
		(style) =>
			value(style, "default") === "1" && value(style, "type") === "paragraph",
	);
	return value(usual, "styleId");
}

/** What a style says itself, over what it is based on. */
function styleFrom(element: XmlElement, id: string, base: Style): Style {
	const properties = find(element, "pPr");
	const title = (value(find(element, "name"), "val") ?? id).toLowerCase();
	const spacing = find(properties, "spacing");
	return {
		look: lookFrom(find(element, "rPr"), base.look),
		isHeading:
			HEADING_STYLE.test(title) || find(properties, "outlineLvl") !== undefined,
		isListed:
			find(properties, "numPr") !== undefined ||
			/^list bullet/.test(title) ||
			base.isListed,
		indent: points(find(properties, "ind"), "left") ?? base.indent,
		before: points(spacing, "before") ?? base.before,
		after: points(spacing, "after") ?? base.after,
	};
}

function mixed(
	inherited: TextFormat,
	style: XmlElement | undefined,
): TextFormat {
	return lookFrom(style ? find(style, "rPr") : undefined, inherited);
}

function lookFrom(
	properties: XmlElement | undefined,
	base: TextFormat,
): TextFormat {
	const size = value(find(properties, "sz"), "val");
	return {
		isBold: isOn(find(properties, "b"), base.isBold),
		isItalic: isOn(find(properties, "i"), base.isItalic),
		isCaps: isOn(find(properties, "caps"), base.isCaps),
		// Sizes are given in half points.
		size: size ? Number(size) / 2 : base.size,
		color: colorIn(properties) ?? base.color,
	};
}

/** "auto" is the color of text on its ground. */
function colorIn(properties: XmlElement | undefined): string | null {
	const written = value(find(properties, "color"), "val");
	if (written === null) return null;
	return /^[\da-f]{6}$/i.test(written) ? `#${written.toLowerCase()}` : BLACK;
}

function isOn(element: XmlElement | undefined, inherited: boolean): boolean {
	if (!element) return inherited;
	return !["0", "false", "off"].includes(value(element, "val") ?? "1");
}

function value(element: XmlElement | undefined, name: string): string | null {
	return element?.attributes[`w:${name}`] ?? element?.attributes[name] ?? null;
}

function points(element: XmlElement | undefined, name: string): number | null {
	const written = value(element, name);
	return written === null || Number.isNaN(Number(written))
		? null
		: Number(written) / 20;
}
