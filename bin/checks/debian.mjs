// What the tests need from the system, installed where that is possible: as root on Debian and its relatives.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { run } from "../launcher/children.mjs";
import { say } from "../launcher/say.mjs";

const quicker = "chromium-headless-shell";
const clusterSettings = "/etc/postgresql-common/createcluster.d";

/**
 * Installs what is missing, or quietly does nothing where it may not: whoever needs it says what is missing.
 * @param {{ browser: boolean, windowless: boolean, postgres: boolean }} missing
 */
export async function installMissing({ browser, windowless, postgres }) {
	const packages = [
		...(browser ? ["chromium", "fonts-liberation"] : []),
		...(postgres ? ["postgresql"] : []),
	];
	if (packages.length === 0 && !windowless) return;
	if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
	say(
		`installing ${[...packages, ...(windowless ? [quicker] : [])].join(", ")} for the tests`,
	);
	const output =
		(await aptGet(["update"])) ??
		(await withoutCluster(postgres, () => aptInstall(packages)));
	if (output) say(output);
	// Not every release has it, and the journeys can do without.
	if (windowless) await aptInstall([quicker]);
}

/** @param {string[]} packages */
async function aptInstall(packages) {
	if (packages.length === 0) return undefined;
	return aptGet(["install", "-y", "--no-install-recommends", ...packages]);
}

/**
 * @param {string[]} args
 * @returns {Promise<string | undefined>} what apt said when it failed
 */
async function aptGet(args) {
	const { code, output } = await run(
		"apt-get",
		["-qq", "-o", "DPkg::Lock::Timeout=120", ...args],
		{ env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } },
	);
	return code === 0 ? undefined : output.trim();
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
