// What test processes load of the sources in other words than they stand there. Node reads the modules itself, as in the product.
import { registerHooks } from "node:module";
import { isMainThread } from "node:worker_threads";

const SOURCES = new URL("../src/", import.meta.url).href;

// Threads are the product's own.
if (isMainThread) {
	const { withBuiltThreads } = await import("./built-threads.ts");
	const { withKeptLists } = await import("./kept-lists.mjs");
	const { withQuickHashes } = await import("./quick-hashes.mjs");
	registerHooks({
		load(url, context, nextLoad) {
			const loaded = nextLoad(url, context);
			if (!url.startsWith(SOURCES) || !loaded.source) return loaded;
			const source = Buffer.from(loaded.source as Uint8Array).toString();
			return {
				...loaded,
				source: withKeptLists(
					withBuiltThreads(withQuickHashes(source, url)),
					url,
				),
			};
		},
	});
}
