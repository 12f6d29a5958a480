// English: words that carry no meaning of their own.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
emphasis concentration
a an the of and or to in on at by for with from as is are was were be been being am that this these those there here
it its our your you we us they their them his her he she i me my mine who whom whose which what when where while how
why will would shall should can could may might must do does did done doing have has had having get gets got not no
nor yes all any each every other others another both either neither more most many much few less least some such same
so than then too very also just only even still yet already about above across after against along among around
because before behind below between beyond during except if into like near off onto over per since through throughout
till toward under until up upon via within without etc eg ie able ability abilities capable capacity well good great
strong excellent outstanding exceptional solid proven demonstrated demonstrable deep extensive broad sound high highly
effective effectively efficient efficiently experience experienced experiences knowledge skill skills skilled
understanding familiarity familiar background expertise proficiency proficient knowledgeable hands-on hands working
work works worked job jobs role position positions opportunity opportunities candidate candidates applicant ideal
successful year years month months minimum maximum plus preferred preferably required requirement requirements require
requires need needs needed necessary desired desirable must-have nice including include includes included related
relevant equivalent similar appropriate various variety multiple several different one two three four five six seven
eight nine ten first second full time part new own using use used uses make makes making take takes taking ensure
ensures ensuring provide provides providing help perform performs performing demonstrate possess possession hold look
looking join responsible duties assigned ongoing day daily e g s re ll ve d t m general overall based level current
currently successfully field fields area areas etc. way ways lot set key major main ideally e.g. i.e. degree-level`,
	glosses: "",
	degrees: {
		doctorate: String.raw`ph\.?\s?d|doctorates?|doctoral|doctor of|ed\.?d|juris doctor|j\.?d|m\.d|dnp|dpt|otd|aud|pharmd|psyd|dvm|dds|dmd|dba|engd|jsd`,
		master: String.raw`master['’]s|masters? (?:of|in|degree)|m\.? ?sc|m\.a|m\.s|mba|m\.ed|med (?:in|degree)|m\.?eng|mph|msw|msn|mls|mlis|m\.?f\.?a|m\.arch|m\.?phil|mres|mpa|mpp|msed|macc|mfin|mch|mchem|mpharm|mha|mhs|mscn|mps|llm|postgraduate|graduate degree|advanced degree`,
		bachelor: String.raw`bachelor['’]?s?|b\.? ?sc|b\.a|b\.s|bs[nei]|bscs|bsee|b\.?b\.?a|b\.?f\.?a|b\.?eng|b\.?ed|b\.?tech|b\.arch|b\.?com|b\.?mus|b\.?pharm|bsw|bsba|bas|bbs|bscn|bds|bcs|llb|undergraduate degree`,
		associate:
			"associate['’]?s?(?: level)? degree|associate(?:['’]s)?(?= (?:or|and|/) (?:an? )?bachelor)|associate(?:['’]s)? of|a\\.?a\\.?s|two-year degree|2-year degree|hnd|foundation degree",
		school:
			"high school|ged|secondary (?:school|education)|a-levels?|gcses?|apprenticeship|vocational (?:training|qualification)",
	},
	anyDegree:
		"degree(?! of)|four-year|4-year|college graduate|graduat(?:e of|ion from)",
	bareDegrees: {
		doctorate: "doctor|md|jd",
		master: "masters?|ma|ms",
		bachelor: "ba|bs|bachelors|honou?rs|hons",
		associate: "associate|aas?|as",
		school: "diploma",
	},
};
