// Typst as a native library, which exists for Linux on 64-bit Intel and AMD processors.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Doc } from "../../documents/doc.ts";
import type { End } from "../../documents/fit.ts";
import type {
	CompiledLayout,
	Compiler,
} from "../../documents/typesetting/compiler.ts";
import { FONT_FOLDER } from "./fonts.ts";

const TYPST = fileURLToPath(new URL("../../../assets/typst", import.meta.url));
const PACKAGES = ["gnu", "musl"].map(
	(libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`,
);

/** Results unused for this many renders are forgotten; without it the cache grows by 1.5 MiB a document. A larger number costs time in every render. */
const CACHE_AGE = 3;

/** What we use of the library; it comes without types. */
type Library = { NodeCompiler: { create(options: object): Native } };
type Document = { readonly numOfPages: number };
type Diagnostics = { readonly shortDiagnostics: unknown[] } | null;
type Native = {
	compile(options: object): {
		readonly result: Document | null;
		takeError(): Diagnostics;
		takeWarnings(): Diagnostics;
	};
	query(document: Document, options: object): [End];
	pdf(document: Document, options: object): Uint8Array;
	svg(document: Document): string;
	evictCache(maxAge: number): void;
};

/** Whether this machine has a native build, as npm has chosen it. */
export function hasNativeBuild(): boolean {
	return nativePackage() !== undefined;
}

/** Throws where there is no native build. */
export function createNativeCompiler(): Compiler {
	const library: Library = require(nativePackage() ?? "");
	const native = withoutSystemFonts(() =>
		library.NodeCompiler.create({
			workspace: TYPST,
			fontArgs: [{ fontPaths: [FONT_FOLDER] }],
		}),
	);
	return {
		compile: (inputs) => compile(native, inputs),
		forget: () => native.evictCache(CACHE_AGE),
	};
}

const require = createRequire(import.meta.url);

function nativePackage(): string | undefined {
	return PACKAGES.find((name) => {
		try {
			require.resolve(name);
			return true;
		} catch {
			// npm installs the build of this machine alone.
			return false;
		}
	});
}

/** Typst looks for the machine's fonts when a compiler is made; an empty fontconfig lets it find none. */
function withoutSystemFonts<T>(make: () => T): T {
	const before = process.env.FONTCONFIG_FILE;
	process.env.FONTCONFIG_FILE = `${TYPST}/fonts.conf`;
	try {
		return make();
	} finally {
		if (before === undefined) delete process.env.FONTCONFIG_FILE;
		else process.env.FONTCONFIG_FILE = before;
	}
}

function compile(
	native: Native,
	inputs: Record<string, string>,
): CompiledLayout {
	const mainFilePath = `${TYPST}/doc.typ`;
	const compiled = native.compile({ mainFilePath, inputs });
	const document = compiled.result;
	if (!document)
		throw new Error(
			`Typst could not draw the document: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`,
		);
	const [end] = native.query(document, { selector: "<end>", field: "value" });
	const warnings = compiled.takeWarnings()?.shortDiagnostics ?? [];
	return {
		pages: document.numOfPages,
		end,
		warnings: warnings.map((warning) => JSON.stringify(warning)),
		pdf: (doc) => pdf(native, document, doc),
		svg: () => native.svg(document),
	};
}

function pdf(
	native: Native,
	document: Document,
	doc: Doc,
): ReturnType<CompiledLayout["pdf"]> {
	const creationTimestamp = Date.parse(doc.date) / 1000;
	try {
		const options = { pdfStandard: "ua-1", creationTimestamp };
		return { pdf: native.pdf(document, options), missingGlyphs: [] };
	} catch (error) {
		const missingGlyphs = undrawn(String(error));
		if (missingGlyphs.length === 0) throw error;
		return { pdf: native.pdf(document, { creationTimestamp }), missingGlyphs };
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
