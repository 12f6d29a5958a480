// The style sheet of the HTML file, from the template's numbers. Print rules carry paper and margins; a letter is printed
// on one page, in 10 pt within 0.6 inch, as the specification asks. Paper is white, whatever the reader's screen prefers.
import type { Doc } from "./doc.ts";
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
/** The column of dates, in ems; as in assets/typst/doc.typ. */
const DATES = 8.2;
/** Points of a screen on which columns become too narrow to read. */
const NARROW = 460;

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

function headingRules({ section, colors }: Template): string {
	const { before, after, scale, tone, tracking } = section;
	const marks = {
		none: "",
		bar: `border-left:3pt solid ${colors.accent};padding-left:6pt;margin-left:-9pt;`,
		tint: `background:color-mix(in srgb,${colors.accent} 9%,#fff);padding:2pt 6pt;margin-inline:-6pt;`,
		center: "text-align:center;",
	};
	return `h2{margin:${before}pt 0 ${after}pt;font-size:${scale}em;line-height:1.25;font-weight:${section.smallCaps ? 600 : 700};color:${colors[tone]};letter-spacing:${tracking}pt;${section.smallCaps ? "font-variant-caps:small-caps;" : ""}${section.rule ? `border-bottom:.6pt solid ${colors.accent};padding-bottom:2pt;` : ""}${marks[section.mark]}break-after:avoid}`;
}

/** Points between entries that stand right behind each other. */
const TIGHT = 2;

function blockRules({ colors, entry, pairs, paragraph }: Template): string {
	const named = {
		inline: "dt,dd{display:inline;margin:0}",
		aligned:
			".pairs{display:grid;grid-template-columns:fit-content(30%) 1fr;gap:2pt 10pt}.pairs div{display:contents}dd{margin:0}",
	};
	return `.entry{margin:0 0 ${entry.before}pt}.entry p{margin-bottom:2pt}
.entry.tight{margin-top:${TIGHT - entry.before}pt}.entry.held{break-after:avoid}
.head{display:flex;justify-content:space-between;align-items:baseline;gap:0 14pt;break-after:avoid;break-inside:avoid}
h3{display:inline;margin:0;font-size:1em}
.subtitle{color:${colors[entry.tone]};${entry.italic ? "font-style:italic;" : ""}}
.place,.entry .date{color:${colors.muted}}
.entry .date{margin:0;white-space:nowrap}
.organisation{break-after:avoid}
.entry p,.entry ul{break-before:avoid}
.pairs{margin:0 0 2pt}.pairs div{margin:0 0 2pt}dt{font-weight:600}
${named[pairs]}
ul{list-style:none;margin:1pt 0 3pt;padding-left:1.05em}
ul:not(:has(li:nth-child(4))){break-inside:avoid}
li{margin:0 0 1.5pt;orphans:2;widows:2}
.points{margin:0 0 ${paragraph.after}pt}.points li{margin:0 0 ${paragraph.after / 2}pt}
li::marker{content:"•  ";color:${colors.accent}}`;
}

/** The sidebar, the photo, and the column of dates; on a narrow screen everything stands below one another. */
function columnRules({ beside, photo, template }: Doc): string {
	const { entry, sidebar, colors } = template;
	const rules: string[] = [];
	const { photoMm } = template;
	const photoHigh = Math.round((photoMm * 45) / 35);
	if (photo)
		rules.push(
			`header{position:relative;min-height:${photoHigh + 2}mm;padding-right:${photoMm + 7}mm}.photo{position:absolute;top:0;right:0;width:${photoMm}mm;height:${photoHigh}mm;object-fit:cover}`,
		);
	if (entry.layout === "dates-left")
		rules.push(
			`main>p,main>dl,main>ul,.entry{padding-left:${DATES}em;position:relative}.entry>.date{position:absolute;left:0;top:0;max-width:${DATES - 1.2}em;white-space:normal}`,
		);
	if (beside !== undefined) {
		const columns = [`${sidebar.widthMm}mm`, "minmax(0,1fr)"];
		const isLeft = sidebar.side === "left";
		const [side, main] = isLeft ? [1, 2] : [2, 1];
		rules.push(
			`main{display:grid;grid-template-columns:${(isLeft ? columns : columns.reverse()).join(" ")};grid-template-rows:auto 1fr;column-gap:8mm}main>*{grid-column:${main}}.beside{grid-column:${side};grid-row:1/3;background:color-mix(in srgb,${colors.accent} 8%,#fff);padding:8pt}.beside h2:first-child{margin-top:0}`,
		);
	}
	const narrow = photo ? `.photo{width:${photoMm}mm;max-width:100%}\n` : "";
	const wide = rules.join("\n");
	return wide && `${narrow}@media print,(min-width:${NARROW}pt){${wide}}`;
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
