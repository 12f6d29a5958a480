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
			beroepsloopbaan|professionele loopbaan|carrièreverloop
			mijn loopbaan|mijn werk|mijn ervaring|waar ik heb gewerkt|werk en ervaring|werkzaamheden|arbeidservaring
			werkgeschiedenis|praktijkervaring|vorige functies|huidige functie|werk & ervaring|jobs|functies en werkgevers
			professionele achtergrond|werkleven|dienstverbanden|vakantiewerk en bijbanen|bijbanen|stage en werk`,
		education: `
			opleiding|opleidingen|onderwijs|studie|opleiding en training|scholing
			opleidingen en studies|studies|vooropleiding|school|diploma’s|diploma's|opleiding en studie|genoten opleidingen
			opleidingsachtergrond|academische achtergrond|opleidingen en diploma's
			mijn opleiding|scholing en opleiding|opleiding & training|onderwijs en opleiding|gevolgde opleidingen
			opleidingen & cursussen|school en studie|studieverleden|opleidingsgegevens|educatie|opleidingen en cursussen
			`,
		skills: `
			vaardigheden|topvaardigheden|belangrijkste vaardigheden|competenties|kennis|technische vaardigheden
			kernkwaliteiten|computervaardigheden|persoonlijke vaardigheden|eigenschappen|kennis en vaardigheden
			sterke punten
			expertise|specialisaties|kerncompetenties|wat ik kan|kundigheden|vakkennis|deskundigheid|kwaliteiten|hard skills
			soft skills
			dit kan ik|waar ik goed in ben|talenten|mijn vaardigheden|kennis & vaardigheden|vakvaardigheden
			praktische vaardigheden|sterktes|troeven|mijn troeven|competenties en vaardigheden|vaardigheden en competenties
			it-vaardigheden|digitale vaardigheden|ict-kennis|pc-kennis|computerkennis|vakbekwaamheden|vaktechnische kennis`,
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
		documentTitle: "curriculum|sollicitatieformulier",
		nameLabel: "naam|volledige naam|voor- en achternaam|naam en voornaam",
		firstNameLabel: "voorna(?:am|men)|roepnaam",
		lastNameLabel: "achternaam|familienaam",
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
		within: `
			aan|den|de|der|op|bij|van|en|over`,
		remote: "thuiswerk",
		placeLabel: "plaats",
	},
	entry: {
		title: `
			helpende|\\p{L}+administrat(?:eur|rice)|kap(?:per|ster)|schoonheidsspecialist(?:e)?|intercedente?|tuinder|analiste
			\\p{L}*(?:ontwikkelaar|ingenieur|adviseur|medewerk(?:er|ster)|verpleegkundige|verzorgende|begeleid(?:er|ster)|verzorger|docent|leraar|lerares|leerkracht|boekhoud(?:er|ster)|beheerder|leid(?:er|ster)|manager|monteur|chauffeur|kok|verko(?:per|opster)|onderzoeker|ontwerper|assistente?|coördinator|consulent|directeur|directrice|secretaresse|technicus|installateur|elektricien|timmerman|schilder|kapper|bakker|planner|inkoper|analist|architect|huisarts|dierenarts|apotheker|therapeut|fysiotherapeut|tandarts|specialist|programmeur|redacteur|schrijver|jurist|advocaat|notaris|accountant|controleur|inspecteur|operator|hulp|kracht|trainer|werker|werkster|maker|maakster|stuurman|schipper|matroos|machinist|loodgieter|metselaar|stukadoor|(?:dak|riet)dekker|lasser|draaier|frezer|orderpicker|bezorger|postbode|koerier|piloot|steward|stewardess|schoonmaker|conciërge|portier|beveiliger|agent|brandweerman|serveerster|slager|kweker|houder|hovenier|bloemist|(?:huis|tand|dieren|bedrijfs|basis|jeugd|zaal|school|kinder)arts|verloskundige|logopedist|logopediste|psycholoog|psychologe|pedagoog|pedagoge|diëtist|diëtiste|opticien|audicien|laborant|laborante|bioloog|chemicus|onderwijzer|onderwijzeres|hoogleraar|lector|promovendus|promovenda|bibliothecaris|archivaris|conservator|restaurator|journalist|journaliste|fotograaf|vormgever|vormgeefster|vertaler|vertaalster|tolk|acteur|actrice|muzikant|regisseur|opzichter|uitvoerder|voorman|tekenaar|landmeter|constructeur|makelaar|taxateur|econoom|griffier|caissière|kassière|telefoniste?|receptioniste?|voorzitter|penningmeester|bestuurder|gids|meester|instructeur|instructrice|oppas|ouder|arbeider|inpakker|verzorgster|naaister|binder|smid|slijper|zetter|drukker|houdster|vertegenwoordiger|aannemer|rechter)
			leidinggevende|stagiair(?:e)?|vrijwillig(?:er|ster)|leerling|hoofd|oprichter|eigenaar`,
		afterTitle: "",
		organization: `
			gemeente|stichting|ziekenhuis|thuiszorg|\\p{L}*(?:zorgcentrum|bedrijf|kliniek|centrum)|vereniging|uitgeverij|bakkerij|provincie|waterschap|apotheek|groep
			\\p{L}{3,}erij|rederij|\\p{L}+(?:huis|winkel|fabriek|praktijk|kantoor|coöperatie|museum|theater|school)|museum
			theater|hotel|drukkerij|makelaardij|politie|ministerie|zorggroep|woonzorg\\p{L}*|rijkswaterstaat|bouw|gebroeders
			gebr\\.|zonen`,
		institution: `
			\\p{L}*college|\\p{L}*school|\\p{L}*academie|instituut|scholengemeenschap|\\p{L}*universiteit|hogeschool|lyceum|roc
			universiteit|vrije universiteit|rijksuniversiteit|athene?um|gymnasium|mavo|praktijkschool|vdab|syntra
			opleidingscentrum|conservatorium|ksg|rsg|osg|csg|regionaal opleidingscentrum|deltion|cvo|technikon|college`,
		degree: `
			mbo(?: ?\\d)?|hbo|associate degree|mavo|lbo|mts|hts|certificaat|propedeuse|hbo-bachelor|mbo-diploma|havo|vwo|vmbo|basisopleiding|vakdiploma
			opleiding|diploma|getuigschrift|bachelor\\p{L}*|master\\p{L}*|doctoraal|kandidaats|aso|tso|bso|kso|graduaat
			licentiaat|lerarenopleiding|secundair onderwijs|lager onderwijs|postgraduaat|mulo|mms|hbs|\\p{L}+opleiding
			leertijd`,
		field: "",
		at: "bij",
		atBehindTitle: "",
		employment: "fulltime|parttime",
		toolsLabel: "technologieën",
		lineLabel: "technologieën|taken",
		issuedBy: "uitgegeven door",
		expires: "geldig tot",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			moedertaal|vloeiend|goed|gevorderd|basis
			moedertaalniveau|native|redelijk|matig|uitstekend|voldoende|basiskennis|basisniveau|beginner|gemiddeld
			goede (?:beheersing|kennis)|goed in woord en geschrift|vloeiend in woord en geschrift|werkniveau|professioneel
			tweetalig|schoolniveau|passief`,
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
		names: `
			engels|duits|frans|spaans|italiaans|portugees|nederlands|vlaams|arabisch|chinees|japans|russisch|pools|turks
			fries|deens|zweeds|noors|fins|ijslands|tsjechisch|slowaaks|sloveens|kroatisch|servisch|bosnisch|bulgaars
			roemeens|hongaars|grieks|oekraïens|hebreeuws|perzisch|farsi|koerdisch|hindi|urdu|mandarijn|koreaans|vietnamees
			thais|indonesisch|maleis|swahili|berbers|tamazight|papiaments|sranan|sranantongo|afrikaans|latijn|litouws|lets
			ests|albanees|armeens|catalaans|gebarentaal|nederlandse gebarentaal|esperanto|limburgs`,
		qualifier: "",
		nativeLabel: "moedertaal",
		selfAssessment:
			"andere talen|begrijpen|spreken|schrijven|luisteren|lezen|gesproken (?:productie|interactie)|niveaus",
	},
	form: {
		dates: "datum|data|periode|duur|van ?[-–/] ?tot(?: en met)?|jaar|looptijd",
		begins: "(?:begin|start)datum|van|vanaf|datum in dienst",
		ends: "einddatum|tot(?: en met)?|t/m|datum uit dienst",
		title: `
			beroep of.*|titel van.*|functie(?:titel|naam)?|beroep|positie|rol|opleiding|studie(?:richting)?|diploma
			kwalificatie|werkzaam als`,
		tasks: `
			voornaamste.*|belangrijkste.*|taken(?: .*)?|werkzaamheden|verantwoordelijkheden|(?:taak)?omschrijving
			(?:eind)?cijfer`,
		where: `
			naam en (?:adres|type).*|werkgever|bedrijf(?:snaam)?|organisatie|school|(?:onderwijs)?instelling|instituut
			universiteit|hogeschool|firma|opdrachtgever`,
		place: "plaats|stad|locatie|(?:stand|vestigings)plaats",
		passedOver: `
			soort bedrijf|type bedrijf of sector|niveau in
			reden van vertrek|salaris(?=:)|sector(?=:)|branche(?=:)|leidinggevende(?=:)|aantal medewerkers
			dienstverband(?=:)|uren per week|contract(?=:)`,
	},
};
