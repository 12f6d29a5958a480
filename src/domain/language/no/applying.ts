// Norwegian: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "tilsvarende|lignende|gjerne|fordel|ønskelig",
	referenceLabels:
		"referansenummer|referanse(?=:)|finn-?kode|stillings(?:nummer|-?id|nr\\.?)|stilling nr\\.?|saks(?:nummer|nr\\.?)|journal(?:nummer|nr\\.?)|annonse(?:nummer|nr\\.?)|ref\\.?(?: ?nr\\.?)?|emne(?:felt)?:?|merk\\p{L}*(?: \\p{L}+){0,2}(?: med)?",
	reference: " (referanse {term})",
	codeWordLabels:
		"merk (?:den|søknaden|din søknad|e-posten)(?: med)?|kodeord|merket?:",
	inSubject: "i emnefeltet|som emne",
	theWord: "ordet",
	inMail: "emne|mail|søknad",
	codeWord: " («{term}»)",
	noLetter:
		"(?:ingen|uten) søknad(?:sbrev)?|søknad(?:sbrev)? er ikke nødvendig",
	shortLetter:
		"(?:kort (?:motivasjon|melding)|par linjer)(?! om (?!deg|hvorfor))",
	addresses: [],
	isOnFirstNames: true,
	firstNameAlone: "Hei {name},",
	functions: "Direktør|Rektor|Leder",
	attention: "att\\.?",
	contact:
		"kontakt(?:person)?:?|ta kontakt med|ring|spørsmål (?:rettes |kan rettes )?til(?: \\p{Ll}{0,18}(?:sjef|leder|ansvarlig))?|skriv\\p{L}* til|besvares av(?: \\p{Ll}{0,18}(?:sjef|leder|ansvarlig))?|send\\p{L}*[^.\\n]{0,60} til",
	within: "i|på",
	otherMatters:
		"presse\\p{L}*|tillitsvalgt\\p{L}*|universell utforming|personvern",
	inquiries: "spørsmål|opplysninger",
	signOffs: "hilsen\\p{L}*",
	noNames:
		"vår|avdeling|personal|human|resources|team|leder|sjef|enhet(?:en)?|forvaltning(?:en)?|kontor(?:et)?|kommune(?:n)?|rekruttering|sekretariat(?:et)?",
	asides:
		"heltid|deltid|fast(?= ?(?:$|[,(/]))|midlertidig|hjemmekontor|vikariat",
	enclosures: {
		line: "Vedlegg: CV, {items}",
		beside: "cv|kopi\\p{L}*",
		ifAny: "ev\\.|eventuelle",
		later: "på intervju\\p{L}*|før ansettelse\\p{L}*|på forespørsel|senere",
		kinds: [
			["vitnemål", "vitnemål", "studies"],
			["fagbrev", "fagbrev", "studies"],
			["attester", "attester"],
			["(?:kopi av )?autorisasjon", "kopi av autorisasjon"],
			["kopi av (?:ditt )?førerkort", "kopi av førerkort"],
		],
	},
};
