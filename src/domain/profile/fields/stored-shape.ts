// What is stored of a declared field, and what travels: nothing here reads what people type.
import { z } from "zod";
import {
	columnOf,
	type Field,
	type Fields,
	LONGEST_LINE,
	type StoredValue,
} from "./field.ts";

/** "YYYY", "YYYY-MM" or "YYYY-MM-DD". Months compare as text: they sort correctly and an unknown day never turns into the 1st. */
export const PartialDate = z
	.string()
	.regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);

type Shape<F extends Fields> = {
	-readonly [Name in keyof F]: z.ZodType<StoredValue<F[Name]>>;
};

/** The stored shape of an entry with these fields. */
export function storedShape<F extends Fields>(
	fields: F,
): z.ZodObject<Shape<F>, z.core.$strip> {
	const shape = Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [name, storedSchema(field)]),
	);
	return z.object(shape) as unknown as z.ZodObject<Shape<F>, z.core.$strip>;
}

export function storedSchema(field: Field): z.ZodType {
	switch (columnOf(field)) {
		case "flag":
			return z.boolean().default(false);
		case "number":
			return numberIn(field).nullable().default(null);
		case "lines":
			return z.array(z.string().trim().max(LONGEST_LINE)).default([]);
		case "text":
			return wordsOf(field).nullable().default(null);
		case "name":
			return field.mayBeBlank ? wordsOf(field).default("") : wordsOf(field);
	}
}

function wordsOf({
	kind,
	options = [],
	max = Infinity,
}: Field): z.ZodType<string> {
	if (kind === "date") return PartialDate;
	if (kind === "choice") return z.enum(options);
	return z.string().trim().max(max);
}

function numberIn({ range }: Field) {
	const { min = -Infinity, max = Infinity } = range ?? {};
	return z.number().min(min).max(max);
}
