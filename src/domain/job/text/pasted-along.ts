// What is pasted along with a posting and says nothing of the job: the head and the quote marks of a mail, the buttons of a job
// board. And the other way round: fields that lost their line breaks get them back.
import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import type { PastedWords } from "../../language/posting-words.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";

const anyOf = (kind: keyof PastedWords): string =>
	partOf(POSTING_WORDS, ({ pasted }) => pasted[kind] ?? "");

const nothing = (): string => "";

/** "> Requirements:" – the marks of a quoted mail, where most lines carry them. */
export const QUOTED_MAIL = {
	probe: /^>.*\n(?:.*\n)?>.*\n(?:.*\n)?>/m,
	pattern: /^[ \t]*>(?:[ \t]?>)*[ \t]?/gm,
	replace: nothing,
};

/** The lines of a mail's head, where at least two stand together. */
export const MAIL_HEAD = {
	probe: new RegExp(`^[ \\t]*${anyOf("sender")} ?:[^\\n]*\\n`, "im"),
	pattern: new RegExp(
		`(?:^[ \\t]*${anyOf("mailHead")} ?:[^\\n]*(?:\\n|$)){2,}`,
		"gim",
	),
	replace: nothing,
};

/** Buttons, menus and counters of job boards, where they fill a line of their own. */
export const PAGE_WORDS = {
	probe: new RegExp(`^[ \\t•]*${anyOf("pageClues")}`, "im"),
	pattern: new RegExp(
		`^[ \\t•]*(?:${anyOf("pageLines")}|(?:over )?[\\d.,+]+ ${anyOf("applicants")})[ \\t]*$`,
		"gim",
	),
	replace: nothing,
};

/** "Home > Jobs > Leisure > Duty Manager": the way through a job board, of which the page's own name is left. */
export const BREADCRUMBS = {
	probe: /[>›»]/,
	pattern:
		/^[ \t]*(?:[^\n>›»]{1,40}[ \t]+[>›»][ \t]+){2,8}([^\n>›»]{2,80})$/gmu,
	replace: ([, last = ""]: RegExpExecArray) => last.trim(),
};

/** "Green Jobs | Vacancies | Leeds": whose page it is, and not who offers the job. */
export const isWayThroughBoard = (fields: readonly string[]): boolean =>
	fields.slice(1).some((field) => LISTINGS.test(field.trim()));

const LISTINGS = listPattern(`^${anyOf("listings")}$`, "iu");

/** "Job Title: Clerk Company: Acme Location: Hull": each field on a line of its own. */
export const FIELD_IN_LINE = {
	probe: /^[^\n]{160}/m,
	pattern: new RegExp(
		// "SE VALORARÁ:" is one name.
		`(?<=[\\p{L}\\d.!?)%] ?)(?<!^\\p{Lu}{1,12}) (?=(?:${anyOf("fields")}|\\p{Lu}{4,}(?:[ /&]{1,3}\\p{Lu}{2,}){0,3}) ?:)`,
		"gmu",
	),
	replace: () => "\n",
};
