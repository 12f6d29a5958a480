// PgBouncer for its tests: the one that is installed, or Debian's package unpacked beside the other tools. Nothing is installed on
// the machine and nobody has to be root; apt compares what it fetches with the signed list of packages.
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../launcher/children.mjs";
import { root } from "../launcher/root.mjs";
import { say } from "../launcher/say.mjs";

const tools = join(root, ".tools");
const unpacked = join(tools, "pgbouncer");
const starter = "start";

/** @returns {Promise<string | undefined>} the program; undefined where it is not to be had */
export async function findPgBouncer() {
	const own = join(unpacked, starter);
	const folders = ["/usr/sbin", ...(process.env.PATH ?? "").split(delimiter)];
	const found = [
		...folders.map((folder) => join(folder, "pgbouncer")),
		own,
	].find((place) => existsSync(place));
	if (found || !existsSync("/usr/bin/apt-get")) return found;
	say("unpacking pgbouncer for the tests");
	if (await unpack()) return own;
	say(
		"PgBouncer could not be fetched: its tests are left out (Debian: apt-get install pgbouncer)",
	);
	return undefined;
}

/** The package and the libraries that are not here yet, in a folder of their own. */
async function unpack() {
	mkdirSync(tools, { recursive: true });
	const folder = mkdtempSync(join(tools, "pgbouncer-"));
	try {
		if (!(await fetchInto(folder))) return false;
		const archives = readdirSync(folder).filter((name) =>
			/^(pgbouncer|lib)\S*\.deb$/.test(name),
		);
		for (const name of archives) {
			const { code } = await run("dpkg", ["-x", join(folder, name), folder]);
			if (code !== 0) return false;
		}
		writeFileSync(join(folder, starter), script(folder), { mode: 0o755 });
		rmSync(unpacked, { recursive: true, force: true });
		renameSync(folder, unpacked);
		return true;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @param {string} folder */
async function fetchInto(folder) {
	mkdirSync(join(folder, "partial"));
	const fetch = () =>
		aptGet([
			...["install", "-y", "--download-only", "--no-install-recommends"],
			...["-o", "Debug::NoLocking=1"],
			...["-o", `Dir::Cache::archives=${folder}`, "pgbouncer"],
		]);
	if (await fetch()) return true;
	// A machine that is new has no list of packages yet.
	return process.getuid?.() === 0 && (await aptGet(["update"])) && fetch();
}

/** @param {string[]} args */
async function aptGet(args) {
	const { code } = await run("apt-get", [
		...["-qq", "-o", "DPkg::Lock::Timeout=120"],
		...args,
	]);
	return code === 0;
}

/** @param {string} folder */
function script(folder) {
	const libraries = existsSync(join(folder, "usr/lib"))
		? readdirSync(join(folder, "usr/lib")).map((name) =>
				join(unpacked, "usr/lib", name),
			)
		: [];
	return `#!/bin/sh
LD_LIBRARY_PATH='${libraries.join(":")}' exec '${join(unpacked, "usr/sbin/pgbouncer")}' "$@"
`;
}
