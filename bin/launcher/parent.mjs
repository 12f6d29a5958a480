// npm ends without passing a signal on when it is killed itself, and a killed launcher cannot pass on anything:
// so each process started on somebody's behalf looks whether that somebody is still there.
import { readFileSync } from "node:fs";

const launcherVariable = "ATTUNE_LAUNCHER_PID";

/** The environment that tells a process it was started by this launcher. */
export function asChildOfLauncher() {
	return { [launcherVariable]: String(process.pid) };
}

/**
 * Calls `gone` once the npm or the launcher that started this process has ended. Started by hand, a process has nobody to watch:
 * a server sent to the background may outlive its shell.
 * @param {() => void} gone
 */
export function watchParent(gone) {
	const launcher = Number(process.env[launcherVariable]);
	delete process.env[launcherVariable];
	if (!launcher && !process.env.npm_lifecycle_event) return;
	const parent = launcher || process.ppid;
	// Between npm and its script stands a shell that outlives npm, so npm is the parent's parent.
	const npm = launcher ? undefined : parentOf(parent);
	const watch = setInterval(() => {
		if (process.ppid === parent && (!npm || parentOf(parent) === npm)) return;
		clearInterval(watch);
		gone();
	}, 250);
	watch.unref();
}

/**
 * Told by Linux alone; elsewhere the shell becomes the script and npm is the parent itself.
 * @param {number} pid
 * @returns {number | undefined}
 */
function parentOf(pid) {
	try {
		// The name in the middle may hold spaces and brackets; what follows it does not.
		const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop();
		return Number(fields?.split(" ")[1]);
	} catch {
		return undefined;
	}
}
