// What may not be left out: with whom something was done, that it is not finished, that it was a third of it. And what only looks
// like a limit: a plan drawn up is no plan to do something.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { prove } from "../../proof/prove.ts";

const SUMMARY = {
	en: "I have worked in this trade for years and like it.",
	fr: "Je travaille depuis longtemps dans ce métier et je l'aime.",
	de: "Ich arbeite seit vielen Jahren in diesem Beruf.",
	es: "Trabajo desde hace años en este oficio y me gusta.",
	it: "Lavoro da anni in questo mestiere e mi piace molto.",
	sv: "Jag har arbetat länge i yrket och trivs med kollegorna.",
	da: "Jeg har arbejdet længe i faget og er glad for kollegerne.",
	no: "Jeg har jobbet lenge i yrket og trives med kollegaene.",
};

type Case = [keyof typeof SUMMARY, string, string];

const verdictOf = (...[language, fact, text]: Case) =>
	prove(
		{ text, today: "2026-11-20", entry: "work_experience.0" },
		groundOf(
			Profile.parse({
				personal: {
					first_name: "Kim",
					last_name: "Arden",
					summary: SUMMARY[language],
				},
				work_experience: [
					{
						job_title: "Clerk",
						company_name: "Marlow",
						start_date: "2015-05",
						is_current: true,
						achievements: [fact],
					},
				],
			}),
		),
	).verdict;

describe("a line that leaves something out", () => {
	it.each<Case>([
		["fr", "Ouverture de la salle avec la directrice", "Ouverture de la salle"],
		["en", "Opened the new hall with the manager", "Opened the new hall"],
		[
			"en",
			"A third of the night rounds since 2023",
			"Run the night rounds since 2023",
		],
		[
			"sv",
			"Håller på att ta fram en ny rutin för utlägg",
			"Tog fram en ny rutin för utlägg",
		],
		["es", "Estoy preparando el plan de riego", "Preparé el plan de riego"],
		["de", "Überarbeite gerade die Preisliste", "Preisliste überarbeitet"],
		["da", "Er ved at lave en ny vareliste", "Lavede en ny vareliste"],
		[
			"en",
			"Mix and shape 320 loaves a night with the head baker",
			"Mix and shape 320 loaves a night",
		],
		[
			"de",
			"Prüfprotokolle ausgefüllt, unterschrieben hat sie die Meisterin",
			"Prüfprotokolle ausgefüllt und unterschrieben",
		],
		[
			"es",
			"Pedidos preparados, las facturas las emite la administrativa",
			"Pedidos preparados y emisión de facturas",
		],
		[
			"it",
			"Pulizia delle camere; la biancheria la porta la ditta esterna",
			"Pulizia delle camere e biancheria",
		],
		[
			"en",
			"Regulated the grand in the hall; the rebuild was done in Glasgow",
			"Rebuilt and regulated the grand in the hall",
		],
		[
			"de",
			"Vertretung des Schichtleiters an Wochenenden",
			"Stellvertretender Schichtleiter an Wochenenden",
		],
		[
			"en",
			"Covered for the store manager for two weeks",
			"Deputy store manager for two weeks",
		],
		[
			"en",
			"Checked the batches before dispatch",
			"Checked the batches after dispatch",
		],
		[
			"sv",
			"Kontroll av leveranser före lunch",
			"Kontroll av leveranser efter lunch",
		],
		["fr", "Accompagné trois apprentis", "Encadré trois apprentis"],
		["it", "Sono stata affiancata da una collega", "Ho affiancato una collega"],
		[
			"de",
			"Ware geprüft und dem Einkauf gemeldet",
			"Ware geprüft und eingekauft",
		],
		["en", "Complaints, dealt with by the supervisor", "Answered complaints"],
		[
			"en",
			"Sorted returns; the refunds are recorded by accounts",
			"Sorted returns and recorded the refunds",
		],
		[
			"en",
			"108% of the sales goal in 2023, 97% in 2024",
			"Over 100% of the sales goal in 2023 and 2024",
		],
	])("is not the same, %s: %s", (...one) => {
		expect(verdictOf(...one)).not.toBe("proved");
	});

	it.each<Case>([
		["en", "Visited farms with the customers", "Visited farms"],
		[
			"da",
			"Planlægger ruter til 12 biler",
			"Planlægning af ruter til 12 biler",
		],
		[
			"no",
			"Planlegger ruter for 12 biler",
			"Planlegging av ruter for 12 biler",
		],
		[
			"es",
			"Preparo pedidos de 40 tiendas",
			"Preparación de pedidos de 40 tiendas",
		],
		["de", "Touren geplant für 12 Wagen", "Planung der Touren für 12 Wagen"],
		["it", "Gestione dei resi e delle bolle", "Gestivo resi e bolle"],
		[
			"da",
			"Laver mad til 40 børn om dagen",
			"Tilbereder dagligt mad til 40 børn",
		],
		["no", "Ga opplæring til tre nye sjåfører", "Lærte opp tre nye sjåfører"],
	])("may be told so, %s: %s", (...one) => {
		expect(verdictOf(...one)).toBe("proved");
	});
});
