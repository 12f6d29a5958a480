// The product as npm installs it anywhere: the server and the commands put together, as a checkout runs them, the web app as it is
// built, and the packages these need, held to the versions of the lock.
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { run } from "../launcher/children.mjs";
import { packagedEntry, root } from "../launcher/root.mjs";
import { Halt } from "../launcher/say.mjs";
import { lockFor, manifestFor } from "./manifest.mjs";
import { packedSources } from "./sources.mjs";

const packagedProgram = dirname(packagedEntry);

/** Taken as they are. */
const whole = [
	"bin/attune",
	"bin/package.json",
	"bin/launcher",
	"dist/web",
	"assets",
	"deploy",
	".env.example",
	"LICENSE",
	"README.md",
	"THIRD-PARTY-NOTICES.md",
];

/** @param {string} stage a folder, emptied before */
export async function fillStage(stage) {
	rmSync(stage, { recursive: true, force: true });
	for (const path of whole)
		cpSync(join(root, path), join(stage, path), { recursive: true });
	await stageProgram(stage);
}

/**
 * The server and the commands, and what npm is to know of them.
 * @param {string} stage
 */
export async function stageProgram(stage) {
	const { files, imported } = packedSources(root);
	for (const path of files) cpSync(join(root, path), join(stage, path));
	const script = join(root, "bin", "launcher", "bundle.mjs");
	const target = join(stage, packagedProgram);
	const { code, output } = await run(process.execPath, [script, target]);
	if (code !== 0)
		throw new Halt(`the program could not be built:\n${output.trim()}`);
	const manifest = manifestFor(read("package.json"), imported);
	const lock = lockFor(read("package-lock.json"), manifest);
	const described = { "package.json": manifest, "npm-shrinkwrap.json": lock };
	for (const [path, content] of Object.entries(described))
		writeFileSync(join(stage, path), JSON.stringify(content, null, "\t"));
}

/** @param {string} path */
function read(path) {
	return JSON.parse(readFileSync(join(root, path), "utf8"));
}
