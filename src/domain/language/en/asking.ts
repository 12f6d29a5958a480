// English: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:a|one|this|the) question|enclose|give us|reply to|(?:we|i)(?:['’]d| would)? (?:also )?(?:love|like|want) (?:you )?to (?:hear|know|read|tell us)(?: from you)?(?: about)?|(?:we|i) want to know|(?:letter|e-?mail|note|statement|application) (?:(?:should|must|shall|that) )?(?:also )?(?:explains?|describes?|says?|tells? us|sets? out|addresses|covers?|shows?)(?= (?:how|what|which|why|who|when|where|one|an?|your) )|mention(?= (?:in|which|what|how|why|who|where|one|also|briefly) )|(?:applications?|letters?) (?:should|must) address(?: the following)?|(?:saying|explaining|describing|outlining)(?= (?:how|what|which|why|who|when|where))|(?<!(?:can|could|able to|may) )(?:please )?(?:include|tell(?:s|ing)? (?:us|me)(?: about)?|name|describe|share|add|write|provide|let us know|explain|send us|answer|outline)",
	questions:
		"an? \\p{L}+ you|an? \\p{L}+ \\p{L}+ you|your (?:approach|answer|view|idea|favou?rite|proudest|best|worst|first|last|hardest|biggest)|how|where|when|who|one|(?:two|three) (?:\\p{L}+ of )?\\p{L}+ you|(?:the|an?) \\p{L}+(?: \\p{L}+){0,4} (?:that )?you|an? (?:time|day|week|shift|night|moment|situation|decision|mistake|job|project|case|deal|order|call|customer|patient|meal|class|lesson) (?:that|when|where|which|you|somebody|someone|everything|nothing)|a time|any \\p{L}+ you|an? (?:example|story)|what|which|the (?:last|best|worst|hardest)|whether|why",
	beforeQuestion:
		"also|briefly|(?:in|with) (?:your|the|a) (?:cover(?:ing)? )?(?:letter|e-?mail|application|note|message)|(?:in|with) (?:no more than |at most |about |under |up to )?(?:\\p{N}+|a few|one|two|three|four|five|six|ten|some|a couple of) (?:short )?(?:words|lines|sentences?|paragraphs?)|about|following",
	reader: "you|your|proud\\p{L}*",
	documents:
		"introduction|motivation|cv|resumes?|curricul\\p{L}*|cover(?:ing)?|letters?|certificates?|transcripts?|documents?|photos?|picture|references?|referees?|applications?|e-?mail\\p{L}*|subject|number|form|copy|copies|portfolio|licen[cs]e|link|files?|pdf|address|phone|statement",
	howMany: "how many|how long",
	wonders: "how|where|when|who|what|which|why|whose",
	yesOrNo: {
		begins: "do|are|have|can|could|would|will|did|is",
		slot: "[yes or no]",
	},
	answers:
		"(?:answer(?:s|ing|ed)?(?: to)?|repl(?:y|ies)|respon(?:d|ds|ding|se|ses) to) (?:to )?(?:these|this|the following|our|both|all|one(?= question)|two|three|four|five|\\p{N}+)(?: (?:short|two|three|four|five|screening|simple|quick))?(?: questions?)?|answer (?:in your (?:application|letter|cover letter|e-?mail))|please answer",
	headings:
		"(?:(?:application|screening|supplemental|supplementary|pre-?screening|selection) )?questions?(?:\\(s\\))?(?: (?:to answer|for (?:you|applicants|candidates)))?",
	named: "questions?|prompts?",
	labels: "q|question",
	invites:
		"tell (?:us|me)|let (?:us|me) know|we(?:['’]d| would) (?:love|like) to (?:hear|know|read)|write (?:to )?(?:us|me)|answer (?:in|with)|put (?:it|your answer)",
	amounts:
		"(?:(?:no more than|at most|at least|up to|max(?:imum)?\\.?|about|under) )?(?:\\p{N}+|an?|one|two|three|four|five|six|eight|ten|a few|some|a couple of) (?:short )?(?:words|lines?|sentences?|paragraphs?)",
	about: "on|about|describing|saying|telling us(?: about)?|explaining",
	lists:
		"(?:an? )?(?:(?:short|brief|[\\p{L}-]+-(?:page|paragraph|line)) )*(?:list of (?:the|your|all|every|any)|(?:account|summary|description|example|story|note) (?:of|about) (?:an?|one|how|your)(?! (?:cv|resume|career)))",
	idle: "one of (?:them|these|those|which|whom)(?: \\p{L}+)*|when (?:you|we) (?:can|could|are|have) (?:time|free|available|talk|meet|call|ring)(?: \\p{L}+)*|who you are(?: [\\p{L},]+)*|(?:which|what) (?:interview|slot|time|day|date)s?(?: \\p{L}+)*|how (?:far )?you (?:meet|match|fit|fulfil|satisfy|suit) (?:the|our|each|all|this)(?: \\p{L}+)*|(?:about )?(?:yourself|you(?= (?:and|in|with)|$))|your(?:self| experience| background| motivation| skills)|(?:if|whether|when|that|what|which)(?: \\p{L}+)? you (?:need|require|have any|want to know|would like to know|are interested|cannot|can['’]t)(?: \\p{L}+)*|more about|how (?:to|we|it works|things)|(?:any|your) questions|waiting for|about (?:us|our)|where you (?:saw|heard|found)|how you (?:heard|found)",
	firm: "we|our|i",
	refers: "that|this|it|those|them",
	why: "why",
	sends: "(?:then )?(?:send|mail|email|apply|attach|enclose|submit|ask)\\p{L}*",
	until: "by|until|before",
	addressing: "to",
	isEnough: "(?:is|are|will be) (?:enough|fine|plenty)",
};
