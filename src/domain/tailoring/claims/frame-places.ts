// What may fill the places of a frame: facts of one entry, the posting's words named as such, a person's own statement. What
// fills none of these makes the sentence no frame, and it is proved as any other.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { goOn } from "../../profile/open-studies.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { sameWords } from "../../proof/same-words.ts";
import type { Proof } from "../../proof/verdict.ts";
import { notesIn } from "../letter/note-frames.ts";
import { sourceFactOf } from "../letter/source-fact.ts";
import { wordingOf } from "../wording/wording.ts";
import { items, ofLists } from "./frame-lists.ts";
import { ofOthers } from "./frame-others.ts";
import { ofWork } from "./frame-positions.ts";
import { type Framed, isSameText, type Place, STATED } from "./frame-texts.ts";

/** The proof by the facts that fill the places; null where one is filled by what stands nowhere. */
export function proofOfPlaces(
	places: readonly Place[],
	framed: Framed,
): Proof | null {
	const isLong = ({ name, text }: Place) =>
		text.length > (name === "details" ? LONGEST_DETAILS : LONGEST_PLACE);
	if (places.some(isLong)) return null;
	const reported = places.find(({ name }) => STATED.has(name));
	if (reported && sentencesOf(reported.text).length > 1) return null;
	const facts: string[] = [];
	for (const fill of [ofWork, ofOthersWork, ofSchool, ofLists, ofOthers]) {
		const found = fill(places, framed);
		if (found === null) return null;
		facts.push(...found);
	}
	const [named] = facts;
	const inner =
		reported && statedProof(reported, framed, named && entryPathOf(named));
	if (reported && !inner) return null;
	if (framed.kind === "stated now" && !isOfToday(inner?.facts ?? [], framed))
		return null;
	return {
		verdict: "proved",
		facts: [...new Set([...facts, ...(inner?.facts ?? [])])],
		steps: [{ step: "form" }, ...(inner?.steps ?? [])],
	};
}

/** Whether every fact is of a position held today. */
function isOfToday(facts: readonly string[], { ground }: Framed): boolean {
	return (
		facts.length > 0 &&
		facts.every((path) =>
			ground.profile.work_experience.some(
				(work, at) =>
					work.is_current &&
					entryPathOf(path) === pathOf("work_experience", at),
			),
		)
	);
}

/** The proof of what is stated: of the whole, or of each of two lines of the entry that share a verb. */
function statedProof(
	{ name, text }: Place,
	framed: Framed,
	entry: string | undefined,
): Proof | null {
	const whole = lineProof(text, framed, entry);
	if (whole || name !== "part") return whole;
	const { language } = framed;
	const notes = notesIn(text, language);
	if (notes.length > 1 && notes.length <= MOST_NOTES) {
		const found = ofOneEntry(
			allProved(notes, (one) => lineProof(one.trim(), framed, entry)),
		);
		if (found) return found;
	}
	for (const joint of SHAPING_WORDS[language]?.joints ?? []) {
		const at = text.indexOf(joint.text);
		if (at <= 0) continue;
		const both = [text.slice(0, at), text.slice(at + joint.text.length)];
		const proofs = allProved(both, (one) => lineProof(one, framed, entry));
		if (proofs)
			return {
				verdict: "proved",
				facts: proofs.flatMap(({ facts }) => facts),
				steps: proofs.flatMap(({ steps }) => steps),
			};
	}
	return null;
}

const MOST_NOTES = 4;

/** The proofs of all texts; null as soon as one has none. */
function allProved(
	texts: readonly string[],
	proofOf: (text: string) => Proof | null,
): Proof[] | null {
	const proofs: Proof[] = [];
	for (const text of texts) {
		const proof = proofOf(text);
		if (proof === null) return null;
		proofs.push(proof);
	}
	return proofs;
}

/** All of them proved by facts of one entry. */
function ofOneEntry(all: readonly Proof[] | null): Proof | null {
	const facts = all?.flatMap((proof) => proof.facts) ?? [];
	return all && new Set(facts.map(entryPathOf)).size === 1
		? { verdict: "proved", facts, steps: all.flatMap(({ steps }) => steps) }
		: null;
}

function lineProof(
	text: string,
	{ ground, within }: Framed,
	entry: string | undefined,
): Proof | null {
	const same = sameWords(text, entry, ground);
	if (same)
		return {
			verdict: "proved",
			facts: [same.path],
			steps: [{ step: "verbatim" }],
		};
	const source = sourceFactOf(text, entry, ground);
	if (source)
		return {
			verdict: "proved",
			facts: [source.path],
			steps: [{ step: "form" }],
		};
	const proof = within?.(text, entry) ?? null;
	if (proof || entry === undefined) return proof;
	for (const award of awardsOf(entry, ground)) {
		const own = within?.(text, award);
		if (own) return own;
	}
	return null;
}

/** What the employer of a position gave awards for was done there. */
function awardsOf(entry: string, { profile }: Framed["ground"]): string[] {
	const employer = profile.work_experience.find(
		(_, at) => pathOf("work_experience", at) === entry,
	)?.company_name;
	return employer === undefined
		? []
		: profile.awards.flatMap(({ awarding_organization }, at) =>
				isSameText(oneLine(awarding_organization), employer)
					? [pathOf("awards", at)]
					: [],
			);
}

/** The project or the place of volunteer work a line is stated of. */
function ofOthersWork(
	places: readonly Place[],
	{ kind, ground: { profile } }: Framed,
): string[] | null {
	const name = places.find((place) => place.name === "company")?.text;
	if (name === undefined) return [];
	const own =
		kind === "stated project"
			? items(profile.projects, "projects", (one) => one.project_name)
			: kind === "stated volunteer"
				? items(profile.volunteer, "volunteer", (one) => one.organization_name)
				: null;
	if (own === null) return [];
	const found = own.find(({ text }) => isSameText(name, text));
	return found ? [found.path] : null;
}

const LONGEST_PLACE = 300;
const LONGEST_DETAILS = 900;

const OF_SCHOOL: ReadonlySet<string> = new Set([
	"degree",
	"degreeHeld",
	"school",
	"gapDegree",
	"studying",
	"studied",
]);

function ofSchool(
	places: readonly Place[],
	{ kind, language, ground, today }: Framed,
): string[] | null {
	if (!OF_SCHOOL.has(kind)) return [];
	const own = places.filter(({ name }) =>
		["degree", "school", "field"].includes(name),
	);
	const at = ground.profile.education.findIndex(
		(school) =>
			!(
				OF_DEGREE_HELD.has(kind) &&
				(goOn(school, today) || isNotHeld(school.degree_type ?? ""))
			) &&
			own.every(({ name, text }) => {
				const degree = oneLine(school.degree_type);
				const field = oneLine(school.field_of_study);
				if (name === "field") return isSameText(text, field);
				if (name === "school")
					return isSameText(
						withoutThe(text),
						withoutThe(school.institution_name),
					);
				return isSameText(
					text.replace(/^an? (?=\S)/i, ""),
					kind === "studied"
						? degree
						: wordingOf(language).degree(degree, field),
				);
			}),
	);
	return at < 0 ? null : [pathOf("education", at)];
}

const OF_DEGREE_HELD: ReadonlySet<string> = new Set([
	"degreeHeld",
	"gapDegree",
]);

function withoutThe(name: string | null): string {
	return oneLine(name).replace(/^the /i, "");
}
