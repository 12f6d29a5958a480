// Every figure of a sentence must come from the lines it rests on, or count the same thing elsewhere in the profile.
import { yearsOfStretches } from "../../match/months.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import type { Figure } from "./figure.ts";
import { figuresOf, isYear } from "./numbers.ts";
import { countsPeople, countsTeam } from "./people.ts";
import { followsFrom, isOpenAbove, saysNoMore } from "./rounding.ts";
import { countShared, type Sentence, type Told } from "./sentence.ts";
import { claimOf, type Source, type Sources } from "./sources.ts";

export function checkFigures(sentence: Sentence): ClaimProblem[] {
	const { told, own, sources } = sentence;
	const said = figuresOf(told.text, sources.language);
	return said
		.filter((figure) => !isSupported(figure, sentence, said))
		.map((figure) => {
			const known = [
				...new Set(
					own.flatMap((source) => source.figures.map(({ text }) => text)),
				),
			].slice(0, 4);
			return {
				where: told.path,
				message: `The profile does not hold the figure ${figure.text} for this.`,
				hint:
					known.length > 0
						? `It says ${known.join(", ")} there. Use that, or leave the figure out.`
						: "Leave the figure out, or add the fact to the profile first.",
				text: figure.text,
			};
		});
}

// A line that says nearly all of a sentence is the one its figures must come from.
const NEARLY_ALL = 0.7;

function isSupported(
	figure: Figure,
	sentence: Sentence,
	said: readonly Figure[],
): boolean {
	const { told, claim, own, scope, sources } = sentence;
	if (isWordOnly(figure)) return true;
	const [main] = own;
	const shared = main ? countShared(claim, main) : 0;
	const deciding =
		main && shared >= claim.stems.size * NEARLY_ALL
			? scope.filter((line) => countShared(claim, line) >= shared)
			: own;
	const isTeam = countsTeam(told.text, figure);
	const unit = timeAfter(told.text, figure);
	const holds = ({ text, figures }: Source) =>
		figures.some(
			(known) =>
				saysNoMore(figure, told.text, known) &&
				isSameTime(unit, timeAfter(text, known)) &&
				(!isTeam || countsPeople(text, known)),
		) ||
		(!isTeam && followsFrom(figure, told.text, figures));
	if (
		!isRepeated(figure, sentence, { said, lines: deciding }) &&
		deciding.some(holds)
	)
		return true;
	if (isYear(figure)) return isOwnYear(figure, sentence);
	// A line that itself tells a length of time decides about it; otherwise the positions do.
	const tellsYears =
		main !== undefined &&
		deciding.includes(main) &&
		main.figures.some((known) => YEARS.test(main.text.slice(known.end)));
	if (!tellsYears && isWorkedYears(figure, told, sources)) return true;
	if (
		isGrade(figure, told, sources) ||
		isInName(figure, told, sources) ||
		isLabel(figure, told, sources)
	)
		return true;
	if (countsEntries(figure, told, sources)) return true;
	// Another line may hold it when it counts the same thing.
	const counted = countedWord(told.text, figure, sources.language);
	if (counted === null || isTeam) return false;
	return sources.lines.some((line) =>
		line.figures.some(
			(known) =>
				saysNoMore(figure, told.text, known) &&
				countedWord(line.text, known, sources.language) === counted,
		),
	);
}

/** A figure said a second time of something else, where the lines say it once: "14 pickers" is no "14 countries". */
function isRepeated(
	figure: Figure,
	{ told, sources }: Sentence,
	{ said: all, lines }: { said: readonly Figure[]; lines: readonly Source[] },
): boolean {
	const isSame = (other: Figure) =>
		other.values.some((value) => figure.values.includes(value)) &&
		other.isPercent === figure.isPercent;
	const said = all.filter(
		(other) => other.start <= figure.start && isSame(other),
	);
	if (said.length < 2) return false;
	const counted = new Set(
		said.map((other) => countedWord(told.text, other, sources.language)),
	);
	return (
		counted.size > 1 &&
		!lines.some((line) => line.figures.filter(isSame).length >= said.length) &&
		lines.filter((line) => line.figures.some(isSame)).length < said.length
	);
}

const TIMES: readonly RegExp[] = [
	/^[\s-](?:minutes?|minuten?|minutos?|minuti|minutter)(?!\p{L})/iu,
	/^[\s-](?:hours?|hrs?|stunden?|horas?|heures?|ore|uur|uren|timer)(?!\p{L})/iu,
	/^[\s-](?:days?|tagen?|tage|días?|jours?|giorni|dias|dagen|dager|dage)(?!\p{L})/iu,
	/^[\s-](?:weeks?|wochen?|semanas?|semaines?|settimane|weken|uker|uger)(?!\p{L})/iu,
	/^[\s-](?:months?|monaten?|monate|meses|mois|mesi|maanden|måneder)(?!\p{L})/iu,
	/^[\s-](?:years?|jahren?|jahre|años|ans|années|anni|anos|jaar|år)(?!\p{L})/iu,
];

/** Which unit of time stands behind a figure; -1 where none does. */
function timeAfter(text: string, { end }: Figure): number {
	const after = text.slice(end, end + 14);
	return TIMES.findIndex((time) => time.test(after));
}

/** "Two days" are no two weeks; where one of them names no unit, nothing contradicts. */
function isSameTime(one: number, other: number): boolean {
	return one === -1 || other === -1 || one === other;
}

// "One" and "first" count nothing a reader would check.
function isWordOnly(figure: Figure): boolean {
	return (
		/^\p{L}/u.test(figure.text) && figure.values.every((value) => value < 2)
	);
}

// Under a position only its own years may be named: those of its lines, its first and its last.
function isOwnYear(
	{ text }: Figure,
	{ told, scope, sources }: Sentence,
): boolean {
	if (told.entry === undefined) return sources.text.includes(text);
	const [section = "", at = ""] = told.entry.split(".");
	const entries: unknown = Reflect.get(sources.profile, section);
	const entry: unknown = Array.isArray(entries) ? entries[Number(at)] : null;
	return (
		JSON.stringify(entry ?? "").includes(text) ||
		scope.some((line) => line.text.includes(text))
	);
}

const YEARS =
	/^\s*\+?[\s-]*(?:(?:full|whole|volle|vollen)\s)?(?:(?:years?|yrs?|jahren?|años?|ans|années?|års?|anni|anos|jaar)(?!\p{L})|年)/iu;

// "Ten years, eight of them as a journeyman."
const OF_THEM =
	/^\s(?:of (?:them|those|which)|davon|de ellos|de los cuales|d['’]entre eux|dont)(?!\p{L})/iu;
const NAMES_YEARS =
	/(?<!\p{L})(?:years?|jahren?|años?|ans|années?|anni|anos|jaar|års?)(?!\p{L})/iu;

/** The years worked, in all or in some of the positions, or fewer where the sentence leaves it open. */
function isWorkedYears(figure: Figure, told: Told, sources: Sources): boolean {
	const after = told.text.slice(figure.end);
	const ofThem = OF_THEM.test(after) && NAMES_YEARS.test(told.text);
	if (!YEARS.test(after) && !ofThem) return false;
	const stretches = yearsOfStretches(
		sources.profile.work_experience,
		told.today || latestDate(sources),
	);
	return stretches.some(
		(worked) =>
			worked > 0 &&
			(figure.values.some((value) => value <= worked && value >= worked - 1) ||
				(isOpenAbove(figure, told.text) &&
					figure.values.some((value) => value <= worked)) ||
				saysNoMore(figure, told.text, {
					...figure,
					values: [worked],
					isMoney: false,
				})),
	);
}

function isGrade(
	figure: Figure,
	{ text }: Told,
	{ profile }: Sources,
): boolean {
	return (
		/\b(?:gpa|grade|score|note|nota|moyenne)\b/i.test(text) &&
		profile.education.some(
			({ gpa }) => gpa !== null && figure.values.includes(gpa),
		)
	);
}

/** A figure that belongs to a name the sentence gives in full, such as a project called "Onboarding 2.0". */
function isInName(figure: Figure, { text }: Told, { lines }: Sources): boolean {
	return lines.some(
		(line) =>
			/_(?:name|title)$|^job$/.test(line.path) &&
			line.text.length > figure.text.length &&
			line.text.includes(figure.text) &&
			text.includes(line.text),
	);
}

/** "Year 4", "Level 5": a figure that the profile puts behind the same name. */
function isLabel(figure: Figure, { text }: Told, { text: own }: Sources) {
	const name = /(?<=\P{L}|^)\p{Lu}\p{L}+\s$/u.exec(text.slice(0, figure.start));
	return (
		name !== null &&
		new RegExp(`${name[0]}${escaped(figure.text)}(?![\\p{N}%])`, "u").test(own)
	);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const COUNTED_ENTRIES = [
	[
		"languages",
		/^\s(?:languages|sprachen|idiomas|langues|lingue|talen|språk|sprog)\b/i,
	],
	[
		"certifications",
		/^\s(?:certificat\w+|zertifikat\w*|certificados|certificazioni)\b/i,
	],
	[
		"publications",
		/^\s(?:publications|papers|veröffentlichungen|publicaciones)\b/i,
	],
	["projects", /^\s(?:projects|projekte\w*|proyectos|projets|progetti)\b/i],
	[
		"work_experience",
		/^\s(?:employers|companies|positions|roles|jobs|arbeitgeber\w*|empresas|entreprises|aziende)\b/i,
	],
] as const;

/** "Speaks three languages" of who lists three. */
function countsEntries(
	figure: Figure,
	{ text }: Told,
	{ profile }: Sources,
): boolean {
	const after = text.slice(figure.end);
	return COUNTED_ENTRIES.some(
		([section, named]) =>
			named.test(after) && figure.values.includes(profile[section].length),
	);
}

function latestDate(sources: Sources): string {
	return (
		(sources.text.match(/\b(?:19|20)\d\d-\d\d\b/g) ?? []).toSorted().at(-1) ??
		"2000-01"
	);
}

/** The stem of the word that says what a figure counts: the first after it that carries meaning. */
function countedWord(
	text: string,
	figure: Figure,
	language: string,
): string | null {
	const [after] = claimOf("", text.slice(figure.end), language).stems;
	return after ?? null;
}
