// Values of Europass files as cited fields: text, formatted text, dates, codes of countries and languages.
import { halvesWithoutShouting } from "../../profile/name.ts";
import { readDate } from "../../profile/partial-date.ts";
import { plainText } from "../../profile/plain-text.ts";
import type { Personal } from "../../profile/profile.ts";
import {
	type Cited,
	type CitedFields,
	cited,
	citedText,
} from "../draft/cited.ts";
import { localName, textIn, type XmlElement } from "./xml-element.ts";

export function xmlText(
	element: XmlElement | undefined,
): Cited<string> | undefined {
	const text = plainText(textIn(element)).replace(/\n/g, ", ");
	return element ? citedText(text, placeOf(element)) : undefined;
}

/** The two halves of a name, which many write in capitals. */
export function xmlNames(
	first: XmlElement | undefined,
	last: XmlElement | undefined,
): Pick<CitedFields<Personal>, "first_name" | "last_name"> {
	const [given, family] = [xmlText(first), xmlText(last)];
	const usual = halvesWithoutShouting(given?.value ?? "", family?.value ?? "");
	return {
		...(given && { first_name: { ...given, value: usual.first_name } }),
		...(family && { last_name: { ...family, value: usual.last_name } }),
	};
}

/** Text with marks of its own, a line each. */
export function xmlLines(element: XmlElement | undefined): Cited<string>[] {
	if (!element) return [];
	return plainText(textIn(element))
		.split("\n")
		.flatMap(
			(line) =>
				citedText(line.replace(/^[•*–-]\s*/, ""), placeOf(element)) ?? [],
		);
}

/** Several lines are achievements, one is a description. */
export function xmlReported(element: XmlElement | undefined): {
	description?: Cited<string>;
	achievements: Cited<string>[];
} {
	const lines = xmlLines(element);
	const [only] = lines;
	return lines.length === 1 && only
		? { description: only, achievements: [] }
		: { achievements: lines };
}

export function xmlDate(
	element: XmlElement | undefined,
): Cited<string> | undefined {
	if (!element) return undefined;
	const { date } = readDate(dateText(element));
	return date === null
		? undefined
		: cited(date, {
				quote: `${localName(element)}: ${dateText(element)}`,
				page: 0,
			});
}

/** The older form writes parts as attributes: year="2019" month="--09" day="---01". */
function dateText(element: XmlElement): string {
	const { year, month, day } = element.attributes;
	if (!year) return textIn(element).trim().replace(/T.*$/, "");
	return [year, month, day]
		.filter(Boolean)
		.map((part) => part?.replace(/^-+/, ""))
		.join("-");
}

function placeOf(element: XmlElement): { quote: string; page: number } {
	return {
		quote: `${localName(element)}: ${plainText(textIn(element))}`,
		page: 0,
	};
}

/** An entry with the fields that have a value. */
export function filledEntry<T extends Record<string, unknown>>(
	fields: T,
): { [Key in keyof T]: Exclude<T[Key], undefined> } {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as never;
}
