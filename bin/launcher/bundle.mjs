// Makes the program's files in the folder it is called with: our own modules and the packages they use, put together. A server would
// read a thousand files of packages otherwise, most of them for a few lines, and finding them takes longer than all the rest of a start.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { inLatin, withSignsPutIn } from "./latin.mjs";
import { withLettersAtHand } from "./letters.mjs";
import { root } from "./root.mjs";

/** Packages that find files of their own, are few files already, or are read when somebody asks a model or chooses a password. */
const LEFT =
	/^(?:node:|@electric-sql\/|@myriaddreamin\/|@ai-sdk\/|@zxcvbn-ts\/|(?:ai|pdfjs-dist|pg|pg-native|pino)(?:\/|$))/;

const PDFJS = "unpdf/pdfjs";
const PDFJS_FILE = "pdfjs.mjs";

const [, , folder = "", ...entries] = process.argv;
await bundle(folder, entries);

/**
 * @param {string} folder
 * @param {string[]} entries paths from the root; the product where none is named
 */
async function bundle(folder, entries) {
	const named = entries.map((path) => [nameOf(path), join(root, path)]);
	const product = { cli: join(root, "src/cli.ts"), ...threads() };
	const bundled = await rolldown({
		input: named.length > 0 ? Object.fromEntries(named) : product,
		cwd: root,
		platform: "node",
		external: LEFT,
		plugins: [
			{ name: "places", transform: withPlaces },
			{ name: "english", load: withEnglishAlone },
			{ name: "letters", transform: (code, id) => withLettersAtHand(code, id) },
			{ name: "pdfjs", resolveId: asFileOfItsOwn },
			{
				name: "latin",
				transform: (code, id) => withSignsPutIn(code, id),
				generateBundle: (_, files) => writeInLatin(files),
			},
		],
		logLevel: "warn",
	});
	await bundled.write({
		dir: folder,
		format: "esm",
		entryFileNames: "[name].js",
		chunkFileNames: "[name]-[hash].js",
		// Licenses stay with what they are for.
		comments: { legal: true, annotation: false, jsdoc: false },
	});
	await bundled.close();
	const pdfjs = fileURLToPath(import.meta.resolve(PDFJS));
	writeFileSync(join(folder, PDFJS_FILE), inLatin(readFileSync(pdfjs, "utf8")));
}

/** @param {import("rolldown").OutputBundle} files */
function writeInLatin(files) {
	for (const file of Object.values(files))
		if (file.type === "chunk") file.code = inLatin(file.code);
}

/**
 * A package's one large file, kept as small as it comes.
 * @param {string} source
 */
function asFileOfItsOwn(source) {
	return source === PDFJS
		? { id: `./${PDFJS_FILE}`, external: /** @type {const} */ ("relative") }
		: null;
}

/**
 * The words of Zod in fifty languages, of which we use none but the usual: a fifth of what the server loads.
 * @param {string} id
 */
function withEnglishAlone(id) {
	return /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/.test(id)
		? 'export { default as en } from "./en.js";'
		: null;
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
