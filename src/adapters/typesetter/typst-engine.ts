// One Typst compiler in the thread that asks: document in, PDF out. Fonts and program come from the package alone, so the
// same document gives the same bytes on every machine. A document's words travel as data, never as source.
import { fileURLToPath } from "node:url";
import type {
	NodeCompiler,
	NodeTypstDocument,
} from "@myriaddreamin/typst-ts-node-compiler";
import type { Doc } from "../../documents/doc.ts";
import {
	type End,
	fitsWell,
	fittings,
	linesBeyond,
} from "../../documents/fit.ts";
import { papers } from "../../documents/paper.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Typeset } from "../../world.ts";

const asset = (name: string) =>
	fileURLToPath(new URL(`../../../assets/${name}`, import.meta.url));
const PROGRAM = asset("typst/doc.typ");

/** In the order they are asked for a character: the package's own, then those inside Typst. */
const FONTS = [
	"Source Sans 3",
	"Inter",
	"EB Garamond",
	"Noto Sans SC",
	"Libertinus Serif",
	"New Computer Modern",
	"DejaVu Sans Mono",
];

/** Results unused for this many renders are forgotten; without it the cache grows by 1.5 MiB a document. A larger number costs time in every render. */
const CACHE_AGE = 3;

const ELSEWHERE =
	"The document can still be saved as HTML or text; PDF works on Linux with a 64-bit Intel or AMD processor.";

/** `warnings` are Typst's own, about its program or a font; a document's words cannot cause any. */
export type Rendered = Typeset & { warnings: string[] };
export type Engine = { render(doc: Doc): Rendered; picture(doc: Doc): string };

/** Refused where this platform has no build of Typst. */
export async function startEngine(): Promise<Engine> {
	const { NodeCompiler } = await import(
		"@myriaddreamin/typst-ts-node-compiler"
	).catch((cause: unknown) => {
		throw new Refusal(
			"unavailable",
			`This platform has no PDF engine. ${ELSEWHERE}`,
			{ cause },
		);
	});
	const compiler = withoutSystemFonts(() =>
		NodeCompiler.create({
			workspace: asset("typst"),
			fontArgs: [{ fontPaths: [asset("fonts")] }],
		}),
	);
	const forgetting = <T>(make: () => T): T => {
		try {
			return make();
		} finally {
			compiler.evictCache(CACHE_AGE);
		}
	};
	return {
		render: (doc) => forgetting(() => render(compiler, doc)),
		picture: (doc) => forgetting(() => picture(compiler, doc)),
	};
}

/** Typst looks for the machine's fonts when a compiler is made; an empty fontconfig lets it find none. */
function withoutSystemFonts<T>(make: () => T): T {
	const before = process.env.FONTCONFIG_FILE;
	process.env.FONTCONFIG_FILE = asset("typst/fonts.conf");
	try {
		return make();
	} finally {
		if (before === undefined) delete process.env.FONTCONFIG_FILE;
		else process.env.FONTCONFIG_FILE = before;
	}
}

/** Typst puts all pages below one another; what shows of them is the first. */
function picture(compiler: NodeCompiler, doc: Doc): string {
	const { width, height } = papers[doc.paper];
	const svg = compiler.svg(draw(compiler, doc, false).document);
	return svg.replace(
		/^<svg [^>]*>/,
		`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h5="http://www.w3.org/1999/xhtml" class="typst-doc" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>`,
	);
}

type Drawn = { document: NodeTypstDocument; end: End; warnings: string[] };

function render(compiler: NodeCompiler, doc: Doc): Rendered {
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
	const beyond = linesBeyond(set, drawn.end);
	return {
		...written(compiler, drawn.document, doc),
		pages: drawn.document.numOfPages,
		template: set.template,
		...(beyond > 0 && { linesBeyond: beyond }),
		warnings: drawn.warnings,
	};
}

function draw(compiler: NodeCompiler, doc: Doc, clickable = true): Drawn {
	const { attachment, ...drawn } = doc;
	const input = { ...drawn, ...papers[doc.paper], fonts: FONTS, clickable };
	const result = compiler.compile({
		mainFilePath: PROGRAM,
		inputs: {
			doc: JSON.stringify(input),
			...(attachment !== undefined && { attachment }),
		},
	});
	const document = result.result;
	if (!document)
		throw failure(JSON.stringify(result.takeError()?.shortDiagnostics));
	const [end] = compiler.query(document, { selector: "<end>", field: "value" });
	const warnings = result.takeWarnings()?.shortDiagnostics ?? [];
	return { document, end, warnings: warnings.map((it) => JSON.stringify(it)) };
}

function failure(diagnostics: string): Error {
	return diagnostics.includes("typst-too-old")
		? new Refusal(
				"unavailable",
				`This platform's PDF engine is too old to draw documents. ${ELSEWHERE}`,
			)
		: new Error(`Typst could not draw the document: ${diagnostics}`);
}

/** PDF/UA-1 where every character can be drawn; else a tagged PDF and the characters that are missing. */
function written(
	compiler: NodeCompiler,
	document: NodeTypstDocument,
	doc: Doc,
): Pick<Typeset, "pdf" | "missingGlyphs"> {
	const creationTimestamp = Date.parse(doc.date) / 1000;
	try {
		return {
			pdf: compiler.pdf(document, { pdfStandard: "ua-1", creationTimestamp }),
			missingGlyphs: [],
		};
	} catch (error) {
		const missingGlyphs = undrawn(String(error));
		if (missingGlyphs.length === 0) throw error;
		return {
			pdf: compiler.pdf(document, { creationTimestamp }),
			missingGlyphs,
		};
	}
}

/** The characters a PDF/UA-1 error names, each once, in the order of the page. */
function undrawn(message: string): string[] {
	const quoted = message.matchAll(
		/the text `\\?"(.+?)\\?"` could not be displayed/gu,
	);
	const plain = [...quoted].map(([, text = ""]) =>
		text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, hex: string) =>
			String.fromCodePoint(Number.parseInt(hex, 16)),
		),
	);
	return [...new Set(plain)];
}
