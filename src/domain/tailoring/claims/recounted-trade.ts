// Since when somebody has worked in a trade: the titles of all positions since then name it, they follow each other without a gap,
// and the last one is held today.
import type { LanguageCode } from "../../language/language-code.ts";
import { isTraining } from "../../language/reading/not-held.ts";
import { RECOUNT_WORDS } from "../../language/tables/recounts-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import { monthNumber } from "../../profile/months.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Proof } from "../../proof/verdict.ts";
import { frameKeyOf, isSameText } from "./frame-texts.ts";
import { datesInWords, type Recounting } from "./recounted-names.ts";

export function tradeProof(text: string, recounting: Recounting): Proof | null {
	const { ground, language } = recounting;
	for (const form of RECOUNT_WORDS[language].trades) {
		const pattern = form
			.replace("@trade", "(?<trade>[^,;:]+)")
			.replace("@date", "(?<date>[^,;:]+?)");
		const found = new RegExp(`^(?:${pattern})$`, "iu").exec(text);
		const { trade = "", date = "" } = found?.groups ?? {};
		if (trade === "") continue;
		const chain = chainIn(trade, recounting);
		const first = chain.at(-1);
		if (first === undefined) continue;
		const { start_date } = ground.profile.work_experience[first] ?? {};
		const isThen = datesInWords(start_date ?? null, language).some((own) =>
			isSameText(date, own),
		);
		if (!isThen) continue;
		return {
			verdict: "proved",
			facts: [
				...chain.map((at) => pathOf("work_experience", at, "job_title")),
				pathOf("work_experience", first, "start_date"),
			],
			steps: [{ step: "derive" }],
		};
	}
	return null;
}

/** Places of the positions in a trade, from the one held today back to where another trade or a gap stands before. */
function chainIn(trade: string, { ground, language }: Recounting): number[] {
	const { work_experience: all } = ground.profile;
	const chain: number[] = [];
	let begun: number | null = null;
	for (const { at, entry } of newestFirst(all, (work) => work.is_current)) {
		const { start_date, end_date, is_current, job_title } = entry;
		const start = monthNumber(start_date);
		const end = is_current ? null : monthNumber(end_date);
		const isNext =
			begun === null ? is_current : end !== null && begun - end <= 1;
		if (start === null || !isNext || !isTitleOf(job_title, { trade, language }))
			break;
		chain.push(at);
		begun = start;
	}
	return chain;
}

/** "Data analysis" of "Junior Data Analyst": its words stand side by side, and more than one, or the last names who does it. */
function isTitleOf(
	title: string,
	{ trade, language }: { trade: string; language: LanguageCode },
): boolean {
	const { beginner } = RECOUNT_WORDS[language];
	if (isTraining(title.replace(new RegExp(beginner, "iu"), ""))) return false;
	const own = wordsOf(title);
	const said = wordsOf(trade);
	const at = own.findIndex((_, from) =>
		said.every((word, nr) => isKin(word, own[from + nr] ?? "")),
	);
	return (
		said.length > 0 && at >= 0 && (said.length > 1 || said.at(-1) !== own[at])
	);
}

function wordsOf(text: string): string[] {
	return frameKeyOf(text)
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.split(" ")
		.filter((word) => word !== "");
}

const SHORTEST = 4;

/** "Analysis" and "analyst", "Einkauf" and "Einkäufer". */
function isKin(a: string, b: string): boolean {
	if (a === b) return true;
	let same = 0;
	while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
	return same >= SHORTEST && same * 4 >= Math.min(a.length, b.length) * 3;
}
