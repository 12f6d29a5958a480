// Words of rank, of distinction and of being certified must stand in the profile, a rank beside the same trade: who is a
// senior nurse and works with the director of care is no director of nursing.
import { wordsOf } from "../../match/words.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { degreesIn, holdsDegree } from "./degrees.ts";
import { beginsWithHelp } from "./scope.ts";
import type { Told } from "./sentence.ts";
import type { Sources } from "./sources.ts";

const word = (words: string) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");

/** Ranks; those of one row are the same rank in several languages, so that a profile may say one for another. */
const RANKS: readonly RegExp[] = [
	word("senior(?:e|in)?|sr\\.?|sênior|sénior"),
	/高级|资深/gu,
	word(
		"principal|staff(?= (?:\\p{L}+ )?(?:engineer|developer|scientist|designer))",
	),
	word(
		"chief|chief \\p{L}+ officer|c[eotfim]o|geschäftsführer(?:in)?|vorstand|director(?:a)? general|directeur général|directrice générale|amministrat(?:ore|rice) delegat[oa]|diretor(?:a)? geral|direttore generale|direttrice generale|algemeen directeur|(?:administrerende )?direktør|vd",
	),
	/首席|总经理|总裁|董事长|董事/gu,
	word(
		"vice[- ]?president(?:a|e)?|vice[- ]?presidente|vizepräsident(?:in)?|vicepresident[ea]|vice[- ]?président(?:e)?|vicedirektør|svp|evp|vp",
	),
	/副总裁|副总/gu,
	word("president|präsident(?:in)?|president[ea]|président(?:e)?"),
	word(
		"(?:sub|vice)?director(?:a)?|direktor(?:in)?|director[ae]s?|directeur|directrice|direttore|direttrice|diretor(?:a)?|direktør|directeur",
	),
	/总监|主任/gu,
	word(
		"head of|head \\p{L}+|\\p{L}*(?<!beg|halb|wellen|blitzab|ab|um)leiter(?:in)?|(?:team|gruppen|abteilungs|bereichs|wohnbereichs|stations|pflegedienst|filial|projekt|betriebs|schicht|niederlassungs|standort|schul|kita|einrichtungs|regional|bau|markt|küchen|objekt|heim|werks)leitung|leitende[rns]?|hoofd|teamleider|afdelingshoofd|jef[ea] de|jef[ea]|chef(?:fe)? de|responsabile|responsable|capo|chefe|sjef|\\p{L}+sjef|\\p{L}*chef|\\p{L}*leder",
	),
	/部长|经理|主管|组长|负责人|领班/gu,
	word(
		"manager(?:in)?|gerente|gestor(?:a)?|gestionnaire|gérante?|prokurist(?:in)?",
	),
	word(
		"supervisor(?:a)?|master(?= (?:electrician|plumber|carpenter|mechanic|technician|welder|stylist|craftsman|baker|brewer))|(?:ober|chef)(?:arzt|ärztin)|(?:stellvertretende|kommissarische)r? leitung|\\p{L}{4,}meister(?:in)?|superintendent|cadre sup[ée]rieure?|cadre de santé|encargad[oa]|foreman|forewoman|vorarbeiter(?:in)?|superviseur",
	),
	/(?<![\p{L}\p{N}])(?:[Tt]eam[- ]?[Ll]ead(?:er)?|[Tt]ech(?:nical)? [Ll]ead|Lead(?= \p{Lu}| d[ée]v| tech| data| product| backend| frontend| entwickler| at\b|\s*$)|Leader)(?![\p{L}\p{N}])/gu,
	word(
		"founder|co-?founder|gründer(?:in)?|fundador(?:a)?|fondat(?:eur|rice|ore)|grunnlegger|grundlægger|oprichter",
	),
	/创始人|联合创始人/gu,
	word("partner(?= (?:at|in|of)\\b)|managing partner|managing director"),
	word(
		"executive(?= (?:director|chef|officer|vice|producer|editor|leadership|committee))",
	),
	word("professor(?:in)?|catedrátic[oa]|professeur"),
];

// An officer of the house leads it; the word before says of what, and may be any.
const IS_HOUSE_RANK = /^(?:c[eotfim]o|vp|svp|evp)$/i;

export function checkDegrees(told: Told, sources: Sources): ClaimProblem[] {
	return degreesIn(told.text)
		.filter((degree) => !holdsDegree(degree, sources.degrees))
		.map(({ text }) => ({
			where: told.path,
			message: `The profile holds no such degree: "${text}".`,
			hint: "Name the degree as the profile has it.",
			text,
		}));
}

export function checkSeniority(told: Told, sources: Sources): ClaimProblem[] {
	const ranks = RANKS.flatMap((rank) =>
		[...told.text.matchAll(rank)].flatMap(([found], at, all) => {
			const match = all[at];
			const text = match ? claimedRank(told.text, match.index, found) : found;
			return match &&
				!isHeld({ found, at: match.index }, { rank, told, sources })
				? [text]
				: [];
		}),
	);
	return [...ranks, ...unknownPraise(told, sources)].map((text) => ({
		where: told.path,
		message: `The profile does not say "${text}".`,
		hint: "Use the title the profile holds.",
		text,
	}));
}

/** The rank with the word it belongs to, as a reader would name it. */
function claimedRank(text: string, at: number, found: string): string {
	const next = /^\s+\p{L}+/u.exec(text.slice(at + found.length))?.[0] ?? "";
	return /^(?:senior|principal|chief)$/i.test(found) ? found + next : found;
}

type Found = { found: string; at: number };
type Place = { rank: RegExp; told: Told; sources: Sources };

function isHeld({ found, at }: Found, { rank, told, sources }: Place): boolean {
	if (isOfPosting(told.text, sources)) return true;
	// Who supported the head of finance names her and is not her.
	const isOwn = !isSomebody(told.text.slice(0, at));
	const lines = sources.lines.filter(
		({ text, path }) =>
			path !== "job" && (!isOwn || !namesOnlyOthers(text, rank)),
	);
	const holding = lines.filter(({ text }) => text.match(rank) !== null);
	if (holding.length === 0 && !COMPOUND.test(found)) return false;
	// A compound says by itself of what it is the head.
	if (COMPOUND.test(found))
		return lines.some(({ text }) => leadsSame(text, found));
	// "General Manager, Salt & Cedar": the title as it was held, whatever stands behind it.
	const before = /[\p{L}'’-]+[\s/]$/u.exec(told.text.slice(0, at))?.[0];
	const titled = `${before ?? ""}${found}`.toLowerCase();
	if (
		before !== undefined &&
		!/^(?:the|a|an|as|and|or|of|to)[\s/]$/i.test(before) &&
		holding.some(({ text }) => text.toLowerCase().includes(titled))
	)
		return true;
	const neighbours = neighboursOf(told.text, at, found);
	if (neighbours.length === 0 || IS_HOUSE_RANK.test(found)) return true;
	return holding.some(({ words }) =>
		neighbours.some((key) =>
			words.some(({ stem, key: own }) => own === key.key || stem === key.stem),
		),
	);
}

const COMPOUND =
	/^\p{L}{3,}(?:leder|sjef|chef|leiter(?:in)?|leitung|meister(?:in)?)$/iu;

/** Whether what stands before a rank makes it somebody beside the person: "the manager", "to our director". */
function isSomebody(before: string): boolean {
	return SOMEBODY.test(before);
}

const SOMEBODY =
	/(?<!\p{L})(?:the|our|his|her|their|to|with|under|by|la|el|los|las|al|nuestr[oa]s?|der|dem|den|des|die|unser\p{L}*|zur|zum|vom|beim|mit|le|les|au|aux|notre|avec|il|lo|gli|alla|al|con|o|ao|à|de|het|aan|met)\s(?:[\p{L}'’-]+\s)?$/iu;

function namesOnlyOthers(text: string, rank: RegExp): boolean {
	const ranks = [...text.matchAll(rank)];
	return (
		ranks.length > 0 &&
		beginsWithHelp(text) &&
		ranks.every((match) => isSomebody(text.slice(0, match.index)))
	);
}

/** Whether a line names the same head, or says in two words what the compound says in one: "leitete das Team". */
function leadsSame(text: string, compound: string): boolean {
	const lower = text.toLowerCase();
	const whole = compound.toLowerCase().replace(/in$|ung$/, "");
	const led = /^(.{3,}?)s?leit(?:er|$)/.exec(whole)?.[1];
	return (
		lower.includes(whole) ||
		(led !== undefined &&
			/(?<!\p{L})(?:ge)?(?:leite|leitung|führ)/u.test(lower) &&
			lower.includes(led))
	);
}

// The position applied for may be named as such; whoever says they hold it claims it.
function isOfPosting(text: string, { lines }: Sources): boolean {
	return lines.some(
		(line) =>
			line.path === "job" &&
			line.text !== "" &&
			text.toLowerCase().includes(line.text.toLowerCase()) &&
			/\b(?:appl|position|role|vacanc|opening|post\b|posting|application|bewerb|stelle|puesto|candidat|vacante|poste|posizione|vaga|functie|solliciteer|stilling|søker|søger)|应聘|职位|岗位/iu.test(
				text,
			),
	);
}

const SMALL =
	/^(?:of|the|a|an|and|or|at|for|in|to|with|as|my|our|by|on|level|leadership|management|team|der|die|das|des|den|dem|und|im|in|für|bei|als|mit|de|del|la|el|los|las|y|en|con|como|du|des|le|les|et|à|au|chez|di|del|della|e|il|per|da|do|dos|em|na|no|van|het|een|bij|voor|av|af|og|i|på|hos|som|med|til|ved|was|were|is|has|have|who|that|former|current|over|under|since|more|about|nearly|seit|über|mehr|desde|más|depuis|plus|general|new|assistant|deputy)$/iu;

/** The words a rank stands beside, which say of what it is one: a sales director, a director of sales. */
function neighboursOf(text: string, at: number, found: string) {
	const before =
		/(\p{L}[\p{L}'’-]*)[\s-]+$/u.exec(text.slice(0, at))?.[1] ?? "";
	const after =
		/^(?:['’]s)?[\s,-]+((?:(?:of|for|de|del|di|du|des|van|da|do|für|for|av|af|the|la)\s+)*)(\p{L}[\p{L}'’-]*)/u.exec(
			text.slice(at + found.length),
		)?.[2] ?? "";
	return [before, after]
		.filter((one) => one !== "" && !SMALL.test(one))
		.flatMap((one) => wordsOf(one))
		.filter(({ key }) => key.length > 1);
}

const PRAISE = word(
	"expert|award-winning|top-performing|top performer|best-in-class|world-class|industry-leading|record-breaking|renowned|leading expert|number one|preisgekrönt\\p{L}*|ausgezeichnete[rn]? \\p{L}+|galardonad[oa]|premiad[oa]|primé(?:e)?|premiat[oa]|bekroonde?|prisbelønn?et|prisvinnende",
);
const LICENSED = word(
	"(?:board[- ])?certifi(?:ed|cation)s?|licen[sc](?:ed?|ure)s?|registered(?= (?:nurse|dieti|architect|engineer|nutrition|pharmac|therap|psycho|midwi|social|manager)\\p{L}*)|accredit(?:ed|ation)|chartered|qualified as|zertifizier\\p{L}*|zertifikat\\p{L}*|lizenz\\p{L}*|approbation|approbiert\\p{L}*|certificad[oa]s?|certificación|licencia|colegiad[oa]|certifié(?:e)?s?|certification|diplômée? d['’]état|agréée?|certificat[oaie]|certificazion[ei]|abilitat[oa]|certificaç(?:ão|ões)|licenciad[oa]|gecertificeerd\\p{L}*|certificering\\p{L}*|certificaat|sertifi(?:sert|sering)\\p{L}*|autoris(?:ert|eret)\\p{L}*|certificeret|certificering",
);
const ROOTS: readonly RegExp[] = [
	/certif|zertif|sertif|gecertif|licen|lizenz|registered|autoris|accredit|chartered|approb|dipl[oô]m|abilit|colegiad|agréé|permit|card\b|RN\b/iu,
];

/** Praise needs the very word; being certified needs anything of the kind. */
function unknownPraise(
	{ text }: Told,
	{ text: own, lines, profile }: Sources,
): string[] {
	const lower = own.toLowerCase();
	const praise = [...text.matchAll(PRAISE)]
		.map(([found]) => found)
		.filter((found) => !lower.includes(found.toLowerCase()));
	const hasPaper =
		profile.certifications.length > 0 ||
		lines.some(({ text: line }) => ROOTS.some((root) => root.test(line)));
	const papers = hasPaper
		? []
		: [...text.matchAll(LICENSED)].map(([found]) => found);
	return [...praise, ...papers];
}
