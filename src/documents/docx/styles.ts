// The styles of the Word file, made from the template: what a person changes in Word's list of styles changes the whole document.
import type { Doc } from "../doc.ts";
import type { Template } from "../template.ts";
import { headerStyles } from "./header-styles.ts";
import { halfPoints, hex, pageMeasures, tint, twips } from "./measures.ts";
import { border, characterStyle, paragraphStyle } from "./style-elements.ts";
import { declared, el } from "./xml.ts";

export const WORD_NAMESPACE =
	"http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** The usual region of a language, which Word's spelling wants to know. */
const REGIONS: Record<string, string> = {
	en: "en-US",
	de: "de-DE",
	fr: "fr-FR",
	es: "es-ES",
	it: "it-IT",
	pt: "pt-PT",
	nl: "nl-NL",
	sv: "sv-SE",
	da: "da-DK",
	nb: "nb-NO",
	no: "nb-NO",
	fi: "fi-FI",
	pl: "pl-PL",
	cs: "cs-CZ",
	el: "el-GR",
	ru: "ru-RU",
	uk: "uk-UA",
	tr: "tr-TR",
	zh: "zh-CN",
	ja: "ja-JP",
	ko: "ko-KR",
};

export const regionOf = (language: string) => REGIONS[language] ?? language;

export function stylesXml(doc: Doc): string {
	return declared(
		el(
			"w:styles",
			{ "xmlns:w": WORD_NAMESPACE },
			defaults(doc),
			el(
				"w:style",
				{ "w:type": "paragraph", "w:default": 1, "w:styleId": "Normal" },
				el("w:name", { "w:val": "Normal" }),
				el("w:qFormat"),
			),
			...headerStyles(doc),
			...bodyStyles(doc),
			...characterStyles(doc.template),
		),
	);
}

function defaults({ language, template }: Doc): string {
	const { font, size, leading, colors, paragraph } = template;
	const region = regionOf(language);
	return el(
		"w:docDefaults",
		{},
		el(
			"w:rPrDefault",
			{},
			el(
				"w:rPr",
				{},
				el("w:rFonts", {
					"w:ascii": font,
					"w:hAnsi": font,
					"w:eastAsia": font,
					"w:cs": font,
				}),
				el("w:color", { "w:val": hex(colors.text) }),
				el("w:kern", { "w:val": 2 }),
				el("w:sz", { "w:val": halfPoints(size) }),
				el("w:szCs", { "w:val": halfPoints(size) }),
				el("w:lang", {
					"w:val": region,
					"w:eastAsia": region,
					"w:bidi": region,
				}),
			),
		),
		el(
			"w:pPrDefault",
			{},
			el(
				"w:pPr",
				{},
				el("w:widowControl"),
				el("w:spacing", {
					"w:after": twips(paragraph.after),
					"w:line": twips(size * leading),
					"w:lineRule": "exact",
				}),
				paragraph.justify && el("w:jc", { "w:val": "both" }),
			),
		),
	);
}

function bodyStyles(doc: Doc): string[] {
	const { section, colors, size, leading, entry } = doc.template;
	const { line } = pageMeasures(doc);
	const mark =
		section.mark === "bar" ? border("left", 3, colors.accent) : undefined;
	const rule = section.rule ? border("bottom", 0.6, colors.accent) : undefined;
	const bodyLine = size * leading;
	return [
		paragraphStyle(
			{ id: "Heading1", name: "heading 1", next: "Normal" },
			{
				keepNext: true,
				// The left border stands before the bottom one.
				border: [mark, rule].filter(Boolean).join("") || undefined,
				shade: section.mark === "tint" ? tint(doc.template) : undefined,
				before: section.before,
				after: section.after,
				align: section.mark === "center" ? "center" : "left",
				outline: 0,
			},
			{
				size: size * section.scale,
				bold: true,
				color: colors[section.tone],
				smallCaps: section.smallCaps,
				tracking: section.tracking || undefined,
			},
		),
		paragraphStyle(
			{ id: "Heading2", name: "heading 2", next: "ListBullet" },
			{
				keepNext: true,
				tab: line,
				before: entry.before,
				after: 0,
				line: bodyLine,
				align: "left",
				outline: 1,
			},
			{ size },
		),
		paragraphStyle(
			{ id: "Organization", name: "Organization", next: "ListBullet" },
			{ keepNext: true, tab: line, line: bodyLine, align: "left" },
			{},
		),
		paragraphStyle(
			{ id: "ListBullet", name: "List Bullet" },
			{
				list: true,
				line: bodyLine,
				after: 1.5,
				indent: { left: size * 1.05, hanging: size * 1.05 },
			},
			{},
		),
	];
}

function characterStyles({ colors, entry }: Template): string[] {
	return [
		characterStyle("Strong", "Strong", { bold: true }),
		characterStyle("Employer", "Employer", {
			italic: entry.italic,
			color: colors[entry.tone],
		}),
		characterStyle("Quiet", "Quiet", { color: colors.muted }),
		characterStyle("Hyperlink", "Hyperlink", {}),
	];
}
