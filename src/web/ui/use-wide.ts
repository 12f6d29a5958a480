// Whether the screen has room for what stands side by side. Asked in the script only where the two are different things to a
// screen reader; everything else is the style's to say.
import { useSyncExternalStore } from "react";

const queries = {
	/** A form and its pages. */
	twoColumns: "(min-width: 64rem)",
	/** A table with all its columns. */
	table: "(min-width: 48rem)",
	/** More than a phone held upright. */
	beyondPhone: "(min-width: 40rem)",
};

export function useWide(what: keyof typeof queries): boolean {
	const query = window.matchMedia(queries[what]);
	return useSyncExternalStore(
		(report) => {
			query.addEventListener("change", report);
			return () => query.removeEventListener("change", report);
		},
		() => query.matches,
	);
}
