// English: words of job postings.
import type { PostingWords } from "../posting-words.ts";

export const posting: PostingWords = {
	headings: {
		must: `requirements|you|the person|you may be a fit if|you may be a fit if you have|you might be a fit if|you might be a great fit if|you're a great fit if|what you'll have|you'll have|what we need|what we need from you|about the candidate|the candidate
knowledge and experience|education and training|minimum requirements|job requirements|key requirements|requirement|qualifications|minimum qualifications|minimum qualification|basic qualifications|required qualifications|required skills|required skill|required experience|required
required experience and skills|must have|must haves|must-have|must-haves|essential|essential criteria|essential skills|essential requirements|skills|key skills|technical skills|skills and experience|skills & experience|skills and attributes|key skills and attributes|experience|experience required
education|education and experience|education level|education/experience|education requirements|licenses and certifications|license|licenses|licensure|certifications|certificates|who you are|who are you|about you|what you bring|you bring|you bring with you|you will bring|you'll bring|you will have|you must have|you offer|we ask for
we are looking for someone with|what you'll bring|what you will bring|what we're looking for|what we are looking for|what we look for|what we expect from you|who we are looking for|who we're looking for|your profile|candidate profile|your skills|your qualifications|your background|what you need|what you'll need|you will need|you'll need|what you'll need to be successful
you have|you are|you should have|the ideal candidate|ideal candidate|the ideal candidate will have|the successful candidate|person specification|we expect|we require|knowledge of|ability to|knowledge, skills and abilities|knowledge skills and abilities|competencies|specialized experience|qualifications and skills|skills & qualifications
skills and qualifications|tech stack|our stack|your experience|your experience and qualifications|computer skills|selective certification|core competencies|security clearance|languages|language skills|physical demands|physical requirements|conditions of employment|employment standards|what it takes|special requirements|working conditions and physical demands`,
		nice: `nice to have|nice to haves|nice-to-have|nice-to-haves|preferred|preferred qualifications|preferred skills|preferred experience|preferred requirements|desired|desired skills|desired experience|desirable|desirable skills|desirable criteria|bonus|bonus points|bonus skills|pluses|plus|would be a plus|good to have|additional qualifications
assets|advantageous|extra credit|it's a plus if|highly regarded|not a must|not a must, but lovely|you'll stand out if|what sets you apart|extra points`,
		duties: `responsibilities|key responsibilities|job responsibilities|your responsibilities|main responsibilities|responsibilities include|duties|main duties|key duties|job duties|duties and responsibilities|essential duties|essential functions|essential job functions|secondary duties|examples of duties|typical duties|primary function|primary responsibilities
what you'll do|what you will do|what will you do|what you'll be doing|what you will be doing|what you'll be working on|what you'll be responsible for|the role|your role|the job|about the role|about this role|role|job purpose|position description/purpose|the opportunity|the position|your mission|your tasks|tasks|key tasks
day to day|a day in the life|in this role|in this role you will|you will|your day|key accountabilities|accountabilities|scope of work|objectives|main tasks|your impact|how you will make an impact|how you'll make an impact|purpose of the role|the work|in this job you`,
		offer: `good reasons to join us|reasons to join us|reasons to join|what makes it worth it|worth your while|why people stay|how we look after you|how we reward you|the deal|life at|benefits|our benefits|perks|perks and benefits|benefits and perks|what we offer|we offer|we can offer you|we offer you|our offer|what's in it for you|what you'll get|what you get|why join us|why us|why you'll love working here|compensation|salary|annual salary|salary range|pay|compensation and benefits|employee benefits|rewards|pay range|total rewards
what we can offer|we provide|salary and benefits|in return|we bring|what's on offer|what you can expect from us|why would you want this|on offer`,
		apply: `our process|steps|how it works|recruitment process|timeline|how to apply|to apply|application process|application|applications|apply now|apply|where to apply|selection process|process notes|process note|contact|contact us|next steps|how you will be evaluated|required documents|examination|the process|interview process|how we hire|what happens next|interested|application deadline|questions|appointment|application filing|notes|note
clarification from the agency|who may apply|hiring process|our hiring process`,
		general: `job description|job summary|position summary|summary|overview|an overview|position overview|general description|role summary|basic information|job details|general information|full job description|description|the opportunity at a glance|about the job|position description`,
		legal: `employment equity|equal opportunity|equal employment opportunity|equal opportunities|eeo|eeo statement|disclaimer|notice|privacy notice|legal notice|diversity and inclusion|diversity statement|accommodation`,
		about: `what we value|what we believe|our principles|what we stand for|how we work|about us|about the company|about our company|who we are|who are we|our company|company overview|company description|our mission|our values|our story|about the team|the team|our team|about the department|about the project|the company|the organization|the organisation|the project
background|about|culture|our culture|location|work schedule|career choices|working conditions|work environment`,
	},
	headingWords: {
		must: `needs?|required|requirements?|qualifications?|qualify|look for|looking for|expect|must|profile|skills?|experience|ideal|you are|you have|are you|who you|criteria|suitable|candidate|about you|you bring|it takes|fit in|specification`,
		nice: `nice|plus|bonus|preferred|desirable|desired|advantage|stand out|extra points?`,
		duties: `do|doing|duties|responsible|responsibilit(?:y|ies)|tasks?|role|day|work|job|mission|objectives?|functions?|accountabilit(?:y|ies)|impact`,
		offer: `offer|offers|benefits?|perks|for you|get|why|salary|pay|compensation|rewards?|return`,
		apply: `apply|applying|application|contact|interview|hiring|documents|next|process`,
		about: `about us|about the|who we|company|our|team|story|values|culture|mission`,
		general: ``,
		legal: `equal|opportunit(?:y|ies) employer|privacy|diversity|disclaimer|accommodations?`,
	},
	demand: {
		must: `must|required|requires?|requirements?|essential|mandatory|minimum(?: of)?|at least|necessary|prerequisite|need(?:s|ed)? to (?:have|be|hold)|we need (?:someone|somebody)|candidates? (?:needs?|should|will)|you(?:'|’)ll need|you (?:should )?(?:have|hold|possess|bring|are able|know|need)|you should|you(?:'|’)ll have|you(?:'|’)ve|proven|demonstrated|demonstrable|
(?:strong|solid|good|excellent|deep|extensive|working|practical|in-depth|sound|proven|prior|previous|hands-on|broad|advanced|thorough|basic|relevant|great|professional|significant)(?: \\w+){0,3} (?:knowledge|understanding|experience|skills?|background|command|expertise|familiarity)|
experienced? (?:with|in|of|using|working|as|building|developing|managing)|knowledge (?:of|in|about)|understanding of|familiar(?:ity)? with|proficien(?:cy|t)|expertise (?:in|with)|ability to|able to|skill(?:ed|s)? (?:in|at)|fluen(?:t|cy)|degree in|background in|certification in|qualified|licensed|years(?:'|’)? (?:of )?(?:\\w+ ){0,4}experience|years?(?:'|’)? experience|comfortable with|track record`,
		excludes: `(?:applications?|candidates?|applicants?|anyone) (?:without|lacking)(?! (?:an? )?(?:cv|cover|résumé|resume|exception))|only (?:candidates|applicants|applications|people) (?:with|holding|who (?:have|hold|meet|can show))|(?:cannot|can(?:'|’)t|unable to) (?:consider|employ|accept|hire) [^.]{0,40}without|non-negotiable|deal-?breaker|absolute (?:requirement|must)|strict requirement`,
		stated: `must (?:have|be|hold|possess)|must (?:\\p{L}+ly )?(?:have|be|hold|possess|meet)|(?:is|are) (?:required|mandatory|essential|a must)|required (?:skills?|experience)|years(?:'|’)? (?:of )?(?:\\w+ ){0,4}experience|fluen(?:t|cy) in|degree in`,
		nice: `nice[- ]to[- ]haves?|preferred|preferabl[ey]|desirable|desired|(?:is|are|be|considered|as|it(?:'|’)s)? ?an? (?:big |huge |strong |definite |real )?(?:plus|bonus|asset|advantage)|advantageous|ideally|bonus points|bonus if|bonus:|beneficial|good to have|would be (?:great|nice|a plus|ideal|helpful|beneficial)|would help|helpful|not required|advantage|all the better|highly regarded|if you (?:also )?(?:know|have)[^.]{0,40}better|plus(?=\\W*$)`,
		wishOpens: `ideally|preferably`,
		furtherOpens: `further|other|additional`,
		duty: `you(?:'|’)ll|you will|you(?:'|’)d|responsible for|responsibilit(?:y|ies)|duties|in this role|will be responsible|the (?:post ?holder|incumbent|successful candidate) will|reporting to|reports to`,
		inQuestion: `\\d+|years?|degree|diploma|licen[cs]ed?|certif\\p{L}+|qualif\\p{L}+|experienced?|knowledge|skills?|familiar|proficient|fluent`,
	},
	around: {
		legal: `equal[- ](?:employment[- ])?opportunit(?:y|ies)|affirmative action|regardless of|without regard to|sexual orientation|gender identity|national origin|protected veteran|race,? colou?r|reasonable accommodations?|we celebrate diversity|e-verify|all qualified applicants|marital status|disability confident|prohibits discrimination|safeguarding and promoting|does not accept unsolicited|employment agency|do not constitute|implied contract|eoe|data protection|personal information under`,
		applying: `apply (?:now|today|here|online|via|by|below|at|through|in person)|to apply(?=[,:]| please| online| via| by| for (?:this|the) )|please apply|apply:|your application|applications? (?:must|should|will|are|can|received|close|package|forms?|materials?)|the application|cover(?:ing)? letter|send (?:us )?(?:your|a|me) |(?:drop|e-?mail|mail|post|submit|upload) (?:us )?(?:your|an?) (?:cv|resume|résumé|application)|curriculum vitae|submit (?:your|an|a)|applicants (?:must (?:attach|submit|complete|follow)|who fail|who lack|may substitute|will have)|candidates (?:must follow|completing|from the eligible|will be contacted)|questionnaire|
for (?:more|additional|further) information|please visit|check out|to search for|download (?:pdf|the)|closing date|no agencies|no recruiters|(?:cv|résumé|resume) to|click here|click the|the hiring process|shortlist(?:ed)?|interviews? (?:will|week)|letters? of (?:reference|interest|introduction)|required documents|review of applications|informal (?:enquir|chat)|let me know|get in touch|we answer everybody|thank all applicants|required proof|proof of completion|eligible list|time of filing(?=[^.]*(?:attach|questionnaire|submit))|will not be (?:considered|accepted|reviewed|processed)|hop on a call|reach out|if you(?:'|’)re interested|if interested|evaluated for this job|qualification determinations|additional vacancies|probationary period|examination process|exam process|incomplete (?:applications|packets)|no phone calls|what you have done|look forward to (?:your|hearing)|(?:call|ring|text|dm|write to|e-?mail|contact) (?:us|\\p{Lu}\\p{L}+)(?! relationships)`,
		process: `apply with (?:an? |your )?(?:(?:current|updated|recent) )?(?:cv|resume|résumé|cover(?:ing)? letter|portfolio)|(?:send|e-?mail|submit|forward) (?:us )?(?:your|an?) (?:(?:current|updated|recent) )?(?:cv|resume|résumé|application)(?= |[.,;]|$)|(?:applicants?|candidates?|finalists?|applications|those) (?:who|whose|selected|chosen|that)[^.;]{0,90}? (?:will|may|must|are|move|complete|should|cannot)|(?:applicants?|candidates?|finalists?) (?:will|may|can|should|are) (?:also |then |only |not )?(?:be )?(?:contacted|notified|invited|ranked|placed|asked|scheduled|screened|interviewed|informed|evaluated|rated|considered|welcome|encouraged|expected to submit|apply|hear|do an?)|(?:applicants?|candidates?) must (?:answer|attach|submit|upload|complete (?:the|an?|all)|apply|include|provide (?:copies|a copy|proof|transcripts|documentation)|file|follow|indicate|create)|
(?:examination|exam|test|interviews?|selection|recruitment|assessment|hiring) (?:process|procedure|will (?:consist|be (?:held|conducted|scheduled|given))|consists? of|may (?:consist|include))|eligib(?:le|ility) (?:list|register)|placed on (?:the|an?|our) (?:eligible |hiring |eligibility )?(?:list|register|file)|(?:a )?(?:passing )?score of (?:at least )?\\d|supplemental questions?|conditional (?:job )?offer|open until filled|until (?:the )?(?:position|vacancy|post) is filled|(?:this|the) (?:vacancy|posting|announcement|recruitment|advert|job posting) (?:may|will|closes|is (?:open|used|for))|encourage(?:d)? (?:you |everyone |everybody |all )?to apply|apply (?:anyway|even if)|welcome applications|applications? from|(?:phone|video|screening) (?:chat|screen|call|interview)s?|panel interview|take-home|notify human resources|during the selection|not heard from us|if (?:you are|you(?:'|’)re) (?:invited|shortlisted|selected|successful)|successful (?:applicants|candidates) will (?:be|receive)|meet every (?:single )?(?:requirement|qualification)|not accepted|application (?:deadline|period|window)`,
		gains: `salary|pay (?:is|runs|from|starts|ranges)|(?:on-target )?earnings|up to [$€£]\\d|you(?:(?:'|’)ll| will| can| may)(?: also| even)? (?:be (?:joining|rewarded|given|part of|eligible|supported|surrounded|offered|paid|welcomed|entitled|covered|reimbursed)|join|feel|become (?:part|a member|eligible)|enjoy|receive|get(?! (?:things|work|jobs))|earn|benefit|have (?:access to|the (?:opportunity|chance|freedom)|every)|find (?:an?|yourself|that)|love|grow (?:with|as|in|into)|accrue|qualify for)|(?:the )?(?:opportunity|chance|freedom|room) to (?:work (?:with|on|in|alongside)|grow|learn|develop|make an? |shape|join|be part)|ability to grow|an? (?:supportive|friendly|collaborative|inclusive|generous|flexible|competitive|comprehensive|attractive|dynamic|modern)(?!\\p{L})|earn (?:while|up to|more)|at [\\p{Lu}][\\p{L}&]+, (?:we|people|you(?:'|’)ll|everyone|every|our)`,
		offer: `health insurance|dental|401\\(?k\\)?|paid time off|pto|paid (?:holidays?|vacation|parental|training|orientation)|vacation days|annual leave|days(?:'|’)? (?:of )?(?:holiday|leave|vacation)|days off|parental leave|pension|retirement (?:plan|contribution)|competitive (?:salary|pay|wage)|salary range|(?:base )?salary (?:is|of|between|starts)|stock options|equity package|gym membership|fitness (?:studio|allowance)|free (?:lunch|snacks|coffee|drinks|parking|meals)|bonus scheme|sign-on bonus|employee discount|dining discount|career development opportunities|we offer|we provide you|we pay|you(?:'|’)ll get|you will receive|flexible (?:hours|working)|weekly pay|uncapped commission|company (?:car|van)|life insurance|tuition|profit sharing|relocation assistance|training and professional development|opportunit(?:y|ies) for (?:growth|advancement|promotion)|benefits package|rate of pay|per hour|an hour`,
		portrait: `our (?!ideal|successful|new |next |requirements?|expectations?|candidates?)(?:\\p{L}+ ){0,2}\\p{L}+s (?:are|have|work|love|enjoy|come|know|share|stay|build|help|bring)|people (?:stay|here)|customers before|join us|we (?:also |always |all )?(?!are (?:looking|seeking|hiring|searching|recruiting)|require|expect|need|seek|want|look|ask|prefer|would like you|will (?:require|expect))\\p{Ll}+|we(?:'|’)re (?!looking|seeking|hiring|searching|recruiting)|the [\\p{L}' -]{0,60}?(?:company|firm|state|city|county|agency|office|division|department|organi[sz]ation|team|group|trust|board|district) (?:is|are|has|have|offers?|provides?|believes?|serves?|runs?|also)(?!\\p{L})|our (?:company|mission|vision|values|clients?|customers?|products?|platform|story|culture|department|research|teams?|people|users|staff|caregivers|brands|work|offices)|founded in|headquartered|established in|with (?:over|more than) \\d|since \\d{4}|last year we`,
		catchAll: `(?:other|all other|additional)(?: related)? (?:duties|tasks)(?: may be| as)? (?:assigned|required|needed)[^.;]{0,20}|performs? (?:other )?related (?:duties|work)(?: as (?:required|assigned|needed))?|does related work|duties as assigned|such other duties`,
		formField: `position type|number of (?:vacancies|openings|positions)|supervisory status|pay (?:scale|range|grade|plan)[^:]{0,10}|salary|grade|series[^:]{0,20}|job (?:id|code|number|type|category|family|announcement number)|class code|requisition(?: \\p{L}+)?|req #|reference(?: \\p{L}+)?|ref(?:erence)?\\.? (?:no|nr)\\.?|(?:opening|closing|open|close)(?: date)?|opened|date posted|employment type|contract type|contract|flsa(?: status)?|department|division|agency|bargaining unit|reports to|hours|schedule|location|date|remote job|telework eligible|days per year|primary location|start date|competition number|revised|to apply`,
	},
	pronouns: {
		you: `you|your|you(?:'|’)(?:ll|re|ve|d)|candidates?|applicants?|post ?holder|incumbents?|successful candidate`,
		we: `we|our|us|we(?:'|’)(?:re|ve|ll)`,
	},
	asks: {
		drivingLicence: `driver(?:'|’)?s?(?:'|’)? licen[cs]e|driving licen[cs]e|licen[cs]e to drive|drivers? permit|cdl`,
		vehicle: `(?:own|use of a|access to a|reliable) (?:car|vehicle|transportation)|reliable transport(?:ation)?|steel[- ]toed? (?:boots|shoes)|own tools`,
		workPermit: `work(?:ing)? (?:permit|visa|rights)|(?:right|authori[sz]ed|authori[sz]ation|eligible|eligibility|entitled|permission) to (?:live and )?work|work authori[sz]ation|visa sponsorship|sponsorship|green card|u\\.?s\\.? (?:citizens?(?:hip)?|nationals?)|citizenship|permanent resident`,
		clearance: `security clearance|(?:top secret|secret|ts/sci|sc|dv|baseline) clearance|clearance|public trust`,
		backgroundCheck: `background (?:check|investigation|screening)|criminal (?:record|history)|dbs(?: check| disclosure)?|police (?:check|information check)|drug[- ](?:test|screen(?:ing)?|free)|fingerprint\\p{L}*|pass (?:a |the )?(?:drug|background)|selective service|vulnerable sector|(?:clean|safe|good|acceptable) driving record|motor vehicle record`,
		travel: `travel(?: required| up to)?(?! (?:agency|industry|agent|expenses|card))|overnight (?:stays|travel)|client sites?|stay overnight|on the road`,
		relocation: `relocat(?:e|ion)(?! assistance| package)|move to`,
		residence: `reside(?:nt|s|nce|ncy)?(?: (?:in|of|within))?|must (?:live|be (?:located|based))|live (?:within|in)|based in the|within commuting|local candidates|registered voters?`,
		onSite: `on[- ]?site|in[- ]office|in[- ]person|hybrid|days? (?:a|per) week in`,
		startDate: `immediate start|start(?:ing)? immediately|available (?:immediately|to start|from)|start date|starting in`,
		availability: `shifts?(?! (?:supervisor|lead|leader|manager|premium|differential)s?)(?: work)?|(?:night|evening|weekend|rotating|early|late|day)s?[ -]shifts?|(?:work|working|available|availability|able)(?: \\p{L}+){0,6} (?:weekends?|nights?|evenings?|holidays?|saturdays?|sundays?)|nights and weekends|on[- ]call|rota|overtime|must be available|be available|evening work|weekends?|days or nights`,
		hours: `full[- ]time|part[- ]time|\\d{1,2} hours(?: (?:per|a) week)?|hours per week|available for at least|fixed term`,
		salary: `salary expectations?|desired salary`,
		age: `(?:at least|over|minimum age|must be) (?:1[5-9]|2[0-9])(?: years(?: of age| old)?| or older)?|years of age`,
		health: `vaccinat\\p{L}+|immuni[sz]ation|tb test|(?:dot )?physical(?= and| exam)|medical (?:exam\\p{L}*|check|clearance)|lift(?: and (?:move|carry))?(?: up to)? \\d+|able to (?:lift|stand|climb)|ability to (?:lift|stand)|colou?r vision|physically fit`,
		registration: `registered with|registration with|registered voters?|union member\\p{L}*|willing(?:ness)? to obtain`,
	},
	no: `no`,
	bodies: `city|county|state|town|borough|departments?|agenc(?:y|ies)|boards?|commission|council|ministry|universit(?:y|ies)|colleges?|schools?|district|associations?|societ(?:y|ies)|union|airports?|authority|bureau|branch|company|corporation|employer|church|court|hospitals?|bank|hotel|restaurant|foundation`,
	binding: `must|subject to|required|requires?|need to|essential|mandatory|may be required|will be required|contingent|condition of employment|conditional|willing(?:ness)?|available|availability|able to|ability to|possess|valid|need(?:ed)?|have|you(?:'|’)re|(?:not|no)(?: \\p{L}+){0,3} sponsorship|eligible`,
	logic: {
		and: `and|as well as|&`,
		or: `or|and/or`,
		oneOf: `(?:at least )?(?:one|any|either)(?: or more)?(?: \\p{L}+)? of (?:the following|these|the below)|one of|either|any of|any combination of|meets one`,
		atLeast: `at least|a minimum of|minimum of|minimum`,
		equivalent: `(?:or|and/or)(?: an?| any| the)?(?: \\p{L}+){0,2} (?:equivalent|similar|comparable)|or (?:an? )?(?:closely )?related field|equivalent (?:combination|experience)|comparable|or (?:other )?similar|may substitute|may be substituted`,
		conditional: `(?:full |on-the-job |in-house )?training (?:is |will be |can be )?(?:provided|given)|we(?:(?:'|’)ll| will| can)? (?:train|teach) you(?! the rest| everything)|(?:or|and) (?:a )?(?:willing|able|ready|happy)(?:ness)? to (?:obtain|learn|train|study|work towards)|or (?:can|will) learn|can be (?:learned|learnt|taught|obtained)|not essential|is no must|may (?:also )?(?:be )?requir(?:e|ed)|some positions|some roles|in some cases|if required|depending on the`,
		negated: `no (?:\\p{L}+ ){0,4}(?:required|needed|necessary|requirement)|not (?:required|needed|necessary|have an?)|do(?:es)? not (?:need|require|have)|don(?:'|’)t need|does not have an? \\p{L}+ (?:\\p{L}+ )?requirement|not including`,
		examples: `such as|like|including|e\\.g\\.|for example|for instance|i\\.e\\.`,
	},
	years: {
		unit: `years?|yrs?`,
		numbers: `one two three four five six seven eight nine ten eleven twelve`,
		experience: `experienc|background|practice|work(?:ed|ing)? (?:as|in|with)|in (?:an?|the) .{0,30}(?:role|position|field|trade|industry|business|sector)|years?\\+? (?:in|of|on|as|at|for) (?!age|service)\\p{L}|\\d\\+? (?:years|yrs) (?:building|developing|designing|managing|leading|selling|teaching|running|writing|operating)|seniority|expertise|supervising|minimum`,
		practice: `experience`,
		other: `up to|substitut\\p{L}*|no more than|for (?:over|more than)|since|contract|warranty|age[ds]?|calendar|within the last|in the last|over the last|not to exceed|maximum|of age|or older|founded|years ago`,
		otherBehind: `degree|college|university|institution|bachelor|program|period|contract|probation|old|warranty`,
		of: `in|as an?|as|with|of|within|on|using|at|from`,
		next: `of which|(?:one|two|three|four|five) of (?:them|which|those)|and an? (?:\\p{L}+ )?(?:knowledge|command|grasp|understanding|mastery)`,
		doing: `(?!during|following|including|starting|beginning|ending|according|regarding|concerning)\\p{L}{3,}ing`,
		qualified: `post[- ](?:registration|qualification|qualifying|qualified|licen[cs]ure|graduation|graduate|certification|doctoral|training)|(?:after|since|following) (?:registration|qualification|qualifying|graduation|graduating|licen[cs]ure|certification)|pqe`,
		orMore: `or more|plus|full`,
		to: `to|or`,
	},
	levels: {
		basic: `basic|beginner|elementary|some knowledge`,
		conversational: `conversational|intermediate|working knowledge|good working`,
		proficient: `proficien(?:t|cy)|advanced|good|strong|very good|business level|professional (?:working )?(?:level|proficiency)`,
		fluent: `fluen(?:t|cy)|excellent|bilingual|full professional|expert`,
		native: `native|mother tongue`,
	},
	papers: {
		rank: `level|grade|stage|tier`,
		licence: `licen[cs]ure|licen[cs]ed?|registered with|registration with|admi(?:ssion|tted) to (?:the )?(?:[\\p{L}]+ ){0,3}bar`,
		certificate: `certif\\p{L}+|licen[cs]e|diploma`,
	},
	terms: {
		languageCue: `fluen\\p{L}*|speaks?|spoken|written|writing|languages?|\\p{L}*lingual|native|proficien\\p{L}*|knowledge|skills?|command|level|mother tongue|verbal|oral|communicat\\p{L}*|read and write|very good|excellent|good`,
	},
	titles: {
		roles: `engineers?|developers?|managers?|directors?|architects?|analysts?|nurses?|teachers?|designers?|scientists?|technicians?|assistants?|officers?|attorneys?|accountants?|executives?|leads?|leaders?|specialists?|consultants?|coordinators?|administrators?|representatives?|reps?|librarians?|clerks?|drivers?|chefs?|cooks?|editors?|electricians?|plumbers?|welders?|paralegals?|lawyers?|baristas?|servers?|bartenders?|cashiers?|therapists?|pharmacists?|midwi(?:fe|ves)|physicians?|carpenters?|bakers?|cleaners?|guards?|planners?|buyers?|agents?|advis[eo]rs?|trainers?|tutors?|hygienists?|counsel(?:l?or)?s?|caregivers?|carers?|writers?|researchers?|supervisors?|operators?|mechanics?|workers?|associates?|interns?|inspectors?|instructors?|lecturers?|professors?|fellows?|programmers?|testers?|strategists?|marketers?|recruiters?|auditors?|bookkeepers?|controllers?|treasurers?|actuar(?:y|ies)|brokers?|surveyors?|estimators?|foreman|foremen|labou?rers?|installers?|fitters?|machinists?|assemblers?|packers?|pickers?|handlers?|porters?|housekeepers?|receptionists?|secretar(?:y|ies)|stylists?|hairdressers?|groomers?|gardeners?|landscapers?|farmers?|rangers?|firefighters?|paramedics?|dentists?|veterinarians?|vets?|radiographers?|technologists?|sonographers?|phlebotomists?|dietitians?|nutritionists?|psychologists?|psychiatrists?|surgeons?|doctors?|practitioners?|aides?|stewards?|pilots?|captains?|dispatchers?|couriers?|merchandisers?|salespersons?|salesman|sellers?|presidents?|chiefs?|principals?|deans?|heads?|partners?|owners?|producers?|photographers?|videographers?|animators?|illustrators?|artists?|musicians?|actors?|journalists?|reporters?|copywriters?|translators?|interpreters?|curators?|archivists?|economists?|statisticians?|biologists?|chemists?|physicists?|geologists?|ecologists?|epidemiologists?|postdocs?|apprentices?|trainees?|volunteers?|ambassadors?|facilitators?|moderators?|promoters?|hosts?|hostess|waiters?|waitress|butchers?|fishmongers?|tailors?|roofers?|painters?|plasterers?|bricklayers?|masons?|joiners?|glaziers?|scaffolders?|custodians?|janitors?|caretakers?|concierges?|lifeguards?|coaches|coach|nannies|nanny|childminders?|practice lead|sommeliers?|pastry|crew|scrum masters?|webmasters?|sysadmins?|devops|postmasters?|conductors?|sailors?|mates?|underwriters?|adjusters?|examiners?|assessors?|investigators?|detectives?|clinicians?|anaesthetists?|anesthesiologists?|optometrists?|audiologists?|pathologists?|hygienist|notar(?:y|ies)|judges?|solicitors?|barristers?|ombudsman|superintendents?|commissioners?|marshals?|attendants?|tellers?|modell?ers?|wranglers?|keepers?|breeders?|pollsters?|organi[sz]ers?|fundraisers?|operatives?|florists?|jewell?ers?|opticians?|podiatrists?|physiotherapists?|physios?|chiropractors?|osteopaths?|beauticians?|barbers?|valets?|brewers?|distillers?|winemakers?|wardens?|ushers?|stagehands?|riggers?|divers?|miners?|drillers?|choreographers?|dancers?|singers?|conveyancers?|negotiators?|valuers?|registrars?|bursars?|invigilators?|demonstrators?|chaplains?|matrons?|orderl(?:y|ies)|orthodontists?|embryologists?|toxicologists?|hydrologists?|meteorologists?|agronomists?|horticulturists?|arborists?|foresters?|upholsterers?|dressmakers?|seamstress(?:es)?|machinists?|millwrights?|pipefitters?|steamfitters?|locksmiths?|farriers?|blacksmiths?|potters?|weavers?|printers?|bookbinders?|groundskeepers?|groundsman|groundspersons?|sexton|farmhands?|deckhands?|sous chefs?|colou?rists?|masseurs?|masseuses?|appraisers?|sorters?|telemarketers?`,
		seeking: `(?:looking|searching|hiring|recruiting) for|looking to (?:hire|appoint|recruit|add)|seeking|seeks|hiring|recruiting|we need (?:an?|someone|somebody)|needs an?|wanted|opportunity for an?|to join (?:our|us|the)|invites applications|in search of|in need of`,
		sought: `(?:(?:is|are|'re|’re) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting|searching for)|(?:seeks|looking for|seeking|hiring|needs|wants|(?:asked|engaged|instructed|retained) (?:us |them )?to (?:find|hire|recruit)|[Jj]oin (?:us|our team) as|opportunity for|position of|role of|as (?:the|our)|[Jj]oin .{1,40} as)) (?:an? |the |our (?:next )?|talented |experienced |motivated |dedicated |passionate |skilled |qualified |highly |enthusiastic |full-time |part-time |and |\\d+ )*(\\p{Lu}[^.,;:!?\\n()]{2,80}?)(?=\\s+(?:to|who|that|which|with|for|in|at|on|leading|responsible|based|within|and (?:you|we)|as)(?!\\p{L})|[.,;:!?\\n(]|$)`,
		soughtBare: ``,
		placeField: `location|place`,
		ofGroup: `part of|an? |formerly`,
		knownRoles: `engineer|developer|manager|director|architect|analyst|nurse|teacher|designer|scientist|technician|assistant|officer|attorney|accountant|executive|lead|specialist|consultant|coordinator|administrator|representative|librarian|clerk|driver|chef|cook|editor|electrician|plumber|welder|paralegal|lawyer|barista|server|bartender|cashier|therapist|pharmacist|midwife|physician|carpenter|baker|cleaner|guard|planner|buyer|agent|advisor|trainer|tutor|hygienist|counsell?or|caregiver|writer|researcher|supervisor|operator|mechanic|worker|associate|intern`,
		sentenceVerbs: `is|are|has|have|was|wants?|will`,
	},
	seniority: {
		intern: `intern|internship|apprentice`,
		executive: `chief \\p{L}+ officer|ceo|cto|cfo|coo|cio|cmo|vp|vice president|managing director`,
		director: `director|head of`,
		lead: `lead|principal|staff (?:engineer|developer|scientist)|team ?lead(?:er)?|tech lead`,
		senior: `senior|sr\\.?|experienced`,
		manager: `manager|supervisor`,
		junior: `junior|jr\\.?|graduate|entry[- ]level|trainee`,
		ofThings: `account|product|project|program|case|community|content|brand|social media|sales|category|event|customer success|key account`,
		saidJunior: `entry[- ]level|junior`,
		saidSenior: `senior`,
		saidMid: `mid(?:dle)?[- ](?:senior )?level|intermediate`,
		post: `level|position|role|developer|engineer`,
	},
	pasted: {
		sender: `From`,
		mailHead: `From|To|Cc|Bcc|Sent|Date|Subject|Reply-To`,
		pageClues: `skip to|my network|messaging|sign in|easy apply|apply|quick apply|save|share|report|show |see |follow|set (?:job )?alert|promoted|linkedin|indeed|stepstone|infojobs|people|dismiss|here's how|pulled from|job (?:details|function)|(?:over )?\\d[\\d.,+]* (?:applicants|followers)|(?:re)?posted[ ]`,
		pageLines: `skip to (?:main )?content|linkedin|indeed|stepstone|infojobs|glassdoor|xing|france travail|home|my network|people|learning|dismiss|jobs|messaging|notifications|me|for business|menu|search|sign in|sign up|log in|join now|new to linkedin\\?.*
easy apply|apply(?: now)?|quick apply|save(?: job)?|saved|share|share this job|report(?: this)? job|print|back(?: to (?:jobs|results|search))?|see (?:more|less)|show (?:more|less)(?: options)?|more|less
show match details|how you match|match with your profile|am i a good fit\\??|is this a good match\\??|tailor my resume|help me stand out|use ai to assess how you fit|people you can reach out to|meet the hiring team|job poster|message|connect
promoted(?: by hirer)?|actively (?:recruiting|hiring)|responses managed off linkedin|be (?:among the first|an early applicant).{0,40}
(?:re)?posted (?:on )?.{1,30}|(?:about )?\\d+\\+? (?:minutes?|hours?|days?|weeks?|months?) ago
full[- ]time|part[- ]time|permanent|temporary|on-?site|hybrid|remote|mid-senior level|entry level|associate
[\\d.,]+ followers|follow|following|[\\d.,]+ (?:connections?|alumni) work here|set (?:job )?alert.{0,40}|create job alert.{0,40}|similar jobs|jobs you may (?:be interested in|like)|people also viewed|view (?:all|company|profile|job).{0,30}
see how you compare.{0,60}|see who .{1,80} has hired for this role|referrals increase your chances .{0,120}|get notified about new .{0,80} jobs.{0,60}|seniority level|employment type|job function|industries|not applicable|here's how the job details align with your profile\\.?|pulled from the full job description|job details|try premium.{0,40}|reactivate premium.{0,40}|access exclusive.{0,60}|retry premium.{0,40}|cookie (?:settings|policy|preferences)|accept (?:all )?cookies|privacy policy|terms of (?:use|service)`,
		applicants: `applicants|clicked apply|people clicked apply`,
		fields: `Job Title|Position|Company|Employer|Location|Job Type|Employment Type|Salary|Pay|Compensation|Schedule|Shift|Department|Reports to|Job Summary|Summary|Overview|About Us|About the Role|About You|The Role
Job Description|Description|Responsibilities|Key Responsibilities|Duties|What You(?:'|’)ll Do|What You Will Do|Qualifications|Required Qualifications|Preferred Qualifications|Minimum Qualifications|Requirements|Required Skills|Preferred Skills|Skills|Education|Experience
Nice to Have|Who You Are|Benefits|Perks|What We Offer|How to Apply`,
	},
	forms: {
		expired: `no longer (?:available|accepting|active|open|posted)|has (?:expired|been filled|closed|been removed)|position (?:is )?filled|job (?:posting )?(?:is )?closed|this (?:job|listing|vacancy|posting) (?:is|has) (?:expired|closed)|vacancy (?:is )?closed|not accepting applications`,
		product: `add to (?:cart|basket)|buy now|free trial|request a demo|book a demo|see pricing|pricing plans?|in stock|free shipping|start (?:your|a) free|sign up for free|trusted by|no credit card|money-back|testimonials|what our customers say`,
		fields: `first name|last name|e-?mail address|phone number|upload (?:your )?(?:resume|cv|résumé)|attach (?:resume|cv)|street address|zip code|date of birth|desired salary|cover letter \\(optional\\)|i agree to|signature|references? name`,
	},
};
