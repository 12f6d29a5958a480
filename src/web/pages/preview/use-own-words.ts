// Changing a line from the preview: a reworded one goes back into the person's own words, one that is not so goes out. Each is an
// edit like any other, saved at once.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { contentCalls } from "../../../api/contents.ts";
import { EditedLetter, EditedResume } from "../../../api/document-words.ts";
import { putAt, valueAt } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { attempt } from "../../ask.ts";
import type { OpenClaim } from "../../claims/messages.ts";
import { withoutSentence } from "../../claims/without-line.ts";
import { newSession } from "../../documents/document-opening.ts";
import { ownChange } from "../../own-changes.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { useMe } from "../../session.ts";
import { notify } from "../../ui/toast.tsx";
import { type LeftOutLine, withLineBack } from "./left-out.ts";
import type { Shown } from "./shown.ts";

export type PutBack = (path: string, words: string) => Promise<void>;
export type PutLineBack = (line: LeftOutLine) => Promise<void>;
export type TakeOut = (claim: OpenClaim) => Promise<void>;

type Content = Shown["content"];

/** Null where the plan does not include editing. */
export function usePutBack(
	shown: Shown,
	done = "Your words are back",
): PutBack | null {
	const save = useSaving(shown);
	return (
		save &&
		(async (path, words) => {
			const content = structuredClone(shown.content);
			if (valueAt(content, path) !== undefined) putAt(content, path, words);
			if (await save(content, shown.version))
				notify({ tone: "ok", title: done });
		})
	);
}

/** Puts what was left out back where it belongs. Null where the plan does not include editing. */
export function usePutLineBack(
	shown: Shown,
	profile: Profile | undefined,
): PutLineBack | null {
	const save = useSaving(shown);
	const notifyUndoable = useUndoableNotice();
	if (!save || shown.kind !== "resume") return null;
	const { content: before, version } = shown;
	return async (line) => {
		const content = withLineBack(before, line, profile);
		const saved = content && (await save(content, version));
		if (saved === null) return;
		notifyUndoable("The line is back", () => void save(before, saved));
	};
}

/** Null where the plan does not include editing. */
export function useTakeOut(shown: Shown): TakeOut | null {
	const save = useSaving(shown);
	const notifyUndoable = useUndoableNotice();
	if (!save) return null;
	return async ({ where, line = "" }) => {
		const { content: before } = shown;
		const version = await save(withoutLine(before, where, line), shown.version);
		if (version === null) return;
		notifyUndoable("Taken out", () => void save(before, version));
	};
}

/** Says what was done. The way back is offered as long as the preview stands: the editor has its own. */
function useUndoableNotice() {
	const page = useRef<AbortController>(null);
	useEffect(() => {
		const here = new AbortController();
		page.current = here;
		return () => here.abort();
	}, []);
	return (title: string, undo: () => void) => {
		const until = page.current?.signal;
		if (!until || until.aborted) return notify({ tone: "ok", title });
		notify({ tone: "ok", title, action: { label: "Undo", run: undo, until } });
	};
}

/** The new version; null where it could not be saved, which the person has read. */
function useSaving(shown: Shown) {
	const { plan } = useMe();
	const queries = useQueryClient();
	if (!plan.edit_access) return null;
	return async (content: Content, version: number): Promise<number | null> => {
		const { id } = shown.generation;
		const session = newSession();
		const change = attempt(contentCalls.save, {
			params: { id },
			body: {
				...wordsOf(shown.kind, content),
				...{ version, session, isAutomatic: false },
			},
		});
		const saved = await ownChange(id, change);
		if (!saved.isDone) {
			const text = saved.failure.message;
			notify({ tone: "bad", title: "Failed to save changes", text });
			return null;
		}
		queries.removeQueries({ queryKey: ["pdf", id] });
		await queries.invalidateQueries({ queryKey: generationQuery(id).queryKey });
		return saved.reply.version;
	};
}

function wordsOf(kind: Shown["kind"], content: Content) {
	return kind === "resume"
		? { resume: EditedResume.parse(content) }
		: { letter: EditedLetter.parse(content) };
}

/** A line of a list goes as a whole, a sentence out of its paragraph. */
function withoutLine(content: Content, path: string, line: string): Content {
	const changed = structuredClone(content);
	const text = valueAt(changed, path);
	if (typeof text !== "string") return changed;
	const left = withoutSentence(text, line);
	const list = valueAt(changed, path.replace(/\.\d+$/, ""));
	if (left === "" && Array.isArray(list))
		list.splice(Number(/\d+$/.exec(path)?.[0]), 1);
	else putAt(changed, path, left);
	return changed;
}
