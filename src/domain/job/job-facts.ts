// The plain facts of a posting: what the job is called, who offers it, how senior it is.

import type { Seniority, Span } from "./job.ts";
import { headingPart } from "./part-headings.ts";

export type Fact = { text: string; span: Span };

const MAX_TITLE = 90;

const FIELD =
	/^[ \t]*(?:[-•*]\s*)?(?:job title|position title|title|position|role|stellenbezeichnung|stelle als|jobtitel|puesto|cargo|puesto vacante|intitulé du poste|poste|posizione|functie|functietitel|stilling)[ \t]*[:=][ \t]*(.{3,120})$/imu;
const COMPANY_FIELD =
	/^[ \t]*(?:employer|company|organi[sz]ation|arbeitgeber|unternehmen|firma|empresa|entreprise|société|azienda|bedrijf|werkgever|virksomhed|hiring organization)[ \t]*[:=]?[ \t]*\n?[ \t]*(?<=[:=\n][ \t]*)(\p{Lu}.{1,80})$/imu;
const GENDER =
	/\s*[([/|–-]*\s*(?<!\p{L})(?:all genders?|gn|[mwfdhx](?:\s*[/|]\s*[mwfdhxi*]){1,3})(?!\p{L})\s*[)\]]*/giu;

// "We are looking for a Senior Chemist to …", "suchen wir eine erfahrene Köchin (m/w/d)", "recherchons un·e …".
const SEEKING: readonly RegExp[] = [
	/(?:(?:is|are|'re|’re) (?:currently |now |actively )?(?:looking for|seeking|hiring|recruiting|searching for)|(?:seeks|looking for|seeking|hiring|needs|join (?:us|our team) as|opportunity for|position of|role of|as (?:the|our)|join .{1,40} as)) (?:an? |the |our (?:next )?|talented |experienced |motivated |dedicated |passionate |skilled |qualified |highly |enthusiastic |full-time |part-time |and |\d+ )*(\p{Lu}[^.,;:!?\n()]{2,80}?)(?=\s+(?:to|who|that|which|with|for|in|at|on|leading|responsible|based|within|and (?:you|we)|as)(?!\p{L})|[.,;:!?\n(]|$)/u,
	/(?:suchen|sucht|gesucht)(?: wir)?(?: für [^.\n]{3,80}?)?(?: ab sofort| zum nächstmöglichen \p{L}+| zur Verstärkung [^.\n]{3,60}?)?(?: (?:eine[nrm]?|einen\/eine|eine\/n|eine\(n\)|eine:n|engagierte[nrs]?(?::n)?|erfahrene[nrs]?|motivierte[nrs]?|zuverlässige[nrs]?|dich als|sie als|als))+ (\p{Lu}[^.,;!?\n]{2,80}?)(?=\s+(?:für|in|im|mit|zur|zum|ab|der|die|das|am|an|bei|auf|als)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:recherch(?:e|ons)|recrut(?:e|ons)|cherch(?:e|ons)|embauch(?:e|ons))(?: actuellement| aujourd'hui)?(?: (?:son|sa|notre|un|une|un·e|un\(e\)|un\/une|des|futur\(e\)|futur|nouveau|nouvelle))+ (\p{L}[^.,;!?\n]{2,80}?)(?=\s+(?:pour|en|dans|afin|à|au|qui|expérimenté|motivé|basé)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:busca(?:mos)?|selecciona(?:mos)?|incorporar|precisa(?:mos)?|necesita(?:mos)?|contrata(?:mos)?)(?: \p{L}+ a su equipo| para [^.\n]{3,60}?| a)?(?: (?:un\/a|una?|uno|el|la|al|nuevo|nueva))+ (\p{L}[^.,;!?\n]{2,70}?)(?=\s+(?:para|en|con|que|a \d|de \d|por|a tiempo)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:cerca|cerchiamo|ricerca|ricerchiamo|selezioniamo|seleziona)(?: (?:un|una|un'|n\.? ?\d|nuovi))+ ?(\p{L}[^.,;!?\n]{2,70}?)(?=\s+(?:per|con|da|in|che|presso)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:zoeken|zoekt|op zoek naar)(?: (?:wij|we|per direct|een|ervaren|enthousiaste|gemotiveerde|nieuwe))+ (\p{L}[^.,;!?\n]{2,70}?)(?=\s+(?:voor|die|met|in|om|bij|op)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:procura(?:mos)?|busca(?:mos)?|contrata(?:mos)?|recruta(?:mos)?)(?: (?:um|uma|um\/a|novo|nova))+ (\p{L}[^.,;!?\n]{2,70}?)(?=\s+(?:para|em|com|que|no|na)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
	/(?:søger|søges)(?: (?:vi|en|et|ny|dygtig|erfaren|engageret))+ (\p{L}[^.,;!?\n]{2,60}?)(?=\s+(?:til|der|som|med|i|på)(?!\p{L})|[.,;!?\n]|\s\(|$)/u,
];

const NOT_A_TITLE =
	/^(?:https?:|www\.|\d|[-–—•=*_|]|about|welcome|job (?:description|details)|note|we |our |you |wir |nous |do you|are you|position|¿|company|location|salary|remote|full[- ]time|permalink|---|über uns|join )|[!?]$|@/iu;
const CODE_TAIL = /\s*(?:[-–|,(]\s*(?:ref|job[- ]?id|req)\b.*|#\S+.*)$/iu;

/** The title, where it stands. Lines of a list of openings give the first segment that names a role. */
export const findTitle = (text: string): Fact | null =>
	fieldFact(text) ?? markedLine(text) ?? firstLine(text) ?? soughtRole(text);

const tidy = (start: number, written: string): Fact | null => {
	const cut = written.replace(CODE_TAIL, "");
	const shown = cut
		.replace(GENDER, " ")
		.replace(/\s*\((?:exam|open)[^)]*\)/i, "")
		.replace(/\s+/g, " ")
		.replace(/^[\s|*•–-]+|[\s|,:.*–-]+$/gu, "");
	if (shown.length < 3 || shown.length > MAX_TITLE) return null;
	const lead = /^[\s|*•–-]*/u.exec(cut)?.[0].length ?? 0;
	const tail = /[\s|,:.*–-]*$/u.exec(cut.slice(lead))?.[0].length ?? 0;
	return { text: calm(shown), span: [start + lead, start + cut.length - tail] };
};

// A title in capitals would shout from a letter. Short words may be acronyms and stay.
const calm = (title: string): string =>
	title !== title.toUpperCase() || title.length < 6
		? title
		: title.replace(/\p{Lu}+/gu, (word) => {
				if (/^(?:OF|AND|THE|FOR|IN|DE|LA|DU|DES|UND|FÜR|Y|ET)$/.test(word))
					return word.toLowerCase();
				return word.length < 4
					? word
					: `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
			});

const fieldFact = (text: string): Fact | null => {
	const match = FIELD.exec(text);
	const value = match?.[1];
	return match && value && !/[.!?]\s*$/.test(value)
		? tidy(match.index + match[0].lastIndexOf(value), value)
		: null;
};

const HEAD_LINES = 14;
const linesOf = (text: string): Fact[] => {
	const lines: Fact[] = [];
	let start = 0;
	for (const line of text.split("\n")) {
		if (line.trim())
			lines.push({ text: line, span: [start, start + line.length] });
		start += line.length + 1;
	}
	return lines;
};

// A line that says (m/w/d) or H/F is the title wherever it stands among the first.
const markedLine = (text: string): Fact | null => {
	for (const { text: line, span } of linesOf(text).slice(0, HEAD_LINES)) {
		GENDER.lastIndex = 0;
		if (
			line.length <= MAX_TITLE + 10 &&
			/\b[mwfhd]\s*[/|]\s*[mwfhdx]\b/i.test(line) &&
			!/[.!?]\s*$/.test(line)
		)
			return tidy(span[0], line);
	}
	return null;
};

const ROLE =
	/(?:engineer|developer|manager|director|architect|analyst|nurse|teacher|designer|scientist|technician|assistant|officer|attorney|accountant|executive|lead|specialist|consultant|coordinator|administrator|representative|librarian|clerk|driver|chef|cook|editor|writer|researcher|supervisor|operator|mechanic|worker|associate|intern)s?(?!\p{L})/iu;

const firstLine = (text: string): Fact | null => {
	const lines = linesOf(text).filter(
		({ text: line }) => !/^\s*(?:---|=+)/.test(line),
	);
	for (const { text: line, span } of lines.slice(0, 2)) {
		const shown = line.trim();
		const piped = shown.includes(" | ") ? segmentWithRole(line, span[0]) : null;
		if (piped) return piped;
		if (
			shown.length > MAX_TITLE ||
			shown.split(" ").length > 12 ||
			headingPart(line) ||
			NOT_A_TITLE.test(shown) ||
			(/\.$/.test(shown) && (shown.length > 60 || SENTENCE_VERB.test(shown)))
		)
			continue;
		return tidy(span[0], line);
	}
	return null;
};

const SENTENCE_VERB =
	/(?<!\p{L})(?:is|are|has|have|was|wants?|ist|sind|hat|sucht|est|sont|recherche|es|son|busca|è|sono|cerca|zoekt|søger)(?!\p{L})/iu;

const segmentWithRole = (line: string, start: number): Fact | null => {
	let at = start;
	for (const segment of line.split("|")) {
		if (ROLE.test(segment) && segment.trim().length <= MAX_TITLE)
			return tidy(at, segment);
		at += segment.length + 1;
	}
	return null;
};

const soughtRole = (text: string): Fact | null => {
	for (const pattern of SEEKING) {
		const match = pattern.exec(text);
		if (match?.[1])
			return tidy(match.index + match[0].lastIndexOf(match[1]), match[1]);
	}
	return null;
};

const LEGAL_NAME =
	/(?<![\p{L}])(\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}|&|und|and|of|y|et)[\p{L}\d&.'’-]*){0,5},? (?:GmbH(?: & Co\.? KG)?|AG|SE|KG|e\.V\.|Inc\.?|LLC|Ltd\.?|PLC|plc|Corp\.?|Corporation|S\.A\.|SA|SAS|SARL|S\.L\.|SL|SLU|S\.L\.U\.|S\.p\.A\.|SpA|S\.r\.l\.|Srl|B\.V\.|BV|N\.V\.|NV|Lda\.?|ApS|A\/S))(?![\p{L}])/u;
const OFFERS =
	/(?<=^|[.!\n]\s*)(?:The |At )?(\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|&|of|for|de|and)[\p{L}\d&'’-]*){0,5}),? (?:is (?:currently )?(?:looking|seeking|hiring|recruiting|searching)|seeks|sucht|recrute|recherche|busca|cerca|zoekt|procura|søger)(?!\p{L})/u;
const NO_COMPANY =
	/^(?:we|our|the|this|it|he|she|company|team|wir|unser|nous|notre|nuestro|nuestra|il|la|le|you|who|und|institut|client)$/iu;

export const findCompany = (
	text: string,
	title: Fact | null,
): string | null => {
	const field = COMPANY_FIELD.exec(text)?.[1];
	const named =
		field ??
		besideTitle(text, title) ??
		OFFERS.exec(text)?.[1] ??
		LEGAL_NAME.exec(text)?.[1];
	const shown = named
		?.replace(/\s+/g, " ")
		.trim()
		.replace(/[.,;|]+$/, (end) => (end === "." ? end : ""));
	return shown && shown.length > 1 && !NO_COMPANY.test(shown) ? shown : null;
};

// Job boards put "Company – Place" under the title; lists of openings begin "Company | …".
const besideTitle = (text: string, title: Fact | null): string | null => {
	const [first, second] = linesOf(text);
	if (!first) return null;
	if (first.text.includes(" | "))
		return first.text.split("|")[0]?.trim() || null;
	if (!second || !title || title.span[0] > first.span[1]) return null;
	const line = second.text.trim();
	const board =
		/^(\p{Lu}[^|•:]{1,60}?) [-–—•·] \p{Lu}[\p{L} .'-]{1,40}(?:, ?\p{L}{2,})?(?: \(.{1,20}\))?$/u.exec(
			line,
		);
	if (board?.[1]) return board[1];
	const third = linesOf(text)[2]?.text.trim();
	return line.length <= 40 &&
		(/^\p{Lu}[\p{Lu}\d&]{1,}$/u.test(line) || line === third)
		? line
		: null;
};

const LEVELS: readonly (readonly [Seniority, RegExp])[] = [
	[
		"intern",
		/(?<!\p{L})(?:intern|internship|praktik(?:um|ant(?:in)?)|werkstudent(?:in)?|stag(?:e|iaire)|alternan(?:ce|t)|apprenti(?:ce)?|auszubildende[r]?|azubi|ausbildung zum|becari[oa]|prácticas|tirocin(?:io|ante)|stage|stagiair|estágio|estagiári[oa]|elev|praktikant)(?!\p{L})/iu,
	],
	[
		"executive",
		/(?<!\p{L})(?:chief \p{L}+ officer|ceo|cto|cfo|coo|cio|cmo|vp|vice president|geschäftsführer(?:in)?|directeur général|director general|managing director|vorstand)(?!\p{L})/iu,
	],
	[
		"director",
		/(?<!\p{L})(?:director|head of|directeur|directrice|directora|direktor(?:in)?|direttore|bereichsleit\p{L}+|diretor|direktør)(?!\p{L})/iu,
	],
	[
		"lead",
		/(?<!\p{L})(?:lead|principal|staff (?:engineer|developer|scientist)|team ?lead(?:er)?|teamleit(?:er|ung|erin)|chef d['’]équipe|jefe de equipo|tech lead|capo ?squadra|teamleider)(?!\p{L})/iu,
	],
	[
		"senior",
		/(?<!\p{L})(?:senior|sr\.?|sénior|experienced|erfahrene[rn]?|expérimentée?)(?!\p{L})/iu,
	],
	[
		"manager",
		/(?<!\p{L})(?:manager(?:in)?|supervisor|leiter(?:in)?|\p{L}+leiter(?:in)?|responsable|gerente|jefe|encargad[oa]|responsabile|leder|chef de service)(?!\p{L})/iu,
	],
	[
		"junior",
		/(?<!\p{L})(?:junior|jr\.?|graduate|entry[- ]level|trainee|berufseinsteiger(?:in)?|berufseinstieg|débutante?|sin experiencia|neolaureat[oi]|starter)(?!\p{L})/iu,
	],
];
const MANAGES_THINGS =
	/(?:account|product|project|program|case|community|content|brand|social media|sales|category|event|customer success|key account|produkt|projekt)\s?-?managers?/iu;

/** By the title's words first; "Product Manager" manages no people by name. */
export const findSeniority = (
	title: string,
	text: string,
): Seniority | null => {
	for (const [level, pattern] of LEVELS) {
		if (!pattern.test(title)) continue;
		if (level !== "manager" || !MANAGES_THINGS.test(title)) return level;
	}
	const said =
		/(?<!\p{L})(?:(entry[- ]level|berufseinsteiger|junior)|(senior)|(mid(?:dle)?[- ](?:senior )?level|intermediate))[ -](?:level|position|role|stelle|developer|engineer)/iu.exec(
			text,
		);
	if (said) return said[1] ? "junior" : said[2] ? "senior" : "mid";
	return null;
};
