// The packages of package-lock.json, installed again only when the lock, the Node or the machine has changed.
// Development packages come when something needs them: serving and the commands do without, which saves a third of the first start
// and of the space. NODE_ENV=production leaves them out in any case.
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newHash } from "./hash.mjs";
import { root } from "./root.mjs";
import { say } from "./say.mjs";

const lockFile = join(root, "package-lock.json");
const mayHaveDev = process.env.NODE_ENV !== "production";
const stampFile = join(root, "node_modules", ".installed");

/**
 * On an unchanged folder this costs one look at the lock file's size and date. Development packages that are there stay.
 * @param {{ forDevelopment?: boolean }} [wanted]
 */
export async function ensurePackages({ forDevelopment = true } = {}) {
	const withDev = forDevelopment && mayHaveDev;
	if (isInstalled(withDev)) return;
	const { withLock } = await import("./lock.mjs");
	await withLock("packages", async () => {
		if (isInstalled(withDev)) return;
		if (await isInstalledByHand(true)) return writeStamp(true);
		if (!withDev && (await isInstalledByHand(false))) return writeStamp(false);
		await install(withDev);
		writeStamp(withDev);
	});
}

/** @param {boolean} withDev */
async function install(withDev) {
	const { npm } = await import("./npm.mjs");
	say("installing packages (half a minute the first time)");
	// What a running server uses stays where it is while development packages come beside it.
	const way = isInstalled(false) ? ["install", "--no-save"] : ["ci"];
	const dev = withDev ? "--include=dev" : "--omit=dev";
	await npm([...way, dev, "--include=optional"], root);
}

/** @param {boolean} withDev */
function isInstalled(withDev) {
	const stamp = readStamp();
	if (stamp?.machine !== machine()) return false;
	if (withDev && !stamp.withDev) return false;
	if (stamp.lockSeen === lockSeen()) return true;
	// A fresh checkout of the same lock has a new date: the content decides.
	if (stamp.lockHash !== lockHash()) return false;
	try {
		writeStamp(stamp.withDev);
	} catch {
		// Not ours to write: the next start reads the lock once more, that is all.
	}
	return true;
}

/**
 * Somebody ran npm themselves: what it wrote down is compared, so that nothing is installed twice.
 * @param {boolean} withDev
 */
async function isInstalledByHand(withDev) {
	const { matches } = await import("./installed.mjs");
	try {
		const lock = JSON.parse(readFileSync(lockFile, "utf8"));
		const there = JSON.parse(
			readFileSync(join(root, "node_modules", ".package-lock.json"), "utf8"),
		);
		return matches(lock, there, { withDev });
	} catch {
		// No install, or one that was cut short.
		return false;
	}
}

/** @returns {{ machine: string, withDev: boolean, lockSeen: string, lockHash: string } | undefined} */
function readStamp() {
	try {
		return JSON.parse(readFileSync(stampFile, "utf8"));
	} catch {
		return undefined;
	}
}

/** @param {boolean} withDev */
function writeStamp(withDev) {
	const seen = { lockSeen: lockSeen(), lockHash: lockHash() };
	const stamp = { machine: machine(), withDev, ...seen };
	writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
}

function machine() {
	return `${process.platform} ${process.arch} ${process.version}`;
}

function lockSeen() {
	const { size, mtimeMs } = statSync(lockFile);
	return `${size} ${mtimeMs}`;
}

function lockHash() {
	return newHash().update(readFileSync(lockFile)).digest("hex");
}
