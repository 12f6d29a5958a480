// The file `npm run package` makes: what is in it and what it needs, without packing it.
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { lockFor, manifestFor } from "../../bin/packing/manifest.mjs";
import { packedSources } from "../../bin/packing/sources.mjs";
import { root, textOf } from "./sources.ts";

const { files, imported } = packedSources(root);
const ours = JSON.parse(textOf("package.json"));
const manifest = manifestFor(ours, imported);
const lock = lockFor(JSON.parse(textOf("package-lock.json")), manifest);

describe("the package", () => {
	it("holds the commands as JavaScript, without tests and without the browser's sources", () => {
		const paths = files.map(({ path }) => path);
		expect(paths).toContain("src/cli.js");
		expect(paths).toContain("src/db/migrations/meta/_journal.json");
		expect(
			paths.filter((path) => /\.tsx?$|\.test\.|^src\/web\//.test(path)),
		).toEqual([]);
	});

	it("finds every file of its own that a module names", () => {
		const there = new Set(files.map(({ path }) => path));
		const missing = files.flatMap(({ path, text }) =>
			relativeImports(text)
				.map((named) => posix.join(dirname(path), named))
				.filter((named) => !there.has(named))
				.map((named) => `${path} wants ${named}`),
		);
		expect(missing).toEqual([]);
	});

	it("asks for the packages its modules name, and for no others", () => {
		const isOptional = (name: string) => name in manifest.optionalDependencies;
		const unnamed = [...imported].filter(
			(name) =>
				!(name in manifest.dependencies) &&
				!isOptional(name) &&
				!builtinModules.includes(name.replace(/^node:/, "")),
		);
		expect(unnamed).toEqual([]);
		expect(Object.keys(manifest.dependencies)).not.toContain("vite");
		expect(manifest).not.toHaveProperty("private");
		expect(manifest).not.toHaveProperty("devDependencies");
	});

	it("holds what it needs to the versions of our lock", () => {
		const entries = Object.keys(lock.packages);
		for (const name of Object.keys(manifest.dependencies))
			expect(entries).toContain(`node_modules/${name}`);
		expect(entries).not.toContain("node_modules/vitest");
	});
});

describe("the unit for systemd", () => {
	const unit = readFileSync(join(root, "deploy/attune.service"), "utf8");
	const settings = new Map(
		[...unit.matchAll(/^([A-Za-z]+)=(.*)$/gm)].map(
			([, key = "", value = ""]) => [key, value],
		),
	);
	it("starts the program of the tree in the folder the guide names", () => {
		expect(settings.get("ExecStart")).toBe("/srv/attune/bin/attune serve");
		expect(settings.get("WorkingDirectory")).toBe("/srv/attune");
		expect(settings.get("EnvironmentFile")).toBe("/etc/attune.env");
		const guide = textOf("docs/how-to/run-on-a-server.md");
		for (const path of [
			"/srv/attune/deploy/attune.service",
			"/etc/attune.env",
			"/srv/attune/bin/attune",
		])
			expect(guide).toContain(path);
	});
	it("keeps the data folder the guide names, for its user alone", () => {
		expect(settings.get("StateDirectory")).toBe("attune");
		expect(settings.get("StateDirectoryMode")).toBe("0700");
		expect(textOf("docs/how-to/run-on-a-server.md")).toContain(
			"ATTUNE_DATA=/var/lib/attune",
		);
	});
});

function relativeImports(text: string | Uint8Array): string[] {
	if (typeof text !== "string") return [];
	const named = text.matchAll(
		/(?:from|import\(|new URL\()\s*"(\.{1,2}\/[^"]+\.js)"/g,
	);
	return [...named].map(([, path = ""]) => path);
}
