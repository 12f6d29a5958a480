// `npm run bench:guides -- [server] [backups] [update] [package]`, under the same Node and packages as the product. Needs Linux,
// root, and Debian's mmdebstrap and systemd-container; the machine it makes takes its programs from Debian and its packages from npm.
import { fileURLToPath } from "node:url";
import { underFittingNode } from "../../../bin/launcher/attune.mjs";
import { ensurePackages } from "../../../bin/launcher/packages.mjs";

await underFittingNode(fileURLToPath(import.meta.url), async () => {
	await ensurePackages();
	await import("./main.ts");
});
