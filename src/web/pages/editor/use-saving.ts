// Saving what is written: by hand, by itself, again when the network is back. Only one save is under way at a time, each on the
// version the one before it made; what another window saved in between is never written over.
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { type ContentSaved, contentCalls } from "../../../api/contents.ts";
import { EditedLetter, EditedResume } from "../../../api/document-words.ts";
import type { GenerationReply } from "../../../api/generations.ts";
import { attempt } from "../../ask.ts";
import { useConnection } from "../../connection.ts";
import { newSession } from "../../documents/document-opening.ts";
import { ownChange } from "../../own-changes.ts";
import {
	generationQuery,
	generationsQuery,
} from "../../queries/generation-queries.ts";
import { type RefusedSave, refusedSave } from "../../refused-save.ts";
import { keepBackup, removeBackup } from "./backup.ts";
import { bodyOf, type EditedWords } from "./draft.ts";
import {
	autoSaveDelay,
	NOTHING_CHANGED,
	nextSaving,
	type Saving,
	type SavingEvent,
} from "./saving.ts";

type How = "by hand" | "automatically";

export type Saver = {
	saving: Saving;
	isDirty: boolean;
	/** Something of this opening is stored. */
	wasSaved: boolean;
	/** True when everything that is written is stored. */
	save: (how: How) => Promise<boolean>;
	/** From now on the words are meant to be on top of this version. */
	rebase: (words: EditedWords, version: number) => void;
	/** Nothing of this opening is kept or saved anymore. */
	forget: () => void;
};

type Opened = {
	id: string;
	words: EditedWords;
	version: number;
	isAutomatic: boolean;
	first: EditedWords;
};

/** What is known to be stored of this opening. */
type Stored = {
	text: string;
	version: number;
	session: string;
	isForgotten: boolean;
	wasSaved: boolean;
};

const BACKUP_MS = 300;

export function useSaving(opened: Opened): Saver {
	const { id, words } = opened;
	const [saving, report] = useReducer(nextSaving, NOTHING_CHANGED);
	const stored = useRef<Stored>({
		text: textOf(opened.first),
		version: opened.version,
		session: newSession(),
		isForgotten: false,
		wasSaved: false,
	});
	const save = useSave({ id, words, stored, report });
	useBackup({ id, words, stored, report });
	const isDirty = textOf(words) !== stored.current.text;
	useAutomaticSaving({ ...opened, saving, isDirty, save });
	return {
		saving,
		isDirty,
		wasSaved: stored.current.wasSaved,
		save,
		rebase: useCallback((base, version) => {
			stored.current.text = textOf(base);
			stored.current.version = version;
			report({ event: "rebased" });
		}, []),
		forget: useCallback(() => {
			stored.current.isForgotten = true;
			removeBackup(id);
		}, [id]),
	};
}

type Parts = {
	id: string;
	words: EditedWords;
	stored: React.RefObject<Stored>;
	report: (event: SavingEvent) => void;
};

function useSave({ id, words, stored, report }: Parts): Saver["save"] {
	const queries = useQueryClient();
	const latest = useRef(words);
	latest.current = words;
	const running = useRef<Promise<boolean> | null>(null);
	const store = useCallback(
		async (how: How): Promise<boolean> => {
			const writing = latest.current;
			report({ event: "began" });
			const outcome = await send(writing, { id, how, on: stored.current });
			if ("why" in outcome) {
				report({ event: "refused", refused: outcome });
				return false;
			}
			Object.assign(stored.current, {
				version: outcome.version,
				wasSaved: true,
				text: textOf(writing),
			});
			const isAll = textOf(latest.current) === stored.current.text;
			if (isAll) removeBackup(id);
			showSaved(queries, id, { writing, saved: outcome });
			report({ event: "stored", at: new Date(outcome.saved_at), isAll });
			return isAll;
		},
		[id, queries, stored, report],
	);
	return useCallback(
		async (how) => {
			await running.current;
			if (stored.current.isForgotten) return true;
			if (textOf(latest.current) === stored.current.text) return true;
			running.current = store(how).finally(() => {
				running.current = null;
			});
			return running.current;
		},
		[store, stored],
	);
}

/** Keeps what is typed on this machine until it is stored. */
function useBackup({ id, words, stored, report }: Parts): void {
	useEffect(() => {
		if (textOf(words) === stored.current.text || stored.current.isForgotten)
			return;
		report({ event: "typed" });
		const keep = setTimeout(() => {
			if (stored.current.isForgotten) return;
			const { version } = stored.current;
			keepBackup(id, { words, version, at: new Date().toISOString() });
		}, BACKUP_MS);
		return () => clearTimeout(keep);
	}, [id, words, stored, report]);
}

function useAutomaticSaving({
	words,
	isAutomatic,
	saving,
	isDirty,
	save,
}: Opened & Pick<Saver, "saving" | "isDirty" | "save">): void {
	const connection = useConnection();
	const delay = isAutomatic && isDirty ? autoSaveDelay(saving) : null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with every change of the words
	useEffect(() => {
		if (delay === null) return;
		const timer = setTimeout(() => void save("automatically"), delay);
		return () => clearTimeout(timer);
	}, [words, delay, saving.state, save]);

	const tryAgain = useRef(() => {});
	tryAgain.current = () => {
		if (saving.state === "failed" && isAutomatic) void save("automatically");
	};
	useEffect(() => {
		if (connection === "reached") tryAgain.current();
	}, [connection]);
}

async function send(
	writing: EditedWords,
	{ id, how, on }: { id: string; how: How; on: Stored },
): Promise<ContentSaved | RefusedSave> {
	const wrong = problemsIn(writing);
	if (wrong) return { why: "failed", ...wrong };
	const { version, session } = on;
	const isAutomatic = how === "automatically";
	const change = attempt(contentCalls.save, {
		params: { id },
		body: { ...bodyOf(writing), version, session, isAutomatic },
	});
	const outcome = await ownChange(id, change);
	return outcome.isDone ? outcome.reply : refusedSave(outcome.failure);
}

function showSaved(
	queries: QueryClient,
	id: string,
	{ writing, saved }: { writing: EditedWords; saved: ContentSaved },
): void {
	queries.setQueryData<GenerationReply>(
		generationQuery(id).queryKey,
		(before) => before && withSaved(before, writing, saved),
	);
	void queries.invalidateQueries({
		queryKey: generationsQuery.queryKey,
		exact: true,
	});
	queries.removeQueries({ queryKey: ["pdf", id] });
}

function textOf({ words }: EditedWords): string {
	return JSON.stringify(words);
}

function problemsIn({ kind, words }: EditedWords) {
	const read = (kind === "resume" ? EditedResume : EditedLetter).safeParse(
		words,
	);
	if (read.success) return null;
	const fields: Record<string, string> = {};
	for (const { path, message } of read.error.issues)
		fields[path.join(".")] ??= message;
	return { message: "Some fields can't be saved as they are.", fields };
}

function withSaved(
	before: GenerationReply,
	saved: EditedWords,
	{ version, saved_at, to_confirm }: ContentSaved,
): GenerationReply {
	const generation = { ...before.generation, to_confirm };
	const stamped = { ...before, generation, version, edited_at: saved_at };
	if (saved.kind === "resume" && before.resume)
		return { ...stamped, resume: { ...before.resume, ...saved.words } };
	if (saved.kind === "cover_letter" && before.letter)
		return { ...stamped, letter: { ...before.letter, ...saved.words } };
	return stamped;
}
