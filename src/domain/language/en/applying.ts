// English: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"equivalen\\w+|comparable|combination of|or (?:that )?(?:you )?(?:can )?(?:show|demonstrate)|in lieu|substitut\\w+|may|preferred|plus|desirable",
	referenceLabels:
		"comp(?:etition)? ?(?:no\\.?|number|#)|vacancy(?: ?(?:no\\.?|number|id|ref(?:erence)?|#))?(?=[ :]{1,2}\\d)|job no\\.?|position no\\.?|reference(?: (?:number|no\\.?|code))?|ref\\.?(?: no\\.?)?|job (?:announcement )?(?:id|code|number|ref(?:erence)?)|announcement (?:number|no\\.?)|bulletin (?:number|no\\.?)|(?:exam(?:ination)?|recruitment) (?:number|no\\.?|#)|requisition(?: id| number| no\\.?)?|vacancy (?:number|id|ref(?:erence)?)|(?:posting|position|post) (?:id|number|no\\.?)(?: is)?|req\\.?(?:[ -](?:id|no\\.?|number))?|quot(?:ing|e)|class code|subject(?: line)?:?|marked",
	reference: " (reference {term})",
	codeWordLabels:
		"(?<!(?:were|was|are|is|been) )marked|mark (?:it|your application|the envelope)|with the subject(?: line)?|subject line:?|in the subject:?|code ?word|keyword (?:in the subject|for the subject)|subject (?:line )?keyword",
	inSubject:
		"(?:in|as|for) (?:the |your )?(?:e-?mail(?:['’]s)? )?subject(?: line)?",
	theWord: "the (?:code ?)?word",
	inMail: "subject|e-?mail|letter|application",
	codeWord: " (“{term}”)",
	noLetter:
		"(?:do not|don['’]t|please do not|no need to) (?:send|include|write|attach) (?:us )?(?:a |any )?cover(?:ing)? letters?|no cover(?:ing)? letters?|without a cover letter|(?:cv|resume|résumé) (?:alone )?(?:is (?:enough|all we need|sufficient)|will do)(?!\\p{L})|skip the cover letter|spare (?:us|yourself) the cover letter|cover letters? (?:is|are) not (?:needed|required|necessary)",
	shortLetter:
		"(?:(?:two|a few|three|couple of) (?:short )?(?:paragraphs|lines|sentences)|short (?:message|note|email)|brief (?:message|note|email))(?! (?:about|on|describing) (?!you|why|this))",
	addresses: [
		{ title: "Mrs\\.?", sex: "f", salutation: "Dear Mrs {name}," },
		{ title: "Ms\\.?|Miss", sex: "f", salutation: "Dear Ms {name}," },
		{ title: "Mr\\.?", sex: "m", salutation: "Dear Mr {name}," },
		{ title: "Mx\\.?", sex: null, salutation: "Dear Mx {name}," },
		{ title: "Dr\\.?|Doctor", sex: null, salutation: "Dear Dr. {name}," },
		{
			title: "Prof\\.?|Professor",
			sex: null,
			salutation: "Dear Professor {name},",
		},
	],
	firstNameAlone: "Dear {name},",
	postEnds:
		"(?:vice-?)?president|chair(?:man|woman|person)|mayor|superintendent|director|manager|principal|captain|chief|supervisor|trustee",
	functions: "Director|Manager|Principal|Headteacher",
	attention: "attention(?: of)?|attn\\.?",
	contact:
		"contact(?: person)?:?|(?<=\\n)name:|meet the hiring team:?|ask for|(?:any )?questions\\??,? (?:please )?(?:contact|ask|call|email|write to)|questions(?: about (?:this|the) (?:job|role|post|position|vacancy))?(?: (?:may|should|can) be (?:directed|addressed|sent)| go)?(?: to(?: (?:our|the)(?= \\p{Ll}))?|:)|(?:your |the )?recruiter(?: is|:)|speak (?:to|with)|talk to|call|ring|phone|telephone|write to|hiring manager:?|hiring manager,|(?:send|drop|submit|e-?mail|forward)[^.\\n]{0,260} to|(?:resum[eé]|cv|cover(?:ing)? letter|transcript)[^.\\n]{0,120} to(?= \\p{Lu}[\\p{L}’'-]+ \\p{Lu}[\\p{L}’'-]+, )|text|apply(?: [^.\\n]{0,60})? to|(?:addressed|directed) to|(?:for )?(?:the )?attention(?: of)?:?|attn:?|informal (?:chat|discussion|visit)[^.\\n]{0,30} (?:with|contact)|e-?mail",
	within: "in",
	otherMatters:
		"accommodations?|accessibility|adjustments?|aoda|press|media (?:enquir\\p{L}*|inquir\\p{L}*|requests?)|privacy|data protection|grievances?|title ix",
	inquiries:
		"questions\\??|enquir\\p{L}+|inquir\\p{L}+|informal (?:chat|discussion|conversation|visit)|for (?:a|an) (?:\\p{L}+ )?(?:chat|conversation)|for (?:more|further) (?:information|details)",
	signOffs:
		"(?:kind|best|warm) regards|regards|sincerely|yours|many thanks|thanks|cheers",
	noNames:
		"me|my|your|house|lodge|manor|hotel|clinic|hospital|human|resources|people|team|department|office|service|services|center|centre|group|personnel|talent|recruitment|hiring|elections|customer|support|our|the|us|head|manager|director|city|county|council|university|school|hospital|trust|company|monday|tuesday|wednesday|thursday|friday|division|benefits|section|unit|branch|bureau|board|commission|committee|agency|desk|hotline|helpdesk|program|programme|institute|foundation|society|association|union|recruiting|recruiter|careers|applications?|administration|operations|admissions|payroll|jobs|logo|reviews|overview",
	asides:
		"remote|hybrid|on-?site|home ?office|full[- ]?time|part[- ]?time|permanent|temporary|contract",
	enclosures: {
		line: "Enclosures: resume, {items}",
		beside: "cv|r[eé]sum[eé]s?|curricul\\p{L}*|cop(?:y|ies)",
		ifAny: "(?:if|where) (?:applicable|you have)",
		later:
			"at (?:the |your )?interview|after (?:the |an? )?(?:offer|interview)|before (?:you )?start|on request|upon request|requested of|will be (?:asked|requested|required)|finalists|contingent|optional|if you (?:like|wish|have)|welcome|no need|do not|don['’]t|bring|return",
		kinds: [
			["(?:driving|driver['’]?s?)['’]? licen[cs]e", "driving license"],
			["(?:credentials?|certification cards?)", "certification card"],
			[
				"cop(?:y|ies) of (?:your |the )?(?!driv)(?:\\p{L}+ ){0,2}licen[cs]es?(?!\\p{L})",
				"copy of license",
			],
			[
				"cop(?:y|ies) of (?:your |the )?(?:\\p{L}+ )?tickets",
				"copies of tickets",
			],
			[
				"cop(?:y|ies) of (?:your |the )?(?:\\p{L}+ ){0,2}certificates?",
				"certificates",
			],
			["proof of membership", "proof of membership"],
			["(?<!birth |driving |after )certificates", "certificates"],
			[
				"(?:diploma|degree certificate)s?(?= (?:cop|and|or|with|to|,|\\.|\\)|$)|[,.;)])",
				"diploma",
			],
			["transcripts?", "transcript"],
			["writing samples?", "writing sample"],
			["work samples?", "work samples"],
			[
				"letters? of (?:recommendation|reference)|(?:reference|recommendation) letters?",
				"letters of recommendation",
			],
			[
				"(?:tickets|licen[cs]es|cards)(?: \\(photos?\\)|,? photos?)|photos? of (?:your )?(?:tickets|cards|licen[cs]es)",
				"tickets",
			],
			[
				"photos? of (?:your |past |recent )?(?:work|jobs|projects|pieces)",
				"photos of my work",
			],
		],
	},
};
