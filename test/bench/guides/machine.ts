// A Debian of its own in a container of systemd's: its own processes, users, services and disk, on this machine's network. Nothing
// is in it but what its packages bring.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const RELEASE = "trixie";
/** What the guides take for granted on a server. */
const PACKAGES =
	"systemd,systemd-sysv,dbus,cron,sudo,ca-certificates,git,procps,openssl,curl,nodejs,npm,postgresql,nginx-light";
const CACHE = join(import.meta.dirname, "../../../.cache/machine");
const NAME = "server";
const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const TRUSTED = "/etc/ssl/certs/ca-certificates.crt";
const BOOTED_AFTER_MS = 180_000;

export type Ran = { code: number; output: string };
export type Machine = {
	/** As root, by a shell with next to nothing in its environment; both streams in one. */
	run(command: string, input?: string): Promise<Ran>;
	write(path: string, content: string | Buffer): void;
	stop(): Promise<void>;
};

export async function bootMachine(): Promise<Machine> {
	const root = mkdtempSync(join(tmpdir(), "attune-machine-"));
	execFileSync("tar", ["-xf", rootArchive(), "-C", root]);
	// What stands between this machine and npm's registry stands there too.
	copyFileSync(TRUSTED, join(root, TRUSTED));
	writeFileSync(join(root, "etc/hostname"), NAME);
	writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${NAME}\n`);
	const container = spawn(
		"systemd-nspawn",
		[
			...["--directory", root, "--boot", "--register=no", "--keep-unit"],
			...["--console=pipe", "--resolv-conf=copy-host", "--quiet"],
		],
		{ stdio: "ignore" },
	);
	const first = await firstProcess(container);
	const run = (command: string, input = "") => runIn(first, command, input);
	const stop = async () => {
		await run("systemctl poweroff --force");
		await once(container, "exit");
		rmSync(root, { recursive: true, force: true });
	};
	await settled(run).catch(async (error) => {
		await stop();
		throw error;
	});
	const write: Machine["write"] = (path, content) =>
		writeFileSync(join(root, path), content);
	return { run, write, stop };
}

/** Made once; later machines begin with a copy of it. */
function rootArchive(): string {
	const archive = join(CACHE, `${RELEASE}.tar`);
	if (existsSync(archive)) return archive;
	mkdirSync(CACHE, { recursive: true });
	const part = `${archive}.part.tar`;
	execFileSync(
		"mmdebstrap",
		[
			...["--variant=minbase", "--mode=root", `--include=${PACKAGES}`],
			...["--dpkgopt=force-unsafe-io", "--quiet", RELEASE, part],
		],
		{ stdio: "inherit" },
	);
	renameSync(part, archive);
	return archive;
}

/** The init of the container, as this machine numbers it. */
async function firstProcess({ pid }: ChildProcess): Promise<string> {
	const until = Date.now() + BOOTED_AFTER_MS;
	while (Date.now() < until) {
		const file = `/proc/${pid}/task/${pid}/children`;
		const children = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
		if (children) return children.split(" ")[0] ?? "";
		await wait(100);
	}
	throw new Error("systemd-nspawn started nothing.");
}

async function settled(run: Machine["run"]): Promise<void> {
	const until = Date.now() + BOOTED_AFTER_MS;
	while (Date.now() < until) {
		const { output } = await run("systemctl is-system-running");
		if (/running|degraded/.test(output)) return;
		await wait(500);
	}
	const { output } = await run("systemctl");
	throw new Error(`The machine did not start: ${output}`);
}

async function runIn(
	first: string,
	command: string,
	input: string,
): Promise<Ran> {
	const clean = `env -i PATH=${PATH} HOME=/root bash -c`.split(" ");
	const child = spawn("nsenter", [
		...["--target", first, "--all", ...clean, `exec 2>&1; ${command}`],
	]);
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		output += text;
	});
	child.stdin.on("error", () => undefined); // of a command that reads nothing
	child.stdin.end(input);
	const [code] = await once(child, "close");
	return { code: code ?? 1, output };
}
