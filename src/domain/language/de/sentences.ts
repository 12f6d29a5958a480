// German: how lines become sentences. Most German resumes are written in nouns.
import type { SentenceWords } from "../sentence-words.ts";

// Nouns that keep their preposition.
const GOVERNED = `
enge zusammenarbeit mit = zusammenarbeiten, arbeite … eng zusammen, arbeitete … eng zusammen
mitwirkung bei, mitwirkung beim, mitwirkung an, mitwirkung am, mitwirkung in, mitwirkung im = mitwirken, wirke … mit, wirkte … mit
mitarbeit bei, mitarbeit beim, mitarbeit an, mitarbeit am, mitarbeit in, mitarbeit im = mitarbeiten, arbeite … mit, arbeitete … mit
unterstützung bei, unterstützung beim = helfen, helfe, half
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
verantwortung, verantwortung für = verantworten, verantworte, verantwortete
ableitung, ableiten = ableiten, leite … ab, leitete … ab
fortschreibung, fortschreiben = fortschreiben, schreibe … fort, schrieb … fort
bereitstellung, bereitstellen = bereitstellen, stelle … bereit, stellte … bereit
sicherstellung, sicherstellen = sicherstellen, stelle … sicher, stellte … sicher
zusammenstellung, zusammenstellen = zusammenstellen, stelle … zusammen, stellte … zusammen
weiterentwicklung, weiterentwickeln = weiterentwickeln, entwickle … weiter, entwickelte … weiter
abwicklung, abwickeln = abwickeln, wickle … ab, wickelte … ab
ausarbeitung, ausarbeiten = ausarbeiten, arbeite … aus, arbeitete … aus
erarbeitung, erarbeiten = erarbeiten, erarbeite, erarbeitete
anpassung, anpassen = anpassen, passe … an, passte … an
einweisung, einweisen = einweisen, weise … ein, wies … ein
unterweisung, unterweisen = unterweisen, unterweise, unterwies
entgegennahme, entgegennehmen = entgegennehmen, nehme … entgegen, nahm … entgegen
inbetriebnahme = in Betrieb nehmen, nehme … in Betrieb, nahm … in Betrieb
freigabe, freigeben = freigeben, gebe … frei, gab … frei
nutzung, nutzen = nutzen, nutze, nutzte
überprüfung, überprüfen = überprüfen, überprüfe, überprüfte
kalkulation, kalkulieren = kalkulieren, kalkuliere, kalkulierte
akquise, akquisition = akquirieren, akquiriere, akquirierte
vermarktung, vermarkten = vermarkten, vermarkte, vermarktete
beschaffung, beschaffen = beschaffen, beschaffe, beschaffte
konfiguration, konfigurieren = konfigurieren, konfiguriere, konfigurierte
behebung, beheben = beheben, behebe, behob
erfassung, erfassen = erfassen, erfasse, erfasste
bewertung, bewerten = bewerten, bewerte, bewertete
beurteilung, beurteilen = beurteilen, beurteile, beurteilte
ermittlung, ermitteln = ermitteln, ermittle, ermittelte
berechnung, berechnen = berechnen, berechne, berechnete
rekrutierung, rekrutieren = rekrutieren, rekrutiere, rekrutierte
beaufsichtigung, beaufsichtigen = beaufsichtigen, beaufsichtige, beaufsichtigte
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
	"[\\p{L}\\d/&-]*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal|magazin|seminar|gerät|bild|handbuch|formular|register|angebot)";
const MASCULINE =
	"[\\p{L}\\d/&-]*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf|betrieb|empfang|auftritt|raum|wagen|bericht|abschluss|zyklus|anteil|aufwand)";
const FEMININE =
	"[\\p{L}\\d/&-]*(?:ung|heit|keit|schaft|ion|ität|quote|rate|zeit|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege|station|küche|klasse|linie|reihe|app)";
const PLURAL =
	"[\\p{L}\\d/&-]*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kanäle|leads|kunden|patienten|kennzahlen|daten|stillstände|kosten|maßnahmen|prozesse|abläufe|projekte|teams|verträge|berichte|zeiten|quoten|säle|räume|pläne|geräte|fahrzeuge|kinder|schüler|mitarbeiter|gäste|kolleginnen|kollegen|speisen|waren|proben|akten|fristen|desserts|services)";
const DATIVE_PLURAL =
	"[\\p{L}\\d/&-]*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kunden|kundinnen|kennzahlen|daten|kosten|teams|tools|lieferanten|patienten|patientinnen|praktikanten|doktoranden|grafiken|websites|apps|apis|wallboxen|saucen|suppen|messen|tabellen|listen|texten?|lesungen|küchen|bädern?|wohnungen|videos|workshops|events|webinare?|dashboards|newslettern?|services|reviews|releases|desserts|fotos|büros|proben|akten|fristen|speisen|waren|dateien|schnittstellen|wunden|maßnahmen)(?<!bädern|texten|newslettern|webinaren)";
const DATIVE_N =
	"[\\p{L}\\d/&-]*(?:ieter|eiter|helfer|hrer|schüler|techniker|mechaniker|verkäufer|rechner|lager|fahrer|partner|kräfte|monteure?|projekte|pläne|berichte|verträge|abschlüsse|angebote|geräte|systeme|prozesse|konzepte|kurse|dokumente|artikel|seminare|aggregate|fahrzeuge|aufträge|texte|bäder|bilder|kinder|gäste|arbeitskreise|kreisläufe|abläufe|besuche|programme|produkte|anträge|bescheide|widersprüche|protokolle|befunde|gespräche)";
const NUMBER =
	"(?:(?:rund|etwa|ca\\.|über|mehr als|bis zu) )?(?:\\d[\\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) ";

const OBJECT =
	"(?:[Aa]lle|[Dd]as|[Dd]ie|[Dd]en|[Ee]ine?n?|[Mm]ehrere|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Zz]ehn|[Zz]wölf|\\d[\\d.]*) ";
/** Several of a thing. */
const MANY =
	"(?:\\p{Lu}[\\p{L}-]+ und )?(?:\\p{Lu}[\\p{L}-]*(?:ungen|listen|pläne|berichte|arbeiten|protokolle|belege|bücher|kontrollen|proben|zettel|fenster|türen|daten|treppen|schränke|stühle|rechnungen|kurse|gespräche|termine|anträge|angebote|texte|projekte)|Fenster|Türen|Lehrlinge|Auszubildende|Angebote|Rezepte|Daten|Mitarbeiter|Kunden|Kollegen|Maschinen|Anlagen|Belege|Texte|Kurse|Proben|Termine) ";
/** What stands before an object of its own; without one the line may tell what was done to somebody. */
const ADJUNCT =
	"(?:Auf|Aus|Bei|Beim|Durch|Für|Gemeinsam|Im|In|Mit|Nach|Über|Von|Vor|Zum|Zur|Zusammen) ";
const PARTICIPLE =
	"\\p{Ll}*ge\\p{Ll}{2,}(?:t|en)|(?:be|ent|er|miss|ver|zer|über|unter|wider)\\p{Ll}{2,}(?:t|en)|\\p{Ll}{3,}iert|\\p{Ll}+(?:be|ver|er)\\p{Ll}{2,}t";
const HELPED =
	"mitgearbeitet|mitgeholfen|mitgewirkt|ausgeholfen|teilgenommen|gearbeitet|nur mitgeholfen";
const IN_ADJUNCT =
	"(?<! (?:an|auf|durch|für|gegen|hinter|in|neben|ohne|über|um|unter|vor|zwischen) )";
const DONE = `(?:${OBJECT}|${MANY})(?:.* )?(?:${PARTICIPLE})(?: und (?:${PARTICIPLE}))?|${ADJUNCT}.* (?:${IN_ADJUNCT}${OBJECT}.* (?:${PARTICIPLE})|${HELPED})`;

/** Around several names of work, in turn. */
const MANY_NOW = [
	"Zu meinen Aufgaben gehören {part}",
	"Zu meiner Arbeit gehören auch {part}",
	"Dazu kommen {part}",
	"Ich übernehme außerdem {part}",
];
const MANY_PAST = [
	"Zu meinen Aufgaben gehörten {part}",
	"Zu meiner Arbeit gehörten auch {part}",
	"Dazu kamen {part}",
	"Ich übernahm außerdem {part}",
];

export const sentences: SentenceWords = {
	times:
		/(?:jahr|praktikum|dienst|volontariat|referendariat|auslandsaufenthalt|elternzeit|hospitation)(?: \([^()]*\))?$/iu,
	roles: [
		{
			of: /^(?:Ansprechpartner(?:in)?|Ansprechperson|Mentor(?:in)?|Mitverantwortlich|Verantwortlich|Zuständig) (?:für|von) /u,
			now: "bin ich {part}",
			past: "war ich {part}",
		},
		{
			of: new RegExp(
				`^(?:\\p{L}|-)*(?:${ROLES})(?= (?:in|im|auf|bei|beim|am|an|für|mit|der|des)(?!\\p{L})|, (?:später|dann) \\p{L}| \\(|$| und (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"u",
			),
			now: "arbeite ich als {part}",
			past: "arbeitete ich als {part}",
		},
	],
	remarks: {
		along: "mit",
		about: "ca\\.?|circa|rund|etwa|ungefähr|gut|über|bis zu",
		all: "alle|beide|jeweils",
		relative: "der|die|das|dass|was|wodurch|womit",
		goesOn: null,
		from: "von",
		to: "auf",
	},
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
		determiner: /^ (?:(?:den|die|das|einen|eine|ein|meine[rn]?)(?!\p{L})|\d)/u,
		auxiliary: "",
		objects: [
			// Behind "Verantwortung für".
			{ from: /^(?=(?:das|die|den|eine?|einen) )/u, to: "" },
			{
				from: new RegExp(`^(${NUMBER})?(${PLURAL})(?!\\p{L})`, "iu"),
				to: "$1$2",
			},
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
			// One of its gender or several: "der Leerkilometer".
			{ from: /^der (?=\p{Lu}[\p{Ll}-]+(?:$|[ ,(]))/u, to: "die " },
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
		further: [
			{
				from: new RegExp(` und (\\p{Ll}+e)n (${NEUTER})e?s(?!\\p{L})`, "iu"),
				to: " und $1s $2",
			},
			{
				from: new RegExp(` und (\\p{Ll}+en) (${MASCULINE})e?s(?!\\p{L})`, "iu"),
				to: " und $1 $2",
			},
		],
		never:
			/^(?:der|des|eine[rs]) (?!.* inkl\. ).*\sund \p{Lu}\p{L}*(?<!en|er|n|e|s|el|\p{Lu})(?![\p{L}-])|(?:\sund|\ssowie|,) (?:de[rsm]|von|eine[rs])\s|(?:\sund|\ssowie|,) \p{Lu}\p{L}+ (?:de[rs]|von|eine[rs])\s|^von .*(?:\sund|,) | (?:helfen|lassen|lernen|dürfen|üben)(?!\p{L})|:/u,
		and: "und",
		pronoun: " ich",
		again: [
			{ of: /^(?:das|ein) (?:(?! und ).)*(?:$| inkl\. )/u, pronoun: "es" },
			{ of: /^(?:den|einen) (?:(?! und ).)*(?:$| inkl\. )/u, pronoun: "ihn" },
			{ of: /^(?!(?:der|dem|des|einem|einer|eines) )/u, pronoun: "sie" },
		],
		departments:
			/^(?:[\p{L}-]*[Mm]anagement|Controlling|Einkauf|Entwicklung|Logistik|Marketing|Montage|Planung|Produktion|Redaktion|Support|Versand|Vertrieb|Verwaltung)(?=$|,| (?:für|im|in|zu|zum|zur|bei|beim)(?!\p{L}))/u,
		once: /^$/u,
		bare: new RegExp(
			`^(?:\\p{Lu}\\p{Ll}+e )?(?:${PLURAL}|(?:\\p{L}|-)*(?:üsse|äge|ebote|ungen|en|gen|innen|äne|iche|kte|ichte|fte|tage|bestand|post))(?: (?:und|für|von|nach|in|im|mit|am|an|bei|zu|aus) .*)?$`,
			"u",
		),
		keepsCapital: true,
	},
	subject: {
		word: "Ich",
		said: /^ich /iu,
		opens:
			/^(?:habe|bin|war|schrieb|schreibe|las|gab|gebe|nahm|nehme|half|helfe|sprach|spreche|brachte|bringe|hielt|fuhr|fahre|lief|schnitt|schneide|baute|baue|zog|ziehe|trug|verfasste|verfasse|betreute|betreue|leitete|führte|plante|organisierte|organisiere|koordinierte|koordiniere|entwickelte|entwickle|prüfte|prüfe|kontrollierte|kontrolliere|dokumentierte|dokumentiere|verkaufte|verkaufe|bediente|bediene|kassierte|kassiere|schulte|unterrichtete|unterrichte|installierte|installiere|reparierte|repariere|bearbeitete|bearbeite|erstellte|erstelle|verhandelte|verhandle|verantwortete|verantworte|versorgte|versorge|beriet|berate|übernahm|übernehme|senkte|steigerte|gewann|kochte|koche|montierte|montiere|wartete|gewöhne|gewöhnte|singe|mache|machte|arbeite|arbeitete|unterstützte|unterstütze|vertrat|vertrete|begleitete|begleite) /iu,
		joint: /;/u,
		never:
			/^\p{L}+ (?:sich|seine?[nmrs]?|ihre?[nmrs]?|zu[mr]?|von|vom|der|des)(?!\p{L})|^\p{L}+te \p{Lu}\p{L}*(?:ung|ungen|zeit|heit|keit|ion|ionen|schaft|ität|gruppe|prozesse|einheiten|fächer|konten)(?!\p{L})|^\p{L}+te einer(?!\p{L})|^\p{L}+te \p{Lu}\p{L}+ \p{Ll}+ten(?!\p{L})|^\p{L}+ und \p{Lu}| und (?!mit |seit |gut |nicht |erst |fast |jetzt |dort )\p{Ll}{3,}t(?!\p{L})/u,
	},
	bearing: [
		{
			of: /^(?:\p{Lu}\p{Ll}{3,}e )?(?:\p{Lu}[\p{L}-]*-(?:, | und )){0,3}\p{Lu}[\p{L}-]*(?:ungen|listen|pläne|berichte|arbeiten|protokolle|abschlüsse|proben|kontrollen|auskünfte|bestellungen|termine|gespräche|rechnungen|meldungen|reparaturen|inventuren|analysen|kurse)(?=$|,| \(| (?:am|an|auf|aus|bei|der|des|für|im|in|mit|nach|und|von|vor|zu|zur)(?!\p{L}))/u,
			never:
				/[;:–—!?]|[.] |(?:t|en)$|(?<!\p{L})(?:ich|wir|habe|wurden?|ist|sind|waren|war|werden)(?!\p{L})|^[^,(]*(?<!\p{L})ge\p{Ll}{2,}(?:t|en)(?!\p{L})|^\p{L}+te \p{Lu}|Erfahrungen/u,
			now: MANY_NOW,
			past: MANY_PAST,
			small: /^\p{Lu}\p{Ll}{2,}e \p{Lu}/u,
		},
		{
			of: /^\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+){0,2} und \p{Lu}[\p{L}-]+(?=$|,| \(| (?:am|an|auf|aus|bei|für|im|in|mit|nach|von|vor|zu|zur)(?!\p{L}))/u,
			never:
				/[;:–—!?]|[.] |(?<!\p{L})(?:ich|wir|habe|wurden?|ist|sind|waren|war|werden)(?!\p{L})|^(?:Senkung|Steigerung|Erhöhung|Einführung|Verantwortung|Leitung|Mitarbeit|Planung|Reduzierung|Teilnahme)(?!\p{L})|^\p{Lu}\p{L}*er(?:in)? und|(?<!\p{L})(?:ge|be|ver|er)\p{Ll}{2,}(?:t|en)(?=$|,)/u,
			now: MANY_NOW,
			past: MANY_PAST,
			small: /^(?!)/u,
		},
		{
			of: /^\p{Lu}[\p{L}-]*(?:abrechnung|stimmung|tretung|teilung|lieferung|prüfung|dienung|treuung|arbeitung|stellung|buchung|nung|leitung|weisung|wachung|pflegung|gebung|haltung|gutachtung|waltung|ratung|fassung|schreibung|legung|erung)(?=$|,| \(| (?:am|an|auf|aus|bei|beim|der|des|eines|einer|für|im|in|mit|nach|von|vor|zu|zur|zum)(?!\p{L}))/u,
			never:
				/[;:–—!?]|[.] |^\p{L}*(?:steigerung|minderung|besserung|senkung|höhung|kürzung|verantwortung|führung|stellung|beförderung|förderung|optimierung|reduzierung|erweiterung|überleitung|umleitung)(?!\p{L})|(?<!\p{L})und \p{Lu}\p{Ll}+en (?:der|des|von)(?!\p{L})|(?<!\p{L})(?:ich|wir|habe|wurden?|ist [\p{L}]+ worden|sind|waren|war|werden)(?!\p{L})|(?<!\p{L})(?:ge|be|ver|er)\p{Ll}{2,}(?:t|en)(?=$|,)/u,
			now: [
				"Zu meinen Aufgaben gehört die {part}",
				"Zu meiner Arbeit gehört auch die {part}",
				"Dazu kommt die {part}",
				"Ich übernehme außerdem die {part}",
			],
			past: [
				"Zu meinen Aufgaben gehörte die {part}",
				"Zu meiner Arbeit gehörte auch die {part}",
				"Dazu kam die {part}",
				"Ich übernahm außerdem die {part}",
			],
			small: /^(?!)/u,
		},
		{
			of: /^(?:Buchen|Führen|Erstellen|Prüfen|Einheben|Ausfüllen|Bedienen|Pflegen|Anlegen|Bearbeiten|Vorbereiten|Planen|Reinigen|Einrichten|Messen|Schreiben|Überwachen|Betreuen|Begleiten|Anlernen|Einweisen|Verpacken|Beladen|Warten|Montieren|Verlegen) (?:der|des|von|eines|einer) /u,
			never:
				/[;:–—!?]|[.] |(?<!\p{L})(?:ich|wir|habe|wurden?|ist|sind)(?!\p{L})/u,
			now: [
				"Zu meinen Aufgaben gehört das {part}",
				"Zu meiner Arbeit gehört auch das {part}",
				"Dazu kommt das {part}",
				"Ich übernehme außerdem das {part}",
			],
			past: [
				"Zu meinen Aufgaben gehörte das {part}",
				"Zu meiner Arbeit gehörte auch das {part}",
				"Dazu kam das {part}",
				"Ich übernahm außerdem das {part}",
			],
			small: /^(?!)/u,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:ab|an|auch|auf|aus|bei|bis|das|dem|den|der|des|die|ein|eine|für|im|in|mit|nach|nur|ohne|samstags|seit|sonntags|über|um|unter|vom|von|vor|während|zum|zur|zwei|drei|vier)(?!\p{L}))(?:(?:täglich|wöchentlich|monatlich|regelmäßig|jährlich)e )?\p{Lu}[\p{L}\p{N}/.-]*(?:,? [\p{L}\p{N}(]|\/|: \p{L})[^;]+$/u,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:ich|wir|sie|er|habe|hat|haben|hatte|kam|kamen|ging|wurden?|wird|werden|ist|sind|waren|war|weil|dass|statt|nicht)(?!\p{L})|^(?:Aushilfe|Elternzeit|Ferienjob|Minijob|Praktikum|Schicht|Teilzeit|Vollzeit|Befristet|Auszeichnung|Prämie|Senkung|Steigerung|Erhöhung|Einführung|Verantwortung|Leitung|Beförderung|Azubi|Mitglied|Vorstand)\p{Ll}*(?!\p{L})|^\p{L}+(?:er|erin|leiter|leitung|kraft|beauftragter?|hilfe)(?=$|,| \(| (?:am|an|auf|bei|für|im|in|mit|von))|(?<!\p{L})(?:(?:ab|an|auf|aus|bei|durch|ein|her|hin|los|mit|nach|um|unter|vor|weg|zu|zusammen)?ge|be|er|ver|ent|zer|über|unter|hinter|miss|wieder)\p{Ll}{2,}(?:t|en)(?!\p{L})|^\p{Lu}\p{Ll}+te (?!\p{Ll}+ung)|(?<!\p{L})\p{Ll}{3,}(?:en|ern|eln)(?=$|[:,]| \()|\p{Ll}{3,}iert(?!\p{L})/u,
			now: [
				"Meine Arbeit umfasst {part}",
				"Außerdem umfasst meine Arbeit {part}",
			],
			past: [
				"Meine Arbeit umfasste {part}",
				"Außerdem umfasste meine Arbeit {part}",
			],
			small: /^(?:Täglich|Wöchentlich|Monatlich|Regelmäßig|Jährlich)e /u,
		},
	],
	clause:
		/^(?:[\p{L}-]+ ){1,6}?(?:hat|haben|ist|sind|war|waren|wird|werden|wurden?|machte?|kam(?:en)?|ging(?:en)?|sanken?|stieg(?:en)?|fiel(?:en)?|blieb(?:en)?|übernimmt|erstellt|unterschreibt|prüft|entscheidet|leitet|gibt|führt) (?:der|die|das|den|dem|ein|eine|einen|mein|meine|sie|er|es|seit|jetzt|nun|von|um|auf|in|im|bei|\p{N})(?!\p{L})/u,
	onward: "seit|ab",
	pointing: "dort|ebenda|dabei",
	did: {
		current: ["Als {title} bei {company} (seit {since}) {deed}"],
		titled: ["Als {title} bei {company} {deed}"],
		first: ["Bei {company} {deed}"],
		named: ["Bei {company} {deed}", "Auch bei {company} {deed}"],
		begin: ["Dort {deed}"],
		now: ["In meiner jetzigen Stelle {deed}"],
		same: [
			"Zudem {deed}",
			"Außerdem {deed}",
			"Daneben {deed}",
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
	once: /^(?:Konzeption und )?(?:Ablösung|Aufbau|Digitalisierung|Einführung|Eröffnung|Gründung|Inbetriebnahme|Migration|Neuaufbau|Reduktion|Reduzierung|Senkung|Standardisierung|Steigerung|Umstellung|Umzug|Verkürzung)(?!\p{L})/u,
	carriers: [
		{ now: "übernehme ich {part}", past: "übernahm ich {part}" },
		{ now: "kümmere ich mich um {part}", past: "kümmerte ich mich um {part}" },
	],
	lastVerb: {
		separable:
			/^(entgegen|zusammen|zurück|weiter|heraus|herunter|hinaus|hinzu|bereit|sicher|fest|nach|durch|teil|statt|fort|frei|ab|an|auf|aus|bei|ein|her|hin|los|mit|um|vor|weg|zu)(\p{Ll}{4,})$/u,
		bases:
			/^(?:be)?(?:arbeiten|bauen|bereiten|bilden|bringen|buchen|decken|drehen|fahren|fangen|finden|fordern|fragen|führen|füllen|geben|gehen|gleichen|greifen|halten|handeln|hängen|heben|heften|holen|kaufen|klären|klopfen|kommen|kontrollieren|laden|lassen|legen|leiten|lernen|lesen|lösen|machen|melden|messen|nehmen|ordnen|passen|pflegen|planen|prüfen|räumen|rechnen|reichen|richten|rufen|rüsten|sammeln|schalten|schicken|schließen|schneiden|schrauben|schreiben|schulen|senden|setzen|sichern|sortieren|sprechen|stellen|stimmen|teilen|tragen|treffen|tauschen|üben|wählen|warten|wechseln|weisen|wickeln|werten|wiegen|zahlen|zeichnen|zeigen|ziehen|liefern|sagen|spielen|fassen|stufen|kleben|nähen|brennen|frieren|backen|gießen|schweißen)$/u,
		verbs:
			/^(?:analysieren|animieren|annoncieren|beantragen|beantworten|bearbeiten|beaufsichtigen|bedienen|begleiten|begutachten|behandeln|beheben|bekleben|beladen|beobachten|beraten|berechnen|beschaffen|beschicken|beschriften|besetzen|besorgen|bestellen|bestimmen|bestücken|betanken|betreuen|bewerten|bohren|buchen|codieren|dokumentieren|drehen|drucken|durchsuchen|entladen|entsorgen|entwerfen|entwickeln|erfassen|ergänzen|erheben|erklären|ermitteln|erneuern|erstellen|erteilen|etikettieren|fahren|feilen|fertigen|filtern|formatieren|formulieren|fräsen|führen|gestalten|gewährleisten|gießen|glasieren|gravieren|grundieren|gründen|helfen|informieren|inspizieren|installieren|instruieren|justieren|kalibrieren|kalkulieren|kassieren|katalogisieren|kehren|kleben|kochen|kommissionieren|konfigurieren|konstruieren|kontieren|kontrollieren|koordinieren|korrigieren|lackieren|lagern|laminieren|leiten|lesen|liefern|löten|messen|mischen|mähen|montieren|moderieren|motivieren|nähen|optimieren|ordnen|organisieren|parametrieren|pflegen|planen|polieren|prüfen|programmieren|protokollieren|präsentieren|recherchieren|redigieren|reinigen|reparieren|rüsten|sammeln|sanieren|schleifen|schmieren|schneiden|schreiben|schulen|schweißen|sichten|sortieren|spülen|steuern|streichen|stellen|tauschen|testen|transportieren|trainieren|unterrichten|unterstützen|unterweisen|untersuchen|verarbeiten|verbuchen|verfassen|vergleichen|verkaufen|verlegen|vermessen|vermitteln|verpacken|versenden|versorgen|verteilen|verwalten|visualisieren|warten|wechseln|wickeln|wiegen|zeichnen|zerlegen|übersetzen|überprüfen|überwachen|überarbeiten|übergeben|übermitteln|übernehmen)$/u,
		ending: [
			[/eln$/u, "le"],
			[/ern$/u, "ere"],
			[/en$/u, "e"],
		],
		object:
			/^(?:\p{Lu}|\p{N}|(?:den|die|das|einen|eine|ein|alle|neue|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|rund|etwa|bis zu)(?!\p{L}))/u,
		small:
			/^(?:Den|Die|Das|Einen|Eine|Ein|Alle|Neue[nrs]?|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Zwölf|Rund|Etwa|Bis|Bei|Beim|Im|Am|An|In|Auf|Aus|Für|Mit|Nach|Vor|Von|Vom|Zur|Zum|Unter|Über|Täglich\p{L}*|Wöchentlich\p{L}*|Monatlich\p{L}*|Jährlich\p{L}*|Regelmäßig\p{L}*|\p{Lu}\p{Ll}+(?:ische|liche|ierte|bare|tägige|jährige|ende)[nrs]?)$/u,
		tail: /^, (?:ge\p{Ll}+(?:t|en)(?: und \p{Ll}+(?:t|en))? (?:vom|von|durch|nach|gemäß)|im|in|mit|rund|etwa|ca\.|meist|davon|je|pro|auch|darunter|gemeinsam|zusammen|bis|von|überwiegend|seit|inklusive|inkl\.|vor allem|teils|\p{N}+)(?!\p{L})(?:(?!, | und \p{L}+en$)[^;:])*$/u,
		and: "und",
		head: {
			line: /^(\p{Lu}\p{Ll}+) (?:und \p{Ll}+e )?(.+)$/u,
			forms: [
				[/le$/u, "eln", "now"],
				[/ere$/u, "ern", "now"],
				[/te$/u, "en", "past"],
				[/e$/u, "en", "now"],
			],
			particle:
				/ (?:ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|um|vor|weg|weiter|zu|zurück|zusammen)(?=$|,| \(| und )/u,
			alsoNoun:
				/^(?:Messe|Teile|Plane|Pflege|Probe|Suche|Lage|Sorge|Spüle|Schleife|Säge|Fräse|Feile|Presse|Reihe|Mische|Weise|Zeige|Leite|(?:Be|Ver|Er|Ent|Zer|Miss|Über|Unter)\p{Ll}+te|\p{L}+ierte)$/u,
			object:
				/^(?:(?:alle|das|den|die|ein|eine|einen|mehrere|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|rund|etwa|täglich|wöchentlich) |\p{N}|p\p{Lu}|\p{Lu}\p{L}+ (?:mit|und|auf|in|im|für|ein|an|nach|vor|bei)|[^,]* (?:ein|an|auf|aus|ab|vor|nach|durch|zusammen|weiter)$)/u,
		},
		toDo: { frame: "Zu meinen Aufgaben gehört es, {part}", mark: "zu" },
	},
	done: {
		of: new RegExp(`^(?:${DONE})(?:, [^,;:]*| \\([^()]*\\))?$`, "u"),
		never:
			/(?:gegangen|gefahren|geblieben|gewesen|geworden|gelaufen|gereist|gewechselt|gestiegen|gesunken|gekommen|gewachsen|worden|ernannt|ausgezeichnet|berufen|befördert|gewählt|unterstellt|eingestellt|zugeordnet|übertragen|anvertraut|verliehen|überreicht|zugeteilt|zugewiesen|überlassen)(?!\p{L})|[;:–—]|^[^,]*, [^,]*(?:ge\p{Ll}+(?:t|en))(?!\p{L})|^\d[\d.]* (?:Jahre|Monate|Stunden|Tage|Wochen)(?!\p{L})/u,
		ends: new RegExp(
			`^\\p{Lu}.* (?:${PARTICIPLE})(?: und (?:[^,]* )?(?:${PARTICIPLE}))?(?:, [^,;:]*| \\([^()]*\\))?$`,
			"u",
		),
		have: "habe ich",
		small: new RegExp(`^(?:${OBJECT}|${ADJUNCT})`, "u"),
	},
	support: [
		{
			now: "bin ich beteiligt {part}",
			past: "war ich beteiligt {part}",
		},
		{
			now: "übernehme ich die {part}",
			past: "übernahm ich die {part}",
		},
		{
			now: "trage ich die Verantwortung {part}",
			past: "trug ich die Verantwortung {part}",
		},
		{
			now: "bin ich verantwortlich für {part}",
			past: "war ich verantwortlich für {part}",
		},
		{
			now: "bin ich zuständig für {part}",
			past: "war ich zuständig für {part}",
		},
		{
			now: "bin ich {part}",
			past: "war ich {part}",
		},
		{
			now: "arbeite ich mit {part}",
			past: "arbeitete ich mit {part}",
		},
		{
			now: "erteile ich {part}",
			past: "erteilte ich {part}",
		},
		{
			now: "gehört {part} zu meinen Aufgaben",
			past: "gehörte {part} zu meinen Aufgaben",
		},
		{
			now: "habe ich {part}",
			past: "habe ich {part}",
		},
		{
			now: "habe ich {part}",
			past: "habe ich {part}",
		},
		{
			now: "übernehme ich {part}",
			past: "übernahm ich {part}",
		},
		{
			now: "kümmere ich mich um {part}",
			past: "kümmerte ich mich um {part}",
		},
		{
			now: "bin ich zuständig für {part}",
			past: "war ich zuständig für {part}",
		},
		{
			now: "gehören {part} zu meinen Aufgaben",
			past: "gehörten {part} zu meinen Aufgaben",
		},
		{
			now: "kümmere ich mich um {part}",
			past: "kümmerte ich mich um {part}",
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
	work: {
		current: [
			"Meine Arbeit als {title} bei {company}, die ich seit {since} mache, umfasst {part}",
		],
		titled: ["Meine Arbeit als {title} bei {company} {umfasst} {part}"],
		first: ["Meine Arbeit bei {company} {umfasst} {part}"],
		named: ["Meine Arbeit bei {company} {umfasst} auch {part}"],
		begin: ["Meine Arbeit dort {umfasst} {part}"],
		same: ["Meine Arbeit dort {umfasst} auch {part}"],
		earlier: ["Meine frühere Arbeit als {title} bei {company} umfasste {part}"],
		project: ["Das Projekt {company} {umfasst} {part}"],
		volunteer: ["Mein Ehrenamt bei {company} {umfasst} {part}"],
		own: ["Meine selbstständige Arbeit {umfasst} {part}"],
	},
	verbs: { umfasst: ["umfasst", "umfasst", "umfasste", "umfasste"] },
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
};
