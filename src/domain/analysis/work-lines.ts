// The lines of work as a reader meets them: how many carry a result in figures, which open weakly, which are too long.
import { linesOf, proseLines } from "../match/sentences.ts";
import type { Profile } from "../profile/profile.ts";

export type WorkLine = { text: string; entry: number };

/** Lines and sentences of all jobs, with the job each belongs to. */
export function workLines(profile: Profile): WorkLine[] {
	return profile.work_experience.flatMap((work, entry) =>
		[
			...proseLines(work.description),
			...work.achievements.flatMap(linesOf),
		].map((text) => ({ text, entry })),
	);
}

// A figure that belongs to a name (ISO 9001, Windows 11) or a year says nothing about size.
const FIGURE =
	/(?<![\p{L}\d.,/-])(?<!\p{Lu}{2,}[ -])(?:[$€£¥]\s?)?\d[\d.,]*(?:\s?(?:%|％|[kKmM]\b|\+))?/gu;
const IN_WORDS =
	/\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|doubled|tripled|halved|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro)\b|[一二三四五六七八九十百千万]+[个名台家项倍]/iu;

/** Whether a line says how much, how many or how far. */
export function isMeasured(text: string): boolean {
	const figures = text.match(FIGURE) ?? [];
	return (
		figures.some((figure) => !/^(19|20)\d\d[.,]?$/.test(figure)) ||
		IN_WORDS.test(text)
	);
}

const WEAK =
	/^(?:i (?:was |am )?|was |am )?(?:(?:mainly |also |primarily )?responsible for|in charge of|tasked with|(?:duties|responsibilities|tasks) (?:included?|involved?|consisted)|helped|assisted|worked on|was involved|involved in|participated|took part|verantwortlich für|zuständig für|mitarbeit|mithilfe|unterstützung|aufgaben:|responsable (?:de|du|des)|chargée? de|participation|en charge|encargad[oa] de|participé|ayudé|responsabile (?:di|del)|verantwoordelijk voor|responsável por|ansvarlig for|负责|协助|参与)(?!\p{Script=Latin})/iu;

export function opensWeakly(text: string): boolean {
	return WEAK.test(text);
}

const LONGEST = 240;
const LONGEST_HAN = 110;

/** Three printed lines and more: a reader who skims loses the end of it. */
export function isLong(text: string): boolean {
	const letters = [...text].length;
	return /\p{Script=Han}/u.test(text)
		? letters > LONGEST_HAN
		: letters > LONGEST;
}
