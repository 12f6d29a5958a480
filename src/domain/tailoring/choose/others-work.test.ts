import { describe, expect, it } from "vitest";
import {
	endsWithOthers,
	isOthersWork,
	withoutOthersPart,
} from "./others-work.ts";

it.each([
	["de", "Dienstpläne schreibt die Empfangschefin"],
	["de", "Die Abrechnung macht das Steuerbüro"],
	["en", "The manager signs the contracts"],
	["it", "I turni li decide la direttrice"],
])("is somebody else's work (%s): %s", (language, text) => {
	expect(isOthersWork(text, language)).toBe(true);
});
it.each([
	["de", "Die Dienstpläne macht die Küchenchefin, ich vertrete sie"],
	["en", "Draw up the agreements; the manager signs them"],
	["en", "Won 3 accounts with the regional manager, who handled the contracts"],
	["fr", "Rédaction de signalements au procureur, relus par la cadre"],
	["nl", "Koopt zorg in bij 14 aanbieders en voert de contractgesprekken"],
	["no", "Var verneombud i fire år"],
	["sv", "Svarar på mejl i inköps gemensamma brevlåda"],
])("is the person's own, whoever else is named (%s): %s", (language, text) => {
	expect(isOthersWork(text, language)).toBe(false);
});

describe("what somebody else does at the end of a line", () => {
	it.each([
		[
			"de",
			"Frachtraum über TIMOCOM eingekauft; Rahmenverträge verhandelt die Leitung",
			"Frachtraum über TIMOCOM eingekauft",
		],
		[
			"de",
			"Programmieren an der Steuerung; CAM-Programme kommen meist aus der Arbeitsvorbereitung",
			"Programmieren an der Steuerung",
		],
		[
			"en",
			"Grab and composite sampling; DO and pH in house, a commercial lab runs the metals",
			"Grab and composite sampling; DO and pH in house",
		],
		[
			"fr",
			"Saisie des variables de paie ; les bulletins sont établis par un cabinet extérieur",
			"Saisie des variables de paie",
		],
		[
			"nl",
			"Werkbonnen en uren bijhouden; facturen maakt kantoor",
			"Werkbonnen en uren bijhouden",
		],
		[
			"sv",
			"Biträdande platschef på ombyggnaden (18 Mkr); platschefen hade ekonomiansvaret",
			"Biträdande platschef på ombyggnaden (18 Mkr)",
		],
		[
			"da",
			"Skolestartsforløb med to skoler; aftalerne laver lederen",
			"Skolestartsforløb med to skoler",
		],
		[
			"en",
			"Compared quotes for 11 packages (blockwork, screeds, roofing). The buyer placed the orders",
			"Compared quotes for 11 packages (blockwork, screeds, roofing)",
		],
		[
			"en",
			"Photographed and logged 52 variations, pricing was not mine",
			"Photographed and logged 52 variations",
		],
		[
			"nl",
			"Allergenenreiniging volgens schema, CIP hebben we niet",
			"Allergenenreiniging volgens schema",
		],
	])("goes where it is another matter (%s): %s", (language, text, head) => {
		expect(withoutOthersPart(text, language)).toBe(head);
	});

	it.each([
		["en", "Enforcement is a different team, I only pass the complaints on"],
		[
			"de",
			"64 Scheinwerfer getauscht. Geplant hat der Meister, von mir kamen Patch und Adressierung",
		],
	])("stays where it tells the person's part (%s): %s", (language, text) => {
		expect(withoutOthersPart(text, language)).toBe(null);
	});
	it.each([
		["en", "Draw up the agreements; the manager signs them"],
		[
			"en",
			"Keep the spreadsheet current; superintendent reviews and submits it",
		],
		["en", "Weekly rate meeting; rates are set by the revenue manager"],
		[
			"es",
			"Preparación de los modelos 303; la asesoría los revisa y los presenta",
		],
		["it", "Inventario con SAP; le rettifiche le approva il responsabile"],
		[
			"de",
			"Daten für 40 Ausweise aufgenommen; gerechnet hat das Ingenieurbüro",
		],
	])("stays where it limits what was done (%s): %s", (language, text) => {
		expect(endsWithOthers(text, language)).toBe(true);
		expect(withoutOthersPart(text, language)).toBe(null);
	});

	it.each([
		[
			"en",
			"Moved the rota to CrewPlan; did the clean-up and trained the 4 allocators",
		],
		["en", "Rewrote the suite; nightly run went from 3 h to 48 min"],
		[
			"nl",
			"Schoolplein vergroend in zeven weken, een week eerder klaar dan gepland",
		],
		["sv", "Deltar i förhandlingar; tar fram underlag och prisjämförelser"],
		[
			"nl",
			"Bij storing de brug veiligstellen, de monteur oproepen en het logboek invullen",
		],
		[
			"fr",
			"Repérage social à l'admission ; durée de séjour de 34 jours à 29 jours",
		],
	])("is none where the person goes on (%s): %s", (language, text) => {
		expect(endsWithOthers(text, language)).toBe(false);
	});
});

it("stays where it is of the same kind of thing", () => {
	expect(
		withoutOthersPart(
			"Vorbereitung der Monatsabschlüsse nach HGB; den Jahresabschluss erstellt der Steuerberater",
			"de",
		),
	).toBeNull();
});
