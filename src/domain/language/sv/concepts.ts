// Swedish: nobody has written its wider concepts yet, so lines are proved with claims.ts alone.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: "",
	things: "",
	fractions: "",
	measures: "",
	papers: "",
	fillers: "",
	learning:
		"vikariat, vikarierat, ersatt, ersatte, kurs, kursen, utbildning, workshop, seminarium, webbinarium, föreläsning, modul, introduktion till, deltog, deltagit, deltagande, gått, läst, auskulterat, skuggat, observerat, lärt, lära, självstudier, intresse för, fortbildning, studiebesök",
	others:
		"team, teamet, avdelning, avdelningen, kollegor, kollega, leverantör, leverantören, underentreprenör, byrå, byrån, tillverkare, tillverkaren, företaget, chef, chefen, direktör, direktören, ledningen, kund, kunden, partner, utvecklarna, ingenjörerna, tekniker, revisor, huvudkontoret, konsult, läkarna, butikschefen",
	happening:
		"minskade, minskat, sjönk, sjunkit, föll, fallit, ökade, ökat, steg, stigit, växte, vuxit, gick ner, gick upp, nedgång, ökning",
	of: "av, varav, av vilka",
	prefixes: "med",
	determiners: "en ett den det de vår vårt våra",
	being: "ar var blev",
	single: "en ett",
};
