import { describe, expect, it } from "vitest";
import { asksForPapers, listsPapers } from "./lists-papers.ts";

const about = "We look after woods and paths for a small town.\n".repeat(6);

describe("a posting that asks for all certificates", () => {
	it.each([
		["en", "In your letter list your tickets with the year you passed each."],
		["en", "Tell us which certificates and courses you have."],
		["de", "Schreib bitte dazu, welche Ausweise (Kran, Stapler) du hast."],
		["fr", "Précisez vos habilitations et leur date."],
		["es", "Indica los cursos realizados."],
		["it", "Indicare i patentini posseduti."],
		["nl", "Vermeld je certificaten."],
		["pt", "Indique os certificados que tem."],
		["da", "Skriv hvilke certifikater du har."],
		["no", "Skriv hvilke sertifikater og kurs du har."],
		["sv", "Ange vilka certifikat du har."],
		["zh", "请列出所有证书。"],
	])("says so: %s %s", (language, sentence) => {
		expect(listsPapers(`${about}${sentence}`, language)).toBe(true);
	});
	it("asks for nothing that the sentence with the papers leaves open", () => {
		expect(asksForPapers("which tickets you hold", "en")).toBe(true);
		expect(asksForPapers("which house you would like to run", "en")).toBe(
			false,
		);
	});
	it.each([
		["en", "Valid first aid certificate."],
		["en", "Send copies of your certificates."],
		["de", "Wir bezahlen Kurse und Scheine."],
	])("does not say so: %s %s", (language, sentence) => {
		expect(listsPapers(`${about}${sentence}`, language)).toBe(false);
	});
});
