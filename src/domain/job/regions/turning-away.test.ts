// Whoever lacks something is turned away in many ways; what is sent, worn or wished for turns nobody away.
import { describe, expect, it } from "vitest";
import { languagesOf } from "../text/spoken.ts";
import { isExclusion } from "./exclusions.ts";

const bars = (language: string, text: string) =>
	isExclusion(text, languagesOf("", language));

describe("nobody is taken without it", () => {
	it.each([
		[
			"en",
			"Applicants who are not on the roll of notaries will not be invited.",
		],
		["en", "Only holders of a current blasting permit are eligible."],
		[
			"en",
			"Do you have your rope access ticket? If not, this is not the job for you.",
		],
		["en", "A pilot's medical is a condition of employment."],
		[
			"en",
			"Our insurer cannot cover drivers with fewer than three years on coaches, so we can't take them on.",
		],
		[
			"de",
			"Wer die Sachkunde nicht nachweist, kann am Verfahren leider nicht teilnehmen.",
		],
		["de", "Voraussetzung für die Einstellung ist der Taucherschein."],
		["de", "Bewerber ohne Segelschein können wir nicht einstellen."],
		["fr", "La loi nous interdit d'employer un agent dépourvu de cette carte."],
		["fr", "Sous peine d'irrecevabilité, le brevet doit être joint."],
		["es", "Es requisito excluyente el título de patrón."],
		["es", "No contratamos a quienes no tengan el carné de grúa."],
		["it", "L'iscrizione all'albo è richiesta a pena di esclusione."],
		["nl", "Een geldig vaarbewijs is een harde eis."],
	])("%s: %s", (language, text) => {
		expect(bars(language, text)).toBe(true);
	});
});

describe("nobody is turned away", () => {
	it.each([
		["en", "Even if you don't tick every box, we would like to hear from you."],
		["en", "Applications without a cover letter will not be considered."],
		["en", "A rope access ticket would be an advantage."],
		["en", "Only shortlisted candidates will be contacted."],
		["en", "We train people who do not have the permit yet."],
		["de", "Bewerbungen ohne Lebenslauf können nicht berücksichtigt werden."],
		["de", "Auch ohne Vorkenntnisse bist du bei uns willkommen."],
		["fr", "Le port de la blouse est obligatoire sans exception."],
		["es", "Se valorará el carné de grúa."],
		["it", "Gradita la conoscenza del tedesco, anche senza certificato."],
		["nl", "Ook zonder diploma kun je bij ons beginnen."],
	])("%s: %s", (language, text) => {
		expect(bars(language, text)).toBe(false);
	});
});
