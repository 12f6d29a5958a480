// Prints the first page's HTML, for the build: a process of its own, because what the page waits for in a browser would keep a
// build from ending.
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";

const { module } = await runnerImport<{ firstPage: string }>(
	fileURLToPath(new URL("app/prerender.tsx", import.meta.url)),
	{
		configFile: false,
		root: fileURLToPath(new URL(".", import.meta.url)),
		plugins: [react(), withoutStyles()],
		logLevel: "error",
	},
);
process.stdout.write(module.firstPage, () => process.exit(0));

/** Drawing HTML needs no style sheet. */
function withoutStyles(): Plugin {
	const nothing = "\0nothing";
	return {
		name: "without-styles",
		enforce: "pre",
		resolveId: (id) => (id.endsWith(".css") ? nothing : undefined),
		load: (id) => (id === nothing ? "" : undefined),
	};
}
