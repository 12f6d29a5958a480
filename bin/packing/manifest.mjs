// What the package says of itself: what it needs to run, and which versions, down to the last package.

/**
 * @typedef {Record<string, string>} Versions
 * @typedef {{ dependencies: Versions, optionalDependencies: Versions, [key: string]: unknown }} Manifest
 * @typedef {{ dependencies?: Versions, optionalDependencies?: Versions, peerDependencies?: Versions,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Entry
 * @typedef {{ packages: Record<string, Entry>, [key: string]: unknown }} Lock
 */

/** What only a checkout has. */
const left = ["private", "scripts", "devDependencies", "imports"];

/**
 * @param {Manifest} ours
 * @param {Set<string>} imported
 * @returns {Manifest}
 */
export function manifestFor(ours, imported) {
	const { dependencies, ...rest } = ours;
	const kept = Object.entries(rest).filter(([key]) => !left.includes(key));
	return {
		...Object.fromEntries(kept),
		optionalDependencies: ours.optionalDependencies,
		dependencies: Object.fromEntries(
			Object.entries(dependencies).filter(([name]) => imported.has(name)),
		),
	};
}

/**
 * The part of our lock that these dependencies reach.
 * @param {Lock} ours
 * @param {Manifest} manifest
 * @returns {Lock}
 */
export function lockFor(ours, manifest) {
	const { name, version, dependencies, optionalDependencies } = manifest;
	const head = { name, version, dependencies, optionalDependencies };
	/** @type {Lock["packages"]} */
	const packages = { "": head };
	const waiting = [""];
	for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
		for (const wanted of wantedBy(packages[path] ?? {})) {
			const found = placeOf(ours, path, wanted);
			const entry = found && ours.packages[found];
			if (!found || !entry || packages[found]) continue;
			packages[found] = entry;
			waiting.push(found);
		}
	return { ...ours, packages };
}

/** @param {Entry} entry */
function wantedBy({ peerDependencies, peerDependenciesMeta, ...entry }) {
	const peers = Object.keys(peerDependencies ?? {}).filter(
		(name) => !peerDependenciesMeta?.[name]?.optional,
	);
	const own = { ...entry.dependencies, ...entry.optionalDependencies };
	return [...Object.keys(own), ...peers];
}

/**
 * Where Node finds a package from there: the nearest folder of packages on the way up.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | undefined}
 */
function placeOf(lock, from, name) {
	for (let folder = from; ; ) {
		const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
		if (lock.packages[path]) return path;
		if (folder === "") return undefined;
		const above = folder.lastIndexOf("/node_modules/");
		folder = above === -1 ? "" : folder.slice(0, above);
	}
}
