// Norwegian: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"styret, utvalget, nemnda, fagforeningen, verneombudet, tillitsvalgte, formannen, kassereren, rektor, rektoren, dommeren, retten, banken, forsikringsselskapet, megleren, utleieren, politiet, tollvesenet, brannvesenet, departementet, elektrikeren, rørleggeren, montøren, mekanikeren, verkstedet, lageret, transportøren, speditøren, innkjøperen, innkjøp, selgeren, marked, produksjonen, kvalitet, læreren, foreleseren, forskeren, professoren, psykologen, farmasøyten, veterinæren, tannlegen, jordmoren, sykepleieren, fysioterapeuten, redaktøren, redaksjonen, forlaget, oversetteren, bibliotekaren, juristen, advokaten, revisoren, leverandørene, konsulentene, teknikeren, utvikleren, designeren, arkitekten, planleggeren, prosjektlederen, fagansvarlig, fagansvarlige, biologen, kokken, kjøkkensjefen, byggherren, økonomisjefen, driftslederen, myndighetene, tilsynet, lønnskontoret",
	deputies: "nestleder assisterende fungerende visestyrer",
	having: "har hadde det den dem",
	honorifics: "herr fru dr",
	by: "",
	nounBy: "",
	owning:
		"ligger hos, lå hos, er opp til, påligger, kommer fra, kom fra, står for, stod for, tilligger",
	clitics: "",
	pronouns: "han hun",
	following: "etter, ifølge, ut fra",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying: "studerer, student, holder på med",
	booked: "påmeldt, booket, oppmeldt",
	exam: "eksamen, prøve, kurs",
	ahead: "planlagt, fastsatt, gjenstår",
	received:
		/^(?:kontroll|opplæring|veiledning|coaching|vurdering|bedømming|tilsyn|testing|utdanning) (?:av (?:en |et |min )?(?:\p{L}*(?:sjef|sjefen|leder|lederen|mester|mesteren|veileder|veilederen|formann|formannen|inspektør|inspektøren|ingeniør|ingeniøren|lege|legen|myndigheten|tilsynet)|mentor|mentoren|direktør|direktøren|arkitekt|arkitekten|revisor|revisoren|bas|basen)|(?:av|på) \d+ (?:timer|dager|uker|måneder))(?!\p{L})/iu,
};
