// Where a person lives, from the lines of their contact details: street, postcode, city, region, country.
import {
	inAnyLanguage,
	unspacedWord,
} from "../../language/reading/resume-patterns.ts";
import type { Personal } from "../../profile/profile.ts";
import { type CitedFields, citedText } from "../draft/cited.ts";
import type { Paragraph } from "../lines/paragraph.ts";
import { isCountry, isKnownCity, isPlace, isState } from "../lines/places.ts";

const ADDRESS = inAnyLanguage(({ person }) => person.addressLabel);
const HAN_ADDRESS = unspacedWord(({ person }) => person.addressLabel).source;
const LABEL = new RegExp(
	`^${ADDRESS}\\s*[:：]?\\s+(?=\\S)|^(?:${HAN_ADDRESS})[:：]`,
	"iu",
);
const STREET_END = inAnyLanguage(({ person }) => person.streetEnd);
const STREET_START = inAnyLanguage(({ person }) => person.streetStart);
/** Its last word says what it is, or a number does: "Bedford" ends as a road does. */
const STREET = new RegExp(
	`^(?:\\d+[a-z]?(?:[-/]\\d+)?,?\\s+\\p{L}[\\p{L}\\d'’. -]+|\\p{L}[\\p{L}'’. -]*(?:(?<=[\\s-])${STREET_END}(?!\\p{L})|${STREET_END}(?=\\s*\\d))\\s*\\d*\\s?\\p{L}?\\s*(?:apt\\.?|unit|#)?\\s*\\w*|${STREET_START}\\s+[\\p{L}\\d'’., -]+)$`,
	"iu",
);
/** Which of several addresses it is says Europass behind it. */
const KIND_OF_ADDRESS = new RegExp(
	`\\s*\\(${inAnyLanguage(({ person }) => person.addressKind)}\\)$`,
	"iu",
);
const POSTCODE_CITY =
	/^(\d{4} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{4,6}|\d{3} ?\d{2}|\d{4}-\d{3})\s+(\p{Lu}[\p{L}'’. -]+)$/u;
const CITY_POSTCODE =
	/^(\p{Lu}[\p{L}'’. -]+?)\s+([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/u;

export function readAddress(
	personal: CitedFields<Personal>,
	lines: Paragraph[],
	used: Set<Paragraph>,
): void {
	for (const line of lines) {
		if (line.text.length > 220 || (line.isBullet && line.text.length > 80))
			continue;
		for (const piece of piecesOf(line)) {
			if (personal.city && personal.address) return;
			if (takeStreet(personal, piece, line) || takePlace(personal, piece, line))
				used.add(line);
		}
	}
}

function piecesOf({ text, asides }: Paragraph): string[] {
	return [
		...text.split(/\t|\s*[|•·∙‧◦⋅]\s*|\s+[–—-]\s+|\s+,\s+|\n/u),
		...asides,
	]
		.map((piece) =>
			piece
				.replace(LABEL, "")
				.replace(KIND_OF_ADDRESS, "")
				.replace(/^[\s,;]+|[\s,;]+$/g, "")
				.trim(),
		)
		.filter((piece) => piece !== "" && !piece.includes("@"));
}

/** A street stands alone or before the city it lies in. */
function takeStreet(
	personal: CitedFields<Personal>,
	piece: string,
	line: Paragraph,
): boolean {
	if (personal.address) return false;
	const comma = piece.split(/,\s*/);
	for (let count = 1; count <= Math.min(2, comma.length); count += 1) {
		const street = comma.slice(0, count).join(", ");
		if (!STREET.test(street) || isPlace(street) || street.length > 90) continue;
		const rest = comma.slice(count).join(", ");
		if (rest === "" || takePlace(personal, rest, line)) {
			if (rest === "" && !/\d/.test(street)) return false;
			const address = citedText(street, line);
			if (address) personal.address = address;
			return true;
		}
	}
	return false;
}

function takePlace(
	personal: CitedFields<Personal>,
	piece: string,
	line: Paragraph,
): boolean {
	if (personal.city) return takeCountry(personal, piece, line);
	const place = placeIn(piece);
	if (!place) return takeCountry(personal, piece, line);
	for (const [field, text] of Object.entries(place)) {
		const value = citedText(text, line);
		if (value) personal[field as keyof typeof place] = value;
	}
	return true;
}

function takeCountry(
	personal: CitedFields<Personal>,
	piece: string,
	line: Paragraph,
): boolean {
	if (personal.country || !isCountry(piece)) return false;
	const country = citedText(piece, line);
	if (country) personal.country = country;
	return true;
}

type Place = Partial<Record<"city" | "state" | "zip_code" | "country", string>>;

/** The parts of a place such as "Salem, OR 97301"; null where a text is none. */
export function placeIn(piece: string): Place | null {
	const parts = piece.split(/,\s*/);
	const [head = "", ...rest] = parts;
	const coded = POSTCODE_CITY.exec(head) ?? null;
	const british = CITY_POSTCODE.exec(head);
	const isCoded = coded && !/^(?:19|20)\d\d$/.test(coded[1] ?? "");
	if (!isCoded && !british && !isPlace(piece) && !isKnownCity(head))
		return null;
	if (isCountry(piece)) return null;
	if (/^(?:remote|hybrid|home ?office)/i.test(piece)) return null;
	const place: Place = isCoded
		? { zip_code: coded[1] ?? "", city: coded[2] ?? "" }
		: british
			? { city: british[1] ?? "", zip_code: british[2] ?? "" }
			: { city: head };
	for (const part of rest) {
		const zipped =
			/^(.*?)\s*\b(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.exec(part);
		const name = zipped ? (zipped[1] ?? "") : part;
		if (zipped) place.zip_code = zipped[2] ?? "";
		if (name === "") continue;
		if (isState(name) && !place.state) place.state = name;
		else if (isCountry(name)) place.country = name;
		else place.state ??= name;
	}
	return place;
}
