// What the tests need from the system, installed where that is possible: as root on Debian and its relatives.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { run } from "../launcher/children.mjs";
import { say } from "../launcher/say.mjs";

const clusterSettings = "/etc/postgresql-common/createcluster.d";

/**
 * Installs what is missing, or quietly does nothing where it may not: whoever needs it says what is missing.
 * @param {{ browser: boolean, postgres: boolean }} missing
 */
export async function installMissing({ browser, postgres }) {
	const packages = [
		...(browser ? ["chromium", "fonts-liberation"] : []),
		...(postgres ? ["postgresql"] : []),
	];
	if (packages.length === 0) return;
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
	say(`installing ${packages.join(", ")} for the tests`);
	const output = await withoutCluster(postgres, () => aptInstall(packages));
	if (output) say(output);
}

/**
 * @param {string[]} packages
 * @returns {Promise<string | undefined>} what apt said when it failed
 */
async function aptInstall(packages) {
	for (const args of [
		["update"],
		["install", "-y", "--no-install-recommends", ...packages],
	]) {
		const { code, output } = await run(
			"apt-get",
			["-qq", "-o", "DPkg::Lock::Timeout=120", ...args],
			{ env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } },
		);
		if (code !== 0) return output.trim();
	}
	return undefined;
}

/**
 * Debian makes and starts a database cluster when PostgreSQL is installed. The tests bring their own, so it is asked not to, and
 * the machine's setting is left as it was found.
 * @template T
 * @param {boolean} needed
 * @param {() => Promise<T>} work
 */
async function withoutCluster(needed, work) {
	if (!needed) return work();
	const setting = `${clusterSettings}/attune-tests.conf`;
	mkdirSync(clusterSettings, { recursive: true });
	writeFileSync(setting, "create_main_cluster = false\n");
	try {
		return await work();
	} finally {
		rmSync(setting, { force: true });
	}
}
