// What the person said of a condition no resume shows, found among their statements.

import type { AskKind } from "../../job/job.ts";
import { askIn } from "../../job/requirements/conditions.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { detectLanguage } from "../../language/reading/detect-language.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import type { Meaning } from "../../meaning/glosses.ts";
import { createLexis, lexemesOf } from "../../meaning/lexemes.ts";
import { isAcronym } from "../../meaning/stem.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Statement } from "../../profile/profile.ts";
import type { QuestionAnswer, QuestionTopic } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

/** The kind of statement under which an answer is kept. */
const STATEMENT_KIND: Readonly<Record<QuestionTopic, Statement["kind"]>> = {
	paper: "licence",
	"driving-licence": "licence",
	vehicle: "other",
	"work-permit": "permit",
	clearance: "clearance",
	"background-check": "other",
	travel: "travel",
	relocation: "relocation",
	residence: "relocation",
	"on-site": "availability",
	"start-date": "start_date",
	availability: "availability",
	hours: "availability",
	salary: "salary",
	age: "other",
	health: "other",
	registration: "other",
};

// One answer holds for every posting; of the others it holds for what they name: a country, a shift, a town.
const GENERAL: ReadonlySet<QuestionTopic> = new Set<AskKind>([
	"driving-licence",
	"vehicle",
	"travel",
	"background-check",
]);

/** Answered by the latest statement about it, unknown without one. */
export function askThePerson(topic: QuestionTopic, asking: Asking): Decision {
	const kind = STATEMENT_KIND[topic];
	const answer = answerTo(topic, asking);
	const question = { topic, kind, answer };
	if (!answer) return { support: "unknown", evidence: [], question };
	const { path, text, holds } = answer;
	return {
		support: holds ? "shown" : "absent",
		evidence: [{ path, text }],
		question,
	};
}

function answerTo(topic: QuestionTopic, asking: Asking): QuestionAnswer | null {
	const { profile } = asking;
	const kind = STATEMENT_KIND[topic];
	const found = profile.statements
		.map((statement, at) => ({ statement, at }))
		.filter(
			({ statement }) =>
				statement.kind === kind && isAbout(statement, topic, asking),
		)
		.toSorted((a, b) =>
			b.statement.stated_on.localeCompare(a.statement.stated_on, "en"),
		)[0];
	if (!found) return null;
	const { text, answer } = found.statement;
	return {
		path: pathOf("statements", found.at, "text"),
		text: answer ? `${text}: ${answer}` : text,
		// What is in progress, expired or planned is not held either.
		holds: !NO(ANY_LANGUAGE).test(answer ?? "") && !isNotHeld(answer ?? ""),
	};
}

const NO = wordPattern(
	({ no }) => no,
	(words) => `^${words}`,
);
const ANY_LANGUAGE = languagesOf("", "und");
const SHARED = 0.5;

function isAbout(
	statement: Statement,
	topic: QuestionTopic,
	{ requirement, lexemes }: Asking,
): boolean {
	const said = readStatement(statement);
	if (statement.text === requirement.text) return true;
	if (GENERAL.has(topic) && said.topic === topic)
		return particularsOf(requirement.text).every((one) =>
			said.particulars.has(one),
		);
	const asked = new Set(lexemes.flatMap(({ lexeme }) => lexeme.english));
	const shared = said.meanings.filter((meaning) =>
		meaning.some((stem) => asked.has(stem)),
	).length;
	return (
		shared > 0 &&
		shared >= SHARED * Math.min(said.meanings.length, lexemes.length)
	);
}

type Said = {
	topic: AskKind | null;
	meanings: readonly Meaning[];
	particulars: ReadonlySet<string>;
};

// Each is read once, however many requirements look at it.
const read = new WeakMap<Statement, Said>();

function readStatement(statement: Statement): Said {
	const known = read.get(statement);
	if (known) return known;
	const { text, answer } = statement;
	const language = detectLanguage(text);
	const said = {
		topic: askIn(text, languagesOf(text, language)),
		meanings: lexemesOf(text, language, createLexis(null)).map(
			({ lexeme }) => lexeme.english,
		),
		particulars: new Set(particularsOf(`${text} ${answer ?? ""}`)),
	};
	read.set(statement, said);
	return said;
}

/** Figures, classes of a license and abbreviations: an answer on one of them is none on another. */
function particularsOf(text: string): string[] {
	const isShouted = text === text.toUpperCase();
	return [
		...(text.match(/\d+/g) ?? []),
		...(text.match(/(?<=[\p{L}\d,/] ?)(?<!\p{L})[A-E]1?E?(?![\p{L}\d'’])/gu) ??
			[]),
		...(isShouted
			? []
			: (text.match(/\p{Lu}{2,6}(?!\p{L})/gu) ?? []).filter(isAcronym)),
	];
}
