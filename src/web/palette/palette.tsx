// Ctrl+K or Cmd+K: go anywhere by typing; "?" lists the keys. What draws it is loaded when it is first opened.
import {
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useEffect,
	useMemo,
	useState,
} from "react";
import { useSession } from "../session.ts";
import { withRetry } from "../with-retry.ts";
import { PaletteContext } from "./use-palette.ts";

const PaletteDialog = lazy(
	withRetry(() =>
		import("./palette-dialog.tsx").then(({ PaletteDialog }) => ({
			default: PaletteDialog,
		})),
	),
);

const ShortcutsDialog = lazy(
	withRetry(() =>
		import("./shortcuts-dialog.tsx").then(({ ShortcutsDialog }) => ({
			default: ShortcutsDialog,
		})),
	),
);
type Open = "none" | "palette" | "shortcuts";

/** Visitors have nothing to go to. */
export function PaletteProvider({ children }: { children: ReactNode }) {
	const session = useSession();
	const [open, setOpen] = useState<Open>("none");
	const openPalette = useCallback(() => setOpen("palette"), []);
	const isSignedIn = session.state === "signed-in";
	useEffect(() => {
		if (!isSignedIn) return;
		const toggle = (event: KeyboardEvent) => {
			if (asksForKeys(event)) {
				event.preventDefault();
				setOpen("shortcuts");
				return;
			}
			const isOurs =
				event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
			if (!isOurs || event.altKey || event.shiftKey) return;
			event.preventDefault();
			setOpen((open) => (open === "palette" ? "none" : "palette"));
		};
		window.addEventListener("keydown", toggle);
		return () => window.removeEventListener("keydown", toggle);
	}, [isSignedIn]);
	const palette = useMemo(() => ({ openPalette }), [openPalette]);
	return (
		<PaletteContext value={palette}>
			{children}
			{isSignedIn && (
				<Suspense>
					{open === "palette" && (
						<PaletteDialog
							onClose={() => setOpen("none")}
							onShortcuts={() => setOpen("shortcuts")}
						/>
					)}
					{open === "shortcuts" && (
						<ShortcutsDialog onClose={() => setOpen("none")} />
					)}
				</Suspense>
			)}
		</PaletteContext>
	);
}

/** A question mark that is typed into nothing, with no dialog in the way. */
function asksForKeys({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
	if (key !== "?" || ctrlKey || metaKey || altKey) return false;
	const isTyped =
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			target.matches("input, textarea, select, [role=combobox]"));
	return !isTyped && document.querySelector("dialog[open]") === null;
}
