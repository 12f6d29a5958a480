// Whether two entries of a section tell of the same thing: by their names, however they are written, and by their time.
import { NAMING_FIELDS } from "./entry-name.ts";
import type { ListSection } from "./section.ts";

type Entry = Record<string, unknown>;

const LEGAL =
	/\b(?:inc|llc|ltd|limited|gmbh|mbh|ag|kg|se|sa|sas|sarl|sl|spa|srl|bv|nv|ab|as|aps|oy|plc|corp|corporation|company|co)\b/g;

/** Entries with a time are the same also when the first name and both dates are. */
export function isSameEntry(section: ListSection, a: Entry, b: Entry): boolean {
	const [first = "", second] = NAMING_FIELDS[section];
	const name = named(a[first]);
	if (name !== named(b[first])) return false;
	const isTimed = "start_date" in a && section !== "projects";
	if (second === undefined) return name !== "";
	const [secondA, secondB] = [named(a[second]), named(b[second])];
	const isSecond = mayBeSame(secondA, secondB);
	if (!isTimed) return name !== "" && isSecond;
	// Where the first name is missing, the second must be said on both sides.
	const isNamed = name !== "" || (secondA !== "" && secondA === secondB);
	if (isSecond && isNamed) return areCompatible(a.start_date, b.start_date);
	return (
		name !== "" &&
		areEqual(a.start_date, b.start_date) &&
		(areEqual(a.end_date, b.end_date) || a.is_current === b.is_current)
	);
}

/** A name in its plainest form: small letters without signs, accents and legal forms. */
function named(value: unknown): string {
	const plain = String(value ?? "")
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/(?<=\b\p{L})\.(?=\p{L}\b|\s|$)/gu, "")
		.replace(/[^\p{L}\p{N}+#]+/gu, " ")
		.trim();
	return plain.replace(LEGAL, " ").replace(/\s+/g, " ").trim() || plain;
}

/** What is not said may be anything. */
function mayBeSame(a: string, b: string): boolean {
	return a === "" || b === "" || a === b;
}

function areCompatible(a: unknown, b: unknown): boolean {
	return a == null || b == null || areEqual(a, b);
}

/** "2019" and "2019-03" are the same date, told more or less exactly. */
function areEqual(a: unknown, b: unknown): boolean {
	if (typeof a !== "string" || typeof b !== "string") return false;
	return a.startsWith(b) || b.startsWith(a);
}
