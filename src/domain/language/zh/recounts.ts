// Chinese: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: ["(?:@date)?(?:我)?(?:获得|荣获)(?:了)?(?:@giver(?:颁发)?的)?@award"],
	givenFor: "表彰|因",
	shared: "团队|共同|同事|小组|入围|提名|第二|第三",
	reason: "因",
	trades: ["(?:自)?@date(?:起|以来)?(?:我)?(?:一直)?从事@trade(?:工作)?"],
	beginner: "初级",
	nearest: "最接近的是",
	beside: {},
};
