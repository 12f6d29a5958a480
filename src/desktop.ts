// Opening a page in the browser of whoever sits at this machine, once they press Enter. A link typed off a terminal by hand is where a
// first hour would begin otherwise.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";

type Variables = Record<string, string | undefined>;
type Opener = { program: string; args: string[] };

/** What opens a page on this desktop; null where nobody would see it. */
export function openerOn(
	platform: NodeJS.Platform,
	variables: Variables,
): Opener | null {
	if (variables.SSH_CONNECTION) return null;
	if (platform === "darwin") return { program: "open", args: [] };
	// Not by a shell, to which signs of an address mean something.
	if (platform === "win32")
		return { program: "rundll32", args: ["url.dll,FileProtocolHandler"] };
	const isDesktop = variables.DISPLAY || variables.WAYLAND_DISPLAY;
	return isDesktop ? { program: "xdg-open", args: [] } : null;
}

/** Null also where the terminal's keys go to another program: the system stops whoever reads them all the same. */
export function openerHere(): Opener | null {
	const isAsked = process.stdin.isTTY && process.stdout.isTTY;
	return isAsked && isInFront()
		? openerOn(process.platform, process.env)
		: null;
}

export function openOnEnter(url: string, { program, args }: Opener): void {
	const { stdin } = process;
	const open = () => {
		leave();
		const browser = spawn(program, [...args, url], {
			detached: true,
			stdio: "ignore",
		});
		browser.once("error", () =>
			console.log("No browser could be opened here. Copy the link above."),
		);
		browser.unref();
	};
	const leave = () => {
		stdin.off("data", open);
		process.off("SIGCONT", leave);
		stdin.pause();
	};
	stdin.once("data", open);
	// Put behind by Ctrl-Z, this program has no right to the keys any longer.
	process.once("SIGCONT", leave);
	// A server that was told to stop waits for nobody's key.
	stdin.unref();
}

function isInFront(): boolean {
	try {
		const [own, front] = groups();
		return own === front;
	} catch {
		return false; // not told: better not asked for than stopped
	}
}

/** The group this process is in, and the one that the terminal's keys go to. */
function groups(): [own?: string, front?: string] {
	if (process.platform === "win32") return [];
	if (process.platform !== "linux") {
		const asked = ["-o", "pgid=,tpgid=", "-p", String(process.pid)];
		const [own, front] = execFileSync("ps", asked, { encoding: "utf8" })
			.trim()
			.split(/\s+/);
		return [own, front];
	}
	// The name in the middle may hold spaces and brackets; what follows it does not.
	const fields = readFileSync("/proc/self/stat", "utf8").split(") ").pop();
	const [, , own, , , front] = fields?.split(" ") ?? [];
	return [own, front];
}
