// Typst as WebAssembly, which runs wherever Node does: library, fonts and program from the package's own files.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import type { Compiler } from "../../documents/typesetting/compiler.ts";
import {
	fontInfo,
	wasmCompiler,
} from "../../documents/typesetting/wasm-compiler.ts";
import { fontFiles } from "./fonts.ts";
import { finishPdf } from "./pdf-metadata.ts";

const PROGRAM = fileURLToPath(
	new URL("../../../assets/typst/doc.typ", import.meta.url),
);

/** Takes a second: the library is 28 MB of code and 13 MB of fonts. Rejects where WebAssembly is switched off. */
export async function createWasmCompiler(): Promise<Compiler> {
	const typst = await import("@myriaddreamin/typst-ts-web-compiler");
	await typst.default();
	const resolver = new typst.TypstFontResolverBuilder();
	return wasmCompiler({
		builder: new typst.TypstCompilerBuilder(),
		fonts: fontFiles().map((path) => ({
			info: fontInfo(resolver, bytesOf(path)),
			read: () => bytesOf(path),
		})),
		program: readFileSync(PROGRAM, "utf8"),
		renderer: await rendererOnDemand(),
		finish: finishPdf,
	});
}

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

function bytesOf(path: string): Uint8Array {
	return new Uint8Array(readFileSync(path));
}
