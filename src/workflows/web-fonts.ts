// Reads the fonts an HTML file carries inside from the package, each once.
import { readFile } from "node:fs/promises";
import type { Doc } from "../documents/doc.ts";
import { type LoadedWebFont, webFonts } from "../documents/web-fonts.ts";

const FOLDER = new URL("../../assets/web-fonts/", import.meta.url);
const read = new Map<string, Promise<string>>();

export function loadWebFonts(doc: Doc): Promise<LoadedWebFont[]> {
	return Promise.all(
		webFonts(doc).map(async (font) => ({
			...font,
			base64: await contentOf(font.file),
		})),
	);
}

function contentOf(file: string): Promise<string> {
	const content = read.get(file) ?? readFile(new URL(file, FOLDER), "base64");
	read.set(file, content);
	return content;
}
