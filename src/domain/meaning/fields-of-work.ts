// In which fields of work a text moves, as shares over the lines of FIELDS, and how near two texts are by that. A word of many
// fields says little of each.
import type { Lexeme } from "./lexemes.ts";
import { numberOfFields } from "./relations.ts";

/** A weight a field. */
export type FieldsOfWork = Float64Array;

export function createFields(): FieldsOfWork {
	return new Float64Array(numberOfFields());
}

/** Adds the fields of some words, `times` as often as they stand there. */
export function addFields(
	fields: FieldsOfWork,
	lexemes: readonly Lexeme[],
	times = 1,
): void {
	for (const lexeme of lexemes)
		for (const field of lexeme.fields)
			fields[field] = (fields[field] ?? 0) + times / lexeme.fields.length;
}

/** 0 for nothing in common to 1 for the same fields in the same shares. */
export function nearnessOfFields(
	one: FieldsOfWork,
	other: FieldsOfWork,
): number {
	return nearnessTo(one)(other, squared(other));
}

/** The same for many others, each given with the sum of its squares. */
export function nearnessTo(
	one: FieldsOfWork,
): (other: FieldsOfWork, squares: number) => number {
	const fields: number[] = [];
	for (let field = 0; field < one.length; field += 1)
		if (one[field] !== 0) fields.push(field);
	const size = squared(one);
	return (other, squares) => {
		let shared = 0;
		for (const field of fields)
			shared += (one[field] ?? 0) * (other[field] ?? 0);
		return shared === 0 ? 0 : shared / Math.sqrt(size * squares);
	};
}

export function squared(fields: FieldsOfWork): number {
	let sum = 0;
	for (let field = 0; field < fields.length; field += 1) {
		const weight = fields[field] ?? 0;
		sum += weight * weight;
	}
	return sum;
}

/** How strongly `held` is in the fields of `asked`, measured by its strongest field: 0–1. */
export function strengthInFields(
	asked: FieldsOfWork,
	held: FieldsOfWork,
): number {
	let most = 0;
	let whole = 0;
	for (let field = 0; field < asked.length; field += 1) {
		most = Math.max(most, held[field] ?? 0);
		whole += asked[field] ?? 0;
	}
	if (most === 0 || whole === 0) return 0;
	let strength = 0;
	for (let field = 0; field < asked.length; field += 1)
		strength += ((asked[field] ?? 0) / whole) * ((held[field] ?? 0) / most);
	return strength;
}
