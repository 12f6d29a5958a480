// Passwords of tests are hashed at a fraction of the cost: there are hundreds, and each would take a third of a second. Programs that
// tests start hash as people's do, and password-hashes.test.ts holds the cost.
const COST = "const COST: Cost = { N: 32_768, r: 8, p: 3 };";
const QUICK = "const COST: Cost = { N: 1_024, r: 8, p: 1 };";

/** The source of the module at this address. */
export function withQuickHashes(source: string, url: string): string {
	if (!url.endsWith("/src/http/password-hashes.ts")) return source;
	if (!source.includes(COST))
		throw new Error(`${url} names its cost in other words than this one.`);
	return source.replace(COST, QUICK);
}
