// Danish: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"bestyrelsen, udvalget, nævnet, fagforeningen, tillidsmanden, formand, kassereren, rektor, rektoren, skolelederen, dommeren, retten, banken, forsikringen, mægleren, udlejeren, politiet, tolden, brandvæsenet, ministeriet, elektrikeren, blikkenslageren, montøren, mekanikeren, værkstedet, lageret, vognmanden, speditøren, indkøberen, indkøb, sælgeren, marketing, produktionen, kvalitet, læreren, underviseren, forskeren, professoren, psykologen, farmaceuten, dyrlægen, tandlægen, jordemoderen, sygeplejersken, bioanalytikeren, fysioterapeuten, pædagogen, redaktøren, redaktionen, forlaget, oversætteren, bibliotekaren, juristen, advokaten, revisoren, leverandørerne, konsulenterne, teknikeren, udvikleren, designeren, arkitekten, planlæggeren, projektlederen, formændene, overlægen, klinikchefen, køkkenchefen, kokken, bygherren, bogholderen, butikschefen, myndighederne, tilsynet",
	honorifics: "hr fru dr",
	by: "",
	nounBy: "",
	owning:
		"ligger hos, lå hos, er op til, påhviler, kommer fra, kom fra, står for, stod for, tilkommer",
	clitics: "",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "",
	studying: "studerer, studerende, er i gang med",
};
