// Norwegian: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "tilsvarende|lignende|gjerne|fordel|ønskelig",
	referenceLabels:
		"referansenummer|finn-?kode|stillings(?:nummer|-?id)|ref\\.?(?: ?nr\\.?)?",
	reference: " (referanse {term})",
	noLetter:
		"(?:ingen|uten) søknad(?:sbrev)?|søknad(?:sbrev)? er ikke nødvendig",
	shortLetter: "kort (?:søknad|motivasjon|melding)|par linjer",
	addresses: [],
	contact:
		"kontakt(?:person)?:?|ta kontakt med|ring|spørsmål til|send\\p{L}*[^.\\n]{0,60} til",
	noNames: "vår|avdeling|personal|human|resources|team|leder|sjef",
	asides: "heltid|deltid|fast|midlertidig|hjemmekontor|vikariat",
};
