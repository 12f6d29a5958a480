// Sentences that tell no line of an entry, but are true by closed steps all the same: an award, since when somebody works in a trade,
// what comes nearest to something missing, and a deed beside what somebody holds or knows.
import {
	plainTypography,
	withoutEndSigns,
} from "../../clauses/plain-typography.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { RECOUNT_WORDS } from "../../language/tables/recounts-of-languages.ts";
import { entryIndexOf, isInSection } from "../../profile/content-path.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Proof } from "../../proof/verdict.ts";
import { isSameText } from "./frame-texts.ts";
import { awardProof } from "./recounted-award.ts";
import type { Recounting } from "./recounted-names.ts";
import { tradeProof } from "./recounted-trade.ts";

type Given = {
	ground: Ground;
	/** The proof of a part of such a sentence. */
	whole(text: string): Proof | null;
};

const LONGEST = 400;

/** The proof of such a sentence; null where it is none. It stands under no entry. */
export function recountedProof(
	text: string,
	{ ground, whole }: Given,
): Proof | null {
	const language = LANGUAGE_CODES.find((code) => code === ground.language);
	if (language === undefined || text.length > LONGEST) return null;
	const said = withoutEndSigns(plainTypography(text)).trim();
	const recounting: Recounting = { ground, language };
	return (
		awardProof(said, recounting) ??
		tradeProof(said, recounting) ??
		nearestProof(said, recounting, whole) ??
		besideProof(said, recounting, whole) ??
		sinceProof(said, recounting, whole)
	);
}

type Whole = Given["whole"];

/** "The nearest to them are the dashboards I built": how near is for the reader to say. */
function nearestProof(
	text: string,
	{ language }: Recounting,
	whole: Whole,
): Proof | null {
	const { nearest, turned } = RECOUNT_WORDS[language];
	const [lead] = new RegExp(`^(?:${nearest})(?: |: ?)`, "iu").exec(text) ?? [];
	if (lead === undefined) return null;
	const said = text.slice(lead.length);
	const straight = turned && said.replace(turned.from, turned.to);
	const proof = whole(said) ?? (straight ? whole(straight) : null);
	return proof && proof.facts.length > 0 ? proof : null;
}

/** Sections whose facts are of no position: beside a deed they say nothing of where it was done. */
const HELD = [
	"education",
	"certifications",
	"languages",
	"skills",
	"software",
] as const;

function besideProof(
	text: string,
	{ language, ground }: Recounting,
	whole: Whole,
): Proof | null {
	for (const [joint, begin] of Object.entries(RECOUNT_WORDS[language].beside)) {
		const at = text.toLowerCase().lastIndexOf(` ${joint} `);
		if (at <= 0) continue;
		const held = whole(`${begin} ${text.slice(at + joint.length + 2)}`);
		if (!held || held.facts.length === 0) continue;
		const before = whole(text.slice(0, at).replace(/,$/u, ""));
		if (before && held.facts.every((path) => isBeside(path, before, ground)))
			return both(before, held);
	}
	return null;
}

/** Beside a deed stands no award of anybody but the employer it was done for. */
function isBeside(path: string, { facts }: Proof, ground: Ground): boolean {
	if (isInSection(path, ...HELD)) return true;
	if (!isInSection(path, "awards")) return false;
	const { awards, work_experience } = ground.profile;
	const giver = awards[entryIndexOf(path) ?? -1]?.awarding_organization ?? "";
	const employers = facts
		.filter((one) => isInSection(one, "work_experience"))
		.map((one) => work_experience[entryIndexOf(one) ?? -1]?.company_name);
	return (
		employers.length > 0 &&
		employers.every((name) => name !== undefined && isSameText(name, giver))
	);
}

/** "Data Analyst at Meridian since August 2021, in data analysis since June 2019". */
function sinceProof(
	text: string,
	recounting: Recounting,
	whole: Whole,
): Proof | null {
	const at = Math.max(text.lastIndexOf(", "), text.lastIndexOf("; "));
	if (at <= 0) return null;
	const trade = tradeProof(text.slice(at + 2), recounting);
	const before = trade && whole(text.slice(0, at));
	return before && both(before, trade);
}

function both(a: Proof, b: Proof): Proof {
	return {
		verdict: "proved",
		facts: [...new Set([...a.facts, ...b.facts])],
		steps: [...a.steps, ...b.steps, { step: "join" }],
	};
}
