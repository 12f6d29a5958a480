// `npm run bench:admin -- [PEOPLE] [CALLS] [--keep] [--filled URL]`, under the same Node and packages as the product, on the PostgreSQL
// that TEST_DATABASE_URL names or one started from the programs found on this machine. Filling takes ten times as long as measuring:
// --keep leaves what was filled on a PostgreSQL of one's own, and --filled measures it again.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "../../../bin/checks/postgres.mjs";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { keep: { type: "boolean" }, filled: { type: "string" } },
});

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	if (values.filled) return measure();
	const { url, stop } = await startPostgres();
	if (!url) {
		console.error(
			"bench:admin needs a PostgreSQL: install one or set TEST_DATABASE_URL.",
		);
		process.exitCode = 2;
		return;
	}
	process.env.TEST_DATABASE_URL = url;
	try {
		await measure();
	} finally {
		await stop();
	}
});

async function measure() {
	const { main } = await import("./main.ts");
	const [people, calls] = positionals.map(Number);
	const { filled, keep: isKept } = values;
	await main({ people, calls, filled, isKept });
}
