// Danish: nobody has written its wider concepts yet, so lines are proved with claims.ts alone.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: "",
	things: "",
	fractions: "",
	measures: "",
	papers: "",
	fillers: "",
	learning:
		"vikariat, vikarieret, afløst, basis, kursus, kurser, uddannelse, workshop, seminar, webinar, foredrag, modul, introduktion til, deltog, deltaget, deltagelse, fulgt, observeret, lært, lære, selvstudium, interesse for, efteruddannelse",
	others:
		"team, teamet, afdeling, afdelingen, kolleger, kollega, leverandør, leverandøren, underleverandør, underentreprenør, bureau, bureauet, producent, producenten, virksomheden, firmaet, chef, chefen, direktør, direktøren, ledelsen, kunde, kunden, partner, udviklerne, ingeniørerne, teknikere, revisor, hovedkontoret, konsulent, lægerne",
	happening:
		"faldt, faldet, sank, sunket, steg, steget, voksede, vokset, gik ned, gik op, fald, stigning",
	of: "af, hvoraf, heraf",
	prefixes: "med",
	determiners: "en et den det de vores",
	being: "er var blev",
	single: "en et",
};
