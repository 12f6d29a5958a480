// Swedish: notes of a resume that are no sentence of their own.
import type { NotesWords } from "../notes-words.ts";

export const notes: NotesWords = {
	covers: ["omfattar", "omfattade"],
	work: {
		current: [
			"Mitt arbete som {title} på {company} (sedan {since}) {covers} {part}",
		],
		titled: ["Mitt arbete som {title} på {company} {covers} {part}"],
		first: ["Mitt arbete på {company} {covers} {part}"],
		named: ["Mitt arbete på {company} {covers} också {part}"],
		begin: ["Arbetet {covers} {part}"],
		now: ["Min nuvarande tjänst {covers} {part}"],
		same: ["Arbetet {covers} också {part}", "Tjänsten {covers} också {part}"],
		earlier: ["Mitt tidigare arbete som {title} på {company} {covers} {part}"],
		project: ["Projektet {company} {covers} {part}"],
		volunteer: ["Mitt ideella arbete i {company} {covers} {part}"],
		own: ["Mitt arbete som egenföretagare {covers} {part}"],
	},
	figures: {
		there: "I siffror: {part}",
		at: "I siffror, från mitt arbete på {company}: {part}",
	},
	result: {
		there: "Ett resultat av det arbetet: {part}",
		at: "Ett resultat av mitt arbete på {company}: {part}",
	},
	never:
		/^\p{L}+(?:ar|er|ör|år) (?:och|samt) \p{L}+(?:ar|er|ör|år)(?!\p{L})|^(?:eget|egen|egna|ensam) |^\p{L}+ (?:en|ett|den|det|de|alla) |^\p{L}+(?:ar|er|ör|år|(?<!an|en|ån)de|te|[^aeiou]a) (?!(?:och|samt|av|i|på|till|för|med|från|hos|vid|under|upp|per|inom|enligt|mot|åt|om|via|mellan)(?!\p{L}))\p{L}|(?<!\p{L})(?:bara|endast)(?!\p{L})|^(?:(?:deltagit|hjälpt|bidragit|tagit|gjort|skrivit|byggt|infört|genomfört|utvecklat|utbildat|handlett|varit med) |(?:\p{L}|-)*(?:man|ledare|ansvarig|ansvar|medlem|elev|assistent|vikarie|lärling|hjälpreda)(?: |$)|jag |min |mitt )/iu,
	change:
		/(?<!\p{L})från (?:ca )?\d[^;]{0,30} till (?:under |över |ca )?\d|[+–−-] ?\d+(?:,\d+)? ?%/iu,
	figureChange: {
		fell: [" sjönk ", " sjönk "],
		rose: [" steg ", " steg "],
		opens: "",
		closes: "",
		joints: [{ plain: "från " }, { plain: "till " }],
		from: "från",
		to: "till",
		inYear: "under|år",
		within: "(?:i|på|för|av|vid|hos|per)(?: min| mitt| mina| vår)?",
		ways: "ner|ned|upp",
	},
	and: " samt ",
};
