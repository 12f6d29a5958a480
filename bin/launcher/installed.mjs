// Whether what npm says it installed is what the lock asks for on this machine.

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * @param {Lock} lock
 * @param {Lock} there
 * @param {{ withDev?: boolean }} [wanted] whether development packages have to be there
 */
export function matches(lock, there, { withDev = true } = {}) {
	return Object.entries(lock.packages).every(([path, entry]) => {
		if (path === "") return true;
		const installed = there.packages[path];
		if (installed) return installed.version === entry.version;
		if (!withDev && (entry.dev || entry.devOptional)) return true;
		return entry.optional === true && !isBuildForThisMachine(entry);
	});
}

/**
 * Optional packages without a word on machines belong to builds for other machines, or are nobody's need.
 * @param {Entry} entry
 */
function isBuildForThisMachine({ os, cpu, libc }) {
	return (
		(os !== undefined || cpu !== undefined) &&
		allows(os, process.platform) &&
		allows(cpu, process.arch) &&
		(process.platform !== "linux" || allows(libc, libcHere()))
	);
}

/**
 * @param {string[] | undefined} list names, or names to leave out with "!" in front
 * @param {string} name
 */
function allows(list, name) {
	if (!list) return true;
	if (list.includes(`!${name}`)) return false;
	return list.includes(name) || list.every((entry) => entry.startsWith("!"));
}

function libcHere() {
	const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
		process.report.getReport()
	);
	return report.header.glibcVersionRuntime ? "glibc" : "musl";
}
