// `npm run bench:memory -- MINUTES`, under the same Node and packages as the product.
import { fileURLToPath } from "node:url";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	await import("./main.ts");
});
