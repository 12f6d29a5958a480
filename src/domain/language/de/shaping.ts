// German: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"ca\\.|circa|rund|etwa|über|bis zu|mehr als|knapp|im Schnitt|durchschnittlich|davon|je|täglich|wöchentlich|monatlich|pro|alle|jede\\p{Ll}?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|einmal|zweimal|dreimal";
const BEGINS =
	"\\p{L}{3,}e und \\p{Ll}{3,}e|überwiegend|vorwiegend|hauptsächlich|vor allem|insbesondere|davon|wobei|wodurch|sodass|welche\\p{L}*|was|mit|in|im|an|am|auf|aus|bei|beim|für|von|vom|nach|zu|zum|zur|über|unter|um|ab|bis|seit|durch|ohne|gegen|zwischen|während|sowie|und|oder|als|wie|alle|teil|ich|wir|keine?|immer|meist|oft|manchmal|dabei|jede\\p{Ll}?|vor|später";
const VERBS =
	"ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|läuft|laufen|lief|liegt|liegen|lag|macht|machen|übernimmt|kann|konnte|stieg|sank|ging|blieb|ich|wir|mir|dass|dabei|bestanden|gestiegen|gesunken";
const OTHERS = [
	"\\s(?:ge|be|er|ver|ent|über|unter)\\p{Ll}+t (?:der|die|das|den|ein|eine|unser|mein)(?!\\p{L})",
	"\\s\\p{Ll}*(?:ge\\p{Ll}+(?:t|en)|(?:be|er|ver|ent|zer)\\p{Ll}{2,}t|\\p{Ll}+iert)(?=$|,| \\(| und )",
	"\\p{L} \\p{Ll}{3,}(?:e[lr]?|[^aeiou])n(?=$|,| und \\p{L}+$| \\()",
	"^(?:\\p{L}|-)*(?:helfer|fahrer|verkäufer|kellner|leiter|arbeiter|techniker|lehrer|betreuer|berater|mechaniker|pfleger|kräfte?|frau|mann|hilfe|assistent)(?:in)? (?:im|in|bei|auf|am|an|der|des|für) ",
].join("|");

export const shaping: ShapingWords = {
	and: "und",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!\p{L}*(?:[Vv]ertretung|[Bb]ewertung|[Aa]uslastung|[Kk]undenbindung|[Ss]teigerung|[Ss]enkung|[Ee]rhöhung|[Vv]erbesserung|[Ee]rfahrung|[Aa]uszeichnung|[Bb]ildung|[Zz]eitung|[Ww]ohnung|[Aa]bteilung|[Ll]eistung|[Hh]eizung|[Ss]ammlung|[Rr]echnung|[Ss]tation|(?<!is)[Pp]osition|[Mm]illion|[Ii]nnovation|[Ss]ituation|[Nn]ation)(?!\p{L}))(?:\p{Lu}\p{Ll}+e[rs]? )?(?:\p{L}|-)*(?:\p{L}{3}ung|\p{L}{3}tion|\p{L}ision|[Pp]flege|[Mm]ontage|[Aa]nalyse|annahme|ausgabe|[Üü]bergabe|[Aa]ufnahme|vergabe|abnahme|[Tt]eilnahme|[Kk]ontrolle|[Rr]echerche|[Rr]eparatur(?:en)?|[Ii]nventur|[Aa]ufsicht|[Ii]nbetriebnahme|[Vv]isite|[Tt]herapie|[Rr]edaktion|[Aa]ufbau|[Uu]mbau|[Aa]bbau|[Vv]erkauf|[Ee]inkauf|[Vv]ertrieb|[Vv]ersand|[Ss]upport|[Zz]uschnitt|[Mm]anagement|[Cc]ontrolling|[Mm]arketing|[Mm]onitoring|[Cc]oaching|[Rr]eporting|[Rr]ecruiting|[Oo]nboarding|[Mm]ahnwesen|[Rr]echnungswesen|[Mm]itarbeit|[Zz]usammenarbeit|schweißen|Schweißen|Bestellwesen|[Aa]kquise|[Ll]agerhaltung|Drehen|Fräsen|Kochen|Backen|Reinigen)(?![\p{L}-])/u,
	helping:
		/^(?:Mitarbeit|Mitgestaltung|Mithilfe|Mitwirkung|Teilnahme|Unterstützung|Vertretung|Beteiligung|Einarbeitung|Hospitation)(?!\p{L})/u,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "u"),
	places:
		/^(?:\p{Ll}+e[rs]? )?\p{L}[\p{L}-]+ (?:in|im|mit|nach|auf|am|an|bei|für|von) [^,:;]+$/u,
	joints: [{ text: " sowie um " }],
	many: /(?:[^n]en|ionen|eln|ern|innen|s|(?:würf|schläg|besuch|äg|üss|äng|üg|gebot|bericht|jekt|prozess|spräch|text|gerät|läuf|plän|tag|dienst|antrag|auftr?äg|schein|bild|rohr|beleg|verlust|brüch|fäll|räum|bäum)e|kinder|bilder|räder|güter)(?<!wagen|garten|boden|laden|ofen|kasten|rahmen|hafen|kuchen|wesen|haus|kurs|bus|prozess|service|ss|is|us|anis|wickeln|essen|röntgen|lesen|schreiben|füllen|stellen|führen|setzen|bringen|räumen|prüfen|messen|schneiden|waschen|kochen|backen|packen|nehmen|ieren)$/iu,
	keepsCapital: true,
	byOthers: /(?<!\p{L})durch /iu,
};
