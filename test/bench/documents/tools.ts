// Poppler and MuPDF, the programs by which others read PDFs, and ImageMagick, which puts pictures beside each other. Where they are missing they are installed, if that may be done.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const APT = "/usr/bin/apt-get";
const PACKAGES = ["poppler-utils", "mupdf-tools", "imagemagick"];
const PROGRAMS = ["pdftotext", "mutool", "montage"];

/** Whether all can be used; says on the error stream what was done about it. */
export function havePdfTools(): boolean {
	if (PROGRAMS.every(canRun)) return true;
	if (process.getuid?.() !== 0 || !existsSync(APT)) {
		console.error(
			`Not measured: what pdftotext and mutool read. Install ${PACKAGES.join(", ")} and run it again.`,
		);
		return false;
	}
	console.error(`Installing ${PACKAGES.join(", ")} …`);
	spawnSync(APT, ["update", "-qq"]);
	spawnSync(APT, ["install", "-y", "-qq", ...PACKAGES]);
	return PROGRAMS.every(canRun);
}

function canRun(program: string): boolean {
	return !spawnSync(program, ["-v"]).error;
}

export type OutsideText = {
	/** pdftotext in its usual order. */
	poppler: string;
	/** pdftotext keeping the places on the page. */
	layout: string;
	mupdf: string;
	isTagged: boolean;
};

/** What the two make of a PDF. */
export function readOutside(pdf: Uint8Array): OutsideText {
	const folder = mkdtempSync(join(tmpdir(), "attune-bench-"));
	const file = join(folder, "a.pdf");
	try {
		writeFileSync(file, pdf);
		const run = (program: string, ...flags: string[]) =>
			execFileSync(program, flags, { encoding: "utf8", stdio: "pipe" });
		return {
			poppler: run("pdftotext", file, "-"),
			layout: run("pdftotext", "-layout", file, "-"),
			mupdf: run("mutool", "draw", "-q", "-F", "txt", file),
			isTagged: /Tagged: +yes/.test(run("pdfinfo", file)),
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
}
