// Italian: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} presso {company}, da {date}.",
	tradeSince: "{title} dal {year}, presso {company} da {date}.",
	beforeYear: { month: "da {date}", year: "dal {date}" },
	titleSince: "{title}, da {date}.",
	current: "{title} presso {company}.",
	latest: "Ultima posizione: {title} presso {company}.",
	before: "In precedenza {title} presso {company}.",
	heldUntil: "{title} dal {year} al {end}.",
	stages: "poi|in seguito",
	earlier: ", in precedenza {title}",
	languages: "{items}.",
	means:
		"tramite|mediante|grazie (?:a|al|alla|ai|alle)|attraverso|per mezzo|nell['’]ambito|inclus[oaei]",
	circumstances: "per|in|nel|nello|nella|nei|negli|nelle|durante|presso",
	moreSkills: "Altre competenze",
	praise:
		"passion[ei](?!\\p{L})|in cerca|vorrei|desidero(?!\\p{L})|miglior[ei]?(?!\\p{L})|cerco|alla ricerca|mi piace|cerco|appassionat|motivat|dedicat|dinamic|proattiv|eccellent|solid|creativ|innovativ|comprovat|orientat|riconosciut|eccezional|anni di esperienza|espert",
	ownAbsence:
		"infortunio|incidente|malattia|maternità|congedo (?:parentale|di maternità)|disoccupazione",
	othersIllness:
		"(?:durante|per) (?:la (?:sua )?|una |l['’])(?:malattia|operazione|infortunio)(?: (?:della|del|di) [\\p{L}-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "zion[ei]|sion[ei]|ment[oi]|aggio|anza|ura",
	responsible:
		"(?:responsabile (?:di|della|delle)|incaricat[oa] (?:di|della|delle)) ",
	assisting:
		"(?:ho (?:aiut|collabor|partecip|support|contribu)|parte del |support|aiut|collabor|partecip|assist|contribu)",
	together: "",
	othersPart:
		"(?:lo|la|li|le) \\p{L}+(?:a|e|ono|ava|eva) (?:il|lo|la|i|gli|le|un|una)|(?:spetta|spettano|compete|competono) (?:a|al|alla|ai)|(?:è|sono|era|erano|viene|vengono) \\p{L}+(?:at|it|ut|tt|st)[oaie] d(?:a|al|alla|ai|all['’])",
	sameThing:
		"li|le (?=\\p{L}+(?:a|e)(?: |$))|lo (?=\\p{L}+(?:a|e)(?: |$))|ne|questo|il resto|tutto",
	sideJob:
		"occasional[ei]|saltuari[ao]|saltuariamente|lavoretti?|nel weekend|weekend|fine settimana|il sabato|la domenica|sabato e domenica|extra|a chiamata|lavoro estivo|lavoro studentesco|ripetizioni|lezioni private|corsi serali|seconda attività",
	workingHours: "part[- ]time|tempo parziale|al \\d{2} ?%$",
	partTime: "part[- ]time|tempo parziale|mezza giornata|serale",
	selfEmployed: "libero professionista",
	sections: {
		languages: "lingua lingue",
		projects: "progetto",
	},
	notPassed:
		"abbandonat[oa]|non (?:ho )?(?:sostenut|superat|passat)[oa]|bocciat[oa]|respint[oa]",
	seeking: "cerco|in cerca|alla ricerca",
	lapsed:
		"scadut[oa]|non più valid[oa]|non rinnovat[oa]|da rinnovare|da aggiornare",
	schoolLeaving: "maturità|liceo|licenza media",
	grade: "voto|votazione|punteggio",
	partOfStudies: "parti?|parte|moduli|modulo",
	unharmed:
		"(?:senza(?: alcun[ao]?| un solo| nessun[ao]?)?|nessun[ao]?|zero) (?:\\p{L}+ ){0,2}(?:incident[ei]|infortun(?:io|i)|reclam[oi]|non conformità|scostament[oi]|guast[oi]|richiam[oi])",
	honors: "con (?:lode|il massimo dei voti)",
	outOf: "su|dei|di",
	studyUnits: "moduli|modulo|crediti|CFU|esami|semestri|anni|materie",
	stageOfStudies:
		"[1-9]\\d? ?% (?:completat[oa]|svolt[oa]|terminat[oa])|(?:primo|secondo|terzo) anno di (?:due|tre|quattro|cinque|[2-5])|(?:primo|secondo|terzo) di (?:due|tre|quattro|cinque|[2-5]) anni|non (?:l['’]ho )?finit[ao]|(?<=^|[,;:(–—-] ?)(?:abbandonat[oa]|in pausa|interrott[oa]|sospes[oa])(?= (?:da|dopo|nel|per)|$|[,;.)])|senza (?:diploma|titolo|esame finale)(?=$|[,;.)])|non (?:conclus|conseguit|iniziat|ottenut|sostenut)[oaie]|(?:manca|mancano) (?:l['’]|il |la |i |gli |un |due |tre )?(?:esam|modul|tirocini)\\p{L}*|da iniziare",
	atMost: "fino a",
	merely:
		"solo (?:a|in)|soltanto|solamente|una volta(?! (?:al|alla|a|ogni|per)(?!\\p{L})|all['’])",
	spoken:
		"[Ii]o|[Hh]o|[Mm]i|[Mm]i[oa]|[Mm]iei|[Mm]ie|[Nn]oi|(?!(?:[Qq]uando|[Dd]opo|[Pp]resso|[Vv]erso|[Ee]ntro|[Cc]ontro|[Ss]econdo|[Ss]otto|[Dd]entro|[Tt]utto|[Ff]ino|[Ll]ungo)(?!\\p{L}))\\p{L}{3,}(?<!nd)o(?= (?:il|lo|la|i|gli|le|un|una|ogni|tutt[ei])(?!\\p{L}))",
	stopped:
		"interrott[oa]|sospes[oa]|in pausa|abbandonat[oa]|non conclus[oa]|non terminat[oa]",
	closedDown: "fallit[oa]|in liquidazione|in fallimento|chius[oa]|cessat[oa]",
	inPlace:
		"(?:copert|copr)\\p{L}* (?:le )?(?:ferie|assenze)|sostituzion\\p{L}+ ferie",
	softSkills: "personali|trasversali|relazionali|qualità personali",
	otherGroup:
		"io|di me|hobby|interessi|altro|altri|altre(?: competenze)?|varie|generale",
	privateSkills:
		"cucito|uncinetto|giardinaggio|lettura|viaggi|viaggiare|musica|canto|ballo|escursionismo|ciclismo|corsa|nuoto|calcio|scacchi|pesca|chitarra|pianoforte|fai da te|bella presenza|(?:bel )?sorriso(?: \\p{L}+){0,3}|buon umore",
	mine: "mi[oae]|miei",
	credited:
		"(?:dopo che|da quando|perché|quando|anno in cui)(?! (?:io|noi|ho|abbiamo|mi|ci)(?!\\p{L}))",
	limited:
		"(?:la )?(?:direzione|responsabilità) (?:era|è|restava|resta) (?:del|della|di|al|alla)|(?:soltanto|solo|solamente|unicamente)(?=[).;,]|$)|(?:solo|soltanto|solamente) (?:come|in|di) (?:aiuto|supporto|affiancamento|accompagnatore|accompagnatrice|assistente|osservatore|osservatrice|appoggio)|sotto (?:la )?(?:supervisione|guida|direzione)|firmat[oaie] da\\p{L}*|approvat[oaie] da\\p{L}*|(?:lo|la|li|le) (?:fa|firma) (?:un|una|il|la|lo)|firma (?:il|la|lo) (?:responsabil|dirett|titolar|capo|ingegner|architett|medic|consulent)\\p{L}*|(?:alla|per la) firma d\\p{L}*|fatt[oaie] da\\p{L}*|in affiancamento|non ancora da sol[oa]|che (?:firma|approva|decide)(?=[).;,]|$)|(?:lo|la|li|le) (?:decide|approva) (?:un|una|il|la|lo)|(?:decide|approva) (?:il|la|lo) (?:responsabil|dirett|titolar|capo|ingegner|architett|medic)\\p{L}*",
	privateMatters:
		"senza (?:lavoro|impiego)|in cerca di (?:lavoro|occupazione)|ernia|intervento (?:al|alla)|infortunio|disoccupat|maternità|paternità|congedo|aspettativa|anno sabbatico|sabbatic|fermo per|ferma per|malattia|gravidanza|mia (?:madre|moglie|figlia|famiglia)|mio (?:padre|marito|figlio)|miei (?:figli|genitori)|sposat[oa]|divorziat[oa]|celibe|nubile|nat[oa] (?:a|il|nel)",
	protectedMatters: "disabilit|invalidità|categoria protetta|religion",
	possessives: "mi[oae]|miei|nostr[oaie]|suoi?|sua|sue|un[oa]?|tutt[iae]",
	followsOn: "prima di (?:ciò|questo)|in seguito|successivamente|da allora",
	traceLevel:
		"(?:due|tre|quattro|poche|alcune|qualche) (?:parol[ae]|fras[ei])|vacanze|(?:un )?po[cò]?(?!\\p{L})|scolastic[oa]|principiante|capisco",
};
