// How much of a deed a verb claims: to help is less than to do, to do is less than to lead. A document may say less than
// the profile, never more. Word lists of the languages documents are written in; verbs and the nouns made of them.

const LEAD =
	`led lead leads leading headed directed directs directing managed manages manage managing supervised supervises supervise supervising oversaw
  oversees oversee overseeing owned owns spearheaded spearheads spearheading architected architects architecting founded co-founded cofounded
  chaired chairs orchestrated orchestrates pioneered ran runs running commanded captained governed
  leitete leitet leiten geleitet leitung führte geführt führung verantwortete verantwortet verantwortlich verantwortung
  lideré lidero lideraba liderando dirigí dirijo dirigiendo gestioné gestiono encabecé
  dirigé dirige piloté encadré managé supervisé géré
  ledet leder ledede leder ansvarlig ansvar
  diretto dirigo gestito guidato liderei liderou gerenciei leidde geleid
  主导 负责 领导 带领`.split(/\s+/);

const HELP =
	`helped helps help helping assisted assists assist assisting supported supports support supporting contributed contributes contribute
  contributing participated participates participate participating joined shadowed observed aided collaborated collaborates
  collaborate collaborating involved
  unterstützte unterstützt unterstützung mitarbeit mitgearbeitet mitwirkung mitgewirkt half geholfen assistierte assistenz beteiligt teilnahme
  apoyé apoyo ayudé ayudo colaboré colaboro participé participo contribuí asistí
  aidé assisté participé contribué soutenu collaboré
  hjalp hjulpet bistod bistått støttet deltok deltog bidro bidrog assisterte assisterede
  aiutato assistito partecipato collaborato ajudei participei apoiei
  协助 参与 支持 配合`.split(/\s+/);

const LEADS = new Set(LEAD);
const HELPS = new Set(HELP);

export type Rank = "help" | "do" | "lead";

type Heads = { word: string; rank: Rank; at: number }[];

// A verb claims a deed at the head of a sentence or joined to another: not in "managed services" or "leading provider".
const HEAD =
	/(?:^|[.;:,–—]\s*|\b(?:and|und|y|et|og|e|en|I|who|also|then|successfully|personally|single-handedly|currently|to|by|while|including)\s+)(\p{L}+(?:-\p{L}+)?)/giu;
const LEADING_ADJECTIVE = /^(?:leading|running)$/i;

/** The verbs of help and of leadership a text holds where verbs stand. */
export function deedsOf(text: string): Heads {
	const deeds: Heads = [];
	for (const match of text.matchAll(HEAD)) {
		const word = match[1] ?? "";
		const lower = word.toLowerCase();
		const at = match.index + match[0].length - word.length;
		const after = text.slice(at + word.length);
		if (
			LEADING_ADJECTIVE.test(word) &&
			!/^\s+(?:a|an|the|our|team|teams|cross|\d)/i.test(after)
		)
			continue;
		if (
			lower === "lead" &&
			!/^\s+(?:a|an|the|our|all|cross|teams?|\d|development|design|efforts?)/i.test(
				after,
			)
		)
			continue;
		if (LEADS.has(lower)) deeds.push({ word, rank: "lead", at });
		else if (HELPS.has(lower)) deeds.push({ word, rank: "help", at });
	}
	for (const word of ["主导", "领导", "带领", "协助", "参与", "配合"]) {
		const at = text.indexOf(word);
		if (at !== -1)
			deeds.push({ word, rank: LEADS.has(word) ? "lead" : "help", at });
	}
	return deeds;
}

const LEADING_NOUN =
	/^(?:leadership|supervision|management|oversight|direction|lead|leitung|führung|verantwortung|dirección|gestión|supervisión|direction|encadrement|pilotage|gestion|ledelse|ansvar)$/u;

/** Whether a line speaks of leading, by verb or by noun: enough to support a verb of leadership in its place. */
export function speaksOfLeading(text: string): boolean {
	const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
	return (
		words.some((word) => LEADS.has(word) || LEADING_NOUN.test(word)) ||
		/主导|带领|领导|负责|管理|in charge/i.test(text)
	);
}

const LEADING_TITLE =
	/\b(?:manager|director|head|chief|supervisor|lead|leader|owner|founder|co-founder|principal|charge|president|captain|executive director|ceo|cto|cfo|coo|vp|leiter(?:in)?|teamleitung|leitung|geschäftsführer(?:in)?|jef[ea]|director[a]?|gerente|coordinadora?|responsable|chef(?:fe)?|directeur|directrice|leder|daglig leder|sjef)\b|[总主]监|经理|主管|负责人/iu;

/** Whether a position is one of leadership. */
export function isLeadingTitle(title: string): boolean {
	return LEADING_TITLE.test(title);
}

/** Whether a text begins by saying that the person helped others. */
export function beginsWithHelp(text: string): boolean {
	const first =
		/^\P{L}*(?:I\s+|also\s+|ich\s+|jeg\s+)?(\p{L}+(?:-\p{L}+)?)/iu
			.exec(text)?.[1]
			?.toLowerCase() ?? "";
	return (
		HELPS.has(first) ||
		/^P{L}*(?:worked (?:with|alongside|under)|was part of|as (?:part|one) of|member of|duties included (?:helping|assisting|supporting)|responsible for (?:helping|assisting|supporting))\b/i.test(
			text,
		)
	);
}

const MADE =
	/^(?:built|created|designed|developed|delivered|launched|established|drove|drives|drive|headed|executed|implemented|introduced|initiated|produced|wrote|conducted|completed|achieved|won|prepared|organized|organised|trained|taught|planned|ran|coordinated|engineered|transformed|entwickelte|erstellte|konzipierte|desarrollé|diseñé|creé|implementé|développé|conçu|créé|utviklet|bygget|bygde)$/i;

/** The first word of a text when it claims the deed as the person's own. */
export function ownDeed(text: string): string | null {
	const first = /^\P{L}*(?:I\s+)?(\p{L}+)/u.exec(text)?.[1] ?? "";
	return MADE.test(first) || LEADS.has(first.toLowerCase()) ? first : null;
}
