// The style sheet of the HTML file, from the template's numbers. Print rules carry paper and margins; a letter is printed
// on one page, in 10 pt within 0.6 inch, as the specification asks.
import type { Doc } from "./doc.ts";
import { papers } from "./paper.ts";
import type { Template } from "./template.ts";

/** What stands in for the package's fonts where they are not installed. */
const FALLBACK: Record<Template["font"], string> = {
	"Source Sans 3":
		'"Source Sans Pro", "Segoe UI", "Helvetica Neue", Arial, sans-serif',
	"EB Garamond": 'Garamond, "Hoefler Text", Georgia, "Times New Roman", serif',
	Inter: '"Segoe UI", system-ui, "Helvetica Neue", Arial, sans-serif',
};

const PRINT_MARGIN = "0.6in";

export function documentCss(doc: Doc): string {
	return [
		baseRules(doc.template),
		headerRules(doc.template),
		blockRules(doc.template),
		spaceRules(doc),
		pageRules(doc),
	].join("\n");
}

function pageRules({ kind, paper, template }: Doc): string {
	const { width, height } = papers[paper];
	const { top, right, bottom, left } = template.marginMm;
	const margins = `${top}mm ${right}mm ${bottom}mm ${left}mm`;
	const printed = kind === "letter" ? PRINT_MARGIN : margins;
	const onePage = `main.letter{font-size:10pt;line-height:1.35;max-height:calc(${height}pt - 1.2in);break-inside:avoid}`;
	return `@page{size:${width}pt ${height}pt;margin:${printed}}
@media screen{body{background:#eef0f1}main{width:${width}pt;max-width:100%;min-height:${height}pt;margin:0 auto;padding:${margins};background:#fff}}
@media print{header,h2{-webkit-print-color-adjust:exact;print-color-adjust:exact}${template.header.band ? "header{margin:0 0 8pt;padding:10pt 12pt}" : ""}${kind === "letter" ? onePage : ""}}`;
}

function baseRules({
	font,
	size,
	leading,
	colors,
	paragraph,
}: Template): string {
	return `*{box-sizing:border-box}
body{margin:0;font-kerning:normal;hyphens:none}
main{font:400 ${size}pt/${leading} "${font}",${FALLBACK[font]};color:${colors.text};overflow-wrap:break-word}
a{color:inherit;text-decoration:none}
p{margin:0 0 ${paragraph.after}pt;${paragraph.justify ? "text-align:justify;" : ""}orphans:2;widows:2}
strong,h3{font-weight:600}`;
}

function headerRules({ header, colors, marginMm }: Template): string {
	const { top, right, left } = marginMm;
	const bleed = `margin:-${top}mm -${right}mm 8pt -${left}mm;padding:${top}mm ${right}mm 12pt ${left}mm;background:${colors.accent};`;
	const split = header.sender === "two-column";
	return `header{text-align:${header.align};margin-bottom:6pt;${header.band ? bleed : ""}${header.rule ? `border-bottom:.8pt solid ${colors.accent};padding-bottom:5pt;` : ""}${split ? "display:flex;justify-content:space-between;align-items:flex-end;gap:18pt;flex-wrap:wrap;" : ""}}
h1{margin:0;font-size:${header.nameSize}pt;line-height:1.15;font-weight:${header.nameWeight};color:${header.band ? "#fff" : colors.accent}}
.label{margin:2pt 0 0;font-size:1.12em;color:${header.band ? "#fff" : colors.muted}}
.contact{margin:4pt 0 0;font-size:.95em;color:${header.band ? "#fff" : colors.muted};${split ? "text-align:right;" : ""}}
.contact span{white-space:nowrap}`;
}

function blockRules({ section, colors, entry }: Template): string {
	const marks = {
		none: "",
		bar: `h2::before{content:"";display:block;width:20pt;height:2pt;margin-bottom:4pt;background:${colors.accent}}`,
		tint: `h2{background:color-mix(in srgb,${colors.accent} 10%,#fff);padding:2pt 5pt}`,
		center: "h2{text-align:center}",
	};
	return `h2{margin:${section.before}pt 0 ${section.after}pt;font-size:1.12em;line-height:1.25;font-weight:700;color:${colors.accent};letter-spacing:${section.tracking}pt;${section.smallCaps ? "font-variant-caps:small-caps;font-weight:600;" : ""}${section.rule ? `border-bottom:.6pt solid ${colors.accent};padding-bottom:2pt;` : ""}break-after:avoid}
${marks[section.mark]}
.entry{margin:0 0 5pt}.entry p{margin-bottom:2pt}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:14pt;break-after:avoid;break-inside:avoid}
h3{display:inline;margin:0;font-size:1em}
.subtitle{color:${colors.text};${entry.italic ? "font-style:italic;" : ""}}
.place,.entry .date{color:${colors.muted}}
.entry .date{margin:0;white-space:nowrap;font-variant-numeric:tabular-nums}
.organisation{break-after:avoid}
.pair{margin-bottom:2pt}
ul{margin:1pt 0 3pt;padding-left:1.05em}
li{margin:0 0 1.5pt;orphans:2;widows:2}
li::marker{content:"•  ";color:${colors.accent}}
ul{list-style:none}`;
}

/** A class for each space the document holds: an attribute would be refused by a page that forbids inline styles. */
function spaceRules({ blocks }: Doc): string {
	const heights = blocks.flatMap((block) =>
		block.kind === "space" ? [Math.round(block.pt)] : [],
	);
	return [...new Set(heights)]
		.map((pt) => `.space-${pt}{height:${pt}pt}`)
		.join("\n");
}
