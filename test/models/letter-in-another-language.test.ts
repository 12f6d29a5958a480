// A posting in a language its reader works in: the letter speaks it where it reads as one, beside a resume that would mix two.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createModels } from "#src/adapters/ai/models.ts";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import {
	type JudgingProvider,
	startJudgingProvider,
} from "../twins/judging-provider.ts";

const POSTING = `Harbor Kitchens is hiring: Kitchen Lead
You will cook for the crews of our ships.
Requirements:
- You write clear English
- Experience with React menus
Write to us in English.`;
const person = Profile.parse({
	personal: {
		first_name: "Ana",
		last_name: "Reis",
		city: "Montevideo",
		email: "ana@example.org",
	},
	work_experience: [
		{
			job_title: "Cocinera",
			company_name: "Aurora",
			start_date: "2020-01",
			is_current: true,
			achievements: [
				"Preparé comidas para 80 personas cada día",
				"Organicé los turnos de cinco personas de la cocina",
				"Compré los alimentos y llevé el inventario del almacén",
			],
		},
	],
	languages: [
		{ language_name: "Español", proficiency_level: "Native" },
		{ language_name: "Inglés", proficiency_level: "Fluent" },
	],
});

let provider: JudgingProvider;
beforeAll(async () => {
	provider = await startJudgingProvider();
});
afterAll(() => provider.close());

const line = (text: string, facts: string[] = []) => ({
	...{ text, facts },
	plain: "",
});

it("a letter that is proved stands in the posting's language, the resume in the profile's", async () => {
	provider.letter = {
		opening: [line("Your crews eat what your kitchen cooks for your ships.")],
		paragraphs: [
			{
				sentences: [
					line("Spanish is my native language."),
					line("React is not on my resume."),
				],
			},
		],
		closing: [line("I live in {home} and could start on [date].")],
	};
	const { resume, letter } = await tailorContent({
		compute: inThread,
		...{ profile: person, posting: POSTING, kinds: ["resume", "letter"] },
		...{ strength: "medium", sections: "auto", today: "2026-11-22" },
		writer: {
			models: createModels(() => new Date("2026-11-20T12:00:00Z"), {
				...{ totalMs: 20_000, silenceMs: 20_000 },
				...{ attempts: 1, retryAfterMs: 5 },
			}),
			choice: {
				provider: "openai-compatible",
				model: "gpt-4o-mini",
				apiKey: "",
				baseUrl: provider.url,
			},
			signal: new AbortController().signal,
		},
	});
	expect(letter?.metadata.language).toBe("en");
	expect(letter?.body.closing).toBe(
		"I live in Montevideo and could start on [date].",
	);
	expect(resume?.metadata.language).toBe("es");
	expect(resume?.validation.warnings.join("\n")).toContain(
		"in your profile's language",
	);
});
