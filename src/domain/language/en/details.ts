// English: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"weekends?|(?:over)?nights?|evenings?|shifts?|rotas?|bank holidays?|public holidays?|holidays|overtime|on[- ]call|call[- ]?outs?|saturdays?|sundays?|early mornings?|earlies|lates";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio (?:at|on|is)?:? ?\\S+\\.\\S+|portfolio:",
		notice:
			"notice period|(?:days?|weeks?|months?|wks?|mths?)['’]?s? (?:of )?notice|(?:month|week|day)['’]s notice|notice (?:is|of) (?:a|one|two|three|four|six|eight|twelve|\\d+)[ -](?:calendar )?(?:day|week|month)s?|notice:",
		start:
			"available (?:immediately|now|from|to start|as of|at short notice|straight ?away|right away|in (?:a|one|two|three|four|six|\\d+) (?:week|month)s?)|can (?:start|begin|join)|(?:could|able to|ready to) (?:start|begin|join)|immediately available|available (?:for an )?immediate(?:ly)?(?: start)?|free (?:from|to start)|start date|earliest start|immediate start|availability:",
		drivingLicence:
			"driver(?:['’]?s)?['’]? licen[cs]e|driving licen[cs]e|(?:full|clean)(?: clean)?(?: (?:british|eu|gb|irish|manual|uk))? licen[cs]e|licen[cs]ed driver|(?:class|category|cat\\.?) (?:[a-e]1?e?(?:\\+e)?|[1-7]) (?:driving |driver['’]?s )?licen[cs]e|cdl(?: class)? ?-?[abc]?|hgv (?:licen[cs]e|class \\d)|licen[cs]e to drive|(?:pcv|psv|lgv|hgv) licen[cs]e|licen[cs]e,? (?:class|category|cat\\.?) [a-e]1?e?|(?:[lmh]r|[hm]c|lorry|bus|coach|(?:heavy|medium) (?:vehicle|rigid)) (?:truck )?licen[cs]e|(?:don['’]t|do not|cannot|can['’]t) drive",
		vehicle:
			"own (?:hand )?tools|(?:own|my|a|reliable|have|access to a|use of a) (?:reliable |\\(\\p{L}+\\) )?(?:car|van|vehicle|motorbike|transport(?:ation)?)|car owner|reliable transport(?:ation)?",
		workPermit:
			"right to (?:live and )?work|(?:authori[sz]ed|eligible|entitled|permitted|permission) to (?:live and )?work|work(?:ing)? (?:authori[sz]ation|permit|visa|rights)|(?:u\\.?s\\.?a?|american|british|uk|eu|e\\.u\\.|eea|irish|canadian|australian|european|new zealand|swiss)(?:/\\p{L}+)? (?:citizen(?:ship)?|national|passport)|citizen of|green card|(?:dual )?\\p{L}+ and \\p{L}+ (?:citizenship|nationality|passports?)|citizenship|(?:skilled worker|work|student|graduate|spouse|dependant|partner|youth mobility) visa|sponsorship (?:is |would be )?(?:needed|required)|permanent resident|lawful resident|(?:indefinite )?leave to remain|(?:pre-)?settled status|(?:no|need|require|without) (?:visa )?sponsorship|stamp [14]g?|ead|h-?1b|tn visa|opt extension",
		workload:
			"(?:looking for|available|prefer|want|seeking|open to|happy with|can work|could work|able to work|work)[^.;]{0,30}(?:full[- ]?time|part[- ]?time|\\d{1,2} (?:hours|hrs)|\\d[ -]days? (?:a|per) week)|(?:full[- ]?time|part[- ]?time) (?:possible|preferred|only|available|hours)|\\d{1,2}(?: ?(?:to|–|-) ?\\d{1,2})? (?:hours|hrs) (?:a|per) week|\\d{2,3}(?: ?(?:to|–|-) ?\\d{2,3})? ?(?:%|per ?cent) (?:workload|position|fte)",
		shifts: `on[- ]call (?:every|one|once|for)[^.;]{0,25}|call[- ]?outs? (?:every|one|once)[^.;]{0,25}|(?:can|happy|willing|able|available|availability|flexible|flexibility|prepared|used|open|okay|fine|ok|comfortable|free|(?<=(?:^|[,.;:(] ?|\\bI |\\band |\\balso |\\bcurrently )(?=[wdct]))(?:work|do|cover|take))(?: \\p{L}+){0,5}? (?:${time})|(?:${time})(?:(?:,| and| or|/)? \\p{L}+){0,3} (?:ok|okay|fine|possible|welcome|no problem|available|are no problem|suit me)|no problem with (?:${time})`,
		travel:
			"(?:willing|happy|able|available|free|prepared|open|ready|used) to travel|travel(?:ling|ing)? (?:is )?(?:no problem|possible|fine|ok|up to)|willingness to travel",
		relocation:
			"(?:willing|happy|able|available|free|prepared|open|ready|looking|planning) to (?:relocate|relocating|relocation|(?<!looking to )move|move(?! (?:in)?to (?!the area)))|open to reloca\\p{L}+|relocating to|moving to|can relocate|would relocate|no relocation|not (?:looking to|able to|willing to) relocate",
		salary:
			"salary (?:expectations?|requirements?|range)|(?:expected|desired|target) salary|(?:looking for|expect(?:ing)?) (?:a salary|around|about)? ?(?:of )?[£$€] ?\\d",
		checks:
			"(?:enhanced |basic |standard )?dbs(?: check(?:ed)?| cleared| clearance)?|crb|pvg|disclosure scotland|garda vett\\p{L}+|police (?:check|clearance|vetting)|background check(?:ed)?|security clear\\p{L}+|sc clear\\p{L}+|dv clear\\p{L}+|(?:top )?secret clearance|working with children (?:check|card)|access ?ni|criminal record|blue card|drug (?:test|screen)\\p{L}*",
		registration:
			"(?:nmc|gmc|hcpc|gdc|nmbi|swe|sra|coru|ahpra|gphc|sssc)(?: pin| number| no\\.?| reg\\p{L}*)?|registered with|registration (?:number|no\\.?)|licen[cs]e (?:number|no\\.?|#)|pin (?:number|no\\.?|\\d)",
		validity:
			"(?:valid|active|certified|licen[cs]ed|in force|in date|current|good|runs?|lasts?) (?:until|till|to|thru|through)|(?<=[(,;] ?)to (?:the )?(?:end (?:of )?)?(?:\\d{1,2} )?\\p{L}{3,9}\\.? 20\\d\\d|exp[.:]{0,2} [^;]{0,15}\\d|runs? out[^.;]{0,15}\\d|expir(?:es|ed|y|ing)[^.;]{0,25}\\d|renew(?:al|ed|s)?(?: due)?[^.;]{0,20}\\d",
		status: "(?:permanent|tenured|qualified teacher) status|qts|tenured",
	},
	listsPapers:
		"(?:list|state|give|name|tell us|include)(?: us)? (?:(?:all|which|what|of|your|the|any|relevant|current|valid) ){0,4}(?:certificates|certifications|tickets|licen[cs]es|trainings|courses)|(?:which|what) (?:certificates|certifications|tickets|licen[cs]es|courses|trainings)(?: and \\p{L}+)? you (?:have|hold)",
	machineCards:
		"(?:fork[- ]?lift|counterbalance|reach truck|crane|telehandler|excavator|cherry picker|(?:scissor|boom|aerial) lift)(?: (?:truck|operator['’]?s?|driver['’]?s?|driving|platform)){0,3}['’]? (?:licen[cs]e|card|certificate|permit|ticket)|(?:licen[cs]e to (?:drive|operate)|driving licen[cs]e for) (?:an? )?(?:fork[- ]?lift|crane|reach truck|excavator|telehandler)s?|(?:(?:european|international) )?computer driving licen[cs]e",
	times: time,
	leads:
		"i (?:also )?(?:have|hold|'ve got)(?: got)?(?: (?:an?|the|my))?|i am|i['’]m|i|and|but|plus|also|currently|with(?: (?:a|an|my))?|has(?: an?)?|have(?: an?)?|my|holder of an?|holds?(?: an?)?",
	ands: "and|plus|but",
	limits:
		"\\d+ of \\d+|(?:one|two|three|four) of (?:the )?(?:two|three|four|five|six)|not|no|without|except|unless|only|expir\\p{L}+|until|if|pending|booked|planned|provisional|learner|subject to|after|negotiable|limited|inactive|lapsed|formerly",
	willing:
		"or (?:the )?willing\\p{L}*|or (?:be )?(?:prepared|happy) to|or (?:an? |the )?(?:wish|desire|intention) to",
	asked: {
		drivingLicence:
			"(?:whether|if) you (?:hold|have|possess|own)(?: an?)?(?: current| valid| full| clean| UK)* (?:driving|driver[’']?s?) licen[cs]e|how you would (?:travel|get) (?:between|to) (?:our |the )?(?:sites|branches|locations|clients)|(?:your )?(?:driving|driver[’']?s?) licen[cs]e status",
		payNow:
			"what you(?:['’]re| are) on (?:now|currently|at the moment)|what you(?:['’]re| are)? (?:currently |now )?(?:earn(?:ing)?|(?:being )?paid)(?: (?:now|currently|at present|today))?(?! (?:to|in))|(?<!\\bthe )(?:current|present) (?:salary|pay|compensation|rate|wage)(?! (?:range|scale|band|grade|structure|schedule))",
		referees:
			"(?:a|one) (?:referee|reference)(?: we|,| who| and)|names? of (?:a|one|your) referee|(?:two|three|\\d) (?:people|persons) who (?:can|could|will) (?:vouch|speak)|(?<!subject to [^.\\n]{0,120})(?:two|three|\\d|names of|names and [^.\\n]{0,20} of|contact details (?:of|for)) (?:\\p{L}+ ){0,2}(?:referees|references)|(?<!subject to [^.\\n]{0,120})(?:two|three) (?:\\p{L}+ )?(?:referees|references)",
		source:
			"where you (?:saw|heard|found|read)[^.\\n]{0,40}|how you (?:heard|found out|learned) (?:about|of)[^.\\n]{0,30}",
		lodging:
			"(?:whether|if) you (?:need|require|want) (?:staff )?(?:accommodation|lodging|housing|a room)|need (?:for )?accommodation",
		portfolio:
			"(?:(?:link to|your|online|show|send|include|attach|submit|share|without)(?: us)? (?:an? |your )?(?:online )?portfolio(?! (?:of|and) (?!work|samples|your|projects))|portfolio (?:link|url)|portfolio (?:of|with) (?:at least |your |relevant |recent |past )*(?:\\p{L}+ )?(?:work|samples|pieces|projects|designs|examples))|(?:link to|your) (?:github|work samples)|(?:link to|your|show|send|share|include|attach|without|with)(?: us)? (?:an? |your )?(?:\\p{L}+ )?(?:(?:show|demo)[ -]?)?reel",
		rate: "hourly (?:pay )?rate",
		notice: "notice periods?",
		start:
			"(?:earliest|available|possible|preferred|your|intended|expected|anticipated) (?:possible )?start(?:ing)? dates?|start(?:ing)? date (?:you|and)|when (?:can |could |would )?you (?:can |could |would )?(?:be able to )?(?:start|begin|join)|(?:your|state|indicat\\p{L}+|details of|with|give) (?:your )?(?:earliest )?availability|when you(?:['’]re| are) (?:free|available)|date (?:(?:on which |that )?you (?:are|could be|will be|would be) )?available|how soon (?:you )?(?:can|could)|(?:earliest|first) (?:date|day) (?:on which )?you (?:can|could|would|are)|your (?:earliest )?availability",
		salary:
			"(?:current|present)(?: salary)? and (?:desired|expected|target|required|hoped[- ]for)(?: salary| pay)?|what you (?:want|would like|expect|hope) to (?:earn|be paid)|(?:salary|pay|compensation|wage|rate|remuneration) (?:expectations?|requirements?|history)|(?:expected|desired|required) (?:salary|pay|compensation|rate|wage)|day rate|daily rate|salary you (?:expect|are looking for)",
		licenceNumber:
			"(?:your|quote your|include your|state your) (?!phone|mobile|home|contact|job|ref|name|order|house)\\p{L}{2,5} (?:number|pin)|(?:your|state|include|quote|give|with) (?:\\S+ ){0,3}(?:licen[cs]e|registration|pin|nmc|hcpc|gmc|nmbi) (?:number|no\\.?|#|pin)",
		workload:
			"(?:preferred|desired|your|how many|state (?:the|your)) (?:number of )?(?:working )?hours|(?:preferred|desired) (?:workload|percentage|days)|whether (?:you (?:want|prefer|are looking for) )?(?:full|part)[- ]time",
		workPermit:
			"(?:state|confirm|tell us|indicate|include|details of|answer)[^.\\n]{0,60}(?:right to work|work authori[sz]ation|visa status|citizenship|work permit)|your (?:right to work|work authori[sz]ation|visa|citizenship|immigration) status",
		validity:
			"(?:expir(?:y|ation)|expiration|renewal) dates?|dates? of expir(?:y|ation)|valid(?:ity)? (?:until|dates?)",
		status: "your (?:current )?(?:civil service|employment) status",
		why: "why (?:this|us|you(?:['’](?:d|re))?)(?! (?:will|['’]ll) )[^.\\n]{0,40}(?:and why now|want to (?:work|join)|interested|would like|like to (?:work|join)|apply|appeal|role|job)|why this and why now|what (?:attracts|draws|interests) you|your (?:motivation|reasons) for applying|reasons? for applying",
	},
	needLeads:
		"(?:(?:you|applicants?|candidates?|the (?:successful )?(?:candidate|applicant))(?: (?:must|will|should|need to|are required to|shall))?|must|should) (?:be|have|hold|possess|bring|demonstrate)(?: (?:an?|the))?|you(?:['’]re| are| have|['’]ve got)(?: an?)?|we (?:need|require|are looking for|ask for|expect)(?: an?)?|(?:be|have|hold|possess|holds?|having)(?: an?)?|(?:it is )?essential(?: that you (?:have|are|hold))?:?|possession of(?: an?)?",
	fields:
		"experience|background|knowledge|proficiency|expertise|training in|understanding|graduation from",
	regulated:
		"qualified (?:solicitor|lawyer|barrister|nurse|teacher|accountant|social worker|midwife|doctor|vet\\p{L}*|pharmacist|optometrist|physiotherapist|electrician)|practi[sc]ing certificate|licensed \\p{L}+|unrestricted licen[cs]e|(?:state|professional|nursing|medical|teaching|active|current|valid) licen[cs]e|licensure|(?:registered|registration) (?:with|as)|registered nurse|board[- ]certified|admitted to (?:the )?(?:bar|practi[sc]e)|bar admission|chartered \\p{L}+|qualified teacher status|qts",
	demanded:
		"(?:is|are) (?:absolutely |strictly )?(?:required|essential|mandatory|a must|imperative|a requirement|necessary)",
	bars: "(?:is|are) no good to us|cannot count|(?:applications?|candidates?|applicants?) (?:without|lacking) [^.\\n]{3,60} (?:is|are|will be) (?:returned|rejected|declined)|(?:may|can|must) ?not be (?:filled|appointed|held|employed)|(?:cannot|can ?not|may not|are not allowed to) (?:fill|appoint|hire)|(?:will|can|shall|may) ?not be (?:short-?listed|considered|progressed|accepted|eligible|screened|referred|forwarded|reviewed|processed)|(?:cannot|can ?not|can['’]t|unable to|do not|are not able to) (?:consider|accept|employ|shortlist)|not be considered|only (?:candidates|applicants|applications) (?:who|with|that)[^.\\n]{0,60}(?:will|can)|funding requirement|without (?:exception|which)|no exceptions?|(?:do not|don['’]t) apply (?:without|unless|if)|non-?negotiable|statutory requirement",
	without: "without (?:an?|the)|without",
	nobodyTaken: "we|you|there",
	wishes:
		"preferred|preferably|(?:a|big|definite|distinct) (?:plus|bonus|advantage)|bonus(?: points)?|nice[ -]to[ -]have|desirable|desired|ideally|advantageous|an (?:advantage|asset)|would (?:help|be (?:helpful|useful|welcome|great))|(?:is|are) (?:helpful|useful|handy|welcome)|beneficial|not essential|optional",
	finite:
		"is|are|was|were|be|has|have|had|will|would|can|could|must|shall|should|may|might|do|does|need|needs|expect|expects|require|requires|seek|seeks|want|wants|wish|wishes|looking",
	invitations:
		"earlier stage|at other levels|happy to hear from|speculative (?:application|enquir)\\p{L}*|if this (?:post|role|job) is not|also (?:looking for|hiring|recruiting) (?:an? )?(?:assistant|junior|trainee|apprentice)\\p{L}*",
	changers:
		"career[- ]?changers?|change of career|transferable skills|no (?:prior |previous )?experience (?:is )?(?:necessary|needed|required)|(?:also|gladly|happily|warmly) (?:read|consider|welcome|encourage) (?:applications|applicants|people|candidates) from|applications from (?:people|candidates|those) (?:in|from|with) other|from (?:other|different) (?:fields|sectors|industries|backgrounds)|(?:full|all) training (?:is |will be )?(?:given|provided)",
	invitation: "Your posting says {need}; that is what I am asking about.",
	gaps: {
		held: ["What I have of it so far: {fact}."],
		heldBeside: ["You ask for {need}; what I have so far: {fact}."],
		degree: ["The education on my resume: {fact}."],
		spokenBelow: ["You ask for level {asked}; on my resume: {fact}."],
		spoken: ["I speak {fact}."],
		bare: ["My resume does not mention {need}."],
		both: ["My resume does not mention {terms}."],
		since: [
			"You ask for {years} years; my experience in this work begins in {date}, as {job} at {company}.",
		],
		sinceNow: [
			"You ask for {years} years; I have worked as {job} at {company} since {date}.",
		],
		role: [
			"You ask for {need}. I have not held this position yet; this letter names what comes nearest to it.",
		],
		far: [
			"The position of {title} is in a different field from my work so far.",
		],
		stand: ["To be open about where I stand: {fact}."],
	},
	sentence: "The details you ask for: {details}.",
	joint: "; ",
	spans: {
		hours: "hours?|hrs",
		weeks: "weeks?|wks?",
		months: "months?|mths?",
		toMonthEnd: "end of (?:the|a) (?:calendar )?month|month[- ]end",
		toQuarterEnd: "end of (?:the|a) quarter",
	},
	aWeek: "(?:a|per) week|weekly",
	fromNotice: "{notice}, so I could start from {date}.",
	stated: {
		portfolio: [
			["portfolio(?: at| on| is)?:? ?(\\S+\\.\\S+)", "My portfolio is at {1}."],
		],
		notice: [
			[
				"(.*\\b(?:weeks?|months?|days?|wks|mths)['’]?s?) (?:of )?notice(.*)",
				"I have to give {1} notice{2}.",
			],
			["notice(?: period)?(?: is| of)?:? (.*)", "My notice period is {1}."],
		],
		start: [
			[
				"(?:i am |i['’]m )?(?:immediately available|available immediately)(.*)",
				"I am available immediately{1}.",
			],
			["available (.*)", "I am available {1}."],
			["(?:can|could) (.*)", "I could {1}."],
			["free (from .*)", "I am free {1}."],
		],
		drivingLicence: [
			[
				"(?!no |not |don|can|cannot)((?:[aeiou]|[lmh]r |mc |[hl]gv).*licen[cs]e.*)",
				"I hold an {1}.",
			],
			["(?!no |not |don|can|cannot)(.*licen[cs]e.*)", "I hold a {1}."],
			["((?:cdl|class [a-z])(?: .*)?)", "I hold a {1}."],
		],
		vehicle: [["own (.*)", "I have my own {1}."]],
		workPermit: [
			[
				"((?:American|Irish|Australian|Italian|E\\p{L}+|A\\p{L}+|I\\p{L}+) (?:citizen|national)\\b.*)",
				"I am an {line}.",
			],
			["((?:[\\p{L}.]+ ){1,4}(?:citizen|national)\\b.*)", "I am a {line}."],
			["permanent resident.*", "I am a {small}."],
			["(right to .*)", "I have the {1}."],
			["(?:authori[sz]ed|eligible|entitled|permitted) .*", "I am {small}."],
		],
		workload: [["(looking for .*|available .*|happy .*|open .*)", "I am {1}."]],
		shifts: [
			[
				"((?:\\p{L}+ ){1,4}(?:is|are) (?:fine|ok|okay|no problem|welcome).*)",
				"{line}.",
			],

			[
				"(on[- ]call .*|available .*|happy .*|willing .*|able .*|flexible .*|used .*|prepared .*)",
				"I am {1}.",
			],
			["((?:can|could) .*)", "I {1}."],
		],
		relocation: [["(willing .*|happy .*|open .*|ready .*)", "I am {1}."]],
		travel: [["(willing .*|happy .*|open .*|ready .*)", "I am {1}."]],
	},
	ownLicense:
		"(?:you(?:['’]ll)?|will|need|and|or|an?|the|valid|current|full|clean|in good standing|unrestricted|driver['’]?s?['’]?|drivers|driving|licen[cs]e|is|are|required|necessary|essential|must|have|hold|possess|with|good|record|state|insurable|satisfactory|abstract)",
	wayToWork: "I live in {home} and could start in {town} from {date}.",
	slots: {
		travel: "I am [willing or not willing] to travel.",
		shifts: "The working hours you describe [suit or do not suit] me.",
		payNow: "My current pay is [amount].",
		referees: "My references are [names and contact details].",
		source: "I found your posting through [source].",
		vehicle: "I [have or do not have] a car of my own.",
		notice: "My notice period is [weeks or months].",
		start: "I could start on [date].",
		salary: "My salary expectation is [amount].",
		rate: "The hourly rate I expect is [amount].",
		licenceNumber: "My license number is [number].",
		workload: "I would like to work [hours a week].",
		workPermit:
			"For this position I [have the right to work or need sponsorship].",
		drivingLicence: "I [have or do not have] a valid driver’s license.",
		registration: "My license or registration is [number].",
		relocation: "I [would or would not] move to the place of work.",
		lodging: "I [need or do not need] accommodation.",
		portfolio: "My portfolio: [link].",
		why: "Why this and why now: [your reason].",
		question: "You ask about {need}: [your answer].",
		asked: "My answer to {need}: [your answer].",
		wanted: "You ask for {need}: [your answer].",
		quoted: "You write {need}: [your answer].",
		questions: "My answers to {terms}: [your answers, in this order].",
		manyQuestions:
			"To the questions in your posting: [your answers, in their order].",
	},
	agreed: {
		drivingLicence: "I hold a valid driver’s license.",
		workPermit: "I have the right to work in this position.",
		travel: "I am ready to travel for the work.",
		shifts: "The working hours you describe suit me.",
		relocation: "I would move to the place of work.",
	},
	open: {
		travel: "travel: [yes or no]",
		shifts: "the working hours you describe: [yes or no]",
		payNow: "current pay: [amount]",
		referees: "references: [names and contact details]",
		source: "where I found the posting: [source]",
		vehicle: "own car: [yes or no]",
		lodging: "accommodation: [needed or not needed]",
		portfolio: "portfolio: [link]",
		rate: "hourly rate: [amount]",
		notice: "notice period: [weeks or months]",
		start: "earliest start: [date]",
		salary: "pay expectation: [amount]",
		licenceNumber: "license number: [number]",
		workload: "working hours: [hours a week]",
		workPermit: "right to work: [status]",
		drivingLicence: "valid driver’s license: [yes or no]",
		clearance: "clearance: [level]",
		registration: "license or registration: [number]",
		relocation: "move to the place of work: [yes or no]",
		validity: "valid until: [date]",
		status: "employment status: [status]",
		why: "why this and why now: [your reason]",
	},
	little:
		"a little|a few (?:words|phrases)|some (?:words|phrases)|\\p{L}* ?words only|kitchen|badly|holiday|vacation|tourist|beginner\\p{L}*|rusty|basic\\p{L}*|elementary|smattering",
	openLevel: "{language}: [level]",
	levelSlot: "My level of {language} is [level].",
};
