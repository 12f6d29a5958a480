// Whether the screen has room for what stands side by side. Asked in the script only where the two are different things to a
// screen reader; everything else is the style's to say.
import { useSyncExternalStore } from "react";

const queries = {
	/** A form and its pages. */
	twoColumns: window.matchMedia("(min-width: 64rem)"),
	/** A table with all its columns. */
	table: window.matchMedia("(min-width: 48rem)"),
};

export function useWide(what: keyof typeof queries): boolean {
	const query = queries[what];
	return useSyncExternalStore(
		(report) => {
			query.addEventListener("change", report);
			return () => query.removeEventListener("change", report);
		},
		() => query.matches,
	);
}
