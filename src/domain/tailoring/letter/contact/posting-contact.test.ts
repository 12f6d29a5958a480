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

	it("is no pronoun before the name", () => {
		const posting = `Koch (m/w/d)

Deine Aufgaben
- Du kochst für 40 Gäste

Fragen beantwortet Dir Ulrike Alder-Reed unter 05241 5550-17.`;
		expect(contactIn(posting, { spoken: "de", written: "de" })?.name).toBe(
			"Ulrike Alder-Reed",
		);
	});

	it("is named without what they are", () => {
		const posting = `Røkter

Hos oss
- Du røkter fisk i sjø
- Du kjører båt

Spørsmål om stillingen: Driftsleder Torleif Almås, tlf. 400 00 172.`;
		expect(contactIn(posting, { spoken: "no", written: "en" })?.name).toBe(
			"Torleif Almås",
		);
	});

	it("is called by both names where one stands alone and the other elsewhere", () => {
		const posting = (manager: string) => `Deputy Nursery Manager

You'll support the Nursery Manager, ${manager}, and take charge in her absence.

Essential
- Paediatric first aid

For an informal chat ring Bronagh on 0161 496 0182 after 2pm.`;
		const nameIn = (text: string) =>
			contactIn(text, { spoken: "en", written: "en" })?.name;
		expect(nameIn(posting("Bronagh Alder-Reed"))).toBe("Bronagh Alder-Reed");
		expect(nameIn(posting("who runs the setting"))).toBe("Bronagh");
	});
});

describe("whom to ask in English", () => {
	it.each([
		[
			"Questions to Marlene Tsosie-Hart, Branch Manager.",
			"Marlene Tsosie-Hart",
		],
		["Questions about this job: Jo Alder, Talent Acquisition", "Jo Alder"],
		[
			"Questions may be directed to our search consultant, Odell Fairweather, at 614-555-0133.",
			"Odell Fairweather",
		],
		["Recruiter: Danika Pruett", "Danika Pruett"],
		[
			"Name: Danika Pruett\nJob title: Lead Clerk\nTelephone number: 01632 555 0141",
			"Danika Pruett",
		],
		["Questions to President Curt Amundsen.", "Curt Amundsen"],
		["Message the page or call Ros 01943 555 062 after 4.", "Ros"],
	])("%s", (line, name) => {
		const posting = `Clerk\n\nWe keep the books of three shops.\n\nYou will post invoices.\n\n${line}\n`;
		expect(contactIn(posting, { spoken: "en", written: "en" })?.name).toBe(
			name,
		);
	});
});

describe("who is nobody to write to", () => {
	const nameIn = (text: string) =>
		contactIn(text, { spoken: "en", written: "en" })?.name ?? null;
	const head = "Crew Leader\n\nWe run three trucks.\n\n";

	it("is whom the reader will talk to at work", () => {
		expect(
			nameIn(
				`${head}You: five years of climbing. You can talk to Mrs Ekdahl about her lemon tree.\n\nText Bo your name on 0491 555 110.`,
			),
		).toBeNull();
	});

	it("is no document that is to be sent", () => {
		expect(
			nameIn(
				`${head}Send CV and a covering letter to Julie Hartwell-Nash, jobs@firm.example, or ring 01282 555 0127.`,
			),
		).toBe("Julie Hartwell-Nash");
	});

	it("and a last name in three capitals is one", () => {
		expect(
			contactIn(
				"Comptable\n\nNous sommes douze.\n\nContact : Marie ROY, 02 40 55 51 09.",
				{ spoken: "fr", written: "fr" },
			)?.name,
		).toBe("Marie ROY");
	});
});

it("a title behind an office is no last name", () => {
	expect(
		contactIn(
			"Technische Leitung\n\nWir sind ein Haus mit 400 Plätzen.\n\nFür Fragen steht Ihnen die Theaterleiterin Dr. Hanne Pickart unter 05251 555 4410 gern zur Verfügung.",
			{ spoken: "de", written: "de" },
		),
	).toMatchObject({
		name: "Dr. Hanne Pickart",
		salutation: "Guten Tag Dr. Hanne Pickart,",
	});
});

describe("who receives an application", () => {
	const contact = (language: "en" | "de" | "fr", apply: string) =>
		contactIn(`Clerk\n\nWe keep the books of three shops.\n\n${apply}\n`, {
			spoken: language,
			written: language,
		});

	it.each([
		[
			"en",
			"Send your resume to hr@alder.example. Accommodation is available at every stage - contact Joanne Kivela, 705-555-0121.",
			undefined,
		],
		[
			"en",
			"Please send a CV (max two pages) with a covering letter of no more than one side of A4, telling us about ONE claim you took from notification to agreement and what it was worth, your notice period and your current salary, to Rachel Alder, People Team: people@alder.example.",
			"Dear Rachel Alder,",
		],
		[
			"en",
			"Application form + resume + copy of your license to Dale Alder, Line Superintendent, by 5 pm.",
			"Dear Dale Alder,",
		],
		[
			"en",
			"Apps close when we find the right one. No agencies. Cheers, Trish",
			"Dear Trish,",
		],
		[
			"en",
			"Text Brett your name + tickets (photos) + when you can start on 0491 570 110.",
			"Dear Brett,",
		],
		[
			"en",
			"We will not call.\n\nPlenty Table is an equal opportunity employer.",
			undefined,
		],
		[
			"de",
			"Ihre Bewerbung richten Sie bitte an jobs@alder.example, z. Hd. Herrn Oliver Alder (Personal). Fachliche Fragen beantwortet Frau Heike Wandt, 05522 555-310.",
			"Sehr geehrter Herr Alder,",
		],
		[
			"de",
			"Bewerbung mit Lebenslauf an Fr. Mag. Isabella Alder, personal@alder.example.",
			"Sehr geehrte Frau Mag. Alder,",
		],
		[
			"fr",
			"Adresser CV, lettre de motivation, copie du diplôme et dernier arrêté de situation à Monsieur le Président du Conseil départemental, via le portail. Renseignements : Mme Le Goff, responsable, 02 99 00 00 17.",
			"Monsieur le Président,",
		],
	] as const)("%s: %s", (language, apply, salutation) => {
		expect(contact(language, apply)?.salutation).toBe(salutation);
	});

	it("is who answers questions where nobody else is named", () => {
		expect(
			contact("en", "For a chat, ring Ada Alder on 01632 960 011.")?.name,
		).toBe("Ada Alder");
	});

	it("is greeted as a woman where only a woman is called what she is", () => {
		expect(
			contact("de", "Ihre Ansprechpartnerin: Mag. Nicole Alder, 0365 555012")
				?.formal,
		).toBe("Sehr geehrte Frau Mag. Alder,");
		expect(
			contact("de", "Ansprechpartner: Kim Alder, 0365 555012"),
		).not.toHaveProperty("formal");
	});

	it("sent a posting as a mail and signed it, with or without an address", () => {
		const posting = `From: Dana Alder, Talent Acquisition
Subject: Adjuster

Hi all, we have another opening.

How: resume to me at jobs@alder.example.
Happy holidays,
Dana`;
		expect(contactIn(posting, { spoken: "en", written: "en" })?.name).toBe(
			"Dana Alder",
		);
	});
});
