// How the elements of a web page look: by their names, by the classes of the page's own sheet, by what stands on them.
import type { XmlElement } from "../../domain/resume-reading/formats/xml-element.ts";
import type { TextFormat } from "./docx-styles.ts";

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const CLASS = /^(?:[a-z][a-z\d]*)?\.([\w-]+)$/i;
/** Headings as browsers print them, in points. */
const SIZES: Record<string, number> = { h1: 24, h2: 18, h3: 14, h4: 12 };

/** As browsers print what is small beside what it stands in. */
const SMALL = 0.83;

export type HtmlStyles = {
	lookOf(element: XmlElement, inherited: TextFormat): TextFormat;
	isHidden(element: XmlElement): boolean;
};

export function htmlStyles(sheet: string): HtmlStyles {
	const classes = new Map<string, string>();
	for (const [, selectors = "", rules = ""] of sheet.matchAll(RULE))
		for (const selector of selectors.split(",")) {
			const name = CLASS.exec(selector.trim())?.[1];
			if (name) classes.set(name, `${classes.get(name) ?? ""};${rules}`);
		}
	const rulesOf = ({ attributes }: XmlElement) =>
		[
			...(attributes.class ?? "")
				.split(/\s+/)
				.map((name) => classes.get(name) ?? ""),
			attributes.style ?? "",
		].join(";");
	return {
		lookOf: (element, inherited) =>
			styled(rulesOf(element), named(element.name, inherited)),
		isHidden: (element) =>
			element.attributes.hidden !== undefined ||
			/display\s*:\s*none/i.test(rulesOf(element)),
	};
}

function named(name: string, look: TextFormat): TextFormat {
	if (/^h[1-6]$/.test(name))
		return { ...look, isBold: true, size: SIZES[name] ?? look.size };
	if (/^(?:b|strong|th)$/.test(name)) return { ...look, isBold: true };
	if (/^(?:i|em|cite)$/.test(name)) return { ...look, isItalic: true };
	if (name === "small") return { ...look, size: look.size * SMALL };
	return look;
}

function styled(rules: string, look: TextFormat): TextFormat {
	const value = (property: string) =>
		new RegExp(`(?:^|[;\\s])${property}\\s*:\\s*([^;]+)`, "i")
			.exec(rules)?.[1]
			?.trim()
			.toLowerCase();
	const weight = value("font-weight");
	const size = /^([\d.]+)(pt|px)$/.exec(value("font-size") ?? "");
	const color = /#[\da-f]{6}$/.exec(value("color") ?? "")?.[0];
	return {
		isBold: weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : look.isBold,
		isItalic: value("font-style")
			? value("font-style") === "italic"
			: look.isItalic,
		isCaps: value("text-transform") === "uppercase" || look.isCaps,
		// Four pixels are three points.
		size: size ? Number(size[1]) * (size[2] === "px" ? 0.75 : 1) : look.size,
		color: color ?? look.color,
	};
}
