// Loaded before a program that tests start: how long its passwords take to hash is not what they ask.
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";
import { withQuickHashes } from "./quick-hashes.mjs";

const OURS = /\/(?:src|dist\/program)\//;

if (isMainThread)
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
