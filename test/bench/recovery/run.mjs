// `npm run bench:recovery -- [worker] [database] [disk] [settings]`, under the same Node and packages as the product, on the PostgreSQL that TEST_DATABASE_URL names or one
// started from the programs found on this machine.
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../../bin/checks/postgres.mjs";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	const { url, stop } = await startPostgres();
	if (!url) {
		console.error(
			"bench:recovery needs a PostgreSQL: install one or set TEST_DATABASE_URL.",
		);
		process.exitCode = 2;
		return;
	}
	process.env.TEST_DATABASE_URL = url;
	try {
		const { main } = await import("./main.ts");
		await main(process.argv.slice(2));
	} finally {
		await stop();
	}
});
