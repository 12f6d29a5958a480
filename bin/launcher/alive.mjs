// Whether a process is there.

/** @param {number} pid */
export function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		// Somebody else's process may not be signalled, but it is there.
		return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
	}
}
