// Employers, places, jobs and everyday words are never named as skills somebody lacks.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const termsOf = (posting: string) =>
	readJob(posting)
		.terms.filter(({ kind }) => kind !== "title")
		.map(({ term }) => term);

describe("no skill is", () => {
	it.each([
		[
			"an employer or a job held",
			"Clerk\n\nRequirements\n• Two years of paid experience as a Records Aide with the City of Los Angeles",
			["City", "Aide", "Angeles"],
		],
		[
			"a job and an office in Spanish",
			"Auxiliar administrativo\n\nRequisitos\n• Dos años de experiencia como Auxiliar en el Ayuntamiento",
			["Auxiliar", "Ayuntamiento"],
		],
		[
			"an office in French",
			"Assistant de gestion\n\nProfil\n• Deux ans d'expérience comme Assistant dans une Mairie",
			["Mairie", "Assistant"],
		],
		[
			"an association",
			"Librarian\n\nRequirements\n• Degree from a school accredited by the American Library Association",
			["American Library Association"],
		],
		[
			"what else may come up",
			"Clerk\n\nRequirements\n• Experience with filing; and does related work",
			["does related work", "related work"],
		],
	])("%s", (_, posting, debris) => {
		const terms = termsOf(posting);
		for (const word of debris) expect(terms).not.toContain(word);
	});
});

describe("a skill is still", () => {
	it.each([
		["Requirements", "Experience with Toastwise", "Toastwise"],
		["Requirements", "Knowledge of WinCC and CATIA", "CATIA"],
		["Profil recherché", "Maîtrise de Ciril", "Ciril"],
	])("%s: %s", (heading, line, term) => {
		expect(termsOf(`Agent\n\n${heading}\n• ${line}`)).toContain(term);
	});
});

it("full-time work asked for in years is no question about hours", () => {
	const [asked] = readJob(
		"Clerk\n\nRequirements\n• Two years of full-time paid experience in records",
	).requirements;
	expect(asked?.ask).toBeNull();
	expect(asked?.years?.count).toBe(2);
});
