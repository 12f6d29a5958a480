// The browser's part, built when its sources changed: into a folder beside, then swapped, so a failed build never leaves half a site.
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Halt, say } from "./say.mjs";
import { currentStamp, filesBelow, stampOf } from "./stamp.mjs";

const built = join(root, "dist", "web");
const next = join(root, "dist", "web-next");
const stampFile = ".built";
const rooms = ["src/web", "src/api", "src/documents", "src/domain"];

/** On an unchanged folder this costs a look at the sources' sizes and dates. */
export async function ensureWebApp() {
	if (isBuilt()) return;
	const { withLock } = await import("./lock.mjs");
	await withLock("web-app", async () => {
		if (!isBuilt()) await build();
	});
}

async function build() {
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
	return currentStamp(join(built, stampFile), sources()) !== undefined;
}

function sources() {
	return [
		join(root, "package-lock.json"),
		...rooms.flatMap((room) => filesBelow(join(root, room))),
	];
}
