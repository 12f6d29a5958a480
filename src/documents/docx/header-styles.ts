// The styles of a document's header in Word.
import type { Doc } from "../doc.ts";
import { hex, pageMeasures } from "./measures.ts";
import { border, paragraphStyle } from "./style-elements.ts";

export function headerStyles(doc: Doc): string[] {
	const { kind, template } = doc;
	const { header, colors, size, leading } = template;
	const onBand = header.band ? "#ffffff" : undefined;
	const shade = header.band ? hex(colors.accent) : undefined;
	const { align } = header;
	const ruled = header.rule && header.sender !== "harvard";
	const rule =
		header.sender === "harvard"
			? border("top", 0.8, colors.accent)
			: ruled
				? border("bottom", 0.8, colors.accent)
				: undefined;
	return [
		paragraphStyle(
			{ id: "Title", name: "Title", next: "Subtitle" },
			{ keepNext: true, shade, align, after: 1 },
			{
				size: header.nameSize,
				bold: header.nameWeight >= 550,
				color: onBand ?? colors[header.nameTone],
				smallCaps: header.nameCaps,
			},
		),
		paragraphStyle(
			{ id: "Subtitle", name: "Subtitle", next: "Contact" },
			{ keepNext: true, shade, align, after: 2 },
			{ size: size * 1.12, color: onBand ?? colors[header.labelTone] },
		),
		paragraphStyle(
			{ id: "Contact", name: "Contact", next: "Normal" },
			{
				shade,
				align,
				border: rule,
				line: size * leading,
				before: header.sender === "harvard" ? 4 : 0,
				after: header.band ? 18 : kind === "letter" ? 16 : 6,
			},
			{ size: size * 0.96, color: onBand ?? colors.muted },
		),
		paragraphStyle(
			{ id: "Header", name: "header" },
			{ tab: pageMeasures(doc).line },
			{ size: size * 0.82, color: colors.muted },
		),
	];
}
