// The word lists an operator installed: a file a list in the data folder's "words", in the lexicon's own format. Read again when
// they change, so that a running server needs no restart. What a list means for reading is the lexicon's.
import {
	mkdir,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import {
	type LexiconEntry,
	parseLexicon,
	writeLexicon,
} from "./domain/job/lexicon/entry.ts";
import { installWords } from "./domain/job/lexicon/lexicon.ts";
import { Refusal } from "./domain/refusal.ts";

/** All lists in one: `version` changes with any of them. */
export type InstalledWords = { version: string; text: string };

export type Words = {
	/** Puts what the folder holds now in force for this process; what it is, or null where it holds no list. */
	install(): Promise<InstalledWords | null>;
};

export function createWords(dataFolder: string): Words {
	let seen: string | null = null;
	let inForce: InstalledWords | null = null;
	return {
		async install() {
			const state = await stateOf(dataFolder);
			if (state === seen) return inForce;
			inForce = await readAll(dataFolder);
			installWords(inForce ? parseLexicon(inForce.text) : []);
			seen = state;
			return inForce;
		},
	};
}

export type ListSummary = { name: string; terms: number; forms: number };

/** The lists in the order in which an earlier one wins: by name. */
export async function listWords(dataFolder: string): Promise<ListSummary[]> {
	return Promise.all(
		(await namesIn(dataFolder)).map(async (name) => {
			const entries = parseLexicon(
				await readFile(fileOf(dataFolder, name), "utf8"),
			);
			return {
				name,
				terms: entries.length,
				forms: entries.reduce((sum, { forms }) => sum + forms.length, 0),
			};
		}),
	);
}

/** Takes the place of a list of the same name. A list is there whole or not at all. */
export async function saveWords(
	dataFolder: string,
	name: string,
	entries: readonly LexiconEntry[],
): Promise<void> {
	const file = fileOf(dataFolder, name);
	const draft = `${file}.${process.pid}.draft`;
	try {
		await mkdir(folderOf(dataFolder), { recursive: true, mode: 0o700 });
		await writeFile(draft, `${writeLexicon(entries)}\n`, { mode: 0o600 });
		await rename(draft, file);
	} catch (cause) {
		await rm(draft, { force: true });
		const { code } = cause as NodeJS.ErrnoException;
		throw new Refusal(
			"unavailable",
			`${file} can't be written (${code}). Set ATTUNE_DATA to a folder this user may write to.`,
			{ cause },
		);
	}
}

/** Refuses where there is no list of that name. */
export async function deleteWords(
	dataFolder: string,
	name: string,
): Promise<void> {
	const names = await namesIn(dataFolder);
	if (!names.includes(name))
		throw new Refusal(
			"not-found",
			`There is no word list “${name}”. ${names.length > 0 ? `There is: ${names.join(", ")}.` : "None is installed."}`,
		);
	await rm(fileOf(dataFolder, name));
}

const SUFFIX = ".words";

function folderOf(dataFolder: string): string {
	return join(dataFolder, "words");
}

function fileOf(dataFolder: string, name: string): string {
	return join(folderOf(dataFolder), `${name}${SUFFIX}`);
}

async function namesIn(dataFolder: string): Promise<string[]> {
	try {
		const files = await readdir(folderOf(dataFolder));
		return files
			.filter((file) => file.endsWith(SUFFIX))
			.map((file) => file.slice(0, -SUFFIX.length))
			.sort();
	} catch (error) {
		// No folder, no lists: nobody has installed one.
		const { code } = error as NodeJS.ErrnoException;
		if (code === "ENOENT" || code === "ENOTDIR") return [];
		throw error;
	}
}

async function stateOf(dataFolder: string): Promise<string> {
	const states = (await namesIn(dataFolder)).map(async (name) => {
		const { mtimeMs, size, ino } = await stat(fileOf(dataFolder, name));
		return `${name} ${mtimeMs} ${size} ${ino}`;
	});
	return (await Promise.all(states)).join("\n");
}

async function readAll(dataFolder: string): Promise<InstalledWords | null> {
	const texts = (await namesIn(dataFolder)).map((name) =>
		readFile(fileOf(dataFolder, name), "utf8"),
	);
	if (texts.length === 0) return null;
	// Each list begins with the kind of its first terms, so they can stand one behind the other.
	const text = (await Promise.all(texts)).join("\n");
	// Where no list is installed, a command does without.
	const { createHash } = await import("node:crypto");
	const version = createHash("sha256").update(text).digest("base64url");
	return { version: version.slice(0, 22), text };
}
