// German wording. A line that begins with a verb goes on as a sentence. Most German résumés are written in nouns, which
// stand after a colon: they would need an article that no program should guess.
import {
	ended,
	grade,
	joined,
	quoted,
	type Told,
	type Wordings,
} from "./wordings.ts";

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
			`Aus Ihrer Anzeige sind mir aus der Praxis vertraut: ${list(terms)}.`,
		listed: (terms) => `Weitere Kenntnisse: ${list(terms)}.`,
		certifications: (names) => `An Nachweisen bringe ich mit: ${list(names)}.`,
		studied: (degree, institution) =>
			`Mein Bildungsweg: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Meine Sprachen: ${list(names)}.`,
		evidence,
		closing:
			"Über ein Gespräch, in dem ich Ihnen mehr dazu erzählen kann, freue ich mich. Vielen Dank für Ihre Zeit.",
		plainClosing:
			"Gern erzähle ich Ihnen in einem Gespräch mehr über mich. Vielen Dank für Ihre Zeit.",
	},
};

const VERB =
	/^(?:\p{L}{2,}ierte|leitete|führte|entwickelte|betreute|plante|erstellte|baute|steigerte|senkte|verantwortete|schulte|unterstützte|übernahm|begleitete|verbesserte|erhöhte|beriet|gestaltete|verhandelte|bearbeitete|bereitete|setzte|erarbeitete|pflegte|überwachte|prüfte|gewann)(?= )/iu;

function evidence({ line, title, company, kind, place }: Told): string | null {
	const [verb] = VERB.exec(line) ?? [];
	if (verb !== undefined) {
		const told = `${verb.toLowerCase()} ich${line.slice(verb.length)}`;
		if (place === "same")
			return ended(`Dort ${told.replace(" ich ", " ich auch ")}`);
		if (kind === "project") return ended(`Im Projekt „${company}“ ${told}`);
		if (kind === "volunteer")
			return ended(`Im Ehrenamt bei ${company} ${told}`);
		return ended(
			place === "earlier" && title !== ""
				? `Zuvor, als ${title} bei ${company}, ${told}`
				: `Bei ${company} ${told}`,
		);
	}
	if (place === "same") return quoted("Ein weiteres Beispiel von dort", line);
	if (kind === "project") return quoted(`Aus dem Projekt „${company}“`, line);
	if (kind === "volunteer")
		return quoted(`Aus meinem Ehrenamt bei ${company}`, line);
	return quoted(
		place === "earlier" && title !== ""
			? `Zuvor als ${title} bei ${company}`
			: `Ein Beispiel aus meiner Arbeit bei ${company}`,
		line,
	);
}
