// Résumé lines leave articles out ("Built payment system handling …"); a sentence of a letter needs them. Only in front of
// nouns that are always counted, and only where nothing stands that could already say which.

const COUNTED =
	"location|facility|hospital|department|system|mechanism|process|platform|framework|dashboard|pipeline|tool|application|app|website|site|portal|program|programme|project|database|model|team|portfolio|campaign|strategy|feature|module|workflow|algorithm|engine|solution|plan|template|prototype|mvp|api|library|initiative|network|migration|rollout|redesign|transition|relationship|group|clinic|shop|store|unit|budget|process|procedure|protocol|schedule|checklist|handbook|manual|guide|curriculum|course|workshop|newsletter|blog|survey|report|audit|setting|university|college|school|company|firm|agency|practice|ward|warehouse|factory|restaurant|kitchen|office|lab|laboratory|machine|line|prototype|environment|architecture|approach|method|playbook|test suite";
const ENDS =
	"(?=,|;|$| \\(| and \\p{Ll}+ed | (?:while|where|when|before|after|for|of|to|from|in|on|at|with|by|as|that|which|who|across|between|through|during|within|under|per|using|\\p{L}+ing)(?!\\p{L}))";
const FIRST = new RegExp(
	`^(\\p{Ll}[\\p{L}-]+(?: and \\p{Ll}[\\p{L}-]+ed)?) ((?:[\\p{L}\\d/+&'-]+ ){0,4}?)(${COUNTED})${ENDS}`,
	"iu",
);

// Any of these among the words before the noun ends the noun's own words, or already says which one is meant.
const DETERMINED =
	/(?:^|\s)(?:a|an|the|this|that|these|those|all|each|every|any|some|no|one|two|three|four|five|six|seven|eight|nine|ten|our|my|their|its|his|her|your|several|many|multiple|various|new hires|of|for|in|on|at|to|with|by|from|as|and|or|up|out|over|off|than|more|\d+\+?|(?!(?:improved|advanced|automated|integrated|centrali[sz]ed|standardi[sz]ed|detailed|dedicated|shared|distributed|processing|reporting|billing|ticketing|scheduling|tracking|monitoring|engineering|manufacturing|training|testing|marketing|planning|learning|existing)(?:\s|$))\p{L}+(?:ed|ing|ly)|\p{L}+['’]s)(?=\s|$)|(?<!s)s\s(?!\p{L}+\s?$)/iu;

// Behind a preposition, with a word before the noun: "in high-acuity ER environment".
const FURTHER = new RegExp(
	`(?<= )(in|for|with|into|using|at|from|of|on|as|across) ((?:[\\p{L}\\d/&'-]+ ){1,3}?)(${COUNTED})${ENDS}`,
	"gu",
);
const FIXED: readonly (readonly [RegExp, string])[] = [
	[/\bfrom ground up\b/g, "from the ground up"],
	[/\band team of (?=\d)/g, "and a team of "],
];

/** "led migration from paper" → "led a migration from paper"; anything less certain stays as it is. */
export function withArticles(text: string): string {
	const further = withFirst(text).replace(
		FURTHER,
		(whole, ...[word, before]: string[]) =>
			DETERMINED.test(String(before).trim()) || /^\p{Lu}/u.test(String(before))
				? whole
				: `${word} ${articleOf(String(before))}${whole.slice(String(word).length)}`,
	);
	return FIXED.reduce((said, [from, to]) => said.replace(from, to), further);
}

const CHANGED =
	/^(?:boosted|cut|decreased|doubled|expanded|grew|halved|improved|increased|lowered|raised|reduced|scaled|shortened|tripled)$/u;

function withFirst(text: string): string {
	const [whole, verb = "", before = "", noun = ""] = FIRST.exec(text) ?? [];
	if (whole === undefined || DETERMINED.test(before.trim())) return text;
	const first = before === "" ? noun : before;
	// What is made more or less is there already.
	if (CHANGED.test(verb)) return `${verb} the${text.slice(verb.length)}`;
	return `${verb} ${articleOf(first)} ${before}${noun}${text.slice(whole.length)}`;
}

// Letters are read out: an MVP, an SQL model, a UX team, a one-page guide.
function articleOf(next: string): "a" | "an" {
	const [word = ""] = next.split(/[\s-]/);
	const isSpelled = /^\p{Lu}{2,}/u.test(word);
	const isVowel = isSpelled
		? /^[AEFHILMNORSX]/.test(word)
		: /^(?:[aeiou]|hour|honest|8|11|18)/i.test(word) &&
			!/^(?:u(?:ni|s[aeiu]|t[ei])|one|eu)/i.test(word);
	return isVowel ? "an" : "a";
}
