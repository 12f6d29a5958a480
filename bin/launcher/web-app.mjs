// The browser's part, built when its sources changed: into a folder beside, then swapped, so a failed build never leaves half a site.
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Halt, say } from "./say.mjs";
import { currentStamp, filesBelow, stampOf } from "./stamp.mjs";

const built = join(root, "dist", "web");
const next = join(root, "dist", "web-next");
const stampFile = ".built";
const COMPRESSED = ".compressed";
/** What is made beside it has one thread and takes as long: the database comes first, and the build takes what is left. */
const BESIDE = 5;
const rooms = ["src/web", "src/api", "src/documents", "src/domain"];

/**
 * On an unchanged folder this costs a look at the sources' sizes and dates.
 * @param {{ isWaitedFor?: boolean, isCompressed?: boolean }} [how] where somebody waits for the first page, what compresses slowest is
 *   compressed beside the server; nowhere unless `isCompressed`
 */
export async function ensureWebApp({
	isWaitedFor = false,
	isCompressed = true,
} = {}) {
	if (!isBuilt()) {
		const { withLock } = await import("./lock.mjs");
		await withLock("web-app", async () => {
			if (!isBuilt()) await build({ niceness: isWaitedFor ? BESIDE : 0 });
		});
	}
	if (!isCompressed || existsSync(join(built, COMPRESSED))) return;
	const compressing = compress(isWaitedFor);
	if (!isWaitedFor) await compressing;
}

/**
 * Pages are shown without it too: where it may not be written, it is left.
 * @param {boolean} isAside whether whatever else wants the processors comes first, and this process may end meanwhile
 */
async function compress(isAside) {
	const { start, stoppable } = await import("./children.mjs");
	const { asChildOfLauncher } = await import("./parent.mjs");
	const child = start(
		process.execPath,
		[join(root, "bin/launcher/compress.mjs"), built, COMPRESSED],
		{
			niceness: isAside ? 19 : 0,
			stdio: "ignore",
			env: { ...process.env, ...asChildOfLauncher() },
		},
	);
	const ended = new Promise((resolve) => {
		child.once("exit", resolve);
		child.once("error", resolve);
	});
	if (isAside) child.unref();
	else await stoppable(() => ended);
}

/** @param {{ niceness: number }} how */
async function build({ niceness }) {
	const { run, stoppable } = await import("./children.mjs");
	say("building the web app");
	rmSync(next, { recursive: true, force: true });
	const stamp = stampOf(sources());
	const { code, output } = await stoppable(() =>
		run(
			process.execPath,
			[
				join(root, "node_modules/vite/bin/vite.js"),
				"build",
				join(root, "src/web"),
				"--outDir",
				next,
				"--emptyOutDir",
				"--logLevel",
				"warn",
			],
			{
				cwd: root,
				niceness,
				env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
			},
		),
	);
	if (code !== 0)
		throw new Halt(`the web app could not be built:\n${output.trim()}`);
	writeFileSync(join(next, stampFile), stamp);
	const old = `${built}-old`;
	rmSync(old, { recursive: true, force: true });
	if (existsSync(built)) renameSync(built, old);
	renameSync(next, built);
	rmSync(old, { recursive: true, force: true });
}

function isBuilt() {
	return currentStamp(join(built, stampFile), sources) !== undefined;
}

function sources() {
	return [
		join(root, "package-lock.json"),
		...rooms.flatMap((room) => filesBelow(join(root, room))),
	];
}
