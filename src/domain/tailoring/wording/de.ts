// German wording. A line that begins with a verb goes on as a sentence. Most German résumés are written in nouns; those
// whose gender is certain become a part of the work, any other stands after a colon.
import { partOf } from "./articles.ts";
import { type Part, tellWith } from "./telling.ts";
import { grade, joined, type Told, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "und");

export const de: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "derzeit" : "zuletzt"} bei ${company}`,
		before: (title, company) => `Zuvor ${title} bei ${company}`,
		skills: (skills) => `Kenntnisse: ${list(skills)}`,
	},
	letter: {
		subject: (title) => (title === "" ? "Bewerbung" : `Bewerbung als ${title}`),
		apply: (title, company) =>
			`hiermit bewerbe ich mich${title === "" ? "" : ` um die Stelle „${title}“`}${company === "" ? "" : ` bei ${company}`}.`,
		current: (title, company) =>
			`Derzeit arbeite ich als ${title}${company === "" ? "" : ` bei ${company}`}.`,
		latest: (title, company) =>
			`Zuletzt war ich als ${title}${company === "" ? "" : ` bei ${company}`} tätig.`,
		shown: (terms) =>
			`In Ihrer Anzeige nennen Sie ${list(terms)}; das kenne ich aus meiner bisherigen Arbeit.`,
		listed: (terms) =>
			`Zu meinen Kenntnissen ${terms.length > 1 ? "zählen" : "zählt"} auch ${list(terms)}.`,
		certifications: (names) =>
			names.length > 1
				? `Außerdem bringe ich diese Nachweise mit: ${list(names)}.`
				: `Außerdem bringe ich diesen Nachweis mit: ${list(names)}.`,
		studied: (degree, institution) =>
			degree === ""
				? `Ausgebildet wurde ich hier: ${institution}.`
				: `Mein Abschluss: ${degree} (${institution}).`,
		languages: (names) => `Ich spreche ${list(names)}.`,
		evidence: (told) => evidence(told),
		closing:
			"Über ein Gespräch, in dem ich Ihnen mehr dazu erzählen kann, freue ich mich. Vielen Dank für Ihre Zeit.",
		plainClosing:
			"Gern erzähle ich Ihnen in einem Gespräch mehr über mich. Vielen Dank für Ihre Zeit.",
	},
};

const VERB =
	/^(?:(\p{L}{2,}ierte|leitete|führte|entwickelte|betreute|plante|erstellte|baute|steigerte|senkte|verantwortete|schulte|unterstützte|übernahm|begleitete|verbesserte|erhöhte|beriet|gestaltete|verhandelte|bearbeitete|bereitete|setzte|erarbeitete|pflegte|überwachte|prüfte|gewann|half|schrieb|verkaufte|reparierte|wartete|montierte|versorgte|unterrichtete|lehrte)(?: und (?:\p{L}{2,}te))?)(?= )/iu;

/** "Leitete ein Team" → "leitete ich ein Team". */
function inverted(line: string): string | null {
	const [verb] = VERB.exec(line) ?? [];
	return verb === undefined
		? null
		: `${verb.toLowerCase()} ich${line.slice(verb.length)}`;
}

// The verb agrees with what is named: "gehört die Planung", "gehören die Planung und Umsetzung", and the past of both.
const belongs = ({ isPlural }: Part, { isCurrent }: Told) =>
	isPlural
		? isCurrent
			? "gehören"
			: "gehörten"
		: isCurrent
			? "gehört"
			: "gehörte";
const adds = ({ isPlural }: Part, { isCurrent }: Told) =>
	isPlural ? (isCurrent ? "kommen" : "kamen") : isCurrent ? "kommt" : "kam";

const evidence = tellWith({
	deed: inverted,
	part: (line) => partOf(line, "de"),
	did: {
		first: (deed, { company }) => `Bei ${company} ${deed}`,
		same: (deed) => `Dort ${deed.replace(" ich", " ich auch")}`,
		earlier: (deed, { title, company }) =>
			`Zuvor, als ${title} bei ${company}, ${deed}`,
		project: (deed, { company }) => `Im Projekt „${company}“ ${deed}`,
		volunteer: (deed, { company }) => `Im Ehrenamt bei ${company} ${deed}`,
	},
	work: {
		first: (part, told) =>
			`Zu meinen Aufgaben bei ${told.company} ${belongs(part, told)} ${part.text}`,
		same: (part, told) => `Hinzu ${adds(part, told)} ${part.text}`,
		earlier: (part, told) =>
			`Zuvor, als ${told.title} bei ${told.company}, ${belongs(part, told)} zu meinen Aufgaben ${part.text}`,
		project: (part, told) =>
			`Zum Projekt „${told.company}“ ${belongs(part, told)} ${part.text}`,
		volunteer: (part, told) =>
			`Zu meinem Ehrenamt bei ${told.company} ${belongs(part, told)} ${part.text}`,
	},
	from: {
		first: ({ company }) => `Ein Beispiel aus meiner Arbeit bei ${company}`,
		same: () => "Ein weiteres Beispiel von dort",
		earlier: ({ title, company }) => `Zuvor als ${title} bei ${company}`,
		project: ({ company }) => `Aus dem Projekt „${company}“`,
		volunteer: ({ company }) => `Aus meinem Ehrenamt bei ${company}`,
	},
});
