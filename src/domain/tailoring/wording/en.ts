// English wording.

import { sayingOf } from "../lines/english-sentence.ts";
import {
	ended,
	grade,
	joined,
	quoted,
	type Told,
	type Wordings,
} from "./wordings.ts";

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
	gpa: (value) => `GPA ${grade(value)}`,
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
			company === "" || isSelfEmployed(company)
				? `My current position is ${title}.`
				: `My current position is ${title} at ${company}.`,
		latest: (title, company) =>
			company === "" || isSelfEmployed(company)
				? `My most recent position was ${title}.`
				: `My most recent position was ${title} at ${company}.`,
		shown: (terms) =>
			`You ask for ${list(terms)}; ${terms.length === 2 ? "both have" : "all of these have"} been part of my work so far.`,
		listed: (terms) => `My skills also include ${list(terms)}.`,
		certifications: (names) => `My certifications include ${list(names)}.`,
		studied: (degree, institution) =>
			degree === ""
				? `I studied at ${withThe(institution)}.`
				: `I studied at ${withThe(institution)} (${degree}).`,
		languages: (names) => `I speak ${list(names)}.`,
		evidence,
		closing:
			"I would welcome the chance to discuss how this experience fits the position. Thank you for your time and consideration.",
		plainClosing:
			"I would be glad to tell you more about my background in a conversation. Thank you for your time and consideration.",
	},
};

function evidence(told: Told): string | null {
	const { line, title, company, kind, place, isCurrent } = told;
	const saying = sayingOf(told);
	if (saying === null)
		return place === "same" ? null : quoted(source(told), line);
	if (saying.subject === "I") return ended(`${leadIn(told)} ${saying.text}`);
	const includes = isCurrent ? "includes" : "included";
	if (place === "same")
		return ended(`My work there also ${includes} ${saying.text}`);
	if (kind === "project")
		return ended(`The project ${company} ${includes} ${saying.text}`);
	if (kind === "volunteer")
		return ended(`My volunteer work at ${company} ${includes} ${saying.text}`);
	const earlier =
		place === "earlier" && title !== ""
			? `My earlier work as ${title} at ${company}`
			: `My work at ${company}`;
	return ended(`${earlier} ${includes} ${saying.text}`);
}

/** "University of Leeds" takes an article in a sentence, "Leeds University" none. */
function withThe(institution: string): string {
	return /^(?:University|College|Institute|School|Academy) of /.test(
		institution,
	)
		? `the ${institution}`
		: institution;
}

/** What stands in the place of an employer where there is none. */
function isSelfEmployed(company: string): boolean {
	return /^(?:freelanc\w*|self[- ]employed|independent(?: consultant| contractor)?)$/i.test(
		company.trim(),
	);
}

function leadIn({ kind, place, title, company }: Told): string {
	if (place === "same") return "There, I also";
	if (kind === "project") return `In the project ${company}, I`;
	if (kind === "volunteer") return `As a volunteer at ${company}, I`;
	if (isSelfEmployed(company))
		return place === "earlier"
			? "Earlier, as a freelancer, I"
			: "As a freelancer, I";
	if (place === "earlier")
		return title === ""
			? `Earlier, at ${company}, I`
			: `Earlier, as ${title} at ${company}, I`;
	return `At ${company}, I`;
}

function source({ kind, place, title, company }: Told): string {
	if (kind === "project") return `From the project ${company}`;
	if (kind === "volunteer") return `From my volunteer work at ${company}`;
	return place === "earlier" && title !== ""
		? `From my earlier work as ${title} at ${company}`
		: `From my work at ${company}`;
}
