// Norwegian: nobody has written its wider concepts yet, so lines are proved with claims.ts alone.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: "",
	things: "",
	fractions: "",
	measures: "",
	papers: "",
	fillers: "",
	learning:
		"vikariat, vikarierte, steppet inn, basis, kurs, kurset, utdanning, workshop, seminar, webinar, foredrag, modul, innføring i, introduksjon til, deltok, deltatt, deltakelse, fulgt, observert, lært, lære, selvstudium, interesse for, videreutdanning, hospiterte",
	others:
		"team, teamet, avdeling, avdelingen, kolleger, kollega, leverandør, leverandøren, underleverandør, underentreprenør, byrå, byrået, produsent, produsenten, selskapet, firmaet, sjef, sjefen, direktør, direktøren, ledelsen, kunde, kunden, partner, utviklerne, ingeniørene, teknikere, revisor, hovedkontoret, konsulent, legene",
	happening:
		"falt, sank, sunket, steg, steget, økte, vokste, vokst, gikk ned, gikk opp, fall, nedgang, økning",
	of: "av, hvorav, av disse",
	prefixes: "med",
	determiners: "en et ei den det de vår vårt våre",
	being: "er var ble",
	single: "en et ei",
};
