// Danish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

// Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once.
const VERBS = `
ledelse = lede, leder, ledede
pleje = pleje, plejer, plejede
oplæring = oplære, oplærer, oplærte
betjening = betjene, betjener, betjente
udarbejdelse = udarbejde, udarbejder, udarbejdede
vedligeholdelse = vedligeholde, vedligeholder, vedligeholdt
indførelse = indføre, -, indførte
implementering = implementere, -, implementerede
planlægning = planlægge, planlægger, planlagde
koordinering = koordinere, koordinerer, koordinerede
udvikling = udvikle, udvikler, udviklede
salg = sælge, sælger, solgte
rengøring = rengøre, rengør, rengjorde
reparation = reparere, reparerer, reparerede
håndtering = håndtere, håndterer, håndterede
opdatering = opdatere, opdaterer, opdaterede
optimering = optimere, -, optimerede
tilberedning = tilberede, tilbereder, tilberedte
rådgivning = rådgive, rådgiver, rådgav
vejledning = vejlede, vejleder, vejledte
bogføring = bogføre, bogfører, bogførte
fakturering = fakturere, fakturerer, fakturerede
montering = montere, monterer, monterede
installation = installere, installerer, installerede
analyse = analysere, analyserer, analyserede
organisering = organisere, organiserer, organiserede
rekruttering = rekruttere, rekrutterer, rekrutterede
behandling = behandle, behandler, behandlede
kontrol = kontrollere, kontrollerer, kontrollerede
- = undervise, underviser, underviste
- = køre, kører, kørte
- = føre, fører, førte
- = passe, passer, passede
- = sørge, sørger, sørgede
- = skrive, skriver, skrev
- = hjælpe, hjælper, hjalp
- = arbejde, arbejder, arbejdede
- = tilrettelægge, tilrettelægger, tilrettelagde
- = modtage, modtager, modtog
`;

export const telling: TellingWords = {
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "",
		objects: [{ from: /^af (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:og|eller) (?:af )\p{L}|(?: og|,) \p{L}+ (?:af|til|med) |:/iu,
		and: "og",
		pronoun: " jeg",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:er|e)(?: .*)?$/iu,
	},
	deed: {
		how: "inverted",
		pronoun: "jeg",
		and: "og",
		verb: /^(?:\p{L}{2,}(?:erte|erer|erede)|\p{L}{3,}(?:ede(?! ?[,(:])|ærte|økte|ygte|rejste|solgte|hentede|styrte|styrede|løste|førte|viste|passede)|leder(?! (?:for|af|av|i|på|ved) )|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|stod|står)(?= )/iu,
	},
	support: [
		{
			of: "line",
			takes:
				/^(?:deltaget|hjulpet|bidraget|taget|givet|skrevet|stået|fået|været med|indført|gennemført|udviklet|oplært) /iu,
			now: "har jeg {part}",
			past: "har jeg {part}",
			isDone: true,
		},
		{
			of: "line",
			takes: /^(?:(?:med)?ansvarlig for|med i) /iu,
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			of: "line",
			takes: /^ansvar for /iu,
			now: "har jeg {part}",
			past: "havde jeg {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}*formand|\p{L}*leder|stedfortræder|afløser|koordinator|instruktør|kontaktperson|tovholder|medlem|tillidsrepræsentant|mentor) (?:for|af|i) /iu,
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			of: "line",
			takes: /^undervisning (?:i|af) /iu,
			redundant: /^undervisning (?=i )|^undervisning af /iu,
			now: "underviser jeg {part}",
			past: "underviste jeg {part}",
		},
		{
			of: "line",
			takes: /^(?:kontakt (?:til|med)|dialog med|samarbejde med) /iu,
			now: "har jeg {part}",
			past: "havde jeg {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}|-)*(?:ing|else|pleje|kontrol|salg|service|arbejde|indkøb|lager|regnskab)(?:$|[ ,])/iu,
			isGeneral: true,
			now: "arbejder jeg med {part}",
			past: "arbejdede jeg med {part}",
		},
		{
			of: "bare",
			now: "arbejder jeg med {part}",
			past: "arbejdede jeg med {part}",
			isJoined: true,
		},
		{
			of: "bare",
			now: "tager jeg mig af {part}",
			past: "tog jeg mig af {part}",
			isJoined: true,
		},
	],
	tense: {
		finished:
			/^(?:indførelse|implementering|etablering|oprettelse|omlægning|flytning)(?!\p{L})|(?<!\p{L})i (?:19|20)\d\d(?!\d)/iu,
		counted: /^\p{L}+ af (?:ca\. |over )?\d/iu,
		lasting:
			/(?<!\p{L})(?:om (?:dagen|ugen|måneden|året)|pr\.|hver)(?!\p{L})|(?:kunde|patient|borger|beboer|medarbejder|elev|børn|team|montør|butik|maskine)\p{L}*/iu,
	},
	did: {
		current: [
			"Hos {company}, hvor jeg siden {since} har arbejdet som {title}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		now: ["I min nuværende stilling {deed}"],
		same: ["Desuden {deed}", "Derudover {deed}", "Samtidig {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstændig {deed}"],
	},
	work: null,
	verbs: {},
	from: {
		current: ["Om mit arbejde som {title} hos {company} står der i mit cv"],
		titled: ["Om mit arbejde som {title} hos {company} står der i mit cv"],
		first: ["Om mit arbejde hos {company} står der i mit cv"],
		named: ["Om mit arbejde hos {company} står der også i mit cv"],
		begin: ["Om det står der i mit cv"],
		same: ["Om det står der også i mit cv"],
		earlier: [
			"Om mit tidligere arbejde som {title} hos {company} står der i mit cv",
		],
		project: ["Om projektet {company} står der i mit cv"],
		volunteer: ["Om mit frivillige arbejde i {company} står der i mit cv"],
		own: ["Om mit arbejde som selvstændig står der i mit cv"],
	},
	colon: ": “",
	closes: "”",
	end: ".",
};
