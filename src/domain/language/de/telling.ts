// German: how lines become sentences. Most German resumes are written in nouns; what is one result is called so.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: {
		verbs: {
			führung: { now: "führe", past: "führte" },
			leitung: { now: "leite", past: "leitete" },
			entwicklung: { now: "entwickle", past: "entwickelte" },
			steuerung: { now: "steuere", past: "steuerte" },
			betreuung: { now: "betreue", past: "betreute" },
			planung: { now: "plane", past: "plante" },
			organisation: { now: "organisiere", past: "organisierte" },
			koordination: { now: "koordiniere", past: "koordinierte" },
			erstellung: { now: "erstelle", past: "erstellte" },
			analyse: { now: "analysiere", past: "analysierte" },
			verwaltung: { now: "verwalte", past: "verwaltete" },
			programmierung: { now: "programmiere", past: "programmierte" },
			konzeption: { now: "konzipiere", past: "konzipierte" },
			überwachung: { now: "überwache", past: "überwachte" },
			gestaltung: { now: "gestalte", past: "gestaltete" },
			montage: { now: "montiere", past: "montierte" },
			reparatur: { now: "repariere", past: "reparierte" },
			wartung: { now: "warte", past: "wartete" },
			optimierung: { now: null, past: "optimierte" },
			steigerung: { now: null, past: "steigerte" },
			senkung: { now: null, past: "senkte" },
			reduzierung: { now: null, past: "reduzierte" },
			reduktion: { now: null, past: "reduzierte" },
			erhöhung: { now: null, past: "erhöhte" },
			verbesserung: { now: null, past: "verbesserte" },
			implementierung: { now: null, past: "implementierte" },
			einführung: { now: null, past: "führte", particle: "ein" },
			aufbau: { now: null, past: "baute", particle: "auf" },
			durchführung: { now: "führe", past: "führte", particle: "durch" },
			umsetzung: { now: "setze", past: "setzte", particle: "um" },
			ausbildung: { now: "bilde", past: "bildete", particle: "aus" },
			einarbeitung: { now: "arbeite", past: "arbeitete", particle: "ein" },
			vorbereitung: { now: "bereite", past: "bereitete", particle: "vor" },
		},
		objects: [
			// Neuter, masculine and feminine objects in the genitive, with an adjective and without.
			{
				from: /^eines ((?:\p{Ll}+)e)n ((?:\p{L}|-)*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal))e?s(?!\p{L})/iu,
				to: "ein $1s $2",
			},
			{
				from: /^eines ((?:\p{L}|-)*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal))e?s(?!\p{L})/iu,
				to: "ein $1",
			},
			{
				from: /^des ((?:\p{Ll}+)e)n ((?:\p{L}|-)*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal))e?s(?!\p{L})/iu,
				to: "das $1 $2",
			},
			{
				from: /^des ((?:\p{L}|-)*(?:team|budget|system|projekt|konzept|programm|portfolio|netzwerk|lager|labor|dashboard|büro|archiv|sortiment|marketing|controlling|reporting|verfahren|modell|portal))e?s(?!\p{L})/iu,
				to: "das $1",
			},
			{
				from: /^eines ((?:\p{Ll}+)en) ((?:\p{L}|-)*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf))e?s(?!\p{L})/iu,
				to: "einen $1 $2",
			},
			{
				from: /^eines ((?:\p{L}|-)*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf))e?s(?!\p{L})/iu,
				to: "einen $1",
			},
			{
				from: /^des ((?:\p{Ll}+)en) ((?:\p{L}|-)*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf))e?s(?!\p{L})/iu,
				to: "den $1 $2",
			},
			{
				from: /^des ((?:\p{L}|-)*(?:plan|prozess|bereich|traffic|umsatz|vertrieb|einkauf|service|shop|markt|standort|haushalt|bestand|kurs|workshop|funnel|ablauf))e?s(?!\p{L})/iu,
				to: "den $1",
			},
			{
				from: /^einer ((?:\p{Ll}+)e)n ((?:\p{L}|-)*(?:ung|heit|keit|schaft|ion|ität|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege))(?!\p{L})/iu,
				to: "eine $1 $2",
			},
			{
				from: /^einer ((?:\p{L}|-)*(?:ung|heit|keit|schaft|ion|ität|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege))(?!\p{L})/iu,
				to: "eine $1",
			},
			{
				from: /^der ((?:\p{Ll}+)en) ((?:\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kanäle|leads|kunden|kennzahlen|daten|stillstände|kosten|prozesse|abläufe|projekte|teams|verträge|berichte))(?!\p{L})/iu,
				to: "die $1 $2",
			},
			{
				from: /^der ((?:\p{Ll}+)e)n ((?:\p{L}|-)*(?:ung|heit|keit|schaft|ion|ität|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege))(?!\p{L})/iu,
				to: "die $1 $2",
			},
			{
				from: /^der ((?:\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kanäle|leads|kunden|kennzahlen|daten|stillstände|kosten|prozesse|abläufe|projekte|teams|verträge|berichte)|(?:\p{L}|-)*(?:ung|heit|keit|schaft|ion|ität|strategie|kampagne|software|website|anlage|abteilung|gruppe|plattform|datenbank|pflege))(?!\p{L})/iu,
				to: "die $1",
			},
			{
				from: /^von (\d+ )?((?:\p{Ll}+)e)n ((?:\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kunden|kennzahlen|daten|kosten|teams|tools|lernenden|auszubildenden|lieferanten|patienten|grafiken|websites|apps|apis))(?!\p{L})/iu,
				to: "$1$2 $3",
			},
			{
				from: /^von (\d+ )?((?:\p{L}|-)*(?:ungen|heiten|keiten|schaften|ionen|itäten|strategien|kampagnen|maschinen|anlagen|kunden|kennzahlen|daten|kosten|teams|tools|lernenden|auszubildenden|lieferanten|patienten|grafiken|websites|apps|apis))(?!\p{L})/iu,
				to: "$1$2",
			},
			{
				from: /^von (\d+ )?((?:\p{L}|-)*(?:ieter|eiter|hrer|schüler|techniker|mechaniker|verkäufer|rechner|lager|fahrer|partner|kräfte))n(?!\p{L})/iu,
				to: "$1$2",
			},
		],
		never:
			/\sund \p{Lu}\p{L}+(?:ung|ion|se) (?:de[rs]|von|eine[rs])\s|\sund (?:de[rsm]|von|eine[rs])\s|:/iu,
		and: "und",
		pronoun: " ich",
		once: /^$/u,
	},
	deed: {
		how: "inverted",
		pronoun: "ich",
		and: "und",
		verb: /^(?:(\p{L}{2,}ierte|leitete|führte|entwickelte|betreute|plante|erstellte|baute|steigerte|senkte|verantwortete|schulte|unterstützte|übernahm|begleitete|verbesserte|erhöhte|beriet|gestaltete|verhandelte|bearbeitete|bereitete|setzte|erarbeitete|pflegte|überwachte|prüfte|gewann|half|schrieb|verkaufte|reparierte|wartete|montierte|versorgte|unterrichtete|lehrte)(?: und (?:\p{L}{2,}te))?)(?= )/iu,
	},
	did: {
		current: ["Als {title} bei {company} (seit {since}) {deed}"],
		titled: ["Als {title} bei {company} {deed}"],
		first: ["Bei {company} {deed}"],
		named: ["Bei {company} {deed}"],
		begin: ["Dort {deed}"],
		same: ["Außerdem {deed}", "Daneben {deed}", "Dort {deed}"],
		earlier: [
			"Zuvor, als {title} bei {company}, {deed}",
			"Davor, als {title} bei {company}, {deed}",
		],
		project: ["Im Projekt „{company}“ {deed}"],
		volunteer: ["Im Ehrenamt bei {company} {deed}"],
		own: ["Freiberuflich {deed}"],
	},
	work: {
		current: [
			"Zu meinen Aufgaben als {title} bei {company} (seit {since}) {belong} {part}",
		],
		titled: ["Zu meinen Aufgaben als {title} bei {company} {belong} {part}"],
		first: ["Zu meinen Aufgaben bei {company} {belong} {part}"],
		named: ["Zu meiner Arbeit bei {company} {belong} auch {part}"],
		begin: ["Zu meinen Aufgaben dort {belong} {part}"],
		same: [
			"Hinzu {come} {part}",
			"Dazu {belong} auch {part}",
			"Auch {part} {belong} zu dieser Arbeit",
		],
		earlier: [
			"Zuvor, als {title} bei {company}, {belong} zu meinen Aufgaben {part}",
			"Zu meiner früheren Arbeit als {title} bei {company} {belong} {part}",
		],
		project: ["Zum Projekt „{company}“ {belong} {part}"],
		volunteer: ["Zu meinem Ehrenamt bei {company} {belong} {part}"],
		own: ["Zu meiner freiberuflichen Arbeit {belong} {part}"],
	},
	result: {
		current: [
			"Zu meinen Ergebnissen als {title} bei {company} (seit {since}) {count} {part}",
		],
		titled: ["Zu meinen Ergebnissen als {title} bei {company} {count} {part}"],
		first: ["Zu meinen Ergebnissen bei {company} {count} {part}"],
		named: ["Bei {company} {count} auch {part} zu meinen Ergebnissen"],
		begin: ["Zu meinen Ergebnissen dort {count} {part}"],
		same: [
			"Zu meinen Ergebnissen dort {count} {part}",
			"Als Ergebnis {come} {part} hinzu",
			"Zu den Ergebnissen {count} auch {part}",
		],
		earlier: [
			"Zuvor, als {title} bei {company}, {count} zu meinen Ergebnissen {part}",
			"Zu meinen Ergebnissen als {title} bei {company} {count} {part}",
		],
		project: ["Zu den Ergebnissen des Projekts „{company}“ {count} {part}"],
		volunteer: [
			"Zu den Ergebnissen meines Ehrenamts bei {company} {count} {part}",
		],
		own: ["Zu meinen Ergebnissen als freie Kraft {count} {part}"],
	},
	results:
		/^(?:\p{L}*e )?(?:Steigerung|Senkung|Erhöhung|Reduzierung|Reduktion|Verbesserung|Verkürzung|Verdopplung|Verringerung|Einsparung|Einführung|Umsetzung|Gewinnung|Aufbau|Optimierung)(?!\p{L})/iu,
	verbs: {
		belong: ["gehört", "gehören", "gehörte", "gehörten"],
		come: ["kommt", "kommen", "kam", "kamen"],
		count: ["zählt", "zählen", "zählte", "zählten"],
	},
	from: {
		current: ["Ein Beispiel aus meiner Arbeit als {title} bei {company}"],
		titled: ["Ein Beispiel aus meiner Arbeit als {title} bei {company}"],
		first: ["Ein Beispiel aus meiner Arbeit bei {company}"],
		named: ["Ein weiteres Beispiel aus meiner Arbeit bei {company}"],
		begin: ["Ein Beispiel von dort"],
		same: ["Ein weiteres Beispiel von dort"],
		earlier: ["Zuvor, als {title} bei {company}"],
		project: ["Aus dem Projekt „{company}“"],
		volunteer: ["Aus meinem Ehrenamt bei {company}"],
		own: ["Aus meiner freiberuflichen Arbeit"],
	},
	colon: ": ",
	end: ".",
};
