// Prints a sheet in one of the invented layouts as PDF, with the fonts of the package, by the native build of Typst.
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Sheet } from "./sheet.ts";

type Library = { NodeCompiler: { create(options: object): Compiler } };
type Compiler = {
	compile(options: object): {
		result: object | null;
		takeError(): { shortDiagnostics: unknown[] } | null;
	};
	pdf(document: object, options: object): Uint8Array;
};

let compiler: Compiler | undefined;

export function printTypst(source: string, sheet: Sheet): Uint8Array {
	const fonts = fileURLToPath(
		new URL("../../../../assets/fonts", import.meta.url),
	);
	const library: Library = createRequire(import.meta.url)(
		"@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu",
	);
	compiler ??= library.NodeCompiler.create({
		fontArgs: [{ fontPaths: [fonts] }],
	});
	const result = compiler.compile({
		mainFileContent: source,
		inputs: { sheet: JSON.stringify(sheet) },
	});
	const document = result.result;
	if (!document)
		throw new Error(JSON.stringify(result.takeError()?.shortDiagnostics));
	return new Uint8Array(compiler.pdf(document, {}));
}
