// Chinese wording. Résumé lines have no subject, so "我" in front makes them sentences.
import { grade, type Told, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) =>
	items.length < 2
		? (items[0] ?? "")
		: `${items.slice(0, -1).join("、")}和${items.at(-1)}`;
const ended = (text: string) =>
	/[。！？]$/u.test(text) ? text : `${text.replace(/[.；;，,]$/u, "")}。`;

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
	letter: {
		evidence,
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
	// A label with what it names has no verb for the subject to stand before.
	if (/[:：]/u.test(line)) return null;
	if (place === "same") return ended(`此外，我${line}`);
	if (kind === "project") return ended(`在“${company}”项目中，我${line}`);
	if (kind === "volunteer")
		return ended(`在${company}从事志愿工作时，我${line}`);
	return ended(
		place === "earlier" && title !== ""
			? `此前在${company}担任${title}期间，我${line}`
			: `在${company}工作期间，我${line}`,
	);
}
