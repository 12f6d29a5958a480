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
		subject: (title) => (title === "" ? "求职信" : `应聘：${title}`),
		apply: (title, company) =>
			`特此应聘${company === "" ? "" : `${company}的`}${title === "" ? "相关职位" : `“${title}”一职`}。`,
		current: (title, company) =>
			`我目前${company === "" ? "" : `在${company}`}担任${title}。`,
		latest: (title, company) =>
			`我最近一份工作是${company === "" ? "" : `在${company}`}担任${title}。`,
		shown: (terms) => `贵方所要求的${list(terms)}，我在工作中均有实践。`,
		listed: (terms) => `我还掌握${list(terms)}。`,
		certifications: (names) => `我持有以下证书：${list(names)}。`,
		studied: (degree, institution) =>
			`我曾就读于${institution}${degree === "" ? "" : `（${degree}）`}。`,
		languages: (names) => `我的语言：${list(names)}。`,
		evidence,
		closing:
			"期待有机会与您面谈，进一步说明以上经历与该职位的契合之处。感谢您的时间与考虑。",
		plainClosing: "期待有机会与您面谈，进一步介绍自己。感谢您的时间与考虑。",
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
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
