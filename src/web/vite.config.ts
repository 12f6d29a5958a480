// Builds the web app into dist/web. Nothing is inlined: the page's security policy forbids inline script, and a
// worker or a font must be a file of our own origin.
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = `http://localhost:${process.env.ATTUNE_PORT ?? "3000"}`;

export default defineConfig({
	root: fileURLToPath(new URL(".", import.meta.url)),
	plugins: [react(), tailwindcss()],
	build: {
		outDir: fileURLToPath(new URL("../../dist/web", import.meta.url)),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		target: "es2023",
	},
	worker: { format: "es" },
	server: { proxy: { "/api": server } },
});
