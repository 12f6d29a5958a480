// Builds the web app into dist/web. Nothing is inlined: the page's security policy forbids inline script, and a
// worker or a font must be a file of our own origin.
import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { API_ROOT } from "../api/call.ts";
import { isCompressedLater } from "./brotli-quality.ts";
import { compressFile } from "./compress-file.ts";
import { typesettingParts } from "./typesetting-parts.ts";

const run = promisify(execFile);
const server = `http://localhost:${process.env.ATTUNE_PORT ?? "3000"}`;

/** What every page stands on. Libraries' parts that single pages use come with those pages. */
const VENDOR =
	/node_modules\/(?:react|react-dom|scheduler|@tanstack)\/(?!.*(?:useBlocker|useQueries|queriesObserver|[iI]nfiniteQuery))/;

/** Small parts that the app needs before any page is there. */
const SHELL =
	/src\/(?:api\/shell-calls|web\/(?:client|connection|withRetry|paths|product|session|session-news|ui\/(?:button|spinner)))\.tsx?$/;

export default defineConfig({
	root: fileURLToPath(new URL(".", import.meta.url)),
	plugins: [react(), tailwindcss(), firstPage(), precompress()],
	build: {
		outDir: fileURLToPath(new URL("../../dist/web", import.meta.url)),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rollupOptions: {
			input: ["index.html", "app.html"].map(inWeb),
			// One file of what every page needs compresses better than a dozen.
			output: {
				codeSplitting: {
					groups: [
						{ name: "vendor", test: VENDOR },
						// The first page fetches the app with it, and needs nothing else of the app.
						{ name: "preload-helper", test: /preload-helper/, priority: 1 },
						{ name: "shell", test: SHELL },
					],
				},
			},
		},
		target: "es2023",
	},
	worker: { format: "es", plugins: () => [typesettingParts()] },
	server: { proxy: { [API_ROOT]: server } },
});

function inWeb(name: string): string {
	return fileURLToPath(new URL(name, import.meta.url));
}

/** The first page stands in its HTML with its styles, so that it is there with the first answer. */
function firstPage(): Plugin {
	return {
		name: "first-page",
		apply: "build",
		enforce: "post",
		transformIndexHtml: {
			order: "post",
			async handler(bare, { filename, bundle }) {
				const html = withFonts(bare, bundle);
				if (!filename.endsWith("index.html")) return html;
				const { stdout } = await run(process.execPath, [
					inWeb("first-page-html.ts"),
				]);
				const page = () => stdout;
				return styled(html.replace("<!--first-page-->", page), bundle);
			},
		},
	};
}

/** The fonts of every page's first words: asked for with the page, and not when its styles have been read. */
const FIRST_FONTS =
	/^assets\/(?:inter|source-serif-4)-latin-wght-normal-.*\.woff2$/;

function withFonts(
	html: string,
	bundle: Rolldown.OutputBundle | undefined,
): string {
	const links = Object.keys(bundle ?? {})
		.filter((file) => FIRST_FONTS.test(file))
		.map(
			(file) =>
				`<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
		);
	return html.replace("</title>", `</title>${links.join("")}`);
}

/** Style sheets that block the page are written into it. A font that comes late is not drawn: nothing moves once it is read. */
function styled(
	html: string,
	bundle: Rolldown.OutputBundle | undefined,
): string {
	return html.replace(
		/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
		(link, file: string) => {
			const sheet = bundle?.[file];
			return sheet?.type === "asset"
				? `<style>${String(sheet.source).replaceAll("font-display:swap", "font-display:optional")}</style>`
				: link;
		},
	);
}

/**
 * Writes .br and .gz beside text files, once, so that the server never compresses while somebody waits. What takes longest is left to
 * bin/launcher/compress.mjs: nobody waits for that at a first start.
 */
function precompress(): Plugin {
	let outDir = "";
	return {
		name: "precompress",
		apply: "build",
		// The folder can be given on the command line too, so the settled one is asked for.
		configResolved({ root, build }) {
			outDir = resolve(root, build.outDir);
		},
		async closeBundle() {
			// A build that failed made no folder, and has its own reason to tell.
			if (!existsSync(outDir)) return;
			const names = readdirSync(outDir, { recursive: true, encoding: "utf8" });
			const now = names.filter((name) => !isCompressedLater(name));
			await Promise.all(now.map((name) => compressFile(join(outDir, name))));
		},
	};
}
