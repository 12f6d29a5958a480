// What a line remarks on itself without a verb: how much of it there is, how it went. In a sentence such a remark stands in brackets:
// "Weekly cycle counts; 99.4% accuracy in the audit" as "… weekly cycle counts (99.4% accuracy in the audit)".
import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";

export type RemarkedLine = {
	/** What was done. */
	head: string;
	/** What is remarked on it, with what sets it apart: " (99.4% accuracy)", ", which …". */
	aside: string;
};

/** null where the line remarks nothing, or where its last part may be another thing that was done. */
export function remarkedLine(
	text: string,
	language: LanguageCode,
): RemarkedLine | null {
	const line = text.replace(/[\s.;,]+$/u, "");
	const [, head = "", mark = "", remark = ""] =
		(PARTED.find((one) => one.test(line)) ?? BEHIND_COMMA).exec(line) ?? [];
	const isRemark =
		mark === "," ? counts(remark, language) : !isClause(remark, language);
	if (head === "" || !isRemark || remark.split(" ").length > MOST_WORDS)
		return null;
	const { relative, along } = patternsOf(language);
	if (relative.test(remark) || along.test(remark))
		return { head, aside: `, ${remark}` };
	// One pair of brackets takes what stands in another.
	const [, bare = head, own = ""] = /^(.*) \(([^()]*)\)$/u.exec(head) ?? [];
	const flat = remark.replace(/ \(([^()]*)\)/gu, ", $1");
	return { head: bare, aside: ` (${own === "" ? "" : `${own}; `}${flat})` };
}

const PARTED = [
	/^([^;:]{8,}?)\s?(;) ([^;:]+)$/u,
	// A heading of two or three words, and how it went: "Eviction prevention: 31 of 38 …".
	/^((?:[\p{L}'’-]+ ){1,2}[\p{L}'’-]+)\s?(:) ([^;:]*\p{N}[^;:]*)$/u,
];
/** The first comma outside brackets. */
const BEHIND_COMMA = /^((?:[^,;:()]|\([^()]*\)){8,}?)(,) ([^;:]+)$/u;
const MOST_WORDS = 16;

function isClause(remark: string, language: LanguageCode): boolean {
	return SENTENCE_WORDS[language].clause?.test(remark) ?? false;
}

/** Whether it says how many, how often, how far something moved or what came of it; "3 apprentices, 2 students" goes on with the work. */
function counts(remark: string, language: LanguageCode): boolean {
	const { ends, of } = SENTENCE_WORDS[language].done ?? {};
	const { goesOn } = SENTENCE_WORDS[language].remarks;
	const { all, about, along, change, joined } = patternsOf(language);
	// "Units, split systems and pumps from 1.5 to 25 tons" goes on with a list.
	if (joined.test(remark) && !along.test(remark)) return false;
	return (
		all.test(remark) ||
		(goesOn?.test(remark) !== true &&
			/\p{N}/u.test(remark) &&
			[SHARE, PERIOD, about, along, change, ends, of].some((one) =>
				one?.test(remark),
			))
	);
}

type Patterns = Record<
	"all" | "about" | "along" | "change" | "joined" | "relative",
	RegExp
>;

const known = new Map<LanguageCode, Patterns>();

function patternsOf(language: LanguageCode): Patterns {
	const { all, about, along, from, to, relative } =
		SENTENCE_WORDS[language].remarks;
	const one = (source: string) => listPattern(source, "iu");
	const patterns = known.get(language) ?? {
		all: one(`^(?:${all}) [^,]{3,30}$`),
		about: one(`^(?:${about}) ?\\p{N}`),
		joined: one(`^[^\\p{N}]*\\s(?:${WRITING_WORDS[language].and})\\s`),
		along: one(`^(?:${along}) [^,]*\\p{N}`),
		change: one(
			`(?<!\\p{L})(?:${from}) ?(?:\\p{L}+ )?\\p{N}[^,]* (?:${to}) ?(?:\\p{L}+ )?\\p{N}`,
		),
		relative: one(`^(?:${relative})(?!\\p{L})`),
	};
	known.set(language, patterns);
	return patterns;
}

const SHARE = /[%‰]/u;

/** "12 par an", "€ 41.000 per jaar" */
const PERIOD = listPattern(
	`(?<!\\p{L})(?:${[
		...new Set(
			Object.values(CLAIM_WORDS)
				.flatMap(({ periods }) => periods.split("\n"))
				.flatMap((row) => row.split(" = ")[1]?.split(",") ?? [])
				.map((form) => form.trim())
				.filter((form) => form.includes(" ")),
		),
	]
		.map((form) => form.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
		.join("|")})(?!\\p{L})`,
	"iu",
);
