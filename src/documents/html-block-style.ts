// The CSS of a document's blocks: headings, entries, columns and the space between them.
import type { Doc } from "./doc.ts";
import type { Template } from "./template.ts";

/** The column of dates, in ems; as in assets/typst/doc.typ. */
const DATES = 8.2;
/** Points of a screen on which columns become too narrow to read. */
const NARROW = 460;

export function headingRules({ section, colors }: Template): string {
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

export function blockRules({
	colors,
	entry,
	pairs,
	paragraph,
}: Template): string {
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
export function columnRules({ beside, photo, template }: Doc): string {
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
export function spaceRules({ blocks }: Doc): string {
	const heights = blocks.flatMap((block) =>
		block.kind === "space" ? [Math.round(block.pt)] : [],
	);
	return [...new Set(heights)]
		.map((pt) => `.space-${pt}{height:${pt}pt}`)
		.join("\n");
}
