// A sentence that tells of an award: its name as the profile has it, by whoever gave it, in its month or year, and for what the
// profile says it was given. None of it may come of another award.
import { plainTypography } from "../../clauses/plain-typography.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { RECOUNT_WORDS } from "../../language/tables/recounts-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Award } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Proof } from "../../proof/verdict.ts";
import { isSameText } from "./frame-texts.ts";
import { type Recounting, written, writtenDates } from "./recounted-names.ts";

export function awardProof(text: string, recounting: Recounting): Proof | null {
	const { awards } = recounting.ground.profile;
	for (const [at, award] of awards.entries()) {
		const proof = proofOf(text, award, { at, recounting });
		if (proof) return proof;
	}
	return null;
}

type Place = { at: number; recounting: Recounting };

function proofOf(text: string, award: Award, place: Place): Proof | null {
	const { at, recounting } = place;
	const name = oneLine(award.award_name);
	if (name === "" || isNotHeld(name)) return null;
	if (!text.toLowerCase().includes(plainTypography(name).toLowerCase()))
		return null;
	const places = {
		award: written(name),
		giver: written(award.awarding_organization),
		date: writtenDates(award.award_date, recounting.language),
		reason: "(.+?)",
	};
	for (const form of RECOUNT_WORDS[recounting.language].awards) {
		const pattern = form.replace(
			/@(\w+)/gu,
			(_, kind: keyof typeof places) => places[kind],
		);
		const found = new RegExp(`^(?:${pattern})$`, "iu").exec(text);
		if (!found) continue;
		const why = found.slice(1).find((group) => group !== undefined);
		if (
			why === undefined
				? isShared(award, place)
				: !isReason(why, award, recounting)
		)
			continue;
		const path = (field: string) => pathOf("awards", at, field);
		return {
			verdict: "proved",
			facts: [
				path("award_name"),
				...(why === undefined ? [] : [path("description")]),
			],
			steps: [{ step: "form" }],
		};
	}
	return null;
}

/** "Won with a team of four", "runner-up": what its description limits is not told without it. */
function isShared(
	{ description }: Award,
	{ at, recounting: { ground, language } }: Place,
): boolean {
	const path = pathOf("awards", at, "description");
	const { shared } = RECOUNT_WORDS[language];
	return (
		listPattern(
			language === "zh" ? shared : `(?<!\\p{L})(?:${shared})(?!\\p{L})`,
			"iu",
		).test(description ?? "") ||
		ground.facts.some(
			(fact) =>
				fact.path === path &&
				fact.clauses.some(
					({ limits, negations }) => limits.size > 0 || negations > 0,
				),
		)
	);
}

/** All of it: of "highest in sales among new staff" nobody may leave out among whom. */
function isReason(
	text: string,
	{ description }: Award,
	{ language }: Recounting,
): boolean {
	const own = plainTypography(oneLine(description ?? ""));
	const { givenFor, reason } = RECOUNT_WORDS[language];
	const lead = new RegExp(`^(?:(?:${givenFor})|(?:${reason})) `, "iu");
	return isSameText(text, own.replace(lead, ""));
}
