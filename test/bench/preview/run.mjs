// `npm run bench:preview`, under the same Node and packages as the product: the editor of a document on a real server, in a real browser.
import { fileURLToPath } from "node:url";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";
import { ensureWebApp } from "../../../bin/launcher/web-app.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	await ensureWebApp();
	const { main } = await import("./main.ts");
	await main();
});
