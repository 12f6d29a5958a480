// What closes the door when it is missing: licence, certificate, degree, years, work permit, clearance, language level,
// place, shift. Each with the posting's own words, because a person must be able to check it.

import type { Knockout, KnockoutKind, Span } from "../job.ts";
import type { TermHit } from "../lexicon.ts";
import type { Unit } from "../regions/posting-units.ts";
import { type Demand, isBoilerplate } from "../regions/wording.ts";
import { yearsAsked } from "./years.ts";

export type UnitReading = {
	unit: Unit;
	demand: Demand;
	hits: readonly TermHit[];
};

type Rule = { kind: KnockoutKind; pattern: RegExp };

const words = (list: string): RegExp =>
	new RegExp(
		`(?<![\\p{L}\\d])(?:${list.replaceAll("\n", "")})(?![\\p{L}\\d])`,
		"iu",
	);

const RULES: readonly Rule[] = [
	{
		kind: "work-permit",
		pattern:
			words(`work permit|(?:right|authori[sz]ed|authori[sz]ation|eligible|eligibility|entitled|permission) to (?:live and )?work|work authori[sz]ation|visa sponsorship|sponsorship|green card|u\\.?s\\.? citizens?(?:hip)?|citizenship|permanent resident|
arbeitserlaubnis|arbeitsbewilligung|aufenthaltserlaubnis|aufenthaltstitel|eu-bürger|staatsangehörigkeit|nacionalidad (?:española|de)|nationalité française|permiso de trabajo|permis de travail|titre de séjour|permesso di (?:lavoro|soggiorno)|werkvergunning|visto de trabalho|autorização de trabalho|arbejdstilladelse`),
	},
	{
		kind: "clearance",
		pattern:
			words(`security clearance|(?:top secret|secret|ts/sci|sc|dv|baseline) clearance|clearance|background (?:check|investigation|screening)|criminal record|dbs(?: check)?|drug (?:test|screen(?:ing)?)|
sicherheitsüberprüfung|führungszeugnis|straffreiheit|antecedentes penales|delitos de naturaleza sexual|casier judiciaire|habilitation (?:secret|défense)|certificato penale|casellario|VOG|verklaring omtrent|registo criminal|straffeattest|børneattest`),
	},
	{
		kind: "licence",
		pattern:
			words(`(?:driver(?:'|’)?s?|driving) licen[cs]e|cdl|licen[cs]ure|licen[cs]ed?|registered with|registration with|admi(?:ssion|tted) to (?:the )?(?:[\\p{L}]+ ){0,3}bar|
führerschein|fahrerlaubnis|approbation|berufserlaubnis|staplerschein|carnet de (?:conducir|carretillero|manipulador)|permiso de conducir|colegiad[oa]|habilitaci[oó]n profesional|permis(?: de conduire)? [abcde]{1,2}|permis de conduire|caces|
patente(?: di guida)?(?: [abc])?|iscrizione all(?:'|’)albo|abilitazione|rijbewijs|big-registratie|carta de condução|cnh|cédula profissional|kørekort|autorisation`),
	},
	{
		kind: "shift",
		pattern:
			words(`shifts?(?! (?:supervisor|lead|leader|manager)s?(?![\\p{L}]))(?: work)?|(?:night|evening|weekend|rotating|early|late|day)s?[ -]shifts?|rotating shifts?|(?:work|working|available|availability)(?: \\p{L}+){0,5} (?:weekends?|nights?|evenings?|holidays?)|nights and weekends|on[- ]call|rota|overtime|
schicht(?:dienst|arbeit|betrieb|bereitschaft)?|\\p{L}*schicht(?:system|betrieb|dienst)?e?n?|nachtdienste?|wochenend(?:e|arbeit|dienste?)|rufbereitschaft|turnos?(?: \\p{L}+)?|fines de semana|guardias|festivos|
horaires? (?:décalés?|de nuit|en soirée|variables)|le week-?end|les week-?ends|travail (?:de nuit|posté|le dimanche)|équipes alternées|2x8|3x8|astreintes?|turni|turnazione|fine settimana|notturn[oi]|ploegendienst|weekend(?:werk|dienst)|nachtdienst|piket|fins de semana|turnos rotativos|
vagter?|aften- og|weekendvagter|nattevagter|skiftehold`),
	},
	{
		kind: "place",
		pattern:
			words(`on[- ]?site|in[- ]office|relocat(?:e|ion)|must (?:live|reside|be (?:located|based))|based in|located in|reside(?:nt|s|nce)? (?:in|of)|within commuting|willing(?:ness)? to travel|travel required|\\d{1,3} ?% (?:of )?travel|travel (?:up to )?\\d{1,3} ?%|local candidates|
reisebereitschaft(?: [\\d ]+%)?|dienstreisen|umzugsbereitschaft|wohnhaft|wohnsitz|vor ort|mobilität|residencia en|residir en|disponibilidad (?:geográfica|para viajar)|mobilité|déplacements?|basée? à|residenza|trasferte|disponibilità a (?:viaggiare|trasferte)|woonachtig|reisbereidheid|disponibilidade para viajar|residência|bopæl|rejseaktivitet`),
	},
];

const LEVEL = words(
	`fluent|fluency|native|bilingual|proficien(?:t|cy)|business level|professional (?:working )?(?:level|proficiency)|[abc][12](?:[+-])?|excellent|very good|good|advanced|perfect|spoken and written|written and (?:spoken|verbal)|verbal and written|required|must|mother tongue|speak|read and write|
verhandlungssicher(?:es)?|fließend(?:e[sn]?)?|sehr gute?[ns]?|gute[ns]?|perfekte?|muttersprach\\p{L}*|wort und schrift|stilsicher(?:es)?|nivel|alto|fluido|avanzado|imprescindible|bilingüe|courant|couramment|bilingue|maîtrise|lu, écrit|fluente|ottim[oa]|buon[oa]|avanzato|vloeiend|uitstekend|goede?|beheersing|fluência|flydende|gode?|kunskaber`,
);

export const findKnockouts = (readings: readonly UnitReading[]): Knockout[] => {
	const found = new Map<string, Knockout>();
	let choiceIn: Unit["part"] | null = null;
	for (const reading of readings) {
		const { text, part } = reading.unit;
		const opensChoice = ONE_OF.test(text);
		if (opensChoice) choiceIn = part;
		else if (text.length > LONG_POINT || part !== choiceIn) choiceIn = null;
		// A word alone heads a list and asks for nothing.
		if (/^\p{Lu}{7,}:?$/u.test(text)) continue;
		for (const kind of kindsOf(reading)) {
			// One paper of a long list is enough: none of them ends an application by itself.
			if (choiceIn && !opensChoice && IN_CHOICE.has(kind)) continue;
			const knockout = quote(kind, reading.unit);
			found.set(`${kind} ${knockout.quote.toLowerCase()}`, knockout);
		}
	}
	return [...found.values()].sort((a, b) => a.span[0] - b.span[0]);
};

const ONE_OF = words(
	`(?:one|any)(?: or more)? of the following|mindestens eine[rs]? der folgenden|eine[rs]? der folgenden|(?:uno|una|alguno|alguna) de (?:los|las) siguientes|(?:un|une|l['’]un|l['’]une) des .{0,20}suivante?s|uno dei seguenti|een van de volgende`,
);
const PAPERS = /certif|zertif|licen[cs]e|bescheinigung|patent/iu;
const IN_CHOICE: ReadonlySet<KnockoutKind> = new Set([
	"certificate",
	"degree",
	"licence",
]);
const LONG_POINT = 160;

const kindsOf = ({ unit, demand, hits }: UnitReading): Set<KnockoutKind> => {
	const kinds = new Set<KnockoutKind>();
	const { text } = unit;
	const asks =
		demand === "must" || (demand === "mention" && unit.part === "must");
	for (const rule of RULES)
		if (ruleApplies(rule, unit, demand)) kinds.add(rule.kind);
	if (!asks || unit.part === "title") return kinds;
	if (yearsAsked(text).length > 0) kinds.add("years");
	if (ONE_OF.test(text) && PAPERS.test(text)) kinds.add("certificate");
	for (const { kind, term } of hits) {
		if (kind === "degree") kinds.add("degree");
		if (kind === "certificate" && PERMITS.test(term)) kinds.add("licence");
		if (
			kind === "certificate" &&
			!LICENCES.test(term) &&
			!kinds.has("clearance")
		)
			kinds.add("certificate");
		if (kind === "language" && LEVEL.test(text)) kinds.add("language");
	}
	return kinds;
};

const PERMITS = /licen[cs]e|bar admission/i;
const LICENCES =
	/licen[cs]e|bar admission|security clearance|background check/i;

// Permit and clearance bind wherever they are said, in small print too; the others only where the posting asks.
const ruleApplies = (
	{ kind, pattern }: Rule,
	{ text, part }: Unit,
	demand: Demand,
): boolean => {
	if (demand === "nice") return false;
	const bindsAnywhere = kind === "work-permit" || kind === "clearance";
	if (part === "benefits" && demand !== "must")
		return bindsAnywhere && BINDING.test(text) && pattern.test(text);
	if (!bindsAnywhere && demand !== "must" && !BINDING.test(text)) return false;
	if (!pattern.test(text)) return false;
	if (kind === "place" && demand !== "must" && isBoilerplate(text))
		return false;
	return !/equal[- ]opportunity|without regard|regardless/i.test(text);
};

const BINDING = words(
	`must|subject to|required|requires?|need to|essential|mandatory|may be required|will be required|willing|available|availability|erforderlich|bereitschaft|voraussetzung|zwingend|imprescindible|disponibilidad|residencia|indispensable|exigée?|obligatoire|disponibilità|richiest[oa]|vereist|bereid|obrigatóri[oa]|krav|påkrævet`,
);

const MAX_QUOTE = 220;

const quote = (kind: KnockoutKind, unit: Unit): Knockout => {
	const clause = unit.text.length <= MAX_QUOTE ? null : clauseOf(kind, unit);
	const [start, end]: Span = clause ?? [0, unit.text.length];
	return {
		kind,
		quote: unit.text.slice(start, end),
		span: [unit.span[0] + start, unit.span[0] + end],
	};
};

// Out of a very long sentence only the part around the words that matter.
const clauseOf = (kind: KnockoutKind, unit: Unit): Span => {
	const rule = RULES.find((candidate) => candidate.kind === kind);
	const at =
		(kind === "years"
			? yearsAsked(unit.text)[0]?.span[0]
			: rule?.pattern.exec(unit.text)?.index) ?? 0;
	const before = unit.text.slice(0, at).search(/[;:,]\s[^;:,]*$/);
	const start =
		before < 0 || at - before > MAX_QUOTE / 2
			? Math.max(unit.text.lastIndexOf(" ", Math.max(at - 60, 0)) + 1, 0)
			: before + 2;
	const stop = unit.text.slice(at).search(/[;]/);
	const end =
		stop >= 0 && stop < MAX_QUOTE
			? at + stop
			: Math.min(unit.text.length, start + MAX_QUOTE);
	const word =
		end < unit.text.length && stop < 0 ? unit.text.lastIndexOf(" ", end) : end;
	return [start, Math.max(word, at)];
};
