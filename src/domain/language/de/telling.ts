// German: how lines become sentences. Most German resumes are written in nouns; what is one result is called so.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
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
		same: ["Dort {deed}", "Außerdem {deed}", "Daneben {deed}"],
		earlier: [
			"Zuvor, als {title} bei {company}, {deed}",
			"In meiner früheren Stelle als {title} bei {company} {deed}",
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
