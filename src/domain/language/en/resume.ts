// English: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools:
		"tools|my tools|tools and technologies|tools & technologies|tools and methods",
	headings: {
		summary: `
			summary|professional summary|career summary|executive summary|summary of qualifications|qualifications summary
			profile|professional profile|personal profile|career profile|about|about me|objective|career objective
			professional objective|job objective|personal statement|introduction|overview|career overview
			professional overview|highlights|career highlights|who i am|bio|biography|statement
			at a glance|in brief|snapshot|profile summary|executive profile`,
		work: `
			career to date|where i have worked|where i've worked|where i worked|places i have worked|my experience|my work|my career|jobs|roles
			experience|work experience|professional experience|employment|employment history|work history|career history
			career|experiences|professional background|relevant experience|related experience|industry experience|work
			job experience|positions|positions held|professional history|internships|internship experience|internship
			research experience|teaching experience|clinical experience|military experience|military service
			leadership experience|additional experience|other experience|professional appointments|appointments
			academic appointments|consulting experience|engineering experience|management experience|nursing experience
			employment experience|freelance experience|previous experience|experience highlights
			work and research experience
			career path|where i have been|employment record|career record|selected experience|professional journey|work record
			work life|career experience|my journey|key experience
			employment to date|work to date|jobs i have held|roles held|what i have done|what i've done
			career summary and employment|employment summary|practical experience|trade experience|career timeline
			experience to date|working life|past roles|roles & responsibilities|sea service|flying experience
			farm experience|stage experience|acting credits|credits`,
		education: `
			where i studied|what i studied|my education|my studies|schools
			education|academic background|educational background|education and training|education & training
			academic qualifications|academic history|academic education|qualifications|degrees|studies|schooling
			formal education|education history|educational qualifications|educational qualification|academic credentials
			academics|scholastic record|education and certifications|education & certifications
			academic record|qualifications and education|learning|education and qualifications
			education & qualifications|education and qualification|learning and qualifications|school & college
			school and college|academic profile|apprenticeship and education|apprenticeship|apprenticeships
			training & education|training and education|academic`,
		skills: `
			what i do|what i know|what i do well|what i'm good at|what i bring|my skills|my toolbox
			skills|personal skills and competences|skills and competences|technical skills|key skills|core skills
			core competencies|competencies|key competencies|areas of expertise|expertise|skills and expertise
			skills & expertise|professional skills|skill highlights|relevant skills|additional skills|skills summary
			skills and abilities|abilities|technical expertise|technical proficiencies|technologies|technical knowledge
			technology stack|tech stack|strengths|key strengths|soft skills|hard skills|personal skills|computer skills
			it skills|featured skills|skill set|skillset|specialties|core qualifications|capabilities|technical competencies
			clinical skills|digital skills|top skills|skills & technologies|skills and technologies|technical background
			programming skills|programming languages|technical summary|interpersonal skills|communication skills
			organisational skills|job related skills|areas of knowledge|knowledge|proficiencies|core strengths
			technical strengths
			toolkit|know-how|specialisms|areas of strength|what i can do
			trade skills|practical skills|what i offer|skills at a glance|core skills and knowledge|skills overview
			skill summary|areas of competence|competences|my strengths|skills and knowledge|hands-on skills|instruments
			lab techniques|laboratory skills`,
		languages: `
			languages|language skills|language proficiency|spoken languages|foreign languages|languages spoken
			linguistic skills|mother tongue|mother tongue(s)|other language(s)|language competencies|language`,
		projects: `
			projects|personal projects|selected projects|key projects|academic projects|side projects|project experience
			open source|open source projects|open-source projects|open source contributions|notable projects|recent projects
			relevant projects|portfolio|research projects|technical projects|university projects|course projects
			project highlights|key project experience|independent projects`,
		certifications: `
			continuing education|courses|professional development|training|training and courses|trainings|certifications
			certificates|licenses|licences|licenses and certifications|licenses & certifications|certifications and licenses
			certifications & licenses|certification|professional certifications|certifications and training
			training and certifications|training & certifications|certificates and licenses|credentials|licensure
			licensure and certifications|licensure & certifications|professional licenses|accreditations
			courses and certifications|courses & certifications|certifications & courses|certificates & courses
			certifications & training|professional certificates|professional qualifications
			licences and certifications|further training|courses and certificates|tickets and licences
			tickets|cards and tickets|licences and tickets|cpd|continuing professional development|short courses
			courses attended|courses completed|certificates and courses|certified training|permits|licences & certificates`,
		software: `
			software|software skills|software proficiency|tools|tools and software|tools & software|software and tools
			software & tools|applications|software knowledge`,
		publications: `
			publications|selected publications|papers|research publications|articles|journal articles|conference papers
			publications and presentations|publications & presentations|books|peer-reviewed publications
			scientific publications|research papers|publications & patents|publications and patents|refereed publications`,
		volunteer: `
			volunteer|volunteering|volunteer experience|volunteer work|voluntary work|community service
			community involvement|community|volunteer activities|civic engagement|voluntary experience|volunteer service
			volunteering experience|community engagement|leadership and volunteering|volunteer & leadership
			volunteer and community service`,
		contact: `
			contact|contact information|contact details|contact info|contact me|personal information|personal details
			personal info|personal data|details|links|profiles|social|social media|online|online profiles|on the web
			find me online|get in touch|social networks|social links|websites|web|connect|address`,
		awards: `
			awards|honors|honours|awards and honors|honors and awards|honors & awards|awards & honors|achievements
			accomplishments|key achievements|scholarships|prizes|recognition|awards and achievements|awards & achievements
			awards and recognition|awards & recognition|selected honors|fellowships|honors awards|honors-awards|distinctions
			grants|grants and awards|scholarships and awards|awards and scholarships|honors and distinctions
			key accomplishments|academic achievements|fellowships and awards`,
		interests: `
			interests|hobbies|hobbies and interests|interests and hobbies|hobbies & interests|interests & hobbies|personal interests|leisure|activities and interests
			outside work|free time|beyond work|away from work|spare time|off the clock
			interests and activities|pastimes|outside of work|when not working|in my spare time|hobbies and pastimes`,
		references: "references|referees|professional references",
		other: `
			coursework|relevant coursework
			activities|extracurricular activities|extra-curricular activities
			extracurriculars|additional information|other|miscellaneous
			other information|memberships|affiliations|professional affiliations|professional memberships|associations
			professional associations|patents|talks|invited talks|presentations|conferences|speaking|public speaking
			leadership|leadership activities|leadership and activities|leadership & activities
			test scores|driving licence|driving license|causes|organizations|media|press|service|professional service
			academic service|teaching|clubs|availability|declaration|annexes|personal|security clearance|work authorization
			hobbies and activities|conferences and seminars|additional|professional activities|activities and honors
			memberships and affiliations|training & workshops|recommendations|testimonials`,
	},
	and: "and",
	or: "or",
	openers: "and|or|the|of|for|with|in|to",
	page: {
		page: "page",
		of: "of",
		behind: "",
		updated: "last updated",
		headingStyle: "heading",
	},
	person: {
		documentTitle:
			"curriculum vitae|curriculum|cv|resume|résumé|personal (?:details|information)|europass|application form",
		nameLabel:
			"(?:full )?(?:(?:surname|first name)\\(?s?\\)? ?\\/ ?(?:first name|surname)\\(?s?\\)?|name)",
		firstNameLabel: "(?:first|given|fore)\\s?names?(?:\\(s\\))?",
		lastNameLabel: "surname(?:\\(s\\))?|(?:last|family) name",
		greeting:
			"(?:(?:hi|hello|hey)(?: there)?[,!.]? )?(?:i['’]m|i am|my name is)",
		addressLabel:
			"(?:home |current |postal )?address|location|based in|lives in|city",
		addressKind: "home|work|other",
		streetEnd: `
			street|st\\.?|road|rd\\.?|avenue|ave\\.?|lane|ln\\.?|drive|dr\\.?|boulevard|blvd\\.?|way|court|ct\\.?
			loop|highway|hwy|parkway|pkwy|circle|terrace|square|row|close|crescent|gardens|mews|quay|walk|plaza|trail
			turnpike`,
		streetStart: "",
	},
	places: {
		countries: `
			united states|united states of america|usa|u.s.a.|us|u.s.|united kingdom|uk|u.k.|great britain|england|scotland
			wales|northern ireland|ireland|germany|france|spain|italy|portugal|netherlands|the netherlands|holland|belgium
			luxembourg|switzerland|austria|denmark|norway|sweden|finland|suomi|iceland|ísland|poland|polska|czech republic
			czechia|slovakia|slovenia|croatia|hungary|romania|românia|bulgaria|greece|türkiye|turkey|ukraine|estonia|latvia
			lithuania|malta|cyprus|serbia|russia|canada|mexico|brazil|argentina|chile|colombia|peru|uruguay|ecuador
			venezuela|bolivia|costa rica|panama|guatemala|cuba|australia|new zealand|india|china|japan|south korea|korea
			taiwan|hong kong|singapore|malaysia|indonesia|thailand|vietnam|philippines|pakistan|bangladesh|sri lanka|nepal
			israel|united arab emirates|uae|saudi arabia|qatar|kuwait|egypt|morocco|algeria|tunisia|nigeria|kenya|ghana
			south africa|ethiopia|senegal|cameroon|eu|european union|worldwide`,
		onLetter:
			"united states|united states of america|usa|u.s.a.|u.s.|america|canada|mexico|chile|colombia|costa rica|guatemala|nicaragua|panama|philippines|the philippines|puerto rico|el salvador|venezuela|belize",
		regions: `
			alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois
			indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri
			montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma
			oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington
			west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia
			new south wales|victoria|queensland|bavaria|catalonia|karnataka|maharashtra|tamil nadu|telangana|delhi|haryana
			uttar pradesh|west bengal|kerala|gujarat`,
		cities: `
			london|paris|berlin|madrid|barcelona|rome|milan|munich|hamburg|cologne|frankfurt|stuttgart|leipzig|dresden
			bremen|essen|dortmund|bonn|mannheim|karlsruhe|freiburg|heidelberg|augsburg|aachen|kiel|potsdam|vienna|graz|linz
			salzburg|zurich|geneva|basel|bern|lausanne|lyon|marseille|toulouse|lille|bordeaux|nantes|nice|strasbourg|rennes
			grenoble|montpellier|brussels|antwerp|ghent|amsterdam|rotterdam|the hague|utrecht|eindhoven|groningen|lisbon
			porto|valencia|seville|bilbao|zaragoza|granada|salamanca|turin|naples|florence|bologna|copenhagen|aarhus|odense
			aalborg|oslo|bergen|trondheim|stavanger|stockholm|gothenburg|uppsala|helsinki|tampere|reykjavik|warsaw|warszawa
			krakow|kraków|wrocław|gdańsk|prague|praha|brno|budapest|bucharest|sofia|athens|istanbul|ankara|izmir|kyiv|moscow
			dublin|cork|galway|belfast|edinburgh|glasgow|manchester|birmingham|liverpool|leeds|bristol|sheffield|cardiff
			nottingham|cambridge|oxford|brighton|newcastle|new york|new york city|nyc|los angeles|chicago|houston|phoenix
			philadelphia|san antonio|san diego|dallas|san jose|austin|san francisco|seattle|denver|boston|atlanta|miami
			portland|detroit|minneapolis|charlotte|nashville|washington dc|washington, d.c.|baltimore|pittsburgh|cleveland
			columbus|indianapolis|milwaukee|sacramento|las vegas|salt lake city|st. louis|toronto|montreal|vancouver|calgary
			ottawa|edmonton|mexico city|guadalajara|monterrey|lima|santiago|buenos aires|montevideo|rio de janeiro
			belo horizonte|curitiba|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|mumbai|bangalore
			bengaluru|new delhi|hyderabad|chennai|pune|kolkata|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|nanjing
			wuhan|tokyo|osaka|kyoto|seoul|taipei|singapore|bangkok|jakarta|manila|kuala lumpur|hanoi|ho chi minh city|dubai
			abu dhabi|riyadh|doha|tel aviv|jerusalem|cairo|casablanca|rabat|tunis|lagos|abuja|nairobi|accra|johannesburg
			cape town|karachi|lahore|islamabad|dhaka|colombo`,
		areaEnd: "",
		in: "in",
		within: `
			upon
			on|by|le|the|of|under|in`,
		remote: "remote|hybrid|on-?site|home ?office",
		placeLabel: "city|location|place",
	},
	entry: {
		title: `
			engineers?|engineering (?:manager|lead|intern)|developers?|programmers?|managers?|directors?|analysts?
			consultants?|assistants?|associates?|specialists?|coordinators?|co-ordinators?|officers?|technicians?|designers?
			architects?|administrators?|nurses?|nursing assistant|teachers?|lecturers?|professors?|researchers?|scientists?
			interns?|internship|trainees?|apprentices?|apprenticeship|clerks?|cashiers?|drivers?|cooks?|chefs?|bakers?
			welders?|electricians?|mechanics?|operators?|supervisors?|leads?|leaders?|heads? of|chief|ceo|cto|cfo|coo|cio
			cmo|vp|svp|evp|presidents?|vice president|partners?|founders?|co-?founders?|owners?|accountants?|auditors?
			bookkeepers?|lawyers?|attorneys?|paralegals?|physicians?|doctors?|pharmacists?|therapists?|caregivers?|carers?
			receptionists?|secretar(?:y|ies)|representatives?|agents?|advis[oe]rs?|buyers?|planners?|strategists?|writers?
			copywriters?|editors?|journalists?|reporters?|photographers?|translators?|interpreters?|recruiters?|instructors?
			tutors?|coach(?:es)?|trainers?|workers?|helpers?|volunteers?|freelancers?|freelance|contractors?|fellows?
			baristas?|waiters?|waitress(?:es)?|servers?|bartenders?|hosts?|hostess|stewards?|guards?|soldiers?|pilots?
			captains?|dispatchers?|librarians?|economists?|statisticians?|biologists?|chemists?|physicists?|psychologists?
			counsell?ors?|social worker|plumbers?|carpenters?|painters?|machinists?|foreman|forewoman|inspectors?
			estimators?|surveyors?|brokers?|traders?|bankers?|tellers?|underwriters?|actuar(?:y|ies)|controllers?
			treasurers?|merchandisers?|salesperson|salesman|saleswoman|sales executive|account executive|executive|principal
			mentors?|ambassadors?|moderators?|producers?|animators?|illustrators?|artists?|musicians?|curators?
			postdoc(?:toral)?|phd candidate|doctoral (?:candidate|researcher|student)|graduate student|dentists?
			veterinarians?|midwi(?:fe|ves)|paramedics?|firefighters?|hairdressers?|cleaners?|housekeepers?|gardeners?
			farmers?|scrum master|product owner|tester|dba|sysadmin|webmaster|evangelist|generalist|facilitator|organi[sz]er
			chair(?:man|woman|person)?|treasurer|board member|committee member|member of|deputy|staff|aide|crew member
			team member|practitioner|resident|preceptor|examiner|appraiser|assembler|packer|picker|handler|loader|stocker
			shift lead|educator|ward manager|sister|matron|investigator|correspondent|publicist|maintainer|creator
			contributor|author|(?:engineering|software|research|data|marketing|finance|accounting|design) co-op|co-op student
			stonemason|bricklayer|thatcher|blacksmith|farrier|roofer|plasterer|glazier|tiler|joiner|scaffolder|rigger
			labou?rer|operative|seamstress|dressmaker|ceramicist|jewell?er|goldsmith|silversmith|fishmonger|fisherm[ae]n
			farmhand|herdsman|florist|groundskeeper|greenkeeper|ranger|forester|arborist|beekeeper|lifeguard|purser|deckhand
			courier|doorman|concierge|janitor|custodian|caretaker|warden|nanny|babysitter|au pair|childminder
			diet(?:itian|ician)|nutritionist|optician|surgeon|registrar|hygienist|chiropractor|osteopath|archivist
			conservator|historian|chaplain|pastor|organist|composer|singer|dancer|choreographer|actor|actress|stagehand
			presenter|proofreader|bookbinder|bookseller|shopkeeper|sommelier|brewer|distiller|winemaker|cheesemaker
			confectioner|dishwasher|postm[ae]n|notary|judge|magistrate|solicitor|barrister|detective|constable|sergeant
			lieutenant|adjuster|assessor|valuer|auctioneer|realtor|negotiator|fundraiser|campaigner|diplomat|councillor
			mayor|caseworker|upholsterer|cabinetmaker|watchmaker|locksmith|shoemaker|millwright|toolmaker|driller|installer
			boilermaker|pipefitter|ironworker|glassblower|zookeeper|dry stone waller|fitter
			\\p{L}+(?:ologists?|ographers?|therapists?|metrists?)|\\p{L}+(?:maker|keeper|worker|writer|dresser|master)s?
			demonstrator|docent|invigilator|proctor|grader|teaching fellow|chief of staff|comptroller|expeditor|dispenser
			phlebotomist|paralegal|busser|kitchen porter|night porter`,
		afterTitle: "of|for|in|at",
		organization: `
			corporation|company|companies|group|holdings?|bank|hospitals?|clinic|clinics|medical cent(?:er|re)
			health(?:care)? (?:system|services|center|trust)|nhs|universit\\p{L}+|college|school|schools|academy|institute
			consulting|solutions|systems|technologies|technology|labs?|laborator(?:y|ies)|studios?|agency|partners
			associates|services|industries|enterprises|foundation|restaurant|hotels?|café|cafe|cafeteria|bistro|bakery
			city of|county|ministry|department of|press|media|works|factory|manufacturing|fabricators|motors|automotive
			airlines?|airport|logistics|transport|energy|power|electric|electronics|software|digital|networks?
			communications|telecom|insurance|capital|ventures|investments?|financial|finance|advisory|retail|stores?|market
			supermarket|pharmac(?:y|ie)|law firm|church|museum|library|theat(?:er|re)|association|society|union|club|council
			government|embassy|united nations|army|navy|air force|police|red cross|centre|center|engineering|therapeutics
			pharma(?:ceuticals)?|biotech|research|dental|mobility|robotics|analytics|interactive|entertainment|games|farms?
			dairy|steel|turbines?|shipping|freight|realty|properties|construction|builders|contractors|painting|plumbing
			landscaping|trust|startup|start-up|collective|cooperative|coop|charity|shelter|food bank
			mills?|brewery|winery|vineyards?|quarr(?:y|ies)|aggregates|shipyard|boatyard|railways?|airways|mining|petroleum
			chemicals|plastics|packaging|textiles|resort|hospice|zoo|aquarium|gallery|diocese|parish|brigade|sons|bros
			brothers|opticians?|garage|care home|fire service|ambulance service|heritage|walling|botanic gardens?
			housing association|nursing home`,
		institution: `
			universit\\p{L}+|college|community college|school|high school|academy|institute|polytechnic|faculty
			conservator\\p{L}+|seminary|bootcamp
			school of|sixth form|grammar school|training cent(?:er|re)|learning cent(?:er|re)|bible college|kindergarten`,
		degree: `
			doctor(?:ate)?(?: of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|associate(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))|bachelor(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|master(?:['’]?s)?(?: degree| of [\\p{L} ]+?(?= in |,| - | – |\\(|$))?|(?:advanced |higher |national |graduate |postgraduate )?diploma|(?:graduate |postgraduate |undergraduate )?certificate|a[- ]levels?|high school(?: diploma)?|secondary school|apprenticeship|bootcamp
			foundation degree|higher certificate|leaving cert(?:ificate)?|junior cert(?:ificate)?|o[- ]levels?|highers
			level \\d(?: [\\p{L}]+){0,2}|city (?:&|and) guilds|licentiate|matriculation|honours degree|ordinary degree
			higher diploma|degree|ssc|hsc|secondary education|trade certificate|ged`,
		field: "in|of|specialization",
		at: `
			at
			with the`,
		atBehindTitle: "",
		employment:
			"full[- ]?time|part[- ]?time|contract|permanent|temporary|freelance|self-employed|seasonal",
		toolsLabel:
			"technolog(?:y|ies)(?: used)?|tech(?: stack)?|stack|tools?(?: used)?|built with|used|environment|skills",
		lineLabel: `
			technolog(?:y|ies)|tech(?: stack)?|stack|tools?|environment|skills?
			key (?:achievements|responsibilities|projects|skills)|achievements|accomplishments|responsibilities|duties
			selected achievements|highlights|used|built with|coursework|relevant coursework|courses|thesis|advisor|gpa|grade
			note|minor|focus|honou?rs|activities
			duties,? accomplishments and related skills|main (?:duties|responsibilities|tasks|achievements)|day-to-day|scope
			tasks|results?`,
		issuedBy: "by|from|issued by",
		expires: "expir(?:es|y|ed|ing)(?: date)?|valid (?:until|through|to)",
		certificate:
			"credential|certificate|certification|license|licence|registration",
		certificateNumber: "id|no\\.?|number|#",
	},
	levels: {
		words: `
			native(?: or bilingual)?(?: (?:speaker|proficiency|language))?|mother tongue|bilingual|fluent
			full professional(?: proficiency)?|professional(?: working)?(?: proficiency)?|limited working(?: proficiency)?
			elementary(?: proficiency)?|working (?:proficiency|knowledge)|proficient|proficiency|conversational|intermediate
			upper[- ]intermediate|pre-intermediate|advanced|basic|basics|beginner|novice|expert|master|competent|good
			excellent|fair|familiar|strong|skilled|experienced`,
		very: "very",
		noun: "level|user|speaker|proficiency",
		skill: {
			expert: "master|expert|guru",
			advanced: "advanced|proficient|strong",
			intermediate: "intermediate|medium|competent|working|skilled",
			beginner: "beginner|basic|basics|novice|elementary|familiar",
		},
		veryGood: "very good",
		language: {
			native: "native|bilingual|mother tongue|first language",
			fluent: "fluent|fluency",
			proficient: "proficient|professional|working|business|advanced|upper",
			conversational: "limited working|conversational|intermediate|independent",
			basic: "basic|elementary|beginner|limited",
		},
	},
	languages: {
		names: `
			english|german|french|spanish|italian|portuguese|dutch|danish|norwegian|swedish|finnish|icelandic|polish|czech
			slovak|slovenian|croatian|serbian|bosnian|bulgarian|romanian|hungarian|greek|turkish|russian|ukrainian
			belarusian|latvian|lithuanian|estonian|albanian|macedonian|maltese|irish|welsh|catalan|basque|galician|arabic
			hebrew|persian|farsi|dari|pashto|kurdish|urdu|hindi|punjabi|bengali|gujarati|marathi|tamil|telugu|kannada
			malayalam|nepali|sinhala|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|lao|khmer|burmese|indonesian
			malay|tagalog|filipino|swahili|amharic|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|latin|esperanto|armenian
			georgian|azerbaijani|kazakh|uzbek|mongolian|tibetan|luxembourgish|bahasa`,
		qualifier:
			"brazilian|mandarin|swiss|british|american|european|modern|ancient|standard|bahasa|simplified|traditional",
		nativeLabel: "mother tongues?|native languages?",
		selfAssessment:
			"other languages?|understanding|speaking|writing|listening|reading|spoken (?:production|interaction)|levels",
	},
	form: {
		dates: `
			dates?
			dates? \\(.*|dates? (?:employed|worked|attended|obtained|awarded|completed|of (?:employment|attendance|study|service))|period(?: of (?:employment|study|service))?|employment (?:dates?|period)|duration|from ?[-–/] ?to|years?(?: (?:attended|obtained|awarded|completed))?|time ?frame`,
		begins: `
			start(?:ing)?(?: date)?|date (?:started|from|joined|of (?:joining|appointment|commencement))|from(?: date)?
			started|joined`,
		ends: `
			end(?:ing)?(?: date)?|date (?:left|to|ended|of leaving)|to(?: date)?|ended|finish(?:ed)?(?: date)?|leaving date`,
		title: `
			occupation or.*|position held.*|title of.*|job titles?|position(?: title)?|post(?: held| title)?|role|occupation
			qualifications?(?: (?:obtained|awarded|gained).*)?|degree(?: (?:obtained|awarded|title).*)?|course(?: title)?
			subjects?(?: studied)?(?: ?/ ?qualifications?)?`,
		tasks: `
			main activities.*|principal subjects.*
			(?:(?:description|summary|outline) of (?:your |the )?)?(?:main |key |brief )?(?:duties|responsibilities|tasks)(?: .*)?
			job description|description|grade|result`,
		where: `
			name and (?:address|type) of.*
			(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|school|college|university|institution)(?:['’]s name| name)?(?: and address)?
			place of study|school ?(?:or|/) ?(?:college|university)|employed by|awarding body`,
		place:
			"(?:job |work )?(?:town|city|location)(?: ?/ ?(?:town|city|county|country))?|town or city",
		passedOver: `
			type of business|business or sector|level in national
			salary(?=:)|hours per week|series(?=:)|pay plan|pay grade|supervisor(?=:)|okay to contact|may we contact
			reason for leaving|reporting to(?=:)|reports to(?=:)|number of employees|company size|industry(?=:)|sector(?=:)
			team size(?=:)|employment type(?=:)|contact person(?=:)|notice period(?=:)|contract(?=:)`,
	},
};
