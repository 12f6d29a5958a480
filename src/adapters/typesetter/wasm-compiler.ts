// Typst as WebAssembly, which runs wherever Node does. What the native build does while it writes a PDF and this one does not,
// is done here: naming characters no font can draw, the mark of PDF/UA-1, the document's own date.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import type {
	TypstCompiler,
	TypstCompileWorld,
} from "@myriaddreamin/typst-ts-web-compiler";
import type { Doc } from "../../documents/doc.ts";
import type { End } from "../../documents/fit.ts";
import type { CompiledLayout, Compiler } from "./compiler.ts";
import { createDrawable, type Drawable, type FontFace } from "./drawable.ts";
import { fontFiles } from "./fonts.ts";
import { finishPdf } from "./pdf-metadata.ts";

const PROGRAM = fileURLToPath(
	new URL("../../../assets/typst/doc.typ", import.meta.url),
);
const MAIN = "/doc.typ";

/** Codes of the library's own. */
const PAGED = 0;
const VECTOR = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;
/** The pages and their glyphs alone: no style sheet, no script. */
const SVG_PARTS = 0b0011;

type Diagnostic = { severity: string; message: string };
type Parts = {
	compiler: TypstCompiler;
	drawable: Drawable;
	renderer: () => TypstRenderer;
};

/** Takes a second: the library is 28 MB of code and 13 MB of fonts. Rejects where WebAssembly is switched off. */
export async function createWasmCompiler(): Promise<Compiler> {
	const typst = await import("@myriaddreamin/typst-ts-web-compiler");
	await typst.default();
	const fonts = new typst.TypstFontResolverBuilder();
	const builder = new typst.TypstCompilerBuilder();
	builder.set_dummy_access_model();
	const faces: FontFace[] = [];
	for (const path of fontFiles()) {
		const font = fonts.get_font_info(bytesOf(path));
		faces.push(...font.info);
		// Read when a document first needs it: most need one family of seven.
		await builder.add_lazy_font(font, () => bytesOf(path));
	}
	const compiler = await builder.build();
	compiler.add_source(MAIN, readFileSync(PROGRAM, "utf8"));
	const parts: Parts = {
		compiler,
		drawable: createDrawable(faces),
		renderer: await rendererOnDemand(),
	};
	const worlds: TypstCompileWorld[] = [];
	return {
		compile(inputs) {
			const world = compiler.snapshot(null, MAIN, Object.entries(inputs));
			worlds.push(world);
			return compile(world, parts);
		},
		forget() {
			for (const world of worlds.splice(0)) world.free();
			compiler.reset();
		},
	};
}

/** Only pictures need it. */
async function rendererOnDemand(): Promise<() => TypstRenderer> {
	const typst = await import("@myriaddreamin/typst-ts-renderer");
	let renderer: TypstRenderer | undefined;
	return () => {
		if (!renderer) {
			const path = fileURLToPath(
				import.meta.resolve("@myriaddreamin/typst-ts-renderer/wasm"),
			);
			typst.initSync({ module: bytesOf(path) });
			renderer = new typst.TypstRenderer();
		}
		return renderer;
	};
}

function compile(world: TypstCompileWorld, parts: Parts): CompiledLayout {
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
		pdf: (doc) => pdf(world, doc, parts.drawable),
		svg: () => svg(world, parts.renderer()),
	};
}

function pdf(
	world: TypstCompileWorld,
	doc: Doc,
	drawable: Drawable,
): ReturnType<CompiledLayout["pdf"]> {
	const drawn: { result: Uint8Array } = world.get_artifact(
		PDF,
		FULL_DIAGNOSTICS,
	);
	const missingGlyphs = drawable.missing(doc);
	const isAccessible = missingGlyphs.length === 0;
	return {
		pdf: finishPdf(drawn.result, { date: doc.date, isAccessible }),
		missingGlyphs,
	};
}

function svg(world: TypstCompileWorld, renderer: TypstRenderer): string {
	const drawn: { result: Uint8Array } = world.get_artifact(
		VECTOR,
		FULL_DIAGNOSTICS,
	);
	const session = renderer.session_from_artifact(drawn.result, "vector");
	try {
		return renderer.svg_data(session, SVG_PARTS);
	} finally {
		session.free();
	}
}

function bytesOf(path: string): Uint8Array {
	return new Uint8Array(readFileSync(path));
}
