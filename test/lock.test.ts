// The lock file must install on every machine, from whatever registry that machine uses, without running anything of a package's.
import { describe, expect, it } from "vitest";
import { projectFiles, textOf } from "./house/sources.ts";

type Entry = {
	version?: string;
	resolved?: string;
	dev?: boolean;
	/** Wanted by a development package, and offered by one of the product's: npm would bring it to every server. */
	devOptional?: boolean;
	peerDependencies?: Record<string, string>;
	peerDependenciesMeta?: Record<string, { optional?: boolean }>;
	hasInstallScript?: boolean;
	optionalDependencies?: Record<string, string>;
};

const lock: { packages: Record<string, Entry> } = JSON.parse(
	textOf("package-lock.json"),
);
const entries = Object.entries(lock.packages).filter(([path]) => path !== "");

describe("the lock file", () => {
	it("holds every platform's build, so that npm ci works on machines other than the one that wrote it", () => {
		const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
			Object.keys(entry.optionalDependencies ?? {})
				.filter((name) => !isReachable(path, name))
				.map((name) => `${path} wants ${name}`),
		);
		expect(missing).toEqual([]);
	});

	it("holds what packages need beside them, which npm is told not to look after", () => {
		const missing = entries.flatMap(([path, entry]) =>
			Object.keys(entry.peerDependencies ?? {})
				.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional)
				.filter((name) => !isReachable(path, name, { forDev: entry.dev }))
				.map((name) => `${path} needs ${name}`),
		);
		expect(missing).toEqual([]);
	});

	it("brings no package of development to a server", () => {
		const offered = entries.filter(([, { devOptional }]) => devOptional);
		expect(offered.map(([path]) => path)).toEqual([]);
	});

	it("names no address to fetch from", () => {
		expect(entries.filter(([, entry]) => entry.resolved)).toEqual([]);
	});

	it("holds no package of the product that wants to run a script when installed", () => {
		const eager = entries.filter(
			([, entry]) => entry.hasInstallScript && !entry.dev,
		);
		expect(eager.map(([path]) => path)).toEqual([]);
	});

	it("runs no package's script on any machine", () => {
		expect(textOf(".npmrc")).toMatch(/^ignore-scripts=true$/m);
	});

	it("pins what package.json names to one version each", () => {
		const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
			textOf("package.json"),
		);
		const ranges = Object.entries({
			...dependencies,
			...devDependencies,
			...optionalDependencies,
		}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)));
		expect(ranges).toEqual([]);
	});
});

describe("the project's files", () => {
	it("name no package registry", () => {
		const host = /\bregistry\.[a-z0-9-]+\.(org|com)\b|\bnpm\.pkg\.[a-z.]+/;
		const naming = projectFiles().filter(
			(path) => !isBinary(path) && host.test(textOf(path)),
		);
		expect(naming).toEqual([]);
	});
});

/** A dependency lies beside the one that wants it, below it, or in any folder further up. */
function isReachable(
	path: string,
	name: string,
	{ forDev = true }: { forDev?: boolean | undefined } = {},
): boolean {
	const folders = path.split("/node_modules/");
	return folders.some((_, at) => {
		const above = folders.slice(0, folders.length - at).join("/node_modules/");
		return [`${above}/node_modules/${name}`, `node_modules/${name}`].some(
			(place) => {
				const found = lock.packages[place.replace(/^\//, "")];
				return found !== undefined && (forDev || !found.dev);
			},
		);
	});
}

function isBinary(path: string): boolean {
	return /\.(png|jpg|pdf|docx|zip|ttf|otf|woff2?|ico)$/.test(path);
}
