// Dutch wording. After a place the subject stands behind the verb: "Bij Hanze verwerkte ik …". Lines that begin with a noun
// of known gender are a part of the work; any other stands after a colon.
import { partOf } from "./articles.ts";
import { tellWith } from "./telling.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "en");

export const nl: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "nu" : "laatst"} bij ${company}`,
		before: (title, company) => `Daarvoor ${title} bij ${company}`,
		skills: (skills) => `Vaardigheden: ${list(skills)}`,
	},
	letter: {
		evidence: (told) => evidence(told),
	},
};

// The past of weak verbs ends in -te or -de; the strong ones are listed.
const VERB =
	/^(?:\p{L}{3,}(?:te|de)(?<!goede|derde|vierde|grote|ronde|breede|complete|directe|korte|vaste|juiste|beste|laatste|kortste)|schreef|gaf|hielp|deed|nam|bracht|kocht|verkocht|ontwierp|stond|hield|sprak|liep|reed|won|kreeg|trof|droeg|las)(?: en (?:\p{L}{3,}(?:te|de)))?(?= )/iu;

/** "Verwerkte dagelijks orders" → "verwerkte ik dagelijks orders". */
function inverted(line: string): string | null {
	const [verb] = VERB.exec(line) ?? [];
	return verb === undefined
		? null
		: `${verb.toLowerCase()} ik${line.slice(verb.length)}`;
}

const evidence = tellWith({
	deed: inverted,
	part: (line) => partOf(line, "nl"),
	did: {
		first: (deed, { company }) => `Bij ${company} ${deed}`,
		same: (deed) => `Daar ${deed.replace(" ik", " ik ook")}`,
		earlier: (deed, { title, company }) =>
			`Daarvoor, als ${title} bij ${company}, ${deed}`,
		project: (deed, { company }) => `In het project ${company} ${deed}`,
		volunteer: (deed, { company }) => `Als vrijwilliger bij ${company} ${deed}`,
	},
	work: {
		first: ({ text }, { company, isCurrent }) =>
			`Mijn werk bij ${company} ${isCurrent ? "omvat" : "omvatte"} ${text}`,
		same: ({ text }, { isCurrent }) =>
			`Daarbij ${isCurrent ? "hoort" : "hoorde"} ook ${text}`,
		earlier: ({ text }, { title, company }) =>
			`Daarvoor, als ${title} bij ${company}, omvatte mijn werk ${text}`,
		project: ({ text }, { company }) =>
			`Het project ${company} omvatte ${text}`,
		volunteer: ({ text }, { company, isCurrent }) =>
			`Mijn vrijwilligerswerk bij ${company} ${isCurrent ? "omvat" : "omvatte"} ${text}`,
	},
	from: {
		first: ({ company }) => `Uit mijn werk bij ${company}`,
		same: () => "Nog een voorbeeld",
		earlier: ({ title, company }) => `Daarvoor, als ${title} bij ${company}`,
		project: ({ company }) => `Uit het project ${company}`,
		volunteer: ({ company }) => `Uit mijn vrijwilligerswerk bij ${company}`,
	},
});
