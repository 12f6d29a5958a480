import { describe, expect, it } from "vitest";
import { paperOfPerson, paperOfPosting } from "./usual-paper.ts";

const person = (country: string | null, phone: string | null = null) =>
	paperOfPerson({ country, phone });

describe("the paper of where a person lives", () => {
	it.each(["US", "United States", "Canada", "México", "mx", "Kanada"])(
		"is US Letter in %s",
		(country) => expect(person(country)).toBe("letter"),
	);
	it.each(["ES", "España", "Germany", "GB", "Brasil", "Australia"])(
		"is A4 in %s",
		(country) => expect(person(country)).toBe("a4"),
	);
	it("is told by the telephone where no country is given", () => {
		expect(person(null, "+34 600 111 222")).toBe("a4");
		expect(person("", "0049 30 5550")).toBe("a4");
		expect(person(null, "+1 (503) 555-0199")).toBe("letter");
		expect(person(null, "+52 55 5555 0101")).toBe("letter");
	});
	it("is that of the country, whatever the telephone is", () => {
		expect(person("ES", "+1 503 555 0199")).toBe("a4");
	});
	it("is not known from a number without its country", () => {
		expect(person(null, "(312) 555-0149")).toBeNull();
		expect(person(null, null)).toBeNull();
	});
});

describe("the paper of where a posting is from", () => {
	const spanish =
		"Buscamos una persona contable para nuestra oficina. Se requiere experiencia en contabilidad y dominio de Excel.";

	it("is A4 for most languages", () => {
		expect(paperOfPosting(spanish)).toBe("a4");
		expect(
			paperOfPosting(
				"Wir suchen eine Buchhalterin für unser Büro und bieten Arbeit mit Kunden in den USA.",
			),
		).toBe("a4");
	});
	it("is US Letter where it names a country of that paper", () => {
		expect(
			paperOfPosting(`${spanish} Lugar de trabajo: Guadalajara, México.`),
		).toBe("letter");
	});
	it("of an English one is told by where it is", () => {
		const english =
			"We are looking for an accountant for our office. You will close the books";
		expect(paperOfPosting(`${english} in Manchester for £38,000.`)).toBe("a4");
		expect(paperOfPosting(`${english} in Denver for $58,000.`)).toBeNull();
	});
});
