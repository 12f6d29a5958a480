// Positions, employers and schools that stand on a line of a plain text: each must be one the profile holds.
import { findTerms } from "../../job/lexicon.ts";
import { hasPhrase } from "../../match/phrase-index.ts";
import { wordsOf } from "../../match/words.ts";
import { readDate } from "../../profile/partial-date.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { isSameName, notOwn, type Span } from "./entries.ts";
import type { Owner } from "./owners.ts";
import { holdsPhrase, type Sources } from "./sources.ts";
import type { Line } from "./text-lines.ts";

/** A line with the entries of the profile it names itself, and those named close to it. */
export type Reading = {
	where: string;
	line: Line;
	named: readonly Owner[];
	near: readonly Owner[];
	/** The lines close to it that may hold the name of its entry. */
	heads: readonly string[];
	spans: readonly Span[];
	sources: Sources;
};

/** What parts the names on a line. */
export const PART =
	/\s*[|•·,;–—\t]\s*|\s+-\s+|\s{3,}|\s+(?:at|bei|en|chez|@)\s+|\s*\(\s*|\s*\)\s*/;

/** A name beside a position that no entry of the profile bears, though the word may stand elsewhere in it. */
function isStranger(part: string, { lines, language }: Sources): boolean {
	const words = wordsOf(part, language);
	return (
		/^\p{Lu}\p{Ll}+/u.test(part) &&
		readDate(part).date === null &&
		!/^(?:present|current|gpa|remote|hybrid|freelance)$/i.test(part) &&
		!lines.some(
			(line) => HEAD_PATH.test(line.path) && hasPhrase(line.words, words),
		)
	);
}

const HEAD_PATH =
	/\.(?:job_title|role_title|company_name|organization_name|institution_name|project_name|location|degree_type|field_of_study)$|^personal\./;

const HOUSE =
	/(?<!\p{L})(?:University|College|Institute|Academy|School|Hospital|Universidad|Universidade|Università|Université|Universität|Universiteit|Universitet|Hochschule|Hogeschool|École|Instituto|Istituto|Klinikum|Inc|LLC|LLP|Ltd|PLC|GmbH|AG|S\.A|S\.L|SARL|Corporation)(?![\p{L}])/u;

/** A school or a house named by its kind on a line of its own, of which the profile does not hold every word. */
export function checkHouses(
	rest: string,
	{ where, line, sources }: Reading,
): ClaimProblem[] {
	if (line.isBullet || rest.length > 160 || /[.!?]$/.test(rest)) return [];
	return rest
		.split(PART)
		.map((part) => part.trim())
		.filter(
			(part) =>
				HOUSE.test(part) &&
				part.split(/\s+/).length <= 7 &&
				wordsOf(part, sources.language).some(
					({ text, stem, key }) =>
						/^\p{Lu}/u.test(text) &&
						!sources.keys.has(key) &&
						!sources.stems.has(stem),
				),
		)
		.map((part) =>
			notOwn(where, part, [
				...sources.profile.education.map((school) => school.institution_name),
				...sources.profile.work_experience.map((work) => work.company_name),
			]),
		);
}

const RAISED =
	/^(?:Senior|Lead|Principal|Head of|Director of|Chief|Vice President|VP|Executive|Jef[ea] de|Coordinadora? de|Directora? de|Directeur|Directrice|Leitende[rn]?)\s/;

/** A short line that names a position must name one that was held, word for word. */
export function checkTitle(
	rest: string,
	{ where, line, named, sources }: Reading,
): ClaimProblem[] {
	if (line.isBullet || rest.length > 160 || /[.!?]$/.test(rest)) return [];
	const { work_experience } = sources.profile;
	const parts = rest
		.split(PART)
		.map((part) => part.trim().replace(/\s+(?:19|20)\d\d$/, ""))
		.filter(
			(part) =>
				part !== "" && part.split(/\s+/).length <= 7 && /^\p{Lu}/u.test(part),
		);
	// "Certified forklift operator" says more about a title that was held; another title was not.
	const raised = parts
		.filter(
			(part) =>
				RAISED.test(part) ||
				findTerms(part, sources.language).some(
					({ kind, term, form }) =>
						kind === "title" &&
						!sources.terms.has(term) &&
						!holdsPhrase(sources, form),
				),
		)
		.filter((part) => !holdsPhrase(sources, part))
		.map((part) =>
			notOwn(
				where,
				part,
				work_experience.map((work) => work.job_title),
			),
		);
	// A position that was held beside an employer that was not.
	const isHeld = parts.some((part) =>
		work_experience.some((work) => isSameName(part, work.job_title)),
	);
	const name =
		isHeld && named.length === 0
			? parts.find((part) => isStranger(part, sources))
			: undefined;
	return name === undefined
		? raised
		: [
				...raised,
				notOwn(
					where,
					name,
					work_experience.map((work) => work.company_name),
				),
			];
}
