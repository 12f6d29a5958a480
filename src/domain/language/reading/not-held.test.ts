import { expect, test } from "vitest";
import { isNotHeld, isStudied } from "./not-held.ts";

test.each([
	"CPA (in progress)",
	"I am working toward my LCSW under supervision",
	"ACLS – course booked for March",
	"IPAF 3a 3b (expired May 2025)",
	"Geprüfte Bilanzbuchhalterin (laufend)",
	"Permis cariste, en cours d'obtention",
	"Carnet de carretillero (caducado)",
	"VCA, verlopen",
	"WSET nível 3 (inscrita, exame em abril de 2027)",
	"Sommelier (tilmeldt, eksamen i maj 2027)",
	"Sommelier (anmäld, prov i maj 2027)",
	"Certified Payroll Professional (CPP), exam scheduled for fall 2025",
	"Endoscope certification: written part passed, practical part scheduled for November",
	"Chefkoch, praktischer Teil ausstehend",
	"CAP Cuisine, épreuve pratique à passer",
	"CAP Cuisine, examen prévu",
	"Zolldeklarant (Beginn Januar 2027 geplant)",
	"Patente C, esame prenotato",
	"Diploma, 9 of 14 units completed",
	"BSc (Hons), part-time, second of four years",
	"Meisterprüfung: Module 1 und 2 abgelegt, Modul 3 offen",
	"BTS par VAE (dossier déposé, jury en juin)",
	"Pregrado (aplazado tras cuatro semestres)",
	"B.Sc. Informatik, im 5. Semester",
	"Mastering RTOS (online course, 40% complete)",
	"Fernkurs Buchhaltung (60 % absolviert)",
	"Formation en ligne, 80 % effectuée",
])("“%s” is not held", (text) => {
	expect(isNotHeld(text)).toBe(true);
});

test.each([
	"Professional Tree Inspection: would like to do it",
	"Staplerschein, möchte ich noch machen",
	"Permis BE : j'aimerais le passer",
	"Carné C, me gustaría sacarlo",
	"Hauswart mit Fachausweis (Vorbereitungskurs ab August 2027, angemeldet)",
	"Meister (IHK): Grundlagen bestanden 11/2025, zweiter Teil angemeldet für Mai 2027",
])("“%s” is wished or signed up for", (text) => {
	expect(isNotHeld(text)).toBe(true);
});

test.each([
	"CPA",
	"Opened the second stage planned by the council",
	"Diploma, 14 of 14 units completed",
	"Led 2 of 3 teams",
	"Betreuung eines Lehrlings im dritten Lehrjahr",
	"Umsatz im zweiten Jahr gesteigert",
	"Venta de pescado fresco y congelado",
	"Licensed Master Social Worker (LMSW), New York",
	"IPAF 3a and 3b",
	"Geprüfte Bilanzbuchhalterin (IHK)",
	"CACES 1, 3 et 5",
	"Booked training courses for 40 clients",
	"Infirmière inscrite à l’ordre",
	"Migration 100% complete, no downtime",
])("“%s” is held", (text) => {
	expect(isNotHeld(text)).toBe(false);
});

test.each([
	["Learning Go in my own time", true],
	["Notions de SQL apprises en ligne", true],
	["Grundkenntnisse in Kubernetes", true],
	["Services in Go behind 40 million requests a day", false],
	["SQL, Snowflake", false],
])("“%s” is of the basics: %s", (text, expected) => {
	expect(isStudied(text)).toBe(expected);
});
