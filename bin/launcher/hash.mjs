// What a file holds, for where sizes and dates don't decide. Node takes a while to load its cryptography, and most starts need none.
import { createRequire } from "node:module";

export function newHash() {
	/** @type {typeof import("node:crypto")} */
	const { createHash } = createRequire(import.meta.url)("node:crypto");
	return createHash("sha256");
}
