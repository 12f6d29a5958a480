// German wording.
import { WRITING_WORDS } from "../../language/writing-of-languages.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

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
};

/** A company by its legal form takes an article: "bei der Haus Birkenhof GmbH". */
function dative(company: string): string {
	const { companyArticle } = WRITING_WORDS.de;
	return companyArticle?.of.test(company)
		? `${companyArticle.article}${company}`
		: company;
}
