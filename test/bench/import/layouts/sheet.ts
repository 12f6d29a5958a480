// What a layout prints: a profile's words in the language and the form of dates that the layout is tried in.
import type { Profile } from "#src/domain/profile/profile.ts";

export type Sheet = {
	name: string;
	headline: string;
	email: string;
	phone: string;
	place: string;
	summary: string;
	heads: Record<
		| "summary"
		| "work"
		| "education"
		| "skills"
		| "languages"
		| "certifications"
		| "contact",
		string
	>;
	jobs: {
		title: string;
		company: string;
		place: string;
		dates: string;
		from: string;
		to: string;
		about: string;
		bullets: string[];
	}[];
	studies: {
		degree: string;
		school: string;
		dates: string;
		from: string;
		to: string;
	}[];
	skills: { name: string; items: string[] }[];
	languages: { name: string; level: string }[];
	certificates: { name: string; issuer: string; date: string }[];
};

type Tongue = "en" | "de" | "fr" | "es";

/** The headings a layout prints. */
export const HEADS: Record<Tongue, Sheet["heads"]> = {
	en: {
		summary: "Summary",
		work: "Work Experience",
		education: "Education",
		skills: "Skills",
		languages: "Languages",
		certifications: "Certifications",
		contact: "Contact",
	},
	de: {
		summary: "Profil",
		work: "Berufserfahrung",
		education: "Ausbildung",
		skills: "Kenntnisse",
		languages: "Sprachen",
		certifications: "Zertifikate",
		contact: "Kontakt",
	},
	fr: {
		summary: "Profil",
		work: "Expérience professionnelle",
		education: "Formation",
		skills: "Compétences",
		languages: "Langues",
		certifications: "Certifications",
		contact: "Contact",
	},
	es: {
		summary: "Perfil",
		work: "Experiencia laboral",
		education: "Formación académica",
		skills: "Competencias",
		languages: "Idiomas",
		certifications: "Certificados",
		contact: "Contacto",
	},
};
const MONTHS: Record<Tongue, string[]> = {
	en: "January February March April May June July August September October November December".split(
		" ",
	),
	de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(
		" ",
	),
	fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(
		" ",
	),
	es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
		" ",
	),
};
const NOW: Record<Tongue, string> = {
	en: "Present",
	de: "heute",
	fr: "aujourd’hui",
	es: "actualidad",
};

export type DateForm =
	| "Month Year"
	| "Mon Year"
	| "MM/YYYY"
	| "YYYY-MM"
	| "MM.YYYY"
	| "Month of Year"
	| "year";

export function sheetOf(
	profile: Profile,
	{
		tongue = "en",
		form = "Mon Year",
		dash = " – ",
	}: { tongue?: Tongue; form?: DateForm; dash?: string } = {},
): Sheet {
	const { personal } = profile;
	const write = (date: string | null) =>
		date ? written(date, tongue, form) : "";
	const span = (entry: {
		start_date: string | null;
		end_date: string | null;
		is_current: boolean;
	}) => {
		const from = write(entry.start_date);
		const to = entry.is_current ? NOW[tongue] : write(entry.end_date);
		return { from, to, dates: [from, to].filter(Boolean).join(dash) };
	};
	return {
		name: `${personal.first_name} ${personal.last_name}`,
		headline: personal.headline ?? "",
		email: personal.email ?? "",
		phone: personal.phone ?? "",
		place: [personal.city, personal.state ?? personal.country]
			.filter(Boolean)
			.join(", "),
		summary: personal.summary ?? "",
		heads: HEADS[tongue],
		jobs: profile.work_experience.map((job) => ({
			title: job.job_title,
			company: job.company_name,
			place: job.location ?? "",
			about: job.description ?? "",
			bullets: job.achievements,
			...span(job),
		})),
		studies: profile.education.map((study) => ({
			degree: [study.degree_type, study.field_of_study]
				.filter(Boolean)
				.join(tongue === "es" ? " en " : tongue === "de" ? ", " : " in "),
			school: study.institution_name,
			...span(study),
		})),
		skills: grouped(profile),
		languages: profile.languages.map(
			({ language_name, level_as_written, proficiency_level }) => ({
				name: language_name,
				level: level_as_written ?? proficiency_level ?? "",
			}),
		),
		certificates: profile.certifications.map((certificate) => ({
			name: certificate.certification_name,
			issuer: certificate.issuing_organization ?? "",
			date: write(certificate.issue_date),
		})),
	};
}

function written(date: string, tongue: Tongue, form: DateForm): string {
	const [year = "", month] = date.split("-");
	if (!month || form === "year") return year;
	const name = MONTHS[tongue][Number(month) - 1] ?? "";
	const short =
		name.length > 4 ? `${name.slice(0, 3)}${tongue === "en" ? "" : "."}` : name;
	const forms: Record<DateForm, string> = {
		"Month Year": `${name} ${year}`,
		"Mon Year": `${short} ${year}`,
		"MM/YYYY": `${month}/${year}`,
		"YYYY-MM": `${year}-${month}`,
		"MM.YYYY": `${month}.${year}`,
		"Month of Year": `${name} de ${year}`,
		year,
	};
	return forms[form];
}

function grouped({ skills }: Profile): Sheet["skills"] {
	const groups = new Map<string, string[]>();
	for (const { category, skill_name } of skills)
		groups.set(category ?? "", [
			...(groups.get(category ?? "") ?? []),
			skill_name,
		]);
	return [...groups].map(([name, items]) => ({ name, items }));
}
