import { expect, test } from "vitest";
import { maya, nameOnly } from "../../../test/people.ts";
import { readJob } from "../job/reading/read-job.ts";
import type { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { profileLanguage } from "./profile-language.ts";

/** Maya's first job with other lines, and nothing else that is written in a language. */
function withLines(headline: string, achievements: string[]): Profile {
	const [work] = maya.work_experience;
	if (!work) throw new Error("Maya has worked");
	return {
		...nameOnly,
		personal: { ...nameOnly.personal, headline },
		work_experience: [
			{ ...work, job_title: "", description: null, achievements },
		],
	};
}

test("small words of one line leave an English profile English", () => {
	const profile = withLines("Backend engineer", [
		"Serves 10K requests per second",
		"Led the move of all customers to a new data center",
	]);
	expect(profileLanguage(profile)).toBe("en");
});

test("a Japanese profile is Japanese, also among names of tools", () => {
	const profile = withLines("バックエンドエンジニア", [
		"Kubernetes、Terraform、PostgreSQLの運用を担当",
		"決済基盤を設計し、障害を40%削減",
	]);
	expect(profileLanguage(profile)).toBe("ja");
});

test("a profile without lines has no language", () => {
	expect(profileLanguage(nameOnly)).toBe("und");
	expect(profileLanguage(withLines("Python, SQL", []))).toBe("und");
});

test("in a language that is not read, the same words still answer", () => {
	const profile = withLines("Ogrodniczka", [
		"Przycinanie żywopłotów w parkach miejskich",
		"Pielęgnacja trawników i rabat",
	]);
	const job = readJob(
		"Ogrodnik\n\nPrzycinanie żywopłotów w parkach\nPielęgnacja trawników i rabat\nObsługa kosiarek\n\nWymagania\n- Przycinanie żywopłotów w parkach\n- Pielęgnacja trawników i rabat\n- Kosiarki spalinowe i elektryczne",
	);
	const match = matchProfile(profile, job, "2026-11-22");
	const answered = match.requirements.filter(
		({ support }) => support !== "absent" && support !== "unknown",
	);
	expect([job.language, profileLanguage(profile)]).toEqual(["und", "und"]);
	expect(answered.map(({ requirement }) => requirement.text)).toContain(
		"Pielęgnacja trawników i rabat",
	);
	expect(match.field).toBe(0.5);
});
