// Entries of a resume as they were read, each period with where it stands.
import type { Cited, CitedFields } from "../draft/cited.ts";
import type { Paragraph } from "../lines/paragraph.ts";

export type CitedPeriod = {
	start_date?: Cited<string>;
	end_date?: Cited<string>;
	is_current?: Cited<boolean>;
};

export type Entries<T> = { entries: CitedFields<T>[]; left: Paragraph[] };

/** A field that must be there and was not found. */
export const NOTHING: Cited<string> = {
	value: "",
	quote: "",
	page: 0,
	why: null,
};
