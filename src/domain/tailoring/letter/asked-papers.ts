// The degrees and certificates a posting asks for and the profile holds: what a letter may name of them.
import { isNotHeld } from "../../language/reading/not-held.ts";
import { affinities } from "../../match/affinity.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import {
	entryPathOf,
	isInSection,
	pathOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { bearsLetters } from "../choose/deciding-papers.ts";
import { wordingOf } from "../wording/wording.ts";
import type { Material } from "./letter-material.ts";
import { namesWord, sharesLevel } from "./names-word.ts";

// A letter asks for them whenever it may name a degree.
const known = new WeakMap<object, { by: string; paths: ReadonlySet<string> }>();

/** Where the degrees and certificates stand that the posting asks for. */
export function askedPaperPaths(
	tailoring: Material["tailoring"],
	language: string,
): ReadonlySet<string> {
	const found = known.get(tailoring.match);
	if (found?.by === language) return found.paths;
	const papers = heldPapers(tailoring.profile, language);
	const paths = new Set(askedFor(papers, tailoring).map(({ path }) => path));
	known.set(tailoring.match, { by: language, paths });
	return paths;
}

type Paper = { path: string; text: string };

/** Degrees with their school and certificates, as a letter names them. */
function heldPapers(profile: Profile, language: string): Paper[] {
	const degrees = profile.education.map((school, at) => ({
		path: pathOf("education", at),
		text: [
			wordingOf(language).degree(
				oneLine(school.degree_type),
				oneLine(school.field_of_study),
			),
			oneLine(school.institution_name),
		]
			.filter(Boolean)
			.join(", "),
	}));
	const certificates = profile.certifications.map((paper, at) => ({
		path: pathOf("certifications", at),
		text: oneLine(paper.certification_name),
	}));
	// A degree still studied for says so itself; a certificate that ran out is none.
	return [
		...degrees,
		...certificates.filter(({ text }) => !isNotHeld(text)),
	].filter(({ text }) => text !== "");
}

/** "A Level 3 qualification" of a level 3 diploma, "HTL or Werkmeisterschule" of the second: its level, or the kind of school it is of. */
function bearsItsKind(paper: string, asked: string): boolean {
	const [name = ""] = paper.split(",");
	const kinds = name.match(LONG_WORD) ?? [];
	return (
		sharesLevel(name, asked) || kinds.some((kind) => namesWord(asked, kind))
	);
}

/** Shorter ones are in the name of every school. */
const LONG_WORD = /\p{L}{12,}/gu;

const NAMED = 0.45;
const NAMED_AND_CITED = 0.3;
const MOST_CITED = 3;
const KINDS: ReadonlySet<string> = new Set(["degree", "certificate"]);

/** In the order the posting asks for them: what a requirement names, or the match found for one about papers. */
function askedFor(
	papers: readonly Paper[],
	{ match, job, profile }: Material["tailoring"],
): Paper[] {
	const requirements = match.requirements.map((one, at) => ({ ...one, at }));
	const asked = requirements.filter(
		({ requirement: { kind, isNegated } }) => kind === "must" && !isNegated,
	);
	const said = affinities(
		{
			language: job.language,
			texts: asked.map(({ requirement }) => requirement.text),
		},
		{
			language: profileLanguage(profile),
			texts: papers.map(({ text }) => text),
		},
	);
	const found = asked.flatMap(({ requirement, support, evidence, at }, row) => {
		const isOfPapers =
			match.knockouts.some(
				({ requirement: of, knockout: { kind } }) =>
					of === at && KINDS.has(kind),
			) ||
			matchesNamed(match.terms, requirement).some(({ term }) =>
				KINDS.has(term.kind),
			);
		return papers.filter(({ path, text }, place) => {
			const isCited = evidence
				.slice(0, MOST_CITED)
				.some((fact) => entryPathOf(fact.path) === path);
			const { covered = 0, specific = 0 } = said[row]?.[place] ?? {};
			const isOfKind =
				isInSection(path, "education") && bearsItsKind(text, requirement.text);
			if (support === "absent") return isOfKind;
			return (
				isOfKind ||
				(isCited && isOfPapers) ||
				bearsLetters(text, requirement.text) ||
				(specific > 0 &&
					((isCited && covered >= NAMED_AND_CITED) ||
						(isOfPapers && covered >= NAMED)))
			);
		});
	});
	return [...new Set(found)];
}
