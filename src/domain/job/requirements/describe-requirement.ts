// What one requirement says beyond its words: how its parts combine, years and what they are of, level, "or equivalent",
// conditions only the person can answer. Spans come in and go out in characters of the unit's own text.

import { yearsAsked } from "../facts/years.ts";
import type {
	AskKind,
	LevelAsked,
	Logic,
	RequirementPart,
	Span,
	YearsAsked,
} from "../job.ts";

export type Description = {
	logic: Logic;
	parts: RequirementPart[];
	years: YearsAsked | null;
	level: LevelAsked | null;
	orEquivalent: boolean;
	isConditional: boolean;
	isNegated: boolean;
	ask: AskKind | null;
};

export const describeRequirement = (text: string): Description => {
	const parts = partsOf(text);
	return {
		logic:
			parts.length > 0 && OR_BEFORE_LAST.test(text)
				? { how: "any" }
				: { how: "all" },
		parts,
		years: yearsIn(text),
		level: levelIn(text),
		orEquivalent: EQUIVALENT.test(text),
		isConditional: CONDITIONAL.test(text),
		isNegated: NEGATED.test(text),
		ask: ASKS.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
	};
};

const words = (list: string): RegExp =>
	new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, "iu");

const EQUIVALENT = words(
	"(?:or|oder|ou|o|of|eller)(?: an?)? (?:\\p{L}+ )?(?:equivalent|similar|comparable|gleichwertig\\p{L}*|vergleichbar\\p{L}*|équivalente?|equivalente|similar|tilsvarende)|o\\.ä|equivalent combination",
);
const CONDITIONAL = words("may require|may be required|some positions");
const NEGATED = words(
	"no (?:\\p{L}+ ){0,3}(?:required|needed|necessary)|not required|nicht erforderlich|kein muss|no se requiere|pas exigée?",
);
const OR_BEFORE_LAST = /(?:^|[\s,])(?:or|oder|ou|o|of|eller)\s[^,]*$/iu;

const ASKS: readonly (readonly [AskKind, RegExp])[] = [
	[
		"driving-licence",
		words(
			"driver(?:'|’)?s?(?:'|’)? licen[cs]e|driving licen[cs]e|führerschein|fahrerlaubnis|carnet de conducir|permiso de conducir|permis de conduire|permis b|patente(?: di guida)?(?: b)?|rijbewijs|carta de condução|cnh|kørekort|körkort|førerkort",
		),
	],
	[
		"work-permit",
		words(
			"work permit|(?:right|authori[sz]ed|eligible|entitled) to work|work authori[sz]ation|sponsorship|green card|u\\.?s\\.? citizen|arbeitserlaubnis|permiso de trabajo|permis de travail|permesso di (?:lavoro|soggiorno)|werkvergunning|autorização de trabalho|arbejdstilladelse",
		),
	],
	["clearance", words("clearance|sicherheitsüberprüfung")],
	[
		"background-check",
		words(
			"background (?:check|investigation|screening)|dbs|führungszeugnis|antecedentes penales|casier judiciaire|casellario|VOG|straffeattest",
		),
	],
	[
		"travel",
		words(
			"travel|reisebereitschaft|dienstreisen|disponibilidad para viajar|déplacements|trasferte|reisbereidheid|rejseaktivitet",
		),
	],
	[
		"residence",
		words(
			"reside|residents?|residencia en|wohnsitz|residenza|woonachtig|residência|bopæl",
		),
	],
	[
		"start-date",
		words(
			"incorporación inmediata|immediate start|ab sofort|disponibilité immédiate|disponibilità immediata|per direct",
		),
	],
	[
		"availability",
		words(
			"weekends?|shifts?|evenings|nights|on[- ]call|must be available|\\p{L}*schicht\\p{L}*|wochenend\\p{L}*|turnos|fines de semana|week-?ends|horaires décalés|turni|ploegendienst|vagter",
		),
	],
];

const LEVELS: readonly (readonly [LevelAsked["level"], RegExp])[] = [
	[
		"native",
		words("native|mother tongue|muttersprach\\p{L}*|nativo|langue maternelle"),
	],
	[
		"fluent",
		words("fluent|fluency|verhandlungssicher\\p{L}*|fließend\\p{L}*|courant"),
	],
	["proficient", words("proficient|sehr gute?\\p{L}*|avanzado|advanced")],
	["basic", words("basic|grundkenntnisse|básic[oa]s?|notions")],
];
const GRADE = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;
const OF_GRADE: Readonly<Record<string, LevelAsked["level"]>> = {
	A1: "basic",
	A2: "basic",
	B1: "conversational",
	B2: "proficient",
	C1: "fluent",
	C2: "native",
};

const levelIn = (text: string): LevelAsked | null => {
	const graded = GRADE.exec(text);
	const level = graded && OF_GRADE[graded[0]];
	if (graded && level)
		return { level, grade: graded[0], span: placeOf(graded) };
	for (const [name, pattern] of LEVELS) {
		const match = pattern.exec(text);
		if (match) return { level: name, grade: null, span: placeOf(match) };
	}
	return null;
};

const placeOf = (match: RegExpExecArray): Span => [
	match.index,
	match.index + match[0].length,
];

const YEARS_OF =
	/^[^.;\n]{0,40}?(?:experience|erfahrung|experiencia|expérience|esperienza|ervaring|experiência|erfaring)\s+(?:\p{L}{1,4}\s+)?([^.;\n]{3,120})/iu;

const yearsIn = (text: string): YearsAsked | null => {
	const [found] = yearsAsked(text);
	if (!found) return null;
	const of = YEARS_OF.exec(text.slice(found.span[1]))?.[1]?.trim() ?? null;
	return { count: found.years, of, span: found.span };
};

const FEWEST_PARTS = 2;
const SEPARATOR =
	/,\s+(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|og|eller)\s+)?|\s+(?:or|oder|ou|of|eller)\s+/giu;

const partsOf = (text: string): RequirementPart[] => {
	const parts: RequirementPart[] = [];
	let from = 0;
	for (const match of [...text.matchAll(SEPARATOR), null]) {
		const to = match?.index ?? text.length;
		if (text.slice(from, to).trim())
			parts.push({ text: text.slice(from, to), span: [from, to] });
		if (match) from = match.index + match[0].length;
	}
	return parts.length < FEWEST_PARTS ? [] : parts;
};
