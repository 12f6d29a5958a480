// The fonts an HTML file carries inside, so that it looks on any machine as it does on paper. Which ones is decided here from
// the template and the characters; the bytes are given by whoever reads files. See assets/web-fonts.
import type { Doc } from "./doc.ts";
import type { Template } from "./template.ts";

export type WebFont = {
	/** Its file in assets/web-fonts. */
	file: string;
	weight: number;
	italic: boolean;
	/** As CSS writes it. */
	range: string;
};
export type LoadedWebFont = WebFont & { base64: string };

const FOLDERS: Record<Template["font"], string> = {
	"Source Sans 3": "source-sans-3",
	"EB Garamond": "eb-garamond",
	Inter: "inter",
};

const SCRIPTS = {
	latin:
		"U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2116,U+2122,U+2190-2193,U+2212,U+2215",
	"latin-ext": "U+0100-024F,U+0300-036F,U+1E00-1EFF,U+20A0-20BF",
	greek: "U+0370-03FF,U+1F00-1FFF",
	cyrillic: "U+0400-052F",
};

/** The fonts a document's look and words need, and no others. */
export function webFonts(doc: Doc): WebFont[] {
	const { font, header, entry, section } = doc.template;
	const weights = new Set([
		400,
		600,
		nearest(header.nameWeight),
		...(section.smallCaps ? [] : [700]),
	]);
	const faces = [...weights].sort().map((weight) => ({
		weight,
		italic: false,
	}));
	if (entry.italic) faces.push({ weight: 400, italic: true });
	const words = JSON.stringify([doc.header, doc.blocks]);
	return faces.flatMap((face) =>
		Object.entries(SCRIPTS)
			.filter(([script, range]) => script === "latin" || uses(words, range))
			.map(([script, range]) => ({
				...face,
				range,
				file: `${FOLDERS[font]}-${face.weight}${face.italic ? "i" : ""}-${script}.woff2`,
			})),
	);
}

/** The package has three weights of each family. */
const nearest = (weight: number) =>
	weight < 500 ? 400 : weight < 650 ? 600 : 700;

function uses(words: string, range: string): boolean {
	const spans = range
		.replaceAll("U+", "")
		.split(",")
		.map((span) =>
			span
				.split("-")
				.map((hex) => `\\u{${hex}}`)
				.join("-"),
		);
	return new RegExp(`[${spans.join("")}]`, "u").test(words);
}
