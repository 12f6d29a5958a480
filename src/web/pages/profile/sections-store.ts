// What the profile's page knows of the profile: all of it at once when the page is opened, and a section again when its tab
// is opened later. Entries keep the place they were shown at until the page is loaded again.
import {
	type QueryClient,
	queryOptions,
	useQueries,
	useQuery,
} from "@tanstack/react-query";
import {
	entryCalls,
	type ProfileSections,
	type StoredEntry,
	type StoredPersonal,
	sectionCalls,
} from "../../../api/profile-sections.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { listSections } from "../../../domain/profile/sections/all-sections.ts";
import {
	latestToday,
	type SectionDeclaration,
} from "../../../domain/profile/sections/section.ts";
import { ask } from "../../ask.ts";
import { dashboardQuery } from "../../queries/dashboard-query.ts";
import { profileQuery } from "../../queries/profile-query.ts";

const FRESH_MS = 30_000;

export const pageQuery = queryOptions({
	queryKey: ["profile-page"],
	queryFn: async ({ signal, client }) => {
		keepSections(client, await ask(sectionCalls.readAll, { signal }));
		return true;
	},
	refetchOnMount: "always",
	refetchOnWindowFocus: false,
});

export const personalQuery = queryOptions({
	queryKey: ["profile-sections", "personal"],
	queryFn: async ({ signal }): Promise<StoredPersonal> =>
		(await ask(sectionCalls.readPersonal, { signal })).personal,
	staleTime: FRESH_MS,
});

export function sectionQuery(section: SectionDeclaration) {
	const queryKey = ["profile-sections", section.name];
	const { list } = callsOf(section);
	return queryOptions({
		queryKey,
		queryFn: async ({ signal, client }): Promise<StoredEntry[]> => {
			const { entries } = await ask(list, { signal });
			return inPlace(client.getQueryData(queryKey) ?? [], entries);
		},
		staleTime: FRESH_MS,
	});
}

/** The calls of a section's entries. What may lie in the future is judged by the server's clock. */
export function callsOf(section: SectionDeclaration) {
	return entryCalls(section, () => latestToday(new Date()));
}

/** Everything the server gave, as one profile and with keys. Null until the page has it. */
export function useSections() {
	const { data: personal } = useQuery({ ...personalQuery, enabled: false });
	return useQueries({
		queries: listSections.map((section) => ({
			...sectionQuery(section),
			enabled: false,
		})),
		combine: (results) => {
			if (!personal || results.some(({ data }) => !data)) return null;
			const lists = listSections.map(({ name }, place) => [
				name,
				results[place]?.data,
			]);
			const sections = Object.fromEntries(lists) as ProfileSections["sections"];
			return {
				personal,
				sections,
				profile: { personal, ...sections } as unknown as Profile,
			};
		},
	});
}

export function keepSections(
	client: QueryClient,
	{ personal, sections }: ProfileSections,
): void {
	client.setQueryData(personalQuery.queryKey, personal);
	for (const section of listSections)
		client.setQueryData(sectionQuery(section).queryKey, sections[section.name]);
}

/** Other pages read the profile whole; they ask again when they next show it. */
export function forgetWholeProfile(client: QueryClient): void {
	void client.invalidateQueries({ queryKey: profileQuery.queryKey });
	void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
}

function inPlace(shown: StoredEntry[], now: StoredEntry[]): StoredEntry[] {
	const known = new Set(shown.map(({ id }) => id));
	const added = now.filter(({ id }) => !known.has(id));
	const kept = shown.flatMap(
		(entry) => now.find(({ id }) => id === entry.id) ?? [],
	);
	return [...added, ...kept];
}
