// The Node that is fetched where there is none: a version and its hash stand in the tree, and npm holds what arrives to them.
import { expect, it } from "vitest";
import { fits } from "../../bin/launcher/node.mjs";
import { builds, lockOf } from "../../bin/launcher/node-builds.mjs";

it("every Node that may be fetched fits, and its lock names one version and hash", () => {
	for (const build of Object.values(builds)) {
		const { name, version, integrity } = build;
		expect(fits(version), name).toBe(true);
		const hash = Buffer.from(integrity.replace(/^sha512-/, ""), "base64");
		expect(hash).toHaveLength(64);
		expect(lockOf(build).packages).toMatchObject({
			"": { dependencies: { [name]: version } },
			[`node_modules/${name}`]: { version, integrity },
		});
	}
});
