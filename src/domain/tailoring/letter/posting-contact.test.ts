// Whom a posting names to write to; the beginning of a sentence is nobody.
import { describe, expect, it } from "vitest";
import { contactIn } from "./posting-contact.ts";

describe("whom a posting names", () => {
	it("is no beginning of a sentence with a small word that names have too", () => {
		const posting = `Koch (m/w/d)

Ihr Profil
- Ausbildung als Koch

Fragen beantwortet Dipl.-Ing. Ulrike Alder-Reed unter 05241 5550-17.

Mit der Bewerbung willigen Sie in die Verarbeitung Ihrer Daten ein.`;
		expect(contactIn(posting, { spoken: "de", written: "de" })?.name).toBe(
			"Ulrike Alder-Reed",
		);
	});
});
