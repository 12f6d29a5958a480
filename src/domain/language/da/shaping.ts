// Danish: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.?|cirka|omkring|over|op til|i snit|pr\\.|hver|i alt|heraf|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|en gang|et par";
const BEGINS =
	"mest|især|primært|hovedsageligt|hvilket|hvor\\p{L}*|der|så|med|i|på|af|for|fra|til|hos|ved|under|om|og|eller|samt|også|sammen|inklusive|blandt|bl|siden|uden|gennem|mellem|som|efter|før|altid|nogle gange|alle|ingen|jeg|min|mit|mine|del|heraf|herunder";
const VERBS =
	"er|var|har|havde|bliver|blev|gør|gik|går|steg|stiger|faldt|laver|skriver|tager|kan|kunne|jeg|vi|der|som|når|at";
const OTHERS = [
	"^(?:\\p{L}|-)*(?:medhjælper|chauffør|leder|sælger|lærer|arbejder|tekniker|assistent|medarbejder) (?:i|på|hos|ved|for) ",
	"^\\p{L}{3,}ede(?!\\p{L})",
].join("|");

export const shaping: ShapingWords = {
	and: "og",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!\p{L}*(?:afdeling|stilling|bygning|erfaring|forening|forretning|regning|stigning|forbedring|besparelse|uddannelse|virkelse|ledning|ordning)(?!\p{L}))(?:daglige? |løbende |ugentlige? |månedlige? )?(?:\p{L}|-)*(?:\p{L}{3}ning|\p{L}{3}ring|\p{L}{3}ling|\p{L}{2}else|pleje|kontrol|salg|indkøb|service|vedligehold|drift|administration|produktion|dokumentation|rapportering)(?![\p{L}-])/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	places:
		/^(?:\p{Ll}+(?:isk|lig|ende|e) )?\p{L}[\p{L}-]+ (?:i|med|af|for|på|hos|ved|til|efter|via) [^,:;]+$/u,
	joints: [{ text: " samt " }],
};
