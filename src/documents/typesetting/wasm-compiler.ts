// Typst as WebAssembly, wherever it was loaded: in a thread of the server or of a browser. What the native build does while it
// writes a PDF and this one does not, is done here or by `finish`: naming characters no font can draw, the mark of PDF/UA-1, the
// document's own date.
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import type {
	TypstCompiler,
	TypstCompilerBuilder,
	TypstCompileWorld,
	TypstFontResolverBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import type { Doc } from "../doc.ts";
import type { End } from "../fit.ts";
import type { CompiledLayout, Compiler, DrawnPdf } from "./compiler.ts";
import { createDrawable, type Drawable, type FontFace } from "./drawable.ts";

const MAIN = "/doc.typ";

/** Codes of the library's own. */
const PAGED = 0;
const VECTOR = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;
/** The pages and their glyphs alone: no style sheet, no script. */
const SVG_PARTS = 0b0011;

type Diagnostic = { severity: string; message: string };

/** What the library says of a font file: plain data, so that it can be asked once and kept. */
export type FontInfo = { info: FontFace[] };

export type WasmParts = {
	builder: TypstCompilerBuilder;
	/** `read` is called when a document first needs the font: most need one family of seven. */
	fonts: readonly { info: FontInfo; read: () => Uint8Array }[];
	/** The text of assets/typst/doc.typ. */
	program: string;
	/** Only pictures need it. */
	renderer?: () => TypstRenderer;
	/** The file as people download it; left out, as the library wrote it. */
	finish?: (pdf: Uint8Array, of: Finish) => Uint8Array;
};

export type Finish = {
	/** "YYYY-MM-DD": the date of the document, never that of the machine. */
	date: string;
	/** Whether what PDF/UA-1 asks for holds: tags, title, language and a sign for every character. */
	isAccessible: boolean;
};

type Running = Pick<WasmParts, "renderer" | "finish"> & { drawable: Drawable };

export async function wasmCompiler({
	builder,
	fonts,
	program,
	...parts
}: WasmParts): Promise<Compiler> {
	builder.set_dummy_access_model();
	for (const { info, read } of fonts) await builder.add_lazy_font(info, read);
	const compiler: TypstCompiler = await builder.build();
	compiler.add_source(MAIN, program);
	const faces = fonts.flatMap(({ info }) => info.info);
	const running: Running = { ...parts, drawable: createDrawable(faces) };
	const worlds: TypstCompileWorld[] = [];
	return {
		compile(inputs) {
			const world = compiler.snapshot(null, MAIN, Object.entries(inputs));
			worlds.push(world);
			return compile(world, running);
		},
		forget() {
			for (const world of worlds.splice(0)) world.free();
			compiler.reset();
		},
	};
}

/** What the library says of a font file. */
export function fontInfo(
	resolver: TypstFontResolverBuilder,
	bytes: Uint8Array,
): FontInfo {
	return resolver.get_font_info(bytes);
}

function compile(world: TypstCompileWorld, running: Running): CompiledLayout {
	const compiled: { hasError: boolean; diagnostics: Diagnostic[] } =
		world.compile(PAGED, FULL_DIAGNOSTICS);
	if (compiled.hasError)
		throw new Error(
			`Typst could not draw the document: ${JSON.stringify(compiled.diagnostics)}`,
		);
	const [end]: [End] = JSON.parse(world.query(PAGED, "<end>", "value"));
	return {
		// The document's last mark stands on its last page.
		pages: end.page,
		end,
		warnings: compiled.diagnostics.map((one) => JSON.stringify(one)),
		pdf: (doc) => pdf(world, doc, running),
		svg: () => svg(world, running),
	};
}

function pdf(
	world: TypstCompileWorld,
	doc: Doc,
	{ drawable, finish }: Running,
): DrawnPdf {
	const { result }: { result: Uint8Array } = world.get_artifact(
		PDF,
		FULL_DIAGNOSTICS,
	);
	const missingGlyphs = drawable.missing(doc);
	const isAccessible = missingGlyphs.length === 0;
	return {
		pdf: finish ? finish(result, { date: doc.date, isAccessible }) : result,
		missingGlyphs,
	};
}

function svg(world: TypstCompileWorld, { renderer }: Running): string {
	if (!renderer) throw new Error("Nothing here draws pictures.");
	const drawn: { result: Uint8Array } = world.get_artifact(
		VECTOR,
		FULL_DIAGNOSTICS,
	);
	const drawing = renderer();
	const session = drawing.session_from_artifact(drawn.result, "vector");
	try {
		return drawing.svg_data(session, SVG_PARTS);
	} finally {
		session.free();
	}
}
