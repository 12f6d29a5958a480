// Italian wording. Lines that begin with a participle take "ho", those with a noun of known gender are a part of the work;
// any other stands after a colon.
import { partOf } from "./articles.ts";
import { lowered, tellWith } from "./telling.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const it: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "attualmente" : "da ultimo"} presso ${company}`,
		before: (title, company) => `In precedenza ${title} presso ${company}`,
		skills: (skills) => `Competenze: ${list(skills)}`,
	},
	letter: {
		evidence: (told) => evidence(told),
	},
};

// Participles that take "avere" and an object; "Promosso" and "Nominato" were done to the person.
const PARTICIPLE =
	/^(?:\p{L}{2,}(?:ato|uto|ito)(?<!nominato|premiato|incaricato|diplomato|laureato|certificato|candidato|impiegato|stato|risultato|mercato|contatto|mandato)|ridotto|redatto|scritto|svolto|condotto|prodotto|tradotto|diretto|raggiunto|introdotto|aperto|risolto|speso|vinto|messo|preso|fatto|corretto|esposto|proposto|concluso|difeso|esteso)(?: e (?:\p{L}+(?:ato|uto|ito)))?(?= )/iu;
const FIRST_PERSON =
	/^(?:ho|gestisco|coordino|preparo|curo|seguo|organizzo|redigo|assisto|insegno|dirigo|mi occupo)(?= )/iu;

function done(line: string): string | null {
	if (FIRST_PERSON.test(line)) return lowered(line);
	return PARTICIPLE.test(line) ? `ho ${lowered(line)}` : null;
}

const evidence = tellWith({
	deed: done,
	part: (line) => partOf(line, "it"),
	did: {
		first: (deed, { company }) => `Presso ${company} ${deed}`,
		same: (deed) =>
			/^ho /.test(deed) ? `Ho inoltre ${deed.slice(3)}` : `Inoltre ${deed}`,
		earlier: (deed, { title, company }) =>
			`In precedenza, come ${title} presso ${company}, ${deed}`,
		project: (deed, { company }) => `Nel progetto ${company} ${deed}`,
		volunteer: (deed, { company }) =>
			`Nel volontariato presso ${company} ${deed}`,
	},
	work: {
		first: ({ text }, { company, isCurrent }) =>
			`Il mio lavoro presso ${company} ${isCurrent ? "comprende" : "comprendeva"} ${text}`,
		same: ({ text }, { isCurrent }) =>
			`Vi ${isCurrent ? "rientra" : "rientrava"} anche ${text}`,
		earlier: ({ text }, { title, company }) =>
			`In precedenza, come ${title} presso ${company}, il mio lavoro comprendeva ${text}`,
		project: ({ text }, { company }) =>
			`Il progetto ${company} comprendeva ${text}`,
		volunteer: ({ text }, { company, isCurrent }) =>
			`Il mio volontariato presso ${company} ${isCurrent ? "comprende" : "comprendeva"} ${text}`,
	},
	from: {
		first: ({ company }) => `Dal mio lavoro presso ${company}`,
		same: () => "Un altro esempio",
		earlier: ({ title, company }) =>
			`In precedenza, come ${title} presso ${company}`,
		project: ({ company }) => `Dal progetto ${company}`,
		volunteer: ({ company }) => `Dal mio volontariato presso ${company}`,
	},
});
