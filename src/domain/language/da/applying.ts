// Danish: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "tilsvarende|lignende|gerne|fordel|ønskeligt",
	referenceLabels:
		"referencenummer|sagsnummer|stillingsnummer|jobnummer|ref\\.?(?: ?nr\\.?)?",
	reference: " (reference {term})",
	codeWordLabels: "kodeord|mærket?:",
	codeWord: " (”{term}”)",
	noLetter:
		"(?:ingen|uden) (?:motiveret )?ansøgning(?:stekst)?|ansøgning er ikke nødvendig",
	shortLetter: "kort (?:ansøgning|motivation|besked)|par linjer",
	addresses: [],
	isOnFirstNames: true,
	functions: "Direktør|Rektor|Leder",
	contact:
		"kontakt(?:e|es)?:?|henvendelse til|ring til|spørgsmål til|besvares af(?: \\p{Ll}{0,18}(?:chef|leder|ansvarlig))?|send\\p{L}*[^.\\n]{0,60} til",
	noNames: "vores|afdeling|personale|human|resources|team|leder|chef",
	asides: "fuldtid|deltid|fast|midlertidig|hjemmearbejde|vikariat",
};
