// A verb may not claim more than the line it rests on: who helped did not lead, and who led no people had no team.
import type { ClaimProblem } from "./claim-problem.ts";
import {
	admitsHelp,
	beginsWithHelp,
	deedsOf,
	firstWord,
	isLeadingTitle,
	speaksOfLeading,
} from "./scope.ts";
import { countShared, type Sentence } from "./sentence.ts";
import type { Source, Sources } from "./sources.ts";

export function checkDeeds(sentence: Sentence): ClaimProblem[] {
	const { told, claim, own } = sentence;
	const [main] = own;
	if (!main || countShared(claim, main) === 0) return [];
	const raised = (word: string): ClaimProblem => ({
		where: told.path,
		message: `"${word}" claims more than the profile says: "${main.text}".`,
		hint: "Use the profile's own verb.",
		text: word,
	});
	const help = raisedHelp(sentence, main);
	if (help !== null) return [raised(help)];
	const { supporting, sources } = {
		...sentence,
		supporting: supportersOf(sentence, main),
	};
	const led = deedsOf(told.text)
		.filter(
			({ rank, word }) =>
				rank === "lead" &&
				!supporting.some((source) => speaksOfLeading(source.text)) &&
				!isTitledLeader(main, sources) &&
				!main.text.toLowerCase().includes(word.toLowerCase()),
		)
		.map(({ word }) => word);
	const team = ledTeam(told.text);
	const isOwnTeam =
		team === null || supporting.some(({ text }) => SPEAKS_OF_PEOPLE.test(text));
	return [...led, ...(isOwnTeam ? [] : [team])].map(raised);
}

/** The lines that explain at least half as much of the sentence as the best one does. */
function supportersOf({ claim, own }: Sentence, main: Source): Source[] {
	const least = countShared(claim, main);
	return own.filter((source) => countShared(claim, source) * 2 >= least);
}

/** The deed claimed in place of a help; null where the help is still told, or where another line tells the deed. */
function raisedHelp(
	{ told, claim, own }: Sentence,
	main: Source,
): string | null {
	if (
		!beginsWithHelp(main.text) ||
		beginsWithHelp(told.text) ||
		admitsHelp(told.text)
	)
		return null;
	// A sentence that says other things as well may leave this one's help to another.
	// The verbs differ, so one word each need not be shared.
	const least = Math.min(main.stems.size, claim.stems.size) - 1;
	if (countShared(claim, main) * 2 < least) return null;
	const deed = firstWord(told.text);
	const isTold = own.some(
		(source) =>
			source !== main &&
			!beginsWithHelp(source.text) &&
			countShared(claim, source) >= 2,
	);
	const lead = deedsOf(told.text).find(({ rank }) => rank === "lead");
	if (lead && !isJoined(main.text, lead.word)) return lead.word;
	return isTold || deed === "" || isJoined(main.text, deed) ? null : deed;
}

/** "Helped with the move and wrote the plan" tells of a plan written, not helped with. */
function isJoined(text: string, deed: string): boolean {
	return new RegExp(
		`(?:(?<!\\p{L})(?:and|und|y|et|og|e|en)|[,;])\\s+${deed}(?!\\p{L})`,
		"iu",
	).test(text);
}

const TEAM =
	/(?:team|teams|staff|crew|direct reports|equipo|équipe|equipe|equipa|squadra|ploeg|mannschaft|团队|小组|员工|下属)/u;
const LED_TEAM = new RegExp(
	`(?<!\\p{L})(?:led|lead|leads|leading|head(?:ed|s|ing)|manag(?:ed|es|e|ing)|direct(?:ed|s|ing)|supervis(?:ed|es|e|ing)|oversaw|overs(?:ees|ee|eeing)|built and led|ran|leite\\p{L}*|führ\\p{L}*|lider\\p{L}*|dirig\\p{L}*|encadr\\p{L}*|guidat\\p{L}*|gestit\\p{L}*|coordinat\\p{L}*|chefi\\p{L}*|ledet|ledede|leder|leidde)(?!\\p{L})[^.;:]{0,40}?(?<!\\p{L})${TEAM.source}(?!\\p{L})|(?:带领|领导|管理|率领)[^，。]{0,10}${TEAM.source}`,
	"iu",
);
const SPEAKS_OF_PEOPLE = new RegExp(
	`${TEAM.source}|people|employees|nurses|engineers|developers|analysts|designers|associates|reports|members|students|volunteers|interns|welders|workers|colleagues|shift|department|\\p{L}{4,}(?:ers|ors|ists|ants)(?!\\p{L})|mitarbeit|personen|kollegen|abteilung|personas|empleados|colaboradores|personnes|collaborateurs|persone|collaboratori|pessoas|colaboradores|mensen|medewerkers|collega|personer|ansatte|medarbejdere|ingeniører|人`,
	"iu",
);

/** "Led the team": the words, where a sentence claims to have led people. */
function ledTeam(text: string): string | null {
	return LED_TEAM.exec(text)?.[0] ?? null;
}

/** Whether the entry a line stands in has a title of leadership, which supports verbs of leadership in it. */
function isTitledLeader(line: Source, { profile }: Sources): boolean {
	const [section, at] = line.path.split(".");
	if (section === "work_experience")
		return isLeadingTitle(profile.work_experience[Number(at)]?.job_title ?? "");
	if (section === "volunteer")
		return isLeadingTitle(profile.volunteer[Number(at)]?.role_title ?? "");
	return false;
}
