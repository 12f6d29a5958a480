// Opens the palette from anywhere; what draws it is known to its provider alone.
import { createContext, useContext } from "react";

type Palette = { openPalette: () => void };

export const PaletteContext = createContext<Palette | null>(null);

export function usePalette(): Palette {
	const palette = useContext(PaletteContext);
	if (!palette) throw new Error("usePalette is used outside the shell");
	return palette;
}
