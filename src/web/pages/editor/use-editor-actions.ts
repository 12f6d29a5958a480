// The hands of the editor: editing, putting the cursor somewhere, saying something to a screen reader.
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { EditorActions } from "./editor-context.ts";
import type { Editing } from "./use-draft.ts";

export function useNewEditorActions(
	form: RefObject<HTMLElement | null>,
	edit: Editing["edit"],
): { actions: EditorActions; said: string } {
	const wanted = useRef<{ place: string; words: string } | null>(null);
	const [said, setSaid] = useState("");
	const [asked, ask] = useState(0);
	// After the edit that brings the field onto the page has been drawn.
	// biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says that somebody wants the focus moved
	useEffect(() => {
		const where = wanted.current;
		if (where === null) return;
		wanted.current = null;
		focusPlace(form.current, where.place, where.words);
	}, [asked, form]);
	const actions = useMemo(
		() => ({
			edit,
			focusOn: (place: string, words = "") => {
				wanted.current = { place, words };
				ask((times) => times + 1);
			},
			announce: setSaid,
		}),
		[edit],
	);
	return { actions, said };
}

/** Opens the sheet it stands in first. */
function focusPlace(form: HTMLElement | null, place: string, words: string) {
	const field = form?.querySelector<HTMLElement>(
		`[data-place="${CSS.escape(place)}"]`,
	);
	if (!field) return;
	const closed = field.closest("[hidden]");
	const opener = closed?.previousElementSibling?.querySelector<HTMLElement>(
		"[aria-expanded=false]",
	);
	opener?.click();
	const focus = () => {
		field.focus({ preventScroll: true });
		field.scrollIntoView({ block: "nearest" });
		if (field instanceof HTMLTextAreaElement) select(field, words);
	};
	if (opener) requestAnimationFrame(focus);
	else focus();
}

/** The cursor stands behind what is written unless words of it are asked for. */
function select(field: HTMLTextAreaElement, words: string) {
	const at = words === "" ? -1 : field.value.indexOf(words);
	const end = field.value.length;
	if (at < 0) field.setSelectionRange(end, end);
	else field.setSelectionRange(at, at + words.length);
}
