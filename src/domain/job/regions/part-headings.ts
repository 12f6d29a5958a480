// The words that open a part of a posting, by part, in the eight languages read. Compared in small letters, without signs.

export type PartKind =
	| "title"
	| "about"
	| "duties"
	| "must"
	| "nice"
	| "benefits"
	| "apply";

const HEADINGS: Readonly<Record<Exclude<PartKind, "title">, string>> = {
	must: `requirements|you|the person|you may be a fit if|you may be a fit if you have|you might be a fit if|you might be a great fit if|you're a great fit if|what you'll have|you'll have|what we need|what we need from you|about the candidate|knowledge and experience|education and training|minimum requirements|job requirements|key requirements|requirement|qualifications|minimum qualifications|minimum qualification|basic qualifications|required qualifications|required skills|required skill|required experience|required|required experience and skills|must have|must haves|must-have|must-haves|essential|essential criteria|essential skills|essential requirements|skills|key skills|technical skills|skills and experience|skills & experience|skills and attributes|key skills and attributes|experience|experience required|education|education and experience|education level|education/experience|education requirements|licenses and certifications|licensure|certifications|who you are|about you|what you bring|you bring|you bring with you|you will bring|you'll bring|you will have|you must have|you offer|we ask for|we are looking for someone with|what you'll bring|what you will bring|what we're looking for|what we are looking for|what we look for|who we are looking for|who we're looking for|your profile|candidate profile|your skills|your qualifications|your background|what you need|what you'll need|what you'll need to be successful|you have|you are|you should have|the ideal candidate|ideal candidate|the ideal candidate will have|person specification|we expect|we require|knowledge of|ability to|knowledge, skills and abilities|knowledge skills and abilities|competencies|specialized experience|qualifications and skills|skills & qualifications|skills and qualifications|tech stack|our stack|your experience|computer skills|computer programming or software skills required for position|selective certification|core competencies|who may apply|security clearance|languages|language skills
ihr profil|dein profil|das solltest du mitbringen|das sollten sie mitbringen|das wünschen wir uns|das wünschen wir uns von dir|das wünschen wir uns von ihnen|was wir uns wünschen|was dich auszeichnet|das solltest du haben|wir suchen|einstellungsvoraussetzungen|profil|anforderungen|anforderungsprofil|ihre qualifikation|ihre qualifikationen|deine qualifikation|deine qualifikationen|qualifikation|qualifikationen|voraussetzungen|was sie mitbringen|das bringen sie mit|das bringst du mit|was du mitbringst|sie bringen mit|sie haben|du hast|du bringst mit|wir erwarten|was wir erwarten|unsere anforderungen|ihre kenntnisse|erforderliche kenntnisse|erforderliche sprachen|kenntnisse|fachliche anforderungen|persönliche anforderungen|damit überzeugst du|damit überzeugen sie|das zeichnet sie aus|das zeichnet dich aus|wen wir suchen|muss|sie verfügen über|was sie auszeichnet|dein background|ausbildung|idealerweise bringst du mit
requisitos|requisitos mínimos|requisitos de los aspirantes|requisitos de las personas aspirantes|requisitos de participación|qué pedimos|lo que pedimos|qué te pedimos|te pedimos|requerimientos|perfil|perfil requerido|perfil buscado|qué buscamos|qué buscamos en ti|que buscamos|buscamos|lo que buscamos|se requiere|requerimos|imprescindible|formación|formación requerida|experiencia|conocimientos|competencias|aptitudes|tu perfil|qué necesitas|qué necesitamos|requisitos imprescindibles|estudios mínimos|idiomas|requisitos del puesto|perfil del candidato|habilidades|aptitudes deseables
profil|profil recherché|ce qu'on attend de toi|ce qu'on attend de vous|ce que nous attendons de vous|ce que nous attendons de toi|ce qu'il vous faut|ce qu'il te faut|on te demande|ton profil idéal|profil attendu|votre profil|ton profil|le profil|le profil recherché|compétences|compétences requises|compétences attendues|exigences|exigences du poste|qualifications requises|vous êtes|vous avez|vous possédez|pré-requis|prérequis|formation|formation et expérience|diplômes|savoir-faire|savoir-être|connaissances|qualités requises|ce que nous recherchons|expérience|profil souhaité|qui êtes-vous|langues|le profil idéal|tes atouts|vos atouts|conditions requises
requisiti|profilo|profilo ricercato|il tuo profilo|competenze|competenze richieste|cosa cerchiamo|chi cerchiamo|requisiti richiesti|titolo di studio|conoscenze
functie-eisen|functie eisen|eisen|jouw profiel|profiel|wat vragen wij|wie ben jij|wat breng je mee|wij vragen|gevraagd|dit vragen wij|jouw kwaliteiten|wat neem je mee|dit breng je mee|wie zoeken wij
requisitos obrigatórios|qualificações|perfil desejado|o que procuramos|o que buscamos|o que esperamos|o que precisa ter|formação académica|o seu perfil
kvalifikationer|krav|din profil|dine kvalifikationer|om dig|hvem er du|vi forventer|vi søger|du har|faglige kvalifikationer|vi forventer at du`,
	nice: `nice to have|nice to haves|nice-to-have|nice-to-haves|preferred|preferred qualifications|preferred skills|preferred experience|preferred requirements|desired|desired skills|desired experience|desirable|desirable skills|desirable criteria|bonus|bonus points|bonus skills|pluses|plus|would be a plus|good to have|additional qualifications|assets|advantageous|extra credit|it's a plus if
von vorteil|wünschenswert|idealerweise|das wäre schön|pluspunkte|nice-to-have|gerne|zusätzlich von vorteil|bonuspunkte
se valorará|se valora|valorable|deseable|aptitudes deseables|deseables|requisitos deseados|requisitos valorables|valoramos
atouts|les plus|serait un plus|souhaité|apprécié|les petits plus|idéalement
gradito|costituisce titolo preferenziale|nice to have|requisiti preferenziali
pré|pre|een pré|mooi meegenomen|bonus
diferencial|diferenciais|desejável|valorizamos
det er en fordel|en fordel|gerne`,
	duties: `responsibilities|key responsibilities|job responsibilities|your responsibilities|main responsibilities|duties|main duties|key duties|duties and responsibilities|essential duties|essential functions|secondary duties|what you'll do|what you will do|what you'll be doing|what you will be doing|what you'll be responsible for|the role|your role|about the role|about the job|role|job purpose|position description|position description/purpose|the opportunity|your mission|your tasks|tasks|day to day|a day in the life|in this role|in this role you will|you will|your day|key accountabilities|accountabilities|scope of work|objectives|job duties|main tasks|your impact
aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|ihr aufgabengebiet|dein aufgabengebiet|aufgabenbereich|ihre tätigkeiten|tätigkeiten|das erwartet sie|das erwartet dich|was sie erwartet|was dich erwartet|stellenbeschreibung|ihre verantwortung|ihr verantwortungsbereich|das machst du|hauptaufgaben|rolle|ihr tätigkeitsbereich|deine rolle|tätigkeitsbeschreibung|ihre rolle|was sie tun|deine mission
funciones|funciones principales|tus retos|qué vas a hacer|en tu día a día|tus funciones|algunas de tus funciones serán|responsabilidades|tareas|tareas principales|descripción del puesto|qué harás|tu misión|misión|tus responsabilidades|principales funciones|las funciones|funciones del puesto
missions|vos missions|ce que tu feras|ce que vous ferez|ce que tu vas faire|ce que vous allez faire|ton quotidien|votre quotidien|tes missions|les missions|les missions du poste|missions principales|mission|votre mission|responsabilités|vos responsabilités|tâches|vos tâches|description du poste|le poste|poste|rôle|votre rôle|activités|vos activités|au quotidien|vos futures missions|ta mission|principales missions|description de la mission|en tant que
mansioni|attività|responsabilità|di cosa ti occuperai|cosa farai|il ruolo|compiti|principali attività
taken|jouw taken|werkzaamheden|wat ga je doen|functieomschrijving|verantwoordelijkheden|jouw rol|de functie|dit ga je doen
atividades|as suas funções|funções|atribuições|principais atividades|descrição da função|o que vais fazer|responsabilidades e atribuições
arbejdsopgaver|dine opgaver|opgaver|jobbet|om jobbet|ansvarsområder|stillingen|om stillingen`,
	benefits: `benefits|our benefits|perks|perks and benefits|benefits and perks|what we offer|we offer|our offer|what's in it for you|what you'll get|what you get|why join us|why us|compensation|salary|annual salary|salary range|pay|compensation and benefits|employee benefits|rewards|pay range|total rewards|what we can offer|we provide|salary and benefits
wir bieten|das bieten wir|das bieten wir dir|das bieten wir ihnen|was wir bieten|unser angebot|ihre vorteile|deine vorteile|vorteile|gehalt|vergütung|ihre perspektive|benefits|darauf kannst du dich freuen|darauf können sie sich freuen|unsere leistungen|warum wir|wir bieten dir|wir bieten ihnen|deine benefits|was wir dir bieten|entlohnung
se ofrece|ofrecemos|qué ofrecemos|beneficios|salario|condiciones|qué te ofrecemos|te ofrecemos|nuestra oferta|retribución|lo que ofrecemos
nous offrons|on t'offre|on vous offre|ce qu'on t'offre|ce qu'on vous offre|ce que l'on vous propose|ce qu'on te propose|nous vous offrons|avantages|vos avantages|ce que nous offrons|rémunération|salaire|conditions|pourquoi nous rejoindre|nous proposons|nous vous proposons|les avantages|se former en alternance|ce que nous vous proposons
offriamo|cosa offriamo|benefit|retribuzione|l'azienda offre|si offre
wij bieden|wat bieden wij|ons aanbod|arbeidsvoorwaarden|wat wij bieden|dit bieden wij|wat krijg je
oferecemos|benefícios|o que oferecemos|salário
vi tilbyder|løn|løn og vilkår|løn- og ansættelsesvilkår|ansættelsesvilkår|vi tilbyder dig`,
	apply: `how to apply|to apply|application process|application|applications|apply now|apply|where to apply|selection process|process notes|process note|contact|next steps|how you will be evaluated|required documents|examination|the process|interview process|interested|application deadline|questions|appointment|application filing|employment equity|equal opportunity|equal employment opportunity|eeo|eeo statement|disclaimer|notice|notes|note|privacy notice|legal notice
bewerbung|ihre bewerbung|deine bewerbung|wie bewerbe ich mich|so bewerben sie sich|so bewirbst du dich|kontakt|interesse|ihr kontakt|ansprechpartner|interessiert|bewerbungsunterlagen|alle infos zur bewerbung|gewünschte bewerbungsunterlagen|haben wir ihr interesse geweckt|jetzt bewerben|smart bewerben
cómo aplicar|cómo inscribirse|contacto|inscripción|proceso de selección|información de contrataciones|interesados
postuler|comment postuler|candidature|processus de recrutement|contact|pour postuler|modalités de candidature
come candidarsi|candidatura|contatti|per candidarsi
solliciteren|sollicitatie|solliciteer|interesse|sollicitatieprocedure
como candidatar-se|candidaturas|como se candidatar
ansøgning|sådan søger du|kontakt|ansøgningsfrist|spørgsmål|yderligere oplysninger`,
	about: `job description|job summary|position summary|summary|overview|an overview|general description|position overview|role summary|about us|about the company|about our company|who we are|our company|company overview|company description|our mission|our values|our story|about the team|the team|our team|about the department|about the project|the company|the project|background|about|culture|our culture|location|work schedule|basic information|job details|general information|career choices|full job description|description
über uns|wir über uns|über das unternehmen|unternehmen|das unternehmen|wer wir sind|unser unternehmen|unser team|das sind wir|standort|dienstort|arbeitsort|einsatzort|einleitung|firmenprofil|über den job|arbeitsmodell|anstellungsart
sobre nosotros|quiénes somos|la empresa|nuestra empresa|detalles del empleo|tipo de empleo|descripción completa del empleo|ubicación|sobre la empresa
qui sommes-nous|à propos|l'entreprise|notre entreprise|la société|à propos de nous|présentation|présentation de l'entreprise|description|lieu|contexte|l'établissement
chi siamo|l'azienda|la nostra azienda|sede
over ons|wie zijn wij|het bedrijf|ons bedrijf|het team|locatie
sobre nós|quem somos|a empresa|local
om os|hvem er vi|virksomheden|om virksomheden|afdelingen|vi er|arbejdssted`,
};

const foldHeading = (line: string): string =>
	line
		.toLowerCase()
		.replace(/[’`]/g, "'")
		.replace(/\([^)]*\)/g, " ")
		.replace(/^[\s•\d.)|=:#*¿¡-]+|[\s:?!.*|=…-]+$/gu, "")
		.replace(/\s+/g, " ");

const OPENERS = new Map<string, PartKind>();
for (const [kind, lists] of Object.entries(HEADINGS)) {
	for (const words of lists.split(/[|\n]/)) {
		const opener = foldHeading(words);
		// "Your profile" belongs to the first part that claims it: the order above is the order of trust.
		if (!OPENERS.has(opener)) OPENERS.set(opener, kind as PartKind);
	}
}

const MAX_HEADING = 70;
// "Applicants must meet at least one of the following minimum requirements to qualify for …:"
const LONG_MUST =
	/^.{0,160}(?:requirements?|qualifications|must (?:meet|have)|competenc(?:y|ies)|anforderungen|voraussetzungen|requisitos|exigences|requisiti|eisen|kvalifikationer)(?!\p{L}).{0,80}:\s*$/iu;

/** The part a line opens when it is nothing but a heading; null for any other line. */
export const headingPart = (line: string): PartKind | null => {
	if (line.length > MAX_HEADING) return LONG_MUST.test(line) ? "must" : null;
	const folded = foldHeading(line);
	const known = OPENERS.get(folded);
	if (known) return known;
	return partOfPieces(folded, line);
};

// "Requirements / Qualifications", "DUTIES AND RESPONSIBILITIES", "Your profile at Acme:" — by their first known piece.
const partOfPieces = (folded: string, line: string): PartKind | null => {
	const looksLikeHeading =
		/[:?]\s*$/.test(line) ||
		(line === line.toUpperCase() && /\p{Lu}{3}/u.test(line));
	for (const piece of folded.split(
		/ (?:and|und|y|et|e|en|og) |\s*[/&,–:-]\s*/,
	)) {
		const known = OPENERS.get(piece);
		if (known && (looksLikeHeading || folded.length - piece.length < 22))
			return known;
	}
	if (!looksLikeHeading) return null;
	const words = folded.split(" ");
	for (let length = Math.min(words.length, 5); length > 0; length -= 1) {
		const known =
			OPENERS.get(words.slice(0, length).join(" ")) ??
			OPENERS.get(words.slice(-length).join(" "));
		if (known && length * 3 >= words.length) return known;
	}
	return null;
};

// What an unknown heading above a list speaks of, told by its words; the first that fits.
const SPEAKS_OF: readonly (readonly [PartKind, RegExp])[] = [
	[
		"nice",
		anyWord(
			"nice|plus|bonus|preferred|desirable|von vorteil|wünschenswert|deseable|valorable|souhaité|atout|gradito|pré|desejável|fordel",
		),
	],
	[
		"benefits",
		anyWord(
			"offer|offers|benefits|perks|for you|get|why|bieten|vorteile|benefits|ofrecemos|beneficios|ofrece|offrons|avantages|proposons|offriamo|bieden|oferecemos|tilbyder|salary|pay|compensation",
		),
	],
	[
		"apply",
		anyWord(
			"apply|application|contact|bewerbung|bewerben|kontakt|inscripción|postuler|candidature|candidarsi|solliciteren|candidatura|ansøgning",
		),
	],
	[
		"must",
		anyWord(
			"need|needs|require|required|requirements?|qualifications?|qualify|look for|looking for|expect|bring|must|profile|skills?|experience|ideal|you are|you have|are you|who you|brauchen|erwarten|suchen|mitbringen|bringst|profil|voraussetzung(?:en)?|anforderungen|kenntnisse|buscamos|necesitas|requisitos|perfil|pedimos|recherchons|attendons|cerchiamo|chiediamo|requisiti|vragen|zoeken|verwachten|eisen|procuramos|exigimos|forventer|søger|kvalifikationer|krav",
		),
	],
	[
		"duties",
		anyWord(
			"do|doing|duties|responsible|responsibilit(?:y|ies)|tasks?|role|day|work|aufgaben|tätigkeiten|tun|machst|funciones|tareas|harás|missions?|ferez|rôle|mansioni|farai|taken|doen|funções|fará|opgaver|laver",
		),
	],
];

function anyWord(words: string): RegExp {
	return new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");
}

const MAX_GUESSED_WORDS = 7;

/** The part of a short line above a list, where no heading is known by heart; null where its words say nothing. */
export const guessedPart = (line: string): PartKind | null => {
	const words = foldHeading(line);
	if (
		line.length > MAX_HEADING ||
		words.split(" ").length > MAX_GUESSED_WORDS ||
		/[.;,]\s*$|\d/.test(line)
	)
		return null;
	return SPEAKS_OF.find(([, speaks]) => speaks.test(words))?.[0] ?? null;
};

/** A heading that shares its line with what it opens: "Requirements: three years of …". Its length, and its part. */
export const headingPrefix = (
	line: string,
): { part: PartKind; length: number } | null => {
	const colon = line.indexOf(":");
	if (colon < 0 || colon > 45) return null;
	const part = OPENERS.get(foldHeading(line.slice(0, colon)));
	return part ? { part, length: colon + 1 } : null;
};
