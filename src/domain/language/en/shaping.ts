// English: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"approx\\.?|about|around|roughly|some|over|up to|more than|nearly|almost|an average|on average|usually|average|daily|weekly|monthly|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|once|half";
const BEGINS =
	"\\p{L}+ly|(?:the )?(?:same|next) (?:day|week|month|shift|morning|evening)|which|who|whose|where|while|then|but|so|with|without|in|at|on|for|by|from|to|of|under|over|across|through|during|since|until|after|before|between|within|per|via|together|alongside|including|incl|mostly|mainly|partly|usually|then|later|also|always|never|sometimes|often|as|and|or|but|plus|both|not|no|all|whatever|used|using|written|live|now|first|followed|based|done|\\p{L}{3,}ing(?= )|\\p{L}{3,}ed(?= (?:by|in|with|at|to|for|from|on)(?!\\p{L}))";
const VERBS =
	"is|are|was|were|be|been|has|have|had|does|did|went|goes|fell|falls|rose|rises|dropped|grew|came|became|stayed|ride|rides|runs|I|we|he|she|they|it|me|us|them|who|which|that|down from|up from|somebody|nobody";
const OTHERS = [
	"^(?:\\p{L}+ ){0,2}\\p{L}{3,}(?:er|or|ist|ian|ant|man|woman|holder) (?:for|at|in|on|from|since) ",
	"^(?:part|one|two|three|four|five|six|member|half|best) (?:of|seller)(?!\\p{L})",
	"^(?:sat|stood|sit|stand|ran|run|pull|pulls|fetch|fetches|co-?lead|co-?led|build|built|wrote|sold|taught|led|made|kept|held|took|gave|met)(?!\\p{L})",
].join("|");

export const shaping: ShapingWords = {
	and: "and",
	many: /[^s]s$/u,
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?![\\p{L}-])`, "iu"),
	activity:
		/^(?:[\p{L}&/-]+ ){0,2}(?!(?:being|building|nothing|something|everything|anything|spring|string|king|ring|wing|thing|ceiling|evening|morning|clothing|standing|position|station|promotion|section|million|apartment|department|government|equipment|investment|instrument|document|moment|segment|improvement|achievement|reduction)\b)(?:\p{L}{3,}ing|\p{L}{3,}tion|\p{L}{3,}agement|assessment|recruitment|procurement|deployment|maintenance|analysis|support|repair|upkeep|supervision|care|payroll|bookkeeping|research|stocktakes?|liaison)(?= (?:of|for|in|at|with|to|on|from|across|and|by|per|during|under)\b|,| \(|$)/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [{ text: ", as well as " }],
};
