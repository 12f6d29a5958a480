// Which characters of a document no font can draw, asked of the fonts before drawing. Typst takes the first family whose face in
// the wanted weight and slant has all of a character's parts; it tries no other face of that family,
// and draws none of the parts where no family has all.
import type { Block, Doc, Linked } from "../doc.ts";
import { FONTS } from "./font-families.ts";

/** What Typst says of a font file. `coverage`: how many characters from U+0000 on it has not, has, has not, and so on. */
export type FontFace = {
	family: string;
	variant: { style: string; weight: number };
	coverage: number[];
};

export type Drawable = {
	/** Each once, in the order of the page. */
	missing(doc: Doc): string[];
};

type Face = { weight: number; isItalic: boolean };
/** Words with the face they are drawn in. */
type Run = { text: string; face: Face };

const regular: Face = { weight: 400, isItalic: false };
const semibold: Face = { weight: 600, isItalic: false };
const bold: Face = { weight: 700, isItalic: false };

/** Drawn as nothing where a font has no sign for them. */
const INVISIBLE = /(?!\p{Cn})\p{Default_Ignorable_Code_Point}|\s/u;
const LATIN = /^[\u0020-\u007e\u00a0-\u017f]*$/;

export function createDrawable(faces: FontFace[]): Drawable {
	const known = new Map<FontFace, Coverage>();
	const coverageOf = (face: FontFace) => {
		const coverage = known.get(face) ?? new Coverage(face.coverage);
		known.set(face, coverage);
		return coverage;
	};
	const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
	return {
		missing(doc) {
			const missing = new Set<string>();
			for (const { text, face } of runsOf(doc)) {
				// Every font here draws these.
				if (LATIN.test(text)) continue;
				const fonts = FONTS.map((family) => closest(faces, family, face))
					.filter((font) => font !== undefined)
					.map(coverageOf);
				for (const { segment } of segmenter.segment(text))
					if (!fonts.some((font) => font.draws(segment)))
						for (const part of segment) missing.add(part);
			}
			return [...missing];
		},
	};
}

/** The face of a family that Typst takes: the slant first, then the weight. */
function closest(
	faces: FontFace[],
	family: string,
	{ weight, isItalic }: Face,
): FontFace | undefined {
	const far = ({ variant }: FontFace) =>
		((variant.style !== "normal") === isItalic ? 0 : 10_000) +
		Math.abs(variant.weight - weight);
	return faces
		.filter((face) => face.family === family)
		.sort((a, b) => far(a) - far(b))[0];
}

class Coverage {
	/** Where runs begin and end: characters between an even and the next odd place are covered. */
	readonly #edges: Uint32Array;

	constructor(runs: number[]) {
		let at = 0;
		this.#edges = Uint32Array.from(runs, (length) => {
			at += length;
			return at;
		});
	}

	draws(cluster: string): boolean {
		return (
			this.#hasAll(cluster) ||
			this.#hasAll(cluster.normalize("NFC")) ||
			this.#hasAll(cluster.normalize("NFD"))
		);
	}

	#hasAll(text: string): boolean {
		return [...text].every((char) => INVISIBLE.test(char) || this.#has(char));
	}

	#has(char: string): boolean {
		const code = char.codePointAt(0) ?? 0;
		let [low, high] = [0, this.#edges.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.#edges[middle] ?? 0) <= code) low = middle + 1;
			else high = middle;
		}
		return low % 2 === 1;
	}
}

/** What is drawn, in the order of the page, each in its face: as assets/typst/doc.typ does it. */
function runsOf({ author, header, blocks, template }: Doc): Run[] {
	const title: Face = template.section.smallCaps ? semibold : bold;
	return [
		{
			text: header.name,
			face: { weight: template.header.nameWeight, isItalic: false },
		},
		{ text: author, face: regular },
		{ text: header.label, face: regular },
		...words(header.contact),
		...blocks.flatMap((block) => runsOfBlock(block, title, template)),
	];
}

function runsOfBlock(
	block: Block,
	title: Face,
	template: Doc["template"],
): Run[] {
	switch (block.kind) {
		case "section":
			return [{ text: block.title, face: title }];
		case "paragraph":
			return [{ text: block.text, face: block.strong ? bold : regular }];
		case "lines":
			return block.lines.map((text) => ({ text, face: regular }));
		case "pair":
			return keyed(block);
		case "points":
			return block.points.flatMap(({ lead, text }) => [
				...(lead === "" ? [] : [{ text: lead, face: semibold }]),
				{ text, face: regular },
			]);
		case "space":
			return [];
		case "entry":
			return [
				{ text: block.title.text, face: semibold },
				{ text: block.date, face: regular },
				{
					text: block.subtitle,
					face: { weight: 400, isItalic: template.entry.italic },
				},
				{ text: block.place, face: regular },
				...words(block.links ?? []),
				{ text: block.description, face: regular },
				...(block.note ? keyed(block.note) : []),
				...words(block.bullets),
			];
	}
}

function words(linked: Pick<Linked, "text">[]): Run[] {
	return linked.map(({ text }) => ({ text, face: regular }));
}

function keyed({ key, value }: { key: string; value: string }): Run[] {
	return [
		{ text: `${key}:`, face: semibold },
		{ text: value, face: regular },
	];
}
