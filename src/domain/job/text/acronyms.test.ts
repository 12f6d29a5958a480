import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const BODY = `Nous gérons un SSIAD de 72 places et cherchons quelqu'un pour encadrer l'équipe. Vous aimez le soin.

Vos missions
- encadrer les aides-soignants
- tenir les plannings`;

describe("a title in capitals", () => {
	it("keeps the letters that stand for words, as the posting writes them elsewhere", () => {
		expect(readJob(`Poste : COORDINATRICE SSIAD (H/F)\n\n${BODY}`).title).toBe(
			"Coordinatrice SSIAD",
		);
	});

	it("shouts no word that the posting writes small", () => {
		expect(readJob(`Poste : COORDINATRICE SOIN (H/F)\n\n${BODY}`).title).toBe(
			"Coordinatrice Soin",
		);
	});
});
