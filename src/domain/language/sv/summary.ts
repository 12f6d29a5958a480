// Swedish: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} hos {company} sedan {date}.",
	tradeSince: "{title} sedan {year}, hos {company} sedan {date}.",
	titleSince: "{title} sedan {date}.",
	current: "{title} hos {company}.",
	latest: "Senast {title} hos {company}.",
	before: "Tidigare {title} hos {company}.",
	heldUntil: "{title} från {year} till {end}.",
	stages: "senare|därefter",
	earlier: ", tidigare {title}",
	languages: "{items}.",
	means: "genom att|via|tack vare|med hjälp av|inom ramen|enligt|inklusive",
	circumstances: "för|i|på|vid|hos|under|inom",
	moreSkills: "Övriga kunskaper",
	praise:
		"hjärta för|gärna(?!\\p{L})|vill (?:gärna|bort|tillbaka|nu) |bästa?(?!\\p{L})|jag söker|söker (?:en|ett|nytt|nya)|jag gillar|jag söker|söker (?:ett|en)|passionerad|motiverad|engagerad|hängiven|resultatinriktad|utmärkt|kreativ|innovativ|dokumenterad|stark|målinriktad|brinner för|års erfarenhet",
	ownAbsence:
		"olycka|sjukskriven|sjukskrivning|föräldraledig(?:het)?|arbetslös",
	othersIllness:
		"(?:medan|när|då) (?:[\\p{L}’]+ ){1,4}?var (?:sjuk|sjukskriven|skadad)(?=[,;.)]|\\s[–—-]\\s|$)|under (?:[\\p{L}-]+s )?(?:sjukskrivning|sjukdom)(?:en)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "ning|ing|ande|ation|vård|håll",
	responsible: "(?:ansvarig för|ansvar för) ",
	assisting:
		"(?:med i |del av |hjälp|stödj|bistod|deltog|delta|medverk|bidrog)",
	together: "samarbet",
	othersPart:
		"\\p{L}+(?:en|an|et|na) (?:hade|har|håller|höll|sköter|skötte|gör|gjorde|ansvarar|ansvarade|beslutar|leder|ledde|förhandlar|tar|tog|skriver)|(?:görs|sköts|förhandlas|leds|tas fram|beställs|programmeras|skrivs) av|(?:ligger|låg) (?:på|hos)|(?:kommer|kom) (?:\\p{L}+ )?från",
	sameThing: "den|det|dem|dessa|detta|resten|allt",
	sideJob:
		"extrajobb|extraarbete|bisyssla|timvikarie|vid sidan av|helgjobb|lördagar|söndagar|sommarjobb|ferievikarie|sporadisk(?:t)?|läxhjälp|behovsanställd",
	workingHours: "deltid|på \\d{2} ?%$",
	partTime: "deltid|på deltid|kvällar|helger",
	selfEmployed: "egenföretagare",
	sections: {},
	notPassed: "(?:inte|ej|icke) godkän(?:d|t)|underkän[dt]|kuggad\\p{L}*",
	seeking: "söker",
	lapsed:
		"gick ut|gått ut|utgången|utgånget|inte längre giltig[t]?|ej förnya[dt]|inte förnya[dt]",
	schoolLeaving:
		"gymnasieexamen|gymnasium|gymnasieskola|studentexamen|slutbetyg(?: från gymnasiet)?|grundskola",
	grade: "betyg|snittbetyg",
	partOfStudies: "delar|del|moduler|modul",
	unharmed:
		"(?:inga|utan(?: en enda)?|noll) (?:\\p{L}+ ){0,2}(?:olyckor?|tillbud|klagomål|avvikelser?|reklamationer|driftstopp)",
	honors: "med beröm",
	outOf: "av",
	studyUnits: "moduler|kurser|poäng|hp|terminer|år",
	stageOfStudies:
		"[1-9]\\d? ?% (?:avklarad|färdig|genomförd)|(?:första|andra|tredje) året? av (?:två|tre|fyra|[2-5])|(?<=^|[,;:(–—-] ?)(?:avbruten|avbruten studier|pausad|uppskjuten)(?= (?:sedan|efter|i)|$|[,;.)])|utan (?:examen|betyg)(?=$|[,;.)])|(?:ej|inte) (?:godkänd|påbörjad|slutförd)",
	atMost: "upp till",
	merely: "bara|endast|en gång(?! (?:i|om|per)(?!\\p{L}))",
	spoken: "[Jj]ag|[Vv]i|[Mm]in(?!\\.)(?<!\\p{N} ?min)|[Mm]ina|[Mm]itt|oss",
	stopped:
		"avbruten|(?:ej|inte) avslutad|utan examen|pausad|avbrutit|avbröts|avhoppad|hoppade av",
	closedDown: "konkurs|i konkurs|nedlag[dt]|upplöst",
	inPlace:
		"täck\\p{L}+ (?:upp )?(?:för )?\\p{L}+ (?:semester|ledighet|frånvaro)\\p{L}*|semestervikari\\p{L}+",
	softSkills: "personliga?|personligt|mjuka|egenskaper",
	otherGroup: "annat|andra|övrigt|övriga(?: kunskaper)?|diverse|allmänt",
	privateSkills:
		"bakning|matlagning|sömnad|stickning|virkning|trädgårdsarbete|läsning|resor|musik|sång|dans|vandring|cykling|löpning|simning|fotboll|innebandy|schack|fiske|jakt|gitarr|hemmafix|bra med (?:\\p{L}+ ?){1,3}",
	mine: "min|mitt|mina",
	credited:
		"(?:efter att|sedan|när|eftersom) (?!(?:jag|vi)(?!\\p{L}))\\p{L}+(?:en|et|an|na) \\p{L}+(?:de|te|t)",
	limited:
		"(?:lagets|gruppens|avdelningens) (?:sammanlagda|totala|gemensamma)|(?:enbart|bara|endast)(?=[).;,]|$)|(?:enbart|bara|endast) (?:assister|hjälp|stöd)\\p{L}*|(?:enbart|bara|endast) som (?:medhjälpare|assistent|observatör)|under (?:handledning|ledning|överinseende|uppsikt)|undertecknas av|signeras av|godkänns av|skriver under|för (?:underskrift|signering) av|gör en \\p{L}+|görs av|beställs av|utförs av|auskulterat|ännu inte själv|(?:gör|håller|sköter|tar|utför|beslutar|signerar|beställer) \\p{L}*(?:chefen|ledaren|mästaren|ören|verkstaden|konsulten|revisorn|läkaren)(?=[).;,]|$)",
	privateMatters:
		"utan (?:arbete|jobb)|mellan jobb|operation av|skada i|arbetslös|föräldraledi|mammaledi|pappaledi|tjänstledi|sabbat|sjukdom|sjukskriv|gravid|min (?:mor|mamma|far|pappa|fru|man|familj|dotter|son)|mina (?:barn|föräldrar)|gift|skild|född",
	protectedMatters: "funktionsnedsätt|religion",
	possessives: "min|mitt|mina|vår|vårt|våra|sin|sitt|sina|en|ett|alla",
	followsOn: "dessförinnan|därefter|sedan dess",
	traceLevel:
		"(?:några|ett par) ord|lite(?:n|t)?(?!\\p{L})|skol\\p{L}*|förstår|nybörjare|elementär",
};
