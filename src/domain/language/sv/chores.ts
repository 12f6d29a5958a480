// Swedish: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"g(?:å|ick|år|ått) ut med (?:sopor\\p{L}*|skräp\\p{L}*)|\\p{L}*städ(?:ning|vecka|ansvar|a|ar|ade)|sopa(?:r|de)?|sopning|moppa(?:r|de)?|dammsug\\p{L}*|biltvätt|tvätta(?:r|de|t)? (?:och tankar? )?(?:buss\\p{L}*|bil\\p{L}*|kläder|fönster|fordon)|fönsterputs\\p{L}*|tömma sopor|sophantering|plocka(?:r|de)? skräp|städar? undan",
			bare: "rengöring|rengöra|renhållning|disk",
			deeds:
				"rengör(?:a|ing|de)?|rengjor(?:t|de)|torka(?:r|de)?|tömm(?:a|er|ning)|tömde|putsa(?:r|de)?|diska(?:r|de)?|spola(?:r|de)?",
			things:
				"kök\\p{L}*|matsal\\p{L}*|fikarum\\p{L}*|toaletter?|kontor\\p{L}*|verkstad\\p{L}*|golv\\p{L}*|fönster|hyllor|lokaler\\p{L}*|rum\\p{L}*|behandlingsrum\\p{L}*|maskiner\\p{L}*|verktyg\\p{L}*|utrustning\\p{L}*|material\\p{L}*|arbetsplats\\p{L}*|disk\\p{L}*|fordon\\p{L}*|bil\\p{L}*|avfall\\p{L}*|spån\\p{L}*|gård\\p{L}*|förråd\\p{L}*|glasvaror",
			asked:
				"städ(?:are|erska|personal|tjänster|uppdrag|arbete|rutiner|ning av)\\p{L}*|lokalvård\\p{L}*|husmor|vaktmästar\\p{L}*|tvätteri\\p{L}*|renhållning\\p{L}*|hotellstäd\\p{L}*",
		},
		grounds: {
			names:
				"gräsklippning|klippa(?:r|te)? gräs\\p{L}*|snöröjning|snöskottning|skotta(?:r|de)? snö|sandning|ogräsrensning|rensa(?:r|de)? ogräs|vattna(?:r|de)? (?:blommor|växter)\\p{L}*",
			asked:
				"trädgård\\p{L}*|parkarbet\\p{L}*|park|utemiljö\\p{L}*|grönyt\\p{L}*|fastighetssköt\\p{L}*|vaktmästar\\p{L}*|snöröj\\p{L}*|gräs\\p{L}*",
		},
		clerical: {
			names:
				"svara(?:r|de)? (?:i telefon|på (?:mejl|mail|e-post|telefon)\\p{L}*)|telefonpassning|telefonväxel|telefonjour|posthantering|postsortering|sortera(?:r|de)? post\\p{L}*|protokollskrivning|skriv(?:a|er|it) protokoll|skrev protokoll|kopiering|kopiera(?:r|de)?|skanna(?:r|de)?|inskanning|reseräkningar|utlägg",
			bare: "post|telefon|reception|arkiv|arkivering|växel|administrativa uppgifter|pappersarbete",
			deeds:
				"arkiver(?:a|ar|ade|ing)|sorter(?:a|ar|ade|ing)|skann(?:a|ar|ade|ing)|sätt(?:a|er) in|satte in|kopier(?:a|ar|ade|ing)",
			things:
				"papper\\p{L}*|handlingar|dokument|följesedlar|fraktsedlar|fakturor|kort|post|brev|blanketter|pärmar|kvitton",
			asked:
				"reception\\p{L}*|sekreter\\p{L}*|administratör\\p{L}*|kontorist|växel\\p{L}*|telefon\\p{L}*|arkiv\\p{L}*|kundmottag\\p{L}*|medicinsk sekreterare|posthantering",
		},
		supplies: {
			names:
				"toalettpapper|kontorsmaterial|förbrukningsmaterial|påfyllning(?: av)?|fylla? på (?:hyllor|förråd|vagnar|skåp)|fyller på (?:hyllor|förråd|vagnar|skåp)|bäst före-?datum|utgångsdatum|inventering(?:ar)?|toner|plocka(?:r|de)? varor i hyll\\p{L}*",
			deeds: "beställ(?:a|er|de|ning|ningar)|köp(?:a|er|te)|fyll(?:a|er|de) på",
			things:
				"kontorsmaterial|kaffe|förbrukningsmaterial|förbrukningsartiklar|städmaterial|bodstädning|handskar|dryck\\p{L}*|handdukar|blöjor|nålar|vagnar|skåp|förråd\\p{L}*",
			asked:
				"lager\\p{L}*|inventering\\p{L}*|butik\\p{L}*|varupåfyll\\p{L}*|logistik\\p{L}*|förråd\\p{L}*|varumottag\\p{L}*|förbrukningsmaterial|materialplaner\\p{L}*",
		},
		upkeep: {
			names:
				"oljebyten?|däckbyten?|återställ\\p{L}* (?:av )?lösenord|mätaravläsning\\p{L}*|läs(?:a|er|te) av mätare|byt(?:a|er|te) (?:lampor|batterier)|ladda(?:r|de)? batterier",
			bare: "olja|däck|bromsar",
			deeds: "smörj(?:a|er|ning)|smorde|slip(?:a|ar|ade|ning)",
			things: "verktyg|maskiner|knivar|fordon|kedjor",
			asked:
				"underhåll\\p{L}*|mekaniker|tekniker|verkstad\\p{L}*|fordonspark\\p{L}*|fordon|helpdesk|support\\p{L}*|reparation\\p{L}*|mätare|däck|bromsar",
		},
		chasing: {
			names:
				"jaga(?:r|de)? (?:underskrifter|tidrapporter|leverantörer|svar|papper)|ringa? runt efter (?:svar|papper)",
			bare: "påminnelser|tidrapporter|tidrapportering",
			asked:
				"inkasso|kravhantering|reskontra|kundreskontra|leveransbevak\\p{L}*|orderbevak\\p{L}*",
		},
		meetings: {
			names:
				"delta(?:r|git)? (?:på|i|vid) (?:\\p{L}+ )?(?:arbetsplatsträffar|teammöten|avdelningsmöten|veckomöten|personalmöten|apt)|deltog (?:på|i|vid) (?:\\p{L}+ )?(?:arbetsplatsträffar|teammöten|avdelningsmöten|veckomöten|personalmöten)|stand-?ups?|retros|skärmdumpar|skärmbilder",
			asked: "scrum master|agil coach|mötesledning|stand-?ups?",
		},
		opening: {
			names:
				"(?:öppning|stängning|öppna(?:r|de)?|stäng(?:a|er|de))(?: och (?:öppning|stängning|öppna(?:r|de)?|stäng(?:a|er|de)))?(?: av)? (?:butik\\p{L}*|affär\\p{L}*|salong\\p{L}*|kassa\\p{L}*)|kassaräkning|låsrunda",
			asked:
				"butik\\p{L}*|säljare|kassa\\p{L}*|detaljhandel\\p{L}*|bank\\p{L}*|redovisning\\p{L}*|ekonomiassistent",
		},
		household: {
			names:
				"kaffe (?:till|åt) \\p{L}+|kok(?:a|ar|ade|at|te) kaffe|kaffe(?:ansvar|kassa|vecka|maskin|jour|rond)\\p{L}*|koka(?:r|de)? kaffe|fika\\p{L}*|diskmaskin\\p{L}*|diska(?:r|de)? (?:koppar|porslin)|kylskåp\\p{L}*|hittegods|julfest\\p{L}*|födelsedagskort|ärenden|tipsbolag\\p{L}*|lotteri\\p{L}*|julklapp\\p{L}*",
			asked:
				"kök\\p{L}*|kock|restaurang\\p{L}*|barista|café|kyl(?:tekniker|montör|anläggning)\\p{L}*|lokalvård\\p{L}*|office manager",
		},
		social: {
			names:
				"sommarfest\\p{L}*|personalfest\\p{L}*|firmafest\\p{L}*|kick-?off\\p{L}*|personalresa\\p{L}*|festkommitt\\p{L}*|julpynt\\p{L}*|julgran\\p{L}*|kakförsäljning|grillkväll\\p{L}*|korplag\\p{L}*|korpen|fotbollslag\\p{L}*|julbord(?:et)?|after ?work",
			asked:
				"event\\p{L}*|evenemang\\p{L}*|catering|aktivitet\\p{L}*|dekor\\p{L}*|fritid\\p{L}*",
		},
		sundry: {
			names:
				"^(?:diverse|övriga|olika) (?:\\p{L}+ )?(?:uppgifter|saker|sysslor|rapporter)$|^.{0,28}(?:lite av varje|det som (?:behövs|behövdes))$|^(?:diverse|övriga|andra|allmänna|förekommande) (?:\\p{L}+ )?(?:uppgifter|arbetsuppgifter|sysslor)",
			asked: "(?!)",
		},
	},
	occasions:
		"när|om|tills|medan|vid behov|vid (?:frånvaro|sjukdom)|på (?:vintern|sommaren|hösten|våren)|på (?:måndagar|tisdagar|onsdagar|torsdagar|fredagar|lördagar|söndagar)|en gång|två gånger|en dag|i (?:veckan|månaden)|per (?:vecka|månad|år)|varje|varannan|dagligen|veckovis|ibland|enligt schema",
};
