// The Node the product runs on: this one where it fits, else the one fetched into .tools, where no system file is touched.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { builds, lockOf } from "./node-builds.mjs";
import { root } from "./root.mjs";
import { Halt, say } from "./say.mjs";

// From 24.12 Node runs TypeScript as it stands, without a flag and without a warning.
const oldest = { major: 24, minor: 12 };
const tools = join(root, ".tools");

/** @param {string} version such as "24.21.0" */
export function fits(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return (
		major > oldest.major || (major === oldest.major && minor >= oldest.minor)
	);
}

/**
 * The path of a fitting Node, fetched first where there is none.
 * @param {() => Promise<void>} [meanwhile] what else is fetched then
 */
export async function fittingNode(meanwhile = async () => {}) {
	const build = buildHere();
	const found = fetched(build.name);
	if (found) return found;
	const { withLock } = await import("./lock.mjs");
	const fetching = withLock(
		"node",
		async () => fetched(build.name) ?? (await fetchNode(build)),
	);
	const [program] = await Promise.all([fetching, meanwhile()]);
	return program;
}

/** @param {string} name */
function fetched(name) {
	const home = join(tools, "node_modules", name);
	const program = join(
		home,
		"bin",
		process.platform === "win32" ? "node.exe" : "node",
	);
	try {
		const { version } = JSON.parse(
			readFileSync(join(home, "package.json"), "utf8"),
		);
		return fits(version) && existsSync(program) ? program : undefined;
	} catch {
		// Not fetched yet, or only in part: both mean "fetch it".
		return undefined;
	}
}

/**
 * What arrives must have the hash that stands in the tree.
 * @param {import("./node-builds.mjs").Build} build
 */
async function fetchNode(build) {
	const { name, version } = build;
	const { npm } = await import("./npm.mjs");
	const { run, stoppable } = await import("./children.mjs");
	say(
		`Node ${process.versions.node} is older than ${oldest.major}.${oldest.minor}; fetching a newer one into .tools (50 MB)`,
	);
	mkdirSync(tools, { recursive: true });
	const write = (/** @type {string} */ file, /** @type {object} */ content) =>
		writeFileSync(join(tools, file), JSON.stringify(content));
	write("package.json", { name: "tools", dependencies: { [name]: version } });
	write("package-lock.json", lockOf(build));
	await npm(["ci", "--ignore-scripts"], tools);
	const program = fetched(name);
	const answer = program
		? await stoppable(() => run(program, ["--version"]))
		: undefined;
	if (program && answer?.code === 0) {
		removeHeaders(name);
		return program;
	}
	throw new Halt(
		`the Node fetched for this machine does not run on it. ${installByHand}`,
	);
}

/**
 * A third of what was fetched serves only to compile against Node.
 * @param {string} name
 */
function removeHeaders(name) {
	const headers = join(tools, "node_modules", name, "include");
	rmSync(headers, { recursive: true, force: true });
}

const installByHand = `Install Node ${oldest.major}.${oldest.minor} or newer from https://nodejs.org/ and run this again.`;

function buildHere() {
	const { platform, arch } = process;
	if (platform === "linux" && !usesGlibc())
		throw new Halt(
			`no ready-made Node fits this Linux (it has no glibc). ${installByHand}`,
		);
	const build = builds[`${platform} ${arch}`];
	if (build) return build;
	throw new Halt(
		`no ready-made Node is known for ${platform} ${arch}. ${installByHand}`,
	);
}

function usesGlibc() {
	const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
		process.report.getReport()
	);
	return report.header.glibcVersionRuntime !== undefined;
}
