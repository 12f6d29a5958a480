// Saving what is written: by hand, by itself, again when the network is back. Only one save is under way at a time, each on the
// version the one before it made; what another window saved in between is never written over.
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { type ContentSaved, contentCalls } from "../../../api/contents.ts";
import { LetterWords, ResumeWords } from "../../../api/document-words.ts";
import type { GenerationReply } from "../../../api/generations.ts";
import { attempt } from "../../ask.ts";
import type { ApiError } from "../../client.ts";
import { useConnection } from "../../connection.ts";
import { newSession } from "../../documents.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { keepBackup, removeBackup } from "./backup.ts";
import { bodyOf, type Words } from "./draft.ts";

export type Saving =
	/** `at` is null while nothing was changed since the editor was opened. */
	| { state: "saved"; at: Date | null }
	| { state: "unsaved" }
	| { state: "saving" }
	/** `fields` are messages by path, such as "experience.0.title". */
	| { state: "failed"; message: string; fields: Record<string, string> }
	/** Another window saved in between. */
	| { state: "conflict" }
	/** The document was deleted. */
	| { state: "gone" };

export type Saver = {
	saving: Saving;
	isDirty: boolean;
	/** Something of this opening is stored. */
	wasSaved: boolean;
	/** True when everything that is written is stored. */
	save: (how: "by hand" | "automatically") => Promise<boolean>;
	/** From now on the words are meant to be on top of this version. */
	rebase: (words: Words, version: number) => void;
	/** Nothing of this opening is kept or saved any more. */
	forget: () => void;
};

type Saved = {
	id: string;
	words: Words;
	version: number;
	isAutomatic: boolean;
};

const AUTO_SAVE_MS = 3000;
const AGAIN_MS = 10_000;
const BACKUP_MS = 300;

export function useSaving(opened: Saved & { first: Words }): Saver {
	const { id, words, isAutomatic } = opened;
	const queries = useQueryClient();
	const connection = useConnection();
	const [saving, setSaving] = useState<Saving>({ state: "saved", at: null });
	const latest = useRef(words);
	latest.current = words;
	const stored = useRef({
		text: textOf(opened.first),
		version: opened.version,
		session: newSession(),
		isForgotten: false,
		wasSaved: false,
	});
	const running = useRef<Promise<boolean> | null>(null);
	const isDirty = textOf(words) !== stored.current.text;

	const store = useCallback(
		async (how: "by hand" | "automatically"): Promise<boolean> => {
			const writing = latest.current;
			const wrong = problemsIn(writing);
			if (wrong) {
				setSaving({ state: "failed", ...wrong });
				return false;
			}
			setSaving({ state: "saving" });
			const { version, session } = stored.current;
			const isAutomatic = how === "automatically";
			const outcome = await attempt(contentCalls.save, {
				params: { id },
				body: { ...bodyOf(writing), version, session, isAutomatic },
			});
			if (!outcome.isDone) {
				setSaving(failureOf(outcome.failure));
				return false;
			}
			const saved = outcome.reply;
			stored.current.version = saved.version;
			stored.current.wasSaved = true;
			stored.current.text = textOf(writing);
			const isAll = textOf(latest.current) === stored.current.text;
			if (isAll) removeBackup(id);
			queries.setQueryData<GenerationReply>(
				generationQuery(id).queryKey,
				(before) => before && withSaved(before, writing, saved),
			);
			queries.removeQueries({ queryKey: ["pdf", id] });
			setSaving(
				isAll
					? { state: "saved", at: new Date(saved.saved_at) }
					: { state: "unsaved" },
			);
			return isAll;
		},
		[id, queries],
	);

	const save = useCallback(
		async (how: "by hand" | "automatically"): Promise<boolean> => {
			await running.current;
			if (stored.current.isForgotten) return true;
			if (textOf(latest.current) === stored.current.text) return true;
			running.current = store(how).finally(() => {
				running.current = null;
			});
			return running.current;
		},
		[store],
	);

	useEffect(() => {
		if (textOf(words) === stored.current.text || stored.current.isForgotten)
			return;
		setSaving((now) =>
			now.state === "conflict" || now.state === "gone" || now.state === "saving"
				? now
				: { state: "unsaved" },
		);
		const keep = setTimeout(() => {
			if (stored.current.isForgotten) return;
			const { version } = stored.current;
			keepBackup(id, { words, version, at: new Date().toISOString() });
		}, BACKUP_MS);
		return () => clearTimeout(keep);
	}, [id, words]);

	const { state } = saving;
	const isStuck = state === "conflict" || state === "gone";
	const isFixable =
		saving.state === "failed" && Object.keys(saving.fields).length > 0;
	const waitMs = state === "failed" ? AGAIN_MS : AUTO_SAVE_MS;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the wait begins anew with every change of the words
	useEffect(() => {
		if (!isAutomatic || !isDirty || isStuck || isFixable || state === "saving")
			return;
		const timer = setTimeout(() => void save("automatically"), waitMs);
		return () => clearTimeout(timer);
	}, [words, isAutomatic, isDirty, isStuck, isFixable, state, waitMs, save]);

	const tryAgain = useRef(() => {});
	tryAgain.current = () => {
		if (state === "failed" && isAutomatic) void save("automatically");
	};
	useEffect(() => {
		if (connection === "reached") tryAgain.current();
	}, [connection]);

	return {
		saving,
		isDirty,
		wasSaved: stored.current.wasSaved,
		save,
		rebase: useCallback((base, version) => {
			stored.current.text = textOf(base);
			stored.current.version = version;
			setSaving({ state: "saved", at: null });
		}, []),
		forget: useCallback(() => {
			stored.current.isForgotten = true;
			removeBackup(id);
		}, [id]),
	};
}

function textOf({ words }: Words): string {
	return JSON.stringify(words);
}

function problemsIn({ kind, words }: Words) {
	const read = (kind === "resume" ? ResumeWords : LetterWords).safeParse(words);
	if (read.success) return null;
	const fields: Record<string, string> = {};
	for (const { path, message } of read.error.issues)
		fields[path.join(".")] ??= message;
	return { message: "Some fields can't be saved as they are.", fields };
}

function withSaved(
	before: GenerationReply,
	saved: Words,
	{ version, saved_at }: ContentSaved,
): GenerationReply {
	const stamped = { ...before, version, edited_at: saved_at };
	if (saved.kind === "resume" && before.resume)
		return { ...stamped, resume: { ...before.resume, ...saved.words } };
	if (saved.kind === "cover_letter" && before.letter)
		return { ...stamped, letter: { ...before.letter, ...saved.words } };
	return stamped;
}

function failureOf(failure: ApiError): Saving {
	if (failure.code === "conflict") return { state: "conflict" };
	if (failure.code === "PGRST116") return { state: "gone" };
	const fields = Object.fromEntries(
		Object.entries(failure.fields).map(([path, message]) => [
			path.replace(/^(resume|letter)\./, ""),
			message,
		]),
	);
	return { state: "failed", message: failure.message, fields };
}
