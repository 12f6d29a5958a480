// Norwegian: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.?|cirka|omtrent|rundt|over|opptil|i snitt|per|hver|totalt|herav|to|tre|fire|fem|seks|sju|åtte|ni|ti|elleve|tolv|en gang|et par";
const BEGINS =
	"mest|især|hovedsakelig|primært|noe|hvor\\p{L}*|der|slik|med|i|på|av|for|fra|til|hos|ved|under|om|og|eller|samt|også|sammen|inkludert|blant|bl|siden|uten|gjennom|mellom|som|etter|før|alltid|noen ganger|alle|ingen|jeg|min|mitt|mine|del|herav";
const VERBS =
	"er|var|har|hadde|blir|ble|gjør|gikk|går|steg|stiger|falt|lager|skriver|tar|kan|kunne|jeg|vi|som|når|at";
const OTHERS = [
	"^(?:\\p{L}|-)*(?:medarbeider|sjåfør|leder|selger|lærer|arbeider|tekniker|assistent|hjelper) (?:i|på|hos|ved|for) ",
	"^\\p{L}{4,}(?:et|te) (?=\\p{L})",
].join("|");

export const shaping: ShapingWords = {
	and: "og",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!\p{L}*(?:avdeling|stilling|bygning|erfaring|forening|forretning|regning|stigning|forbedring|besparelse|utdannelse|utdanning|ledning|ordning|leder)(?!\p{L}))(?:daglig |løpende |ukentlig |månedlig )?(?:\p{L}|-)*(?:\p{L}{3}ing|\p{L}{2}else|pleie|kontroll|salg|innkjøp|service|vedlikehold|drift|administrasjon|produksjon|dokumentasjon)(?![\p{L}-])/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	places:
		/^(?:\p{Ll}+(?:isk|lig|ende|e) )?\p{L}[\p{L}-]+ (?:i|med|av|for|på|hos|ved|til|etter|via) [^,:;]+$/u,
	joints: [{ text: " samt " }],
};
