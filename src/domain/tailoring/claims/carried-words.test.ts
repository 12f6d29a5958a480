// Words that only carry what a line names, verbs behind a prefix, and a fact paraphrased whole: what may be said so, and what takes
// another's deed, object, figure or cause along.
import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeLines } from "./check-claims.ts";

const isProved = (facts: string | readonly string[], text: string) =>
	judgeLines(
		[{ path: "work_experience.0.achievements.0", text }],
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			work_experience: [
				{
					job_title: "Assistant",
					company_name: "Marlow",
					start_date: "2018-05",
					achievements: typeof facts === "string" ? [facts] : facts,
				},
			],
		}),
		{ today: "2026-11-20" },
	).problems.length === 0;

describe("a line told otherwise", () => {
	it.each([
		[
			"Weekly prep sheets for the night shift of six",
			"Write the weekly prep sheets for a night shift of six people",
		],
		[
			"Dienstplan für acht Kolleginnen in Theorg",
			"Erstellung der Dienstpläne für acht Kolleginnen mit Theorg",
		],
		[
			"Ausfuhrpapiere in die Schweiz, bis zu 40 im Monat",
			"Monatlich bis zu 40 Ausfuhrpapiere in die Schweiz erstellt",
		],
		[
			"Orçamentos para grupos escolares",
			"Elaborei orçamentos para grupos escolares",
		],
		["Aufmaß und Abrechnung nach VOB", "Nach VOB aufgemessen und abgerechnet"],
		[
			"Relecture du guide du lecteur de la médiathèque",
			"Relu le guide du lecteur de la médiathèque",
		],
		[
			"Proponho limites de crédito para clientes novos",
			"Propus limites de crédito para novos clientes",
		],
		[
			"Servizio dei piani, brigata di 7",
			"Servizio dei piani con una brigata di 7 persone",
		],
		[
			"Instruction des dossiers MDPH, APA et aide sociale",
			"Instruis les dossiers d'aide sociale, d'APA et de MDPH",
		],
		[
			"Abrechnung der Paletten mit zwölf Spediteuren",
			"Rechne die Paletten mit zwölf Spediteuren ab",
		],
		[
			"Omplantering och bevattning i växthuset",
			"Planterade om och vattnade i växthuset",
		],
		[
			"Limpieza de 16 a 18 habitaciones por turno",
			"Limpio entre 16 y 18 habitaciones por turno",
		],
		[
			"Ausgabe der Schlüssel, gemeinsam mit der Anmeldung",
			"Gemeinsam mit der Anmeldung Schlüssel ausgegeben",
		],
	])("is proved: %s", (fact, text) => {
		expect(isProved(fact, text)).toBe(true);
	});

	it.each([
		[
			"Limpieza de 16 a 18 habitaciones por turno",
			"Pasé la limpieza de 16 a 18 habitaciones por turno",
		],
		["Nehme an den Abrechnungen der Filiale teil", "Rechne für die Filiale ab"],
		[
			"Deltar i utbildningen av lärlingar i verkstaden",
			"Lär upp lärlingar i verkstaden",
		],
		["Team meetings on Mondays", "Run the team meetings on Mondays"],
		["Relecture du guide du lecteur", "Rédaction du guide du lecteur"],
		[
			"Regale im Markt aufgefüllt, Kunden an der Kasse beraten",
			"Regale im Markt beraten, Kunden an der Kasse aufgefüllt",
		],
		[
			"Wareneingang: rund 90 Paletten am Tag, Abnahme durch den Schichtleiter",
			"Wareneingang und Abnahme von rund 90 Paletten am Tag",
		],
		[
			"Pedido de semillas: hasta 800 euros lo firmo yo, el resto la dueña",
			"Firmo el pedido de semillas",
		],
		[
			"Controllo di 25-30 camere al giorno",
			"Controllo di 25-30 camere all'ora",
		],
		["Skyltfönster varannan vecka", "Skyltfönster varje vecka"],
		[
			"Afspraken en betalingen aan de balie, om de week",
			"Wekelijks afspraken en betalingen aan de balie",
		],
		["Zwemlessen aan groepen van acht", "Zwemlessen aan acht groepen"],
		[
			"Carta dei vini: 180 etichette, scelte dal sommelier, io aggiorno i prezzi",
			"Carta dei vini: 180 etichette scelte da me, con i prezzi",
		],
		[
			"Vertrete die Inhaberin im Urlaub; Personalgespräche führt sie selbst",
			"Vertrete die Inhaberin im Urlaub, einschließlich der Personalgespräche",
		],
	])("is asked about: %s", (fact, text) => {
		expect(isProved(fact, text)).toBe(false);
	});

	it("asks about a cause a sentence begins with", () => {
		const facts = ["每周抽检约300通录音", "投诉率由2.1%降至1.5%"];
		expect(isProved(facts, "通过抽检录音，将投诉率由2.1%降至1.5%")).toBe(false);
	});
});
