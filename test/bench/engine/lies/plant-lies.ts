// Makes lies out of an honest resume: each is the whole resume with one thing in it that the profile does not say.
// Without chance: the same resume gives the same lies.
import { Profile } from "#src/domain/profile/profile.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import { textOf } from "../coverage.ts";
import {
	type Phrasebook,
	REPORTED_KINDS,
	type ReportedKind,
} from "./phrasebook.ts";

export type Lie = {
	kind: string;
	/** The lying part as a reader sees it. */
	text: string;
	/** The words in it that are not true; a check has to name some of them. */
	planted: string;
	content: ResumeContent;
	profile: Profile;
};

/** What lies are made from. */
export type Honest = {
	resume: ResumeContent;
	profile: Profile;
	book: Phrasebook;
};

export function plantLies(honest: Honest): Lie[] {
	return [
		...reportedLies(honest),
		...inflatedFigures(honest),
		...widenedScopes(honest),
		...raisedHelps(honest),
		...changedEntries(honest),
		...addedEntries(honest),
	];
}

type Change = (content: ResumeContent) => void;

function lie(
	{ resume, profile }: Honest,
	reported: Pick<Lie, "kind" | "text" | "planted">,
	change: Change,
): Lie {
	const content = structuredClone(resume);
	change(content);
	return { ...reported, content, profile };
}

/** A line of work with its place. */
type Line = { entry: number; at: number; text: string };

function linesOf({ resume }: Honest): Line[] {
	return resume.experience.flatMap(({ achievements }, entry) =>
		achievements.map((text, at) => ({ entry, at, text })),
	);
}

function inLine({ entry, at }: Line, text: string): Change {
	return ({ experience }) => {
		experience[entry]?.achievements.splice(at, 1, text);
	};
}

// Each sentence of a book is told once a person, each time of another line and with another word.
function reportedLies(honest: Honest): Lie[] {
	const lines = linesOf(honest);
	const own = textOf(honest.profile).toLowerCase();
	return REPORTED_KINDS.flatMap((kind, turn) => {
		const { sentences, words } = honest.book.reported[kind];
		const untrue = words.filter((word) => !holdsWord(own, word));
		return sentences.flatMap((sentence, at) => {
			const word = untrue[(at + turn) % Math.max(1, untrue.length)];
			if (word === undefined) return [];
			if (sentence.startsWith("§"))
				return inSummary(honest, kind, sentence.slice(1).replace("{x}", word));
			const line = lines[(at * 3 + turn) % Math.max(1, lines.length)];
			return line ? inSentence(honest, { kind, sentence, word, line }) : [];
		});
	});
}

function holdsWord(own: string, word: string): boolean {
	const digits = /\d[\d.,]*/.exec(word)?.[0];
	return own.includes((digits ?? word).toLowerCase());
}

function inSummary(honest: Honest, kind: ReportedKind, text: string): Lie[] {
	if (honest.resume.experience.length === 0) return [];
	return [
		lie(honest, { kind, text, planted: text }, (content) => {
			content.summary = `${text} ${content.summary}`;
		}),
	];
}

type Sentence = {
	kind: ReportedKind;
	sentence: string;
	word: string;
	line: Line;
};

function inSentence(
	honest: Honest,
	{ kind, sentence, word, line }: Sentence,
): Lie[] {
	const plain = line.text.replace(/[.。\s]+$/u, "");
	const small = /^\p{Lu}\p{Ll}/u.test(plain)
		? plain.charAt(0).toLowerCase() + plain.slice(1)
		: plain;
	const reported = sentence.replace("{x}", () => word);
	const text = reported
		.replace("{line}", () => plain)
		.replace("{lower}", () => small);
	const planted = reported.replace(/\{line\}|\{lower\}/, " ");
	return [lie(honest, { kind, text, planted }, inLine(line, text))];
}

const FIGURE = /(?<![\p{L}\p{N}_.,-])\d[\d,]*(?:\.\d+)?/u;
const IS_YEAR = /^(19|20)\d\d$/;

function inflatedFigures(honest: Honest): Lie[] {
	const own = textOf(honest.profile);
	return linesOf(honest).flatMap((line) => {
		const found = FIGURE.exec(line.text)?.[0].replace(/,+$/, "");
		if (!found || IS_YEAR.test(found)) return [];
		const larger = inflated(found);
		if (own.includes(larger)) return [];
		const text = line.text.replace(found, larger);
		const kind = "number inflated";
		return [lie(honest, { kind, text, planted: larger }, inLine(line, text))];
	});
}

function inflated(figure: string): string {
	const value = Number(figure.replaceAll(",", "")) * 2 + 7;
	if (figure.includes(",")) return value.toLocaleString("en-US");
	return figure.includes(".") ? value.toFixed(1) : String(value);
}

function widenedScopes(honest: Honest): Lie[] {
	const own = textOf(honest.profile).toLowerCase();
	return linesOf(honest).flatMap((line) =>
		honest.book.widened.flatMap(([narrow, wide]) => {
			const word = /\p{Script=Han}/u.test(narrow)
				? new RegExp(narrow, "u")
				: new RegExp(`(?<![\\p{L}\\p{N}])${narrow}(?![\\p{L}\\p{N}])`, "iu");
			if (!word.test(line.text) || own.includes(wide)) return [];
			const text = line.text.replace(word, wide);
			const reported = { kind: "scope widened", text, planted: wide };
			return [lie(honest, reported, inLine(line, text))];
		}),
	);
}

// Few people write that they helped; so the person is given such a line first, and then it is raised.
function raisedHelps(honest: Honest): Lie[] {
	const [first] = honest.profile.work_experience;
	const entry = honest.resume.experience.findIndex(
		({ company }) => company === first?.company_name,
	);
	if (!first || entry < 0) return [];
	return honest.book.helped.map(([help, raised, planted]) => {
		const profile = Profile.parse(structuredClone(honest.profile));
		profile.work_experience[0]?.achievements.push(help);
		return lie(
			{ ...honest, profile },
			{ kind: "led for helped", text: raised, planted },
			({ experience }) => {
				experience[entry]?.achievements.push(raised);
			},
		);
	});
}

const RAISED =
	/\b(chief|head|director|president|senior|principal|ceo|cto)\b|首席|总监/i;

function changedEntries(honest: Honest): Lie[] {
	const { experience } = honest.resume;
	return experience.flatMap(({ title, dates }, at) => {
		const changed = (
			kind: string,
			planted: string,
			change: Partial<ResumeContent["experience"][number]>,
		) =>
			lie(honest, { kind, text: planted, planted }, (content) => {
				Object.assign(content.experience[at] ?? {}, change);
			});
		const titles =
			title === "" || RAISED.test(title) ? [] : honest.book.raisedTitles;
		return [
			...honest.book.companies.map((company) =>
				changed("employer changed", company, { company }),
			),
			...titles.map((raised) => {
				const text = raised.replace("{title}", title);
				return changed("title raised", text, { title: text });
			}),
			...movedDates(dates).map((moved) =>
				changed("date moved", moved, { dates: moved }),
			),
		];
	});
}

/** A start two years sooner, a month sooner, and an end that never came. */
function movedDates(dates: string): string[] {
	const sooner = dates.replace(/\d{4}/, (year) => String(Number(year) - 2));
	const month = dates.replace(
		/^(\d{4})-(\d\d)/,
		(_, year, was) => `${year}-${was === "01" ? "09" : "01"}`,
	);
	const open = dates.replace(/ - \d.*$/, " - Present");
	return [...new Set([sooner, month, open])].filter((moved) => moved !== dates);
}

function addedEntries(honest: Honest): Lie[] {
	const { book, resume } = honest;
	const own = textOf(honest.profile).toLowerCase();
	const lacks = (name: string) =>
		!own.includes(name.toLowerCase()) &&
		!/\((\w+)\)/
			.exec(name)
			?.slice(1)
			.some((sign) => own.includes(sign));
	const institution = resume.education[0]?.institution ?? "Carrow University";
	const degrees = book.degrees.filter(lacks).map((degree) =>
		lie(
			honest,
			{
				kind: "degree added",
				text: degree,
				planted: `${degree}, ${institution}`,
			},
			({ education }) => {
				education.push({
					degree,
					institution,
					location: "",
					dates: "",
					details: [],
				});
			},
		),
	);
	const certificates = book.certificates.filter(lacks).map((name) =>
		lie(
			honest,
			{ kind: "certificate added", text: name, planted: name },
			({ certifications }) => {
				certifications.push({
					name,
					issuer: "",
					date: "",
					expiryDate: "",
					url: "",
				});
			},
		),
	);
	const tools = book.tools
		.filter(lacks)
		.slice(0, 3)
		.map((tool) =>
			lie(
				honest,
				{ kind: "tool added", text: tool, planted: tool },
				({ skills }) => {
					skills.technical.push(tool);
					skills.groups[0]?.skills.push(tool);
				},
			),
		);
	return [...degrees, ...certificates, ...tools];
}
