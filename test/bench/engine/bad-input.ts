// Postings and profiles nobody would call one: no exception, and a document that at least says whose it is.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import { checkClaims } from "#src/domain/tailoring/claims/check-claims.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { longCareer, longPosting } from "../long-inputs.ts";
import { none, type Result } from "./result.ts";

const LONG = 100_000;

const POSTINGS: Readonly<Record<string, string>> = {
	empty: "",
	blanks: " \n\t ",
	"200 characters": longPosting().slice(0, 200),
	"100,000 characters": longPosting().repeat(20).slice(0, LONG),
	binary: String.fromCharCode(
		...Array.from({ length: 2000 }, (_, at) => at % 256),
	),
	"another script":
		"Ищем медсестру в отделение кардиологии. Требования: опыт от 5 лет.",
	"one word": "Nurse",
	"no words": "*** --- ??? 123 456",
};

const career = longCareer();

const PROFILES: Readonly<Record<string, Profile>> = {
	"a name only": Profile.parse({ personal: { first_name: "Ada" } }),
	"no dates": {
		...career,
		work_experience: career.work_experience.map((work) => ({
			...work,
			start_date: null,
			end_date: null,
		})),
	},
	garbage: Profile.parse({
		personal: {
			first_name: "Ada",
			last_name: "\ud83d",
			headline: "\u0000\u0007 🚀",
			summary: "<b>&nbsp;</b> ** ** \ufeff",
		},
		work_experience: [
			{ job_title: "", company_name: "", achievements: ["", "\u200b", "🚀🚀"] },
		],
		skills: [{ skill_name: "\u0001" }, { skill_name: "" }],
	}),
	"20 positions": career,
	"50 positions": {
		...career,
		work_experience: [
			...career.work_experience,
			...career.work_experience,
			...career.work_experience.slice(0, 10),
		],
	},
};

export async function measureBadInput(today: string): Promise<Result[]> {
	const failed: string[] = [];
	const pairs = Object.entries(PROFILES).flatMap(([who, profile]) =>
		Object.entries(POSTINGS).map(([what, posting]) => ({
			name: `${who} + ${what}`,
			profile,
			posting,
		})),
	);
	for (const { name, profile, posting } of pairs) {
		try {
			const { resume, letter } = await tailorContent({
				compute: inThread,
				profile,
				posting,
				kinds: ["resume", "letter"],
				strength: "high",
				sections: "auto",
				today,
			});
			if (!resume?.personalInfo.name || !letter?.body.opening)
				failed.push(`${name}: nothing is said`);
			for (const content of [resume, letter])
				if (content && checkClaims(content, profile).length > 0)
					failed.push(`${name}: not true`);
		} catch (error) {
			failed.push(`${name}: ${error}`);
		}
	}
	return [
		none(
			"bad input: exceptions, empty or untrue documents",
			failed,
			` in ${pairs.length} pairs`,
		),
	];
}
