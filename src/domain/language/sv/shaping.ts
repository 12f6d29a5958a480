// Swedish: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.?|cirka|ungefär|omkring|över|upp till|i snitt|per|varje|totalt|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|en gång|ett par";
const BEGINS =
	"mest|främst|huvudsakligen|framför allt|vilket|där|så|med|i|på|av|för|från|till|hos|vid|under|om|och|eller|samt|även|tillsammans|inklusive|bland|bl|sedan|utan|genom|mellan|som|efter|före|alltid|ibland|alla|inga|jag|min|mitt|mina|del|varav|därav";
const VERBS =
	"är|var|har|hade|blir|blev|gör|gick|går|steg|stiger|sjönk|skriver|tar|kan|kunde|jag|vi|som|när|att";
const OTHERS = [
	"^(?:\\p{L}|-)*(?:biträde|chaufför|ledare|säljare|lärare|arbetare|are|tekniker|assistent) (?:i|på|hos|vid|för) ",
	"^\\p{L}{3,}ade(?!\\p{L})",
].join("|");

export const shaping: ShapingWords = {
	and: "och",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!\p{L}*(?:avdelning|byggnad|förening|tidning|räkning|ökning|minskning|förbättring|besparing|utbildning|ledning|ställning|ordförande|studerande|sökande|boende|gående)(?!\p{L}))(?:daglig |löpande |månatlig )?(?:\p{L}|-)*(?:\p{L}{3}ning|\p{L}{3}ring|\p{L}{2}ande|\p{L}{2}else|vård|kontroll|inköp|service|underhåll|drift|redovisning|administration|produktion|dokumentation|uppföljning)(?![\p{L}-])/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	places:
		/^(?:\p{Ll}+(?:isk|lig|ande|a) )?\p{L}[\p{L}-]+ (?:i|med|av|för|på|hos|vid|till|enligt|via) [^,:;]+$/u,
	joints: [{ text: " samt " }],
};
