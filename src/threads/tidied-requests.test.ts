import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, PerformanceObserver } from "node:perf_hooks";
import { expect, it } from "vitest";
import { tidiedBetween } from "./tidied-requests.ts";

const never = Number.POSITIVE_INFINITY;

it.each([
	{ why: "where it is worth it", worthBytes: -never, enoughMs: never },
	{ why: "after a while in any case", worthBytes: never, enoughMs: 0 },
])("collects what a request left behind $why", async (worth) => {
	const collected = Promise.withResolvers<number>();
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			if (kindOf(entry) === constants.NODE_PERFORMANCE_GC_MAJOR)
				collected.resolve(entry.startTime);
	});
	const server = createServer(
		tidiedBetween((_, response) => response.end(), {
			ms: 1,
			...worth,
		}),
	);
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	observer.observe({ entryTypes: ["gc"] });
	const asked = performance.now();
	await (await fetch(`http://127.0.0.1:${port}/`)).text();
	expect(await collected.promise).toBeGreaterThan(asked);
	observer.disconnect();
	server.close();
	server.closeAllConnections();
});

function kindOf(entry: object): unknown {
	return "detail" in entry && (entry.detail as { kind?: number }).kind;
}
