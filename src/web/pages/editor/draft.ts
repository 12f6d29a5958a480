// A document while it is edited: the same words as its content, with an identity for each entry and each line, so that they
// can be moved, removed and brought back without being mistaken for each other.
import type {
	EditedLetter,
	EditedResume,
} from "../../../api/document-words.ts";
import { putAt, valueAt } from "../../../domain/profile/content-path.ts";
import {
	type EditorField,
	type FormPart,
	letterFormParts,
	resumeFormParts,
} from "./form.ts";

export type FormLine = { id: string; text: string };
export type FormEntry = {
	id: string;
	values: Record<string, string>;
	lists: Record<string, FormLine[]>;
};
/** What stands outside lists is found by its path in the content ("personalInfo.name"), and so are the lists. */
export type FormDraft = {
	kind: EditedKind;
	values: Record<string, string>;
	lists: Record<string, FormLine[]>;
	entries: Record<string, FormEntry[]>;
};
export type EditedKind = "resume" | "cover_letter";
export type EditedWords =
	| { kind: "resume"; words: EditedResume }
	| { kind: "cover_letter"; words: EditedLetter };

let made = 0;

/** The words under the name the server knows their kind by. */
export function bodyOf({ kind, words }: EditedWords) {
	return kind === "resume" ? { resume: words } : { letter: words };
}

export function newLine(text = ""): FormLine {
	made += 1;
	return { id: `line-${made}`, text };
}

export function newEntry(
	fields: readonly EditorField[],
	begins: object = {},
): FormEntry {
	made += 1;
	const { values, lists } = read(fields, begins);
	return { id: `entry-${made}`, values, lists };
}

export const formOfKind = (kind: EditedKind): readonly FormPart[] =>
	kind === "resume" ? resumeFormParts : letterFormParts;

export function toDraft({ kind, words }: EditedWords): FormDraft {
	const content =
		kind === "resume" ? { ...words, skills: ungrouped(words.skills) } : words;
	const form = formOfKind(kind);
	const entries = form.flatMap(({ entries }) => entries ?? []);
	return {
		kind,
		...read(
			form.flatMap(({ fields }) => fields),
			content,
		),
		entries: Object.fromEntries(
			entries.map(({ name, fields }) => [
				name,
				listAt(content, name).map((entry) => newEntry(fields, entry as object)),
			]),
		),
	};
}

/** The words as they are saved. Empty lines are left out, and entries in which nothing stands. */
export function toWords(draft: FormDraft, before: EditedWords): EditedWords {
	const written: Record<string, unknown> = {};
	write(written, draft);
	for (const [name, entries] of Object.entries(draft.entries)) {
		const filled = entries.filter(isFilled).map((entry) => {
			const one: Record<string, unknown> = {};
			write(one, entry);
			return one;
		});
		putAt(written, name, filled);
	}
	if (before.kind === "cover_letter")
		return { kind: before.kind, words: written as EditedLetter };
	const words = written as EditedResume;
	const skills = regrouped(words.skills, before.words.skills);
	return { kind: before.kind, words: { ...words, skills } };
}

/** Whether anything stands in it. */
export function isFilled({ values, lists }: FormEntry): boolean {
	return (
		Object.values(values).some((text) => text.trim() !== "") ||
		Object.values(lists).some(hasWords)
	);
}

const hasWords = (lines: FormLine[]) =>
	lines.some(({ text }) => text.trim() !== "");

type Skills = EditedResume["skills"];

/** A skill stands once in the form: in its group, or in one of the two lists when it has none. */
function ungrouped({ technical, soft, groups }: Skills): Skills {
	const grouped = new Set(groups.flatMap(({ skills }) => skills));
	const rest = (skills: string[]) =>
		skills.filter((skill) => !grouped.has(skill));
	return { technical: rest(technical), soft: rest(soft), groups };
}

/** The two lists name every skill again; one that was soft before is soft still. */
function regrouped(
	{ technical, soft, groups }: Skills,
	before: Skills,
): Skills {
	const wasSoft = new Set(before.soft);
	const grouped = groups.flatMap(({ skills }) => skills);
	return {
		technical: unique([
			...grouped.filter((skill) => !wasSoft.has(skill)),
			...technical,
		]),
		soft: unique([...grouped.filter((skill) => wasSoft.has(skill)), ...soft]),
		groups,
	};
}

const unique = (texts: string[]) => [...new Set(texts)];

function read(fields: readonly EditorField[], content: object) {
	const values: Record<string, string> = {};
	const lists: Record<string, FormLine[]> = {};
	for (const field of fields) {
		if (field.kind === "lines" || field.kind === "names")
			lists[field.name] = listAt(content, field.name).map((text) =>
				newLine(String(text)),
			);
		else values[field.name] = textAt(content, field.name);
		if (field.kind === "span" && field.until)
			values[field.until] = textAt(content, field.until);
	}
	return { values, lists };
}

function write(
	target: Record<string, unknown>,
	{ values, lists }: Pick<FormEntry, "values" | "lists">,
) {
	for (const [name, text] of Object.entries(values))
		putAt(target, name, text.trim());
	for (const [name, lines] of Object.entries(lists))
		putAt(
			target,
			name,
			lines.map(({ text }) => text.trim()).filter((text) => text !== ""),
		);
}

function textAt(content: object, path: string): string {
	const value = valueAt(content, path);
	return typeof value === "string" ? value : "";
}

function listAt(content: object, path: string): unknown[] {
	const value = valueAt(content, path);
	return Array.isArray(value) ? value : [];
}
