// What can be said about the details, the summary and the languages of a person.

import { fullName } from "../profile/full-name.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import { yearsContradiction } from "./claimed-years.ts";
import { countedNoun, type Finding, listedNames } from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";

const NO_CONTACT_IMPACT = "Employers need it to reach you.";
const ENOUGH_SUMMARY = 100;

type Personal = Profile["personal"];

type PersonalFinding = Omit<Finding, "tab" | "when">;

export function personalFindings({
	profile,
	today,
}: ProfileReading): Finding[] {
	const { personal } = profile;
	const found: (PersonalFinding | null)[] = [
		missingName(personal),
		missingContact(personal),
		shortSummary(personal),
		missingAddress(personal),
		claimedYears(profile, today),
	];
	return found
		.filter((finding) => finding !== null)
		.map((finding) => ({ tab: "Personal", when: "soon", ...finding }));
}

function missingName(personal: Personal): PersonalFinding | null {
	const isWhole = personal.first_name !== "" && personal.last_name !== "";
	// A Chinese or Japanese name is often written whole into one field.
	if (isWhole || /\p{Script=Han}{2}/u.test(fullName(personal))) return null;
	return {
		priority: "high",
		issue: "Your name isn't complete.",
		suggestion: "Add your first and last name.",
		impact: "It is the first line of every document.",
		cost: 20,
	};
}

function missingContact(personal: Personal): PersonalFinding | null {
	const missing = [
		...(personal.email ? [] : ["an email address"]),
		...(personal.phone ? [] : ["a phone number"]),
	];
	if (missing.length === 0) return null;
	return {
		priority: personal.email ? "medium" : "high",
		issue: `Your contact details are missing ${missing.join(" and ")}.`,
		suggestion: `Add ${missing.join(" and ")}.`,
		impact: personal.email ? "Some recruiters only call." : NO_CONTACT_IMPACT,
		cost: 15 * missing.length,
	};
}

function shortSummary(personal: Personal): PersonalFinding | null {
	const length = [...oneLine(personal.summary)].length;
	if (length >= ENOUGH_SUMMARY) return null;
	return {
		priority: "medium",
		issue:
			length === 0
				? "You have no summary."
				: `Your summary has only ${countedNoun(length, "character")}.`,
		suggestion:
			"Write two or three sentences: what you are, what you know best, and one result.",
		impact: "It is what most readers read first.",
		cost: 15,
	};
}

function missingAddress(personal: Personal): PersonalFinding | null {
	if (personal.linkedin_url || personal.website_url) return null;
	return {
		priority: "low",
		issue: "You have no LinkedIn or website address.",
		suggestion:
			"Add a LinkedIn or website address that shows the same facts as this profile.",
		impact: "Readers who want to know more can find it.",
		cost: 5,
	};
}

function claimedYears(profile: Profile, today: string): PersonalFinding | null {
	const contradiction = yearsContradiction(profile, today);
	if (!contradiction) return null;
	return {
		priority: "medium",
		issue: contradiction.conflict,
		suggestion:
			"Correct the number of years you name, or add the jobs and dates that make up the rest.",
		impact: "Readers believe numbers that add up.",
		cost: 10,
	};
}

export function languageFindings({ profile }: ProfileReading): Finding[] {
	const bare = profile.languages.filter(
		(language) => !language.proficiency_level && !language.level_as_written,
	);
	return bare.length === 0
		? []
		: [
				{
					tab: "Languages",
					priority: "low",
					issue: `${listedNames(bare.map(({ language_name }) => language_name))}: the level is missing.`,
					suggestion: `Set how well you speak ${listedNames(bare.map(({ language_name }) => language_name))}.`,
					impact: "Postings ask for a level.",
					cost: 10,
					when: "soon",
				},
			];
}
