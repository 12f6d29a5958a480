// The word vectors in a page's worker: fetched once, when there is something to compare, and the same the server has.
import { installVectors, readVectors } from "../domain/meaning/vectors.ts";

const ADDRESS = new URL(
	"../../assets/vectors/english.vectors",
	import.meta.url,
);

let coming: Promise<void> | null = null;

/** Until they are in force, or it is known that they cannot be had. */
export function wordVectors(): Promise<void> {
	coming ??= fetchVectors();
	return coming;
}

async function fetchVectors(): Promise<void> {
	try {
		const reply = await fetch(ADDRESS);
		if (!reply.ok) return;
		installVectors(readVectors(new Uint8Array(await reply.arrayBuffer())));
	} catch {
		// No network: words alone answer well enough.
	}
}
