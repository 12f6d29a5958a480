// What a posting names in capitals, "5S", "HACCP", is answered in part by a line that names it too, whatever stands around it.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const cook = Profile.parse({
	personal: { first_name: "Inès", last_name: "Delmas", summary: "" },
	work_experience: [
		{
			job_title: "Cuisinière",
			company_name: "Auberge du Lac",
			start_date: "2019-04",
			is_current: true,
			achievements: [
				"Tenue des relevés pour le dossier HACCP de la maison",
				"Préparation de 80 couverts par service",
			],
		},
	],
	education: [{ institution_name: "IFPS", degree_type: "CAP" }],
	certifications: [{ certification_name: "Formation BLSD, 2023" }],
	skills: [{ skill_name: "Méthode 5S" }],
});

function answerTo(line: string) {
	const job = readJob(
		`Second de cuisine\n\nProfil recherché\n- Cuisine de saison\n- ${line}`,
	);
	return matchProfile(cook, job, "2026-11-28").requirements.find(
		({ requirement }) => requirement.text.includes(line),
	);
}

describe("a name in capitals", () => {
	it("is answered in part by the line that has it, deeds before lists", () => {
		const answer = answerTo("Vous veillez aux règles maison (HACCP)");
		expect(answer?.support).not.toBe("absent");
		expect(answer?.evidence[0]?.text).toContain("HACCP");
		expect(answerTo("Démarche 5S au quotidien")?.evidence[0]?.text).toBe(
			"Méthode 5S",
		);
	});

	it("is not answered where no line has it, and a degree's letters are no name", () => {
		expect(answerTo("Vous veillez aux règles maison (ISO)")?.support).toBe(
			"absent",
		);
		expect(
			answerTo("Usage du CAP au quotidien")?.evidence ?? [],
		).not.toContainEqual(
			expect.objectContaining({ path: "education.0.degree_type" }),
		);
	});

	it("says nothing of a whole paragraph it stands in", () => {
		const long =
			"Vous lisez chaque matin le tableau des réservations, appelez le marché voisin, montez la salle du haut et écrivez au comptable, HACCP compris";
		expect(answerTo(long)?.evidence ?? []).toEqual([]);
	});

	it("is answered by a method where a method or a product is enough", () => {
		const answer = answerTo("Pratique de HACCP ou de SAP");
		expect(answer?.support).not.toBe("absent");
		expect(answer?.evidence[0]?.text).toContain("HACCP");
	});
});
