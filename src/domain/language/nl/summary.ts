// Dutch: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} bij {company} sinds {date}.",
	tradeSince: "{title} sinds {year}, bij {company} sinds {date}.",
	titleSince: "{title} sinds {date}.",
	current: "{title} bij {company}.",
	latest: "Laatst {title} bij {company}.",
	before: "Eerder {title} bij {company}.",
	heldUntil: "{title} van {year} tot {end}.",
	stages: "daarna|later|vervolgens",
	earlier: ", eerder {title}",
	languages: "{items}.",
	means:
		"vooral door|via|dankzij|door middel van|binnen|volgens|inclusief|aan de hand van",
	circumstances: "voor|in|op|bij|tijdens|binnen",
	moreSkills: "Overige vaardigheden",
	praise:
		"hart voor|spontane?(?!\\p{L})|graag(?!\\p{L})|wil (?:graag|weg|terug|nu) |(?:de|het) beste(?!\\p{L})|ik zoek|op zoek naar|ik zoek|ik hou|op zoek naar|gepassioneerd|gemotiveerd|gedreven|enthousiast|resultaatgericht|uitstekend|creatief|innovatief|bewezen|sterke|toegewijd|ervaren|teamspeler|jaar (?:werk)?ervaring|expert",
	ownAbsence:
		"ongeval|ziekte|burn-?out|zwangerschapsverlof|ouderschapsverlof|werkloos",
	othersIllness:
		"(?:terwijl|toen|omdat) (?:[\\p{L}’]+ ){1,4}?(?:(?:langdurig )?ziek|geblesseerd) was(?=[,;.)]|\\s[–—-]\\s|$)|tijdens (?:(?:de|haar|zijn) )(?:ziekte|operatie|ziekteverlof)(?: van [\\p{L}-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "ing(?:en)?|heer|houd|zorg|koop|atie",
	responsible:
		"(?:verantwoordelijk voor|verantwoordelijkheid voor) (?:de |het )?",
	assisting:
		"(?:onderdeel van |deel van |meegelopen|meegeholpen|bijgewoond|aanwezig bij|ondersteun|hielp|meegewerkt|meewerk|deelname|bijgedragen|assist)",
	together: "samenwerk",
	othersPart:
		"(?:maakt|maakte|doet|deed|stelt|verzorgt|verzorgde|regelt|regelde|beheert|bepaalt|verstuurt|controleert|schrijft|leidt|leidde|voert|voerde|onderhandelt) (?:de |het |een |ons |onze |mijn )?\\p{L}+(?: \\p{L}+)?$|(?:ligt|liggen|lag|lagen) bij|(?:komt|komen|kwam|kwamen) (?:\\p{L}+ )?van|(?:wordt|worden|werd|werden) (?:\\p{L}+ ){0,3}door",
	sameThing: "ze|het (?=\\p{L}+$)|dit|deze|dat|die|ervoor|ervan|de rest|alles",
	sideJob:
		"bijbaan|bijbaantje|bijverdienste|nevenactiviteit|incidenteel|op afroep|oproepkracht|zaterdaghulp|zaterdags|zondags|weekendhulp|weekendbaan|in het weekend|vakantiewerk|vakantiebaan|studentenjob|bijles|naast (?:mijn )?studie",
	workingHours: "part-?time|deeltijd|voor \\d{2} ?%$|\\d{2} uur per week$",
	partTime: "parttime|deeltijd|avonden|'s avonds",
	selfEmployed: "zelfstandig|zzp",
	sections: {
		languages: "taal",
		projects: "project",
	},
	notPassed:
		"overweeg(?: ik)?|afgebroken|niet afgemaakt|niet (?:geslaagd|behaald|gehaald)|gezakt",
	seeking: "op zoek|zoek",
	lapsed: "verlopen|niet meer geldig|ongeldig|niet verlengd",
	schoolLeaving: "havo|vwo|vmbo|mavo|gymnasium|atheneum|middelbare school",
	grade: "diploma(?: behaald)?|cijfer|eindcijfer",
	partOfStudies: "del?en|deel|modules?",
	unharmed:
		"(?:geen(?: enkele?)?|nul|zonder(?: een enkele?)?) (?:\\p{L}+ ){0,2}(?:ongeval(?:len)?|ongelukken|incidenten?|letsel|klachten?|afwijkingen?|storingen?|terugroepacties|afkeur)",
	honors: "(?:met lof|cum laude)",
	outOf: "van de|van",
	studyUnits:
		"modules?|vakken|studiepunten|EC|ECTS|jaar|semesters?|examens?|onderdelen",
	stageOfStudies:
		"[1-9]\\d? ?% (?:afgerond|gedaan|voltooid)|(?:eerste|tweede|derde|vierde) jaar van (?:de )?(?:twee|drie|vier|vijf|[2-5])|(?<=^|[,;:(–—-] ?)(?:gepauzeerd|onderbroken|stopgezet|uitgesteld)(?= (?:sinds|na|in|wegens)|$|[,;.)])|zonder (?:diploma|certificaat)(?=$|[,;.)])|niet (?:behaald|begonnen|gehaald|gestart|geslaagd)",
	atMost: "tot(?: wel)?",
	merely:
		"alleen (?:thuis|in|op|als)|slechts|(?:één keer|een keer|eenmaal)(?! (?:per|in de)(?!\\p{L}))",
	spoken: "[Ii]k|[Ww]ij|[Ww]e|[Mm]ijn|[Oo]ns|mij",
	stopped:
		"gestopt|niet (?:afgerond|voltooid)|onvoltooid|zonder diploma|onderbroken|gepauzeerd|afgebroken|gestaakt",
	closedDown: "failliet|faillissement|opgeheven|gesloten|in liquidatie",
	inPlace: "(?:vakantie)?(?:waarneming|vervanging)|waargenomen",
	softSkills:
		"persoonlijke (?:vaardigheden|eigenschappen|kwaliteiten|competenties)|persoonlijk|sociale vaardigheden|eigenschappen",
	otherGroup:
		"ik|over mij|privé|hobby[’']?s|interesses|overig(?:e)?(?: vaardigheden)?|andere|divers(?:en)?|algemeen",
	privateSkills:
		"(?:brood|taarten)? ?bakken|koken|naaien|breien|haken|tuinieren|lezen|reizen|muziek|zingen|dansen|wandelen|fietsen|hardlopen|zwemmen|voetbal|schaken|vissen|gitaar|klussen|gezellig(?:heid)?|typediploma|goed met (?:\\p{L}+ ?){1,3}|(?:een )?glimlach(?: \\p{L}+){0,3}",
	mine: "mijn",
	credited:
		"(?:nadat|omdat|doordat|zodra)(?! (?:ik|we|wij)(?!\\p{L}))|(?:sinds|toen) (?:(?:in )?(?:19|20)\\d\\d )?(?!(?:ik|we|wij|in|op|bij|met|voor|aan|als|van)(?!\\p{L}))(?:de |het |een )?[\\p{L}-]+(?= [^,;.]*(?:de|den|te|ten|kocht|kwam|nam|ging|bracht)(?:$|[,;.)]))",
	limited:
		"(?:project)?leiding (?:lag|ligt|bleef) bij|(?:alleen|enkel|uitsluitend)(?=[).;,]|$)|alleen (?:assist|meegeholpen|ondersteun|meegekeken)\\p{L}*|alleen als (?:hulp|bijrijder|assistent|waarnemer)|onder (?:toezicht|begeleiding|supervisie)|onder leiding van|ondertekend door|goedgekeurd door|ter ondertekening|(?:de|een|mijn|onze) (?:\\p{L}+ ){1,3}(?:tekent|ondertekent)|(?:tekent|doet) (?:de|een|mijn|onze) \\p{L}+|(?:wordt|worden) gedaan door|gedaan door|meegekeken|nog niet zelfstandig|mee (?:ge\\p{L}+|be\\p{L}+d)(?=[).;,]|$)|(?:gaat|gaan) naar (?:de|het|een) \\p{L}+(?=[).;,]|$)|(?:de|een|mijn|onze) (?:\\p{L}+ ){1,2}(?:geeft|beslist|keurt|bepaalt)|(?:beslist|bepaalt) (?:de|een|mijn|onze) \\p{L}+",
	privateMatters:
		"zonder (?:werk|baan)|werkzoekend|hernia|operatie aan|blessure|werkloos|(?:een|twee|drie|\\d) kind(?:eren)?(?!\\p{L})|ouderschapsverlof|zwangerschapsverlof|verlof|sabbatical|mantelzorg|ziekte|ziek thuis|burn-?out|zwanger|mijn (?:moeder|vader|ouders|kinderen|man|vrouw|partner|gezin)|gehuwd|getrouwd|gescheiden|geboren",
	protectedMatters: "handicap|arbeidsbeperk|religie|geloof",
	possessives: "mijn|onze?|zijn|haar|hun|een|alle",
	followsOn: "daarvoor|daarna|sindsdien|vervolgens",
	traceLevel:
		"(?:een )?paar (?:woorden|zinnen)|enkele (?:woorden|zinnen)|(?:een )?beetje|weinig|school\\p{L}*|vakantie\\p{L}*|versta\\p{L}*|elementair|beginner\\p{L}*",
};
