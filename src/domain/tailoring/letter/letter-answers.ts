// The end of a letter: what the posting wants to know of the person, and how to reach them. What only the person can say and
// has not said stands as a slot in square brackets, two at most.
import type { AskKind } from "../../job/job.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import type { Asking, WritingWords } from "../../language/writing-words.ts";
import { oneLine } from "../../match/sentences.ts";
import type { Statement } from "../../profile/profile.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { languageCodeOf } from "../wording/spoken.ts";
import { frame } from "./frame.ts";
import type { Said } from "./phrase-lines.ts";
import { fill, pick, type Voice } from "./voice.ts";

type StatementKind = Statement["kind"];

const MOST_SLOTS = 2;

type Condition = readonly [ask: AskKind, asking: Asking, stated: StatementKind];

// What an application cannot do without comes first.
const CONDITIONS: readonly Condition[] = [
	["work-permit", "workPermit", "permit"],
	["registration", "registration", "licence"],
	["driving-licence", "drivingLicence", "licence"],
	["clearance", "clearance", "clearance"],
	["relocation", "relocation", "relocation"],
	["residence", "residence", "relocation"],
];

// Who is checked is checked after the offer; only a clearance that must be there already can be stated.
const HELD = /\b(?:active|current|existing|hold|possess)/i;

function isLater(ask: AskKind, text: string): boolean {
	return ask === "clearance" && !HELD.test(text);
}

/** Answers from the person's own statements, and slots for what they have not said. */
export function askedSentences(tailoring: Tailoring, voice: Voice): Said[] {
	const { job, profile, match } = tailoring;
	const posting = tailoring.posting ?? "";
	const { frames, words } = voice;
	const said: Said[] = [];
	let slots = waysOf(profile).length === 0 ? 1 : 0;
	const add = (
		text: (answer: string) => string,
		slot: string,
		kind?: StatementKind,
	) => {
		const at = profile.statements.findLastIndex((one) => one.kind === kind);
		const stated = profile.statements[at];
		if (stated)
			said.push({
				text: text(oneLine(stated.answer ?? stated.text).replace(/[.]$/, "")),
				sources: [`statements.${at}`],
			});
		else if (slots < MOST_SLOTS) {
			slots += 1;
			said.push(frame(text(slot)));
		}
	};
	const asks = new Set(
		match.requirements.flatMap(({ requirement, support }) => {
			const { ask, kind, isNegated, isConditional, text } = requirement;
			const isOpen =
				kind !== "nice" && support !== "shown" && support !== "listed";
			return ask === null ||
				!isOpen ||
				isNegated ||
				isConditional ||
				isLater(ask, text)
				? []
				: [ask];
		}),
	);
	const asked = wordsOfPosting(job.language, words);
	if (asked.asksStart.test(posting))
		add(
			(answer) => fill(pick(frames.start, voice.seed), { answer }),
			frames.slots.start,
			"start_date",
		);
	if (asked.asksSalary.test(posting))
		add(
			(answer) => fill(pick(frames.salary, voice.seed), { answer }),
			frames.slots.salary,
			"salary",
		);
	const spoken = new Set(
		profile.languages.map((one) => languageCodeOf(one.language_name)),
	);
	const code = languageCodeOf(
		words.languageNames[job.language as keyof typeof words.languageNames] ?? "",
	);
	if (code !== null && code !== voice.language && !spoken.has(code))
		add(
			(answer) =>
				fill(pick(frames.level, voice.seed), {
					language: words.languageNames[code],
					answer,
				}),
			frames.slots.level,
		);
	for (const [ask, asking, kind] of CONDITIONS)
		if (asks.has(ask))
			add(
				(answer) => fill(frames.ask[asking], { answer }),
				frames.slots.answer,
				kind,
			);
	return said;
}

/** A posting asks in its own language. */
function wordsOfPosting(language: string, ours: WritingWords): WritingWords {
	const code = LANGUAGE_CODES.find((one) => one === language);
	return code === undefined ? ours : WRITING_WORDS[code];
}

function waysOf({ personal }: Tailoring["profile"]) {
	return (["phone", "email"] as const).filter(
		(way) => oneLine(personal[way]) !== "",
	);
}

/** The last sentence, with the way to reach the person. */
export function closingSentence({ profile }: Tailoring, voice: Voice): Said {
	const { frames, seed, words } = voice;
	const ways = waysOf(profile);
	if (ways.length === 0)
		return frame(
			fill(pick(frames.closing, seed), { contact: frames.slots.contact }),
		);
	return {
		text: fill(pick(frames.closing, seed), {
			contact: ways
				.map((way) => oneLine(profile.personal[way]))
				.join(` ${words.or} `),
		}),
		sources: ways.map((way) => `personal.${way}`),
		isFrame: true,
	};
}
