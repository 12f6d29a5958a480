// Both engines' first pages as one picture a template, native on the left, WebAssembly on the right: for people to look at.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTypst } from "#src/adapters/typesetter/typst-engine.ts";
import type { Doc } from "#src/documents/doc.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { letter, onePage } from "../../contents.ts";

const DOTS_PER_INCH = "80";

/** Writes NAME.png for three templates; needs poppler's and ImageMagick's programs. */
export async function drawSideBySide(folder: string): Promise<string[]> {
	mkdirSync(folder, { recursive: true });
	const engines = [await startTypst("native"), await startTypst("wasm")];
	return documents().map(([name, doc]) => {
		const pages = engines.map((engine, index) => {
			const page = join(folder, `${name}-${index}`);
			writeFileSync(`${page}.pdf`, engine.render(doc).pdf);
			const asPicture = ["-png", "-r", DOTS_PER_INCH, "-f", "1", "-singlefile"];
			execFileSync("pdftoppm", [...asPicture, `${page}.pdf`, page]);
			return page;
		});
		const picture = join(folder, `${name}.png`);
		const beside = ["-tile", "2x1", "-geometry", "+8+8", "-background", "gray"];
		const pictures = pages.map((page) => `${page}.png`);
		execFileSync("montage", [...pictures, ...beside, picture]);
		for (const page of pages)
			for (const kind of ["pdf", "png"]) rmSync(`${page}.${kind}`);
		return picture;
	});
}

function documents(): [string, Doc][] {
	const resumes = Object.entries(resumeTemplates).slice(0, 2);
	const letters = Object.entries(letterTemplates).slice(0, 1);
	return [
		...resumes.map(([name, template]): [string, Doc] => [
			`resume-${name}`,
			resumeDoc(onePage, { template, paper: "a4" }),
		]),
		...letters.map(([name, template]): [string, Doc] => [
			`letter-${name}`,
			letterDoc(letter, { template, paper: "a4" }),
		]),
	];
}
