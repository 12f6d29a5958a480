// Dutch: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.|circa|ruim|zo[’']n|ongeveer|meer dan|tot|gemiddeld|dagelijks|wekelijks|maandelijks|per|elke|iedere|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|eenmaal|tweemaal|eens";
const BEGINS =
	"vooral|voornamelijk|meestal|hoofdzakelijk|die|dat|waar\\p{L}*|zodat|met|in|op|aan|voor|van|bij|naar|over|onder|uit|door|tot|sinds|vanaf|samen|en|of|waaronder|inclusief|incl|ook|daarna|daarboven|later|als|deels|zonder|tijdens|tussen|altijd|soms|alle|geen|ik|mijn|per|waarvan|deel|enige";
const VERBS =
	"is|zijn|was|waren|heeft|hebben|had|hadden|wordt|worden|werd|werden|gaat|ging|steeg|daalde|kan|kon|tekent|doet|ik|we|wij|dat|omlaag|omhoog|gestegen|gedaald";
const OTHERS = [
	"^\\p{L}+(?:ing|tie|controle|onderhoud|beheer) (?!(?:van|voor|aan|met|in|op|bij|over|tussen|door|naar|uit|onder|tijdens|volgens|via|tot|en|of|t\\.b\\.v)(?!\\p{L}))(?=\\p{L})",
	"^(?:\\p{Ll}{2,5})?ge(?!bied|bouw|recht|zond|richt|zin|bruik|sprek|geven|vallen|tuig)\\p{Ll}+(?:t|d|en)(?= |$)",
	"\\s\\p{Ll}*(?:ge\\p{Ll}+(?:t|d)|ge(?:schreven|daan|nomen|bracht|houden))(?=$|,| \\()",
	"\\s\\p{Ll}*ge\\p{Ll}+(?:t|d) (?:bij|in|met|van|voor|op|aan|en|tot|door) ",
	"^(?:\\p{L}|-)*(?:medewerker|chauffeur|leider|verkoper|begeleider|hulp|docent|monteur|assistent) (?:in|bij|op|van|voor) ",
	"\\s(?:herzien|verlaagd|verhoogd|verbeterd)(?=$|,| \\()",
	"\\s(?:mee |mede )?(?:be|ver|ont|her)\\p{Ll}{2,}(?:d|t)(?<!bestand|verband|overzicht|bericht|beleid|verslag|herstel|bedrijfsarts|bewijs|klant|band|hand)(?=$|,| \\(| (?:en|met|in|bij|voor|van|op|aan|door) )",
	"\\s(?:gemeten|gelegd|gewassen|geholpen|gesneden|gegeven|gekozen|gezocht|gedacht|getrokken|gereden|gewonnen|gelezen|gesproken|gevonden|gebakken)(?!\\p{L})",
].join("|");

export const shaping: ShapingWords = {
	and: "en",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!\p{L}*(?:(?<!bege)leiding|woning|opleiding|vergadering|stijging|daling|verbetering|afdeling|ervaring|instelling|vestiging|verlaging|verhoging|besparing|vertegenwoordiging|station|positie|promotie|organisatie|situatie|locatie|relatie|vakantie)(?!\p{L}))(?:\p{L}+e )?(?:\p{L}|-)*(?:\p{L}{3}ing|\p{L}{3}tie|zorg|inkoop|verkoop|beheer|onderhoud|toezicht|onderzoek|controle|analyse|reparatie|montage|bediening|opbouw|aanleg|schoonmaak|intake|nazorg|boekhouding|uitgifte|vervoer|levering|begeleiden|injecteren|zwachtelen|lassen|snoeien|koken|schilderen|metselen|timmeren|bakken|zagen|frezen|tekenen|planten)(?![\p{L}-])/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	places:
		/^(?:\p{Ll}+(?:isch|lijk|e) )?\p{L}[\p{L}-]+ (?:in|met|van|voor|op|bij|aan|volgens|via) [^,:;]+$/u,
	joints: [{ text: ", en ook met " }],
	byOthers: /(?<!\p{L})door /iu,
};
