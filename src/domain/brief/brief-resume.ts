// A resume written with a model: it words the summary and the lines of each entry. Which entries stand there, their names
// and dates, skills, education and all lists stay the built-in writer's, which took them from the profile.

import { z } from "zod";
import { profileLanguage } from "../match/profile-language.ts";
import type { Problem } from "../problem.ts";
import { keysOf, pathOf } from "../profile/content-path.ts";
import { spareJobs } from "../tailoring/choose/left-out.ts";
import {
	type LineOrigin,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { scoreContent } from "../tailoring/content/score-content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type {
	AnswerReading,
	Brief,
	BriefRequest,
	NumberedFact,
} from "./brief.ts";
import { chosenHeadline } from "./chosen-headline.ts";
import { listsText, withLists } from "./chosen-lists.ts";
import { factList } from "./fact-list.ts";
import { AnswerLine, answerLines, formProblems } from "./lines.ts";
import {
	FREEDOM,
	languageRule,
	positionLine,
	quoted,
	supportedTerms,
	TRUTH_RULES,
} from "./material.ts";
import {
	citedSentences,
	numberFacts,
	pathsOf,
	textsOf,
} from "./numbered-facts.ts";
import { PLAN_RULE, planOf } from "./plan.ts";
import { withoutRepeatedDescriptions } from "./repeated-descriptions.ts";
import {
	type FrameEntry,
	frameEntries,
	frameText,
	type List,
	maySummarize,
	withoutSpare,
} from "./resume-frame.ts";
import { ORDER_RULES, orderText, withOrder } from "./section-order.ts";

const ResumeDraft = z.object({
	/** Numbers of facts. */
	headline: z.array(z.string()).default([]),
	summary: z.array(AnswerLine),
	entries: z.array(z.object({ entry: z.string(), lines: z.array(AnswerLine) })),
	/** Numbers of facts, too. */
	skills: z.array(z.string()).default([]),
	more: z.array(z.string()).default([]),
	without: z.array(z.string()).default([]),
	/** Sections below the summary, the first on top. */
	order: z.array(z.string()).default([]),
});

const HEADLINE = pathOf("personalInfo", "headline");
const SUMMARY_SENTENCES = 4;
const LINES_RULES = `Lines of an entry:
- The first lines answer the needs in their order, the first duty before everything else; then outcomes, then the order of the facts. What answers nothing here is left out, as long as a line of the entry stays; the person is shown what was left out.
- One line tells one thing. Facts about the same thing become one line, the deed first and behind it a semicolon and the result; a figure stays with what its own fact says. A run-on fact becomes two. Nothing is said twice: a project's description goes where a line tells it.
- A line begins with the deed and keeps its size: how many, how often, how much. At most 30 words, no full stop at its end, no pronoun, no praise.
- A line rests on facts of its own entry alone.
- An entry that may be left out goes where the answer does not name it; of one that answers a need a line or two are enough.`;

const SUMMARY_RULES = `The summary, where the frame has one: two to ${SUMMARY_SENTENCES} short sentences without a pronoun, each with its full stop and each in the words of its facts: one that goes too far is taken out alone.
- First the trade with the latest position and since when; then what answers the requirements and stands in no first line below: papers with their year, tools the posting names and the person used, languages with their level, each as names in a row ("SQL, Snowflake, dbt.", "Tableau Desktop Specialist (2022)."); then at most two proofs in short, with their figures.
- Proofs only: nothing that any applicant could say, nothing that argues against the person, no wish, no notice period, no hours, no grade, no unfinished study, no contact.
- It does not say a line below word for word: it says the same shorter.`;

const HEADLINE_RULES =
	"The headline stands under the name. Name the number of the person's own title that is nearest to the position, one held today or the person's own headline, and behind it at most one certificate the posting asks for. Name none to leave it as it is.";

const LISTS_RULES = `The lists are chosen by numbers of facts and not worded:
- "skills" names the skills to show, what the posting asks for first and no trait among them; groups follow the order of their first skill. Empty leaves them as they are.
- "more" names what was left out and a requirement asks for or the letter will tell: a skill, a paper, an award, a publication, a course, a language.
- "without" names papers, awards, publications, languages, projects and services that serve nothing here; what answers a requirement stays, whatever is named.`;

/** Same request, same brief, byte for byte. */
export function briefResume({
	tailoring,
	base,
	nonce,
}: BriefRequest<ResumeContent>): Brief<ResumeContent> {
	const { profile, sections, strength, match, job } = tailoring;
	const numbered = numberFacts(profile, sections);
	const entries = frameEntries(base, numbered.facts, spareJobs(tailoring));
	const plan = planOf(tailoring, numbered.facts);
	return {
		instructions: [
			"You word a resume from the facts of one person, for one job posting, as an excellent adviser would: every line earns its place, and the person can defend each of them in an interview.",
			TRUTH_RULES,
			FREEDOM[strength].reported,
			languageRule(base.metadata.language, profileLanguage(profile)),
			PLAN_RULE,
			LINES_RULES,
			SUMMARY_RULES,
			HEADLINE_RULES,
			LISTS_RULES,
			ORDER_RULES,
			'Answer as JSON: {"headline": ["F1"], "summary": [lines], "entries": [{"entry": "E1", "lines": [lines]}], "skills": ["F3"], "more": [], "without": [], "order": []}, a line being {"text": "…", "facts": ["F1"]}.',
		].join("\n\n"),
		prompt: [
			positionLine(job, tailoring.title, tailoring.company),
			`Needs, the weightiest first: ${plan.needs}.`,
			`Frame:\n${frameText(entries, maySummarize(tailoring))}\n${listsText(base, numbered.facts)}\n${orderText(base)}`,
			quoted("FACTS", factList(numbered.facts, profile), nonce),
			quoted("REQUIREMENTS", plan.requirements, nonce),
			quoted("TERMS THE PROFILE SUPPORTS", supportedTerms(match), nonce),
			quoted("POSTING", tailoring.posting ?? "", nonce),
		].join("\n\n"),
		schema: z.toJSONSchema(ResumeDraft) as Record<string, unknown>,
		facts: numbered.facts,
		quarantined: numbered.quarantined,
		read: (answer) =>
			readResume(answer, { tailoring, base, entries, facts: numbered.facts }),
	};
}

type Read = {
	tailoring: Tailoring;
	base: ResumeContent;
	entries: readonly FrameEntry[];
	facts: readonly NumberedFact[];
};

function readResume(answer: unknown, read: Read): AnswerReading<ResumeContent> {
	const parsed = ResumeDraft.safeParse(answer);
	if (!parsed.success)
		return {
			ok: false,
			problems: formProblems(parsed.error),
		};
	return applyDraft(parsed.data, read);
}

/** The frame with the draft's lines in it, and their origins in the place of the frame's. */
function applyDraft(
	draft: z.infer<typeof ResumeDraft>,
	read: Read,
): AnswerReading<ResumeContent> {
	const { base, entries, facts, tailoring } = read;
	const content = ResumeContent.parse(base); // a copy: the frame stays as it is
	const problems: Problem[] = [];
	const worded = new Map<string, LineOrigin[]>();
	const between = base.metadata.language === "zh" ? "" : " ";
	const summary = maySummarize(tailoring)
		? answerLines(draft.summary, SUMMARY_SENTENCES).map((line) => ({
				...line,
				text: asSentence(line.text, base.metadata.language),
			}))
		: [];
	if (summary.length > 0) {
		content.summary = summary.map(({ text }) => text).join(between);
		worded.set("summary", [summaryOrigin(summary, facts)]);
	}
	for (const { entry: id, lines } of draft.entries) {
		const entry = entries.find((known) => known.id === id.trim());
		if (!entry) continue;
		const [reported, unfounded] = partition(
			answerLines(lines, entry.most),
			(line) => pathsOf(line.facts, entry.facts).length > 0,
		);
		problems.push(...unfounded.map((line) => withoutFact(entry, line.text)));
		if (reported.length === 0) continue;
		const [list, at] = keysOf(entry.path) as [List, string];
		const target = content[list][Number(at)];
		if (target) target.achievements = reported.map(({ text }) => text);
		worded.set(
			entry.path,
			reported.map((line, nr) =>
				lineOrigin(pathOf(entry.path, "achievements", nr), line, facts),
			),
		);
	}
	const headline = chosenHeadline(draft.headline, facts, tailoring);
	if (headline) {
		content.personalInfo.headline = headline.text;
		const { sources } = headline;
		worded.set(HEADLINE, [{ path: HEADLINE, sources, change: "reworded" }]);
	}
	content.validation.lines = [
		...content.validation.lines.filter(({ path }) => !isReplaced(path, worded)),
		...[...worded.values()].flat(),
	];
	return {
		ok: true,
		content: withChoices(content, { ...read, draft, worded }),
		problems,
		cited: citedSentences(summary, facts),
	};
}

type Chosen = Read & {
	draft: z.infer<typeof ResumeDraft>;
	worded: ReadonlyMap<string, unknown>;
};

/** With the entries, the lists and the order of the sections that the draft chose. */
function withChoices(
	content: ResumeContent,
	{ draft, worded, entries, facts, tailoring }: Chosen,
): ResumeContent {
	const without = withoutRepeatedDescriptions(content, entries);
	const left = withLists(withoutSpare(without, entries, worded), draft, {
		...{ facts, tailoring },
	});
	left.metadata = withOrder(left.metadata, draft.order, tailoring);
	left.metadata.score.after = scoreContent(left, tailoring);
	return left;
}

/** Lines have no stop at their end; sentences of a summary do. */
function asSentence(text: string, language: string): string {
	const stop = language === "zh" ? "。" : ".";
	return /[.!?。！？][)"”»]?$/u.test(text) ? text : `${text}${stop}`;
}

function summaryOrigin(
	lines: readonly AnswerLine[],
	facts: readonly NumberedFact[],
): LineOrigin {
	const ids = lines.flatMap((line) => line.facts);
	return {
		...lineOrigin("summary", { text: "", facts: ids }, facts),
		change: "merged",
	};
}

function lineOrigin(
	path: string,
	line: AnswerLine,
	facts: readonly NumberedFact[],
): LineOrigin {
	return {
		path,
		sources: pathsOf(line.facts, facts),
		change: line.facts.length > 1 ? "merged" : "reworded",
		original: textsOf(line.facts, facts),
	};
}

/** The head of an entry keeps its origin; its lines have new ones. */
function isReplaced(
	path: string,
	worded: ReadonlyMap<string, LineOrigin[]>,
): boolean {
	if (path === "summary" || path === HEADLINE) return worded.has(path);
	return [...worded.keys()].some((entry) =>
		path.startsWith(pathOf(entry, "achievements")),
	);
}

function withoutFact({ id, path }: FrameEntry, text: string): Problem {
	return {
		where: path,
		message: `This line of ${id} names no fact of its entry: "${text}"`,
		hint: `Rest it on facts of ${id}, or leave it out.`,
	};
}

function partition<T>(
	all: readonly T[],
	isLeft: (one: T) => boolean,
): [T[], T[]] {
	const left: T[] = [];
	const right: T[] = [];
	for (const one of all) (isLeft(one) ? left : right).push(one);
	return [left, right];
}
