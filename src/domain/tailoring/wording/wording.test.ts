import { describe, expect, it } from "vitest";
import { wordingOf } from "./wording.ts";

describe("A degree and its field are written as the language writes them", () => {
	it.each([
		["en", "BSc", "Physics", "BSc in Physics"],
		["en", "2 years", "Dispensing diploma", "Dispensing diploma, 2 years"],
		[
			"en",
			"Level 2",
			"National Diploma, Joinery",
			"National Diploma, Joinery, level 2",
		],
		[
			"en",
			"A.S. - 1 of 4 semesters done",
			"Surveying",
			"A.S. in Surveying, 1 of 4 semesters done",
		],
		["en", "GCSE", "8 GCSEs, incl. maths", "8 GCSEs, incl. maths"],
		[
			"de",
			"EFZ",
			"Kauffrau EFZ, Branche Spedition",
			"Kauffrau EFZ, Branche Spedition",
		],
		["en", "Apprenticeship", "Tiling apprenticeship", "Tiling apprenticeship"],
		["en", "High school diploma", "General", "High school diploma"],
		["de", "Ausbildung (HWK)", "Tischlerin", "Ausbildung als Tischlerin (HWK)"],
		["de", "Lehre", "Koch", "Lehre als Koch"],
		["de", "Ausbildung", "Koch (IHK)", "Ausbildung als Koch (IHK)"],
		["de", "Ausbildung", "Hauswirtschaft", "Ausbildung Hauswirtschaft"],
		[
			"de",
			"Geprüfter Fachwirt",
			"Güterverkehr und Logistik",
			"Geprüfter Fachwirt für Güterverkehr und Logistik",
		],
		["de", "Abitur", "Wirtschaft", "Abitur, Wirtschaft"],
		["nl", "Mbo niveau 4", "Mechatronica", "Mbo niveau 4 Mechatronica"],
		["fr", "Diplôme d'État", "Infirmier", "Diplôme d'État d'infirmier"],
		[
			"fr",
			"Titre professionnel",
			"Maçon (niveau 3)",
			"Titre professionnel, Maçon (niveau 3)",
		],
		["fr", "Titre professionnel", "Maçon", "Titre professionnel de maçon"],
		[
			"es",
			"Maestría, trunca (1 de 3 semestres)",
			"Maestría en Diseño Industrial",
			"Maestría en Diseño Industrial, trunca (1 de 3 semestres)",
		],
		[
			"fr",
			"Titre professionnel, 2 blocs sur 3",
			"Maçon",
			"Titre professionnel de maçon, 2 blocs sur 3",
		],
		[
			"en",
			"MSc, second year of three (part-time)",
			"Town Planning",
			"MSc in Town Planning, second year of three (part-time)",
		],
		["en", "BA, MA", "History", "BA, MA in History"],
		[
			"fr",
			"En cours, deux blocs sur quatre validés",
			"CAFDES",
			"CAFDES, en cours, deux blocs sur quatre validés",
		],
		["en", "In progress", "CPA", "CPA, in progress"],
		[
			"de",
			"Bachelor, ohne Abschluss nach 3 Semestern, Mechanik im zweiten Versuch (3,7)",
			"Maschinenbau",
			"Maschinenbau, ohne Abschluss nach 3 Semestern",
		],
		[
			"es",
			"Técnico superior, primer curso",
			"Mecatrónica",
			"Técnico superior en Mecatrónica, primer curso",
		],
		["es", "Ingeniería", "Química", "Ingeniería Química"],
		["es", "Ingeniería", "Sistemas", "Ingeniería en Sistemas"],
		[
			"es",
			"Curso (en curso)",
			"Soldadura TIG",
			"Curso de Soldadura TIG (en curso)",
		],
		[
			"it",
			"Qualifica professionale",
			"Elettricista",
			"Qualifica professionale di Elettricista",
		],
		[
			"it",
			"Diploma",
			"Amministrazione e finanza",
			"Diploma in Amministrazione e finanza",
		],
		["pt", "Curso profissional", "Cozinha", "Curso profissional de Cozinha"],
		["pt", "Engenharia", "Civil", "Engenharia Civil"],
		["sv", "Gesällbrev", "Målare", "Gesällbrev som målare"],
		["sv", "Kandidatexamen", "Statistik", "Kandidatexamen i statistik"],
		["da", "Svendebrev", "Elektriker", "Svendebrev som elektriker"],
		[
			"da",
			"Erhvervsuddannelse",
			"Pædagogisk assistent",
			"Erhvervsuddannelse som pædagogisk assistent",
		],
		["da", "Diplomuddannelse", "Ledelse", "Diplomuddannelse i ledelse"],
		["no", "Fagbrev", "Helsefagarbeider", "Fagbrev som helsefagarbeider"],
		["no", "Fagskole (pågår)", "Bygg", "Fagskole i bygg (pågår)"],
		[
			"en",
			"Diploma (AQF 5), 9 of 14 units completed",
			"Arboriculture",
			"Diploma in Arboriculture (AQF 5), 9 of 14 units completed",
		],
		[
			"en",
			"BA (Hons), lower second",
			"Costume Design",
			"BA (Hons) in Costume Design, lower second",
		],
		[
			"de",
			"Lehrabschlussprüfung mit gutem Erfolg",
			"Rauchfangkehrer",
			"Lehrabschlussprüfung als Rauchfangkehrer, mit gutem Erfolg",
		],
		[
			"de",
			"Meisterprüfung: Module 1 und 2 abgelegt, Modul 3 offen",
			"Rauchfangkehrer",
			"Meisterprüfung Rauchfangkehrer, Module 1 und 2 abgelegt, Modul 3 offen",
		],
	])("%s: %s and %s", (...row) => {
		const [language, degree, field, said] = row;
		expect(wordingOf(language).degree(degree, field)).toBe(said);
	});

	it("leaves a list of fields behind a comma", () => {
		expect(
			wordingOf("de").degree("Abitur 2,6 (Mathe 9 Punkte)", "Mechatronik"),
		).toBe("Abitur 2,6, Mechatronik (Mathe 9 Punkte)");
		expect(wordingOf("nl").degree("Vwo", "Wiskunde, Natuurkunde")).toBe(
			"Vwo, Wiskunde, Natuurkunde",
		);
	});
});
