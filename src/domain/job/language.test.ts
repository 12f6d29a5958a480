import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

describe("telling a language", () => {
	it.each([
		[
			"en",
			"We are looking for a baker who works with care and likes early mornings.",
		],
		[
			"de",
			"Wir suchen eine Bäckerin, die mit Sorgfalt arbeitet und gerne früh aufsteht.",
		],
		[
			"es",
			"Buscamos una panadera con experiencia para trabajar en nuestro equipo de la mañana.",
		],
		[
			"fr",
			"Nous cherchons une boulangère qui travaille avec soin et qui aime les matins.",
		],
		[
			"it",
			"Cerchiamo una fornaia con esperienza per il nostro laboratorio, anche nel fine settimana.",
		],
		[
			"nl",
			"Wij zoeken een bakker die met zorg werkt en het niet erg vindt om vroeg op te staan.",
		],
		[
			"pt",
			"Procuramos uma padeira com experiência para trabalhar na nossa equipa da manhã.",
		],
		[
			"da",
			"Vi søger en bager, der arbejder med omhu og ikke har noget imod at stå tidligt op.",
		],
		["und", "1234 – ???"],
	])("%s", (language, text) => {
		expect(detectLanguage(text)).toBe(language);
	});
});
