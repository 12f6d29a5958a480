// Every address that the app knows is known to the server too: opened directly or read anew it is found.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { pages } from "#src/http/pages.ts";
import { paths } from "#src/web/paths.ts";

const folder = mkdtempSync(join(tmpdir(), "attune-addresses-"));
for (const name of ["index.html", "app.html"])
	writeFileSync(join(folder, name), name);
afterAll(() => rmSync(folder, { recursive: true }));

const adminPages = readFileSync(
	new URL("../../src/web/pages/admin/area/admin-pages.ts", import.meta.url),
	"utf8",
);
const parts = [...adminPages.matchAll(/part: "(.+)"/g)].map(
	([, part = ""]) => part,
);
const addresses = Object.values(paths).flatMap((path) =>
	path.endsWith("$page")
		? parts.map((part) => path.replace("$page", part))
		: [path.replace("$id", "0198")],
);

it("NAV-20 each address of the app answers with its page", async () => {
	expect(parts.length).toBeGreaterThan(8);
	const served = pages(folder);
	const replies = await Promise.all(
		addresses.map(async (path) => [path, (await served.request(path)).status]),
	);
	expect(replies.filter(([, status]) => status !== 200)).toEqual([]);
});
