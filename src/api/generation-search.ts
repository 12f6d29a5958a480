// What a person looks for among their documents, and the page of the list that fits.
import { z } from "zod";
import { ListedDocument } from "./generation-summary.ts";
import {
	INTEGER,
	oneOfThese,
	pageNumber,
	TEXT,
	withoutNul,
} from "./search-fields.ts";

export const PAGE_SIZES = [10, 25, 50] as const;

/** What a person looks for among their documents. What cannot be meant becomes the nearest that can: addresses are typed by hand. */
export const GenerationSearch = z.object({
	/** Part of the company's name or of the job's title, in any case. */
	search: z
		.string()
		.trim()
		.max(200)
		.overwrite(withoutNul)
		.catch("")
		.meta(TEXT)
		.default(""),
	type: oneOfThese(["all", "resume", "cover_letter"], "all"),
	/** "processing" is everything that is still being made. */
	status: oneOfThese(["all", "completed", "processing", "failed"], "all"),
	sort: oneOfThese(["newest", "oldest"], "newest"),
	page: pageNumber(1_000_000),
	perPage: z.coerce
		.number()
		.catch(PAGE_SIZES[0])
		.meta(INTEGER)
		.default(PAGE_SIZES[0])
		.transform(nearestPageSize),
});
export type GenerationSearch = z.infer<typeof GenerationSearch>;

function nearestPageSize(wanted: number): (typeof PAGE_SIZES)[number] {
	return (
		PAGE_SIZES.toSorted(
			(a, b) => Math.abs(a - wanted) - Math.abs(b - wanted),
		)[0] ?? PAGE_SIZES[0]
	);
}

/** `page` is the one that was found: past the last one it is the last. `total` counts what fits the search on all pages. */
export const GenerationList = z.object({
	generations: z.array(ListedDocument),
	total: z.number(),
	page: z.number(),
	perPage: z.number(),
});
export type GenerationList = z.infer<typeof GenerationList>;
