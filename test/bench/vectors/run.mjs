// `npm run vectors`: makes assets/vectors/english.vectors anew, under the same Node and packages as the product. It fetches a package
// of 118 MB for that, which is no dependency: what is made of it lies in the tree.
import { fileURLToPath } from "node:url";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	await import("./make-vectors.ts");
});
