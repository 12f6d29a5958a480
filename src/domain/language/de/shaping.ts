// German: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.|circa|rund|etwa|über|bis zu|mehr als|knapp|im Schnitt|durchschnittlich|davon|je|täglich|wöchentlich|monatlich|pro|alle|jede\\p{Ll}?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|einmal|zweimal|dreimal";
const BEGINS =
	"mit|in|im|an|am|auf|aus|bei|beim|für|von|vom|nach|zu|zum|zur|über|unter|um|ab|bis|seit|durch|ohne|gegen|zwischen|während|sowie|und|oder|als|wie|alle|teil|ich|wir|keine?|immer|meist|oft|manchmal|dabei|jede\\p{Ll}?|vor|später";
const VERBS =
	"ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|läuft|laufen|lief|liegt|liegen|lag|macht|machen|übernimmt|kann|konnte|stieg|sank|ging|blieb|ich|wir|mir|dass|dabei|bestanden|gestiegen|gesunken";
const OTHERS = [
	"\\s\\p{Ll}*(?:ge\\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer)\\p{Ll}{2,}t|\\p{Ll}+iert)(?=$|,| \\(| und )",
	"\\p{L} \\p{Ll}{3,}(?:e[lr]?|[^aeiou])n(?=$|,| und \\p{L}+$| \\()",
	"^(?:\\p{L}|-)*(?:helfer|fahrer|verkäufer|kellner|leiter|arbeiter|techniker|lehrer|betreuer|berater|mechaniker|pfleger|kräfte?|frau|mann|hilfe|assistent)(?:in)? (?:im|in|bei|auf|am|an|der|des|für) ",
].join("|");

export const shaping: ShapingWords = {
	and: "und",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "u"),
	joints: [{ text: " sowie um " }],
	keepsCapital: true,
};
