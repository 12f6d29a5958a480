// English: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		["the", /\b(?:course|workshop|seminar|webinar)(?=$|\s*[(,])/iu],
		[
			"a",
			/^(?:Associate|Bachelor|Master|Doctor|MBA|BBA|GED|Ph\.?D|[BM]\.?(?:Sc|A|S|Ed|Eng|Com)\b|A\.?(?:A|S|A\.?S)\b|LL\.?[BM]\b|(?:Advanced |National |Higher |Level \d )*(?:Diploma|Certificate)\b|High School|NVQ|HN[CD]\b|BTEC|Foundation degree)|\b(?:certificate|certification|diploma|degree|licen[cs]e|card|qualification|award|permit|apprenticeship|badge|pass|check)\b/i,
		],
		[
			"",
			/^(?:\p{Lu}{2}|GCSEs|Highers|First Aid)|\b(?:registration|training|membership|accreditation|clearance)$/u,
		],
	],
	small: /^(?:High|Secondary) school \p{Ll}/u,
	holder:
		/(?:accountant|adviser|advisor|administrator|agent|aider|analyst|appraiser|arborist|architect|assessor|auditor|broker|coach|coder|counsel+or|developer|driver|electrician|engineer|examiner|fellow|handler|hygienist|inspector|instructor|interpreter|manager|marshal|mechanic|notary public|nurse|officer|operator|pharmacist|planner|plumber|practitioner|professional|specialist|surveyor|teacher|technician|therapist|trainer|translator|welder)$/i,
	ongoing: "in progress",
	expired: "expired {date}",
	validUntil:
		"(?:valid|current|in date) (?:until|till?|to|through)|expir(?:es|y|ing)(?: date)?(?: (?:in|on))?|good (?:through|thru)|exp\\.?(?: date)?(?= ?:? ?(?:\\p{L}|\\d))",
	validFor: "(?:good|valid) for",
	partOf: "(?:part|module|unit) [ivx\\d]+ of",
	course:
		"courses?|workshops?|seminars?|webinars?|trainings?$|(?<=[(] ?)\\p{N}+ ?(?:h|hrs?|hours?|days?)",
	mayCome:
		"before (?:day one|(?:the |your )?(?:start(?: date)?|first day|hire|joining))|by (?:the |your )?(?:start date|first (?:contract |working )?day|day one|(?:date|time) of hire)|within (?:\\d+|one|two|three|six|twelve) (?:days|weeks|months|year)|eligib(?:le|ility) for",
	comesAfter:
		"(?:able|ability|willing(?:ness)?|eligible|eligibility) to (?:obtain|get|gain|acquire|achieve|become)|within [^.;]{1,30} (?:of|after|from|following) (?:appointment|hire|hiring|employment|joining|(?:the |your )?start)",
};
