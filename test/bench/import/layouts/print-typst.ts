// Prints a sheet in one of the invented layouts as PDF, with the fonts of the package.
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Sheet } from "./sheet.ts";

let compiler: NodeCompiler | undefined;

export function printTypst(source: string, sheet: Sheet): Uint8Array {
	const fonts = fileURLToPath(
		new URL("../../../../assets/fonts", import.meta.url),
	);
	compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: [fonts] }] });
	const result = compiler.compile({
		mainFileContent: source,
		inputs: { sheet: JSON.stringify(sheet) },
	});
	const document = result.result;
	if (!document)
		throw new Error(JSON.stringify(result.takeError()?.shortDiagnostics));
	return new Uint8Array(compiler.pdf(document, {}));
}
