// German: how lines become sentences. Most German resumes are written in nouns.
import type { TellingWords } from "../telling-words.ts";

// Nouns that keep their preposition.
const GOVERNED = `
enge zusammenarbeit mit = zusammenarbeiten, arbeite … eng zusammen, arbeitete … eng zusammen
mitwirkung bei, mitwirkung beim, mitwirkung an, mitwirkung am, mitwirkung in, mitwirkung im = mitwirken, wirke … mit, wirkte … mit
mitarbeit bei, mitarbeit beim, mitarbeit an, mitarbeit am, mitarbeit in, mitarbeit im = mitarbeiten, arbeite … mit, arbeitete … mit
unterstützung bei, unterstützung beim = unterstützen, unterstütze, unterstützte
mithilfe bei, mithilfe beim, mithilfe in, mithilfe im = mithelfen, helfe … mit, half … mit
teilnahme an, teilnahme am = teilnehmen, nehme … teil, nahm … teil
zusammenarbeit mit = zusammenarbeiten, arbeite … zusammen, arbeitete … zusammen
`;

const ROLES =
	"Koch|Köchin|Chef de Partie|[Ss]ous-?[Cc]hef|[Kk]ellner(?:in)?|[Ss]ervicekraft|[Ee]rzieher(?:in)?|[Ll]ehrer(?:in)?|[Ll]ehrkraft|[Pp]fleger(?:in)?|[Pp]flegefachkraft|[Pp]flegehelfer(?:in)?|[Pp]flegekraft|[Aa]rzt|[Ää]rztin|[Ii]ngenieur(?:in)?|[Tt]echniker(?:in)?|[Mm]onteur(?:in)?|[Mm]echaniker(?:in)?|[Mm]echatroniker(?:in)?|[Ee]lektriker(?:in)?|[Ee]lektroniker(?:in)?|[Ss]chreiner(?:in)?|[Tt]ischler(?:in)?|[Ss]chweißer(?:in)?|[Ff]ahrer(?:in)?|[Ll]agerist(?:in)?|[Hh]elfer(?:in)?|[Mm]itarbeiter(?:in)?|[Vv]erkäufer(?:in)?|[Ff]ilialleiter(?:in)?|[Kk]assierer(?:in)?|[Rr]ezeptionist(?:in)?|[Ss]ekretär(?:in)?|[Aa]ssistent(?:in)?|[Ss]achbearbeiter(?:in)?|[Bb]uchhalter(?:in)?|Controller(?:in)?|[Bb]erater(?:in)?|[Ee]ntwickler(?:in)?|[Pp]rogrammierer(?:in)?|[Aa]rchitekt(?:in)?|Designer(?:in)?|[Rr]edakteur(?:in)?|[Jj]ournalist(?:in)?|[Ff]otograf(?:in)?|[Jj]urist(?:in)?|[Ll]aborant(?:in)?|[Pp]raktikant(?:in)?|[Ww]erkstudent(?:in)?|[Aa]ushilfe|[Ss]chichtleiter(?:in)?|[Tt]eamleiter(?:in)?|[Pp]rojektleiter(?:in)?|[Gg]ruppenleiter(?:in)?|[Kk]üchenchef(?:in)?|[Bb]äcker(?:in)?|[Ff]riseur(?:in)?|[Rr]einigungskraft|[Hh]ausmeister(?:in)?|[Gg]ärtner(?:in)?|[Ll]andwirt(?:in)?|[Tt]rainer(?:in)?|[Kk]ommissionierer(?:in)?|[Dd]isponent(?:in)?|Barista|[Ss]chichtleit(?:er|erin|ung)";

// Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once.
const VERBS = `
- = vertreten, vertrete, vertrat
führung, führen = führen, führe, führte
leitung, leiten = leiten, leite, leitete
entwicklung, entwickeln = entwickeln, entwickle, entwickelte
steuerung, steuern = steuern, steuere, steuerte
betreuung, betreuen = betreuen, betreue, betreute
planung, planen = planen, plane, plante
disposition, disponieren = disponieren, disponiere, disponierte
organisation, organisieren = organisieren, organisiere, organisierte
koordination, koordinierung, koordinieren = koordinieren, koordiniere, koordinierte
erstellung, erstellen = erstellen, erstelle, erstellte
analyse, analysieren = analysieren, analysiere, analysierte
verwaltung, verwalten = verwalten, verwalte, verwaltete
programmierung, programmieren = programmieren, programmiere, programmierte
konzeption, konzipieren = konzipieren, konzipiere, konzipierte
überwachung, überwachen = überwachen, überwache, überwachte
gestaltung, gestalten = gestalten, gestalte, gestaltete
montage, montieren = montieren, montiere, montierte
reparatur, reparieren = reparieren, repariere, reparierte
wartung, warten = warten, warte, wartete
prüfung, prüfen = prüfen, prüfe, prüfte
bearbeitung, bearbeiten = bearbeiten, bearbeite, bearbeitete
beratung, beraten = beraten, berate, beriet
schulung, schulen = schulen, schule, schulte
anleitung, anleiten = anleiten, leite … an, leitete … an
pflege, pflegen = pflegen, pflege, pflegte
versorgung, versorgen = versorgen, versorge, versorgte
begleitung, begleiten = begleiten, begleite, begleitete
reinigung, reinigen = reinigen, reinige, reinigte
buchung, buchen = buchen, buche, buchte
übersetzung, übersetzen = übersetzen, übersetze, übersetzte
unterstützung, unterstützen = unterstützen, unterstütze, unterstützte
moderation, moderieren = moderieren, moderiere, moderierte
dokumentation, dokumentieren = dokumentieren, dokumentiere, dokumentierte
installation, installieren = installieren, installiere, installierte
kontrolle, kontrollieren = kontrollieren, kontrolliere, kontrollierte
zubereitung, zubereiten = zubereiten, bereite … zu, bereitete … zu
auswertung, auswerten = auswerten, werte … aus, wertete … aus
herstellung, herstellen = herstellen, stelle … her, stellte … her
instandhaltung = instand halten, halte … instand, hielt … instand
instandsetzung = instand setzen, setze … instand, setzte … instand
durchführung, durchführen = durchführen, führe … durch, führte … durch
umsetzung, umsetzen = umsetzen, setze … um, setzte … um
ausbildung, ausbilden = ausbilden, bilde … aus, bildete … aus
einarbeitung, einarbeiten = einarbeiten, arbeite … ein, arbeitete … ein
vorbereitung, vorbereiten = vorbereiten, bereite … vor, bereitete … vor
verantwortung = verantworten, verantworte, verantwortete
optimierung = optimieren, -, optimierte
steigerung = steigern, -, steigerte
senkung = senken, -, senkte
reduzierung, reduktion = reduzieren, -, reduzierte
erhöhung = erhöhen, -, erhöhte
verbesserung = verbessern, -, verbesserte
verkürzung = verkürzen, -, verkürzte
implementierung = implementieren, -, implementierte
einführung = einführen, -, führte … ein
aufbau = aufbauen, -, baute … auf
umstellung = umstellen, -, stellte … um
neugestaltung = neu gestalten, -, gestaltete … neu
gründung = gründen, -, gründete
- = unterrichten, unterrichte, unterrichtete
- = bedienen, bediene, bediente
- = übernehmen, übernehme, übernahm
- = arbeiten, arbeite, arbeitete
- = verkaufen, verkaufe, verkaufte
- = schreiben, schreibe, schrieb
- = fahren, fahre, fuhr
- = helfen, helfe, half
`;

const NEUTER =
	"(?:\\p{L}|-)*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal|magazin|seminar|gerät|handbuch|formular|register|angebot)";
const MASCULINE =
	"(?:\\p{L}|-)*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf|betrieb|empfang|auftritt|raum|wagen|bericht|abschluss|zyklus|anteil|aufwand)";
const FEMININE =
	"(?:\\p{L}|-)*(?:ung|heit|keit|schaft|ion|ität|quote|rate|zeit|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege|station|küche|klasse|linie|reihe|app)";
const PLURAL =
	"(?:\\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kanäle|leads|kunden|patienten|kennzahlen|daten|stillstände|kosten|prozesse|abläufe|projekte|teams|verträge|berichte|zeiten|quoten|säle|räume|pläne|geräte|fahrzeuge|kinder|schüler|mitarbeiter|gäste|kolleginnen|kollegen|speisen|waren|proben|akten|fristen|desserts|services)";
const DATIVE_PLURAL =
	"(?:\\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kunden|kundinnen|kennzahlen|daten|kosten|teams|tools|lieferanten|patienten|patientinnen|praktikanten|doktoranden|grafiken|websites|apps|apis|wallboxen|saucen|suppen|messen|tabellen|listen|texten?|lesungen|küchen|bädern?|wohnungen|videos|workshops|events|webinare?|dashboards|newslettern?|services|reviews|releases|desserts|fotos|büros|proben|akten|fristen|speisen|waren|dateien|schnittstellen|wunden|maßnahmen)(?<!bädern|texten|newslettern|webinaren)";
const DATIVE_N =
	"(?:\\p{L}|-)*(?:ieter|eiter|helfer|hrer|schüler|techniker|mechaniker|verkäufer|rechner|lager|fahrer|partner|kräfte|monteure?|projekte|pläne|berichte|verträge|abschlüsse|angebote|geräte|systeme|prozesse|konzepte|kurse|dokumente|artikel|seminare|aggregate|fahrzeuge|aufträge|texte|bäder|bilder|kinder|gäste|arbeitskreise|kreisläufe|abläufe|besuche|programme|produkte|anträge|bescheide|widersprüche|protokolle|befunde|gespräche)";
const NUMBER =
	"(?:(?:rund|etwa|ca\\.|über|mehr als|bis zu) )?(?:\\d[\\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) ";

// What somebody does, rather than what a thing is like.
const ACTIVITY =
	/^(?!die (?:\p{Ll}+ )?(?:Mitarbeit|Mitwirkung|Mithilfe|Unterstützung|Zusammenarbeit|Teilnahme)(?!\p{L}))(?:(?:den|das|die) (?:\p{Ll}+en? )?)?(?:\p{L}|-)*(?:ung|tion|sion|pflege|montage|analyse|annahme|ausgabe|aufnahme|vergabe|abnahme|kontrolle|suche|recherche|reparatur|inventur|aufsicht|inbetriebnahme|visite|therapie|redaktion|kasse|aufbau|ausbau|umbau|abbau|einsatz|betrieb|verkauf|einkauf|vertrieb|entwurf|empfang|versand|service|transport|anschluss|austausch|einbau|support|zuschnitt|druck|dienst|management|controlling|marketing|monitoring|coaching|reporting|training|recruiting|onboarding|testing|mentoring|catering|schweißen|drehen|fräsen|kochen|backen|reinigen|bedienen|montieren|warten|verlegen|mauern|lackieren|nähen|zuschneiden|servieren|kassieren|baumschnitt|rückschnitt|akquise|lektorat|mahnwesen|rechnungswesen|bestellwesen|erstellen|bearbeiten|führen|prüfen|beraten|verfassen|schreiben|abschluss|hilfe|arbeit)(?!\p{L})/iu;

export const telling: TellingWords = {
	person: new RegExp(`^(?:\\p{L}|-)*(?:${ROLES}|[Ll]eiter(?:in)?)$`, "iu"),
	roles: [
		{
			of: new RegExp(
				`^(?:\\p{L}|-)*(?:${ROLES})(?= (?:in|im|auf|bei|beim|am|an|für|mit|der|des)(?!\\p{L})|, (?:später|dann) \\p{L}| \\(|$| und (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"u",
			),
			now: "arbeite ich als {part}",
			past: "arbeitete ich als {part}",
		},
	],
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		isPartedAtActivities: true,
		isClosed: true,
		isVerbLast: true,
		within: / (?:bei|beim|zur|zum|während|für) (?:(?:der|dem|die) )?\p{L}+$/iu,
		// "Gestalte", but not "Pflege".
		prepositional:
			/^(?!(?:pflegen|planen|warten|leiten|arbeiten|fahren|helfen)$)/u,
		determiner: /^ (?:den|die|das|einen|eine|ein|meine[rn]?|\d)/u,
		auxiliary: "",
		objects: [
			{
				from: new RegExp(`^eines (\\p{Ll}+e)n (${NEUTER})e?s(?!\\p{L})`, "iu"),
				to: "ein $1s $2",
			},
			{
				from: new RegExp(`^eines (${NEUTER})e?s(?!\\p{L})`, "iu"),
				to: "ein $1",
			},
			{
				from: new RegExp(`^des (\\p{Ll}+e)n (${NEUTER})e?s(?!\\p{L})`, "iu"),
				to: "das $1 $2",
			},
			{ from: new RegExp(`^des (${NEUTER})e?s(?!\\p{L})`, "iu"), to: "das $1" },
			{
				from: new RegExp(
					`^eines (\\p{Ll}+en) (${MASCULINE})e?s(?!\\p{L})`,
					"iu",
				),
				to: "einen $1 $2",
			},
			{
				from: new RegExp(`^eines (${MASCULINE})e?s(?!\\p{L})`, "iu"),
				to: "einen $1",
			},
			{
				from: new RegExp(`^des (\\p{Ll}+en) (${MASCULINE})e?s(?!\\p{L})`, "iu"),
				to: "den $1 $2",
			},
			{
				from: new RegExp(`^des (${MASCULINE})e?s(?!\\p{L})`, "iu"),
				to: "den $1",
			},
			{
				from: new RegExp(`^einer (\\p{Ll}+e)n (${FEMININE})(?!\\p{L})`, "iu"),
				to: "eine $1 $2",
			},
			{
				from: new RegExp(`^einer (${FEMININE})(?!\\p{L})`, "iu"),
				to: "eine $1",
			},
			{
				from: new RegExp(`^der (\\p{Ll}+en) (${PLURAL})(?!\\p{L})`, "iu"),
				to: "die $1 $2",
			},
			{
				from: new RegExp(`^der (\\p{Ll}+e)n (${FEMININE})(?!\\p{L})`, "iu"),
				to: "die $1 $2",
			},
			{
				from: new RegExp(`^der (${PLURAL}|${FEMININE})(?!\\p{L})`, "iu"),
				to: "die $1",
			},
			{
				from: new RegExp(
					`^von (${NUMBER})?(\\p{Ll}+e)n (${DATIVE_PLURAL})(?!\\p{L})`,
					"iu",
				),
				to: "$1$2 $3",
			},
			{
				from: new RegExp(
					`^von (${NUMBER})?(\\p{Ll}+e)n (${DATIVE_N})n(?!\\p{L})`,
					"iu",
				),
				to: "$1$2 $3",
			},
			{
				from: new RegExp(
					`^von (${NUMBER})?((?:\\p{L}|-)*(?:lernende|auszubildende|studierende|beschäftigte|angestellte|mitarbeitende|jugendliche))n(?!\\p{L})`,
					"iu",
				),
				to: "$1$2",
			},
			{
				from: new RegExp(`^(\\p{Ll}+e)r (${PLURAL})(?!\\p{L})`, "u"),
				to: "$1 $2",
			},
			{
				from: new RegExp(`^von (${NUMBER})?(${DATIVE_PLURAL})(?!\\p{L})`, "iu"),
				to: "$1$2",
			},
			{
				from: new RegExp(`^von (${NUMBER})?(${DATIVE_N})n(?!\\p{L})`, "iu"),
				to: "$1$2",
			},
		],
		never:
			/^(?:der|des|eine[rs]) .*\sund \p{Lu}\p{L}*(?<!en|er|n|e|s|el|\p{Lu})(?![\p{L}-])|(?:\sund|\ssowie|,) (?:de[rsm]|von|eine[rs])\s|(?:\sund|\ssowie|,) \p{Lu}\p{L}+ (?:de[rs]|von|eine[rs])\s|^von .*(?:\sund|,) | (?:helfen|lassen|lernen|dürfen|üben)(?!\p{L})|:/u,
		and: "und",
		pronoun: " ich",
		once: /^$/u,
		bare: new RegExp(
			`^(?:\\p{Lu}\\p{Ll}+e )?(?:${PLURAL}|(?:\\p{L}|-)*(?:üsse|äge|ebote|ungen|en|gen|innen|äne|iche|kte|ichte|fte|tage|bestand|post))(?: (?:und|für|von|nach|in|im|mit|am|an|bei|zu|aus) .*)?$`,
			"u",
		),
		keepsCapital: true,
	},
	deed: {
		how: "inverted",
		pronoun: "ich",
		and: "und",
		verb: /^(?:(?:(\p{Lu}\p{Ll}{3,}te(?= (?:den|das|die|ein|eine|einen|mehrere|neue) )|habe(?= .*(?:t|en)$)|war(?= (?:verantwortlich|zuständig|beteiligt) )|\p{L}{2,}ierte|leitete|führte|entwickelte|betreute|plante|erstellte|baute|steigerte|senkte|verantwortete|schulte|unterstützte|übernahm|begleitete|verbesserte|erhöhte|beriet|gestaltete|verhandelte|bearbeitete|bereitete|setzte|erarbeitete|pflegte|überwachte|prüfte|gewann|half|schrieb|verkaufte|reparierte|wartete|montierte|versorgte|unterrichtete|lehrte|arbeitete|organisierte|bediente|kochte|fuhr|baute|löste|kürzte|halbierte|verkürzte|reduzierte|veröffentlichte|hielt|gründete)(?: und (?:\p{L}{2,}te))?)(?= ))/iu,
	},
	did: {
		current: ["Als {title} bei {company} (seit {since}) {deed}"],
		titled: ["Als {title} bei {company} {deed}"],
		first: ["Bei {company} {deed}"],
		named: ["Bei {company} {deed}", "Auch bei {company} {deed}"],
		begin: ["Dort {deed}"],
		now: ["In meiner jetzigen Stelle {deed}"],
		same: [
			"Außerdem {deed}",
			"Daneben {deed}",
			"Zudem {deed}",
			"Darüber hinaus {deed}",
		],
		earlier: [
			"Zuvor, als {title} bei {company}, {deed}",
			"Davor, als {title} bei {company}, {deed}",
			"Früher, als {title} bei {company}, {deed}",
		],
		project: ["Im Projekt „{company}“ {deed}"],
		volunteer: ["Im Ehrenamt bei {company} {deed}"],
		own: ["Freiberuflich {deed}"],
	},
	support: [
		{
			of: "line",
			takes: /^Beteiligt (?:an|am|bei) /u,
			now: "bin ich beteiligt {part}",
			past: "war ich beteiligt {part}",
			redundant: /^Beteiligt /u,
		},
		{
			of: "line",
			takes: /^\p{L}*[Vv]ertretung (?:de[rs]|in|im|von|bei) /u,
			now: "übernehme ich die {part}",
			past: "übernahm ich die {part}",
		},
		{
			of: "line",
			takes: /^Verantwortung für /iu,
			redundant: /^Verantwortung /iu,
			now: "trage ich die Verantwortung {part}",
			past: "trug ich die Verantwortung {part}",
		},
		{
			of: "line",
			takes: /^Verantwortlich für /iu,
			redundant: /^Verantwortlich für /iu,
			now: "bin ich verantwortlich für {part}",
			past: "war ich verantwortlich für {part}",
		},
		{
			of: "line",
			takes: /^Zuständig für /iu,
			redundant: /^Zuständig für /iu,
			now: "bin ich zuständig für {part}",
			past: "war ich zuständig für {part}",
		},
		{
			of: "line",
			takes:
				/^(?:\p{L}*[Aa]nsprechpartner(?:in)?|\p{L}*[Vv]ertrauensperson|\p{L}*[Bb]eauftragter?|\p{L}*[Kk]lassenlehrer(?:in)?|(?:\p{L}*[Kk]oordinator|[Mm]entor|[Ss]precher|\p{L}*[Bb]etreuer|[Ss]tellvertreter)(?:in)?|Mitglied) (?:für|der|des|im|in|von|bei) /u,
			now: "bin ich {part}",
			past: "war ich {part}",
		},
		{
			of: "line",
			takes: /^(?:Arbeit|Arbeiten|Umgang) mit /u,
			redundant: /^\p{L}+ mit /u,
			now: "arbeite ich mit {part}",
			past: "arbeitete ich mit {part}",
		},
		{
			of: "line",
			takes: /^Unterricht (?:in|für|im) /u,
			now: "erteile ich {part}",
			past: "erteilte ich {part}",
		},
		{
			of: "noun",
			takes:
				/^die (?:\p{Ll}+ )?(?:Mitarbeit|Mitwirkung|Mithilfe|Unterstützung|Zusammenarbeit|Teilnahme) /u,
			now: "gehört {part} zu meinen Aufgaben",
			past: "gehörte {part} zu meinen Aufgaben",
		},
		{
			of: "line",
			takes:
				/^(?!\p{L}*(?:[Dd]auer|[Ll]etter|[Ww]asser|[Ss]teuer|[Nn]ummer|[Kk]ammer)(?!\p{L}))(?!(?:Kunden|Patienten|Daten|Personen)?[Bb]eratung)(?:(?:Eine|Einen|Zwei|Drei|Vier|Fünf|Sechs|Mehrere|Alle|Neue|\d+) (?:\p{Ll}+ )?(?:\p{L}|-)+|(?:\p{Lu}\p{Ll}+e )?(?:\p{L}|-)*(?:en|er|(?:[Tt]est|[Tt]eam|[Rr]eport|[Aa]pp|[Ee]vent|[Tt]icket|[Nn]ewsletter|[Uu]pdate|[Ww]orkshop|[Rr]eview|[Aa]zubi|[Ww]ebsite|[Ll]kw|[Pp]kw|[Ff]oto|[Aa]uto|[Vv]ideo|[Tt]raining|[Ss]ervice|[Rr]elease|[Bb]ug|[Ff]eature|[Ss]cript|[Ss]hop|[Ll]ead|[Dd]ashboard)s|innen|(?:[Rr]ohr|[Bb]eleg|[Vv]erlust|[Bb]rüch|[Ff]äll|[Rr]äum|[Bb]äum|[Ss]chritt|[Ss]ätz|[Bb]efund|[Bb]esuch|[Ää]g|[Üü]ss|[Ää]ng|[Üü]g|[Gg]ebot|[Bb]ericht|[Jj]ekt|[Pp]rozess|[Ss]präch|[Tt]ext|[Gg]erät|[Ll]äuf|[Pp]län|[Ss]tühl|[Tt]ag|[Bb]ild|[Ss]chein|[Bb]rief|[Pp]rotokoll|[Ee]ntwürf|[Vv]ersuch|[Kk]urs|[Dd]okument|[Ff]ormular|[Dd]iagramm|[Bb]estell?|[Ww]ert|[Kk]onzept|[Mm]odell|[Pp]rodukt|[Ll]ehrling|[Vv]ertrag|[Vv]erträg|[Vv]orgäng|[Gg]äst|[Tt]ermin|[Pp]aket|[Aa]rbeit?sgäng|[Ss]toff|[Ee]rzeugniss|[Ee]rgebniss|[Gg]eschäft)e)(?<![Gg]arten|[Bb]oden|[Ww]agen|[Ll]aden|[Rr]ahmen|[Oo]fen|[Kk]eller|[Kk]asten))(?![\p{L}-])(?:, | und | für | mit | von | nach | in | im | am | auf | aus | bei | über | zu | zur | gemeinsam |\s|\p{L}|-|\d|[.%’()])*\s(?:\p{Ll}*ge\p{Ll}+(?:t|en)|(?:be|er|ver|ent|über|unter)\p{Ll}+t|\p{Ll}+iert|beraten|beschrieben|behoben|entworfen|vertreten|übernommen|betrieben|vergeben|unterschrieben|erhoben|(?:vor|auf|nach|ein)be\p{Ll}+t|unterrichtet|überarbeitet|verhandelt|erstellt|betreut)(?<!gestiegen|gesunken|gewachsen|geworden|geblieben|gefallen|befördert|ernannt|gewählt|ausgezeichnet)(?: \([^()]*\))?(?:,? (?:gemeinsam|zusammen|in Zusammenarbeit) mit [^,;]*|, (?:vor allem |insbesondere )?durch (?!de[nr] )[^,;]*)?$/u,
			now: "habe ich {part}",
			past: "habe ich {part}",
			isDone: true,
		},
		{
			of: "noun",
			takes:
				/\s(?:ge\p{Ll}+(?:t|en)|\p{Ll}{2,4}ge\p{Ll}+(?:t|en)|(?:\p{Ll}{2,4})?(?:be|er|ver|ent)\p{Ll}{2,}t|\p{Ll}+iert)$/u,
			now: "habe ich {part}",
			past: "habe ich {part}",
			isDone: true,
		},
		{
			of: "noun",
			takes: ACTIVITY,
			now: "übernehme ich {part}",
			past: "übernahm ich {part}",
		},
		{
			of: "noun",
			takes: ACTIVITY,
			now: "kümmere ich mich um {part}",
			past: "kümmerte ich mich um {part}",
		},
		{
			of: "noun",
			takes: ACTIVITY,
			now: "bin ich zuständig für {part}",
			past: "war ich zuständig für {part}",
		},
		{
			of: "bare",
			takes: new RegExp(`^(?:\\p{Lu}\\p{Ll}+e )?${PLURAL}(?![\\p{L}-])`, "u"),
			now: "gehören {part} zu meinen Aufgaben",
			past: "gehörten {part} zu meinen Aufgaben",
		},
		{
			of: "bare",
			takes: /^(?!\p{L}+er \p{Lu})/u,
			now: "kümmere ich mich um {part}",
			past: "kümmerte ich mich um {part}",
			isJoined: true,
		},
	],
	tense: {
		finished:
			/^(?:\p{Lu}\p{Ll}+e )?(?:\p{L}*(?:Einführung|Umstellung|Neugestaltung|Neuaufbau|Gründung|Eröffnung|Umzug|Migration|Verkürzung|Halbierung|Implementierung|Inbetriebnahme eine[rs]|Projektleitung (?:beim|der|des|für))|Aufbau eine[rs])(?!\p{L})|\((?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|ein) (?:Monate?|Wochen|Jahre?)\)|(?<!\p{L})(?:im Jahr |in )(?:19|20)\d\d(?!\d)|(?<!(?:seit|ab|bis) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])|(?<!\p{L})bis (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:früher|damals|ehemals)(?!\p{L})/iu,
		counted:
			/^(?:\p{L}+ und )?\p{L}+ von (?:(?:rund|etwa|ca\.|über|mehr als|bis zu) )?(?:\d|zwei |drei |vier |fünf |sechs |sieben |acht |neun |zehn |elf |zwölf )/iu,
		lasting:
			/(?<!\p{L})(?:ca\.|circa|rund|etwa) \d|laufende|^(?:Administration|Wartung|Betreuung|Begleitung|Beratung|Unterstützung|Pflege|Verwaltung|Überwachung|Steuerung|Leitung|Führung|Betrieb|Bedienung)(?!\p{L})|(?<!\p{L})(?:pro|je|im (?:Jahr|Monat)|am Tag|täglich|wöchentlich|monatlich|jährlich|bis zu)(?!\p{L})|(?:patient|kund|mitarbeite|mitarbeitend|auszubildend|beschäftigt|fachkräft|pflegekräft|schüler|kinder|bewohner|lernend|studierend|person|gäste|standort|filial|konten|nutzer|mandant|praktikant|monteur|team|famili|gesell|klient|helfer)\p{Ll}*(?!\p{L})/iu,
	},
	work: null,
	verbs: {},
	from: {
		current: [
			"Zu meiner Arbeit als {title} bei {company} steht in meinem Lebenslauf",
		],
		titled: [
			"Zu meiner Arbeit als {title} bei {company} steht in meinem Lebenslauf",
		],
		first: ["Zu meiner Arbeit bei {company} steht in meinem Lebenslauf"],
		named: ["Zu meiner Arbeit bei {company} steht in meinem Lebenslauf auch"],
		begin: ["Dazu steht in meinem Lebenslauf"],
		same: ["In meinem Lebenslauf steht dazu auch"],
		earlier: [
			"Zu meiner früheren Arbeit als {title} bei {company} steht in meinem Lebenslauf",
		],
		project: ["Zum Projekt „{company}“ steht in meinem Lebenslauf"],
		volunteer: ["Zu meinem Ehrenamt bei {company} steht in meinem Lebenslauf"],
		own: ["Zu meiner freiberuflichen Arbeit steht in meinem Lebenslauf"],
	},
	colon: ": „",
	closes: "“",
	end: ".",
};
