// In which order the text of a page was written. Many programs say in a PDF which part of the page is a heading, an item of a
// list or a cell of a table, and which part follows which; where one says nothing, the order in which it drew the text is left.
import type {
	PageTag,
	TextPiece,
} from "../../domain/resume-reading/lines/source-line.ts";

/** A part as the library gives it: with parts of its own, or as the name of a marked part of the page. */
type Part = { role?: string; type?: string; id?: string; children?: Part[] };

/** The share of the text that must be in named parts; less of it is told by other means. */
const NAMED = 0.9;
const LEAST_NAMED = 0.6;
/** Parts within parts; what is deeper is read as one. */
const DEEPEST = 60;
const MOST_PARTS = 20_000;

/** `turned` is the text that runs up or down the page. */
export function writtenOrder(
	root: Part | null,
	pieces: readonly TextPiece[],
	turned: readonly TextPiece[],
): PageTag {
	const drawn: PageTag = { role: "Document", children: [...pieces] };
	if (!root) return drawn;
	const marked = Map.groupBy([...pieces, ...turned], ({ mark }) => mark ?? "");
	marked.delete("");
	const used = { parts: 0, letters: 0 };
	const tree = tagOf(root, { marked, used, depth: 0 });
	// What repeats on every page is in no part, and need not be.
	const inParts = pieces.filter(({ mark }) => mark !== undefined);
	const isNamed =
		used.letters >= NAMED * lengthOf(inParts) &&
		used.letters >= LEAST_NAMED * lengthOf(pieces);
	return tree && isNamed ? tree : drawn;
}

function lengthOf(pieces: readonly TextPiece[]): number {
	return pieces.reduce((sum, { text }) => sum + text.length, 0);
}

type Search = {
	marked: Map<string, TextPiece[]>;
	used: { parts: number; letters: number };
	depth: number;
};

function tagOf(part: Part, search: Search): PageTag | null {
	const { marked, used, depth } = search;
	used.parts += 1;
	if (depth > DEEPEST || used.parts > MOST_PARTS) return null;
	const children = (part.children ?? []).flatMap(
		(child): (PageTag | TextPiece)[] => {
			if (child.children) {
				const inner = tagOf(child, { ...search, depth: depth + 1 });
				return inner ? [inner] : [];
			}
			const pieces = marked.get(child.id ?? "") ?? [];
			// What is named twice is read once.
			marked.delete(child.id ?? "");
			for (const { text } of pieces) used.letters += text.length;
			return pieces;
		},
	);
	return { role: part.role ?? "", children };
}
