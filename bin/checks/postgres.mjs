// A real PostgreSQL beside the embedded one: the server given by TEST_DATABASE_URL, or one started from the programs found here
// in a folder of its own, and removed with it.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
	chownSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { run, start, stopChild } from "../launcher/children.mjs";

/** @typedef {import("./report.mjs").Result} Result */

const name = "a PostgreSQL is there";
const owner = "attune_tests";
const nothing = async () => {};

/** @returns {Promise<{ url?: string, result: Result, stop: () => Promise<void> }>} */
export async function startPostgres() {
	const given = process.env.TEST_DATABASE_URL;
	if (given) return { url: given, result: result("passed", 0), stop: nothing };
	const programs = findPostgres();
	if (!programs) {
		process.stdout.write(
			"No PostgreSQL: its tests are left out. Install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.\n",
		);
		return {
			result: result(process.env.CI ? "failed" : "skipped", 0),
			stop: nothing,
		};
	}
	const began = Date.now();
	try {
		const server = await startServer(programs);
		return { ...server, result: result("passed", began) };
	} catch (error) {
		process.stdout.write(
			`PostgreSQL from ${programs} did not start: ${/** @type {Error} */ (error).message}\n`,
		);
		return { result: result("failed", began), stop: nothing };
	}
}

/**
 * The folder with PostgreSQL's programs, the newest where there are several.
 * @returns {string | undefined}
 */
export function findPostgres() {
	const debian = "/usr/lib/postgresql";
	const versions = existsSync(debian) ? readdirSync(debian) : [];
	return [
		...versions
			.sort((a, b) => Number(b) - Number(a))
			.map((version) => join(debian, version, "bin")),
		...(process.env.PATH ?? "").split(delimiter),
	].find(
		(folder) =>
			existsSync(join(folder, "initdb")) &&
			existsSync(join(folder, "postgres")),
	);
}

/** @param {string} programs */
async function startServer(programs) {
	const folder = mkdtempSync(join(tmpdir(), "attune-postgres-"));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.on("exit", remove);
	try {
		const user = userFor(folder);
		const password = randomBytes(16).toString("hex");
		await createCluster({ programs, folder, user, password });
		const port = await freePort();
		const server = await listen({ programs, folder, user, port });
		return {
			url: `postgres://${owner}:${password}@127.0.0.1:${port}/postgres`,
			stop: async () => {
				await stopChild(server);
				remove();
			},
		};
	} catch (error) {
		remove();
		throw error;
	}
}

/**
 * PostgreSQL refuses to run as root, so root lends the folder to somebody with fewer rights.
 * @param {string} folder
 * @returns {{ uid?: number, gid?: number }}
 */
function userFor(folder) {
	if (process.getuid?.() !== 0) return {};
	const lines = readFileSync("/etc/passwd", "utf8").split("\n");
	const line = ["postgres", "nobody"]
		.map((name) => lines.find((entry) => entry.startsWith(`${name}:`)))
		.find(Boolean);
	const [uid = 65534, gid = 65534] = (line ?? "")
		.split(":")
		.slice(2, 4)
		.map(Number);
	chownSync(folder, uid, gid);
	return { uid, gid };
}

/** @param {{ programs: string, folder: string, user: { uid?: number, gid?: number }, password: string }} cluster */
async function createCluster({ programs, folder, user, password }) {
	const passwordFile = join(folder, "password");
	writeFileSync(passwordFile, password);
	if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid ?? 0);
	const { code, output } = await run(
		join(programs, "initdb"),
		[
			`--pgdata=${join(folder, "cluster")}`,
			`--username=${owner}`,
			`--pwfile=${passwordFile}`,
			"--auth=scram-sha-256",
			"--encoding=UTF8",
			"--no-locale",
			"--no-sync",
		],
		{ ...user, cwd: folder },
	);
	if (code !== 0) throw new Error(output.trim());
}

/** @param {{ programs: string, folder: string, user: { uid?: number, gid?: number }, port: number }} server */
async function listen({ programs, folder, user, port }) {
	const settings = {
		listen_addresses: "127.0.0.1",
		port: String(port),
		unix_socket_directories: folder,
		max_connections: "200",
		lc_messages: "C",
		// The cluster lives as long as the run: nothing of it has to survive a power cut.
		fsync: "off",
		full_page_writes: "off",
	};
	const child = start(
		join(programs, "postgres"),
		[
			"-D",
			join(folder, "cluster"),
			...Object.entries(settings).flatMap(([key, value]) => [
				"-c",
				`${key}=${value}`,
			]),
		],
		{
			...user,
			cwd: folder,
			stdio: ["ignore", "ignore", "pipe"],
			// An interrupt is PostgreSQL's quick, orderly end; told to terminate, it waits for its clients.
			stopSignal: "SIGINT",
		},
	);
	let log = "";
	await new Promise((resolve, reject) => {
		child.stderr?.setEncoding("utf8").on("data", (text) => {
			log = `${log}${text}`.slice(-4000);
			if (log.includes("ready to accept connections")) resolve(undefined);
		});
		child.once("error", reject);
		child.once("exit", () => reject(new Error(log.trim())));
	});
	return child;
}

async function freePort() {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = /** @type {import("node:net").AddressInfo} */ (
		server.address()
	);
	server.close();
	await once(server, "close");
	return port;
}

/**
 * @param {"passed" | "failed" | "skipped"} verdict
 * @param {number} began
 * @returns {Result}
 */
function result(verdict, began) {
	return {
		name,
		passed: 0,
		failed: 0,
		skipped: 0,
		[verdict]: 1,
		seconds: began ? (Date.now() - began) / 1000 : 0,
	};
}
