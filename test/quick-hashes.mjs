// Passwords of tests are hashed at a fraction of the cost: there are hundreds, and each would take a third of a second.
// password-hashes.test.ts holds the cost of what people run.
const HASHES = 'const OURS = "scrypt:";';
/** As the source and as the program put together from it write it. */
const COST = /const COST(?:: Cost)? = \{\s*N: 32_?768,\s*r: 8,\s*p: 3,?\s*\};/;
const QUICK = "const COST = { N: 1_024, r: 8, p: 1 };";

/** Given to Node where a test starts a program and does not ask how its passwords are hashed. */
export const hashingQuickly = `--import=${new URL("quick-program.mjs", import.meta.url).href}`;

/**
 * The source of the module at this address.
 * @param {string} source
 * @param {string} url
 */
export function withQuickHashes(source, url) {
	if (!source.includes(HASHES)) return source;
	if (!COST.test(source))
		throw new Error(`${url} names its cost in other words than this one.`);
	return source.replace(COST, QUICK);
}
