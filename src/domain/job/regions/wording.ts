// What a sentence of a posting wants, told from its words: a must, a wish, a duty, a mention, or nothing at all
// (equal-opportunity text, pay, how to apply). Word lists in eight languages; the part a sentence stands in is only a default.

import type { PartKind } from "./part-headings.ts";

export type Demand = "must" | "nice" | "duty" | "mention" | "none";

const anyOf = (words: string, flags = "iu"): RegExp =>
	new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

const BOILERPLATE = anyOf(
	`equal[- ](?:employment[- ])?opportunit(?:y|ies)|affirmative action|regardless of|without regard to|sexual orientation|gender identity|national origin|
protected veteran|bei gleicher eignung|schwerbehinderte (?:menschen|bewerber\\p{L}*|personen)|a compétences égales|à compétences égales|race,? colou?r|reasonable accommodations?|we celebrate diversity|e-verify|all qualified applicants|marital status|
chancengleichheit|ungeachtet|unabhängig von (?:geschlecht|herkunft|alter)|sexuelle[rn]? (?:orientierung|identität)|
no discriminación|igualdad de oportunidades|égalité des chances|non-discrimination|quel que soit|
pari opportunità|gelijke kansen|igualdade de oportunidades|uanset køn`.replaceAll(
		"\n",
		"",
	),
);
const APPLYING = anyOf(
	`apply (?:now|today|here|online|via|by|below|at|through)|to apply(?=[,:]| please| online| via| by| for (?:this|the) )|your application|applications? (?:must|should|will|are|can|received)|the application|cover letter|
send (?:us )?(?:your|a) (?:cv|resume|résumé|application)|curriculum vitae|submit (?:your|an|a)|applicants (?:must (?:attach|submit|complete|follow)|who fail)|questionnaire|
for (?:more|additional|further) information|please visit|check out|to search for|download (?:pdf|the)|weitere informationen|más información|pour plus d|per maggiori informazioni|meer informatie|mais informações|yderligere oplysninger|
closing date|no agencies|send (?:us )?(?:your |a )?(?:cv|résumé|resume) to|candidatures? (?:à adresser|à envoyer|par)|plazo de presentación|click here|click the|the hiring process|shortlist(?:ed)?|interviews? will|background check will|letters? of reference|
deine bewerbung|ihre bewerbung|bewerbungsunterlagen|aussagekräftige|lebenslauf|freuen (?:wir )?uns auf (?:deine|ihre)|bewerben sie sich|bewirb dich|
envía(?:nos)? tu|inscríbete|adjunta|postulez|envoyez|lettre de motivation|candidatez|invia il|sollicitatie|solliciteer|candidate-se|envie o|send din ansøgning|ansøgningsfrist|ansættelsessamtaler`.replaceAll(
		"\n",
		"",
	),
);
const BENEFIT = anyOf(
	`health insurance|dental|401\\(?k\\)?|paid time off|pto|paid holidays?|vacation days|annual leave|parental leave|pension|retirement plan|competitive salary|salary range|base salary|
stock options|equity package|gym membership|fitness (?:studio|allowance)|free (?:lunch|snacks|coffee|drinks)|bonus scheme|employee discount|career development opportunities|we offer|we provide you|you(?:'|’)ll get|you will receive|
homeoffice-möglichkeit|urlaubstage|tage urlaub|bruttomonatsgehalt|jahresgehalt|betriebliche altersvorsorge|weihnachtsgeld|urlaubsgeld|mitarbeiterrabatte?|jobrad|obstkorb|wir bieten|
se ofrece|ofrecemos|salario|contrato indefinido|nous offrons|nous proposons|tickets?[- ]restaurant|mutuelle|offriamo|buoni pasto|wij bieden|vakantiedagen|oferecemos|vale-refeição|vi tilbyder|frokostordning`.replaceAll(
		"\n",
		"",
	),
);
const ABOUT_US =
	/^(?:•\s*)?(?:join us|we (?:also |always |all )?(?!are (?:looking|seeking|hiring|searching|recruiting)|require|expect|need|seek|want|look|ask|prefer|will (?:require|expect))\p{Ll}+|we(?:'|’)re (?!looking|seeking|hiring|searching|recruiting)|the [\p{L}' -]{0,60}?(?:company|firm|state|city|county|agency|office|division|department|organi[sz]ation|team|group|trust|board) (?:is|are|has|have|offers?|provides?|believes?|serves?|runs?|also)(?!\p{L})|[\p{Lu}][\p{L}&' -]{1,50} (?:runs|operates|serves|was founded|has been)(?!\p{L})|our (?:company|mission|vision|values|clients|customers|products?|platform|story|culture|department|research)\b|founded in|headquartered|established in|with (?:over|more than) \d|since \d{4}|wir sind (?:ein|eine|der|die)\b|als (?:eine[rs]? der )?führende|seit (?:über|mehr als)?|nuestra empresa|somos una?\b|notre (?:entreprise|groupe|société)\b|nous sommes (?:un|une|spécialis)|depuis plus|siamo un|wij zijn een|somos uma|vi er en)/iu;

const NICE = anyOf(
	`nice[- ]to[- ]haves?|preferred|preferabl[ey]|desirable|desired|(?:is|are|be|considered|as|it(?:'|’)s)? ?an? (?:big |huge |strong |definite |real )?(?:plus|bonus|asset|advantage)|advantageous|ideally|bonus points|beneficial|good to have|would be (?:great|nice|a plus|ideal|helpful|beneficial)|not required|advantage|
von vorteil|wünschenswert|erwünscht|hilfreich|idealerweise|vorteilhaft|gern(?:e)? (?:auch|gesehen)|ein plus|pluspunkt|kein muss|
se valorar[áa]n?|valorable|deseables?|preferiblemente|preferible|un plus|se valora|
serait un (?:plus|atout)|est un (?:plus|atout)|un atout|(?:est |serait |sera )?(?:un )?(?:plus|atout) apprécié|apprécié[es]?|souhaité[es]?|idéalement|de préférence|
gradit[oaie]|preferibile|preferibilmente|costituisce un plus|titolo preferenziale|
een pré|is een plus|bij voorkeur|wenselijk|
diferencial|desejável|preferencialmente|valoriza-se|será valorizado|
en fordel|gerne(?: med)?|et plus|er en fordel`.replaceAll("\n", ""),
);
const MUST = anyOf(
	`must|required|requires?|requirements?|essential|mandatory|minimum(?: of)?|at least|necessary|prerequisite|need(?:s|ed)? to (?:have|be|hold)|you(?:'|’)ll need|you (?:should )?(?:have|hold|possess|bring|are able|know|need)|proven|demonstrated|demonstrable|
(?:strong|solid|good|excellent|deep|extensive|working|practical|in-depth|sound|proven|prior|previous|hands-on|broad|advanced|thorough|basic|relevant|great|professional|significant)(?: \\w+){0,3} (?:knowledge|understanding|experience|skills?|background|command|expertise|familiarity)|
experienced? (?:with|in|of|using|working|as|building|developing|managing)|knowledge (?:of|in|about)|understanding of|familiar(?:ity)? with|proficien(?:cy|t)|expertise (?:in|with)|ability to|able to|skilled (?:in|at)|fluen(?:t|cy)|degree in|background in|certification in|qualified|years(?:'|’)? (?:of )?(?:\\w+ ){0,4}experience|years?(?:'|’)? experience|comfortable with|track record|
erforderlich|zwingend|voraussetzung|vorausgesetzt|notwendig|mindestens|mind|sie (?:verfügen|haben|bringen|besitzen)|du (?:hast|verfügst|bringst|besitzt)|abgeschlossene[rs]?|(?:hochschul|studien|fachhochschul|universitäts)?abschluss|(?:hochschul|informatik|\\p{L}{0,20})studium|berufserfahrung|\\p{L}*kenntnisse|erfahrung (?:in|im|mit|als)|bereitschaft|führerschein(?: \\p{L}+)*|fähigkeit|sicherer umgang|muss|
imprescindible|requeridos?|requerida|necesari[oa]|mínim[oa]|al menos|titulad[oa]s? en|carn[ée]t? de (?:conducir|manipulador)|experiencia (?:en|con|de|mínima|demostrable|previa)|conocimientos? (?:de|en)|dominio de|manejo de|titulación|disponibilidad|residencia en|se requiere|nivel (?:alto|medio|avanzado|[abc][12])|
exigée?s?|indispensable|obligatoire|requise?s?|impérati(?:f|vement)|maîtris(?:e|ez|er)|connaissances? (?:de|des|du|en|d)|expérience (?:de|en|dans|significative|réussie|solide|d|minimum|confirmée|exigée)|vous (?:avez|êtes|possédez|disposez|maîtrisez|justifiez)|titulaire|diplômée?|au moins|capacité à|
richiest[oaie]|necessari[oa]|indispensabile|obbligatori[oa]|esperienza (?:in|nel|nella|di|minima|pregressa)|conoscenza (?:di|del|della|dei)|laurea|almeno|capacità di|
vereist|noodzakelijk|verplicht|minimaal|ervaring (?:met|in|als)|kennis van|je (?:hebt|bent|beschikt)|in het bezit van|
obrigatóri[oa]|necessári[oa]|mínim[oa]|experiência (?:em|com|na|no|mínima|comprovada)|conhecimentos? (?:de|em)|domínio de|formação em|
påkrævet|krav|nødvendig|mindst|du (?:har|er|kan|skal være)|erfaring (?:med|fra|inden|som)|kendskab til|uddannet|autorisation`.replaceAll(
		"\n",
		"",
	),
);
const DUTY = anyOf(
	`you(?:'|’)ll|you will|responsible for|responsibilit(?:y|ies)|duties|in this role|will be responsible|
zu deinen aufgaben|zu ihren aufgaben|verantwortlich für|du (?:übernimmst|arbeitest|unterstützt|betreust|entwickelst)|sie (?:übernehmen|arbeiten|unterstützen|betreuen|entwickeln)|
serás responsable|responsable de|te encargarás|tu misión|vous serez|vous (?:assurez|gérez|participez|aurez)|tu (?:assures|gères|seras)|sarai responsabile|je bent verantwoordelijk|será responsável|du (?:kommer til|får ansvar)`.replaceAll(
		"\n",
		"",
	),
);

/** Whether a sentence only surrounds what is asked: legal text, pay, how to apply. */
export const isBoilerplate = (text: string): boolean =>
	BOILERPLATE.test(text) || APPLYING.test(text);

// What an office form says of the post itself.
const FORM_FIELD =
	/^(?:•\s*)?(?:position type|number of (?:vacancies|openings|positions)|supervisory status|pay (?:scale|range|grade|plan)|salary|grade|series|job (?:id|code|number|type|category)|requisition(?: \p{L}+)?|reference(?: \p{L}+)?|ref(?:erence)?\.? (?:no|nr)\.?|opening date|employment type|contract type|flsa(?: status)?|vertragsart|anstellungsart|arbeitszeit|gehalt|tipo de contrato|jornada|type de contrat|contratto|dienstverband|contractvorm)\s*:|^(?:--? ?)?none found|^(?:starting|salary|from)\s*(?:at |salary )?[$€£]\s?\d/iu;

// Brackets and questions that win a reader over ask for nothing, unless they name what to have.
const isAside = (text: string): boolean =>
	/^\(.*\)\.?$/su.test(text) ||
	(/\?["”»)]*\s*$/.test(text) && !NAMED_IN_QUESTION.test(text));

const NAMED_IN_QUESTION = anyOf(
	`\\d+|years?|degree|diploma|licen[cs]ed?|certif\\p{L}+|qualif\\p{L}+|experienced?|knowledge|skills?|familiar|proficient|fluent|erfahrung\\p{L}*|\\p{L}*kenntnisse|ausbildung|abschluss|führerschein|experiencia|conocimientos|titulación|expérience|connaissances?|compétences?|diplômée?|esperienza|conoscenza|ervaring|kennis|diploma|experiência|conhecimentos?|erfaring|uddannet`,
);

export const demandOf = (
	text: string,
	part: PartKind,
	underHeading = true,
): Demand => {
	if (part === "apply" || isBoilerplate(text) || FORM_FIELD.test(text))
		return "none";
	// A list of benefits whose end nobody marked may run into what is asked.
	if (part === "benefits")
		return STATED.test(text) && !BENEFIT.test(text) ? "must" : "none";
	if (part === "title") return "must";
	if (part !== "must" && BENEFIT.test(text)) return "none";
	if (NICE.test(withoutAsides(text))) return "nice";
	if (isAside(text)) return "mention";
	if (part === "must" && ABOUT_US.test(text) && !MUST.test(text))
		return "mention";
	if (part === "duties" && ABOUT_US.test(text) && !STATED.test(text))
		return "mention";
	if (part === "must" || part === "nice") return part;
	if (part === "duties") return STATED.test(text) ? "must" : "duty";
	if (ABOUT_US.test(text) && !STATED.test(text)) return "mention";
	if (MUST.test(text))
		return underHeading && !STATED.test(text) ? "mention" : "must";
	return DUTY.test(text) ? "duty" : "mention";
};

// "A nursing diploma required (theatre diploma a plus)": what is only wished for in brackets leaves the line what it is.
const withoutAsides = (text: string): string =>
	text.includes("(")
		? text.replace(/\(([^()]*)\)/gu, (aside, inner: string) =>
				/^\P{L}*(?:\p{Lu}|an? |une? |ein)/u.test(inner) &&
				/\s/.test(inner.trim())
					? " "
					: aside,
			)
		: text;

// Words nobody writes in a company's portrait or a list of duties unless they ask for something.
const STATED = anyOf(
	`must (?:have|be|hold|possess)|(?:is|are) (?:required|mandatory|essential|a must)|required (?:skills?|experience)|years(?:'|’)? (?:of )?(?:\\w+ ){0,4}experience|fluen(?:t|cy) in|degree in|
(?:ist|sind) (?:erforderlich|zwingend|voraussetzung)|setzen wir voraus|imprescindible|indispensable|obligatoire|exigée?|es? obligatorio|verplicht|vereist|påkrævet|er et krav`.replaceAll(
		"\n",
		"",
	),
);
