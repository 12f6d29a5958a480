// Dutch: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// What people do at work, by the nouns and forms a line may begin with: nouns, then the infinitive, what I do and what I did;
// "-" where a thing is done once.
const VERBS = `
begeleiding, begeleiden = begeleiden, begeleid, begeleidde
aansturing, aansturen = aansturen, stuur … aan, stuurde … aan
leiding, leiden = leiden, leid, leidde
onderhoud, onderhouden = onderhouden, onderhoud, onderhield
reparatie, repareren = repareren, repareer, repareerde
opstellen, opstelling = opstellen, stel … op, stelde … op
opzetten = opzetten, zet … op, zette … op
bijhouden = bijhouden, houd … bij, hield … bij
invoeren = invoeren, voer … in, voerde … in
invoering = invoeren, -, voerde … in
inwerken = inwerken, werk … in, werkte … in
inkoop, inkopen = inkopen, koop … in, kocht … in
verkoop, verkopen = verkopen, verkoop, verkocht
bezorging, bezorgen = bezorgen, bezorg, bezorgde
advisering, adviseren = adviseren, adviseer, adviseerde
organisatie, organiseren = organiseren, organiseer, organiseerde
schoonmaken, schoonmaak = schoonmaken, maak … schoon, maakte … schoon
verwerking, verwerken = verwerken, verwerk, verwerkte
controle, controleren = controleren, controleer, controleerde
coördinatie, coördineren = coördineren, coördineer, coördineerde
planning, plannen = plannen, plan, plande
ontwikkeling, ontwikkelen = ontwikkelen, ontwikkel, ontwikkelde
beheer, beheren = beheren, beheer, beheerde
analyse, analyseren = analyseren, analyseer, analyseerde
voorbereiding, voorbereiden = voorbereiden, bereid … voor, bereidde … voor
uitvoering, uitvoeren = uitvoeren, voer … uit, voerde … uit
behandeling, behandelen = behandelen, behandel, behandelde
beoordeling, beoordelen = beoordelen, beoordeel, beoordeelde
verzorging, verzorgen = verzorgen, verzorg, verzorgde
ondersteuning, ondersteunen = ondersteunen, ondersteun, ondersteunde
implementatie, implementeren = implementeren, -, implementeerde
installatie, installeren = installeren, installeer, installeerde
montage, monteren = monteren, monteer, monteerde
bereiding, bereiden = bereiden, bereid, bereidde
redactie, redigeren = redigeren, redigeer, redigeerde
werving, werven = werven, werf, wierf
training, trainen = trainen, train, trainde
opleiding, opleiden = opleiden, leid … op, leidde … op
coaching, coachen = coachen, coach, coachte
registratie, registreren = registreren, registreer, registreerde
vertaling, vertalen = vertalen, vertaal, vertaalde
reiniging, reinigen = reinigen, reinig, reinigde
bediening, bedienen = bedienen, bedien, bediende
verbetering = verbeteren, -, verbeterde
optimalisatie = optimaliseren, -, optimaliseerde
vermindering = verminderen, -, verminderde
verlaging = verlagen, -, verlaagde
verhoging = verhogen, -, verhoogde
reductie = reduceren, -, reduceerde
introductie = introduceren, -, introduceerde
herinrichting = herinrichten, -, richtte … opnieuw in
voeren = voeren, voer, voerde
afstemmen = afstemmen, stem … af, stemde … af
instellen = instellen, stel … in, stelde … in
inregelen = inregelen, regel … in, regelde … in
inboeken = inboeken, boek … in, boekte … in
aanvullen = aanvullen, vul … aan, vulde … aan
opmaken = opmaken, maak … op, maakte … op
bekijken = bekijken, bekijk, bekeek
wisselen = wisselen, wissel, wisselde
inmeten = inmeten, meet … in, mat … in
- = houden, houd, hield
- = picken, pick, pickte
- = schrijven, schrijf, schreef
- = geven, geef, gaf
- = maken, maak, maakte
- = bouwen, bouw, bouwde
- = helpen, help, hielp
- = onderhandelen, onderhandel, onderhandelde
ontvangst = ontvangen, ontvang, ontving
- = boeken, boek, boekte
- = factureren, factureer, factureerde
- = koken, kook, kookte
- = rijden, rijd, reed
- = werken, werk, werkte
- = onderzoeken, onderzoek, onderzocht
- = ontwerpen, ontwerp, ontwierp
- = testen, test, testte
- = lesgeven, geef … les, gaf … les
notuleren = notuleren, notuleer, notuleerde
archiveren = archiveren, archiveer, archiveerde
programmeren = programmeren, programmeer, programmeerde
rapporteren, rapportage = rapporteren, rapporteer, rapporteerde
sorteren = sorteren, sorteer, sorteerde
serveren = serveren, serveer, serveerde
assembleren = assembleren, assembleer, assembleerde
kalibreren = kalibreren, kalibreer, kalibreerde
valideren, validatie = valideren, valideer, valideerde
documenteren, documentatie = documenteren, documenteer, documenteerde
presenteren = presenteren, presenteer, presenteerde
modereren = modereren, modereer, modereerde
publiceren = publiceren, publiceer, publiceerde
inventariseren, inventarisatie = inventariseren, inventariseer, inventariseerde
transporteren = transporteren, transporteer, transporteerde
selecteren, selectie = selecteren, selecteer, selecteerde
observeren, observatie = observeren, observeer, observeerde
corrigeren, correctie = corrigeren, corrigeer, corrigeerde
calculeren, calculatie = calculeren, calculeer, calculeerde
produceren, productie = produceren, produceer, produceerde
signaleren = signaleren, signaleer, signaleerde
stimuleren = stimuleren, stimuleer, stimuleerde
reviseren, revisie = reviseren, reviseer, reviseerde
diagnosticeren = diagnosticeren, diagnosticeer, diagnosticeerde
administreren = administreren, administreer, administreerde
configureren, configuratie = configureren, configureer, configureerde
integreren, integratie = integreren, integreer, integreerde
mobiliseren, mobilisatie = mobiliseren, mobiliseer, mobiliseerde
automatiseren, automatisering = automatiseren, -, automatiseerde
digitaliseren, digitalisering = digitaliseren, -, digitaliseerde
migreren, migratie = migreren, -, migreerde
lanceren, lancering = lanceren, -, lanceerde
halveren, halvering = halveren, -, halveerde
plaatsen, plaatsing = plaatsen, plaats, plaatste
toedienen, toediening = toedienen, dien … toe, diende … toe
bewaken, bewaking = bewaken, bewaak, bewaakte
inpakken = inpakken, pak … in, pakte … in
verpakken = verpakken, verpak, verpakte
laden = laden, laad, laadde
lossen = lossen, los, loste
zaaien = zaaien, zaai, zaaide
spuiten = spuiten, spuit, spoot
oogsten = oogsten, oogst, oogstte
snoeien = snoeien, snoei, snoeide
zagen = zagen, zaag, zaagde
frezen = frezen, frees, freesde
draaien = draaien, draai, draaide
schilderen = schilderen, schilder, schilderde
metselen = metselen, metsel, metselde
afhandeling, afhandelen = afhandelen, handel … af, handelde … af
aanleg, aanleggen = aanleggen, leg … aan, legde … aan
levering, leveren = leveren, lever, leverde
vervanging, vervangen = vervangen, vervang, verving
beantwoording, beantwoorden = beantwoorden, beantwoord, beantwoordde
bewerking, bewerken = bewerken, bewerk, bewerkte
vastleggen, vastlegging = vastleggen, leg … vast, legde … vast
verstrekken, verstrekking = verstrekken, verstrek, verstrekte
bijvullen = bijvullen, vul … bij, vulde … bij
opnemen = opnemen, neem … op, nam … op
afnemen, afname = afnemen, neem … af, nam … af
aannemen, aanname = aannemen, neem … aan, nam … aan
samenstellen, samenstelling = samenstellen, stel … samen, stelde … samen
opvolgen, opvolging = opvolgen, volg … op, volgde … op
inrichten, inrichting = inrichten, richt … in, richtte … in
aansluiten, aansluiting = aansluiten, sluit … aan, sloot … aan
oplossen = oplossen, los … op, loste … op
bestellen = bestellen, bestel, bestelde
monitoring, monitoren = monitoren, monitor, monitorde
uitwerken, uitwerking = uitwerken, werk … uit, werkte … uit
doorvoeren = doorvoeren, voer … door, voerde … door
aanvragen = aanvragen, vraag … aan, vroeg … aan
verhelpen = verhelpen, verhelp, verhielp
uitgeven, uitgifte = uitgeven, geef … uit, gaf … uit
nakijken = nakijken, kijk … na, keek … na
klaarmaken = klaarmaken, maak … klaar, maakte … klaar
melken = melken, melk, molk
beheersen = beheersen, beheers, beheerste
bepalen = bepalen, bepaal, bepaalde
meten = meten, meet, mat
stellen = stellen, stel, stelde
volgen = volgen, volg, volgde
`;

const GOVERNED = `
nauwe samenwerking met, nauw samenwerken met = samenwerken, werk … nauw samen, werkte … nauw samen
waarnemen voor = waarnemen, neem … waar, nam … waar
deelname aan, deelnemen aan = deelnemen, neem … deel, nam … deel
medewerking aan, meewerken aan, meewerken in = meewerken, werk … mee, werkte … mee
samenwerking met, samenwerken met = samenwerken, werk … samen, werkte … samen
hulp bij, helpen bij, helpen met = helpen, help, hielp
ondersteuning bij, ondersteunen bij = ondersteunen, ondersteun, ondersteunde
assisteren bij = assisteren, assisteer, assisteerde
werken met, werken in, werken aan, werken op = werken, werk, werkte
`;

const ROLES =
	"kok|ober|serveerster|gastvrouw|leraar|docent|verpleegkundige|verzorgende|arts|fysiotherapeut|ingenieur|technicus|monteur|mecanicien|elektricien|timmerman|schilder|lasser|operator|chauffeur|medewerker|medewerkster|verkoper|verkoopster|caissière|receptionist|secretaris|secretaresse|assistent|boekhouder|controller|adviseur|consultant|ontwikkelaar|programmeur|architect|ontwerper|journalist|redacteur|fotograaf|jurist|analist|laborant|onderzoeker|promovendus|stagiair|stagiaire|leerling|teamleider|projectleider|ploegleider|chef|bakker|kapper|schoonmaker|conciërge|beveiliger|hovenier|instructeur|trainer|coördinator|barista|leerkracht|shiftleider";

// What needs no article: several things, a number, what cannot be counted.
const BARE =
	"(?:(?:\\p{L}|-)+e )?(?:\\p{L}|['’-])*(?:en|['’]s|[^aious]s|\\d\\p{L}*|informatie|voorraad|les|advies|zorg|administratie|post|verspilling|uitval|onderzoek|training|software|content|beleid|bloed|medicatie|materiaal|apparatuur|personeel|documentatie|hout|metaal)";

/** An object that needs no other article: with one, a number, or several of a thing, which an adjective may stand before. */
const OBJECT =
	"(?:(?:Alle|De|Drie|Een|Enkele|Het|Mijn|Onze|Twee|Vier|Vijf|Zes|Zeven|Acht|Negen|Tien|\\d[\\d.]*) |\\p{L}+- en \\p{L}{3,}en |(?:\\p{Lu}\\p{Ll}+e )?\\p{L}{3,}(?:en|ers|els|tjes|nts|’s|'s) )";
const PARTICIPLE =
	"(?:\\p{Ll}*ge\\p{Ll}{2,}(?:d|t|en)|(?:be|her|ont|ver)\\p{Ll}{3,}[dt])";
const BEHIND =
	"(?= (?:en|aan|bij|in|met|naar|op|over|tot|uit|van|voor|via|samen)(?!\\p{L})|,|$)";
const HELPED =
	"(?:gewerkt|samengewerkt|meege(?:bouwd|daan|dacht|draaid|holpen|lezen|schreven|werkt))";

/** Verbs that lines of notes end or begin with. */
const INFINITIVE =
	"(?:(?:in|uit|op|aan|af|bij|mee|na|om|over|toe|voor|weg|veilig|schoon|terug|door|samen|vast|klaar|les|los|tegen)?(?:houden|staan|doen|maken|geven|nemen|stellen|vullen|kopen|bieden|zetten|brengen|voeren|leggen|werken|helpen|schrijven|lezen|bellen|sturen|laden|lossen|pakken|tellen|meten|wegen|snijden|koken|bakken|wassen|poetsen|knippen|kleuren|verven|rijden|varen|graven|bouwen|slopen|schilderen|roepen|zoeken|leiden|leren|wegen|nemen|halen|ruimen|tekenen|rekenen|spreken|dragen|draaien|lopen|sluiten|openen|vangen|beantwoorden|begeleiden|bedienen|behandelen|beheren|bereiden|beoordelen|bespreken|bestellen|bewaken|verkopen|verwerken|verzorgen|verzenden|vervangen|onderhouden|ondersteunen|onderzoeken|ontvangen|ontwerpen|ontwikkelen|plannen|testen|trainen)|\\p{Ll}{2,}eren)";

/** Verbs beside infinitives: more than what somebody does. */
const NO_INFINITIVES =
	/[;:–—!?]|[.] |^\p{L}+(?:t|de|te) (?:de|het|een|alle|mijn|in|op|aan|met|voor)(?!\p{L})|(?<!\p{L})(?:ik|heb|ben|is|zijn|was|waren|werd|werden|wordt|worden|kan|kunnen|moet|te)(?!\p{L})|(?<!\p{L})(?:ge\p{Ll}+(?:d|t))(?=$|,|[.])/iu;

/** Around a name of work, in turn. */
const WORK_NOW = [
	"Bij mijn werk hoort {part}",
	"Bij mijn werk hoort ook {part}",
	"Daarnaast hoort bij mijn taken {part}",
];
const WORK_PAST = [
	"Bij mijn werk hoorde {part}",
	"Bij mijn werk hoorde ook {part}",
	"Daarnaast hoorde bij mijn taken {part}",
];

export const sentences: SentenceWords = {
	times: /(?:stage|leerwerkplek|vrijwilligerswerk)$/iu,
	roles: [
		{
			of: /^(?:(?:aanspreekpunt|contactpersoon|lid|mentor|verantwoordelijk) (?:van|voor)|(?:sleutelgebruiker|key[- ]?user|contactpersoon|projectlid|kartrekker) (?:bij|van|voor|in)) /iu,
			now: "ben ik {part}",
			past: "was ik {part}",
		},
		{
			of: new RegExp(
				`^(?:(?:zelfstandig werkend|vervangend|plaatsvervangend|pedagogisch|administratief|medisch|technisch|allround|senior|junior|eerste|tweede) )?(?:\\p{L}|-)*(?:${ROLES})(?= (?:in|op|bij|voor|met|aan|van|tijdens)(?!\\p{L})|, later \\p{L}| \\(|$| en (?:\\p{L}|-)*(?:${ROLES})(?!\\p{L}))`,
				"iu",
			),
			now: "werk ik als {part}",
			past: "werkte ik als {part}",
		},
	],
	remarks: {
		along: "met",
		about: "circa|ca\\.?|ongeveer|ruim|zo['’]n|meer dan",
		all: "alle|allemaal|beide",
		relative: "die|dat|wat|waardoor|waarmee",
		goesOn: null,
		from: "van",
		to: "naar",
	},
	nounDeeds: {
		verbs: VERBS,
		governed: GOVERNED,
		isPartedAtActivities: true,
		isClosed: true,
		isVerbLast: true,
		within: / (?:bij|tijdens|met|voor|in|aan|op) (?:(?:de|het) )?\p{L}+$/iu,
		// What is no noun beside: "bedien", but not "plan".
		prepositional:
			/^(?!(?:plannen|testen|coachen|werken|boeken|bouwen|trainen|lossen|picken|laden|zagen|oogsten|melken|volgen|leiden|stellen|meten|houden|spuiten|snoeien|maken|geven|koken|rijden|frezen|draaien|werven|zaaien)$)/u,
		determiner: /^ (?:de|het|een|mijn|hun|onze|alle|nieuwe|\d)/iu,
		isParticleBeforePreposition: true,
		moved: {
			of: /^((?:\p{L}|-)+) (gedaald|gestegen|gegroeid) ((?:van|met|naar|tot) .*\d.*)$/iu,
			verbs: { gedaald: "daalde", gestegen: "steeg", gegroeid: "groeide" },
		},
		auxiliary: "",
		objects: [{ from: /^van (?=\p{L}|\d)/iu, to: "" }],
		never:
			/\p{L}(?:houden|maken|stellen|voeren|nemen|zetten|leggen|geven|werken|halen|brengen|vullen)(?:,| en) | (?:en|of) (?:van )\p{L}|(?: en|,) \p{L}+ (?:van|voor) |^(?:orde|aard)(?!\p{L})|(?: het|^(?:mee)?helpen|^leren) van | (?:helpen|laten|leren|mogen)(?!\p{L})|:/iu,
		and: "en",
		pronoun: " ik",
		once: /^$/u,
		bare: new RegExp(
			`^(?:\\p{L}+- en \\p{L}{3,}en|${BARE}(?: (?:digitaal|mondeling|persoonlijk|schriftelijk|telefonisch|zelfstandig))?)(?: (?:en|voor|van|in|op|bij|met|aan|over) .*)?$`,
			"iu",
		),
	},
	done: {
		of: new RegExp(
			`^(?:${OBJECT}[^,]*${PARTICIPLE}|${HELPED}|(?:Bij|In|Met|Op|Sinds|Vanaf) [^,]*(?:${HELPED}|(?:${OBJECT})[^,]*${PARTICIPLE}))${BEHIND}`,
			"iu",
		),
		never:
			/(?:geweest|gebleven|geworden|gegaan|gekomen|gestegen|gedaald|gegroeid|verhuisd|gestart|begonnen|gezakt|benoemd|bekroond|bevorderd|gekozen|verkozen|uitgeroepen|aangesteld|toegewezen|toegekend|uitgereikt|overgedragen)(?!\p{L})|[;:–—]|^(?:[^, ]*wagen|Onderhoud|Samen) |^(?:De|Het) \p{L}+ (?:van|op) [\d.,]+ ?%?$|^(?!mee|samen|deel)\p{L}+ (?:door|voor|van|aan) (?!.* mee)/iu,
		things: [
			[
				"De",
				/^\p{L}*(?:afkeur|capaciteit|doorloop|efficiëntie|graad|kosten|marge|omzet|opbrengst|productie|quote|ratio|score|tevredenheid|tijd|tijden|uitval|uitstoot|verkoop|voorraad|waarde)(?= )/iu,
			],
			[
				"Het",
				/^(?:aantal|\p{L}*(?:gebruik|percentage|rendement|verbruik|verlies|verloop|verzuim))(?= )/iu,
			],
		],
		have: "heb ik",
		small: /^\p{Lu}\p{Ll}/u,
	},
	carriers: [
		{ now: "verzorg ik {part}", past: "verzorgde ik {part}" },
		{
			now: "houd ik me bezig met {part}",
			past: "hield ik me bezig met {part}",
		},
	],
	support: [
		{
			now: "ben ik {part}",
			past: "was ik {part}",
		},
		{
			now: "heb ik {part}",
			past: "heb ik {part}",
		},
		{
			now: "ben ik {part}",
			past: "was ik {part}",
		},
		{
			now: "ben ik {part}",
			past: "was ik {part}",
		},
		{
			now: "geef ik {part}",
			past: "gaf ik {part}",
		},
		{
			now: "geef ik les {part}",
			past: "gaf ik les {part}",
		},
		{
			now: "geef ik leiding {part}",
			past: "gaf ik leiding {part}",
		},
		{
			now: "werk ik {part}",
			past: "werkte ik {part}",
		},
		{
			now: "heb ik {part}",
			past: "had ik {part}",
		},
		{
			now: "heb ik {part}",
			past: "heb ik {part}",
		},
		{
			now: "verleen ik {part}",
			past: "verleende ik {part}",
		},
		{
			now: "heb ik {part}",
			past: "heb ik {part}",
		},
		{
			now: "verzorg ik {part}",
			past: "verzorgde ik {part}",
		},
		{
			now: "houd ik me bezig met {part}",
			past: "hield ik me bezig met {part}",
		},
		{
			now: "neem ik {part} voor mijn rekening",
			past: "nam ik {part} voor mijn rekening",
		},
		{
			now: "houd ik me bezig met {part}",
			past: "hield ik me bezig met {part}",
		},
	],
	tense: {
		finished:
			/^(?:(?:invoering|implementatie|introductie|herinrichting|verhuizing|migratie|opening|oprichting|overstap)(?!\p{L}))|\((?:\d+|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien) (?:maanden|maand|weken|jaar)\)|(?<!\p{L})in (?:19|20)\d\d(?!\d)|(?<!(?:sinds|vanaf|tot) (?:\p{L}+ )?)(?<![\d:–-])(?:19|20)\d\d(?![\d–-])|(?<!\p{L})tot (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:vroeger|eerder|destijds)(?!\p{L})/iu,
		counted:
			/^\p{L}+(?: en \p{L}+)? van (?:ruim |circa |ongeveer )?(?:\d|twee |drie |vier |vijf |zes |zeven |acht |negen |tien |twaalf )/iu,
		lasting:
			/(?<!\p{L})(?:ca\.|circa|ongeveer) \d|lopende|^(?:verzorg|beheer|begeleid|aanstur|onderhoud|bewak|melk|leiding|coördin|plan|voer|bedien|ondersteun)|(?:koei|varken|kipp|schap|dier)en(?!\p{L})|(?<!\p{L})(?:per (?:dag|week|maand|jaar)|elke|iedere)(?!\p{L})|(?:klant|patiënt|cliënt|bewoner|medewerker|collega|leerling|student|kinderen|monteur|winkel|machine|zzp|bedrijf|bedrijven|gast|gasten|kamer|team|vrijwilliger|verpleegkundige)\p{L}*/iu,
	},
	subject: {
		word: "Ik",
		said: /^ik /iu,
		have: /^(?:heb|ben) /iu,
		opens:
			/^(?:verdeel|bracht|breng|zit|regel|deed|doe|schreef|schrijf|gaf|geef|kreeg|krijg|maakte|houd|hield|sprak|spreek|sta|stond|rijd|reed|verkocht|kocht|zocht|zoek|zette|legde|las|lees|liep|nam|neem|won|trok|trek|schoot|draag|droeg|help|hielp|ontwierp|onderhield|bouwde|leidde|stuurde|werkte|voerde|organiseerde|coördineerde|controleerde|verwerkte|beantwoord|beantwoordde|bereid|bereidde|vervang|verving|verzorg|bedien|beheerde|behandel|behandelde|bezorg|bezorgde|repareer|repareerde|installeer|installeerde|adviseer|adviseerde|begeleid|begeleidde|instrueer|registreer|registreerde|reken|rekende|bespreek|besprak|volgde|ontvang|ontving|onderzocht|bewaak|bewaakte|verricht|verrichtte|geniet|overlegde) /iu,
		joint: / en | maar |;/u,
		never:
			/^\p{L}+ (?:zich|zijn|haar|hun|je|van|om|door|wonen)(?!\p{L})|^(?:ontwerp|test|bouw|plan|onderzoek|boek|bereid|coach|monitor|verkoop|begeleid|verkocht|beheer|onderhoud|inkoop|gebruik) (?:naar|over|voor|in|aan|en|bij|met)(?!\p{L})|^leidde tot(?!\p{L})|^\p{L}+[dt]e (?!(?:de|het|een|mijn|onze|alle|nieuwe|in|op|met|voor|bij|aan|tot|en|samen|zelf|ook|jaarlijks|dagelijks|wekelijks)(?!\p{L})|\d)\p{L}+/iu,
	},
	bearing: [
		{
			of: new RegExp(
				`^${INFINITIVE}(?:(?:,| en) ${INFINITIVE})* van (?!.* ${INFINITIVE}$)[^;:]+$`,
				"iu",
			),
			never: NO_INFINITIVES,
			now: WORK_NOW,
			past: WORK_PAST,
			article: "het",
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: new RegExp(
				`^(?:[^;:]* )?${INFINITIVE}(?=$|,| \\(| (?:en|aan|via|met|voor|van|in|bij|op|met|naar|uit|volgens|door|tot|over)(?!\\p{L}))`,
				"iu",
			),
			never: NO_INFINITIVES,
			now: WORK_NOW,
			past: WORK_PAST,
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: /^(?:(?:dagelijkse|wekelijkse|maandelijkse) )?(?:contact|overleg|toezicht|onderhoud|beheer|advies|controle|planning|inkoop|verkoop|begeleiding|ondersteuning|voorbereiding|afhandeling|uitvoering|coördinatie|administratie|registratie|ontvangst|montage|reparatie|schoonmaak|verzorging|behandeling|verwerking|bediening|aansturing|opvang|voorlichting) (?:en [\p{Ll}-]+ )?(?:met|op|van|aan|voor|bij|in|over)(?!\p{L})/iu,
			never: /[;:–—!?]|[.] |(?<!\p{L})(?:ik|heb|is|was|werd)(?!\p{L})/iu,
			now: WORK_NOW,
			past: WORK_PAST,
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:aan|als|bij|de|den|der|door|een|geen|het|in|mede|met|na|naar|niet|om|op|over|per|sinds|te|tijdens|tot|twee|drie|uit|van|vanaf|veel|voor|was|werd|zonder|lid|leider|leiding|stage|deeltijd|voltijd|vakantiewerk|cursus|opleiding|verantwoordelijk)(?!\p{L}))\p{L}[\p{L}\p{N}/.-]*(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:ik|we|wij|is|was|waren|werd|werden|heeft|heb|hebben|had|die|dat|toen|omdat|kwam|ging)(?!\p{L})|(?<!\p{L})(?:af|aan|bij|in|mee|om|op|over|uit|voor)?ge\p{Ll}{2,}(?:d|t|en)$|\p{Ll}{3,}en$/iu,
			now: ["Mijn werk omvat {part}", "Mijn werk omvat ook {part}"],
			past: ["Mijn werk omvatte {part}", "Mijn werk omvatte ook {part}"],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	clause:
		/^(?:[\p{L}-]+ ){1,6}?(?:heeft|hebben|is|zijn|was|waren|wordt|worden|werd|werden|doet|deed|loopt|kwam(?:en)?|zakte(?:n)?|groeide(?:n)?|haalde(?:n)?|ging(?:en)?|daalde(?:n)?|steeg|stegen|bleef|bleven|maakt|beslist|geeft|leidt) (?:de|het|een|mijn|nog|nu|van|naar|met|in|bij|door|\p{N})(?!\p{L})/iu,
	onward: "sinds|vanaf",
	pointing: "daar|er|hier",
	did: {
		current: ["Bij {company}, waar ik sinds {since} als {title} werk, {deed}"],
		titled: ["Als {title} bij {company} {deed}"],
		first: ["Bij {company} {deed}"],
		named: ["Bij {company} {deed}", "Ook bij {company} {deed}"],
		begin: ["Daar {deed}"],
		now: ["In mijn huidige functie {deed}"],
		same: [
			"Daarnaast {deed}",
			"Daarbij {deed}",
			"Verder {deed}",
			"Bovendien {deed}",
		],
		earlier: [
			"Daarvoor, als {title} bij {company}, {deed}",
			"Eerder, als {title} bij {company}, {deed}",
		],
		project: ["In het project {company} {deed}"],
		volunteer: ["Als vrijwilliger bij {company} {deed}"],
		own: ["Als zelfstandige {deed}"],
	},
	work: {
		current: [
			"Mijn werk als {title} bij {company}, waar ik sinds {since} werk, omvat {part}",
		],
		titled: ["Mijn werk als {title} bij {company} {omvat} {part}"],
		first: ["Mijn werk bij {company} {omvat} {part}"],
		named: ["Mijn werk bij {company} {omvat} ook {part}"],
		begin: ["Het werk daar {omvat} {part}"],
		same: ["Het werk daar {omvat} ook {part}"],
		earlier: ["Mijn eerdere werk als {title} bij {company} omvatte {part}"],
		project: ["Het project {company} {omvat} {part}"],
		volunteer: ["Mijn vrijwilligerswerk bij {company} {omvat} {part}"],
		own: ["Mijn werk als zelfstandige {omvat} {part}"],
	},
	verbs: { omvat: ["omvat", "omvat", "omvatte", "omvatte"] },
	from: {
		current: ["Over mijn werk als {title} bij {company} staat op mijn cv"],
		titled: ["Over mijn werk als {title} bij {company} staat op mijn cv"],
		first: ["Over mijn werk bij {company} staat op mijn cv"],
		named: ["Over mijn werk bij {company} staat ook op mijn cv"],
		begin: ["Daarover staat op mijn cv"],
		same: ["Daarover staat ook op mijn cv"],
		earlier: [
			"Over mijn eerdere werk als {title} bij {company} staat op mijn cv",
		],
		project: ["Over het project {company} staat op mijn cv"],
		volunteer: ["Over mijn vrijwilligerswerk bij {company} staat op mijn cv"],
		own: ["Over mijn werk als zelfstandige staat op mijn cv"],
	},
	colon: ": “",
	closes: "”",
};
