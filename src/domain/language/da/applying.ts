// Danish: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "tilsvarende|lignende|gerne|fordel|ønskeligt",
	referenceLabels:
		"reference(?:nummer|nr\\.?)|sags(?:nummer|nr\\.?)|journal(?:nummer|nr\\.?)|stilling(?:snummer|snr\\.?| nr\\.?)|job(?:nummer|nr\\.?| nr\\.?)|annonce(?:nummer|nr\\.?)|ref\\.?(?: ?nr\\.?)?|emne(?:felt)?:?|mærk\\p{L}*(?: \\p{L}+){0,2}(?: med)?",
	reference: " (reference {term})",
	codeWordLabels:
		"mærk (?:den|din ansøgning|ansøgningen|mailen|mail)(?: med)?|kodeord|mærket?:",
	inSubject: "i emnefeltet|som emne",
	theWord: "ordet",
	inMail: "emne|mail|ansøgning",
	codeWord: " (”{term}”)",
	noLetter:
		"(?:ingen|uden) (?:motiveret )?ansøgning(?:stekst)?|ansøgning er ikke nødvendig",
	shortLetter:
		"(?:kort (?:motivation|besked)|par linjer)(?! om (?!dig|hvorfor))",
	addresses: [],
	isOnFirstNames: true,
	firstNameAlone: "Kære {name}",
	functions: "Direktør|Rektor|Leder",
	attention: "att\\.?",
	contact:
		"kontakt(?:e|es)?:?|henvendelse til|skriv\\p{L}* til|att\\.?:?|ring til|spørgsmål (?:rettes |kan rettes )?til(?: \\p{Ll}{0,18}(?:chef|leder|ansvarlig))?|besvares af(?: \\p{Ll}{0,18}(?:chef|leder|ansvarlig))?|send\\p{L}*[^.\\n]{0,60} til",
	within: "i|på",
	otherMatters:
		"presse\\p{L}*|tillidsrepræsentant\\p{L}*|tilgængelighed|persondata",
	inquiries: "spørgsmål|oplysninger|hør mere|vil du vide mere",
	signOffs: "hilsen\\p{L}*|hilsner",
	noNames:
		"vores|afdeling|personale|human|resources|team|leder|chef|enhed(?:en)?|forvaltning(?:en)?|kontor(?:et)?|kommune(?:n)?|rekruttering|sekretariat(?:et)?",
	asides:
		"fuldtid|deltid|fast(?= ?(?:$|[,(/]))|midlertidig|hjemmearbejde|vikariat",
	enclosures: {
		line: "Bilag: CV, {items}",
		beside: "cv|kopi\\p{L}*",
		ifAny: "evt\\.|eventuelle",
		later: "til samtalen|før ansættelse\\p{L}*|på opfordring|efterfølgende",
		kinds: [
			["eksamensbevis(?:er)?", "eksamensbevis", "studies"],
			["svendebrev", "svendebrev", "studies"],
			["anbefalinger|udtalelser", "anbefalinger"],
			["(?:kopi af )?(?:din )?autorisation", "kopi af autorisation"],
			["kopi af (?:dit )?kørekort", "kopi af kørekort"],
		],
	},
};
