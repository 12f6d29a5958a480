// What a person looks for, as it stands in the address. Only what differs from the usual is written there.
import { GenerationSearch } from "../../../api/generation-search.ts";

export type ListAddress = Partial<Record<keyof GenerationSearch, string>>;

const usual = GenerationSearch.parse({});
const names = Object.keys(usual) as (keyof GenerationSearch)[];

export function readListAddress(address: ListAddress): GenerationSearch {
	return GenerationSearch.parse(address);
}

export function writeAddress(search: GenerationSearch): ListAddress {
	return Object.fromEntries(
		names
			.filter((name) => search[name] !== usual[name])
			.map((name) => [name, String(search[name])]),
	);
}

/** Another question begins on its first page. */
export function changedSearch(
	search: GenerationSearch,
	change: Partial<GenerationSearch>,
): GenerationSearch {
	return { ...search, page: 1, ...change };
}

/** Something besides the page and its size narrows the list down. */
export function isNarrowed({
	search,
	type,
	status,
}: GenerationSearch): boolean {
	return search !== "" || type !== "all" || status !== "all";
}
