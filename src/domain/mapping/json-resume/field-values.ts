// One field of somebody's resume file, made to fit the profile: a line, prose, a number, lines, a date, a web address. What had
// to be changed or couldn't be read is noted. Never throws, whatever the field holds.

import { PartialDate } from "../../profile/fields/stored-shape.ts";
import { type ReadDate, readDate } from "../../profile/partial-date.ts";
import {
	plainText,
	storable,
	withoutBullet,
} from "../../profile/plain-text.ts";
import { readWebAddress } from "../../profile/web-address.ts";
import { type FileReading, MAX_ENTRIES, note } from "./file-reading.ts";
import { asText, brief, isEmpty, isRecord, ownText } from "./json-values.ts";

/** A value as it stands in the file, and its path there, such as "work.0.name". */
export type WrittenField = {
	written: unknown;
	where: string;
	reading: FileReading;
};

/** One line of at most `max` characters; empty where there is none. */
export function fieldLine(field: WrittenField, max: number): string {
	const line = field.reading.isOwn
		? ownText(field.written)
		: plainText(asText(field.written)).replace(/\n/g, ", ");
	return shortened(line, max, field);
}

/** Text of at most `max` characters that may run over several lines; empty where there is none. */
export function fieldProse(field: WrittenField, max: number): string {
	const { written, reading } = field;
	const all = Array.isArray(written)
		? written.map(asText).join("\n")
		: asText(written);
	const prose = reading.isOwn ? ownText(written) : plainText(all);
	return shortened(prose, max, field);
}

/** Null where no number is written. */
export function fieldNumber({ written }: WrittenField): number | null {
	const number = Number(asText(written).trim() || Number.NaN);
	return Number.isFinite(number) ? number : null;
}

/** Lines of text from an array or one text with line breaks, without bullets. */
export function fieldLines(field: WrittenField): string[] {
	const { written, where, reading } = field;
	const list = Array.isArray(written) ? written : [written];
	const lines = reading.isOwn
		? list.map(ownText)
		: list.flatMap((each) =>
				plainText(asText(each)).split("\n").map(withoutBullet),
			);
	const full = lines.filter((line) => line !== "");
	if (full.length > MAX_ENTRIES)
		note(
			reading,
			where,
			`${full.length} lines are more than the ${MAX_ENTRIES} an entry keeps`,
		);
	return full
		.slice(0, MAX_ENTRIES)
		.map((line) => shortened(line, MAX_LINE, field));
}

export function fieldDate(field: WrittenField): ReadDate {
	const { written, reading } = field;
	if (reading.isOwn && PartialDate.safeParse(written).success)
		return { date: String(written), isPresent: false, isExact: true };
	const read = readDate(dateText(written));
	if (!read.isExact && !isEmpty(written)) noteDate(field, read.date);
	return read;
}

/** Null where no web address is written that may stand in a document. */
export function fieldAddress(field: WrittenField): string | null {
	const { where, reading } = field;
	const written = storable(asText(field.written));
	if (!written) return null;
	const address =
		reading.isOwn && /^https?:\/\/\S+$/i.test(written)
			? written
			: readWebAddress(written);
	if (address && address.length <= MAX_ADDRESS) return address;
	reading.notes.push({
		where,
		message: `“${brief(written)}” isn't a web address that a document can link to`,
		hint: "Use an address that begins with https://",
	});
	return null;
}

const MAX_LINE = 2000;
const MAX_ADDRESS = 500;

function shortened(
	text: string,
	max: number,
	{ where, reading }: WrittenField,
): string {
	if (text.length <= max) return text;
	reading.notes.push({
		where,
		message: `This text has ${text.length} characters; the first ${max} were kept`,
		hint: "Shorten it in the file, or look at the end of the text after the import",
	});
	return storable(text.slice(0, max).replace(/[\ud800-\udbff]$/, ""));
}

/** Some exports keep a date as an object of numbers. */
function dateText(value: unknown): unknown {
	if (!isRecord(value)) return value;
	return [value.year, value.month, value.day]
		.filter((part) => !isEmpty(part))
		.join("-");
}

function noteDate(
	{ written, where, reading }: WrittenField,
	date: string | null,
): void {
	const quoted = `“${brief(storable(asText(written)))}”`;
	reading.notes.push({
		where,
		message: date
			? `${quoted} was kept as ${date}`
			: `${quoted} couldn't be read as a date`,
		hint: "Write dates as 2018-06 or June 2018",
	});
}
