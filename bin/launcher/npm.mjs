// npm, run by the Node that runs this file, with its refusals put into one line each.
import { existsSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { run, stoppable } from "./children.mjs";
import { adviceFor, Halt } from "./say.mjs";

const quiet = [
	"--no-audit",
	"--no-fund",
	"--no-update-notifier",
	"--prefer-offline",
	"--loglevel=error",
];

/**
 * @param {string[]} args
 * @param {string} folder
 */
export async function npm(args, folder) {
	const { code, output } = await stoppable(() =>
		run(process.execPath, [npmProgram(), ...args, ...quiet], {
			cwd: folder,
			// npm hands its own settings down to what it starts; a prefix among them would lead this npm to another folder.
			env: withoutPrefix({ ...process.env, npm_config_loglevel: "error" }),
		}),
	);
	if (code === 0) return;
	throw new Halt(whatNpmMeant(args[0] ?? "", output, folder));
}

/**
 * @param {string} command
 * @param {string} output
 * @param {string} folder
 */
export function whatNpmMeant(command, output, folder) {
	const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? "";
	const path = /^npm (?:error|ERR!) path (.+)$/m.exec(output)?.[1] ?? folder;
	const advice = adviceFor(code, path);
	if (advice) return advice;
	if (code === "ENOTCACHED") return adviceFor("ENOTFOUND", path) ?? "";
	return `npm ${command} failed. npm said:\n${output.trim()}`;
}

/** @param {NodeJS.ProcessEnv} env */
function withoutPrefix(env) {
	return Object.fromEntries(
		Object.entries(env).filter(
			([name]) => !/^npm_config_(local_|global_)?prefix$/i.test(name),
		),
	);
}

/** npm's own script: the npm that started us, the one beside this Node, or the one on the PATH. */
function npmProgram() {
	const beside = dirname(process.execPath);
	const places = [
		process.env.npm_execpath,
		join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
		join(beside, "node_modules/npm/bin/npm-cli.js"),
		...(process.env.PATH ?? "")
			.split(delimiter)
			.flatMap((folder) => [
				join(folder, "npm"),
				join(folder, "node_modules/npm/bin/npm-cli.js"),
			]),
	];
	for (const place of places) {
		if (!place || !existsSync(place)) continue;
		const real = realpathSync(place);
		if (real.endsWith("npm-cli.js")) return real;
	}
	throw new Halt(
		"npm was not found. Install npm (it comes with Node) or run this through `npm start`.",
	);
}
