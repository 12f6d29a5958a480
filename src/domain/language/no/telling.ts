// Norwegian: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

// Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once.
const VERBS = `
ledelse = lede, leder, ledet
stell = stelle, steller, stelte
pleie = pleie, pleier, pleide
opplæring = lære opp, lærer … opp, lærte … opp
innføring = innføre, -, innførte
implementering = implementere, -, implementerte
utarbeidelse, utarbeiding = utarbeide, utarbeider, utarbeidet
vedlikehold = vedlikeholde, vedlikeholder, vedlikeholdt
planlegging = planlegge, planlegger, planla
koordinering = koordinere, koordinerer, koordinerte
utvikling = utvikle, utvikler, utviklet
salg = selge, selger, solgte
rengjøring = rengjøre, rengjør, rengjorde
reparasjon = reparere, reparerer, reparerte
håndtering = håndtere, håndterer, håndterte
oppdatering = oppdatere, oppdaterer, oppdaterte
optimalisering = optimalisere, -, optimaliserte
tilberedning = tilberede, tilbereder, tilberedte
veiledning = veilede, veileder, veiledet
bokføring = bokføre, bokfører, bokførte
fakturering = fakturere, fakturerer, fakturerte
montering = montere, monterer, monterte
installasjon, installering = installere, installerer, installerte
analyse = analysere, analyserer, analyserte
organisering = organisere, organiserer, organiserte
rekruttering = rekruttere, rekrutterer, rekrutterte
behandling = behandle, behandler, behandlet
kontroll = kontrollere, kontrollerer, kontrollerte
drift = drifte, drifter, driftet
- = undervise, underviser, underviste
- = kjøre, kjører, kjørte
- = føre, fører, førte
- = passe, passer, passet
- = sørge, sørger, sørget
- = skrive, skriver, skrev
- = hjelpe, hjelper, hjalp
- = arbeide, arbeider, arbeidet
- = følge opp, følger … opp, fulgte … opp
- = motta, mottar, mottok
- = betjene, betjener, betjente
`;

export const telling: TellingWords = {
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "",
		objects: [{ from: /^av (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:og|eller) (?:av )\p{L}|(?: og|,) \p{L}+ (?:av|til|med) |:/iu,
		and: "og",
		pronoun: " jeg",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:er|e)(?: .*)?$/iu,
	},
	deed: {
		how: "inverted",
		pronoun: "jeg",
		and: "og",
		verb: /^(?:\p{L}{2,}(?:erte|erer|erede)|\p{L}{3,}(?:ede|ærte|økte|ygte|rejste|solgte|hentede|styrte|styrede|løste|førte|viste|passede)|leder(?! (?:for|af|av|i|på|ved) )|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|stod|står)(?= )/iu,
	},
	support: [
		{
			of: "line",
			takes:
				/^(?:deltatt|hjulpet|bidratt|tatt|gitt|gjort|skrevet|fått|stått|vært med) /iu,
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
			past: "hadde jeg {part}",
		},
		{
			of: "line",
			takes:
				/^(?:(?!arbeids)\p{L}*(?:leder|formann)|stedfortreder|koordinator|instruktør|kontaktperson|medlem|tillitsvalgt|mentor|fadder) (?:for|av|i|fra) /iu,
			now: "er jeg {part}",
			past: "var jeg {part}",
		},
		{
			of: "line",
			takes: /^undervisning (?:i|av) /iu,
			redundant: /^undervisning (?=i )|^undervisning av /iu,
			now: "underviser jeg {part}",
			past: "underviste jeg {part}",
		},
		{
			of: "line",
			takes: /^(?:kontakt med|dialog med|samarbeid med) /iu,
			now: "har jeg {part}",
			past: "hadde jeg {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}|-)*(?:ing|else|pleie|kontroll|salg|service|arbeid|innkjøp|regnskap|vedlikehold|drift)(?:$|[ ,])/iu,
			isGeneral: true,
			now: "arbeider jeg med {part}",
			past: "arbeidet jeg med {part}",
		},
		{
			of: "bare",
			now: "jobber jeg med {part}",
			past: "jobbet jeg med {part}",
			isJoined: true,
		},
		{
			of: "bare",
			now: "tar jeg meg av {part}",
			past: "tok jeg meg av {part}",
			isJoined: true,
		},
	],
	tense: {
		finished:
			/^(?:innføring|implementering|etablering|opprettelse|omlegging|flytting)(?!\p{L})|(?<!\p{L})i (?:19|20)\d\d(?!\d)/iu,
		counted: /^\p{L}+ av (?:ca\. |over )?\d/iu,
		lasting:
			/(?<!\p{L})(?:om (?:dagen|uken|måneden|året)|per|hver)(?!\p{L})|(?:kunde|pasient|beboer|bruker|ansatt|elev|barn|team|montør|butikk|maskin)\p{L}*/iu,
	},
	did: {
		current: [
			"Hos {company}, der jeg har arbeidet som {title} siden {since}, {deed}",
		],
		titled: ["Som {title} hos {company} {deed}"],
		first: ["Hos {company} {deed}"],
		named: ["Hos {company} {deed}"],
		begin: ["Der {deed}"],
		now: ["I min nåværende stilling {deed}"],
		same: ["I tillegg {deed}", "Dessuten {deed}", "Samtidig {deed}"],
		earlier: [
			"Tidligere, som {title} hos {company}, {deed}",
			"Før det, som {title} hos {company}, {deed}",
		],
		project: ["I prosjektet {company} {deed}"],
		volunteer: ["Som frivillig i {company} {deed}"],
		own: ["Som selvstendig {deed}"],
	},
	work: null,
	verbs: {},
	from: {
		current: [
			"Om arbeidet mitt som {title} hos {company} står det i CV-en min",
		],
		titled: ["Om arbeidet mitt som {title} hos {company} står det i CV-en min"],
		first: ["Om arbeidet mitt hos {company} står det i CV-en min"],
		named: ["Om arbeidet mitt hos {company} står det også i CV-en min"],
		begin: ["Om dette står det i CV-en min"],
		same: ["Om dette står det også i CV-en min"],
		earlier: [
			"Om det tidligere arbeidet mitt som {title} hos {company} står det i CV-en min",
		],
		project: ["Om prosjektet {company} står det i CV-en min"],
		volunteer: [
			"Om det frivillige arbeidet mitt i {company} står det i CV-en min",
		],
		own: ["Om arbeidet mitt som selvstendig står det i CV-en min"],
	},
	colon: ": «",
	closes: "»",
	end: ".",
};
