// The few words a document adds of its own: headings, months, salutation, sign-off. One row per language; a language
// without a row uses the English one. Dates are patterns over {year} {month} {mon} {mm} {m} {day} {dd}.
import { WRITING_WORDS } from "../domain/language/writing-of-languages.ts";
import type { LetterForm } from "../domain/language/writing-words.ts";
import type { Language, Section } from "../domain/profile/profile.ts";

type Heading = Exclude<Section, "personal" | "software">;
type LanguageLevel = NonNullable<Language["proficiency_level"]>;

export type Words = {
	resume: string;
	letter: string;
	sections: Record<Heading, string>;
	technologies: string;
	technicalSkills: string;
	softSkills: string;
	levels: Record<LanguageLevel, string>;
	present: string;
	/** After a certificate's date: until when it holds. */
	expires: string;
	months: string;
	shortMonths: string;
	monthYear: string;
	formalDate: string;
	modernDate: string;
	salutation: string;
	/** The salutation when no name is known. */
	openSalutation: string;
	signOff: string;
	yourName: string;
};

const rows = {
	en: {
		resume: "Resume",
		letter: "Cover letter",
		sections: {
			summary: "Summary",
			work_experience: "Experience",
			education: "Education",
			skills: "Skills",
			languages: "Languages",
			projects: "Projects",
			certifications: "Certifications",
			publications: "Publications",
			volunteer: "Volunteering",
		},
		technologies: "Technologies",
		technicalSkills: "Technical skills",
		softSkills: "Soft skills",
		levels: {
			Basic: "Basic",
			Conversational: "Conversational",
			Proficient: "Proficient",
			Fluent: "Fluent",
			Native: "Native",
		},
		present: "Present",
		expires: "expires {date}",
		months:
			"January February March April May June July August September October November December",
		shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
		monthYear: "{mon} {year}",
		formalDate: "{month} {day}, {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Dear {name},",
		openSalutation: "Dear Hiring Manager,",
		signOff: "Sincerely,",
		yourName: "Your Name",
	},
	de: {
		resume: "Lebenslauf",
		letter: "Anschreiben",
		sections: {
			summary: "Profil",
			work_experience: "Berufserfahrung",
			education: "Ausbildung",
			skills: "Kenntnisse",
			languages: "Sprachen",
			projects: "Projekte",
			certifications: "Zertifikate",
			publications: "Veröffentlichungen",
			volunteer: "Ehrenamt",
		},
		technologies: "Technologien",
		technicalSkills: "Fachkenntnisse",
		softSkills: "Persönliche Stärken",
		levels: {
			Basic: "Grundkenntnisse",
			Conversational: "gute Kenntnisse",
			Proficient: "sehr gute Kenntnisse",
			Fluent: "fließend",
			Native: "Muttersprache",
		},
		present: "heute",
		expires: "gültig bis {date}",
		months:
			"Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
		shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
		monthYear: "{mm}/{year}",
		formalDate: "{day}. {month} {year}",
		modernDate: "{dd}.{mm}.{year}",
		salutation: "Guten Tag {name},",
		openSalutation: "Sehr geehrte Damen und Herren,",
		signOff: "Mit freundlichen Grüßen",
		yourName: "Ihr Name",
	},
	es: {
		resume: "Currículum",
		letter: "Carta de presentación",
		sections: {
			summary: "Perfil",
			work_experience: "Experiencia",
			education: "Formación",
			skills: "Competencias",
			languages: "Idiomas",
			projects: "Proyectos",
			certifications: "Certificaciones",
			publications: "Publicaciones",
			volunteer: "Voluntariado",
		},
		technologies: "Tecnologías",
		technicalSkills: "Competencias técnicas",
		softSkills: "Competencias personales",
		levels: {
			Basic: "básico",
			Conversational: "conversacional",
			Proficient: "avanzado",
			Fluent: "fluido",
			Native: "nativo",
		},
		present: "actualidad",
		expires: "válido hasta {date}",
		months:
			"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
		shortMonths: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.",
		monthYear: "{mon} {year}",
		formalDate: "{day} de {month} de {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Estimado/a {name}:",
		openSalutation: "Estimado equipo de selección:",
		signOff: "Atentamente,",
		yourName: "Su nombre",
	},
	fr: {
		resume: "CV",
		letter: "Lettre de motivation",
		sections: {
			summary: "Profil",
			work_experience: "Expérience professionnelle",
			education: "Formation",
			skills: "Compétences",
			languages: "Langues",
			projects: "Projets",
			certifications: "Certifications",
			publications: "Publications",
			volunteer: "Bénévolat",
		},
		technologies: "Technologies",
		technicalSkills: "Compétences techniques",
		softSkills: "Savoir-être",
		levels: {
			Basic: "notions",
			Conversational: "niveau conversationnel",
			Proficient: "niveau avancé",
			Fluent: "courant",
			Native: "langue maternelle",
		},
		present: "aujourd’hui",
		expires: "valable jusqu’à {date}",
		months:
			"janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
		shortMonths:
			"janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
		monthYear: "{mon} {year}",
		formalDate: "{day} {month} {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Bonjour {name},",
		openSalutation: "Madame, Monsieur,",
		signOff: "Cordialement,",
		yourName: "Votre nom",
	},
	it: {
		resume: "Curriculum vitae",
		letter: "Lettera di presentazione",
		sections: {
			summary: "Profilo",
			work_experience: "Esperienza professionale",
			education: "Formazione",
			skills: "Competenze",
			languages: "Lingue",
			projects: "Progetti",
			certifications: "Certificazioni",
			publications: "Pubblicazioni",
			volunteer: "Volontariato",
		},
		technologies: "Tecnologie",
		technicalSkills: "Competenze tecniche",
		softSkills: "Competenze personali",
		levels: {
			Basic: "base",
			Conversational: "colloquiale",
			Proficient: "avanzato",
			Fluent: "fluente",
			Native: "madrelingua",
		},
		present: "oggi",
		expires: "valido fino a {date}",
		months:
			"gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
		shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
		monthYear: "{mon} {year}",
		formalDate: "{day} {month} {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Gentile {name},",
		openSalutation: "Gentile responsabile della selezione,",
		signOff: "Cordiali saluti,",
		yourName: "Il suo nome",
	},
	nl: {
		resume: "Cv",
		letter: "Motivatiebrief",
		sections: {
			summary: "Profiel",
			work_experience: "Werkervaring",
			education: "Opleiding",
			skills: "Vaardigheden",
			languages: "Talen",
			projects: "Projecten",
			certifications: "Certificaten",
			publications: "Publicaties",
			volunteer: "Vrijwilligerswerk",
		},
		technologies: "Technologieën",
		technicalSkills: "Vakkennis",
		softSkills: "Persoonlijke vaardigheden",
		levels: {
			Basic: "basis",
			Conversational: "gespreksniveau",
			Proficient: "vergevorderd",
			Fluent: "vloeiend",
			Native: "moedertaal",
		},
		present: "heden",
		expires: "geldig tot {date}",
		months:
			"januari februari maart april mei juni juli augustus september oktober november december",
		shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
		monthYear: "{mon} {year}",
		formalDate: "{day} {month} {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Geachte {name},",
		openSalutation: "Geachte heer/mevrouw,",
		signOff: "Met vriendelijke groet,",
		yourName: "Uw naam",
	},
	pt: {
		resume: "Currículo",
		letter: "Carta de apresentação",
		sections: {
			summary: "Perfil",
			work_experience: "Experiência profissional",
			education: "Formação",
			skills: "Competências",
			languages: "Idiomas",
			projects: "Projetos",
			certifications: "Certificações",
			publications: "Publicações",
			volunteer: "Voluntariado",
		},
		technologies: "Tecnologias",
		technicalSkills: "Competências técnicas",
		softSkills: "Competências pessoais",
		levels: {
			Basic: "básico",
			Conversational: "conversação",
			Proficient: "avançado",
			Fluent: "fluente",
			Native: "nativo",
		},
		present: "atual",
		expires: "válido até {date}",
		months:
			"janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
		shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
		monthYear: "{mon} {year}",
		formalDate: "{day} de {month} de {year}",
		modernDate: "{day} {mon} {year}",
		salutation: "Prezado(a) {name},",
		openSalutation: "Prezada equipe de recrutamento,",
		signOff: "Atenciosamente,",
		yourName: "Seu nome",
	},
	da: {
		resume: "CV",
		letter: "Ansøgning",
		sections: {
			summary: "Profil",
			work_experience: "Erhvervserfaring",
			education: "Uddannelse",
			skills: "Kompetencer",
			languages: "Sprog",
			projects: "Projekter",
			certifications: "Certificeringer",
			publications: "Publikationer",
			volunteer: "Frivilligt arbejde",
		},
		technologies: "Teknologier",
		technicalSkills: "Faglige kompetencer",
		softSkills: "Personlige kompetencer",
		levels: {
			Basic: "grundlæggende",
			Conversational: "samtaleniveau",
			Proficient: "avanceret",
			Fluent: "flydende",
			Native: "modersmål",
		},
		present: "nu",
		expires: "gyldig til {date}",
		months:
			"januar februar marts april maj juni juli august september oktober november december",
		shortMonths: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
		monthYear: "{mon} {year}",
		formalDate: "{day}. {month} {year}",
		modernDate: "{day}. {mon} {year}",
		salutation: "Kære {name}",
		openSalutation: "Kære rekrutteringsansvarlige",
		signOff: "Med venlig hilsen",
		yourName: "Dit navn",
	},
	no: {
		resume: "CV",
		letter: "Søknad",
		sections: {
			summary: "Sammendrag",
			work_experience: "Arbeidserfaring",
			education: "Utdanning",
			skills: "Ferdigheter",
			languages: "Språk",
			projects: "Prosjekter",
			certifications: "Sertifiseringer",
			publications: "Publikasjoner",
			volunteer: "Frivillig arbeid",
		},
		technologies: "Teknologier",
		technicalSkills: "Faglige ferdigheter",
		softSkills: "Personlige egenskaper",
		levels: {
			Basic: "grunnleggende",
			Conversational: "samtalenivå",
			Proficient: "avansert",
			Fluent: "flytende",
			Native: "morsmål",
		},
		present: "nå",
		expires: "gyldig til {date}",
		months:
			"januar februar mars april mai juni juli august september oktober november desember",
		shortMonths: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
		monthYear: "{mon} {year}",
		formalDate: "{day}. {month} {year}",
		modernDate: "{dd}.{mm}.{year}",
		salutation: "Hei {name},",
		openSalutation: "Til rekrutteringsansvarlig,",
		signOff: "Med vennlig hilsen",
		yourName: "Ditt navn",
	},
	sv: {
		resume: "CV",
		letter: "Personligt brev",
		sections: {
			summary: "Profil",
			work_experience: "Arbetslivserfarenhet",
			education: "Utbildning",
			skills: "Kompetenser",
			languages: "Språk",
			projects: "Projekt",
			certifications: "Certifieringar",
			publications: "Publikationer",
			volunteer: "Ideellt arbete",
		},
		technologies: "Tekniker",
		technicalSkills: "Yrkeskunskaper",
		softSkills: "Personliga egenskaper",
		levels: {
			Basic: "grundläggande",
			Conversational: "samtalsnivå",
			Proficient: "avancerad",
			Fluent: "flytande",
			Native: "modersmål",
		},
		present: "nu",
		expires: "giltigt till {date}",
		months:
			"januari februari mars april maj juni juli augusti september oktober november december",
		shortMonths: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
		monthYear: "{mon} {year}",
		formalDate: "{day} {month} {year}",
		modernDate: "{year}-{mm}-{dd}",
		salutation: "Hej {name},",
		openSalutation: "Till rekryteringsansvarig,",
		signOff: "Med vänlig hälsning",
		yourName: "Ditt namn",
	},
	zh: {
		resume: "简历",
		letter: "求职信",
		sections: {
			summary: "个人简介",
			work_experience: "工作经历",
			education: "教育背景",
			skills: "专业技能",
			languages: "语言能力",
			projects: "项目经历",
			certifications: "证书",
			publications: "出版物",
			volunteer: "志愿经历",
		},
		technologies: "技术",
		technicalSkills: "专业技能",
		softSkills: "综合能力",
		levels: {
			Basic: "入门",
			Conversational: "日常交流",
			Proficient: "熟练",
			Fluent: "流利",
			Native: "母语",
		},
		present: "至今",
		expires: "有效期至{date}",
		months: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
		shortMonths: "1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月",
		monthYear: "{year}年{m}月",
		formalDate: "{year}年{m}月{day}日",
		modernDate: "{year}-{mm}-{dd}",
		salutation: "尊敬的{name}：",
		openSalutation: "尊敬的招聘经理：",
		signOff: "此致敬礼",
		yourName: "您的姓名",
	},
} satisfies Record<string, Words>;

/** Tags people and libraries use for a language that has a row under another name. */
const aliases: Record<string, keyof typeof rows> = { nb: "no", nn: "no" };

/** The words of a language ("de", "pt-BR", "zh-Hans"); English when it has no row. */
export function wordsOf(language: string): Words {
	const base = language.toLowerCase().split(/[-_]/)[0] ?? "";
	const name = aliases[base] ?? base;
	return Object.hasOwn(rows, name) ? rows[name as keyof typeof rows] : rows.en;
}

const forms: ReadonlyMap<string, LetterForm> = new Map(
	Object.values(WRITING_WORDS).flatMap((words) =>
		words.forms.map((form) => [form.locale, form] as const),
	),
);

/** The form of a locale; null where the language's own words are all there is. */
export function letterForm(locale: string | undefined): LetterForm | null {
	return forms.get(locale ?? "") ?? null;
}
