// One opening of the editor from its beginning to its end: what is brought back, saved, kept apart or let go.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { contentCalls } from "../../../api/contents.ts";
import { generationCalls } from "../../../api/generations.ts";
import { ask } from "../../ask.ts";
import { focusContent, previewPath } from "../../documents/document-opening.ts";
import { settingsQuery } from "../../queries/settings-query.ts";
import { notify } from "../../ui/toast.tsx";
import { findBackup } from "./backup.ts";
import { bodyOf, type EditedWords, toDraft, toWords } from "./draft.ts";
import { editedWordsIn, type OpenedDocument, openedOf } from "./opened.ts";
import { type Editing, useDraft } from "./use-draft.ts";
import { useLeaving } from "./use-leaving.ts";
import { useSaving } from "./use-saving.ts";
import type { WritingParts, WritingState } from "./writing-state.ts";

const reported = {
	resume: {
		saved: "Resume updated",
		failed: "Error saving resume",
	},
	cover_letter: {
		saved: "Cover letter updated",
		failed: "Failed to save changes",
	},
};

export function useWriting(opened: OpenedDocument): WritingState {
	const { generation, kind } = opened;
	const { id } = generation;
	const { data: settings } = useQuery(settingsQuery);
	const isAutomatic = settings?.autoSave ?? true;
	const [first] = useState(() => formWords(opened));
	const [openedAt] = useState(() => new Date());
	const [backup, setBackup] = useState(() => findBackup(id, kind));
	const editing = useDraft(first);
	const saver = useSaving({
		id,
		first,
		words: editing.words,
		version: backup?.version ?? opened.version,
		isAutomatic,
	});
	const leaving = useLeaving(saver, isAutomatic);
	useBroughtBack(backup?.words ?? null, editing.replace);
	const parts = { id, kind, first, editing, saver, leaving };
	const show = useShowing(parts);
	return {
		editing,
		saver,
		leaving,
		isAutomatic,
		restoredAt: backup && new Date(backup.at),
		removeRestored: () => {
			setBackup(null);
			editing.replace(first);
		},
		...useFinishing(parts, show),
		openedAt,
		...useCancelling(parts, show),
		...useConflict(parts),
	};
}

function useShowing({ id, kind, leaving }: WritingParts): () => void {
	const navigate = useNavigate();
	return useCallback(() => {
		leaving.allow();
		void navigate({ to: previewPath(kind), params: { id }, search: {} }).then(
			focusContent,
		);
	}, [id, kind, leaving.allow, navigate]);
}

function useFinishing(
	{ kind, saver }: WritingParts,
	show: () => void,
): Pick<WritingState, "finish" | "isFinishing"> {
	const [isFinishing, setFinishing] = useState(false);
	const finish = useCallback(async () => {
		setFinishing(true);
		const isSaved = await saver.save("by hand");
		setFinishing(false);
		if (isSaved) {
			notify({
				tone: "ok",
				title: reported[kind].saved,
				text: "Your changes have been saved successfully.",
			});
			return show();
		}
		notify({
			tone: "bad",
			title: reported[kind].failed,
			text: "Please try again.",
		});
	}, [kind, saver.save, show]);
	return { isFinishing, finish: useCallback(() => void finish(), [finish]) };
}

function useCancelling(
	{ first, editing, saver }: WritingParts,
	show: () => void,
): Pick<WritingState, "isAskingToCancel" | "cancel" | "stay" | "discard"> {
	const [isAskingToCancel, setAsking] = useState(false);
	return {
		isAskingToCancel,
		cancel: () => {
			if (saver.isDirty || saver.wasSaved) setAsking(true);
			else show();
		},
		stay: () => setAsking(false),
		discard: async () => {
			if (saver.wasSaved) {
				flushSync(() => editing.replace(first));
				if (!(await saver.save("automatically"))) return setAsking(false);
			}
			saver.forget();
			show();
		},
	};
}

/** The ways out where another window saved in between. */
function useConflict({
	id,
	kind,
	editing,
	saver,
	leaving,
}: WritingParts): Pick<WritingState, "keepAsCopy" | "takeTheirs"> {
	const navigate = useNavigate();
	const queries = useQueryClient();
	return {
		keepAsCopy: async () => {
			const copy = await ask(contentCalls.copy, {
				params: { id },
				body: bodyOf(editing.words),
			});
			saver.forget();
			leaving.allow();
			void queries.invalidateQueries({ queryKey: ["generations"] });
			notify({ tone: "ok", title: "Saved as a copy" });
			await navigate({
				to: previewPath(kind),
				params: { id: copy.id },
				search: { edit: true },
			});
		},
		takeTheirs: async () => {
			const theirs = openedOf(
				await ask(generationCalls.read, { params: { id } }),
			);
			if (!theirs) return;
			const words = formWords(theirs);
			editing.replace(words);
			saver.rebase(words, theirs.version);
		},
	};
}

/** The words as the form gives them back, so that nothing counts as changed before somebody changes it. */
function formWords(opened: OpenedDocument): EditedWords {
	const words = editedWordsIn(opened);
	return toWords(toDraft(words), words);
}

/** Once, as a step that can be taken back. */
function useBroughtBack(
	words: Parameters<Editing["replace"]>[0] | null,
	replace: Editing["replace"],
) {
	const isBack = useRef(false);
	useEffect(() => {
		if (!words || isBack.current) return;
		isBack.current = true;
		replace(words);
	}, [words, replace]);
}
