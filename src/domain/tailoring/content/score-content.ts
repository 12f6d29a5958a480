// The score of a document. Only what the profile supports counts, so an added keyword never raises it.
import type { Job } from "../../job/job.ts";
import { indexFacts, supportOf } from "../../match/evidence.ts";
import type { IndexedFact } from "../../match/indexed-fact.ts";
import type {
	Fact,
	Match,
	RequirementMatch,
	Support,
} from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { scoreOf, termTextOf } from "../../match/score.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isInSection, pathOf, valueAt } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { ResumeContent } from "./content.ts";

/** `match` is the profile's own; `today` is "YYYY-MM-DD". */
export type Scoring = {
	job: Job;
	profile: Profile;
	match: Match;
};

/** 0–100 for a resume, by the same rule as the profile's own score. */
export function scoreContent(
	content: ResumeContent,
	{ job, profile, match }: Scoring,
): number {
	const said = contentFacts(content);
	const index = indexFacts(said, profileLanguage(profile));
	const terms = match.terms.map((own) => {
		// What the profile does not hold is not even looked for.
		if (own.support === "absent") return own;
		const inDocument = supportOf(own.term, index);
		return { ...inDocument, support: weaker(inDocument.support, own.support) };
	});
	const requirements = match.requirements.map((own) => {
		return isSaid(own, index.facts, profile)
			? own
			: { ...own, support: "absent" as const, granted: grantedUnsaid(own) };
	});
	const ownTitles = new Set(
		[
			...profile.work_experience.map((work) => work.job_title),
			profile.personal.headline ?? "",
		].map(oneLine),
	);
	return scoreOf(job, {
		terms,
		requirements,
		knockouts: match.knockouts,
		titles: [
			content.personalInfo.headline,
			...content.experience.map((entry) => entry.title),
		].filter((title) => ownTitles.has(title)),
		field: match.field,
		text: termTextOf(said),
	}).score;
}

/** What the profile holds and the document leaves out is granted by nobody. */
function grantedUnsaid({ support, granted }: RequirementMatch): number | null {
	return support === "absent" || granted === null ? granted : 0;
}

const RANK: readonly Support[] = ["absent", "listed", "shown"];

function weaker(a: Support, b: Support): Support {
	return RANK.indexOf(a) < RANK.indexOf(b) ? a : b;
}

const SAID = 0.6;

/** Whether the document says one of the lines that answer a requirement, in whatever words: most of its own. */
function isSaid(
	{ evidence }: RequirementMatch,
	said: readonly IndexedFact[],
	profile: Profile,
): boolean {
	return evidence.some((fact) => {
		// What the person stated aside stands in no document.
		if (isInSection(fact.path, "statements")) return true;
		const stems = [...contentStems(wordsOf(ownText(fact, profile)))];
		return said.some(
			({ content }) =>
				stems.filter((stem) => content.has(stem)).length >= SAID * stems.length,
		);
	});
}

/** A line put together from several fields is found by the one it is named after. */
function ownText({ path, text }: Fact, profile: Profile): string {
	const own = valueAt(profile, path);
	return typeof own === "string" && own !== "" && !own.includes(text)
		? own
		: text;
}

/** The lines of a resume under the paths of a profile, so that the same rules tell shown from listed. */
function contentFacts(content: ResumeContent): Fact[] {
	const facts: Fact[] = [];
	const add = (path: string, ...texts: string[]) => {
		for (const text of texts) if (text !== "") facts.push({ path, text });
	};
	add(pathOf("personal", "headline"), content.personalInfo.headline);
	add(pathOf("personal", "summary"), content.summary);
	for (const entry of content.experience)
		add("work_experience.", entry.title, entry.company, ...entry.achievements);
	for (const entry of content.education)
		add("education.", entry.degree, entry.institution, ...entry.details);
	for (const entry of content.projects)
		add(
			"projects.",
			entry.name,
			entry.description,
			...entry.technologies,
			...entry.achievements,
		);
	for (const group of content.skills.groups)
		add("skills.", group.name, ...group.skills);
	if (content.skills.groups.length === 0)
		add("skills.", ...content.skills.technical, ...content.skills.soft);
	for (const entry of content.languages) add("languages.", entry.language);
	for (const entry of content.certifications)
		add("certifications.", entry.name, entry.issuer);
	for (const entry of content.publications)
		add("publications.", entry.title, entry.publisher, entry.description);
	for (const entry of content.awards)
		add("awards.", entry.title, entry.awarder, entry.description);
	for (const entry of content.volunteer)
		add(
			"volunteer.",
			entry.role,
			entry.organization,
			entry.description,
			...entry.achievements,
		);
	return facts;
}
