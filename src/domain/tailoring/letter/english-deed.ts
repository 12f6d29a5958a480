// What English notes say was done where their first word leaves no doubt: "Sat in on vendor calls", "Build and run services".
import { DESCRIBED, WITHOUT_OBJECT } from "../lines/english-sentence.ts";
import { baseForm, pastForm } from "../lines/english-verbs.ts";
import { loweredArticle } from "./articles.ts";
import { englishNounDeed } from "./english-noun-deed.ts";

const PAST =
	/^(?:sat|stood|ran|led|co-led|built|wrote|sold|taught|made|kept|held|took|gave|met|brought|set up|drove|spoke|won|grew|cut|dealt|found|sent|went|reset|put|split) /i;
// Words that name nothing where they begin a line.
const PRESENT =
	/^(?:pull|sit|stand in|build|write|give|keep|take|make|sell|teach|handle|own|fetch|co-?lead|bring|meet|read|speak|act|serve|look after|sign off|look|hold|fill in|cover for|deal with|monitor|place|answer|draw|triage(?! nurse)|train(?! (?:driver|operator|station)s?(?!\p{L}))|(?:coach|mentor)(?! (?:to|for|at|in) )|program(?= (?:\p{L}+-\p{L}+ )?(?:parts|robots|machines|jobs|controllers|plcs))) (?!of )/iu;

/** As a sentence goes on behind "I"; null where the first word may be a thing. */
export function englishDeed(line: string, isCurrent: boolean): string | null {
	const own = loweredArticle(line);
	if (DESCRIBED.test(line) || WITHOUT_OBJECT.test(line)) return null;
	if (PAST.test(line)) return own;
	if (PRESENT.test(line)) return isCurrent ? own : null;
	return bothVerbs(own, isCurrent) ?? englishNounDeed(own, isCurrent);
}

/** "Build and run services": two words that are verbs together. */
function bothVerbs(line: string, isCurrent: boolean): string | null {
	const [, first = "", second = "", rest = ""] =
		/^(\p{Ll}+) and (\p{Ll}+)( (?!of |for |and )\p{L}.*)$/u.exec(line) ?? [];
	if (baseForm(first) !== first || baseForm(second) !== second) return null;
	return isCurrent ? line : `${pastForm(first)} and ${pastForm(second)}${rest}`;
}
