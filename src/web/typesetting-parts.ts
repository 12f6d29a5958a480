// What a browser needs to set pages itself, put together when the web app is built: where the engine and the fonts are, what the
// engine says of each font (so that a font is fetched when a document first needs it), and the program that draws.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "virtual:typesetting-parts";
const RESOLVED = `\0${NAME}`;
const ASSETS = fileURLToPath(new URL("../../assets", import.meta.url));

/** Serves `virtual:typesetting-parts`; its types are in typesetting/parts.d.ts. */
export function typesettingParts(): Plugin {
	return {
		name: "typesetting-parts",
		resolveId: (id) => (id === NAME ? RESOLVED : undefined),
		load: (id) => (id === RESOLVED ? partsModule() : undefined),
	};
}

async function partsModule(): Promise<string> {
	const engine = fileURLToPath(
		import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"),
	);
	const fonts = await fontsWithInfo();
	const program = readFileSync(join(ASSETS, "typst/doc.typ"), "utf8");
	return [
		`import engine from ${JSON.stringify(`${engine}?url`)};`,
		...fonts.map(
			({ path }, at) =>
				`import font${at} from ${JSON.stringify(`${path}?url`)};`,
		),
		`export const engineUrl = engine;`,
		`export const engineBytes = ${statSync(engine).size};`,
		`export const program = ${JSON.stringify(program)};`,
		`export const fonts = [`,
		...fonts.map(
			({ info }, at) => `{ url: font${at}, info: ${JSON.stringify(info)} },`,
		),
		`];`,
	].join("\n");
}

async function fontsWithInfo(): Promise<{ path: string; info: unknown }[]> {
	const typst = await import("@myriaddreamin/typst-ts-web-compiler");
	await typst.default();
	const resolver = new typst.TypstFontResolverBuilder();
	return readdirSync(join(ASSETS, "fonts"), {
		recursive: true,
		encoding: "utf8",
	})
		.filter((name) => /\.(?:ttf|otf)$/.test(name))
		.sort()
		.map((name) => {
			const path = join(ASSETS, "fonts", name);
			return { path, info: resolver.get_font_info(readFileSync(path)) };
		});
}
