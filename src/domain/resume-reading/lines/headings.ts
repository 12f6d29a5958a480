// Which lines open a section of a resume. Compared in small letters, without signs.
import {
	inAnyLanguage,
	termsOfAllLanguages,
} from "../../language/reading/resume-patterns.ts";
import type { SectionKind } from "../../language/resume-words.ts";

/** In the order in which they take a word that several of them have. */
const SECTION_KINDS: readonly SectionKind[] = [
	"summary",
	"work",
	"education",
	"skills",
	"languages",
	"projects",
	"certifications",
	"software",
	"publications",
	"volunteer",
	"contact",
	"awards",
	"interests",
	"references",
	"other",
];

const KINDS = new Map<string, SectionKind>();
/** By their letters alone, for headings whose letters are set apart. */
const BARE = new Map<string, SectionKind>();
for (const kind of SECTION_KINDS)
	for (const words of termsOfAllLanguages(({ headings }) => headings[kind])) {
		const key = keyOf(words);
		if (KINDS.has(key)) continue;
		KINDS.set(key, kind);
		BARE.set(key.replace(/ /g, ""), kind);
	}

const TOOLS = new Set(termsOfAllLanguages(({ tools }) => tools).map(keyOf));
for (const key of TOOLS) if (!KINDS.has(key)) KINDS.set(key, "software");

/** "Tools" over a list: a group of skills, since only "Software" says that all of it is software. */
export function namesTools(heading: string): boolean {
	return TOOLS.has(keyOf(withoutNumber(heading.trim())));
}

/** Which section a line opens, null where it opens none that is known. */
export function headingKind(text: string): SectionKind | null {
	const written = withoutRemark(withoutNumber(text.trim()));
	const counted = /^[1-9]\s+(\p{Lu}.*)$/u.exec(written)?.[1];
	// "2 Experience" in a paper's style, where the number has no point.
	if (counted) return KINDS.get(keyOf(counted)) ?? null;
	if (written.length > 60 || written.length < 2) return null;
	const key = keyOf(written);
	if (key === "" || /[,;]\s|\d|@/.test(written)) return null;
	const known = KINDS.get(key);
	if (known) return known;
	const spaced = BARE.get(joinedLetters(written));
	if (spaced) return spaced;
	return (
		combined(key) ??
		torn(key) ??
		kerned(key) ??
		(written === written.toUpperCase() && / /.test(written)
			? (BARE.get(key.replace(/ /g, "")) ?? null)
			: null)
	);
}

/** "3. Education" in a resume that counts its sections, "Section 3: Education" in a form that does. */
export function withoutNumber(text: string): string {
	return text.replace(
		/^(?:(?:\d{1,2}|[IVX]{1,4})[.)]|\p{Lu}\p{L}{2,11} (?:\d{1,2}|\p{Lu})\s?[:.–-])\s+(?=\p{L})/u,
		"",
	);
}

/** "Employment history (most recent first)". */
function withoutRemark(text: string): string {
	return text.replace(/\s*\([^()]*\)$/u, "");
}

/** The longest known heading among the words of one that is not known: "My work experience so far". */
export function headingHint(text: string): SectionKind | null {
	const words = keyOf(text).split(/[^\p{L}\p{M}]+/u);
	let longest = "";
	for (const from of words.keys())
		for (let to = words.length; to > from; to -= 1) {
			const part = words.slice(from, to).join(" ");
			if (part.length > Math.max(longest.length, LEAST_HINT) && KINDS.has(part))
				longest = part;
		}
	return KINDS.get(longest) ?? null;
}

/** Shorter words mean too much. */
const LEAST_HINT = 4;

const PARTED = new RegExp(
	` (?:${inAnyLanguage(({ and }) => and)}|amp) | ?[/&+,|] ?`,
	"u",
);

/** "Skills & Tools", "Education and Languages": every part is a heading; the first decides. */
function combined(key: string): SectionKind | null {
	const parts = key.split(PARTED);
	if (parts.length < 2 || parts.length > 4) return null;
	const kinds = parts.map((part) => KINDS.get(part.trim()) ?? null);
	const known = kinds.filter((kind) => kind !== null);
	return kinds[0] != null && known.length === kinds.length ? kinds[0] : null;
}

/** Some fonts lose their ligatures on the way into a PDF: "Pro les" for "Profiles". */
function torn(key: string): SectionKind | null {
	if (!key.includes(" ")) return null;
	for (const lost of ["fi", "ffi", "fl"]) {
		for (let at = key.indexOf(" "); at >= 0; at = key.indexOf(" ", at + 1)) {
			const mended = `${key.slice(0, at)}${lost}${key.slice(at + 1)}`;
			const kind = KINDS.get(mended.replace(/ +/g, " "));
			if (kind) return kind;
		}
	}
	return null;
}

/** Small capitals stand apart from their capital in some fonts: "T RAINING". */
function kerned(key: string): SectionKind | null {
	const closed = key.replace(/(?<![\p{L}])(\p{L}) (?=\p{L}{3})/gu, "$1");
	return closed === key ? null : (KINDS.get(closed) ?? combined(closed));
}

/** "E X P E R I E N C E" as one word. Some pairs of letters stand closer: "H I S T O RY". */
function joinedLetters(text: string): string {
	const words = text.split(/\s+/);
	const single = words.filter((word) => word.length === 1);
	return words.length >= 3 &&
		single.length > words.length / 2 &&
		words.every((word) => word.length <= 4)
		? keyOf(text.replace(/\s+/gu, ""))
		: "";
}

function keyOf(text: string): string {
	return text
		.toLowerCase()
		.normalize("NFC")
		.replace(/’/g, "'")
		.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}
