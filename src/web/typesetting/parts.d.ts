declare module "virtual:typesetting-parts" {
	import type { FontInfo } from "../../documents/typesetting/wasm-compiler.ts";

	/** Address of the engine, and its bytes when unpacked. */
	export const engineUrl: string;
	export const engineBytes: number;
	/** The text of assets/typst/doc.typ. */
	export const program: string;
	export const fonts: { url: string; info: FontInfo }[];
}
