// The lists that weak passwords are found in are read once by a test process: a server forgets them after two seconds, and its tests
// choose passwords again and again, a quarter of a second each time.
const MODULE = "/src/workflows/refuse-weak-password.ts";
const KEPT = "const KEPT_MS = 2_000;";
const KEPT_LONG = "const KEPT_MS = 3_600_000;";

/**
 * The source of the module at this address; as it stands where something follows the address, as in "…?served".
 * @param {string} source
 * @param {string} url
 */
export function withKeptLists(source, url) {
	if (!url.endsWith(MODULE)) return source;
	if (!source.includes(KEPT))
		throw new Error(`${url} keeps its lists in other words than these.`);
	return source.replace(KEPT, KEPT_LONG);
}
