// Compresses what deserves the most effort in the folder of the web app it is called with, and leaves a mark there when all is done.
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { brotliQuality, OF_MOST } from "../../src/web/brotli-quality.ts";
import { watchParent } from "./parent.mjs";

const [, , folder = "", mark = ""] = process.argv;
watchParent(() => process.exit(1));
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
	if (/\.js$/.test(name) && brotliQuality(name) > OF_MOST)
		compress(join(folder, name));
writeFileSync(join(folder, mark), "");

/** @param {string} file */
function compress(file) {
	const next = `${file}.br-next`;
	// Where nothing may be written, nothing is computed either.
	writeFileSync(next, "");
	const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) };
	writeFileSync(next, brotliCompressSync(readFileSync(file), { params }));
	// Whoever reads the file meanwhile gets one or the other as a whole.
	renameSync(next, `${file}.br`);
}
