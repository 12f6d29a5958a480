import { expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { withoutCircumstances } from "./without-circumstances.ts";

it.each<[LanguageCode, string, string]>([
	[
		"en",
		"Draft discovery requests and privilege logs for two litigation associates",
		"Draft discovery requests and privilege logs",
	],
	[
		"en",
		"Act as shift coordinator on a third of nights",
		"Act as shift coordinator",
	],
	[
		"de",
		"Verpackung empfindlicher Sendungen für den Onlinehandel",
		"Verpackung empfindlicher Sendungen",
	],
	[
		"es",
		"Control de reservas y grupos en Opera",
		"Control de reservas y grupos",
	],
	[
		"fr",
		"Rédaction des projets personnalisés pour les jeunes",
		"Rédaction des projets personnalisés",
	],
])(
	"a line is told without for whom and where (%s): %s",
	(language, line, short) => {
		expect(withoutCircumstances(line, language)).toContain(short);
	},
);

it.each<[LanguageCode, string]>([
	["en", "Prioritize care based on triage protocols"],
	["en", "Respond quickly in emergencies"],
	["en", "Beat the sales plan in 14 of the last 18 quarters"],
	["en", "Check in up to 80 arrivals on a changeover Saturday"],
	["en", "Assist patients in the ward and train the students"],
	["de", "Neue Abläufe im Lager eingeführt"],
	["nl", "Nieuwe collega's in de salon begeleid"],
	["nl", "Schrijft voorstellen en nota's over hulp bij het huishouden"],
	["en", "Sign off test reports in no case alone"],
])("what the line needs stays (%s): %s", (language, line) => {
	expect(withoutCircumstances(line, language)).toEqual([]);
});

it("leaves no single word behind a comma without its limit", () => {
	expect(
		withoutCircumstances(
			"Prüfungen und Unterweisungen für die Abteilung, Aufsicht bei Veranstaltungen bis 200 Besucher",
			"de",
		),
	).toEqual(["Prüfungen und Unterweisungen"]);
});
