// Writes what a file of the app is when it is compressed, .br and .gz, beside it. Whoever reads it meanwhile gets a whole one or none.
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { brotliQuality } from "./brotli-quality.ts";

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Brotli takes a minute for the engine that sets pages, and gains a fifth; of word vectors it gains a hundredth. */
const BY_GZIP_ALONE = /\.(?:wasm|ttf|otf|vectors)$/;
const TEXT = /\.(?:m?js|css|html|svg)$/;

export async function compressFile(file: string): Promise<void> {
	if (BY_GZIP_ALONE.test(file))
		await write(`${file}.gz`, async () => gzipped(await readFile(file)));
	if (!TEXT.test(file)) return;
	const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file) };
	await Promise.all([
		write(`${file}.gz`, async () =>
			gzipped(await readFile(file), { level: 9 }),
		),
		write(`${file}.br`, async () => brotlied(await readFile(file), { params })),
	]);
}

async function write(
	target: string,
	compressed: () => Promise<Buffer>,
): Promise<void> {
	const next = `${target}-next`;
	// Where nothing may be written, nothing is computed either.
	await writeFile(next, "");
	await writeFile(next, await compressed());
	await rename(next, target);
}
