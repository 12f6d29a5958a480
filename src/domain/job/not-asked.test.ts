import { describe, expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const asked = (text: string) =>
	readJob(text).requirements.map((requirement) => requirement.text);

describe("what a posting says it does not ask", () => {
	it.each([
		[
			"Arborist\nThornfield Trees\n\nYour work\nYou climb, prune and fell with a team of three.\nThe chipping is done by somebody else.\n\nYour profile\nTwo years of climbing\nA university degree is not needed.",
			["chipping", "university"],
		],
		[
			"Buchbinderin\nBinderei Kolbe\n\nIhre Aufgaben\nSie binden Einzelstücke und beraten Kunden.\n\nIhr Profil\nAbgeschlossene Ausbildung als Buchbinder\n\nEinen Führerschein setzen wir nicht voraus.",
			["Führerschein"],
		],
		[
			"Vitrailliste\nAtelier Morvan\n\nVos missions\nVous restaurez des vitraux sur place.\n\nProfil\nCAP vitrailliste et deux ans d'expérience\n\nLe permis de conduire n'est pas nécessaire, l'atelier est au centre.",
			["permis"],
		],
		[
			"Guarnicionero\nTaller Olmo\n\nFunciones\nReparar sillas de montar y correas.\n\nRequisitos\nDos años de experiencia en marroquinería\n\nNo hace falta carné de conducir.",
			["carné"],
		],
		[
			"Liutaio\nBottega Sarti\n\nMansioni\nCostruire e riparare violini.\n\nRequisiti\nDiploma di liuteria\n\nL'esperienza nella vendita non serve.",
			["vendita"],
		],
		[
			"Hoefsmid\nSmederij Terpstra\n\nTaken\nJe beslaat paarden bij klanten.\n\nProfiel\nDiploma hoefsmid\n\nEen eigen bus hoef je niet te hebben.",
			["bus"],
		],
	])("is asked of nobody: %s", (posting, words) => {
		const text = asked(posting).join("\n");
		expect(text).not.toBe("");
		for (const word of words) expect(text).not.toContain(word);
	});

	it("is said beside what is asked, which stays", () => {
		const { requirements } = readJob(
			"Arborist\n\nRequirements\n- A climbing certificate is required, a degree is not required\n- Two years of felling",
		);
		expect(requirements.filter(({ kind }) => kind === "must")).toHaveLength(2);
	});
});

it("what the lead of a list asks, all of its points ask", () => {
	const points = asked(
		"ARCHIVISTA\nSede di lavoro: Trieste\n\nLa persona scelta si occuperà di: ordinare fondi privati; digitalizzare mappe; rispondere a studiosi; tenere aggiornato l'inventario.\n\nChiediamo:\ndiploma di archivistica;\npatente B.",
	);
	expect(points).toHaveLength(6);
});
