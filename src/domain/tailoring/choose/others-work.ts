// Lines that tell what somebody else does and nothing of the person: "The head of reception writes the rota". A resume never prints
// them as one's own. A line that says both, "I draft the rota, the manager signs it", stays whole.
import { type Clause, clausesOf } from "../../proof/clauses.ts";
import { readLine } from "../../proof/ground.ts";
import { isDeterminer } from "../../proof/mentions.ts";
import { othersDeeds } from "../../proof/others-deeds.ts";
import { isDeedAt } from "../../proof/verb-forms.ts";

/** Every clause has somebody else as its subject: behind an article, at its beginning or its end. */
export function isOthersWork(text: string, language: string): boolean {
	const clauses = readLine(text, language)
		.flatMap(clausesOf)
		.filter(({ members }) => members === undefined);
	return clauses.length > 0 && clauses.every(isOthers);
}

/** A short clause; whoever opens a line with a verb tells of themselves. */
function isOthers(clause: Clause): boolean {
	const { reading, parts } = clause;
	const places = [...parts.keys()];
	const [first, last] = [Math.min(...places), Math.max(...places)];
	return (
		places.length <= MOST_WORDS &&
		!isDeedAt(reading, first) &&
		othersDeeds(clause).some(
			({ isStated, actor, deed }) =>
				isStated &&
				isDeedAt(reading, deed) &&
				(actor.last === last || actor.first <= first + 1) &&
				[1, 2].some((back) => isDeterminer(reading, actor.first - back)),
		)
	);
}

const MOST_WORDS = 8;
