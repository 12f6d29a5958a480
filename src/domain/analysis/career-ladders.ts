// Usual next steps of occupations whose next level is not told by a word before the title. Each name is a title the lexicon
// knows; a step that needs another licence or degree is none. A further ladder is a further line.

const LADDERS = `
registered nurse > nurse manager
nurse manager > director of nursing
sales assistant > store manager > area manager > regional manager
cashier > store manager
stock clerk > store manager
waiter > restaurant manager > area manager
bartender > bar manager
kitchen assistant > cook > sous chef > head chef
commis chef > chef de partie > sous chef
hotel receptionist > front office manager > hotel manager
housekeeper > housekeeping supervisor
cleaner > cleaning supervisor
warehouse worker > warehouse supervisor > warehouse manager > logistics manager
forklift operator > warehouse supervisor
truck driver > dispatcher > logistics manager
customer service representative > customer service team leader > customer service manager
receptionist > office manager
data entry clerk > administrative assistant > executive assistant
administrative assistant > office manager
bookkeeper > accountant > senior accountant > finance manager
controller > finance director
financial analyst > senior financial analyst > finance manager
electrician > site manager
plumber > site manager
carpenter > site manager
bricklayer > site manager
roofer > site manager
construction worker > site manager
machine operator > shift supervisor > production manager
assembler > machine operator
production manager > plant manager
maintenance technician > maintenance manager
mechanic > workshop manager
laboratory technician > senior laboratory technician > laboratory manager
childcare worker > nursery manager
teacher > head of department > principal
lecturer > senior lecturer > associate professor > professor
postdoctoral researcher > assistant professor > associate professor
security guard > security supervisor > security manager
recruiter > senior recruiter > talent acquisition manager
HR generalist > HR manager > HR director
account manager > key account manager > sales manager
account executive > senior account executive > sales manager
customer success manager > head of customer success
product manager > senior product manager > head of product
project manager > senior project manager > program manager
journalist > editor
copywriter > creative director
graphic designer > senior graphic designer > art director
paralegal > senior paralegal
pharmacist > pharmacy manager
social worker > senior social worker > social services manager
gardener > head gardener
office manager > operations manager
`;

const NEXT = new Map<string, string>();
for (const ladder of LADDERS.trim().split("\n")) {
	const rungs = ladder.split(" > ");
	for (const [at, rung] of rungs.entries()) {
		const next = rungs[at + 1];
		if (next && !NEXT.has(rung.toLowerCase()))
			NEXT.set(rung.toLowerCase(), next);
	}
}

/** The usual next step of an occupation by its English name; null where none is known. */
export function nextOnLadder(occupation: string): string | null {
	return NEXT.get(occupation.toLowerCase()) ?? null;
}

/** Every step that may be suggested. */
export const ladderSteps: ReadonlySet<string> = new Set(NEXT.values());
