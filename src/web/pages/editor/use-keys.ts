// The editor's keys, and how much room the screen has.
import { useEffect, useState } from "react";
import { useWide } from "../../ui/use-wide.ts";
import type { Editing } from "./use-draft.ts";

/** Ctrl or Cmd with Z, Shift+Z or Y, and S. The browser's own undo knows one field only. */
export function useEditorKeys(
	{ undo, redo }: Pick<Editing, "undo" | "redo">,
	save: () => void,
) {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
			if (document.querySelector("dialog[open]")) return;
			const key = event.key.toLowerCase();
			const act =
				key === "z"
					? event.shiftKey
						? redo
						: undo
					: key === "y"
						? redo
						: key === "s"
							? save
							: null;
			if (!act) return;
			event.preventDefault();
			act();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [undo, redo, save]);
}

/** On a small screen either the form or the pages are shown. */
export function useScreen() {
	const isWide = useWide("twoColumns");
	const [side, setSide] = useState<"form" | "pages">("form");
	return { isWide, side, setSide };
}
