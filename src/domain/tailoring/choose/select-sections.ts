// AI Select: which sections a description calls for. Words decide here, not a model: for each section a documented list,
// in English first and in the other languages postings come in.
import { wordsOf } from "../../match/words.ts";
import { type Profile, SECTIONS, type Section } from "../../profile/profile.ts";

// These tell every reader who the person is; they are picked whenever they can be filled.
const ALWAYS: ReadonlySet<Section> = new Set<Section>([
	"personal",
	"work_experience",
	"education",
	"skills",
]);

/** A description longer than this asks for someone who can sum up themselves. */
const LONG = 200;

const SENIORITY = new Set(
	"senior lead principal manager director head chief".split(" "),
);

const KEYWORDS: Readonly<Partial<Record<Section, readonly string[]>>> = {
	languages:
		`language languages bilingual multilingual fluent fluency english spanish french german italian portuguese dutch chinese mandarin
    japanese arabic russian norwegian danish swedish sprache sprachen sprachkenntnisse deutsch englisch idioma idiomas inglés español langue langues
    anglais français lingua lingue taal sprog`.split(/\s+/),
	projects:
		`project projects portfolio github gitlab prototype prototypes hackathon side-project open-source build built deliver delivery
    projekt projekte proyecto proyectos projet projets progetto projeto project`.split(
			/\s+/,
		),
	certifications:
		`certification certifications certificate certificates certified licence license licensed licensure accredited accreditation
    registration registered zertifikat zertifizierung zertifiziert führerschein approbation certificado certificación titulación certificat
    certification permis brevet`.split(/\s+/),
	software:
		`software tool tools platform platforms system systems application applications excel office sap crm erp cad adobe microsoft
    database databases spreadsheet spreadsheets anwendung anwendungen programme informática ofimática logiciel logiciels`.split(
			/\s+/,
		),
	publications:
		`publication publications published publish research researcher academic scientific journal papers peer-reviewed thesis phd
    doctorate veröffentlichungen forschung publicaciones investigación recherche`.split(
			/\s+/,
		),
	awards:
		"award awards prize prizes grant grants scholarship fellowship fellowships".split(
			" ",
		),
	volunteer:
		`volunteer volunteers volunteering community nonprofit non-profit charity ngo outreach social-impact civic ehrenamt ehrenamtlich
    voluntariado bénévolat bénévole associatif`.split(/\s+/),
};

/** Sections the description asks for and the profile can fill, in the specification's order. Personal is always one. */
export function selectSections(
	profile: Profile,
	jobDescription: string,
): Section[] {
	const words = wordsOf(jobDescription);
	const keys = new Set(
		words.flatMap((word, at) => [
			word.key,
			`${word.key}-${words[at + 1]?.key ?? ""}`,
		]),
	);
	const isAsked = (section: Section) =>
		KEYWORDS[section]?.some((keyword) => keys.has(keyOf(keyword))) ?? false;
	const wantsSummary =
		jobDescription.trim().length > LONG ||
		words.some(({ key }) => SENIORITY.has(key));
	return SECTIONS.filter((section) => {
		if (section === "personal") return true;
		if (section === "summary") return wantsSummary;
		return (
			profile[section].length > 0 && (ALWAYS.has(section) || isAsked(section))
		);
	});
}

function keyOf(keyword: string): string {
	return wordsOf(keyword)
		.map(({ key }) => key)
		.join("-");
}
