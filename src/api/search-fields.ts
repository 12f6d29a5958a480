// Fields of a search as it stands in an address. Addresses are typed by hand: what cannot be meant becomes what is usual.
import { z } from "zod";

// The API's description has no word for a value that is put right, so it is told what may be sent.
export const TEXT = { type: "string" } as const;
export const INTEGER = { type: "integer" } as const;

/** One of these; anything else counts as the usual one. */
export const oneOfThese = <const Value extends string>(
	values: readonly Value[],
	usual: NoInfer<Value>,
) => z.enum(values).catch(usual).meta(TEXT).default(usual);

/** Which column a table goes by, and which way. */
export const sorted = <const Column extends string>(
	columns: readonly Column[],
	usual: NoInfer<Column>,
) => ({
	sort: oneOfThese(columns, usual),
	order: oneOfThese(["desc", "asc"], "desc"),
});

/** No database keeps this sign, so nothing it keeps holds it: a table that is sent while it is read would break off. */
export const withoutNul = (text: string) => text.replaceAll("\0", "");

/** Typed text that a table is narrowed to. */
export const searchText = () =>
	z
		.string()
		.max(200, "Search for at most 200 characters.")
		.overwrite(withoutNul)
		.default("");

/** Pages are counted from 1. */
export const pageNumber = (last: number) =>
	z.coerce.number().int().min(1).max(last).catch(1).meta(INTEGER).default(1);

/** One of these numbers; anything else counts as the usual one. */
export const numberOf = <const Value extends number>(
	values: readonly Value[],
	usual: NoInfer<Value>,
) =>
	z.coerce
		.number()
		.pipe(z.literal(values))
		.catch(usual)
		.meta(INTEGER)
		.default(usual);
