// `npm run package`: what the product needs to run, put into a folder and packed by npm.
import { createRequire } from "node:module";
import { join } from "node:path";
import { underFittingNode } from "../launcher/attune.mjs";
import { npm } from "../launcher/npm.mjs";
import { ensurePackages } from "../launcher/packages.mjs";
import { root } from "../launcher/root.mjs";
import { say } from "../launcher/say.mjs";
import { ensureWebApp } from "../launcher/web-app.mjs";

const dist = join(root, "dist");

/** @param {string} script the file that was called */
export async function pack(script) {
	await underFittingNode(script, async () => {
		await ensurePackages({ forDevelopment: false });
		await ensureWebApp();
		// Only a Node that fits can read it.
		const { fillStage } = await import("./stage.mjs");
		const stage = join(dist, "package");
		await fillStage(stage);
		await npm(["pack", stage, "--pack-destination", dist], root);
		const { name, version } = createRequire(script)("../package.json");
		say(`dist/${name}-${version}.tgz`);
	});
}
