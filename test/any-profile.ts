// Any profile a form could have saved, made from the declared fields: a new field is in it as soon as it is declared. Texts are
// trimmed, nothing stands in the place of an empty one.
import fc from "fast-check";
import type { NamedField } from "#src/domain/profile/fields/field.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import { listSections } from "#src/domain/profile/sections/all-sections.ts";
import { personal } from "#src/domain/profile/sections/personal.ts";
import { readWebAddress } from "#src/domain/profile/web-address.ts";

/** What a reader of other people's files would change, cut, split or take for a repetition. */
const TEMPTING = [
	"<b>Nurse</b> & Co",
	"**Lead** of `app`",
	"• Wards, beds; shifts",
	"SQL",
	"sql",
	"Answers for stock, routes, carriers, claims and complaints of four depots, and trains whoever comes new to any of them",
];

/** Whatever can be typed. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
			.map((raw) => raw.replace(/\p{C}/gu, "").replace(/\s+/g, " ").trim())
			.filter((raw) => raw !== ""),
	},
	{ weight: 1, arbitrary: fc.constantFrom(...TEMPTING) },
);

/** Words and numbers as people write them, without markup. */
export const anyWords: fc.Arbitrary<string> = fc
	.array(
		fc.constantFrom(
			..."Nurse 24-bed C++ Ärztin O’Neil 8.5% R&D SAP/3 東京 Leeds 2,000 Ødegård night".split(
				" ",
			),
		),
		{ minLength: 1, maxLength: 4 },
	)
	.map((words) => words.join(" "));

/** Profiles whose texts are of the given kind. */
export function anyProfile(text: fc.Arbitrary<string>): fc.Arbitrary<Profile> {
	const lists = listSections.map(({ name, fields }) => [
		name,
		fc.array(anyEntry(fields, text), { maxLength: 3 }),
	]);
	return fc
		.record({
			personal: anyEntry(personal.fields, text),
			...Object.fromEntries(lists),
		})
		.map((profile) => Profile.parse(profile));
}

function anyEntry(
	fields: readonly NamedField[],
	text: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, unknown>> {
	const values = fields.map((field) => [field.name, anyValue(field, text)]);
	return fc.record(Object.fromEntries(values));
}

function anyValue(
	{ kind, column, options = [], range, max }: NamedField,
	text: fc.Arbitrary<string>,
): fc.Arbitrary<unknown> {
	const maybe = <T>(value: fc.Arbitrary<T>) =>
		column === "name" ? value : fc.option(value);
	switch (kind) {
		case "tick":
			return fc.boolean();
		case "lines":
			return fc.array(text, { maxLength: 3 });
		case "tags":
			return fc.uniqueArray(text, { maxLength: 3 });
		case "choice":
			return maybe(fc.constantFrom(...options));
		case "date":
			return maybe(fc.constantFrom("2018", "2018-06", "2018-06-30", "1999-12"));
		case "number": {
			const { min = 0, max = 1, step = 1 } = range ?? {};
			const steps = fc.integer({ min: min / step, max: max / step });
			return maybe(steps.map((many) => Number((many * step).toFixed(4))));
		}
		case "link":
			return maybe(
				fc.oneof(
					fc
						.webUrl({ withFragments: true, withQueryParameters: true })
						.filter((address) => readWebAddress(address) === address),
					fc.constantFrom(
						"https://github.com/ada-lund/rota",
						"https://www.linkedin.com/in/ada-lund",
					),
				),
			);
		case "prose":
			return maybe(
				fc
					.array(text, { minLength: 1, maxLength: 3 })
					.map((each) => each.join("\n")),
			);
		default:
			return maybe(text.map((words) => atMost(words, max)));
	}
}

/** Whole characters only: half of a pair is no text. */
function atMost(words: string, max = Number.POSITIVE_INFINITY): string {
	let fitting = "";
	for (const character of words)
		if (fitting.length + character.length <= max) fitting += character;
		else break;
	return fitting.trim();
}
