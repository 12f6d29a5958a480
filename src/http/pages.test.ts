import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "./pages.ts";

let outside: string;
let folder: string;
beforeAll(async () => {
	outside = await mkdtemp(join(tmpdir(), "attune-pages-"));
	folder = join(outside, "web");
	await mkdir(join(folder, "assets"), { recursive: true });
	await writeFile(join(outside, "secret"), "not for the web");
	await writeFile(join(folder, "index.html"), "<title>landing</title>");
	await writeFile(join(folder, "app.html"), "<title>app</title>");
	await writeFile(join(folder, "favicon.svg"), "<svg/>");
	await writeFile(join(folder, "assets", "app-1a2b.js"), "console.log(1)");
	await writeFile(
		join(folder, "assets", "app-1a2b.js.br"),
		brotliCompressSync("console.log(1)"),
	);
});
afterAll(() => rm(outside, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
	pages(folder).request(path, { headers });

describe("the pages", () => {
	it.each([
		"/auth",
		"/dashboard",
		"/resume/0198/preview",
		"/cover-letter/0198/preview",
		"/settings",
		"/admin/logs",
		"/admin/",
	])("NAV-20 %s answers with the app, so that a reload works", async (path) => {
		const reply = await ask(path);
		expect([reply.status, await reply.text()]).toEqual([
			200,
			"<title>app</title>",
		]);
		expect(reply.headers.get("cache-control")).toBe("no-cache");
		expect(reply.headers.get("content-type")).toContain("text/html");
	});

	it("the first address answers with the landing page", async () => {
		expect(await (await ask("/")).text()).toBe("<title>landing</title>");
	});

	it.each([
		"/nowhere",
		"/admin/nowhere",
		"/resume/a/b/preview",
		"/llms.txt",
		"/.env",
		"/assets/gone.js",
	])("NAV-07 %s is the same page with status 404", async (path) => {
		const reply = await ask(path);
		expect([reply.status, await reply.text()]).toEqual([
			404,
			"<title>app</title>",
		]);
		expect(reply.headers.get("cache-control")).toBeNull();
	});

	it.each(["/assets", "/assets/"])(
		"%s is a folder, and says nothing of what is in it",
		async (path) => {
			const reply = await ask(path);
			expect(reply.status).toBe(404);
			expect(await reply.text()).not.toContain("app-1a2b");
		},
	);

	it("a hashed file may be kept for ever and comes compressed where the browser takes it", async () => {
		const reply = await ask("/assets/app-1a2b.js", {
			"accept-encoding": "gzip, br",
		});
		expect(reply.status).toBe(200);
		expect(reply.headers.get("cache-control")).toBe(
			"public, max-age=31536000, immutable",
		);
		expect(reply.headers.get("content-encoding")).toBe("br");
		expect(reply.headers.get("content-type")).toContain("javascript");
	});

	it("a file without a hash is asked for again", async () => {
		const reply = await ask("/favicon.svg");
		expect([reply.status, reply.headers.get("cache-control")]).toEqual([
			200,
			"no-cache",
		]);
	});

	it.each([
		"/../secret",
		"/%2e%2e/secret",
		"/assets/..%2f..%2fsecret",
		"/assets//..\\secret",
	])("%s leads nowhere outside", async (path) => {
		expect(await (await ask(path)).text()).not.toContain("not for the web");
	});

	it("pages that are not built say what to do", async () => {
		const reply = await pages(join(folder, "nothing")).request("/dashboard");
		expect([reply.status, await reply.text()]).toEqual([
			503,
			expect.stringContaining("bin/attune"),
		]);
	});
});
