// Dutch: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "gereedschappen|hulpmiddelen",
	headings: {
		summary: `
			profiel|samenvatting|over mij|persoonlijk profiel|professioneel profiel|doelstelling
			wie ben ik|profielschets|kort profiel|even voorstellen|mijn profiel`,
		work: `
			werkervaring|ervaring|loopbaan|professionele ervaring|stages|arbeidsverleden|relevante werkervaring
			werkverleden|beroepservaring|functies|carrière|werkgevers|loopbaanoverzicht|eerdere functies|werk|banen|betrekkingen
			beroepsloopbaan|professionele loopbaan|carrièreverloop`,
		education: `
			opleiding|opleidingen|onderwijs|studie|opleiding en training|scholing
			opleidingen en studies|studies|vooropleiding|school|diploma’s|diploma's|opleiding en studie|genoten opleidingen
			opleidingsachtergrond|academische achtergrond|opleidingen en diploma's`,
		skills: `
			vaardigheden|topvaardigheden|belangrijkste vaardigheden|competenties|kennis|technische vaardigheden
			kernkwaliteiten|computervaardigheden|persoonlijke vaardigheden|eigenschappen|kennis en vaardigheden
			sterke punten
			expertise|specialisaties|kerncompetenties|wat ik kan|kundigheden|vakkennis|deskundigheid|kwaliteiten|hard skills
			soft skills`,
		languages: "talen|talenkennis|taalvaardigheid|taalkennis",
		projects: "projecten|persoonlijke projecten",
		certifications: `
			cursussen|cursussen en trainingen|certificaten|certificeringen|diploma's en certificaten
			cursussen en certificaten
			trainingen|bijscholing|trainingen en cursussen|nascholing|aanvullende opleidingen`,
		software: "gereedschappen",
		publications: "publicaties",
		volunteer: "vrijwilligerswerk",
		contact:
			"contactgegevens|persoonlijke gegevens|personalia|persoonlijke informatie|gegevens",
		awards: "prijzen|onderscheidingen",
		interests: `
			interesses|hobby's|hobby's en interesses|hobby’s|hobbies
			vrije tijd|vrijetijdsbesteding|privé`,
		references: "referenties|referenten",
		other: "overig|overige|nevenactiviteiten|lidmaatschappen|rijbewijs",
	},
	and: "en",
	or: "of",
	openers: "van|en",
	page: {
		page: "pagina",
		of: "van",
		behind: "",
		updated: "laatst bijgewerkt",
		headingStyle: "kop",
	},
	person: {
		documentTitle: "curriculum",
		nameLabel: "naam|volledige naam|voor- en achternaam|naam en voornaam",
		greeting: "(?:(?:hoi|hallo)[,!.]? )?(?:ik ben|ik heet|mijn naam is)",
		addressLabel: "adres|woonplaats",
		addressKind: "thuis|werk",
		streetEnd: "straat|laan|plein",
		streetStart: "",
	},
	places: {
		countries: "duitsland|frankrijk|spanje|italië|nederland|belgië",
		onLetter: "verenigde staten",
		regions: "",
		cities: `
			brussel|antwerpen|gent|den haag|tilburg|almere|breda|nijmegen|apeldoorn|haarlem|arnhem|enschede|amersfoort|zaandam
			zwolle|zoetermeer|leiden|maastricht|dordrecht|ede|delft|alkmaar|deventer|leeuwarden|hilversum|amstelveen
			roosendaal|purmerend|vlaardingen|alphen aan den rijn|spijkenisse|hoorn|gouda|assen|veenendaal|helmond|emmen
			hengelo|almelo|lelystad|middelburg|venlo|roermond|sittard|’s-hertogenbosch|'s-hertogenbosch|den bosch|oss|kampen
			meppel|hoogeveen|zutphen|doetinchem|tiel|goes|vlissingen|terneuzen|bergen op zoom|brugge|leuven|mechelen|aalst
			kortrijk|hasselt|oostende|genk|sint-niklaas|roeselare|turnhout`,
		areaEnd: "",
		in: "te|in",
		within: "",
		remote: "thuiswerk",
		placeLabel: "plaats",
	},
	entry: {
		title: `
			\\p{L}*(?:ontwikkelaar|ingenieur|adviseur|medewerk(?:er|ster)|verpleegkundige|verzorgende|begeleid(?:er|ster)|verzorger|docent|leraar|lerares|leerkracht|boekhoud(?:er|ster)|beheerder|leid(?:er|ster)|manager|monteur|chauffeur|kok|verko(?:per|opster)|onderzoeker|ontwerper|assistente?|coördinator|consulent|directeur|directrice|secretaresse|technicus|installateur|elektricien|timmerman|schilder|kapper|bakker|planner|inkoper|analist|architect|huisarts|dierenarts|apotheker|therapeut|fysiotherapeut|tandarts|specialist|programmeur|redacteur|schrijver|jurist|advocaat|notaris|accountant|controleur|inspecteur|operator|hulp|kracht|trainer|werker|werkster)
			leidinggevende|stagiair(?:e)?|vrijwillig(?:er|ster)|leerling|hoofd|oprichter|eigenaar`,
		afterTitle: "",
		organization:
			"gemeente|stichting|ziekenhuis|thuiszorg|\\p{L}*(?:zorgcentrum|bedrijf|kliniek|centrum)|vereniging|uitgeverij|bakkerij|provincie|waterschap|apotheek|groep",
		institution:
			"\\p{L}*college|\\p{L}*school|\\p{L}*academie|instituut|scholengemeenschap|\\p{L}*universiteit|hogeschool|lyceum|roc",
		degree:
			"mbo(?: ?\\d)?|hbo|associate degree|mavo|lbo|mts|hts|certificaat|propedeuse|hbo-bachelor|mbo-diploma|havo|vwo|vmbo|basisopleiding|vakdiploma",
		field: "",
		at: "bij",
		employment: "fulltime|parttime",
		selfEmployed: "zelfstandig|zzp",
		toolsLabel: "technologieën",
		lineLabel: "technologieën|taken",
		issuedBy: "uitgegeven door",
		expires: "geldig tot",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "moedertaal|vloeiend|goed|gevorderd|basis",
		very: "zeer|heel",
		noun: "niveau",
		skill: {
			expert: "expert",
			advanced: "gevorderd",
			intermediate: "gemiddeld|goed",
			beginner: "basis|beginnend",
		},
		veryGood: "zeer goed",
		language: {
			native: "moedertaal",
			fluent: "vloeiend",
			proficient: "gevorderd|professioneel",
			conversational: "gemiddeld",
			basic: "basis",
		},
	},
	languages: {
		names:
			"engels|duits|frans|spaans|italiaans|portugees|nederlands|vlaams|arabisch|chinees|japans|russisch|pools|turks",
		qualifier: "",
		nativeLabel: "moedertaal",
		selfAssessment:
			"andere talen|begrijpen|spreken|schrijven|luisteren|lezen|gesproken (?:productie|interactie)|niveaus",
	},
	form: {
		dates: "datum",
		title: "beroep of|titel van",
		tasks: "voornaamste|belangrijkste",
		where: "naam en (?:adres|type)",
		passedOver: "soort bedrijf|type bedrijf of sector|niveau in",
	},
};
