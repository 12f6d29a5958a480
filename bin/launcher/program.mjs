// The server and the commands as a few files: a thousand modules take longer to find than most commands take to run, and each thread
// holds the text of those it uses. Made again when a source has changed; where they cannot be written, the sources themselves run.
import {
	mkdirSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { isUsed, markUsed } from "./in-use.mjs";
import { root } from "./root.mjs";
import { currentStamp, filesBelow, stampOf } from "./stamp.mjs";

const folder = join(root, "dist", "program");
const stampFile = join(folder, "current");
/** Whoever started one a moment ago may not have said yet that it is used. */
const builtBefore = 2;

/** The file to run, from the root. On an unchanged folder this costs a look at the sources' sizes and dates. */
export async function ensureProgram() {
	const built = entry();
	if (built) return built;
	const { withLock } = await import("./lock.mjs");
	try {
		return await withLock(
			"program",
			async () => entry() ?? (await build(sources())),
		);
	} catch (error) {
		if (isRefused(error)) return join("src", "cli.ts");
		throw error;
	}
}

/**
 * Says that this process runs the program. Sources that run for lack of one are nobody's to remove.
 * @param {string} program
 */
export function markRunning(program) {
	const built = join(root, dirname(program));
	if (dirname(built) === folder) markUsed(built);
}

function entry() {
	const stamp = currentStamp(stampFile, sources);
	return stamp && join("dist", "program", nameFor(stamp), "cli.js");
}

/**
 * In a process of its own, since the memory it takes would stay with a server.
 * @param {string[]} files
 */
async function build(files) {
	const { run, stoppable } = await import("./children.mjs");
	const stamp = stampOf(files);
	const name = nameFor(JSON.parse(stamp));
	const target = join(folder, name);
	// What may not be written is said by Node, with its code.
	mkdirSync(target, { recursive: true });
	const script = join(root, "bin", "launcher", "bundle.mjs");
	const { code } = await stoppable(() =>
		run(process.execPath, [script, target]),
	);
	// Where the bundler does not run, the sources do.
	if (code !== 0) return join("src", "cli.ts");
	writeFileSync(stampFile, stamp);
	removeOld(folder, name);
	return join("dist", "program", name, "cli.js");
}

/**
 * What is run from stays, however often the program was made anew beside it.
 * @param {string} folder
 * @param {string} current
 */
export function removeOld(folder, current) {
	const others = readdirSync(folder, { withFileTypes: true })
		.filter((each) => each.isDirectory() && each.name !== current)
		.map(({ name }) => join(folder, name))
		.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const old of others.slice(builtBefore).filter((old) => !isUsed(old)))
		rmSync(old, { recursive: true, force: true });
}

/** @param {import("./stamp.mjs").Stamp} stamp */
function nameFor({ content }) {
	return content.slice(0, 16);
}

function sources() {
	const below = readdirSync(join(root, "src"), { withFileTypes: true })
		.filter(({ name }) => name !== "web")
		.map((each) => join(root, "src", each.name))
		.sort();
	const files = below.flatMap((path) =>
		path.endsWith(".ts") ? path : filesBelow(path),
	);
	const ours = files.filter((path) => path.endsWith(".ts"));
	return [
		join(root, "package-lock.json"),
		join(root, "bin/launcher/bundle.mjs"),
		join(root, "bin/launcher/latin.mjs"),
		join(root, "bin/launcher/letters.mjs"),
		...ours,
	];
}

/** @param {unknown} error */
function isRefused(error) {
	const { code = "" } = /** @type {NodeJS.ErrnoException} */ (error) ?? {};
	return ["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT"].includes(code);
}
