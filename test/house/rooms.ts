// The rooms of src/ and the arrows between them, as facts. Adding an arrow means adding it here, in a commit that says why.

export type Room = {
	/** Rooms it may import besides itself; "domain/*" is the domain with all its folders, "*" everything. */
	from: readonly string[];
	/** Rooms of which it may import types only. */
	typesFrom?: readonly string[];
	/** Packages it may import, by their names in package.json; "*" for all. */
	packages: readonly string[];
	/** Whether it may use what Node brings. */
	node: boolean;
};

/** The key is a path below src/. The longest key that fits is the room of a file; what fits none has no room and fails. */
export const rooms: Readonly<Record<string, Room>> = {
	// entities: pasted postings and resume files hold any of HTML's 2,125 named characters; it needs neither Node nor a page.
	domain: { from: [], packages: ["zod", "stemmer", "entities"], node: false },
	"domain/language": inside("domain", []),
	"domain/profile": inside("domain", ["language"]),
	"domain/mapping": inside("domain", ["profile"]),
	"domain/job": inside("domain", ["language"]),
	"domain/resume-reading": inside("domain", ["language", "profile", "mapping"]),
	"domain/meaning": inside("domain", ["language", "job"]),
	// What a line says, clause by clause, and who did it: matching takes no deed of others for the person's, and proofs stand on it.
	"domain/clauses": inside("domain", ["language", "profile", "job"]),
	"domain/match": inside("domain", [
		"clauses",
		"language",
		"profile",
		"job",
		"meaning",
	]),
	// Proofs know facts and words, and nothing of documents: what writes, checks and asks stands on them.
	"domain/proof": inside("domain", [
		"clauses",
		"language",
		"profile",
		"job",
		"match",
	]),
	"domain/tailoring": inside("domain", [
		"language",
		"profile",
		"mapping",
		"job",
		"match",
		"clauses",
		"proof",
	]),
	"domain/analysis": inside("domain", [
		"language",
		"profile",
		"job",
		"clauses",
		"match",
	]),
	// What contradicts itself is found with the proofs' reading of figures, limits and years.
	"domain/contradictions": inside("domain", [
		"language",
		"profile",
		"job",
		"match",
		"clauses",
		"proof",
	]),
	"domain/account": inside("domain", []),
	"domain/operations": inside("domain", []),
	"domain/brief": inside("domain", [
		"clauses",
		"proof",
		"language",
		"profile",
		"mapping",
		"job",
		"match",
		"tailoring",
		"analysis",
		"resume-reading",
	]),
	// The steps that run in threads: they call what the other folders know, and nobody below knows them.
	"domain/steps": inside("domain", [
		"contradictions",
		"proof",
		"profile",
		"job",
		"match",
		"tailoring",
		"analysis",
		"brief",
		"resume-reading",
	]),
	// typst: the types of its WebAssembly build alone; who draws brings the build.
	documents: {
		from: ["domain/*"],
		packages: [
			"zod",
			"fflate",
			"@myriaddreamin/typst-ts-renderer",
			"@myriaddreamin/typst-ts-web-compiler",
		],
		node: false,
	},
	api: {
		from: ["domain/*"],
		packages: ["zod"],
		node: false,
	},
	world: {
		from: ["domain/*"],
		typesFrom: ["documents"],
		packages: [],
		node: false,
	},
	// Worker threads and whose turn it is in them: what computes, reads files and sets pages runs there.
	threads: {
		from: ["domain"],
		typesFrom: ["world"],
		packages: [],
		node: true,
	},
	db: {
		from: ["domain/*"],
		packages: ["drizzle-orm", "pg", "@electric-sql/pglite", "zod"],
		node: true,
	},
	workflows: {
		from: ["domain/*", "documents", "db", "world"],
		// fflate: a person's archive is packed while its files are loaded and drawn, which only a workflow can do.
		// zxcvbn-ts: which passwords are refused is one rule for the pages and the command line, and its lists are no domain's.
		packages: [
			"zod",
			"fflate",
			"@zxcvbn-ts/core",
			"@zxcvbn-ts/language-common",
			"@zxcvbn-ts/language-en",
			// simplewebauthn: whether a passkey's answer holds is one rule, and it asks nothing of outside.
			"@simplewebauthn/server",
		],
		node: true,
	},
	// s3-lite-client: signs requests and sends large objects in parts; the maker's own SDK weighs twenty times as much.
	"adapters/backups": adapter([
		"age-encryption",
		"@bradenmacdonald/s3-lite-client",
	]),
	"adapters/computing": adapter([], ["documents", "threads"]),
	"adapters/ai": adapter([
		"ai",
		"@ai-sdk/openai",
		"@ai-sdk/anthropic",
		"@ai-sdk/google",
		"@ai-sdk/openai-compatible",
		"@pydantic/genai-prices",
	]),
	"adapters/importer": adapter(
		["unpdf", "fflate", "papaparse", "fast-xml-parser"],
		["threads"],
	),
	"adapters/identity": adapter(["openid-client"]),
	"adapters/mail": adapter(["nodemailer"]),
	"adapters/typesetter": adapter(
		[
			"@myriaddreamin/typst-ts-renderer",
			"@myriaddreamin/typst-ts-web-compiler",
			"@fontsource-variable/inter",
			"@fontsource-variable/source-serif-4",
		],
		["documents", "threads"],
	),
	http: {
		from: ["api", "domain/*", "db", "workflows", "world"],
		packages: [
			"hono",
			"@hono/node-server",
			"@hono/zod-openapi",
			"better-auth",
			"zod",
			"pino",
			"prom-client",
		],
		node: true,
	},
	jobs: {
		from: ["domain/*", "db", "workflows", "world"],
		packages: ["pino"],
		node: true,
	},
	web: {
		from: ["web/ui", "web/product.ts", "api", "domain/*", "documents"],
		packages: ["*"],
		node: false,
	},
	"web/ui": { from: ["web/product.ts"], packages: ["*"], node: false },
	"web/product.ts": { from: [], packages: [], node: false },
	"web/typesetting-parts.ts": { from: [], packages: ["*"], node: true },
	"web/brotli-quality.ts": { from: [], packages: [], node: false },
	"web/compress-file.ts": {
		from: ["web/brotli-quality.ts"],
		packages: [],
		node: true,
	},
	"web/vite.config.ts": {
		// api: in development, calls are passed on to the server by the root of their addresses.
		from: [
			"web/brotli-quality.ts",
			"web/compress-file.ts",
			"web/typesetting-parts.ts",
			"api",
		],
		packages: ["*"],
		node: true,
	},
	"web/first-page-html.ts": { from: [], packages: ["*"], node: true },
	"environment.ts": { from: ["domain/*"], packages: ["zod"], node: true },
	"greeting.ts": {
		from: ["environment.ts", "desktop.ts"],
		packages: [],
		node: true,
	},
	"desktop.ts": { from: [], packages: [], node: true },
	"backup-place.ts": {
		from: ["adapters/backups", "world", "environment.ts"],
		packages: [],
		node: true,
	},
	"secret.ts": { from: ["domain"], packages: [], node: true },
	"words.ts": { from: ["domain/*"], packages: [], node: true },
	cli: { from: ["*"], packages: ["*"], node: true },
	"main.ts": { from: ["*"], packages: ["*"], node: true },
	"background.ts": {
		from: ["jobs", "backup-place.ts"],
		typesFrom: ["db", "environment.ts", "workflows", "world"],
		packages: ["pino"],
		node: true,
	},
	"build-world.ts": {
		from: ["adapters/*", "api", "environment.ts", "words.ts", "threads"],
		typesFrom: ["http", "world"],
		packages: ["pino"],
		node: true,
	},
	"cli.ts": { from: ["*"], packages: ["*"], node: true },
};

/** Folders whose neighbours are strangers: what one page, or one twin of the outside, needs from another has no place yet. */
export const strangers: readonly string[] = ["web/pages", "adapters"];

/** Names that say nothing: a thing called so has no name yet. */
export const forbiddenNames: readonly string[] = [
	"utils",
	"util",
	"helpers",
	"helper",
	"services",
	"service",
	"common",
	"shared",
	"types",
	"index",
];

/** A folder of the domain: the few words at the domain's root, and the folders named. */
function inside(parent: string, folders: readonly string[]): Room {
	return {
		from: [parent, ...folders.map((folder) => `${parent}/${folder}`)],
		packages: ["zod", "stemmer"],
		node: false,
	};
}

/** An adapter, and the rooms it needs besides what all know. */
function adapter(
	packages: readonly string[],
	rooms: readonly string[] = [],
): Room {
	return { from: ["domain/*", "world", ...rooms], packages, node: true };
}
