// npm ends without passing a signal on when it is killed itself, and a killed launcher cannot pass on anything:
// so each process started on somebody's behalf looks whether that somebody is still there.

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
	const watch = setInterval(() => {
		if (process.ppid === parent) return;
		clearInterval(watch);
		gone();
	}, 250);
	watch.unref();
}
