// Danish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";
import { shaping } from "./shaping.ts";
import { VERBS } from "./verbs.ts";

const GOVERNED = `
deltagelse i, deltagelse ved = deltage, deltager, deltog
medvirken til, medvirken ved = medvirke, medvirker, medvirkede
samarbejde med, samarbejde om = samarbejde, samarbejder, samarbejdede
arbejde med, arbejde i, arbejde på = arbejde, arbejder, arbejdede
undervisning i = undervise, underviser, underviste
hjælp til, hjælp med, hjælp ved = hjælpe, hjælper, hjalp
assistance ved, assistance til = assistere, assisterer, assisterede
bistand ved, bistand til = bistå, bistår, bistod
`;

const ROLES =
	"kok|tjener|pædagog|medhjælper|lærer|sygeplejerske|assistent|læge|terapeut|ingeniør|tekniker|montør|mekaniker|elektriker|tømrer|snedker|murer|smed|operatør|chauffør|lagerarbejder|arbejdsmand|medarbejder|sælger|chef|receptionist|sekretær|sagsbehandler|bogholder|controller|konsulent|udvikler|programmør|arkitekt|designer|journalist|redaktør|fotograf|jurist|biolog|laborant|forsker|praktikant|vikar|lærling|elev|arbejdsleder|projektleder|teamleder|gruppeleder|holdleder|bager|frisør|pedel|gartner|landmand|instruktør|træner|guide|koordinator|referent|vejleder|bioanalytiker";

export const telling: TellingWords = {
	roles: [
		{
			of: new RegExp(
				`^(?:(?:vikarierende|konstitueret|ansvarlig|pædagogisk|teknisk|administrativ|selvstændig|daglig|klinisk) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:i|på|til|for|med|fra|hos|ved|under|op|per|pr|inden|efter|mod|om|via|mellem)(?!\\p{L})| \\(|$)`,
				"iu",
			),
			now: "arbejder jeg som {part}",
			past: "arbejdede jeg som {part}",
		},
	],
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		have: "har",
		activity: shaping.activity,
		isClosed: true,
		determiner:
			/^ (?!(?:og|samt|af|i|på|til|for|med|fra|hos|ved|under|op|per|pr|inden|efter|mod|om|via|mellem)(?!\p{L}))/iu,
		prepositional:
			/^(?:arbejde|samarbejde|stå|sørge|deltage|bidrage|assistere|bistå|hjælpe|undervise|indgå|rådgive)$/u,
		auxiliary: "",
		objects: [{ from: /^af (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:og|eller) (?:af )\p{L}|(?: og|,) \p{L}+ af |:/iu,
		and: "og",
		pronoun: " jeg",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:er|e)(?: .*)?$/iu,
	},
	deed: {
		how: "inverted",
		pronoun: "jeg",
		and: "og",
		verb: /^(?:\p{L}{2,}(?:erte|erer|erede)|\p{L}{3,}(?:ede(?! ?[,(:])|ærte|økte|ygte|rejste|solgte|hentede|styrte|styrede|løste|førte|viste|passede)|leder(?! (?:for|af|av|i|på|ved) )|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|var|kortet|stod|står)(?= )/iu,
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
			takes: /^(?:kontakt (?:til|med)|dialog med|fuldmagt til) /iu,
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
			/^(?:indførelse|implementering|etablering|oprettelse|omlægning|flytning)(?!\p{L})|(?<!\p{L})i (?:19|20)\d\d(?!\d)|(?<!(?:siden|fra|til) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])/iu,
		counted: /^\p{L}+ af (?:ca\. |over )?\d/iu,
		lasting:
			/^(?:pasning|pleje|drift|vedligehold|ledelse|vejledning|planlægning|koordinering|administration|overvågning|malkning|fodring)|(?<!\p{L})(?:om (?:dagen|ugen|måneden|året)|pr\.|hver)(?!\p{L})|(?:kunde|patient|borger|beboer|medarbejder|elev|børn|team|montør|butik|maskine)\p{L}*/iu,
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
		same: ["Desuden {deed}", "Derudover {deed}", "Endvidere {deed}"],
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
