// What a server of one's own has around it, on this machine: where the project is cloned from, a mail server, free ports.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";

export async function freePort(): Promise<string> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	return String(port);
}

export type Origin = {
	address: string;
	/** Another version of the project, for whoever pulls. */
	publish(): void;
	close(): void;
};

/** What is committed here, given to whoever clones it. */
export async function serveProject(): Promise<Origin> {
	const folder = mkdtempSync(join(tmpdir(), "attune-origin-"));
	const [bare, work] = [join(folder, "attune.git"), join(folder, "work")];
	const git = (...args: string[]) =>
		execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
	git("clone", "--quiet", "--bare", process.cwd(), bare);
	git("-C", bare, "update-ref", "refs/heads/main", "HEAD");
	git("-C", bare, "symbolic-ref", "HEAD", "refs/heads/main");
	const port = await freePort();
	const daemon = spawn(
		join(git("--exec-path").trim(), "git-daemon"),
		[
			...["--listen=127.0.0.1", `--port=${port}`, "--export-all"],
			...["--reuseaddr", `--base-path=${folder}`],
		],
		{ stdio: "ignore" },
	);
	return {
		address: `git://127.0.0.1:${port}/attune.git`,
		publish() {
			git("clone", "--quiet", bare, work);
			const author = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
			const message = ["--allow-empty", "-qm", "A new version"];
			git("-C", work, ...author, "commit", ...message);
			git("-C", work, "push", "--quiet");
		},
		close() {
			daemon.kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Takes every mail of whoever signs in. */
export async function serveMail(): Promise<{ port: string; close(): void }> {
	const server = new SMTPServer({
		disabledCommands: ["STARTTLS"],
		allowInsecureAuth: true,
		onAuth: ({ username }, _session, done) => done(null, { user: username }),
		onData(stream, _session, done) {
			stream.resume();
			stream.on("end", () => done());
		},
	});
	const listening = server.listen(0, "127.0.0.1");
	await once(listening, "listening");
	const { port } = listening.address() as AddressInfo;
	return { port: String(port), close: () => server.close(() => undefined) };
}
