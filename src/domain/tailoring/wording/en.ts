// English wording.

import { sayingOf } from "../lines/english-sentence.ts";
import { isSelfEmployed } from "./self-employed.ts";
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
		evidence,
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

const SAME = ["In that position, I", "I also", "There, I also", "I"];

function leadIn(told: Told): string {
	const { kind, place, title, company, turn, isNamed } = told;
	if (place === "same")
		return kind === "work"
			? (SAME[turn % SAME.length] ?? "I also")
			: "There, I also";
	if (kind === "project") return `In the project ${company}, I`;
	if (kind === "volunteer") return `As a volunteer at ${company}, I`;
	if (isSelfEmployed(company))
		return place === "earlier" && !isNamed
			? "Earlier, as a freelancer, I"
			: "As a freelancer, I";
	if (isNamed) return `At ${company}, I also`;
	const before = turn % 2 === 0 ? "Earlier" : "Before that";
	if (place === "earlier")
		return title === ""
			? `${before}, at ${company}, I`
			: `${before}, as ${title} at ${company}, I`;
	return title === "" ? `At ${company}, I` : `As ${title} at ${company}, I`;
}

function source({ kind, place, title, company }: Told): string {
	if (kind === "project") return `From the project ${company}`;
	if (kind === "volunteer") return `From my volunteer work at ${company}`;
	return place === "earlier" && title !== ""
		? `From my earlier work as ${title} at ${company}`
		: `From my work at ${company}`;
}
