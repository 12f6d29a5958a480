// Chinese wording.
import { grade, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) =>
	items.length < 2
		? (items[0] ?? "")
		: `${items.slice(0, -1).join("、")}和${items.at(-1)}`;

export const zh: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join("，"),
	gpa: (value) => `GPA ${grade(value)}`,
	software: "软件",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${isCurrent ? "现任" : "曾任"}${company}${title}`,
		before: (title, company) => `此前任${company}${title}`,
		skills: (skills) => `技能：${list(skills)}`,
	},
};
