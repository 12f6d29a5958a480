// What the editor's parts share: what is written, its pages, its lines, what is marked, and the way from a line to its field.
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { linesToConfirm } from "../../../domain/tailoring/claims/claim-problem.ts";
import { firstBlank } from "../../../domain/tailoring/letter/blanks.ts";
import { useClaims } from "../../claims/use-claims.ts";
import { useLook } from "../../documents/use-look.ts";
import { type DocumentLine, documentLines } from "../../pdf/lines-of.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import type { EditorActions } from "./editor-context.ts";
import { type OpenedDocument, openedDoc, withEditedWords } from "./opened.ts";
import {
	byPlace,
	type Places,
	placeOf,
	placePath,
	placesOf,
} from "./places.ts";
import type { Saving } from "./saving.ts";
import { useNewEditorActions } from "./use-editor-actions.ts";
import { useEditorKeys, useScreen } from "./use-keys.ts";
import { useLivePages } from "./use-live-pages.ts";
import { useWriting } from "./use-writing.ts";

export type EditorView = ReturnType<typeof useEditor>;

export function useEditor(
	opened: OpenedDocument,
	form: RefObject<HTMLFormElement | null>,
) {
	const writing = useWriting(opened);
	const { editing, saver } = writing;
	const { draft, words } = editing;
	const { actions, said } = useNewEditorActions(form, editing.edit);
	const screen = useScreen();
	const { content, doc, lines, pages } = useDrawn(opened, words, screen);
	const places = useMemo(() => placesOf(draft, words), [draft, words]);
	const marks = useEditorMarks(content.content, saver.saving, {
		places,
		document: opened.generation.id,
	});
	const [chosen, setChosen] = useState<string | null>(null);
	useEditorKeys(editing, writing.finish);
	useFirstBlank(opened, places, actions.focusOn);
	return {
		...{ writing, draft, actions, said, screen, doc, lines, pages, marks },
		chosen,
		/** The line a field of the form is printed in. */
		chooseAt: (place: string) => {
			const path = placePath(places, place);
			if (path) setChosen(lineAround(lines, path));
		},
		/** To the field a line was written in. */
		goTo: (path: string) => {
			setChosen(path);
			screen.setSide("form");
			const place = placeOf(places, path);
			if (place) actions.focusOn(fieldIn(place, form.current));
		},
	};
}

/** Who came to fill in what a letter leaves open begins there. */
function useFirstBlank(
	opened: OpenedDocument,
	places: Places,
	focusOn: EditorActions["focusOn"],
) {
	const { at } = useSearch({ strict: false });
	const begun = useRef(false);
	useEffect(() => {
		if (begun.current || at !== "blank" || opened.kind !== "cover_letter")
			return;
		begun.current = true;
		const first = firstBlank(opened.content);
		const place = first && placeOf(places, first.path);
		if (place) focusOn(place, first.blank);
	}, [at, opened, places, focusOn]);
}

function useDrawn(
	opened: OpenedDocument,
	words: Parameters<typeof withEditedWords>[1],
	{ isWide, side }: ReturnType<typeof useScreen>,
) {
	const { generation } = opened;
	const look = useLook(generation);
	const content = useMemo(
		() => withEditedWords(opened, words),
		[opened, words],
	);
	const doc = useMemo(
		() => openedDoc(content, look.drawn),
		[content, look.drawn],
	);
	const pages = useLivePages({
		id: generation.id,
		words,
		doc,
		template: look.chosen.template,
		paper: look.chosen.paper,
		isShown: isWide || side === "pages",
	});
	const lines = useMemo(() => documentLines(doc), [doc]);
	return { content, doc, lines, pages };
}

function useEditorMarks(
	content: OpenedDocument["content"],
	saving: Saving,
	{ places, document }: { places: Places; document: string },
) {
	const { data: profile } = useQuery({
		...profileQuery,
		refetchOnWindowFocus: "always",
	});
	const claims = useClaims(content, profile);
	return useMemo(
		() => ({
			claims: byPlace(claims ?? [], places),
			errors: errorsIn(saving, places),
			document,
			/** Null until they were counted. */
			toConfirm: claims && linesToConfirm(claims),
		}),
		[claims, saving, places, document],
	);
}

function errorsIn(saving: Saving, places: Places): Map<string, string> {
	if (saving.state !== "failed") return new Map();
	return new Map(
		Object.entries(saving.fields).map(([path, message]) => [
			placeOf(places, path) ?? path,
			message,
		]),
	);
}

/** The printed line a field stands in: a company's name is part of its position's first line. */
function lineAround(lines: DocumentLine[], path: string): string | null {
	for (let at = path; at !== ""; at = at.replace(/\.?[^.]*$/, ""))
		if (lines.some((line) => line.path === at)) return at;
	return null;
}

/** An entry's own place is the button that opens it; who pressed its line wants to write. */
function fieldIn(place: string, form: HTMLElement | null): string {
	const first = form?.querySelector(`[data-place^="${CSS.escape(place)}."]`);
	return first?.getAttribute("data-place") ?? place;
}
