// German: words of job postings.
import type { PostingWords } from "../posting-words.ts";

export const posting: PostingWords = {
	headings: {
		must: `ihr profil|dein profil|das solltest du mitbringen|das sollten sie mitbringen|das wünschen wir uns|das wünschen wir uns von dir|das wünschen wir uns von ihnen|was wir uns wünschen|was dich auszeichnet|das solltest du haben|was solltest du können|wir suchen|einstellungsvoraussetzungen|profil|anforderungen|anforderungsprofil|ihre qualifikation
ihre qualifikationen|deine qualifikation|deine qualifikationen|qualifikation|qualifikationen|voraussetzungen|was sie mitbringen|das bringen sie mit|das bringst du mit|was du mitbringst|was bringst du mit|sie bringen mit|sie haben|du hast|du bringst mit|wir erwarten|was wir erwarten|unsere anforderungen|ihre kenntnisse|erforderliche kenntnisse
erforderliche sprachen|kenntnisse|fachliche anforderungen|persönliche anforderungen|damit überzeugst du|damit überzeugen sie|damit punktest du|damit punkten sie|das zeichnet sie aus|das zeichnet dich aus|wen wir suchen|muss|sie verfügen über|was sie auszeichnet|dein background|ausbildung|idealerweise bringst du mit|wer bist du|das bist du
deine skills|ihre kompetenzen|fachkenntnisse|sprachkenntnisse|formale voraussetzungen|wir wünschen uns`,
		nice: `von vorteil|wünschenswert|idealerweise|das wäre schön|pluspunkte|zusätzlich von vorteil|bonuspunkte|kein muss, aber schön|darüber hinaus wünschenswert`,
		duties: `aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|ihr aufgabengebiet|dein aufgabengebiet|aufgabenbereich|ihre tätigkeiten|deine tätigkeiten|tätigkeiten|das erwartet sie|das erwartet dich|was sie erwartet|was dich erwartet|ihre verantwortung|ihr verantwortungsbereich|das machst du|was machst du bei uns|hauptaufgaben|rolle
ihr tätigkeitsbereich|deine rolle|tätigkeitsbeschreibung|ihre rolle|was sie tun|was du tust|deine mission|das aufgabengebiet umfasst|zu den aufgaben gehören|ihr aufgabenbereich|ihre herausforderung|deine challenge|ihre hauptaufgaben`,
		offer: `gute gründe für uns|gute gründe|das spricht für uns|darum wir|deine gründe|warum zu uns|dafür stehen wir|damit überzeugen wir|wir überzeugen mit|deine vorteile bei uns|ihre vorteile bei uns|was uns auszeichnet|das haben wir zu bieten|das bekommst du|das bekommen sie|wir bieten|das bieten wir|das bieten wir dir|das bieten wir ihnen|was wir bieten|unser angebot|ihre vorteile|deine vorteile|vorteile|gehalt|vergütung|ihre perspektive|benefits|darauf kannst du dich freuen|darauf können sie sich freuen|darauf darfst du dich freuen|freuen sie sich auf|freu dich auf|unsere leistungen|warum wir|wir bieten dir|wir bieten ihnen
deine benefits|was wir dir bieten|was wir ihnen bieten|entlohnung|was bekommst du|es erwartet dich|es erwartet sie|deine perspektiven|unser plus für sie`,
		apply: `so geht es weiter|wie geht es weiter|so einfach geht es|der weg zu uns|und jetzt sie|und jetzt du|unser bewerbungsprozess|bewerbung|ihre bewerbung|deine bewerbung|wie bewerbe ich mich|so bewerben sie sich|so bewirbst du dich|kontakt|interesse|ihr kontakt|ansprechpartner|ansprechperson|interessiert|bewerbungsunterlagen|alle infos zur bewerbung|gewünschte bewerbungsunterlagen|haben wir ihr interesse geweckt|jetzt bewerben|smart bewerben|dein kontakt|bewerbungsverfahren`,
		about: `unsere werte|wofür wir stehen|so arbeiten wir|über uns|wir über uns|über das unternehmen|unternehmen|das unternehmen|wer wir sind|unser unternehmen|unser team|das sind wir|standort|dienstort|arbeitsort|einsatzort|firmenprofil|ihr arbeitgeber|wer sind wir|standorte|mitarbeiter*innenanzahl|arbeitgeber`,
		general: `über den job|einleitung|detaillierte angaben zur stelle|das sind die fakten|stellenbeschreibung|arbeitsmodell|anstellungsart|berufsfelder|positionsebene|offene stellen`,
		legal: `datenschutz|hinweis|hinweise|hinweis zum datenschutz|gleichstellung|chancengleichheit`,
	},
	headingWords: {
		must: `brauchen|brauchst|erwarten|suchen|mitbringen|bringst|bringen|profil|voraussetzung(?:en)?|anforderung\\p{L}*|kenntnisse|qualifikation\\p{L}*|wünschen|können|auszeichnet|überzeugst|punktest|solltest|sollten|person, die`,
		nice: `von vorteil|wünschenswert|pluspunkte?|kein muss`,
		duties: `aufgaben\\p{L}*|tätigkeit\\p{L}*|tun|machst|verantwort\\p{L}*|rolle|mission|einsatzgebiet|gehören`,
		offer: `bieten|bietet|vorteile|benefits|freuen|erwartet dich|erwartet sie|bekommst|leistungen|vergütung|gehalt|perspektiven?`,
		apply: `bewerb\\p{L}*|bewirb\\p{L}*|kontakt|interesse|ansprechpartner\\p{L}*|unterlagen`,
		about: `über uns|wir sind|unternehmen|team|standort|wer wir`,
		general: ``,
		legal: `datenschutz|gleichstellung|chancengleichheit`,
	},
	demand: {
		must: `erforderlich|zwingend|voraussetzung|vorausgesetzt|notwendig|mindestens|mind|sie (?:verfügen|haben|bringen|besitzen)|du (?:hast|verfügst|bringst|besitzt|bist|kannst|sprichst)|du solltest|abgeschlossene[rs]?|(?:hochschul|studien|fachhochschul|universitäts)?abschluss|(?:hochschul|informatik|\\p{L}{0,20})studium|berufserfahrung|\\p{L}*kenntnisse|erfahrung (?:in|im|mit|als)|bereitschaft|führerschein(?: \\p{L}+)*|fähigkeit|sicherer umgang|muss|
wir erwarten|setzen wir voraus|ausbildung (?:als|zum|zur|in|im)|in wort und schrift|solltest du|sollten sie|mehrjährige|nachweis|vorlegen|\\p{L}*bereitschaft`,
		stated: `(?:ist|sind) (?:erforderlich|zwingend|voraussetzung|notwendig)|setzen wir voraus|zwingend erforderlich`,
		nice: `von vorteil|wünschenswert|erwünscht|hilfreich|idealerweise|vorteilhaft|gern(?:e)? (?:auch|gesehen)|ein plus|pluspunkt|kein muss|bestenfalls|noch besser|vorzugsweise|wäre (?:schön|toll|super)|ist schön`,
		wishOpens: `idealerweise|vorzugsweise|bestenfalls`,
		furtherOpens: `weitere|zusätzliche|andere`,
		duty: `zu deinen aufgaben|zu ihren aufgaben|verantwortlich für|du (?:übernimmst|arbeitest|unterstützt|betreust|entwickelst|planst|verkaufst|leitest|führst|berätst|erstellst)|sie (?:übernehmen|arbeiten|unterstützen|betreuen|entwickeln|planen|leiten|führen|beraten|erstellen)|\\p{Lu}\\p{L}+ung (?:von|der|des|und)`,
		inQuestion: `erfahrung\\p{L}*|\\p{L}*kenntnisse|ausbildung|abschluss|führerschein`,
	},
	around: {
		legal: `bei gleicher eignung|schwerbehinderte[nr]? (?:menschen|bewerber\\p{L}*|personen)|schwerbehinderte|chancengleichheit|ungeachtet|unabhängig von (?:geschlecht|herkunft|alter)|sexuelle[rn]? (?:orientierung|identität)|gleichstellung|datenschutz\\p{L}*|verarbeitung ihrer daten|personaldienstleister\\p{L}*|bewerbungskosten|kollektivvertraglich\\p{L}*`,
		applying: `weitere informationen|(?:deine|ihre|eine|aussagekräftige) (?:online )?(?:aussagekräftige )?bewerbung|bewerbungsunterlagen|aussagekräftige|lebenslauf|freuen (?:wir )?uns auf (?:deine|ihre)|auf deine bewerbung|auf ihre bewerbung|bewerben sie sich|bewirb dich|bewerbungen|kennziffer|referenznummer|auskünfte|gehaltsvorstellung|melden wir uns|wir melden uns|schick uns|schicken sie uns|senden sie|sende uns|rufen sie|ruf (?:uns )?an|beantwortet dir|per e-?mail|telefon|interesse geweckt|online bewerbung|kennenzulernen`,
		process: `vorstellungsgespräch\\p{L}*|bewerbungsverfahren|auswahlverfahren|bewerbungsprozess|auswahlprozess|bewerbungsgespräch\\p{L}*|bewerbung(?:en)? (?:von|bis|über|an|per|richten|senden|erfolgt)|(?:bewerber\\p{L}*|bewerbende) (?:werden|erhalten|melden)|kennenlern\\p{L}*|reisekosten|arbeitszeugnisse|gleichwertigkeit (?:einzureichen|nachzuweisen)|nachweis der gleichwertigkeit|(?:kein|ohne) anschreiben|anschreiben (?:ist|brauch)|innerhalb von \\d+ (?:stunden|tagen|wochen)|onlineportal|unterlagen (?:werden|bis|an|per)|besseren? lesbarkeit|männliche form|generische\\p{L}* maskulin\\p{L}*|alle geschlechter|aller nationalitäten|ausdrücklich (?:willkommen|erwünscht)|zeugnisse (?:brauchen|reichst|reichen|bei)|löschen wir|probetag|probearbeiten|schnuppertag`,
		gains: `lohn|gehalt|bezahlung|vergütung|jahresgehalt|bei uns (?:bekommst|findest|erwartet|gibt)|du (?:kommst in|bekommst|erhältst|profitierst|genießt|wirst teil|darfst dich|findest (?:bei uns|ein))|sie (?:kommen in|bekommen|erhalten|profitieren|genießen|werden teil|dürfen sich|finden (?:bei uns|ein))|dich erwarte[nt]|sie erwarte[nt]|ein(?:e|en)? (?:sinnstiftende|abwechslungsreiche[srn]?|spannende[srn]?|attraktive[srn]?|motivierte[srn]?|kollegiale[srn]?|offene[srn]?|sichere[rnrs]?|moderne[rns]?|eingespielte[srn]?|familiäre[srn]?|unbefristete[rns]?|faire[rns]?|strukturierte|umfassende|intensive)|(?:hohe|gute|beste) (?:übernahme\\p{L}*|aufstieg\\p{L}*|entwicklungs\\p{L}*|karriere\\p{L}*)|kostenübernahme|wir (?:bieten|investieren|übernehmen)|arbeite,? wann`,
		offer: `homeoffice\\p{L}*|urlaubstage|tage urlaub|bruttomonatsgehalt|jahresgehalt|stundenlohn|betriebliche (?:altersvorsorge|altersversorgung)|weihnachtsgeld|urlaubsgeld|mitarbeiterrabatte?|personalrabatt|jobrad|bike-?leasing|obstkorb|jobticket|klimaticket|wir bieten|wir zahlen|dich erwarte(?:t|n)|sie erwarte(?:t|n)|vergütung|gehalt|überzahlung|weiterbildungs(?:möglichkeiten|optionen|angebote)|flexible arbeitszeiten|gleitzeit|flache\\p{L}* hierarchie\\p{L}*|kollektivvertrag|sonderzahlung|krisensicher\\p{L}*|unbefristete\\p{L}*|€|eur`,
		portrait: `(?:die|das|der) (?:stadt|gemeinde|firma|gesellschaft|stiftung|klinik|klinikum|verein|träger|unternehmen)(?! (?:sucht|erwartet|wünscht))|unsere? (?!ideal\\p{L}*|anforderung\\p{L}*|erwartung\\p{L}*|neue[rn]? )\\p{L}+ (?:ist|sind|haben|arbeite\\p{L}*|stehe\\p{L}*|komme\\p{L}*)|für unsere[ns]? (?:kund\\p{L}+|mandant\\p{L}+)|sie haben genug|wir (?:sind|entwickeln|arbeiten|begleiten|haben|gehören|fördern|glauben|stehen|verbinden|rösten|bauen|liefern|produzieren|betreiben|vermitteln|beraten)|als (?:eine[rs]? der )?führende|als teil|seit (?:über|mehr als)?|mit (?:über|rund|mehr als|etwa)? ?\\d|unser(?:e|en|em|er)? (?:haus|unternehmen|team|kunden|lösungen|produkte|mitarbeiter\\p{L}*|geschichte|werte|leitbild)|die [\\p{L} &.-]{2,50} (?:gmbh|ag|gruppe|stiftung) (?:ist|gehört|entwickelt|bietet)|gegründet|durch vielfältige`,
		catchAll: `(?:sowie|und) (?:weitere|sonstige|andere) (?:aufgaben|tätigkeiten)|sonstige (?:anfallende )?(?:aufgaben|tätigkeiten)|weitere (?:anfallende )?aufgaben nach (?:absprache|bedarf)|allgemein anfallende\\p{L}* (?:aufgaben|tätigkeiten)`,
		formField: `vertragsart|anstellungsart|arbeitszeit|gehalt|dienstort|arbeitsort|einsatzort|eintritt|job-id|kennziffer|referenz\\p{L}*|beginn|befristung|standort|positionsebene|arbeitsmodell|kontakt|tel|telefon|bewerbungsfrist`,
	},
	pronouns: {
		you: `du|dich|dir|dein(?:e[nrms]?)?|sie|ihnen|ihr(?:e[nrms]?)?|bewerber\\p{L}*`,
		we: `wir|uns|unser(?:e[nrms]?)?`,
	},
	asks: {
		drivingLicence: `führerschein(?:e|s)?|fahrerlaubnis|pkw-führerschein|staplerschein`,
		vehicle: `eigene[rsn]? (?:pkw|auto|fahrzeug)|private[n]? pkw`,
		workPermit: `arbeitserlaubnis|arbeitsbewilligung|aufenthaltserlaubnis|aufenthaltstitel|eu-bürger\\p{L}*|staatsangehörigkeit|arbeitsgenehmigung`,
		clearance: `sicherheitsüberprüfung|ü2|geheimschutz`,
		backgroundCheck: `führungszeugnis\\p{L}*|straffreiheit|strafregister\\p{L}*|zuverlässigkeitsüberprüfung`,
		travel: `\\p{L}*reisebereitschaft|dienstreisen?|reisetätigkeit|geschäftsreisen|auslandseinsätze\\p{L}*`,
		relocation: `umzugsbereitschaft|bereitschaft zum umzug`,
		residence: `wohnhaft|wohnsitz|wohnort`,
		onSite: `vor ort|präsenz\\p{L}*|on-?site`,
		startDate: `ab sofort|eintrittstermin|frühestmöglich\\p{L}*|zum nächstmöglichen zeitpunkt`,
		availability: `schicht(?:dienst|arbeit|betrieb|bereitschaft)?|\\p{L}*schicht(?:system|betrieb|dienst)?e?n?|schicht-|nachtdienste?|wochenend(?:e|arbeit|dienste?|en)?|wochenend-|rufbereitschaft|bereitschaftsdienst|früh aufstehen|jeden zweiten samstag|samstags?`,
		hours: `vollzeit|teilzeit|\\d{1,2}(?:,\\d)? (?:stunden|std\\.?|h)(?: pro woche)?`,
		salary: `gehaltsvorstellung\\p{L}*`,
		age: `mindestalter|mindestens \\d{2} jahre alt|ab 18`,
		health: `impf\\p{L}+|masern\\p{L}*|gesundheitszeugnis|körperliche belastbarkeit|körperlich belastbar|schwindelfrei|gesundheitliche eignung`,
		registration: `mitglied der kirche|konfession\\p{L}*|immatrikul\\p{L}+`,
	},
	no: `nein`,
	bodies: `stadt|gemeinde|landkreis|landratsamt|behörden?|ministerium|verein|verband|hochschule|universität|kirche|gericht|unternehmen|firma|konzern|stiftung|land|bund`,
	binding: `erforderlich|\\p{L}*bereitschaft|voraussetzung|zwingend|mindestens|müssen|muss|vorlegen|nachweis|notwendig|bereit|klasse|gültige[rsn]?|setzen`,
	logic: {
		and: `und|sowie`,
		or: `oder|bzw\\.?|und/oder`,
		oneOf: `mindestens eine[rs]? der folgenden|eine[rs]? der folgenden|eine[rs]? der nachstehenden|wahlweise|entweder`,
		atLeast: `mindestens|mind\\.?|wenigstens`,
		equivalent: `(?:oder|bzw\\.?)(?: eine?[nrms]?)? (?:\\p{L}+ )?(?:gleichwertig\\p{L}*|vergleichbar\\p{L}*|ähnlich\\p{L}*)|o\\.? ?ä\\.?|vergleichbare? (?:qualifikation|ausbildung)|ähnliche qualifikation`,
		conditional: `gegebenenfalls|ggf\\.?|je nach`,
		negated: `(?:nicht|kein\\p{L}*)(?: \\p{L}+){0,3} (?:erforderlich|nötig|notwendig|vorausgesetzt)|kein muss|brauchst du nicht|auch ohne|ohne vorkenntnisse`,
		examples: `wie|z\\.? ?b\\.?|zum beispiel|etwa|beispielsweise|insbesondere`,
	},
	years: {
		unit: `jahren?|jährige[nrs]?|j\\.`,
		numbers: `ein/eine/einem/einer/einjährige zwei/zweijährige drei/dreijährige vier/vierjährige fünf/fünfjährige sechs sieben acht neun zehn elf zwölf`,
		experience: `erfahrung|praxis|tätigkeit|als|berufs|in einer|im bereich`,
		other: `seit|vertrag|alt|alter|befristet|gegründet|vor`,
		otherBehind: `alt|vertrag|ausbildung`,
		of: `in|im|als|mit|bei|auf|aus`,
		doing: `\\p{L}*(?:leitung|führung|tätigkeit)`,
		orMore: `volle|oder mehr`,
		to: `bis|oder`,
	},
	levels: {
		basic: `grundkenntnisse\\p{L}*|basiskenntnisse|grundlegende|erste`,
		conversational: `fortgeschrittene\\p{L}*|solide`,
		proficient: `gute?[nrms]?|fundierte?\\p{L}*|sichere[rnms]?|sicher`,
		fluent: `sehr gute?[nrms]?|verhandlungssicher\\p{L}*|fließend\\p{L}*|hervorragende?\\p{L}*|ausgezeichnete?\\p{L}*|perfekte?\\p{L}*|stilsicher\\p{L}*|exzellente?\\p{L}*`,
		native: `muttersprach\\p{L}*`,
	},
	papers: {
		rank: `stufe|niveau|level`,
		licence: `approbation|berufserlaubnis|staplerschein`,
		certificate: `zertifi\\p{L}+|bescheinigung|patent|führerschein|nachweis|urkunde`,
	},
	terms: {
		languageCue: `\\p{L}*kenntnisse?n?|sprach\\p{L}*|wort und schrift|\\p{L}*sprachig`,
	},
	titles: {
		roles: `mitarbeiter(?:in)?(?:nen)?|\\p{L}*angestellte[rn]?|\\p{L}*beamt(?:e[rn]?|in)|\\p{L}*schlosser(?:in)?|\\p{L}*zeichner(?:in)?|\\p{L}*bauer(?:in)?|\\p{L}*führer(?:in)?|\\p{L}*spezialist(?:in)?|\\p{L}*trainer(?:in)?|\\p{L}*betreuer(?:in)?|mitarbeitende[rn]?|\\p{L}*techniker(?:in)?|\\p{L}*verkäufer(?:in)?|\\p{L}*leiter(?:in)?|\\p{L}*leitung|\\p{L}*pfleger(?:in)?|\\p{L}*ingenieur(?:in)?|\\p{L}*kaufmann|\\p{L}*kauffrau|\\p{L}*kaufleute|koch|köchin|\\p{L}*fahrer(?:in)?|\\p{L}*berater(?:in)?|\\p{L}*entwickler(?:in)?|\\p{L}*bearbeiter(?:in)?|\\p{L}*monteur(?:in)?|\\p{L}*meister(?:in)?|\\p{L}*assistent(?:in)?|assistenz|\\p{L}*lehrer(?:in)?|lehrkraft|lehrkräfte|\\p{L}*erzieher(?:in)?|\\p{L}*arzt|\\p{L}*ärztin|\\p{L}*elektroniker(?:in)?|\\p{L}*mechatroniker(?:in)?|\\p{L}*mechaniker(?:in)?|\\p{L}*installateur(?:in)?|\\p{L}*fachkraft|\\p{L}*kraft|\\p{L}*helfer(?:in)?|\\p{L}*pädagog(?:e|in)|\\p{L}*arbeiter(?:in)?|\\p{L}*wirt(?:in)?|\\p{L}*buchhalter(?:in)?|\\p{L}*prüfer(?:in)?|\\p{L}*konstrukteur(?:in)?|\\p{L}*planer(?:in)?|\\p{L}*manager(?:in)?|\\p{L}*referent(?:in)?|\\p{L}*sekretär(?:in)?|\\p{L}*jurist(?:in)?|rechtsanwalt|rechtsanwältin|\\p{L}*gärtner(?:in)?|tischler(?:in)?|schreiner(?:in)?|maurer(?:in)?|maler(?:in)?|dachdecker(?:in)?|bäcker(?:in)?|konditor(?:in)?|metzger(?:in)?|fleischer(?:in)?|friseur(?:in)?|kellner(?:in)?|rezeptionist(?:in)?|lagerist(?:in)?|disponent(?:in)?|apotheker(?:in)?|hebamme|therapeut(?:in)?|\\p{L}*therapeut(?:in)?|werkstudent(?:in)?|praktikant(?:in)?|praktikum|auszubildende[rn]?|azubi|geschäftsführer(?:in)?|architekt(?:in)?|\\p{L}*architekt(?:in)?|informatiker(?:in)?|administrator(?:in)?|analyst(?:in)?|chemiker(?:in)?|laborant(?:in)?|\\p{L}*laborant(?:in)?|schlosser(?:in)?|\\p{L}*schlosser(?:in)?|schweißer(?:in)?|zerspaner|\\p{L}*führer(?:in)?|hausmeister(?:in)?|\\p{L}*controller(?:in)?|redakteur(?:in)?|sachbearbeitung|consultant|gestalter(?:in)?|betreuer(?:in)?|\\p{L}*betreuer(?:in)?|spezialist(?:in)?|experte|expertin|vertreter(?:in)?|trainer(?:in)?|dozent(?:in)?|professor(?:in)?|doktorand(?:in)?`,
		seeking: `suchen(?: wir)?|sucht|gesucht|zur verstärkung|wir stellen ein|stellt ein`,
		sought: `(?:suchen|sucht|gesucht)(?: wir)?(?: für [^.\\n]{3,80}?)?(?: ab sofort| (?:zum|ab(?: dem)?) \\d{1,2}\\.\\s?(?:\\d{1,2}\\.(?:\\d{4})?|\\p{L}+(?: \\d{4})?)| zum nächstmöglichen \\p{L}+| zur Verstärkung [^.\\n]{3,60}?)?(?: (?:eine[nrm]?|einen/eine|eine/n|eine\\(n\\)|eine:n|engagierte[nrs]?(?::n)?|erfahrene[nrs]?|motivierte[nrs]?|zuverlässige[nrs]?|dich als|sie als|als))+ (\\p{Lu}[^.,;!?\\n]{2,80}?)(?=\\s+(?:für(?! \\p{Lu}\\p{L}*(?:technik|systeme|wesen|management))|in|im|mit|zur|zum|ab|der|die|das|am|an|bei|auf|als)(?!\\p{L})|[.,;!?\\n]|\\s\\(|$)`,
		soughtBare: ``,
		placeField: `standort|(?:arbeits|einsatz)?ort`,
		ofGroup: `teil |ein `,
	},
	forms: {
		expired: `nicht mehr (?:verfügbar|aktiv|online|aktuell)|stellenanzeige (?:ist )?(?:abgelaufen|deaktiviert)|bereits besetzt|stelle (?:ist )?(?:besetzt|vergeben)`,
		product: `in den warenkorb|jetzt kaufen|kostenlos testen|preise ansehen|demo anfordern|auf lager|versandkostenfrei`,
		fields: `vorname|nachname|geburtsdatum|lebenslauf hochladen|e-mail-adresse|telefonnummer|anrede|postleitzahl`,
	},
};
