// English lines that tell what somebody is or was made, with no verb of their own: a part they have ("Clinical coach to two
// students"), what they were chosen for ("Chosen as one of six trainers"), when they are called. The verb that carries such a line claims
// nothing that the line does not say.
import { inBlocks } from "../../language/list-pattern.ts";
import { type LineToState, opensWithDeed } from "./english-deeds.ts";
import type { StatedLine } from "./stated-sentence.ts";

/** null for a line that begins with a deed, or whose first words are not certain to be one of these. */
export function englishState(line: LineToState): StatedLine | null {
	const text = line.text.replace(/[\s.;,]+$/u, "");
	if (SEVERAL.test(text)) return null;
	const [first = "", ...further] = text.split(/(?<=[:;]) /u);
	const deed = deedOf({ ...line, text: first.replace(/[:;]$/u, "") });
	if (deed === null) return null;
	const rest = further.map((clause) =>
		opensWithDeed({ ...line, text: clause }) ? `I ${clause}` : clause,
	);
	const mark = /[:;]$/u.exec(first)?.[0] ?? "";
	const whole = [`${deed}${mark}`, ...rest].join(" ");
	return { sentence: `I ${whole}.`, deed: rest.length === 0 ? whole : null };
}

/** What would want a subject of its own. */
const SEVERAL = /[–—!?]|[.] /u;

const CHOSEN = inBlocks(
	/^(?:appointed|asked|awarded|chosen|commended|elected|honou?red|invited|nominated|picked|promoted|recogni[sz]ed|selected|trusted|voted) (?:as|by|for|in|into|on|to|twice|to)(?!\p{L})|^named (?:as )?(?!after)\p{L}/iu,
);
const ON_CALL = inBlocks(
	/^on[- ]call (?:one|two|three|every|each|about|for|\d)|^on (?:the|a|our) (?:[\p{L}-]+ ){1,3}?(?:board|committee|panel|roster|rota|working group)(?!\p{L})/iu,
);
const IN_CHARGE =
	/^(?:(?:accountable for|answerable for|in charge of|(?:jointly |solely )?responsible for) |(?:second|third) in (?:charge|command)(?: |$))/iu;
/** "Was part of the inspection in March 2024": the verb is there already. */
const WAS =
	/^was (?:an?|involved|in|on|one of|part of|present|responsible|the)(?!\p{L})/iu;

function deedOf(line: LineToState): string | null {
	const { text, isCurrent } = line;
	if (WAS.test(text)) return lowered(text);
	if (CHOSEN.test(text)) return `was ${lowered(text)}`;
	if (ON_CALL.test(text) || IN_CHARGE.test(text))
		return `${isCurrent ? "am" : "was"} ${lowered(text).replace(/^on-call/u, "on call")}`;
	const role = ROLE.exec(text);
	if (role === null) return null;
	const { first = "", alone } = role.groups ?? {};
	const article = alone ? "" : /^[aeiou]|^hon/iu.test(first) ? "an " : "a ";
	const verb = isCurrent && !ENDED.test(text) ? "have been" : "was";
	return `${verb} ${article}${lowered(text)}`;
}

/** A part somebody has beside their post; what one person alone is takes no article. */
const ROLE = inBlocks(
	/^(?<first>(?:(?:clinical|clinic|deputy|fire|key|lead|link|main|peer|practice|safety|shift|staff|student|union|ward|works) )?(?:(?<alone>(?:acting|relief) (?:\p{L}+ ){0,2}?(?:lead|manager|officer|operator|supervisor|technician)|point (?:of contact|person)|captain|chair|secretary|treasurer|(?:business|product|program|programme) lead)|assessor|buddy|champion|coach|contact|examiner|facilitator|first[- ]aider|instructor|marshal|member|mentor|nurse|preceptor|referee|rep|representative|steward|super[- ]?user|trainer|tutor|user|warden|(?:project|shift|team|tech|technical) lead)) (?:since (?:\p{L}+ )?\d{4} )?(?:to|for|of|on|in|at|during|when)(?!\p{L})/iu,
);
const ENDED = /(?<!\p{L})(?:in|until) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d(?!\d)/u;

function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
