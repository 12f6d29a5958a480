// Where a run writes what it throws away: in memory, where there is room. Tests make and remove hundreds of data folders of a thousand
// files each, and a file system on a disk looks long for a place where a file has just been removed.
import {
	chmodSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statfsSync,
} from "node:fs";
import { join } from "node:path";
import { isAlive } from "../launcher/alive.mjs";

const memory = "/dev/shm";
const prefix = "attune-run-";
/** Ten times what has been seen at once. */
const LEAST_BYTES = 4e9;

/** From now on this process and all it starts have their temporary folder there; it goes with this process. */
export function writeInMemory() {
	if (!hasRoom()) return;
	removeLeftovers();
	const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
	// PostgreSQL runs as somebody else and has a folder of its own below.
	chmodSync(folder, 0o711);
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	process.env.TMPDIR = folder;
}

function hasRoom() {
	try {
		const { bavail, bsize } = statfsSync(memory);
		const free = Math.min(bavail * bsize, process.availableMemory());
		return free >= LEAST_BYTES && mayRunPrograms();
	} catch {
		// No such file system here.
		return false;
	}
}

/** Containers often forbid it there, and tests start programs they have unpacked. */
function mayRunPrograms() {
	const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
	const options = mounts
		.map((line) => line.split(" "))
		.findLast(([, place]) => place === memory)?.[3];
	return options !== undefined && !options.split(",").includes("noexec");
}

/** Of runs that were killed. */
function removeLeftovers() {
	for (const name of readdirSync(memory)) {
		const owner = Number(name.startsWith(prefix) && name.split("-")[2]);
		if (owner > 0 && !isAlive(owner))
			rmSync(join(memory, name), { recursive: true, force: true });
	}
}
