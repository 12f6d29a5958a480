// The browser's part, built when its sources changed: into a folder beside, then swapped, so a failed build never leaves half a site.
import { createHash } from "node:crypto";
import {
	existsSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Halt, say } from "./say.mjs";

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
	let stamp;
	try {
		stamp = JSON.parse(readFileSync(join(built, stampFile), "utf8"));
	} catch {
		// Never built.
		return false;
	}
	const files = sources();
	if (stamp.seen === seen(files)) return true;
	// A fresh checkout of the same sources has new dates: the content decides.
	if (stamp.content !== content(files)) return false;
	try {
		writeFileSync(join(built, stampFile), stampOf(files));
	} catch {
		// Not ours to write: the next start reads the sources once more, that is all.
	}
	return true;
}

function sources() {
	return [
		join(root, "package-lock.json"),
		...rooms.flatMap((room) => filesBelow(join(root, room))),
	];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return filesBelow(path);
			return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
		});
}

/** @param {string[]} files */
function stampOf(files) {
	return JSON.stringify({ seen: seen(files), content: content(files) });
}

/** @param {string[]} files */
function seen(files) {
	const hash = createHash("sha256");
	for (const file of files) {
		const { size, mtimeMs } = statSync(file);
		hash.update(`${file} ${size} ${mtimeMs}\n`);
	}
	return hash.digest("hex");
}

/** @param {string[]} files */
function content(files) {
	const hash = createHash("sha256");
	for (const file of files)
		hash
			.update(`${file.slice(root.length)}\0`)
			.update(readFileSync(file))
			.update("\0");
	return hash.digest("hex");
}
