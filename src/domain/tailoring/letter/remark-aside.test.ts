import { expect, test } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { remarkedLine } from "./remark-aside.ts";

test.each<[LanguageCode, string, [head: string, aside: string]]>([
	[
		"en",
		"Trained 3 helpers, 2 of them passed their test in 2023",
		["Trained 3 helpers", " (2 of them passed their test in 2023)"],
	],
	[
		"en",
		"Weekly cycle counts; 99.4% accuracy in the audit",
		["Weekly cycle counts", " (99.4% accuracy in the audit)"],
	],
	[
		"de",
		"Freigabe von Rohstoffen, ca. 60 Chargen pro Woche",
		["Freigabe von Rohstoffen", " (ca. 60 Chargen pro Woche)"],
	],
	[
		"de",
		"Einführung eines Plans, dadurch Verkürzung von 3 Tagen auf 1 Tag (2022)",
		[
			"Einführung eines Plans",
			" (dadurch Verkürzung von 3 Tagen auf 1 Tag, 2022)",
		],
	],
	[
		"fr",
		"Animation d'ateliers, 12 par an, 8 participants en moyenne",
		["Animation d'ateliers", " (12 par an, 8 participants en moyenne)"],
	],
	[
		"fr",
		"Prévention des expulsions : 31 procédures sur 38 suspendues",
		["Prévention des expulsions", " (31 procédures sur 38 suspendues)"],
	],
	[
		"es",
		"Diseño del menú de arroces, que supuso el 22 % de las ventas",
		["Diseño del menú de arroces", ", que supuso el 22 % de las ventas"],
	],
	[
		"es",
		"Sustitución del jefe de sala, con un equipo de 7 personas",
		["Sustitución del jefe de sala", ", con un equipo de 7 personas"],
	],
	[
		"nl",
		"Sleutelgebruiker bij de invoering (2021), 7 collega's ingewerkt",
		["Sleutelgebruiker bij de invoering", " (2021; 7 collega's ingewerkt)"],
	],
])(
	"%s: “%s” is told with its remark aside",
	(language, line, [head, aside]) => {
		expect(remarkedLine(line, language)).toEqual({ head, aside });
	},
);

test.each<[LanguageCode, string]>([
	["de", "Anleitung von 3 Auszubildenden, 2 Praktikanten"],
	["en", "Designed dashboards, cutting reporting time by 40%"],
	["es", "Gestión de la cartera, reduciendo la deuda un 10 %"],
	["en", "Cook for 40 guests a day"],
	["en", "Repair rooftop units, split systems and pumps from 2 to 25 tons"],
])("%s: “%s” remarks nothing on itself", (language, line) => {
	expect(remarkedLine(line, language)).toBeNull();
});
