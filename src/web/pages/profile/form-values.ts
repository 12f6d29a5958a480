// An entry as a form holds it: text for everything that is typed. What it means is decided by the section's schema alone.
import type { NamedField } from "../../../domain/profile/fields/field.ts";
import { partialDate } from "../../when.ts";

export type FormValue = string | boolean | string[];
export type FormValues = Record<string, FormValue>;
export type Values = Readonly<Record<string, unknown>>;

/** Without an entry: an empty form. */
export function formValues(
	fields: readonly NamedField[],
	entry: Values = {},
): FormValues {
	return Object.fromEntries(
		fields.map((field) => [field.name, formValue(field, entry[field.name])]),
	);
}

function formValue({ kind }: NamedField, value: unknown): FormValue {
	if (kind === "tick") return value === true;
	if (kind === "lines" || kind === "tags")
		return Array.isArray(value) ? value.map(String) : [];
	if (value === null || value === undefined) return "";
	return kind === "date" ? partialDate(String(value)) : String(value);
}

/** Fields side by side in pairs; one without a neighbor takes the whole row, and a pair of dates begins one. */
export function isFullRow(
	fields: readonly NamedField[],
	firstDate: string | undefined,
): ReadonlySet<string> {
	const full = new Set<string>();
	let open: string | null = null;
	for (const { name, kind } of fields) {
		const isBroad = /^(prose|tick|lines|tags)$/.test(kind);
		if (open && (isBroad || name === firstDate)) {
			full.add(open);
			open = null;
		}
		if (isBroad) full.add(name);
		else open = open ? null : name;
	}
	if (open) full.add(open);
	return full;
}
