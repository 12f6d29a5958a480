// The rule about the letter: one page, three or four paragraphs, to somebody, about this position, with examples, no copy.
import { plain, type Rule } from "./rule.ts";

export const letterRule: Rule = {
	number: 25,
	says: "the letter: one page, 3 or 4 paragraphs, addressed, with examples, no copy of the resume",
	breaks: ({ letter: drawn, tailored: { letter, resume, job }, person }) => {
		const paragraphs = [
			letter.body.opening,
			...letter.body.body_paragraphs,
			letter.body.closing,
		].filter((text) => text.trim() !== "");
		const sentences = paragraphs
			.join(" ")
			.split(/(?<=[.!?。])\s*(?=\p{Lu}|\p{Script=Han})/u);
		const inI = sentences.filter(
			(text) =>
				/^(?:I|Ich|Yo|Je|J['’]|Jeg|Io|Ik|Eu|我)(?:\s|$|\p{L}|\p{Script=Han})/u.test(
					text,
				) && /^(?:I |Ich |Yo |Je |J['’]|Jeg |Io |Ik |Eu |我)/u.test(text),
		);
		const reported = resume.experience.flatMap(
			({ achievements }) => achievements,
		);
		const opening = plain(letter.body.opening);
		const copied = paragraphs.filter((text) =>
			reported.some((line) => plain(text) === plain(line)),
		);
		const hasWork = person.profile.work_experience.some(
			({ achievements, description }) =>
				achievements.length > 0 || description !== null,
		);
		const { size } = drawn.doc.template;
		return [
			...(drawn.pages > 1 ? [`${drawn.pages} pages`] : []),
			...(hasWork && (paragraphs.length < 3 || paragraphs.length > 5)
				? [`${paragraphs.length} paragraphs`]
				: []),
			...(size < 10 || size > 12 ? [`type of ${size} points`] : []),
			...(job.title && !opening.includes(plain(job.title))
				? ["the opening does not name the position"]
				: []),
			...(job.company && !opening.includes(plain(job.company))
				? ["the opening does not name the company"]
				: []),
			...(hasWork && letter.body.body_paragraphs.length === 0
				? ["no example"]
				: []),
			...(inI.length * 2 > sentences.length
				? [`${inI.length} of ${sentences.length} sentences begin with I`]
				: []),
			...copied,
		];
	},
};
