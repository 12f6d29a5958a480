// Work done under somebody's eye or in somebody's place: a line that leaves that out is not proved.
import { describe, expect, it } from "vitest";
import type { LanguageCode } from "../../language/language-code.ts";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const problemsOf = (language: LanguageCode, fact: string, line: string) =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text: line }],
		Profile.parse({
			personal: {
				first_name: "Kim",
				last_name: "Berg",
				summary: SUMMARIES[language],
			},
			work_experience: [
				{
					job_title: "Mira",
					company_name: "Nordhus",
					start_date: "2019-03",
					end_date: null,
					is_current: true,
					achievements: [fact],
				},
			],
		}),
		{ today: "2026-11-23" },
	).problems;

const SUMMARIES: Partial<Record<LanguageCode, string>> = {
	de: "Ich habe viele Jahre in diesem Beruf gearbeitet und suche eine neue Stelle.",
	es: "He trabajado muchos años en este oficio y busco un nuevo puesto.",
	fr: "J’ai travaillé de nombreuses années dans ce métier et je cherche un nouveau poste.",
	it: "Ho lavorato molti anni in questo mestiere e cerco un nuovo posto.",
	nl: "Ik heb jarenlang in dit vak gewerkt en zoek een nieuwe baan.",
	pt: "Trabalhei muitos anos nesta profissão e procuro um novo lugar.",
	sv: "Jag har arbetat i det här yrket i många år och söker en ny tjänst.",
	da: "Jeg har arbejdet i dette fag i mange år og søger en ny stilling.",
	no: "Jeg har jobbet i dette yrket i mange år og søker en ny stilling.",
};

describe("a limit of a line stays in what is told of it", () => {
	it.each<[LanguageCode, string, string]>([
		[
			"de",
			"Montage von Wallboxen unter Aufsicht des Meisters",
			"Montiere Wallboxen",
		],
		[
			"es",
			"Instalación de cuadros eléctricos bajo la supervisión del oficial",
			"Instalo cuadros eléctricos",
		],
		[
			"es",
			"Coordinación del equipo en ausencia de la jefa",
			"Coordino el equipo",
		],
		[
			"fr",
			"Installation de tableaux électriques sous le contrôle du chef",
			"J’installe des tableaux électriques",
		],
		[
			"it",
			"Montaggio di impianti sotto la supervisione del capo",
			"Monto impianti",
		],
		[
			"it",
			"Gestione della cassa in sostituzione della titolare",
			"Gestisco la cassa",
		],
		[
			"pt",
			"Montagem de painéis sob a supervisão do encarregado",
			"Monto painéis",
		],
		["nl", "Monteren van zonnepanelen onder toezicht", "Monteer zonnepanelen"],
		["sv", "Montering av kök under handledning", "Monterar kök"],
		["da", "Montering af køkkener under opsyn", "Monterer køkkener"],
		["no", "Montering av kjøkken under oppsyn", "Monterer kjøkken"],
	])("%s: %s", (...row) => {
		const [language, fact, without] = row;
		expect(problemsOf(language, fact, without)).not.toEqual([]);
		expect(problemsOf(language, fact, fact)).toEqual([]);
	});
});

describe("what may have been done to the person is no deed of theirs", () => {
	it.each<[LanguageCode, string, string]>([
		["de", "Prüfung der Handwerkskammer", "Prüfe die Handwerkskammer"],
		["es", "Evaluación de la jefa muy positiva", "Evalué a la jefa"],
		["pt", "Avaliação da chefe muito positiva", "Avaliei a chefe"],
	])("%s: %s", (...row) => {
		const [language, fact, turned] = row;
		expect(problemsOf(language, fact, turned)).not.toEqual([]);
		expect(problemsOf(language, fact, fact)).toEqual([]);
	});
});
