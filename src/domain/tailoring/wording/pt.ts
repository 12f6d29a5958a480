// Portuguese wording. Lines of the profile stand after a colon as they are.
import { grade, joined, quoted, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const pt: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title} (${isCurrent ? "atualmente" : "mais recentemente"}: ${company})`,
		before: (title, company) => `Antes: ${title} (${company})`,
		skills: (skills) => `Competências: ${list(skills)}`,
	},
	letter: {
		subject: (title) =>
			title === "" ? "Candidatura" : `Candidatura: ${title}`,
		apply: (title, company) =>
			`Venho apresentar a minha candidatura${title === "" ? "" : ` à vaga de ${title}`}${company === "" ? "" : ` (${company})`}.`,
		current: (title, company) =>
			`A minha função atual: ${title}${company === "" ? "" : ` (${company})`}.`,
		latest: (title, company) =>
			`A minha função mais recente: ${title}${company === "" ? "" : ` (${company})`}.`,
		shown: (terms) =>
			`Do que pedem no anúncio, já trabalhei com: ${list(terms)}.`,
		listed: (terms) =>
			`Entre as minhas competências estão também: ${list(terms)}.`,
		certifications: (names) => `As minhas certificações: ${list(names)}.`,
		studied: (degree, institution) =>
			`A minha formação: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Os meus idiomas: ${list(names)}.`,
		evidence: ({ line, title, company, kind, place }) => {
			if (place === "same") return quoted("Outro exemplo", line);
			if (kind === "project") return quoted(`Do projeto ${company}`, line);
			if (kind === "volunteer")
				return quoted(`Do meu voluntariado (${company})`, line);
			return quoted(
				place === "earlier" && title !== ""
					? `Antes, como ${title} (${company})`
					: `Do meu trabalho (${company})`,
				line,
			);
		},
		closing:
			"Gostaria de conversar sobre como esta experiência se ajusta à vaga. Agradeço o seu tempo e a sua atenção.",
		plainClosing:
			"Terei gosto em contar mais sobre mim numa conversa. Agradeço o seu tempo e a sua atenção.",
	},
};
