// Loaded before a program that tests start: how long its passwords take to hash is not what they ask.
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";
import { withQuickHashes } from "./quick-hashes.mjs";

const OURS = /\/(?:src|dist\/program)\//;

// Threads are the program's own; one of a test that runs the program asks for it by itself.
if (isMainThread) hashQuickly();

/** What this thread loads of the program from now on hashes passwords at a fraction of the cost. */
export function hashQuickly() {
	registerHooks({
		load(url, context, nextLoad) {
			const loaded = nextLoad(url, context);
			if (!OURS.test(url) || !loaded.source) return loaded;
			const source = Buffer.from(
				/** @type {Uint8Array} */ (loaded.source),
			).toString();
			return { ...loaded, source: withQuickHashes(source, url) };
		},
	});
}
