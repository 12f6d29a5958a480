// Whether words name what is not held, or not yet known: still studied for, expired, learned in one's own time, of the basics. A
// license in progress is no license.
import { recent } from "../../recent.ts";
import { listPattern } from "../list-pattern.ts";
import { wordOf } from "../patterns.ts";
import { ACTOR_WORDS } from "../tables/actors-of-languages.ts";
import { CLAIM_WORDS } from "../tables/claims-of-languages.ts";
import { SUMMARY_WORDS } from "../tables/summary-of-languages.ts";

const NOT_HELD = patternOf(["ongoing", "expired"], "");
const OVER = patternOf(["expired"], "");
const PLANNED = patternOf(["planned"], "");
const TRAINING = patternOf(["trainee"], "\\p{L}{0,3}");
const BOOKED = wordsOf("booked");
const EXAM = wordsOf("exam");
const REGISTERED = new RegExp(
	`${BOOKED}[^().;]{0,50}${EXAM}|${EXAM}[^().;]{0,25}${BOOKED}`,
	"iu",
);
// "Booked courses for 40 clients" is work: what limits a paper stands in brackets or behind a dash.
const APART = listPattern(
	`(?:[(（]|\\s[–—-]\\s)[^()（）]{0,30}?(?:${REGISTERED.source})`,
	"iu",
);
const ONLY_REGISTERED = listPattern(
	`${REGISTERED.source}|${BOOKED}\\s*(?:[).;,]|$)`,
	"iu",
);
const AHEAD = wordsOf("ahead");
// What ends there, or goes on to a date: a course that was planned and held is work.
const STILL_AHEAD = `${AHEAD}\\s*(?:$|[).;,）]|(?:\\p{L}+\\s+){0,3}\\d)`;
const EXAM_AHEAD = listPattern(
	`(?:^|[,;(（]|\\s[–—-])\\s*(?:\\p{L}+\\s)?${EXAM}[^().;,]{0,12}(?:${BOOKED}|${STILL_AHEAD})|[(（][^()（）]{0,40}${STILL_AHEAD}`,
	"iu",
);
const DATED_EXAM = new RegExp(`${EXAM}[^().;]{0,30}(20\\d\\d)`, "iu");
const STUDIED = patternOf(["ongoing", "learn", "basic"], "\\p{L}{0,3}");

/** "CPA (in progress)", "LCSW, expected 2027", "IPAF (expired May 2025)", "9 of 14 units", in any language. */
export function isNotHeld(text: string): boolean {
	return notHeld(text);
}

// Each requirement asks about every paper.
const notHeld = recent(
	(text: string) =>
		NOT_HELD.test(text) ||
		APART.test(text) ||
		EXAM_AHEAD.test(text) ||
		isPartDone(text),
	{ most: 1_000, longest: 300 },
);

const SHARE = listPattern(
	`(?<![\\p{L}\\p{N}])(\\p{N}{1,3})\\s?(?:${wordOf(SUMMARY_WORDS, ({ outOf }) => outOf)}|/)\\s?(\\p{N}{1,3}) (?:${wordOf(SUMMARY_WORDS, ({ studyUnits }) => studyUnits)})(?!\\p{L})`,
	"iu",
);
const STAGE = listPattern(
	`(?<![\\p{L}\\p{N}])${wordOf(SUMMARY_WORDS, ({ stageOfStudies }) => stageOfStudies)}(?![\\p{L}\\p{N}])`,
	"iu",
);

/** "9 of 14 units completed", "second of four years". */
function isPartDone(text: string): boolean {
	const [, done, all] = SHARE.exec(text) ?? [];
	return Number(done) < Number(all) || STAGE.test(text);
}

/** "WSET 3 (registered, exam in April 2027)": a paper with a day to come, `year` or later, or one only signed up for. */
export function isRegisteredFor(text: string, year: number | null): boolean {
	const exam = Number(DATED_EXAM.exec(text)?.[1] ?? 0);
	return (
		ONLY_REGISTERED.test(text) || (year !== null && exam > 0 && exam >= year)
	);
}

/** "IPAF (expired May 2025)", in any language: what nobody names without need. */
export function isOver(text: string): boolean {
	return OVER.test(text);
}

const ANY_BOOKED = new RegExp(BOOKED, "iu");

/** "Registered for April 2027"; so is "Registered nurse", until a day says otherwise. */
export function isBooked(text: string): boolean {
	return ANY_BOOKED.test(text);
}

/** "The exam is planned for 2027", in any language. */
export function isPlanned(text: string): boolean {
	return PLANNED.test(text);
}

/** "Learning Go in my own time", "Notions de SQL", in any language. */
export function isStudied(text: string): boolean {
	return STUDIED.test(text);
}

/** "Apprentice electrician", "Lærling", in any language. */
export function isTraining(text: string): boolean {
	return TRAINING.test(text);
}

/** Any of the words in any language, with their edges; signs of Chinese have none. */
function wordsOf(list: "ahead" | "booked" | "exam"): string {
	const forms = Object.values(ACTOR_WORDS)
		.flatMap((words) => words[list].split(","))
		.map((form) => form.trim());
	const isHan = (form: string) => /\p{Script=Han}/u.test(form);
	const spaced = forms.filter((form) => !isHan(form)).join("|");
	const han = forms.filter(isHan).join("|");
	return `(?:(?<![\\p{L}\\d])(?:${spaced})(?![\\p{L}\\d])|${han})`;
}

/** The forms of these limits, with an ending of their own. */
function patternOf(limits: readonly string[], ending: string): RegExp {
	const forms = Object.values(CLAIM_WORDS)
		.flatMap((words) => words.limits.split("\n"))
		.flatMap((line) => {
			const [name = "", named = ""] = line.split(" = ");
			return limits.includes(name.trim()) ? named.split(",") : [];
		})
		.map((form) => form.trim())
		.filter((form) => form !== "")
		.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	const isHan = (form: string) => /\p{Script=Han}/u.test(form);
	const han = forms.filter(isHan);
	const spaced = forms.filter((form) => !isHan(form)).join("|");
	// One look at the edge for all forms: an edge each is many times slower.
	const bounded = `(?<![\\p{L}\\d])(?:${spaced})${ending}(?![\\p{L}\\d])`;
	return listPattern([bounded, ...han].join("|"), "iu");
}
