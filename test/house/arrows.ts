// Whether the files of src/ keep to the rooms. Answers are sentences that name the file and the arrow, one per fault.
import { builtinModules } from "node:module";
import { type Import, importsOf } from "./imports.ts";
import { forbiddenNames, type Room, rooms, strangers } from "./rooms.ts";

/** Path from the project's root → text. */
export type Sources = ReadonlyMap<string, string>;

const importsKnown = new WeakMap<Sources, Map<string, Import[]>>();

/** By file. Several questions are asked of the same sources, and reading them takes longest. */
function importsIn(sources: Sources): Map<string, Import[]> {
	const known = importsKnown.get(sources);
	if (known) return known;
	const imports = new Map(
		[...sources].map(([file, source]) => [file, importsOf(file, source)]),
	);
	importsKnown.set(sources, imports);
	return imports;
}

export function forbiddenArrows(sources: Sources): string[] {
	return [...importsIn(sources)].flatMap(([file, imports]) => {
		const home = roomOf(file);
		if (!home) return [`${file} has no room: see test/house/rooms.ts`];
		return imports.flatMap((arrow) => faultOf(arrow, home));
	});
}

/** Arrows of the table that no file needs any more: "room → room". Only arrows to one named room are asked about. */
export function unusedArrows(sources: Sources): string[] {
	const used = new Set(
		[...importsIn(sources)].flatMap(([file, imports]) =>
			imports.map(({ target }) => `${roomOf(file)} → ${roomOf(target ?? "")}`),
		),
	);
	return Object.entries(rooms)
		.flatMap(([home, { from, typesFrom = [] }]) =>
			[...from, ...typesFrom]
				.filter((there) => !there.includes("*") && there !== "domain")
				.map((there) => `${home} → ${there}`),
		)
		.filter((arrow) => !used.has(arrow));
}

/** Files that need each other (a thread and the file that starts it speak by messages and are no circle), each circle once, beginning with the file first in the alphabet. */
export function circles(sources: Sources): string[] {
	const targets = new Map(
		[...importsIn(sources)].map(([file, imports]) => [
			file,
			imports.flatMap(({ target, started }) =>
				target && !started && sources.has(target) ? [target] : [],
			),
		]),
	);
	const done = new Set<string>();
	const found: string[] = [];
	const walk = (file: string, trail: string[]): void => {
		const at = trail.indexOf(file);
		if (at >= 0) found.push(circleText(trail.slice(at)));
		if (at >= 0 || done.has(file)) return;
		for (const target of targets.get(file) ?? [])
			walk(target, [...trail, file]);
		done.add(file);
	};
	for (const file of [...sources.keys()].sort()) walk(file, []);
	return found;
}

export function namelessFiles(paths: Iterable<string>): string[] {
	return [...paths].flatMap((path) => {
		const names = path.split("/").map((part) => part.replace(/\.tsx?$/, ""));
		const bad = names.find((name) => forbiddenNames.includes(name));
		return bad
			? [`${path}: "${bad}" says nothing about what lives there; name it`]
			: [];
	});
}

function circleText(files: string[]): string {
	const first = files.indexOf([...files].sort()[0] ?? "");
	const turned = [...files.slice(first), ...files.slice(0, first)];
	return [...turned, turned[0]].join(" → ");
}

function faultOf(arrow: Import, home: string): string[] {
	const why = arrow.target
		? fileFault(arrow, arrow.target, home)
		: packageFault(arrow.specifier, home);
	return why ? [`${arrow.file}:${arrow.line} ${why}`] : [];
}

function fileFault(
	{ file, typeOnly }: Import,
	target: string,
	home: string,
): string | undefined {
	const there = roomOf(target);
	if (!there) return `→ ${target}: nothing in src may lean on what is outside`;
	const stranger = strangerOf(file, target);
	if (stranger) return `→ ${target}: ${stranger}`;
	if (there === home) return undefined;
	const { from, typesFrom = [] } = roomNamed(home);
	if (allows(from, there)) return undefined;
	if (allows(typesFrom, there))
		return typeOnly
			? undefined
			: `→ ${target}: ${home} may import only types of ${there}`;
	return `→ ${target}: ${home} may not import ${there}`;
}

function strangerOf(file: string, target: string): string | undefined {
	for (const folder of strangers) {
		const [own, other] = [file, target].map((path) =>
			path.startsWith(`src/${folder}/`)
				? path.slice(`src/${folder}/`.length).split("/")[0]
				: undefined,
		);
		if (own && other && own !== other)
			return `${folder}/${own} may not import ${folder}/${other}`;
	}
	return undefined;
}

function packageFault(specifier: string, home: string): string | undefined {
	const { packages, node } = roomNamed(home);
	if (specifier.startsWith("#"))
		return `→ ${specifier}: files are imported by their relative paths`;
	if (isNodes(specifier))
		return node ? undefined : `→ ${specifier}: ${home} runs in a browser too`;
	const name = specifier
		.split("/")
		.slice(0, specifier.startsWith("@") ? 2 : 1)
		.join("/");
	return packages.includes("*") || packages.includes(name)
		? undefined
		: `→ ${name}: not a package of ${home}`;
}

function isNodes(specifier: string): boolean {
	return (
		specifier.startsWith("node:") ||
		builtinModules.includes(specifier.split("/")[0] ?? "")
	);
}

function allows(list: readonly string[], there: string): boolean {
	return list.some(
		(entry) =>
			entry === "*" ||
			entry === there ||
			(entry.endsWith("/*") && `${there}/`.startsWith(entry.slice(0, -1))),
	);
}

function roomNamed(name: string): Room {
	const room = rooms[name];
	if (!room) throw new Error(`no room ${name}`);
	return room;
}

/** The room of a file, or nothing where it has none. */
export function roomOf(path: string): string | undefined {
	if (!path.startsWith("src/")) return undefined;
	const inner = path.slice("src/".length);
	return Object.keys(rooms)
		.filter((room) => inner === room || inner.startsWith(`${room}/`))
		.sort((a, b) => b.length - a.length)[0];
}
