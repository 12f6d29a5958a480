// Swedish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";
import { shaping } from "./shaping.ts";
import { VERBS } from "./verbs.ts";

const GOVERNED = `
deltagande i, deltagande vid = delta, deltar, deltog
medverkan i, medverkan vid = medverka, medverkar, medverkade
samarbete med = samarbeta, samarbetar, samarbetade
arbete med, arbete i, arbete på, arbete vid = arbeta, arbetar, arbetade
undervisning i = undervisa, undervisar, undervisade
assistans vid = assistera, assisterar, assisterade
`;

const ROLES =
	"kock|servitör|servitris|bartender|lärare|barnskötare|sköterska|läkare|terapeut|ingenjör|tekniker|montör|mekaniker|elektriker|snickare|målare|svetsare|operatör|chaufför|förare|arbetare|biträde|säljare|chef|kassör|kassörska|receptionist|administratör|handläggare|assistent|sekreterare|ekonom|redovisare|controller|konsult|utvecklare|programmerare|arkitekt|designer|journalist|redaktör|fotograf|jurist|biolog|laborant|forskare|doktorand|praktikant|vikarie|lärling|arbetsledare|projektledare|teamledare|gruppledare|skiftledare|mästare|bagare|frisör|städare|väktare|lantbrukare|instruktör|tränare|guide|koordinator";

export const telling: TellingWords = {
	roles: [
		{
			of: new RegExp(
				`^(?:(?:vikarierande|tillförordnad|biträdande|ansvarig|medicinsk|pedagogisk|teknisk|ekonomisk|administrativ|självständig) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:i|på|till|för|med|från|hos|vid|under|upp|per|inom|enligt|mot|åt|om|via|mellan)(?!\\p{L})| \\(|$)`,
				"iu",
			),
			now: "arbetar jag som {part}",
			past: "arbetade jag som {part}",
		},
	],
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		have: "har",
		isParticleFirst: true,
		activity: shaping.activity,
		isClosed: true,
		determiner:
			/^ (?!(?:och|samt|av|i|på|till|för|med|från|hos|vid|under|upp|per|inom|enligt|mot|åt|om|via|mellan)(?!\p{L}))/iu,
		prepositional:
			/^(?:arbeta|ansvara|samarbeta|undervisa|medverka|assistera|jobba|informera|delta|bidra|svara|ingå|bistå|hjälpa|ordna|föra|leda)$/u,
		auxiliary: "",
		objects: [{ from: /^av (?=\p{L}|\d)/iu, to: "" }],
		never: / (?:och|eller) (?:av )\p{L}|(?: och|,) \p{L}+ av |:/iu,
		and: "och",
		pronoun: " jag",
		once: /^$/u,
		bare: /^(?:\p{L}|-)+(?:or|ar|er|n)(?: .*)?$/iu,
	},
	deed: {
		how: "inverted",
		pronoun: "jag",
		and: "och",
		verb: /^(?:\p{L}{3,}(?:ade|erade)|ledde|byggde|drev|införde|utvecklade|höll|skrev|deltog|bidrog|hjälpte|ökade|minskade|skapade|lärde|undervisade|handledde|tog|satte|var|sålde|köpte|förde|löste|genomförde|säkerställde|har|leder|bygger|driver|håller|skriver|ansvarar|arbetar|utvecklar|hanterar|planerar)(?= )/iu,
	},
	support: [
		{
			of: "line",
			takes:
				/^(?:deltagit|hjälpt|bidragit|tagit|gjort|skrivit|byggt|infört|genomfört|utvecklat|utbildat|handlett|varit med) /iu,
			now: "har jag {part}",
			past: "har jag {part}",
			isDone: true,
		},
		{
			of: "line",
			takes: /^ansvarig för /iu,
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			of: "line",
			takes: /^ansvar för /iu,
			now: "har jag {part}",
			past: "hade jag {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}*ledare|ordförande|ställföreträdare|samordnare|instruktör|kontaktperson|medlem|skyddsombud|mentor|handledare) (?:för|av|i) /iu,
			now: "är jag {part}",
			past: "var jag {part}",
		},
		{
			of: "line",
			takes: /^undervisning (?:i|av) /iu,
			redundant: /^undervisning (?=i )|^undervisning av /iu,
			now: "undervisar jag {part}",
			past: "undervisade jag {part}",
		},
		{
			of: "line",
			takes: /^(?:kontakt med|dialog med|fullmakt (?:för|att)) /iu,
			now: "har jag {part}",
			past: "hade jag {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}|-)*(?:ing|ande|ende|else|vård|kontroll|service|arbete|inköp|redovisning|underhåll|drift)(?:$|[ ,])/iu,
			isGeneral: true,
			now: "arbetar jag med {part}",
			past: "arbetade jag med {part}",
		},
		{
			of: "bare",
			now: "arbetar jag med {part}",
			past: "arbetade jag med {part}",
			isJoined: true,
		},
		{
			of: "bare",
			now: "tar jag hand om {part}",
			past: "tog jag hand om {part}",
		},
	],
	tense: {
		finished:
			/^(?:införande|implementering|etablering|omläggning|flytt)(?!\p{L})|(?<!\p{L})(?:år )(?:19|20)\d\d(?!\d)|(?<!(?:sedan|från|till) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])/iu,
		counted: /^\p{L}+ av (?:ca |över )?\d/iu,
		lasting:
			/^(?:skötsel|drift|underhåll|ledning|handledning|vård|omvårdnad|planering|samordning|administration|förvaltning|övervakning|mjölkning)|(?<!\p{L})(?:per|om (?:dagen|året)|varje|i (?:veckan|månaden))(?!\p{L})|(?:kund|patient|boende|brukare|medarbetare|elev|barn|team|montör|butik|maskin)\p{L}*/iu,
	},
	did: {
		current: [
			"På {company}, där jag har arbetat som {title} sedan {since}, {deed}",
		],
		titled: ["Som {title} på {company} {deed}"],
		first: ["På {company} {deed}"],
		named: ["På {company} {deed}"],
		begin: ["Där {deed}"],
		now: ["I min nuvarande tjänst {deed}"],
		same: ["Dessutom {deed}", "Därutöver {deed}", "Vidare {deed}"],
		earlier: [
			"Tidigare, som {title} på {company}, {deed}",
			"Före det, som {title} på {company}, {deed}",
		],
		project: ["I projektet {company} {deed}"],
		volunteer: ["Som volontär i {company} {deed}"],
		own: ["Som egenföretagare {deed}"],
	},
	work: null,
	verbs: {},
	from: {
		current: ["Om mitt arbete som {title} på {company} står det i mitt cv"],
		titled: ["Om mitt arbete som {title} på {company} står det i mitt cv"],
		first: ["Om mitt arbete på {company} står det i mitt cv"],
		named: ["Om mitt arbete på {company} står det också i mitt cv"],
		begin: ["Om detta står det i mitt cv"],
		same: ["Om detta står det också i mitt cv"],
		earlier: [
			"Om mitt tidigare arbete som {title} på {company} står det i mitt cv",
		],
		project: ["Om projektet {company} står det i mitt cv"],
		volunteer: ["Om mitt ideella arbete i {company} står det i mitt cv"],
		own: ["Om mitt arbete som egenföretagare står det i mitt cv"],
	},
	colon: ": ”",
	closes: "”",
	end: ".",
};
