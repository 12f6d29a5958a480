// Ctrl+K or Cmd+K: go anywhere by typing. What draws it is loaded when it is first opened.
import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useState,
} from "react";
import { patient } from "../patient.ts";
import { useSession } from "../session.tsx";

type Palette = { openPalette: () => void };

const Context = createContext<Palette | null>(null);
const PaletteDialog = lazy(
	patient(() =>
		import("./palette-dialog.tsx").then(({ PaletteDialog }) => ({
			default: PaletteDialog,
		})),
	),
);

/** Visitors have nothing to go to. */
export function PaletteProvider({ children }: { children: ReactNode }) {
	const session = useSession();
	const [isOpen, setOpen] = useState(false);
	const openPalette = useCallback(() => setOpen(true), []);
	const isSignedIn = session.state === "signed-in";
	useEffect(() => {
		if (!isSignedIn) return;
		const toggle = (event: KeyboardEvent) => {
			const isOurs =
				event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
			if (!isOurs || event.altKey || event.shiftKey) return;
			event.preventDefault();
			setOpen((open) => !open);
		};
		window.addEventListener("keydown", toggle);
		return () => window.removeEventListener("keydown", toggle);
	}, [isSignedIn]);
	const palette = useMemo(() => ({ openPalette }), [openPalette]);
	return (
		<Context value={palette}>
			{children}
			{isOpen && isSignedIn && (
				<Suspense>
					<PaletteDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Context>
	);
}

export function usePalette(): Palette {
	const palette = useContext(Context);
	if (!palette) throw new Error("usePalette is used outside the shell");
	return palette;
}
