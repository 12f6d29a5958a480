// Passwords of tests are hashed at a fraction of the cost: there are hundreds, and each would take a third of a second. Programs that
// tests start hash as people's do, and password-hashes.test.ts holds the cost.
import type { Plugin } from "vite";

const COST = "const COST: Cost = { N: 32_768, r: 8, p: 3 };";
const QUICK = "const COST: Cost = { N: 1_024, r: 8, p: 1 };";

export function quickHashes(): Plugin {
	return {
		name: "quick-hashes",
		enforce: "pre",
		transform(code, id) {
			if (!id.endsWith("/src/http/password-hashes.ts")) return null;
			if (!code.includes(COST))
				throw new Error(`${id} names its cost in other words than this one.`);
			return { code: code.replace(COST, QUICK), map: null };
		},
	};
}
