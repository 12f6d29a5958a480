// The tab of the profile page that a line of an analysis is mended in. Advice by rule begins with its name: "Work: Add dates."
import { TABS } from "../../../domain/analysis/analysis.ts";

type Tab = (typeof TABS)[number];
export type Advice = { text: string; tab: ReturnType<typeof tabOf> | null };

/** A line that names no tab (praise, or a model's own) stays as it is. */
export function adviceIn(line: string): Advice {
	const tab = TABS.find((name) => line.startsWith(`${name}: `));
	return tab
		? { text: line.slice(tab.length + 2), tab: tabOf(tab) }
		: { text: line, tab: null };
}

/** As the profile page names its tabs in the address. */
export function tabOf(name: Tab): { id: string; name: Tab } {
	return { id: name.toLowerCase(), name };
}
