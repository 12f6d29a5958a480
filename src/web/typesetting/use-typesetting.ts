// The engine that sets pages in this browser, from when pages are first shown until the page is left.
import { useEffect, useState } from "react";
import {
	type BrowserTypesetter,
	maySetPages,
	startBrowserTypesetter,
	type TypesettingState,
} from "./browser-typesetter.ts";

export type Typesetting = {
	/** Null until the engine is there, and where this browser does without. */
	typesetter: BrowserTypesetter | null;
	/** The share of the engine that has arrived, 0 to 1; null where nothing is on its way. */
	loaded: number | null;
};

export function useTypesetting(isWanted: boolean): Typesetting {
	const [typesetter, setTypesetter] = useState<BrowserTypesetter | null>(null);
	const [state, setState] = useState<TypesettingState | null>(null);
	const [isBegun, setIsBegun] = useState(false);
	// The side that shows pages may be left and come back to: what has begun goes on.
	if (isWanted && !isBegun && maySetPages()) setIsBegun(true);
	useEffect(() => {
		if (!isBegun) return;
		const started = startBrowserTypesetter(setState);
		setTypesetter(started);
		return () => started.close();
	}, [isBegun]);
	return {
		typesetter: state?.state === "ready" ? typesetter : null,
		loaded: state?.state === "loading" ? state.loaded : null,
	};
}
