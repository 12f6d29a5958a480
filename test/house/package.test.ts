// The file `npm run package` makes: what is in it and what it needs, without the web app and without packing it.
import { execFileSync } from "node:child_process";
import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { builtinModules, stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join, normalize } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builds } from "../../bin/launcher/node-builds.mjs";
import { lockFor, manifestFor } from "../../bin/packing/manifest.mjs";
import { packedSources } from "../../bin/packing/sources.mjs";
import { stageProgram } from "../../bin/packing/stage.mjs";
import { productSources, root, textOf } from "./sources.ts";

const { files, imported } = packedSources(root);
const ours = JSON.parse(textOf("package.json"));
const manifest = manifestFor(ours, imported);
const modules = [...productSources()]
	.filter(([path]) => path.endsWith(".ts") && !path.startsWith("src/web/"))
	.map(([, code]) => code);
const lock = lockFor(JSON.parse(textOf("package-lock.json")), manifest);

const stage = mkdtempSync(join(tmpdir(), "attune package # 100% é "));
beforeAll(async () => {
	await stageProgram(stage);
	for (const path of ["bin/attune", "bin/package.json", "bin/launcher"])
		cpSync(join(root, path), join(stage, path), { recursive: true });
});
afterAll(() => rmSync(stage, { recursive: true }));

describe("the package", () => {
	// As npm would have installed them, and as they are packed.
	beforeAll(() => {
		for (const path of ["node_modules", "assets"])
			symlinkSync(join(root, path), join(stage, path), "junction");
	});

	it("runs from where npm puts it, and says what the checkout says", () => {
		const posting = join(root, "docs/examples/job.txt");
		const job = (entry: string) =>
			execFileSync(process.execPath, [entry, "job", posting, "--json"], {
				encoding: "utf8",
			});
		expect(job(join(stage, "bin/attune"))).toBe(job(join(root, "src/cli.ts")));
	});

	it("holds no source, and what the program reads from beside its own", () => {
		const below = (folder: string) =>
			readdirSync(join(stage, folder), { recursive: true, encoding: "utf8" });
		const paths = ["src", "dist"].flatMap((folder) =>
			below(folder).map((path) => join(folder, path)),
		);
		expect(paths.filter((path) => /\.tsx?$|\.test\./.test(path))).toEqual([]);
		for (const path of files) expect(paths).toContain(normalize(path));
		expect(files).toContain("src/db/migrations/meta/_journal.json");
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

	it("leaves out no package that a module asks for in whatever way", () => {
		const left = Object.keys(ours.dependencies).filter(
			(name) => !(name in manifest.dependencies),
		);
		const asksFor = (name: string) => {
			const asked = new RegExp(`\\(\\s*"${name}(?:/[^"\\n]*)?"\\s*\\)`);
			return modules.some(
				(code) => code.includes(name) && asked.test(stripTypeScriptTypes(code)),
			);
		};
		expect(left).toContain("vite");
		expect(left.filter(asksFor)).toEqual([]);
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
	it("starts the Node that was fetched for Linux, before the system's", () => {
		const found = settings
			.get("Environment")
			?.replace(/^PATH=/, "")
			.split(":");
		const fetched = Object.entries(builds)
			.filter(([machine]) => machine.startsWith("linux "))
			.map(([, { name }]) => `/srv/attune/.tools/node_modules/${name}/bin`);
		expect(found).toEqual([
			...fetched,
			...["/usr/local/bin", "/usr/bin", "/bin"],
		]);
	});
	it("may write nothing of the program, which is another user's", () => {
		expect(settings.get("ProtectSystem")).toBe("strict");
		expect([...settings.keys()]).not.toContain("ReadWritePaths");
		expect(settings.get("User")).toBe("attune");
		const guides = ["run-on-a-server", "update"].map((name) =>
			textOf(`docs/how-to/${name}.md`),
		);
		expect(guides[0]).toContain("chown -R attune-code: /srv/attune");
		for (const guide of guides) {
			expect(guide).toContain(
				"sudo -u attune-code /srv/attune/bin/attune build",
			);
			expect(guide).not.toMatch(/chown -R attune: |-u attune git/);
		}
	});
	it("nor in a container", () => {
		const image = textOf("Dockerfile");
		expect(image.match(/chown .*/g)).toEqual(["chown node:node /data"]);
		expect(image.indexOf("chown")).toBeLessThan(image.indexOf("USER node"));
	});
	it("keeps the data folder the guide names, for its user alone", () => {
		expect(settings.get("StateDirectory")).toBe("attune");
		expect(settings.get("StateDirectoryMode")).toBe("0700");
		expect(textOf("docs/how-to/run-on-a-server.md")).toContain(
			"ATTUNE_DATA=/var/lib/attune",
		);
	});
});
