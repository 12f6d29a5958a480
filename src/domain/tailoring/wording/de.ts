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
				: `${title}, ${isCurrent ? "derzeit" : "zuletzt"} bei ${dative(company)}`,
		before: (title, company) => `Zuvor ${title} bei ${dative(company)}`,
		skills: (skills) => `Kenntnisse: ${list(skills)}`,
	},
	letter: {
		evidence: (told) => evidence(told),
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
		first: (deed, { company }) => `Bei ${dative(company)} ${deed}`,
		same: (deed) => `Dort ${deed.replace(" ich", " ich auch")}`,
		earlier: (deed, { title, company }) =>
			`Zuvor, als ${title} bei ${dative(company)}, ${deed}`,
		project: (deed, { company }) => `Im Projekt „${company}“ ${deed}`,
		volunteer: (deed, { company }) =>
			`Im Ehrenamt bei ${dative(company)} ${deed}`,
	},
	work: {
		first: (part, told) =>
			told.isNamed
				? `Zu meiner Arbeit bei ${dative(told.company)} ${belongs(part, told)} auch ${part.text}`
				: `Zu meinen Aufgaben bei ${dative(told.company)} ${belongs(part, told)} ${part.text}`,
		same: (part, told) => {
			const kinds = [
				`Hinzu ${adds(part, told)} ${part.text}`,
				`Dazu ${belongs(part, told)} auch ${part.text}`,
				`Ebenso ${belongs(part, told)} dort zu meiner Arbeit ${part.text}`,
			];
			return kinds[told.turn % kinds.length] ?? "";
		},
		earlier: (part, told) =>
			`Zuvor, als ${told.title} bei ${dative(told.company)}, ${belongs(part, told)} zu meinen Aufgaben ${part.text}`,
		project: (part, told) =>
			`Zum Projekt „${told.company}“ ${belongs(part, told)} ${part.text}`,
		volunteer: (part, told) =>
			`Zu meinem Ehrenamt bei ${dative(told.company)} ${belongs(part, told)} ${part.text}`,
	},
	from: {
		first: ({ company }) =>
			`Ein Beispiel aus meiner Arbeit bei ${dative(company)}`,
		same: () => "Ein weiteres Beispiel von dort",
		earlier: ({ title, company }) =>
			`Zuvor als ${title} bei ${dative(company)}`,
		project: ({ company }) => `Aus dem Projekt „${company}“`,
		volunteer: ({ company }) => `Aus meinem Ehrenamt bei ${dative(company)}`,
	},
});

/** A company by its legal form takes an article: "bei der Haus Birkenhof GmbH". */
function dative(company: string): string {
	return /(?:^|\s)(?:GmbH|AG|KG|UG|OHG|SE|eG|gGmbH|mbH)$/.test(company)
		? `der ${company}`
		: company;
}
