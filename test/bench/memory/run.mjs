// `npm run bench:memory -- --minutes MINUTES [--engine embedded|postgresql]`, under the same Node and packages as the product. Also on
// PostgreSQL: the one TEST_DATABASE_URL names, or one started from the programs found on this machine.
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../../bin/checks/postgres.mjs";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	const { url, stop } = await startPostgres();
	if (url) process.env.TEST_DATABASE_URL = url;
	try {
		await import("./main.ts");
	} finally {
		await stop();
	}
});
