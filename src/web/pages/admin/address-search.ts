// What a table is narrowed to and sorted by, kept in the page's address: it can be sent to a colleague, and the browser's back
// button undoes it. What is as usual stays out of the address.
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { z } from "zod";

type Fields = z.ZodObject<Record<string, z.ZodType>>;

/** `change` begins at the first page again, unless it names one. */
export function useAddressSearch<F extends Fields>(
	fields: F,
): [search: z.output<F>, change: (part: Partial<z.output<F>>) => void] {
	const address: Record<string, unknown> = useSearch({ strict: false });
	const navigate = useNavigate();
	const search = read(fields, address);
	return [
		search,
		(part) => {
			const first = "page" in fields.shape ? { page: 1 } : {};
			const wanted = { ...search, ...first, ...part };
			void navigate({
				to: ".",
				search: { ...others(fields, address), ...unusual(fields, wanted) },
				replace: true,
				resetScroll: false,
			});
		},
	];
}

/** Everything as usual where a hand-written address fits in no other way. */
function read<F extends Fields>(
	fields: F,
	address: Record<string, unknown>,
): z.output<F> {
	// The router reads a number or a word like true as such; a search for it is text all the same.
	const texts = Object.fromEntries(
		Object.entries(address).map(([name, value]) => [name, String(value)]),
	);
	const found = fields.safeParse(texts);
	return found.success ? found.data : fields.parse({});
}

/** What another table of the same page keeps in the address. */
function others(
	fields: Fields,
	address: Record<string, unknown>,
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(address).filter(([name]) => !(name in fields.shape)),
	);
}

function unusual<F extends Fields>(
	fields: F,
	search: Record<string, unknown>,
): Record<string, unknown> {
	const usual: Record<string, unknown> = fields.parse({});
	return Object.fromEntries(
		Object.entries(search).filter(([name, value]) => usual[name] !== value),
	);
}
