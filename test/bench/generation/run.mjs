// `npm run bench:generation -- [crowd] [time] [liars] [killed] [server]`, under the same Node and packages as the product. The last
// two kill servers and need a PostgreSQL: the one TEST_DATABASE_URL names, or one started from the programs found on this machine.
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../../bin/checks/postgres.mjs";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	const { url, stop } = await startPostgres();
	if (url) process.env.TEST_DATABASE_URL = url;
	try {
		const { main } = await import("./main.ts");
		await main(process.argv.slice(2));
	} finally {
		await stop();
	}
});
