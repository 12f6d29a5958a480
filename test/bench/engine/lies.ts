// Makes lies out of an honest resume: each is the whole resume with one thing in it that the profile does not say.
// Without chance: the same resume gives the same lies.
import type { Profile } from "#src/domain/profile/profile.ts";
import type { ResumeContent } from "#src/domain/tailoring/content.ts";
import { textOf } from "./coverage.ts";
import { lineLies } from "./line-lies.ts";

export type Lie = {
	kind: string;
	/** The lie itself, to be shown when it goes unseen. */
	text: string;
	content: ResumeContent;
};

/** Adds one changed copy of the resume. */
export type Plant = (
	kind: string,
	text: string,
	change: (content: ResumeContent) => void,
) => void;

export function plantLies(honest: ResumeContent, profile: Profile): Lie[] {
	const lies: Lie[] = [];
	const plant: Plant = (kind, text, change) => {
		const content = structuredClone(honest);
		change(content);
		lies.push({ kind, text, content });
	};
	const own = textOf(profile).toLowerCase();
	lineLies(honest, own, plant);
	entryLies(honest, plant);
	addedLies(honest, own, plant);
	return lies;
}

const RAISED = /\b(chief|head|director|president|senior|principal|ceo|cto)\b/i;

function entryLies(honest: ResumeContent, plant: Plant): void {
	for (const [at, { title, dates }] of honest.experience.entries()) {
		const change = (
			kind: string,
			change: Partial<ResumeContent["experience"][number]>,
		) =>
			plant(kind, Object.values(change).join(" "), ({ experience }) => {
				Object.assign(experience[at] ?? {}, change);
			});
		change("employer changed", { company: "Halvorsen Pike Industries" });
		if (title !== "" && !RAISED.test(title)) {
			change("title raised", { title: `Senior ${title}` });
			change("title raised", { title: `Director, ${title}` });
		}
		const moved = dates.replace(/\d{4}/, (year) => String(Number(year) - 2));
		if (moved !== dates) change("date moved", { dates: moved });
	}
}

/** Where a lie of the same name would be true, the next one is taken. */
const DEGREES = [
	{ degree: "PhD in Marine Biology", word: /ph\.?\s?d|doctor|marine/ },
	{ degree: "Master of Fine Arts", word: /master|fine arts|m\.?f\.?a/ },
];
const CERTIFICATES = [
	"Certified Scrum Master",
	"Project Management Professional (PMP)",
	"Certified Public Accountant",
];

function addedLies(honest: ResumeContent, own: string, plant: Plant): void {
	const institution = honest.education[0]?.institution ?? "Carrow University";
	for (const { degree } of DEGREES.filter(({ word }) => !word.test(own)))
		plant("degree added", degree, ({ education }) => {
			education.push({
				degree,
				institution,
				location: "",
				dates: "",
				details: [],
			});
		});
	for (const [at, { degree }] of honest.education.entries()) {
		const raised = degree.replace(/bachelor/i, "Master");
		if (raised !== degree && !/master/.test(own))
			plant("degree added", raised, ({ education }) => {
				Object.assign(education[at] ?? {}, { degree: raised });
			});
	}
	for (const name of CERTIFICATES.filter(
		(name) => !own.includes(name.toLowerCase()),
	))
		plant("certificate added", name, ({ certifications }) => {
			certifications.push({
				name,
				issuer: "",
				date: "",
				expiryDate: "",
				url: "",
			});
		});
}
