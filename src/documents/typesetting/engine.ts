// Sets a document with any Typst compiler: as tight or as open as it stands best on its pages. It runs in threads of the server
// and of a browser, and gives the same pages in both.

import { bytesOfBase64 } from "../../domain/profile/photo.ts";
import type { Doc } from "../doc.ts";
import {
	fitsWell,
	fittings,
	type Length,
	lengthOf,
	linesBeyond,
	relaxed,
} from "../fit.ts";
import { PAPER_SIZES } from "../paper.ts";
import type { Template } from "../template.ts";
import type { CompiledLayout, Compiler, DrawnPdf } from "./compiler.ts";
import { FONTS } from "./font-families.ts";

/** `warnings` are Typst's own, about its program or a font; a document's words cannot cause any. */
export type TypstOutput = DrawnPdf & {
	pages: number;
	/** The share of the last page that holds words. */
	filled: number;
	/** Lines of a letter that did not fit its one page, however tightly it was set. */
	linesBeyond?: number;
	/** The look as it was set: the document's own, or tightened to keep it on its pages. */
	template: Template;
	warnings: string[];
};

export type TypstEngine = {
	render(doc: Doc): TypstOutput;
	picture(doc: Doc): string;
	/** As it would be set, without its file. */
	measure(doc: Doc): Length;
};

/** Throws what the compiler throws. */
export function engineOf(compiler: Compiler): TypstEngine {
	const forgetting = <T>(make: () => T): T => {
		try {
			return make();
		} finally {
			compiler.forget();
		}
	};
	return {
		render: (doc) => forgetting(() => render(compiler, doc)),
		picture: (doc) => forgetting(() => picture(compiler, doc)),
		measure: (doc) => forgetting(() => measure(compiler, doc)),
	};
}

/** Typst puts all pages below one another; what shows of them is the first. */
function picture(compiler: Compiler, doc: Doc): string {
	const { width, height } = PAPER_SIZES[doc.paper];
	const svg = draw(compiler, doc, false).svg();
	return svg.replace(
		/^<svg [^>]*>/,
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml" class="typst-doc" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>`,
	);
}

type Setting = { set: Doc; drawn: CompiledLayout };

/** The mildest way to set the document in which it fits well, or the best there is. */
function fitted(compiler: Compiler, doc: Doc): Setting {
	let drawn = draw(compiler, doc);
	let set = doc;
	for (const fitting of fittings(doc, drawn.end)) {
		const other = draw(compiler, fitting);
		const isBetter =
			other.end.page < drawn.end.page ||
			(other.end.page === drawn.end.page && other.end.y > drawn.end.y);
		// A letter too long for its page is at least as short as it can be; a resume is not made small for nothing.
		if (!isBetter && doc.kind === "resume") continue;
		drawn = other;
		set = fitting;
		if (fitsWell(set, drawn.end)) break;
	}
	return { set, drawn };
}

/** A short resume as it stands well on its page; it is measured without, for what it has room to say. */
function opened(compiler: Compiler, tight: Setting): Setting {
	const set = relaxed(tight.set, tight.drawn.end);
	if (set === null) return tight;
	const drawn = draw(compiler, set);
	return drawn.end.page === 1 ? { set, drawn } : tight;
}

function measure(compiler: Compiler, doc: Doc): Length {
	const { set, drawn } = fitted(compiler, doc);
	return lengthOf(set, drawn.end);
}

function render(compiler: Compiler, doc: Doc): TypstOutput {
	const { set, drawn } = opened(compiler, fitted(compiler, doc));
	const beyond = linesBeyond(set, drawn.end);
	return {
		...drawn.pdf(doc),
		pages: drawn.pages,
		template: set.template,
		filled: lengthOf(set, drawn.end).filled,
		...(beyond > 0 && { linesBeyond: beyond }),
		warnings: drawn.warnings,
	};
}

function draw(compiler: Compiler, doc: Doc, clickable = true): CompiledLayout {
	const { attachment, photo, ...drawn } = doc;
	const picture = photo && bytesOfBase64(photo.jpeg);
	const input = {
		...drawn,
		...PAPER_SIZES[doc.paper],
		fonts: FONTS,
		clickable,
	};
	return compiler.compile({
		doc: JSON.stringify(input),
		...(attachment !== undefined && { attachment }),
		...(picture && { photo: JSON.stringify([...picture]) }),
	});
}
