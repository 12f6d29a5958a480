// How much of a deed a verb claims: to help is less than to do, to do is less than to lead. A document may say less than
// the profile, never more. Roots of the languages documents are written in; verbs and the nouns made of them.

const root = (roots: string) => new RegExp(`^(?:${roots})$`, "iu");

const LEAD = root(
	"led|leads?|leading|head(?:ed|s|ing)|direct(?:ed|s|ing)|manag(?:ed|es?|ing)|supervis(?:ed|es?|ing)|oversaw|oversees?|overseeing|own(?:ed|s)|spearhead(?:ed|s|ing)|architect(?:ed|s|ing)|(?:co-?)?founded|chaired|chairs|orchestrat(?:ed|es?|ing)|pioneer(?:ed|s|ing)|ran|runs|running|command(?:ed|s)|captained|governed|master-?minded|championed|steered|helmed|quarterbacked|presided|guided|" +
		"leite(?:te|t|n)|geleitet|leitung|\\p{L}+leitung|führ(?:te|t|en|ung)|geführt|anführ\\p{L}*|verantwort\\p{L}*|steuer(?:te|t|n|ung)|gesteuert|dirigierte|lenkte|" +
		"lider\\p{L}*|dirig\\p{L}*|direcci[oó]n|gestion(?:é|o|ó|ar|ando|aba)|encabec\\p{L}*|encabez\\p{L}*|responsable|capitane\\p{L}*|comand\\p{L}*|" +
		"dirigée?s?|pilot(?:ée?|er|age|ais)|encadr(?:é|er|ement)|manag(?:é|er|ement)|supervis(?:é|er|ion)|gér(?:é|er)|mené|orchestré|direction|responsabilité|" +
		"ledet|leder|ledede|ledelse|styrte|styrede|styrer|ansvar(?:et|lig|lige)?|spissen|spidsen|" +
		"diretto|dirett[aie]|dirigo|gestit[oaie]|gestione|guidat[oaie]|guida|coordinamento|responsabile|supervisionat[oaie]|capeggiat[oa]|" +
		"lider(?:ei|ou|ando)|gerenci(?:ei|ou|ando)|geri|geriu|gestão|chefi(?:ei|ou)|direção|responsável|comandei|" +
		"leidde|leidt|leiding(?:gaf)?|geleid|stuurde|aangestuurd|aansturing|verantwoordelijk(?:heid)?",
);

const HELP = root(
	"help(?:ed|s|ing)?|assist(?:ed|s|ing|ance)?|support(?:ed|s|ing)?|contribut(?:ed|es?|ing|ions?)|participat(?:ed|es?|ing|ion)|join(?:ed|ing)|shadow(?:ed|ing)|observ(?:ed|ing)|aid(?:ed|ing|s)?|collaborat(?:ed|es?|ing|ion)|involved|involvement|lent|backed|accompanied|shar(?:ed|es?|ing)|worked (?:on|with)|" +
		"unterstütz\\p{L}*|mitarbeit|mitgearbeitet|mitwirkung|mitgewirkt|wirkte|arbeitete|half|hilfe|mithilfe|geholfen|assistier\\p{L}*|assistenz|beteilig\\p{L}*|teilnahme|teilgenommen|nahm|begleit(?:ung|ete[n]?|et?|en)|zuarbeit|zugearbeitet|" +
		"apoy\\p{L}*|ayud\\p{L}*|colabor\\p{L}*|particip\\p{L}*|contribu\\p{L}*|asist\\p{L}*|" +
		"aid[eé]\\p{L}*|assist\\p{L}*|soutenu|soutien|collabor\\p{L}*|appui|concours|contribué|" +
		"hjalp|hjul?pet|hjelp\\p{L}*|hjælp\\p{L}*|bistod|bistått|støttet|støttede|støtte|deltok|deltog|deltat|deltakelse|deltagelse|bidro|bidrog|bidrag|assisterte|assisterede|medvirket|medvirkede|medarbeid|" +
		"aiutat[oa]|aiuto|assistit[oa]|partecip\\p{L}*|supporto|supportat[oa]|affiancat[oa]|affiancamento|contribuit[oa]|" +
		"ajud\\p{L}*|apoi\\p{L}*|auxili\\p{L}*|suporte|" +
		"hielp|hulp|ondersteun\\p{L}*|assisteerde|meegewerkt|meewerken|werkte|droeg|bijgedragen|bijdrage|deelgenomen|nam",
);
const HAN_HELP = ["协助", "参与", "配合", "支持", "辅助", "协作", "帮助"];
const HAN_LEAD = [
	"主导",
	"领导",
	"带领",
	"负责",
	"牵头",
	"统筹",
	"主持",
	"管理",
	"率领",
	"全面负责",
];

/** Whether a word says that the person helped others. */
function isHelp(word: string): boolean {
	return HELP.test(word);
}

/** Whether a word says that the person led. */
function isLead(word: string): boolean {
	return LEAD.test(word);
}

export type Rank = "help" | "do" | "lead";

type Heads = { word: string; rank: Rank; at: number }[];

// A verb claims a deed at the head of a sentence or joined to another: not in "managed services" or "leading provider".
const HEAD =
	/(?:^|[.;:,–—]\s*|(?<!\p{L})(?:and|und|y|et|og|e|en|I|who|also|then|successfully|personally|single-handedly|currently|to|by|while|including|under my|hatte|als|como|come|als|som|comme|jeg|ich|ik|yo|eu|j['’]ai|mit|con|con la|hadde|havde|was|were)\s+)((?:the |die |der |den |das |la |el |le |il |o |a |de |het |gaf |geeft |hadde |havde )?)(\p{L}+(?:-\p{L}+)?)/giu;
const LEADING_ADJECTIVE = /^(?:leading|running)$/i;
/** Nouns that name a field of work as well: "Sales management" lists, "Management of sales" claims. */
const ALSO_FIELD =
	/^(?:gestione|direction|dirección|direção|gestão|management|ledelse|steuerung|führung|leitung|guida)$/i;

/** To manage patients or a calendar is to do the work, not to lead others. */
const MANAGED_THING =
	/^\s+(?:[\p{L}\p{N}–-]+\s+){0,5}?(?:patients?|residents|cases|caseloads?|symptoms|pain|wounds?|medications?|reservations|bookings|calls|inbox(?:es)?|calendars?|schedules?|records?|files|accounts? (?:payable|receivable)|inventory|stock|documents?)(?!\p{L})/iu;

/** What leads without standing where a verb stands: to be in charge, and a German participle at the end. */
const IN_CHARGE =
	/(?<!\p{L})(?:in charge of|at the helm of|al frente de|a cargo de|à la tête de|alla guida di|à frente de|(?:verantwortet|geleitet|gesteuert|geführt|angeführt|dirigiert)(?=\s*[.;,]|\s*$|\s+und\s))/giu;

/** The verbs of help and of leadership a text holds where verbs stand. */
export function deedsOf(text: string): Heads {
	const deeds: Heads = [];
	for (const match of text.matchAll(HEAD)) {
		const word = match[2] ?? "";
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
		if (
			ALSO_FIELD.test(word) &&
			!/^\s+(?:of|de|del\p{L}*|di|du|des|d['’]|der|von|eines|einer|av|af|do|da)(?!\p{L})/iu.test(
				after,
			)
		)
			continue;
		if (/^manag/.test(lower) && MANAGED_THING.test(after)) continue;
		if (isLead(lower)) deeds.push({ word, rank: "lead", at });
		else if (isHelp(lower)) deeds.push({ word, rank: "help", at });
	}
	for (const match of text.matchAll(IN_CHARGE))
		deeds.push({ word: match[0], rank: "lead", at: match.index });
	for (const [words, rank] of [
		[HAN_LEAD, "lead"],
		[HAN_HELP, "help"],
	] as const)
		for (const word of words) {
			const at = text.indexOf(word);
			if (at !== -1) deeds.push({ word, rank, at });
		}
	return deeds;
}

const LEADING_NOUN =
	/^(?:leadership|supervision|management|oversight|direction|charge|lead|run|gestión|supervisión|encadrement|pilotage|gestion|supervisione|responsibility|responsible)$/u;

/** Whether a line speaks of leading, by verb or by noun: enough to support a verb of leadership in its place. */
export function speaksOfLeading(text: string): boolean {
	const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
	return (
		words.some((word) => isLead(word) || LEADING_NOUN.test(word)) ||
		HAN_LEAD.some((word) => text.includes(word)) ||
		/in charge/i.test(text)
	);
}

const LEADING_TITLE =
	/\b(?:manager|director|head|chief|supervisor|lead|leader|owner|founder|co-founder|principal|charge|president|captain|executive director|ceo|cto|cfo|coo|vp|\p{L}*leiter(?:in)?|teamleitung|leitung|geschäftsführer(?:in)?|jef[ea]|director[a]?|gerente|coordinadora?|responsable|responsabile|direttore|direttrice|capo|chef(?:fe)?|chefe|diretora?|directeur|directrice|hoofd|\p{L}*leder|daglig leder|\p{L}*sjef|direktør)(?!\p{L})|[总主]监|经理|主管|负责人/iu;

/** Whether a position is one of leadership. */
export function isLeadingTitle(title: string): boolean {
	return LEADING_TITLE.test(title);
}

/** Whether a text begins by saying that the person helped others. */
export function beginsWithHelp(text: string): boolean {
	const first =
		/^\P{L}*(?:I\s+|also\s+|ich\s+|jeg\s+|ik\s+|yo\s+|eu\s+|j['’]ai\s+)?(\p{L}+(?:-\p{L}+)?)/iu
			.exec(text)?.[1]
			?.toLowerCase() ?? "";
	return (
		isHelp(first) ||
		/^\P{L}*(?:(?:took|take|takes|taking|had|have|played|play|plays) (?:a )?(?:small |minor |supporting )?(?:part|role) in|worked (?:with|alongside|under|on)|(?:was |were |been |am |is )?(?:also )?(?:part|a member|involved|engaged) (?:of|in)|as (?:part|one) of|sat in on|learn(?:ed|t|ing)? (?:how )?to|one of|member of|duties included (?:helping|assisting|supporting)|responsible for (?:helping|assisting|supporting)|teil (?:des|der|eines|einer)|war (?:beteiligt|teil)|parte del?|formo parte|fait partie|faisais partie|membre de|miembro de|mitglied (?:des|der|im)|tomé parte|formé parte|pris part|ha preso parte|fiz parte|maakte deel uit|var med på|var en del af)(?!\p{L})/iu.test(
			text,
		) ||
		HAN_HELP.some((word) => text.trimStart().startsWith(word))
	);
}

/** Whether a text says anywhere that the person had only a part in it. */
export function admitsHelp(text: string): boolean {
	return (
		(text.match(/\p{L}+(?:-\p{L}+)?/gu) ?? []).some(isHelp) ||
		HAN_HELP.some((word) => text.includes(word)) ||
		/(?<!\p{L})(?:part (?:in|of)|one of|member of|as an? (?:apprentice|intern|trainee|assistant)|together with|jointly|alongside|gemeinsam|zusammen mit|junto (?:a|con)|conjointement|insieme|parte|Teil)(?!\p{L})/iu.test(
			text,
		)
	);
}

/** The first word of a text, the deed it claims. */
export function firstWord(text: string): string {
	return (
		/^\P{L}*(?:(?:I|Ich|Jeg|Ik|J['’]ai|There,? I|Also)\s+)?(?:(?:[Hh]atte|[Hh]adde|[Hh]avde|[Ww]as|[Ww]ere|have|had|also)\s+(?:die\s+|the\s+)?)?(\p{L}+)/u.exec(
			text,
		)?.[1] ?? ""
	);
}
