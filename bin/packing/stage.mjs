// The product as npm installs it anywhere: the server and the commands as JavaScript, since Node runs no TypeScript inside
// node_modules, the web app as it is built, and the packages these need, held to the versions of the lock.
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../launcher/root.mjs";
import { lockFor, manifestFor } from "./manifest.mjs";
import { packedSources } from "./sources.mjs";

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
export function fillStage(stage) {
	rmSync(stage, { recursive: true, force: true });
	for (const path of whole)
		cpSync(join(root, path), join(stage, path), { recursive: true });
	const { files, imported } = packedSources(root);
	for (const { path, text } of files) {
		mkdirSync(dirname(join(stage, path)), { recursive: true });
		writeFileSync(join(stage, path), text);
	}
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
