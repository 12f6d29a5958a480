// English wording.

import { predicateOf } from "../english-sentence.ts";
import { ended, joined, quoted, type Told, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "and");

export const en: Wordings = {
	list,
	degree: (degree, field) => {
		if (
			degree === "" ||
			field === "" ||
			degree.toLowerCase().includes(field.toLowerCase())
		)
			return degree || field;
		return / in /.test(degree)
			? `${degree}, ${field}`
			: `${degree} in ${field}`;
	},
	gpa: (value) => `GPA ${value}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title} ${isCurrent ? "at" : "most recently at"} ${company}`,
		before: (title, company) => `Previously ${title} at ${company}`,
		skills: (skills) => `Skills: ${list(skills)}`,
	},
	letter: {
		subject: (title) =>
			title === "" ? "Application" : `Application for ${title}`,
		apply: (title, company) => {
			const position =
				title === "" ? "an open position" : `the position of ${title}`;
			return `Please accept my application for ${position}${company === "" ? "" : ` at ${company}`}.`;
		},
		current: (title, company) =>
			company === ""
				? `My current position is ${title}.`
				: `My current position is ${title} at ${company}.`,
		latest: (title, company) =>
			company === ""
				? `My most recent position was ${title}.`
				: `My most recent position was ${title} at ${company}.`,
		shown: (terms) =>
			`Your posting asks for ${list(terms)}, and my work so far has involved ${terms.length === 1 ? "it" : terms.length === 2 ? "both" : "all of these"}.`,
		listed: (terms) => `My skills also include ${list(terms)}.`,
		certifications: (names) => `My certifications include ${list(names)}.`,
		studied: (degree, institution) =>
			degree === ""
				? `I studied at ${institution}.`
				: `I studied at ${institution} (${degree}).`,
		languages: (names) => `I speak ${list(names)}.`,
		evidence,
		closing:
			"I would welcome the chance to discuss how this experience fits the position. Thank you for your time and consideration.",
		plainClosing:
			"I would be glad to tell you more about my background in a conversation. Thank you for your time and consideration.",
	},
};

function evidence(told: Told): string | null {
	const predicate = predicateOf(told.line, told.isCurrent);
	const lead = leadIn(told);
	if (predicate === null)
		return told.place === "same"
			? null
			: quoted(
					`From my ${told.kind === "project" ? "project" : "work"} ${told.kind === "project" ? "" : "at "}${told.company}`,
					told.line,
				);
	return ended(`${lead} ${predicate}`);
}

function leadIn({ kind, place, title, company }: Told): string {
	if (place === "same") return "There, I also";
	if (kind === "project") return `In the project ${company}, I`;
	if (kind === "volunteer") return `As a volunteer at ${company}, I`;
	if (place === "other")
		return title === ""
			? `Earlier, at ${company}, I`
			: `Earlier, as ${title} at ${company}, I`;
	return `At ${company}, I`;
}
