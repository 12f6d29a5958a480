// Makes the program's files in the folder it is called with: our own modules put together, packages left where they are, but for the
// few that every command reads: one of them alone is a hundred files, most of them never used.
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./root.mjs";

const TAKEN_IN = /^(?:zod|entities|stemmer)(?:\/|$)/;

/** @param {string} id */
function isPackage(id) {
	return !/^[./]|^[A-Za-z]:/.test(id);
}

await bundle(process.argv[2] ?? "");

/** @param {string} folder */
async function bundle(folder) {
	const bundled = await rolldown({
		input: { cli: join(root, "src/cli.ts"), ...threads() },
		cwd: root,
		platform: "node",
		external: (id) => isPackage(id) && !TAKEN_IN.test(id),
		plugins: [{ name: "places", transform: withPlaces }],
		logLevel: "warn",
	});
	await bundled.write({
		dir: folder,
		format: "esm",
		entryFileNames: "[name].js",
		chunkFileNames: "[name]-[hash].js",
		comments: false,
	});
	await bundled.close();
}

/** What runs in a thread begins in a file of its own, named as its source. */
function threads() {
	const paths = readdirSync(join(root, "src"), {
		recursive: true,
		encoding: "utf8",
	}).filter((path) => /-worker\.ts$/.test(path) && !path.startsWith("web"));
	return Object.fromEntries(
		paths.map((path) => [nameOf(path), join(root, "src", path)]),
	);
}

/** @param {string} path */
function nameOf(path) {
	return path.split(sep).at(-1)?.replace(/\.ts$/, "") ?? "";
}

/**
 * A module finds its files from where its source stands, and the threads it starts beside it.
 * @param {string} code
 * @param {string} id
 */
function withPlaces(code, id) {
	if (!code.includes("import.meta.url")) return null;
	const source = ["..", "..", "..", ...relative(root, id).split(sep)].join("/");
	return code
		.replace(
			/new URL\("\.\/([\w-]+-worker)\.ts", import\.meta\.url\)/g,
			'new URL("./$1.js", @HERE@)',
		)
		.replaceAll(
			"import.meta.url",
			`new URL(${JSON.stringify(source)}, @HERE@).href`,
		)
		.replaceAll("@HERE@", "import.meta.url");
}
