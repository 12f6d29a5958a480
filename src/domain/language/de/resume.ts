// German: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "werkzeuge|tools|tools & technologien|tools und technologien",
	headings: {
		summary: `
			profil|kurzprofil|berufliches profil|über mich|zusammenfassung|persönliches profil|ziel|berufsziel|zielsetzung
			kurzvorstellung
			über meine person|mein profil|auf einen blick|steckbrief|qualifikationsprofil|kurzporträt|portrait|wer ich bin
			motivation`,
		work: `
			berufserfahrung|berufserfahrungen|beruflicher werdegang|werdegang|berufspraxis|praktische erfahrung
			praktische erfahrungen|praktika|praktikum|arbeitserfahrung|erfahrung|berufliche erfahrung|beruflicher lebenslauf
			berufstätigkeit|berufliche stationen|tätigkeiten|nebentätigkeiten|nebentätigkeit|beschäftigung
			berufliche laufbahn|laufbahn|berufslaufbahn|beruflicher weg|berufsweg|bisherige tätigkeiten|berufliche tätigkeiten
			berufliche tätigkeit|berufliche praxis|relevante berufserfahrung|berufliche entwicklung|anstellungen|arbeitgeber
			karriere|stationen|meine stationen|beruflicher hintergrund|weitere berufserfahrung
			berufliche erfahrungen|mein werdegang|mein beruflicher werdegang|meine berufserfahrung|arbeitsverhältnisse
			bisheriger werdegang|beruflicher verlauf|praxiserfahrung|berufliche vita|arbeitsstellen|anstellungsverhältnisse
			wo ich gearbeitet habe|beschäftigungen|praktische tätigkeiten|berufliche tätigkeit seit abschluss
			wehr- und zivildienst|erwerbstätigkeit|berufsleben|vita|einsatzorte`,
		education: `
			ausbildung|bildung|bildungsweg|studium|akademische ausbildung|schulbildung|ausbildung und studium
			schulische ausbildung|bildungsgang|hochschulausbildung|aus- und weiterbildung|aus und weiterbildung|schule
			schulausbildung|studium und ausbildung|akademischer werdegang|schulischer werdegang|ausbildungsweg
			berufsausbildung|studium & ausbildung|ausbildung & studium|allgemeine und berufliche bildung
			schul- und berufsbildung|bildung und ausbildung
			aus- & weiterbildung|aus- und fortbildung|schule und ausbildung|schulen|bildungsgänge|ausbildungen
			schul- und berufsausbildung|akademischer hintergrund|ausbildung & weiterbildung|ausbildung und weiterbildung
			schule & ausbildung|studium und schule|bildungsabschlüsse
			schule und studium|schule & studium|schulischer und akademischer werdegang|bildung und qualifikation
			schul- und hochschulbildung|schulbesuch|meine ausbildung|ausbildungsstationen|lehre|lehre und schule
			schule & beruf|aus-/weiterbildung|abschlüsse|berufliche ausbildung|akademische laufbahn
			schulische und berufliche ausbildung|hochschulstudium|ausbildung/studium`,
		skills: `
			kenntnisse|top-kenntnisse|top kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|edv kenntnisse
			it-kenntnisse|it kenntnisse|besondere kenntnisse|fachliche kompetenzen|kernkompetenzen|stärken|qualifikationen
			kenntnisse und fähigkeiten|kenntnisse & fähigkeiten|fähigkeiten und kenntnisse|weitere kenntnisse
			persönliche stärken|schlüsselkompetenzen|fachkompetenzen|soft skills|technische kenntnisse
			technische fähigkeiten|zusatzqualifikationen|persönliche kompetenzen|digitale kompetenzen|sonstige kenntnisse
			skills und kompetenzen|persönliche fähigkeiten und kompetenzen|persönliche fähigkeiten|computerkenntnisse
			programmierkenntnisse|technologien
			fachliche kenntnisse|berufliche kenntnisse|was ich kann|expertise|fachgebiete|schwerpunkte|kompetenzprofil|know-how
			können|meine stärken|skills|it-kompetenzen|fachliche schwerpunkte|fachliche stärken|kernkompetenz
			fertigkeiten|kenntnisse und fertigkeiten|fähigkeiten und fertigkeiten|fähigkeiten & kenntnisse|das kann ich
			was ich mitbringe|was ich gut kann|handwerkliche fähigkeiten|besondere fähigkeiten|persönliche eigenschaften|edv
			it und edv|qualifikation|berufliche fähigkeiten|kompetenzen & kenntnisse|kompetenzen und kenntnisse
			skills & kenntnisse|talente`,
		languages:
			"sprachen|sprachkenntnisse|fremdsprachen|sprachliche kenntnisse|sprachkompetenzen",
		projects: `
			projekte|projekterfahrung|ausgewählte projekte|eigene projekte|persönliche projekte|projektarbeiten
			private projekte|wichtige projekte`,
		certifications: `
			fortbildung|fortbildungen|weiterbildung|weiterbildungen|zertifikate|zertifizierungen
			zertifikate und weiterbildungen|zertifikate & weiterbildungen|weiterbildungen und zertifikate
			weiterbildung und zertifikate|weiterbildungen & zertifikate|bescheinigungen|nachweise|lizenzen|lizenzen & zertifikate
			führerschein|kurse und zertifikate|zertifikate und kurse
			kurse|kurse & zertifikate|lehrgänge|seminare|diplome und zertifikate|diplome`,
		software:
			"softwarekenntnisse|werkzeuge|programme|tools & technologien|software & tools",
		publications:
			"veröffentlichungen|publikationen|wissenschaftliche veröffentlichungen|ausgewählte publikationen",
		volunteer: `
			ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|engagement
			soziales engagement|gesellschaftliches engagement|freiwilligenarbeit|ehrenämter`,
		contact: `
			kontakt|kontaktdaten|persönliche daten|persönliche angaben|persönliche informationen|persönliches|zur person
			angaben zur person|kontaktinformationen|personalien|anschrift`,
		awards: `
			auszeichnungen|preise|ehrungen|stipendien|erfolge|auszeichnungen und preise|preise und auszeichnungen
			stipendien und auszeichnungen`,
		interests: `
			interessen|hobbys|hobbies|hobbys und interessen|interessen und hobbys|freizeit|interessen & hobbys|hobbys & interessen
			freizeitinteressen|privates|was mir freude macht|ausgleich|freizeitbeschäftigung`,
		references: "referenzen|referenzpersonen",
		other: `
			sonstiges
			mitgliedschaften|weiteres|zusätzliche informationen|außeruniversitäres engagement
			patente|vorträge|weitere informationen|sonstige angaben`,
	},
	and: "und",
	or: "oder|bzw\\.",
	openers: "und|der|die|das|mit|für|von",
	page: {
		page: "seite",
		of: "von",
		behind: "",
		updated: "zuletzt aktualisiert",
		headingStyle: "überschrift",
	},
	person: {
		documentTitle:
			"lebenslauf|bewerbung|bewerbungsbogen|personalbogen|bewerbungsformular",
		nameLabel:
			"(?:nach|vor)name(?:\\(n\\))? ?\\/ ?(?:vor|nach)name(?:\\(n\\))?|name|vor- und (?:nach|zu)name|vorname und (?:nach|zu)?name|name, vorname|familienname und vorname|vollständiger name",
		firstNameLabel: "vornamen?",
		lastNameLabel: "nachname|familienname|zuname",
		greeting:
			"(?:(?:hallo|hi|hey|moin|guten tag)[,!.]? )?(?:ich bin|ich heiße|mein name ist)",
		addressLabel: "adresse|anschrift|wohnort|wohnhaft in|ort",
		addressKind: "wohnadresse|privat|geschäftlich",
		streetEnd: "str(?:aße|asse|\\.)|weg|platz|allee|gasse|ring|damm|ufer",
		streetStart: "",
	},
	places: {
		countries: `
			deutschland|frankreich|spanien|italien|niederlande|belgien|luxemburg|schweiz|österreich|dänemark|norwegen
			schweden|finnland|polen|tschechien|ungarn|griechenland|türkei|kanada|brasilien|australien|indien`,
		onLetter: "vereinigte staaten|kanada|mexiko|kolumbien|philippinen",
		regions: `
			bayern|baden-württemberg|hessen|nordrhein-westfalen|niedersachsen|sachsen|thüringen|brandenburg
			schleswig-holstein|rheinland-pfalz|saarland`,
		cities: `
			münchen|köln|frankfurt am main|düsseldorf|hannover|nürnberg|münster|wien|zürich|genf|wuppertal|bielefeld|wiesbaden
			gelsenkirchen|mönchengladbach|braunschweig|chemnitz|krefeld|magdeburg|oberhausen|lübeck|erfurt|mainz|rostock
			kassel|saarbrücken|osnabrück|oldenburg|leverkusen|darmstadt|regensburg|paderborn|ingolstadt|würzburg|wolfsburg|ulm
			heilbronn|pforzheim|göttingen|bottrop|reutlingen|koblenz|bremerhaven|erlangen|jena|remscheid|trier|siegen
			hildesheim|cottbus|gütersloh|kaiserslautern|schwerin|ludwigsburg|esslingen|flensburg|zwickau|konstanz
			villingen-schwenningen|bayreuth|bamberg|celle|marburg|gießen|fulda|landshut|rosenheim|kempten|passau|duisburg
			bochum|hagen|hamm|herne|solingen|neuss|winterthur|luzern|st. gallen|lugano|biel|thun|schaffhausen|chur|frauenfeld
			aarau|innsbruck|klagenfurt|villach|wels|st. pölten|dornbirn|bregenz|steyr`,
		areaEnd: "",
		in: "in",
		within: `
			am|an der
			im|in der|ob der|bei|an|der|auf|vor der|in|a\\. ?d\\.|a\\.|b\\.`,
		remote: "mobiles arbeiten|homeoffice",
		placeLabel: "ort|stadt|standort",
	},
	entry: {
		title: `
			fleischer(?:in)?|kassierer(?:in)?|elektroniker(?:in)?|dreher(?:in)?|kosmetiker(?:in)?|rechtsanw[aä]lt(?:in)?|beleuchter(?:in)?|wachmann|feuerwehr(?:mann|frau)|vermesser(?:in)?|zimmermädchen|rezeptionist(?:in)?
			\\p{L}*(?:leiter|leitung|berater|kaufmann|kauffrau|entwickler|ingenieur|pfleger|pflegekraft|schwester|mitarbeiter|assistent|assistenz|referent|bearbeiter|praktikant|praktikum|techniker|mechaniker|mechatroniker|elektriker|meister|lehrer|fahrer|verkäufer|führer|vertreter|forscher|betreuer|erzieher|therapeut|apotheker|anwalt|architekt|gestalter|redakteur|texter|planer|prüfer|koordinator|administrator|manager|spezialist|fachkraft|hilfskraft|aushilfe|volontär|doktorand|schlosser|maler|tischler|schreiner|bäcker|analyst|buchhalter|controller|sekretär|trainer|dozent|designer|programmierer|informatiker|einkäufer|disponent|monteur|arbeiter|fachfrau|fachmann|beauftragte|angestellte|gründer|inhaber|vorstand|vorsitzende|optiker|akustiker|metzger|konditor|friseur|frisör|gärtner|landwirt|zimmerer|zimmermann|maurer|dachdecker|(?:fliesen|boden|estrich|parkett)leger|installateur|schweißer|fräser|zerspaner|lackierer|drucker|pädagoge|pädagog|psychologe|psycholog|logopäde|logopäd|biologe|biolog|geologe|chemiker|physiker|laborant|zeichner|fotograf|florist|kellner|akustiker|polier|kapitän|matrose|lotse|polizist|offizier|sanitäter|helfer|notar|übersetzer|dolmetscher|journalist|bibliothekar|archivar|kurator|restaurator|schauspieler|musiker|regisseur|grafiker|lagerist|kommissionierer|zusteller|reiniger|reinigungskraft|servicekraft|lehrkraft|bürokraft|küchenkraft|hebamme|hauswirtschafter|wirtschafter|pförtner|gastwirt|steward|begleiter|imker|arzt|kommissar|inspektor|beamte|vermittler|makler|ökonom|statiker|(?:haus|platz|zeug|system)wart|macher|geselle|händler|sprecher|steller|coach|(?:haushalts|küchen|ernte|verkaufs|büro)hilfe|zugführer|setzer|gießer|pflücker)(?:in|innen|r|n)?
			werkstudent(?:in)?|auszubildende[rn]?|azubi|koch|köchin|arzt|ärztin|wissenschaftliche[rn]? mitarbeiter(?:in)?
			studentische hilfskraft|freiberufler(?:in)?|selbstständig
			stewardess|\\p{L}*ärztin|\\p{L}*köchin|souschef(?:in)?|sous-chef(?:in)?|\\p{L}+chef(?:in)?|commis
			chef de (?:partie|rang)|zivildienst(?:leistender?)?|zivi|bundesfreiwilligendienst(?:leistende[rn]?)?
			freiwilliges soziales jahr|fsj|(?:\\p{L}+(?:weber|bauer|schneider|fleischer|förster|dreher|sattler|binder|wächter|stecher|schreiber|richter)|winzer)(?:in)?|(?:weber|bäuer|schneider|fleischer|förster|dreher|sattler|richter)in|\\p{L}+schüler(?:in)?|aushilfskraft|\\p{L}+(?<!wasser|wind|atom|kern|solar)kraft`,
		afterTitle: "für|im|in",
		organization: `
			gruppe|sparkasse|klinik|klinikum|kliniken|krankenhaus|universitätsklinikum|institut|agentur|stiftung|bäckerei
			stadt|stadtwerke|ministerium|verlag|werke?|werk|fabrik|logistik|spedition|versicherung|apotheke|praxis|kanzlei
			bibliothek|verein|rotes kreuz|haus|zentrum|kita|kindergarten|grundschule|gymnasium|bau|handel|vertrieb|elektro
			maschinenbau|region
			\\p{L}+(?:klinik|klinikum|kliniken|praxis|zentrum|werk|werke|werkstatt|verein|verband|(?:pflege|alten|senioren|wohn|kinder|tier|studenten)heim|betrieb|bau|kanzlei|verlag|stiftung|gesellschaft|genossenschaft|gemeinde|behörde|kasse|bank|versicherung|apotheke|haus)
			\\p{L}{3,}(?<!mal|web)erei|gasthof|gasthaus|weingut|werft|landkreis|landratsamt|\\p{L}+amt|caritas|diakonie|awo
			drk|lebenshilfe|autohaus|e\\. ?k\\.|optik|augenoptik|söhne|gebr\\.|gebrüder|handwerksbetrieb|kirchengemeinde
			manufaktur|galerie|museum|theater|oper`,
		institution: `
			\\p{L}*lehranstalt|bildungs\\p{L}+|volkshochschule|berufsbildungs\\p{L}+
			\\p{L}*universität|uni|\\p{L}*schule|\\p{L}*hochschule|gesamtschule|realschule|berufskolleg|kolleg
			\\p{L}*akademie|institut|handwerkskammer|gymnasi\\p{L}+
			\\p{L}*kolleg|\\p{L}*schulen|\\p{L}*gymnasium|lehrwerkstatt|ausbildungszentrum|bildungszentrum|meisterschule
			konservatorium|\\p{L}*seminar|lyzeum|internat|mittelschule|hauptschule|bfi|wifi|tafe|kantonsschule
			berufsfachschule`,
		degree: `
			weiterbildung|umschulung|facharbeiterbrief|facharbeiter|fortbildung|meisterprüfung|gesellenprüfung|matura|lehrabschluss|fähigkeitszeugnis
			promotion|magister|staatsexamen|diplom(?:-?\\p{L}+)?(?: \\(?[FUT]H\\)?)?|dipl\\.-?\\s?\\p{L}+\\.?|abitur
			(?:allgemeine |fach)?hochschulreife|fachabitur|mittlere reife|realschulabschluss|hauptschulabschluss|matura
			ausbildung(?: zu[rm] [\\p{L}-]+(?: für [\\p{L}-]+)?)?|berufsausbildung|lehre|umschulung|studium|bachelor\\p{L}*
			master\\p{L}*
			eidg(?:enössisches?|\\.) \\p{L}+|efz|eba|berufsmatur(?:ität)?|gymnasiale maturität|lehrabschlussprüfung
			gesellenbrief|meisterbrief|mittelschulabschluss|qualifizierender \\p{L}+|sekundarabschluss
			staatlich (?:geprüfte|anerkannte)[rn]? \\p{L}+|\\p{L}*fachwirt(?:in)?|betriebswirt(?:in)?|approbation
			referendariat|vordiplom|matur|pflichtschulabschluss|reifeprüfung|schulabschluss|lehrgang
			meister(?:in)? im \\p{L}+|techniker(?:in)?schule`,
		field: "der|für|fachrichtung|schwerpunkt",
		at: `
			bei|beim
			bei der|bei dem|bei den`,
		atBehindTitle: "",
		employment:
			"vollzeit|teilzeit|festanstellung|befristet|unbefristet|minijob",
		toolsLabel: "technologien|werkzeuge",
		lineLabel: `
			technologien|werkzeuge|aufgaben|tätigkeiten|erfolge|schwerpunkte?|thema|abschlussarbeit|bachelorarbeit
			masterarbeit|note|abschlussnote`,
		issuedBy: "von",
		expires: "gültig bis",
		certificate: "zertifikat|lizenz",
		certificateNumber: "nr\\.?",
	},
	levels: {
		words: `
			muttersprache|muttersprachler(?:in)?|muttersprachlich|fließend|fliessend|verhandlungssicher|fortgeschritten
			grundkenntnisse|grundlagen|gute?(?: kenntnisse)?|gute? in wort und schrift|in wort und schrift
			konversationssicher|erweiterte kenntnisse|anfänger|experte|expertin|sehr gute kenntnisse
			gut|sehr gute? in wort und schrift|gute kenntnisse|grundkenntnisse in wort und schrift|basiskenntnisse
			schulkenntnisse|verhandlungssicher in wort und schrift|fließend in wort und schrift
			auf muttersprachlichem niveau|konversationsfähig|solide|sichere? kenntnisse|erweiterte grundkenntnisse
			ausbaufähig|passiv`,
		very: "sehr",
		noun: "niveau|kenntnisse",
		skill: {
			expert: "expertin|experte|expert",
			advanced: "fortgeschritten",
			intermediate: "gute?|mittel",
			beginner: "grundkenntnisse",
		},
		veryGood: "sehr gute?",
		language: {
			native: "muttersprach\\p{L}*",
			fluent: "fließend|verhandlungssicher",
			proficient: "fortgeschritten",
			conversational: "konversation\\p{L}*",
			basic: "grundkenntnisse",
		},
	},
	languages: {
		names: `
			englisch|deutsch|französisch|spanisch|italienisch|portugiesisch|niederländisch|holländisch|dänisch|norwegisch
			schwedisch|finnisch|polnisch|tschechisch|slowakisch|slowenisch|kroatisch|serbisch|bosnisch|bulgarisch|rumänisch
			ungarisch|griechisch|türkisch|russisch|ukrainisch|arabisch|hebräisch|persisch|kurdisch|hindi|chinesisch|mandarin
			japanisch|koreanisch|vietnamesisch|latein|albanisch
			mazedonisch|estnisch|lettisch|litauisch|isländisch|irisch|katalanisch|baskisch|galicisch|flämisch|luxemburgisch
			rätoromanisch|sorbisch|friesisch|plattdeutsch|niederdeutsch|schweizerdeutsch|farsi|dari|paschtu|urdu|bengalisch
			tamil|thailändisch|thai|indonesisch|malaiisch|swahili|suaheli|somali|tigrinya|amharisch|armenisch|georgisch
			aserbaidschanisch|kasachisch|usbekisch|mongolisch|altgriechisch|esperanto|gebärdensprache
			deutsche gebärdensprache|belarussisch|weißrussisch|moldauisch|kurmandschi|afrikaans|romanes|serbokroatisch`,
		qualifier: "",
		nativeLabel: "muttersprachen?",
		selfAssessment: `
			andere sprachen?|weitere sprachen?|verstehen|sprechen|schreiben|hören|lesen|zusammenhängendes sprechen
			an gesprächen teilnehmen|niveaustufen`,
	},
	form: {
		dates: `
			zeitraum|datum|daten|dauer|von ?[-–/] ?bis|beschäftigungs(?:zeitraum|dauer)|studien(?:zeit|zeitraum|dauer)
			(?:abschluss)?jahr`,
		begins:
			"beginn|von|eintritt(?:sdatum)?|startdatum|beginn der (?:tätigkeit|beschäftigung)",
		ends: "ende|bis|austritt(?:sdatum)?|enddatum|ende der (?:tätigkeit|beschäftigung)",
		title: `
			beruf oder.*|bezeichnung der.*|position|funktion|stelle|stellenbezeichnung|berufsbezeichnung
			(?:beschäftigt|tätig|tätigkeit) als|(?:bildungs)?abschluss|studien(?:gang|fach)|fachrichtung
			ausbildung(?: zu[mr])?|(?:erworbene )?qualifikation`,
		tasks: `
			wichtigste.*|hauptfächer.*|(?:haupt)?aufgaben(?:gebiete?|bereiche?)?|tätigkeiten|tätigkeitsbeschreibung
			verantwortungsbereich|(?:abschluss|gesamt)?note`,
		where: `
			name und (?:adresse|art) de[rs].*|(?:name des )?(?:arbeitgebers?|unternehmens?)|dienstgeber|firma
			(?:ausbildungs)?betrieb|(?:bildungs)?einrichtung|(?:hoch)?schule|universität|institution`,
		place: "(?:arbeits|dienst|stand|studien)?ort|stadt",
		passedOver: `
			tätigkeitsbereich(?: oder branche)?|branche|stufe der nationalen
			vorgesetzter?(?=:)|austrittsgrund|kündigungsgrund|gehalt(?=:)|arbeitszeit(?=:)|mitarbeiterzahl|unternehmensgröße
			ansprechpartner(?:in)?(?=:)|pensum(?=:)|vertragsart(?=:)`,
	},
};
