// English: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} at {company} since {date}.",
	tradeSince: "{title} since {year}, at {company} since {date}.",
	titleSince: "{title} since {date}.",
	current: "{title} at {company}.",
	latest: "Most recently {title} at {company}.",
	before: "Previously {title} at {company}.",
	heldUntil: "{title} from {year} to {end}.",
	stages: "then|later",
	earlier: ", previously {title}",
	languages: "{items}.",
	means:
		"by(?= \\p{L}+ing )|after(?= \\p{L}+ing )|through|via|using|by means of|thanks to|within|in line with|according to|including|such as",
	circumstances: "for|in|on(?! to )|at|across|during|as part of",
	moreSkills: "More skills",
	praise:
		"accurate and |fast and |(?:works? )?without being watched|works? well|(?:relationship|team)[- ]builder|best (?!practi|available|before)|looking for|seeking|i['’]d like|i would like|want to|hoping to|looking to|passionate|experienced|dedicated|motivated|driven|results[- ]?(?:driven|oriented)|detail[- ]?oriented|hard[- ]?working|enthusiastic|dynamic|talented|accomplished|seasoned|proven|track record|strong command|strong (?:focus|background|skills)|skilled|adept|excellent|exceptional|outstanding|team player|self[- ]?starter|creative|innovative|highly|love|thrive|committed|eager|world[- ]class|recognized for|known for|celebrated|instinct|mindset|determined|expert in|expertise|years of (?:[a-z]+ )?experience|years’ experience|would say|people say|others say|colleagues say|i like|enjoy",
	ownAbsence:
		"accident|injury|illness|sick leave|surgery|burn-?out|(?:maternity|paternity|parental|family|medical) leave|career break|sabbatical|unemployed|unemployment",
	othersIllness:
		"(?:while|when|as|because|since) (?:[\\p{L}'’]+ ){1,4}?(?:(?:was|were|is|are|being) (?:(?:away|out|off)(?: (?:sick|ill|injured)| with (?:(?:an?|his|her|their|the) )?[\\p{L}'’ ]+)|(?:long[- ]term )?(?:ill|sick|injured|in hospital)|on (?:long[- ]term )?sick leave)|had (?:an?|his|her|their) (?:[\\p{L}-]+ )?(?:operation|surgery|accident|stroke|heart attack))(?: in (?:\\p{L}+ )?(?:19|20)\\p{N}{2})?(?=[,;.)]|\\s[–—-]\\s|$)",
	responsible:
		"(?:responsible for|in charge of|responsibility for|tasked with|accountable for) (?:the )?",
	assisting:
		"(?:part of (?:the|a) |one of (?:the|a) |sat (?:in )?on |sit (?:in )?on |helped|help|assist|participat|took part|take part|attend|involved in|contribut|supported )",
	together: "collaborat",
	othersPart:
		"(?:is|are|was|were|has been|have been) (?:\\p{L}+ )?(?:\\p{L}+ed|done|made|set|run|led|written|held|kept|drawn|sent|bought|sold|chosen|taught|given)(?: off| up| out)? by|(?:comes?|came) (?:\\p{L}+ )?from (?!\\p{N})|(?:he|she|they|who) (?:leads?|led|handles?|handled|decides?|decided|does|did|signs?|signed|runs?|ran|writes?|wrote|owns?|owned|sets?|approves?|reviews?)|\\p{L}+ (?:leads?|runs?|signs?|decides|handles|reviews|approves|owns|submits|does) (?:and \\p{L}+ )?(?:them|it|these|those|that|the rest)",
	sameThing: "it|them|this|these|those|that|the rest|the others|both|all",
	sideJob:
		"side job|side business|(?:summer|christmas|holiday|seasonal)(?: (?:and|&) (?:summer|christmas|easter))? temp|on the side|per diem|prn|occasional(?:ly)?|casual|as needed|saturdays?(?: job| only)?|sundays?|weekend job|student job|holiday job|summer job|odd jobs|zero[- ]hours?|private (?:tutor|lessons?|tuition)|tutoring|beside (?:my )?(?:studies|degree)|alongside (?:my )?(?:studies|degree)",
	workingHours:
		"part[- ]time|at \\d{2} ?%$|\\d{2} ?(?:h|hours) (?:a|per) week$",
	partTime:
		"part[- ]time|weekends?(?: only)?|evenings?|nights and weekends|tutor",
	selfEmployed: "self-employed|freelance",
	pointsBack: "this|these|that|it|they|also|now|and|but|so",
	courses: "Modules|Courses|Coursework",
	inPlace:
		"cover(?:s|ed|ing)? (?:for )?(?:the |our |my )?(?:\\p{L}+ ){0,2}\\p{L}+['’]?s? (?:holidays?|leave|absences?)|(?:holiday|leave|absence) cover",
	softSkills:
		"soft|personal(?= (?:skills|qualities|strengths|attributes|competenc\\p{L}+)|$)|interpersonal|people(?= skills|$)|social(?= (?:skills|competenc\\p{L}+)|$)|transversal|strengths|qualities",
	scholars: "professor|lecturer|postdoc\\w*|research fellow",
	sections: {
		languages:
			"language languages bilingual multilingual fluent fluency english spanish french german italian portuguese dutch chinese mandarin japanese arabic russian norwegian danish swedish",
		projects:
			"project projects portfolio github gitlab prototype prototypes hackathon side-project open-source build built deliver delivery",
		certifications:
			"certification certifications certificate certificates certified licence license licensed licensure accredited accreditation registration registered",
		software:
			"software tool tools platform platforms system systems application applications excel office sap crm erp cad adobe microsoft database databases spreadsheet spreadsheets",
		publications:
			"publication publications published publish research researcher academic scientific journal papers peer-reviewed thesis phd doctorate",
		awards:
			"award awards prize prizes grant grants scholarship fellowship fellowships",
		volunteer:
			"volunteer volunteers volunteering community nonprofit non-profit charity ngo outreach social-impact civic",
	},
	notPassed:
		"thinking (?:about|of)|considering (?=\\p{L}|\\d)|not passed|failed|(?:did not|didn[’']t|never) (?:sit|take|finish|complete)(?!\\p{L})|(?:given|gave) (?:it )?up|dropped out|withdrew|did not pass|not awarded|missed (?:it|by|passing|the (?:pass|exam|mark|cut))|fell short",
	seeking: "(?:currently )?looking for|seeking|in search of|open to",
	lapsed:
		"expired|lapsed|no longer valid|out of date|not renewed|to be renewed|renewal due(?! (?:\\p{L}+ ){0,2}\\d)",
	schoolLeaving:
		"high school(?: diploma)?|secondary school|a[- ]levels?|gcses?|leaving cert(?:ificate)?|junior cert(?:ificate)?|ged|o[- ]levels?",
	grade: "gpa|grade|first[- ]class|second[- ]class|merit|distinction",
	partOfStudies: "parts?|modules?|units?",
	unharmed:
		"(?:no|zero|without (?:an?|any|one|a single)|not (?:a|one)(?: single)?|free of) (?:\\p{L}+[ -]){0,2}(?:accidents?|incidents?|injur(?:y|ies)|excursions?|violations?|findings?|complaints?|non-?conformit(?:y|ies)|deviations?|recalls?|outages?|defects?|breaches|breakages?|rejections?|infections?|write-offs?)",
	honors:
		"(?:with )?(?:distinction|merit|honou?rs|first[- ]class honou?rs|upper second|lower second)",
	outOf: "of|out of",
	studyUnits:
		"units?|modules?|credits?|credit hours|courses?|subjects?|papers?|exams?|semesters?|terms?|levels?|stages?|parts?",
	stageOfStudies:
		"[1-9]\\d? ?% (?:complete|completed|done|finished|through)|(?<=[,;:(] ?)(?:final|oral|practical|remaining|second|written) (?:component|exam|half|module|paper|part|stage|test)s? (?:(?:is|are) )?(?:still )?(?:ahead|booked|due|outstanding|pending|planned|scheduled|to (?:come|follow)|not yet (?:passed|sat|taken))|(?:modules?|parts?|papers?|units?) [1-9IVX]{1,4}(?:(?:, | and )[1-9IVX]{1,4})* (?:still )?(?:outstanding|to (?:come|follow)|booked|not yet (?:passed|sat|taken))|(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)) (?:year|semester|term) of (?:a |an )?(?:two|three|four|five|six|[2-6])|(?:first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)) of (?:a )?(?:two|three|four|five|six|[2-6])[ -]years?|[3-9](?:st|nd|rd|th) semester|(?<=^|[,;:(–—-] ?)(?:deferred|interrupted|paused|postponed|suspended|withdrawn|withdrew) (?:after|due|for|in|since|until|when)|(?<=[,;:(–—-] ?)(?:on (?:hold|leave|pause)|(?:still )?studying)(?=$|[,;.)])|(?:course|degree|program(?:me)?|studies|training) (?:deferred|interrupted|paused|postponed|suspended)|not (?:yet )?(?:awarded|begun|conferred|finished|graduated|obtained|started)|(?:did not|didn['’]t|never) (?:finish|graduate|sit the exam)\\p{L}*|no (?:degree|diploma) (?:awarded|conferred|obtained)|accepted[^.;]{0,12}(?:first class|start)\\p{L}*|(?:classes|course|program|programme) (?:begins?|starts?) (?:in )?(?:\\p{L}+ )?20\\d\\d",
	atMost: "up to|as many as",
	merely:
		"only (?:at|in|on|as|for|a bit|the basics)|I only|just|merely|on the phone|once(?! (?:an?|per|every|or)(?!\\p{L}))",
	spoken: "I|me|[Mm]y|[Ww]e|us|mine|myself",
	stopped:
		"stopped|paused|on hold|never (?:completed|done|finished|taken)|dropped out|discontinued|abandoned|interrupted|unfinished|incomplete|left (?:after|before|in|during) (?:the |my )?(?:[\\p{L}\\p{N}]+ )?(?:year|semester|term|thesis|\\d{4})|no degree|without (?:a )?degree|without (?:completing|finishing)|(?:did not|not) (?:complet|finish|graduat)\\p{L}*|withdr[ae]wn?|withdrew|gave up|broken off",
	closedDown:
		"bankrupt|in (?:liquidation|administration|receivership)|insolvent|closed(?: down)?|defunct|no longer (?:exists|trading)|ceased trading|dissolved",
	otherGroup:
		"me|about me|myself|personal|private|hobbies|interests|other|others|other skills|miscellaneous|misc|stuff|odds and ends|bits and pieces|more|additional(?: skills)?|general|various",
	privateSkills:
		"whatsapp|facebook|instagram|tiktok|snapchat|linkedin|skype|(?:the )?internet(?: research| browsing)?|web browsing|surfing(?: the (?:web|internet))?|e-?mails?|fax(?:es|ing)?(?: machines?)?|typing|baking(?: \\p{L}+)?|cooking|sewing|knitting|crochet(?:ing)?|gardening|reading|travel(?:l?ing)?|music|singing|dancing|yoga|hiking|cycling|running|swimming|football|soccer|tennis|golf|chess|fishing|hunting|guitar|piano|diy|(?:good|great|patient) with (?:\\p{L}+ ?){1,3}|(?:good|nice|friendly) (?:phone|telephone) (?:manner|voice)|smil(?:e|es|ing)(?: \\p{L}+){0,3}|people person|good sense of humou?r|(?:fell|trail|marathon|distance) running|sourdough|quilting|(?:smoker )?barbecu\\p{L}*|camping|volleyball|basketball|baseball|softball|bowling|(?:video )?gam(?:es|ing)",
	mine: "my",
	credited:
		"(?:after|since|once|because|when|as soon as) (?:the |a |another |head |central )?(?!(?:I|we|my|our|\\p{L}+ing)(?!\\p{L}))(?:[\\p{L}'’-]+ ){1,3}?(?:(?!\\p{L}*(?:based|related|aged|feed|need|seed|speed|shed|bed)(?!\\p{L}))\\p{L}+ed|brought|bought|took|put|changed|gave|built|cut|made|began|hired|came|got|let|paid|chose|ran|sent|set up|left|went)(?!\\p{L})",
	limited:
		"(?:did not|didn['’]t|do not|don['’]t|never) (?:\\p{L}+ ){1,3}on my own|went along with|my (?:manager|boss|supervisor)['’]s project|only(?=[).;,]|$)|only (?:assist|help|support|observ|shadow|accompany)\\p{L}*|only as an? (?:helper|assistant|observer|trainee|passenger|witness)|under (?:(?:the|close|direct|clinical|medical) ){0,2}(?:supervision|guidance|direction) of|under (?:(?:close|direct|clinical|medical) )?supervision|under (?:\\p{L}+ ){0,3}\\p{L}+['’]s (?:supervision|guidance|direction)|supervised by|supervised (?:clinical |practice |counseling |counselling )?(?:hours|practicum)(?! (?:of|for))|signed(?: off)? by|approved by|checked by|for (?:\\p{L}+ ){1,4}to (?:sign|approve|finali[sz]e)|for (?:\\p{L}+['’]s )?(?:signature|sign-off) by|signs(?: (?:it|them))?(?: off)?(?=[).;,]|$)|(?:is|are|was|were) done by|done by (?:a|an|the|our|another)|(?:an?|the|our|my) (?:\\p{L}+ ){1,3}(?:does|decides)(?: (?:it|them|that|the rest))?(?=[).;,]|$)|someone else|somebody else|not (?:yet )?(?:done )?(?:on )?my own|not yet (?:alone|independently|unsupervised)|never (?:on )?my own|observed|shadowed|(?:the|our|my) (?:[\\p{L}'’]+ ){1,3}(?:signs|approves|decides|authori[sz]es|finali[sz]es) \\p{L}+|only as \\p{L}+",
	privateMatters:
		"(?:back|hand|hip|knee|shoulder|wrist) (?:op(?!\\p{L})|operation)|out of work|without work|between jobs|no work (?:from|between)|unemployment|surgery|hernia|injur|unemployed|(?:one|two|three|four|\\d) (?:child|children|kids)(?!\\p{L})|(?:parental|maternity|paternity|adoption|sick|carer['’]?s|family|compassionate) leave|on leave|sabbatical|months? off|years? off|time off|career break|to care for (?:my|a|an)|caring for my|illness|burn-?out|pregnan|my (?:mother|father|parents?|wife|husband|partner|children|kids|son|daughter|family)|married|divorced|years old|born in",
	protectedMatters: "disabilit|religio",
	possessives: "an?|my|our|his|her|their|its|this|all|both|two|three|four|five",
	followsOn: "before that|after that|since then|afterwards|thereafter",
	traceLevel:
		"a (?:little|few (?:words|phrases)|bit)|little|(?:few|some) (?:words|phrases)|traces?|rusty|understand(?:s|ing)? (?:only|most|some|it|a (?:bit|little))|(?:\\p{L}+ ){0,3}(?:words|phrases) only|some(?:,|$)|enough (?:for|to)|(?:\\p{L}+ ){0,2}high[- ]school|(?:\\p{N}|one|two|three|four) years? (?:of|at|in) (?:high )?(?:college|school)|school|gcse|holiday|tourist|rudimentary|greetings",
};
