// Italian: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: {
		verbs: {
			gestione: { now: "gestisco", past: "ho gestito" },
			organizzazione: { now: "organizzo", past: "ho organizzato" },
			coordinamento: { now: "coordino", past: "ho coordinato" },
			elaborazione: { now: "elaboro", past: "ho elaborato" },
			sviluppo: { now: "sviluppo", past: "ho sviluppato" },
			progettazione: { now: "progetto", past: "ho progettato" },
			realizzazione: { now: "realizzo", past: "ho realizzato" },
			introduzione: { now: null, past: "ho introdotto" },
			riduzione: { now: null, past: "ho ridotto" },
			creazione: { now: null, past: "ho creato" },
			preparazione: { now: "preparo", past: "ho preparato" },
			redazione: { now: "redigo", past: "ho redatto" },
			pianificazione: { now: "pianifico", past: "ho pianificato" },
			analisi: { now: "analizzo", past: "ho analizzato" },
			ottimizzazione: { now: null, past: "ho ottimizzato" },
		},
		objects: [
			{ from: /^del /iu, to: "il " },
			{ from: /^dello /iu, to: "lo " },
			{ from: /^della /iu, to: "la " },
			{ from: /^dell(['’])/iu, to: "l$1" },
			{ from: /^dei /iu, to: "i " },
			{ from: /^degli /iu, to: "gli " },
			{ from: /^delle /iu, to: "le " },
			{ from: /^di ((?:un|uno|una) )/iu, to: "$1" },
			{ from: /^di (un['’])/iu, to: "$1" },
			{ from: /^di (?=\d)/iu, to: "" },
		],
		never:
			/\s(?:e|o) \p{L}+(?:zione|sione|mento|ggio) d|\s(?:e|o) (?:di |del|dei |degli )|:/iu,
		and: "e",
		pronoun: "",
		once: /^ho /u,
	},
	deed: {
		how: "auxiliary",
		auxiliary: "ho",
		// "Promosso" and "Nominato" were done to the person.
		participle:
			/^(?:\p{L}{2,}(?:ato|uto|ito)(?<!nominato|premiato|incaricato|diplomato|laureato|certificato|candidato|impiegato|stato|risultato|mercato|contatto|mandato)|ridotto|redatto|scritto|svolto|condotto|prodotto|tradotto|diretto|raggiunto|introdotto|aperto|risolto|speso|vinto|messo|preso|fatto|corretto|esposto|proposto|concluso|difeso|esteso)(?: e (?:\p{L}+(?:ato|uto|ito)))?(?= )/iu,
		firstPerson:
			/^(?:ho|gestisco|coordino|preparo|curo|seguo|organizzo|redigo|assisto|insegno|dirigo|mi occupo)(?= )/iu,
	},
	did: {
		current: ["Presso {company}, dove lavoro da {since} come {title}, {deed}"],
		titled: ["Come {title} presso {company} {deed}"],
		first: ["Presso {company} {deed}"],
		named: ["Presso {company}, inoltre, {deed}"],
		begin: ["Lì {deed}"],
		same: ["Inoltre {deed}", "Lì {deed}", "{Deed}"],
		earlier: [
			"In precedenza, come {title} presso {company}, {deed}",
			"Prima ancora, come {title} presso {company}, {deed}",
		],
		project: ["Nel progetto {company} {deed}"],
		volunteer: ["Nel volontariato presso {company} {deed}"],
		own: ["In proprio {deed}"],
	},
	work: {
		current: [
			"Presso {company}, dove lavoro da {since} come {title}, il mio lavoro comprende {part}",
		],
		titled: ["Come {title} presso {company}, il mio lavoro {includes} {part}"],
		first: ["Il mio lavoro presso {company} {includes} {part}"],
		named: ["Il mio lavoro presso {company} {includes} anche {part}"],
		begin: ["Il mio lavoro lì {includes} {part}"],
		same: ["Vi {enters} anche {part}", "Il mio lavoro {includes} anche {part}"],
		earlier: [
			"In precedenza, come {title} presso {company}, il mio lavoro comprendeva {part}",
		],
		project: ["Il progetto {company} {includes} {part}"],
		volunteer: ["Il mio volontariato presso {company} {includes} {part}"],
		own: ["Il mio lavoro in proprio {includes} {part}"],
	},
	result: null,
	results: null,
	verbs: {
		includes: ["comprende", "comprende", "comprendeva", "comprendeva"],
		enters: ["rientra", "rientrano", "rientrava", "rientravano"],
	},
	from: {
		current: ["Dal mio lavoro come {title} presso {company}"],
		titled: ["Dal mio lavoro come {title} presso {company}"],
		first: ["Dal mio lavoro presso {company}"],
		named: ["Ancora dal mio lavoro presso {company}"],
		begin: ["Un esempio"],
		same: ["Un altro esempio"],
		earlier: ["In precedenza, come {title} presso {company}"],
		project: ["Dal progetto {company}"],
		volunteer: ["Dal mio volontariato presso {company}"],
		own: ["Dal mio lavoro in proprio"],
	},
	colon: ": ",
	end: ".",
};
