// Swedish: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"styrelsen, nämnden, facket, skyddsombudet, skyddsombud, ordföranden, kassören, rektorn, rektor, domaren, domstolen, banken, försäkringsbolaget, mäklaren, hyresvärden, polisen, tullen, räddningstjänsten, departementet, elektrikern, rörmokaren, montören, mekanikern, verkstaden, lagret, åkeriet, speditören, inköparen, inköp, säljaren, marknad, produktionen, kvalitet, läraren, utbildaren, forskaren, professorn, psykologen, apotekaren, veterinären, tandläkaren, barnmorskan, sjuksköterskan, fysioterapeuten, kuratorn, redaktören, redaktionen, förlaget, översättaren, antikvarien, bibliotekarien, juristen, advokaten, revisorn, lönebyrån, leverantörerna, konsulterna, teknikern, utvecklaren, formgivaren, arkitekten, planeraren, projektledaren, arbetsledaren, platschefen, förmannen, skogsmästaren, serviceteknikern, myndigheterna, ekonomen, controllern, kocken, köksmästaren, beställaren, markägaren",
	deputies: "bitradande vice tillforordnad stallforetradande",
	having: "har hade det den dem",
	honorifics: "herr fru dr",
	by: "",
	nounBy: "",
	owning:
		"ligger hos, ligger på, låg hos, vilar på, är upp till, ankommer på, kommer från, kom från, står för, stod för",
	clitics: "",
	pronouns: "han hon",
	following: "efter, enligt, utifrån",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying: "studerar, student, pågående, blir klar, går utbildningen, går nu",
	booked: "anmäld, anmält, bokad, bokat",
	exam: "examen, prov, tentamen, kurs, uppkörning",
	ahead: "planerad, planerat, inplanerad, inplanerat, återstår",
	received:
		/^(?:kontroll|kontrollering|granskning|utbildning|upplärning|handledning|bedömning|coachning|coaching|attestering|tillsyn) (?:av (?:en |ett |min )?(?:\p{L}*(?:chef|chefen|ledare|ledaren|handledare|handledaren|mästare|mästaren|förman|förmannen|inspektör|inspektören|ingenjör|ingenjören|läkare|läkaren|myndigheten|verket)|mentor|mentorn|rektor|rektorn|arkitekt|arkitekten|revisor|revisorn|konsult|konsulten)|(?:av|på|om) \d+ (?:timmar|dagar|veckor|månader))(?!\p{L})/iu,
};
