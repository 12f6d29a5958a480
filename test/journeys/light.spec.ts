// What a first visit costs, in bytes: they are the same on every machine, unlike milliseconds.
import { expect, test } from "./attune.ts";

const SHELL_LIMIT = 120_000;

test("the app's script before any page is under 120 kB, compressed", async ({
	page,
}) => {
	const html = await (await page.request.get("/dashboard")).text();
	const scripts = [
		...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
	].flatMap(([, path]) => path ?? []);
	expect(scripts.length).toBeGreaterThan(0);
	let bytes = 0;
	for (const script of scripts) {
		const reply = await page.request.head(script, {
			headers: { "accept-encoding": "gzip" },
		});
		expect(reply.headers()["content-encoding"], script).toBe("gzip");
		bytes += Number(reply.headers()["content-length"]);
	}
	expect(bytes).toBeGreaterThan(1000);
	expect(bytes).toBeLessThan(SHELL_LIMIT);
});
