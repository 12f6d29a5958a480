// The mechanical rules of a tailored resume.

import { documentWordsOf } from "#src/documents/words-of-language.ts";
import { detectLanguage } from "#src/domain/language/reading/detect-language.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import { pageBudget } from "#src/domain/tailoring/fit/page-budget.ts";
import { documentLines, firstThird, isSaidIn } from "./document-lines.ts";
import { judgeOrder } from "./line-order.ts";
import { rawDataIn } from "./raw-data.ts";
import { NOT_ASKED, perDocument, type Rule, type Verdict } from "./rule.ts";
import { weakBesideStrong } from "./strong-lines.ts";
import type { WrittenPair } from "./written-pair.ts";

const MUST = 0.97;
const LEAST_FILLED = 0.6;
/** Of a line's words, as a summary says it. */
const PART = 0.4;

export const resumeRules: readonly Rule[] = [
	{ name: "needs answered in the first third", must: MUST, judge: judgeNeeds },
	{ name: "order not worse than the person's", must: MUST, judge: judgeOrder },
	{
		name: "no strong line cut, weak one kept",
		must: MUST,
		judge: (pair) => perDocument(weakBesideStrong(pair)),
	},
	{
		name: "last page 60 % full, or the only one",
		must: MUST,
		judge: judgeFill,
	},
	{
		name: "no raw data",
		must: MUST,
		judge: (pair) => perDocument(rawDataIn(pair)),
	},
	{ name: "languages right", must: MUST, judge: judgeLanguage },
	{ name: "nothing put back by the check", must: MUST, judge: judgeProof },
	{ name: "nothing said twice", must: MUST, judge: judgeTwins },
	{ name: "summary proves a need", must: null, judge: judgeSummary },
];

function judgeNeeds({ needs, doc }: WrittenPair): Verdict {
	const early = firstThird(documentLines(doc));
	const broken = needs.filter(
		({ proofs, listed }) =>
			!proofs.some(({ text }) => isSaidIn(text, early)) &&
			!listed.some(({ text }) => isSaidIn(text, early, 1)),
	);
	return {
		of: needs.length,
		kept: needs.length - broken.length,
		broken: broken.map(({ requirement }) => requirement.text.slice(0, 80)),
	};
}

function judgeFill({
	pages,
	filled,
	person,
	resume,
	today,
}: WrittenPair): Verdict {
	const { title } = resume.metadata.job;
	// A scholar's record is never cut.
	if (!Number.isFinite(pageBudget(person.profile, title, today)))
		return NOT_ASKED;
	return perDocument(
		pages === 1 || filled >= LEAST_FILLED
			? []
			: [`page ${pages} is ${Math.round(filled * 100)} % full`],
	);
}

function judgeLanguage({ person, doc, resume }: WrittenPair): Verdict {
	const language = profileLanguage(person.profile);
	const { sections } = documentWordsOf(language);
	const own = Object.values(sections).map((title) => title.toUpperCase());
	const headings = doc.blocks.flatMap((block) =>
		block.kind === "section" && !own.includes(block.title.toUpperCase())
			? [block.title]
			: [],
	);
	const read = detectLanguage(resume.summary);
	const isForeign = read !== "und" && read !== language;
	return perDocument([
		...headings,
		...(isForeign ? [`${read}: ${resume.summary.slice(0, 60)}`] : []),
		...(resume.metadata.language === language
			? []
			: [resume.metadata.language]),
	]);
}

function judgeProof({ resume, person }: WrittenPair): Verdict {
	const { removed, repaired } = resume.validation;
	return perDocument([
		...[...removed, ...repaired].map(
			({ path, text, reason }) => `${path}: ${text.slice(0, 80)} (${reason})`,
		),
		...checkClaims(resume, person.profile).map(({ text }) => text),
	]);
}

function judgeTwins({ doc }: WrittenPair): Verdict {
	const bullets = documentLines(doc).filter(({ kind }) => kind === "bullet");
	return perDocument(
		bullets.flatMap(({ text }, at) =>
			isSaidIn(text, bullets.slice(at + 1), 0.9) && text.length > 30
				? [text]
				: [],
		),
	);
}

function judgeSummary({ needs, resume, doc }: WrittenPair): Verdict {
	const proofs = needs.flatMap((need) => need.proofs);
	const listed = needs.flatMap((need) => need.listed);
	if (proofs.length === 0 || resume.summary === "") return NOT_ASKED;
	// A summary says a line in fewer words than the line below it.
	const said = documentLines(doc)
		.filter(({ kind }) => kind === "text")
		.slice(0, 1);
	return perDocument(
		// A paper, a tool or a language that is asked for answers as a line of work does.
		proofs.some(({ text }) => isSaidIn(text, said, PART)) ||
			listed.some(({ text }) => isSaidIn(text, said, 1))
			? []
			: [resume.summary],
	);
}
