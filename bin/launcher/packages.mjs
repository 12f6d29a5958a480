// The packages of package-lock.json, installed again only when the lock, the Node or the machine has changed.
// Development packages come too, so that `npm test` needs no second install; NODE_ENV=production leaves them out, which saves half
// the space.
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { say } from "./say.mjs";

const lockFile = join(root, "package-lock.json");
const withDev = process.env.NODE_ENV !== "production";
const stampFile = join(root, "node_modules", ".installed");

/** On an unchanged folder this costs one look at the lock file's size and date. */
export async function ensurePackages() {
	if (isInstalled()) return;
	const { withLock } = await import("./lock.mjs");
	await withLock("packages", async () => {
		if (isInstalled()) return;
		if (!(await installedByHand())) await install();
		writeStamp();
	});
}

async function install() {
	const { npm } = await import("./npm.mjs");
	say("installing packages (half a minute the first time)");
	const dev = withDev ? "--include=dev" : "--omit=dev";
	await npm(["ci", dev, "--include=optional"], root);
}

function isInstalled() {
	const stamp = readStamp();
	if (stamp?.machine !== machine()) return false;
	if (stamp.lockSeen === lockSeen()) return true;
	// A fresh checkout of the same lock has a new date: the content decides.
	if (stamp.lockHash !== lockHash()) return false;
	try {
		writeStamp();
	} catch {
		// Not ours to write: the next start reads the lock once more, that is all.
	}
	return true;
}

/** Somebody ran npm themselves: what it wrote down is compared, so that nothing is installed twice. */
async function installedByHand() {
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

/** @returns {{ machine: string, lockSeen: string, lockHash: string } | undefined} */
function readStamp() {
	try {
		return JSON.parse(readFileSync(stampFile, "utf8"));
	} catch {
		return undefined;
	}
}

function writeStamp() {
	writeFileSync(
		stampFile,
		`${JSON.stringify({ machine: machine(), lockSeen: lockSeen(), lockHash: lockHash() })}\n`,
	);
}

function machine() {
	const kind = withDev ? "" : " without development packages";
	return `${process.platform} ${process.arch} ${process.version}${kind}`;
}

function lockSeen() {
	const { size, mtimeMs } = statSync(lockFile);
	return `${size} ${mtimeMs}`;
}

function lockHash() {
	return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}
