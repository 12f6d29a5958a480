// The lines of a plain text as they were before a page broke and numbered them.
import { withoutBullet } from "../../profile/plain-text.ts";

export type Line = { number: number; text: string; isBullet: boolean };

/** Lines as they were before a page broke them: one that goes on in lower case belongs to the line before. */
export function joinWrapped(text: string): Line[] {
	const lines: Line[] = [];
	let isOpen = false;
	text.split(/\r?\n/).forEach((raw, at) => {
		const plain = withoutFurniture(withoutBullet(raw).trim());
		const before = lines.at(-1);
		if (!/[\p{L}\p{N}]/u.test(plain)) {
			isOpen = false;
			return;
		}
		const isBullet = withoutBullet(raw).trim() !== raw.trim();
		const goesOn =
			isOpen &&
			before &&
			!isBullet &&
			(/^[\p{Ll}(%&]/u.test(plain) ||
				/[,&-]$|\b(?:and|of|the|to|for|with|by|in|a|an)$/i.test(before.text)) &&
			before.text.length > 40;
		if (before && goesOn)
			before.text = `${before.text.replace(/(?<=\p{Ll})-$/u, "")}${/(?<=\p{Ll})-$/u.test(before.text) ? "" : " "}${plain}`;
		else lines.push({ number: at + 1, text: plain, isBullet });
		isOpen = true;
	});
	return lines;
}

const FURNITURE =
	/^(?:page \d+(?: (?:of|\/) \d+)?|(?:.{0,40}[–—-]\s*)?\d{1,2}\s*\/\s*\d{1,2}|last updated\b.*)$/i;

const LABEL =
	/^(?:(?:\d+ (?:years?|yrs?) ?)?(?:\d+ (?:months?|mos?))|\d+ (?:years?|yrs?)|linkedin|github|gitlab|twitter|stack ?overflow|medium|portfolio|website|e-?mail|phone|behance|xing|orcid|google scholar)$/i;

/** A line without what programs add: page numbers, numbers of a list, lengths of employment, names of networks. */
function withoutFurniture(line: string): string {
	if (FURNITURE.test(line)) return "";
	return line
		.replace(/^\d{1,2}[.)]\s+(?=\p{L})/u, "")
		.split(/\s{3,}/)
		.filter((part) => !LABEL.test(part.trim()))
		.join("   ");
}

const HEADING =
	/^(?:(?:professional |personal |executive |career )?(?:summary|profile)|about(?: me)?|(?:work |professional )?experience|employment(?: history)?|work history|education|(?:technical |key |core )?skills|competencies|languages|projects|certifications?|certificates|licen[cs]es|publications|volunteer(?:ing| work| experience)?|awards|honou?rs|interests|references|profil|berufserfahrung|ausbildung|kenntnisse|sprachen|projekte|zertifikate|veröffentlichungen|ehrenamt|perfil|experiencia(?: profesional| laboral)?|formación|educación|competencias|habilidades|idiomas|proyectos|certificaciones|publicaciones|voluntariado|expérience professionnelle|formation|compétences|langues|projets|bénévolat|profilo|esperienza|formazione|competenze|lingue|progetti|certificazioni|pubblicazioni|volontariato|profiel|werkervaring|opleiding|vaardigheden|talen|projecten|certificaten|publicaties|vrijwilligerswerk|resumo|experiência(?: profissional)?|formação|competências|projetos|certificações|publicações|sammendrag|erfaring|arbeidserfaring|arbejdserfaring|utdanning|uddannelse|kompetanse|kompetencer|ferdigheter|språk|sprog|prosjekter|projekter|sertifiseringer|certificeringer|publikasjoner|publikationer|frivillig(?: arbeid| arbejde)?|个人简介|工作经历|教育背景|技能|语言|项目|项目经历|证书|出版物|志愿服务)$/i;

/** A heading names a section, not a fact: a few words in capitals, or a word every resume has. */
export function isHeading(text: string): boolean {
	const isShort = text.split(/\s+/).length <= 4 && !/\d/.test(text);
	if (HEADING.test(text)) return true;
	return (
		isShort &&
		text === text.toUpperCase() &&
		text !== text.toLowerCase() &&
		/\p{L}{4}/u.test(text)
	);
}
