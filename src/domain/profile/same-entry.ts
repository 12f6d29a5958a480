// Whether two entries of a section tell of the same thing: by their names, however they are written, and by their time.
import type { Profile } from "./profile.ts";

type Entry = Record<string, unknown>;
type Section = Exclude<keyof Profile, "personal">;

/** The fields that name an entry. Entries with a time are the same also when the first name and both dates are. */
const NAMES: Record<Section, string[]> = {
	work_experience: ["company_name", "job_title"],
	education: ["institution_name", "degree_type"],
	volunteer: ["organization_name", "role_title"],
	projects: ["project_name"],
	skills: ["skill_name"],
	languages: ["language_name"],
	certifications: ["certification_name", "issuing_organization"],
	software: ["software_name"],
	publications: ["publication_title"],
};

const LEGAL =
	/\b(?:inc|llc|ltd|limited|gmbh|mbh|ag|kg|se|sa|sas|sarl|sl|spa|srl|bv|nv|ab|as|aps|oy|plc|corp|corporation|company|co)\b/g;

export function isSameEntry(section: Section, a: Entry, b: Entry): boolean {
	const [first = "", second] = NAMES[section];
	const name = named(a[first]);
	if (name !== named(b[first])) return false;
	const isTimed = "start_date" in a && section !== "projects";
	if (second === undefined) return name !== "";
	const isSecond = mayBeSame(named(a[second]), named(b[second]));
	if (!isTimed) return name !== "" && isSecond;
	if (isSecond && (name !== "" || named(a[second]) !== ""))
		return areCompatible(a.start_date, b.start_date);
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
