import { describe, expect, it } from "vitest";
import { isBorrowedResult } from "./borrowed-result.ts";

describe("results of somebody else", () => {
	it.each([
		"Store margin rose from 31% to 35% after the owner brought in a new price book",
		"Downtime fell to 11 days a month after the clinic bought two spares; I swap the failed ones",
		"Een kwart minder storingen op 40 liften sinds kantoor een nieuw schema invoerde",
		"Gasto 14 % mais baixo em 2024, ano em que o grupo mudou de fornecedor",
		"Impayés passés de 140 000 à 90 000 euros, année où la direction a exigé des acomptes",
		"Verschnitt von 18 auf 12 Prozent gesunken, seit 2023 die neue Säge läuft",
		"Ausschuss von 4 auf 2 Prozent gesunken, nachdem die Werksleitung eine Presse gekauft hatte",
		"Las quejas bajaron un 20 % desde que el hotel cambió de proveedor",
		"Fatturato cresciuto del 10 % dopo che la direzione ha aperto un secondo negozio",
		"Minskade vattenåtgången med 20 procent när klubben bytte till nya spridare",
	])("are told as such by the line: %s", (line) => {
		expect(isBorrowedResult(line)).toBe(true);
	});

	it.each([
		"Cut waste by 20% after I moved the cutter",
		"Reduced turnaround from 9 to 4 days after the team adopted my checklist",
		"Cut polymer use 14% after retuning the feed pumps together with the vendor",
		"Visitas de 18.000 a 31.000 desde que reescribimos los titulares",
		"Sinds 2018 in de liften, 110 stuks",
		"Ausschuss von 4 auf 2 Prozent gesenkt, nachdem ich die Presse neu eingestellt hatte",
		"Trained staff after the move",
	])(
		"are none where the person's own deed stands there, or no figure: %s",
		(line) => {
			expect(isBorrowedResult(line)).toBe(false);
		},
	);
});
