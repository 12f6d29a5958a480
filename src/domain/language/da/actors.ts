// Danish: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"bestyrelsen, udvalget, nævnet, fagforeningen, tillidsmanden, formand, kassereren, rektor, rektoren, skolelederen, dommeren, retten, banken, forsikringen, mægleren, udlejeren, politiet, tolden, brandvæsenet, ministeriet, elektrikeren, blikkenslageren, montøren, mekanikeren, værkstedet, lageret, vognmanden, speditøren, indkøberen, indkøb, sælgeren, marketing, produktionen, kvalitet, læreren, underviseren, forskeren, professoren, psykologen, farmaceuten, dyrlægen, tandlægen, jordemoderen, sygeplejersken, bioanalytikeren, fysioterapeuten, pædagogen, redaktøren, redaktionen, forlaget, oversætteren, bibliotekaren, juristen, advokaten, revisoren, leverandørerne, konsulenterne, teknikeren, udvikleren, designeren, arkitekten, planlæggeren, projektlederen, formændene, overlægen, klinikchefen, køkkenchefen, kokken, bygherren, bogholderen, butikschefen, myndighederne, tilsynet",
	deputies: "souschef vice assisterende fungerende stedfortraedende",
	having: "har havde det den dem",
	honorifics: "hr fru dr",
	by: "",
	nounBy: "",
	owning:
		"ligger hos, lå hos, er op til, påhviler, kommer fra, kom fra, står for, stod for, tilkommer",
	clitics: "",
	pronouns: "han hun",
	following: "efter, ifølge, ud fra",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying: "studerer, studerende, er i gang med",
	booked: "tilmeldt, booket, indskrevet",
	exam: "eksamen, prøve, kursus",
	ahead: "planlagt, fastsat, mangler",
	received:
		/^(?:kontrol|oplæring|vejledning|coaching|vurdering|bedømmelse|tilsyn|test|uddannelse) (?:af (?:en |et |min )?(?:\p{L}*(?:chef|chefen|leder|lederen|mester|mesteren|vejleder|vejlederen|formand|formanden|inspektør|inspektøren|ingeniør|ingeniøren|læge|lægen|svend|svenden|myndigheden|tilsynet)|mentor|mentoren|direktør|direktøren|arkitekt|arkitekten|revisor|revisoren)|(?:af|på) \d+ (?:timer|dage|uger|måneder))(?!\p{L})/iu,
};
