// attune words: an operator's own word lists, added to what Attune knows.
import { basename, extname } from "node:path";
import { loadWordVectors } from "../adapters/computing/word-vectors.ts";
import { TERM_KINDS } from "../domain/job/lexicon/entry.ts";
import { readWordList } from "../domain/job/lexicon/word-list.ts";
import type { Problem } from "../domain/problem.ts";
import { Refusal } from "../domain/refusal.ts";
import { dataFolderIn } from "../environment.ts";
import { createWords, deleteWords, listWords, saveWords } from "../words.ts";
import { type Command, type CommandInput, unusable } from "./command.ts";
import { printJson, printLines } from "./print.ts";
import { decodedText, nameOf, readBytes } from "./read-input.ts";

const help = `attune words list [--json]
attune words add FILE [--name NAME] [--kind KIND] [--language de]
attune words remove NAME

Adds words of your own to those Attune knows: what your trade, your company or your country calls its tools, skills and licenses.
They apply to every command, to the server and to the web page, starting with the next posting.

  FILE        a CSV table with the columns name, kind and forms; or one of these as published: ESCO's skills and occupations
              (skills_en.csv), O*NET's Technology Skills, Tools Used and titles. “-” for what is piped in
  --name      what the list is called; without it, the file's name. A list of the same name is replaced
  --kind      for rows without one: ${TERM_KINDS.join(", ")}
  --language  of the words, such as de, es or fr; en by default
  --json      the lists, or what was added, as JSON

The lists are stored in the folder “words” of ATTUNE_DATA; with several servers, each needs them.`;

export const command: Command = {
	help,
	options: {
		name: { type: "string" },
		kind: { type: "string" },
		language: { type: "string" },
		json: { type: "boolean" },
	},
	words: 2,
	async run(given) {
		const [action = "list", what] = given.words;
		const act = ACTIONS[action];
		if (!act)
			throw unusable(
				"words",
				`“${action}” is none of ${Object.keys(ACTIONS).join(", ")}`,
			);
		await act(given, what);
	},
};

type Action = (given: CommandInput, what: string | undefined) => Promise<void>;

const ACTIONS: Readonly<Record<string, Action | undefined>> = {
	list,
	add,
	remove,
};

async function list(given: CommandInput): Promise<void> {
	const lists = await listWords(dataFolder());
	if (given.isOn("json")) return printJson({ lists });
	printLines(
		lists.length === 0
			? ["No word list is installed. Add one: attune words add FILE.csv"]
			: lists.map(
					({ name, terms, forms }) =>
						`${name.padEnd(24)} ${counted(terms, "term")}, ${counted(forms, "form")}`,
				),
	);
}

async function add(
	given: CommandInput,
	file: string | undefined,
): Promise<void> {
	if (!file) throw unusable("words", "The table's file is missing");
	const name = listName(given.text("name") ?? nameFrom(file));
	const language = given.text("language") ?? "en";
	if (!/^[a-z]{2}$/.test(language))
		throw unusable(
			"words",
			`--language can't be “${language}”: use two letters, such as de`,
		);
	const kind = given.text("kind")
		? given.oneOf("kind", TERM_KINDS, "skill")
		: undefined;
	const read = readWordList(decodedText(await readBytes(file), nameOf(file)), {
		language,
		...(kind ? { kind } : {}),
	});
	if (!read.ok) throw unreadable(nameOf(file), read.problems);
	const { format, entries } = read.value;
	await saveWords(dataFolder(), name, entries);
	const added = { name, format, terms: entries.length };
	if (given.isOn("json")) return printJson(added);
	printLines([
		`Added “${name}”: ${counted(added.terms, "term")}, read as ${format}. They apply from the next posting on.`,
	]);
}

async function remove(
	given: CommandInput,
	name: string | undefined,
): Promise<void> {
	if (!name) throw unusable("words", "The list's name is missing");
	await deleteWords(dataFolder(), name);
	if (given.isOn("json")) return printJson({ removed: name });
	printLines([`Removed “${name}”.`]);
}

/** What commands that read postings call first: the operator's words. */
export async function loadWords(): Promise<void> {
	await createWords(dataFolder()).install();
}

/** What commands that hold a profile against a posting call first: the operator's words, and the word vectors. */
export async function loadMeanings(): Promise<void> {
	await Promise.all([loadWords(), loadWordVectors()]);
}

function counted(number: number, what: string): string {
	return `${number} ${what}${number === 1 ? "" : "s"}`;
}

function dataFolder(): string {
	return dataFolderIn(process.env);
}

function nameFrom(file: string): string {
	return file === "-" ? "words" : basename(file, extname(file));
}

function listName(name: string): string {
	if (/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,59}$/u.test(name)) return name;
	throw unusable(
		"words",
		`A list can't be called “${name}”: use letters, digits, periods and hyphens, and set it with --name`,
	);
}

const MOST_REPORTED = 5;

function unreadable(file: string, problems: readonly Problem[]): Refusal {
	const reported = problems
		.slice(0, MOST_REPORTED)
		.map(({ where, message, hint }) => `${where}: ${message} ${hint}`);
	const more = problems.length - reported.length;
	return new Refusal(
		"bad-input",
		`The word list ${file} wasn't added. ${reported.join(" ")}${more > 0 ? ` And ${more} more.` : ""}`,
	);
}
