// The style sheet of the HTML file, from the template's numbers. Print rules carry paper and margins; a letter is printed
// on one page, in 10 pt within 0.6 inch, as the specification asks. Paper is white, whatever the reader's screen prefers.
import type { Doc } from "./doc.ts";
import {
	blockRules,
	columnRules,
	headingRules,
	spaceRules,
} from "./html-block-style.ts";
import { PAPER_SIZES } from "./paper.ts";
import type { Template } from "./template.ts";
import type { LoadedWebFont } from "./web-fonts.ts";

/** What stands in for the package's fonts where neither the file nor the machine has them. */
const FALLBACK: Record<Template["font"], string> = {
	"Source Sans 3":
		'"Source Sans 3","Source Sans Pro","Segoe UI","Helvetica Neue",Arial,sans-serif',
	"EB Garamond":
		'"EB Garamond",Garamond,"Hoefler Text",Georgia,"Times New Roman",serif',
	Inter: 'Inter,"Segoe UI",system-ui,"Helvetica Neue",Arial,sans-serif',
};

const PRINT_MARGIN = "0.6in";
export function documentCss(doc: Doc, fonts: readonly LoadedWebFont[]): string {
	return [
		...fonts.map(face),
		baseRules(doc.template),
		headerRules(doc.template),
		headingRules(doc.template),
		blockRules(doc.template),
		columnRules(doc),
		spaceRules(doc),
		screenRules(doc),
		printRules(doc),
	]
		.filter(Boolean)
		.join("\n");
}

function face({ weight, italic, range, base64 }: LoadedWebFont): string {
	return `@font-face{font-family:Document;font-weight:${weight};font-style:${italic ? "italic" : "normal"};unicode-range:${range};src:url(data:font/woff2;base64,${base64}) format("woff2")}`;
}

function screenRules({ paper, template }: Doc): string {
	const { width, height } = PAPER_SIZES[paper];
	return `@media screen{body{background:#e9ebec;padding:16pt 0}main{width:${width}pt;max-width:100%;min-height:${height}pt;margin:0 auto;padding:${margins(template)};background:#fff;box-shadow:${["0 1px 6px #0002", edge(template)].filter(Boolean).join(",")}}}
@media screen and (max-width:${Math.round(width)}pt){body{padding:0}main{min-height:0;padding:20pt;box-shadow:${edge(template) || "none"}}header{gap:4pt 18pt}.contact{text-align:start}${template.header.band ? "header{margin:-20pt -20pt 10pt;padding:20pt}" : ""}}`;
}

/** A page's margins hold nothing when printed, so an accent at the edge of the paper takes the margin into the page. */
function printRules(doc: Doc): string {
	const { kind, paper, template } = doc;
	const { width, height } = PAPER_SIZES[paper];
	const { top, left } = template.marginMm;
	const sides = kind === "letter" ? PRINT_MARGIN : null;
	const isLeft = template.edge.side === "left";
	const start = sides ?? `${left}mm`;
	const margin = isLeft
		? `${sides ?? `${top}mm`} ${sides ?? `${template.marginMm.right}mm`} ${sides ?? `${template.marginMm.bottom}mm`} 0`
		: (sides ?? margins(template));
	const rules = [
		"header,h2,main{-webkit-print-color-adjust:exact;print-color-adjust:exact}",
		isLeft && `main{padding-left:${start};box-shadow:${edge(template)}}`,
		template.edge.side === "top" &&
			`main{border-top:${template.edge.width}pt solid ${template.colors.accent};padding-top:10pt}`,
		template.header.band && "header{margin:0 0 8pt;padding:10pt 12pt}",
		// Nor does a heading's field or bar hang out of the page.
		template.section.mark === "bar" && "h2{margin-left:0}",
		template.section.mark === "tint" && "h2{margin-inline:0}",
		kind === "letter" &&
			`main.letter{font-size:10pt;line-height:1.35;max-height:calc(${height}pt - 1.2in);break-inside:avoid}`,
	];
	return `@page{size:${width}pt ${height}pt;margin:${margin}}
${runningRules(doc, isLeft ? start : "0")}
@media print{${rules.filter(Boolean).join("")}}`;
}

/** Whose page this is and which, in the margin above it from the second page on. */
function runningRules({ author, template }: Doc, start: string): string {
	const { font, size, colors } = template;
	const type = `font:400 ${Math.round(size * 8.2) / 10}pt Document,${FALLBACK[font]};color:${colors.muted}`;
	return `@page{@top-left{content:${cssString(author)};padding-left:${start};${type}}@top-right{content:counter(page) "/" counter(pages);${type}}}
@page:first{@top-left{content:none}@top-right{content:none}}`;
}

/** Words as a string of a style sheet: whatever is no letter, digit or space is escaped. */
function cssString(words: string): string {
	const safe = words.replace(
		/[^\p{L}\p{M}\p{N} ]/gu,
		(character) => `\\${character.codePointAt(0)?.toString(16)} `,
	);
	return `"${safe}"`;
}

function margins({ marginMm: { top, right, bottom, left } }: Template): string {
	return `${top}mm ${right}mm ${bottom}mm ${left}mm`;
}

function edge({ edge: { side, width }, colors }: Template): string {
	const offset = { none: "", left: `${width}pt 0`, top: `0 ${width}pt` }[side];
	return offset && `inset ${offset} ${colors.accent}`;
}

function baseRules({
	font,
	size,
	leading,
	colors,
	paragraph,
}: Template): string {
	return `:root{color-scheme:only light}
*{box-sizing:border-box}
body{margin:0;background:#fff;font-kerning:normal;hyphens:none;-webkit-text-size-adjust:100%}
main{font:400 ${size}pt/${leading} Document,${FALLBACK[font]};color:${colors.text};overflow-wrap:break-word}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}
p{margin:0 0 ${paragraph.after}pt;${paragraph.justify ? "text-align:justify;" : ""}orphans:2;widows:2}
p,li,dd{text-wrap:pretty}
.half{padding-left:56%}
strong,h3{font-weight:600}`;
}

function headerRules({ header, colors, marginMm }: Template): string {
	const { top, right, left } = marginMm;
	const bleed = `margin:-${top}mm -${right}mm 8pt -${left}mm;padding:${top}mm ${right}mm 12pt ${left}mm;background:${colors.accent};`;
	const ruled = header.rule && header.sender !== "harvard";
	const quiet = header.band ? "#fff" : colors.muted;
	const row =
		"display:flex;justify-content:space-between;align-items:flex-start;gap:18pt;flex-wrap:wrap;";
	const isSplit = header.sender === "two-column";
	return `header{text-align:${header.align};margin-bottom:6pt;${header.band ? bleed : ""}${ruled ? `border-bottom:.8pt solid ${colors.accent};padding-bottom:5pt;` : ""}${isSplit ? row : ""}}
h1{margin:0;font-size:${header.nameSize}pt;line-height:1.15;font-weight:${header.nameWeight};color:${header.band ? "#fff" : colors[header.nameTone]};${header.nameCaps ? "font-variant-caps:small-caps;" : ""}}
.label{margin:2pt 0 0;font-size:1.12em;color:${header.band ? "#fff" : colors[header.labelTone]}}
.contact{margin:4pt 0 0;font-size:.96em;color:${quiet};${isSplit ? "text-align:right;" : ""}${header.sender === "harvard" ? `border-top:.8pt solid ${colors.accent};padding-top:4pt;` : ""}}
.contact span{white-space:nowrap}`;
}
