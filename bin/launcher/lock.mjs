// One launcher at a time prepares the folder. The lock is a folder that appears with its owner's process id already in it,
// so there is no moment in which it belongs to nobody; a lock whose owner has ended is taken over.
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./alive.mjs";
import { root } from "./root.mjs";
import { say } from "./say.mjs";

const taken =
	process.platform === "win32" ? ["EPERM", "EACCES"] : ["ENOTEMPTY", "EEXIST"];

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock stands
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = join(root, ".cache")) {
	mkdirSync(folder, { recursive: true });
	const lock = join(folder, `${name}.lock`);
	await take(lock);
	const release = () => rmSync(lock, { recursive: true, force: true });
	process.on("exit", release);
	try {
		return await work();
	} finally {
		process.off("exit", release);
		release();
	}
}

/** @param {string} lock */
async function take(lock) {
	let told = false;
	while (!tryToTake(lock)) {
		const owner = ownerOf(lock);
		if (owner && !isAlive(owner)) {
			takeAway(lock, owner);
			continue;
		}
		if (!told && owner)
			say(`waiting for process ${owner}, which is preparing this folder`);
		told = true;
		await sleep(100);
	}
}

/** @param {string} lock */
function tryToTake(lock) {
	const mine = mkdtempSync(`${lock}-`);
	writeFileSync(join(mine, "pid"), String(process.pid));
	try {
		// Renaming onto a folder that holds something fails on every system: that is what makes this a lock.
		renameSync(mine, lock);
		return true;
	} catch (error) {
		rmSync(mine, { recursive: true, force: true });
		const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
		if (taken.includes(code)) return false;
		throw error;
	}
}

/** @param {string} lock */
function ownerOf(lock) {
	try {
		return Number(readFileSync(join(lock, "pid"), "utf8"));
	} catch {
		// Released between the two looks.
		return undefined;
	}
}

/**
 * Moves a dead owner's lock aside. Where a third launcher was quicker and the lock is alive again, it is put back.
 * @param {string} lock
 * @param {number} dead
 */
function takeAway(lock, dead) {
	const aside = `${lock}-dead-${process.pid}`;
	try {
		renameSync(lock, aside);
		if (ownerOf(aside) !== dead) renameSync(aside, lock);
		else rmSync(aside, { recursive: true, force: true });
	} catch (error) {
		const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
		if (!["ENOENT", "ENOTEMPTY", "EEXIST", "EPERM"].includes(code)) throw error;
	}
}
