import { describe, expect, it } from "vitest";
import { deedPhrase } from "./need-phrase.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { voiceOf } from "./voice.ts";

function saidOf(language: string, text: string): string | null {
	const voice = voiceOf(language, { posting: "", key: "" });
	const phrase = postingPhrase(text, []);
	return phrase === null ? null : deedPhrase(phrase, voice);
}

describe("a task of a posting inside a sentence", () => {
	it.each([
		["nl", "Je bewaakt de rij- en rusttijden", "de rij- en rusttijden bewaakt"],
		["nl", "Je stelt de planning op", "de planning opstelt"],
		[
			"nl",
			"Je denkt mee over de overgang naar ons nieuwe systeem",
			"meedenkt over de overgang naar uw nieuwe systeem",
		],
		[
			"en",
			"To recruit, train and support volunteers",
			"recruit, train and support volunteers",
		],
		[
			"fr",
			"Vous passez les commandes, contrôlez les livraisons et tenez l'inventaire.",
			"passer les commandes, contrôler les livraisons et tenir l'inventaire",
		],
		[
			"fr",
			"instruisez les demandes d'aide : MDPH, APA ;",
			"instruire les demandes d'aide",
		],
		[
			"fr",
			"Vous établissez les devis et suivez nos chantiers",
			"établir les devis et suivre vos chantiers",
		],
		[
			"es",
			"Gestionarás los pedidos y coordinarás el almacén",
			"gestionar los pedidos y coordinar el almacén",
		],
		[
			"sv",
			"utvärdera och utveckla leverantörer",
			"utvärdera och utveckla leverantörer",
		],
		[
			"sv",
			"Planering och uppföljning av produktionen",
			"planera och följa upp produktionen",
		],
		[
			"da",
			"Du behandler sager om sygedagpenge",
			"behandle sager om sygedagpenge",
		],
		["no", "følge opp våre kunder", "følge opp deres kunder"],
		[
			"de",
			"Du betreust unsere Bestandskunden",
			"Ihre Bestandskunden zu betreuen",
		],
		[
			"de",
			"Sie planen und koordinieren die Baustellen",
			"die Baustellen zu planen und zu koordinieren",
		],
		[
			"de",
			"Sie führen Schulungen für Anwender durch",
			"Schulungen für Anwender durchzuführen",
		],
	])("%s: %s", (language, text, said) => {
		expect(saidOf(language, text)).toBe(said);
	});

	it.each([
		["fr", "Vous serez chargé de la paie"],
		["sv", "goda kunskaper i Excel"],
		["sv", "Du leder förhandlingar och tecknar avtal med våra leverantörer"],
		["da", "gode kundskaber i Excel"],
		["de", "Du organisierst Messen und betreust Kunden"],
		["de", "Du bist verantwortlich für den Einkauf"],
	])("%s: “%s” is not said: a form in it is not certain", (language, text) => {
		expect(saidOf(language, text)).toBeNull();
	});
});
