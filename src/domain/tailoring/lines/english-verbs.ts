// English verbs of work and their forms: a table of facts. A rewrite may only use a verb that stands here, so that no
// form is ever guessed. Words that are nouns as often as verbs are marked, because "Design of circuits" is no order.

const VERBS =
	`achieve acquire adapt address adjust administer advise align allocate analyze analyse answer apply appraise
  arrange assemble assess assign assist assure attain attend automate balance bill book brief build calculate calibrate care
  catalog champion change clean close coach collaborate collect combine communicate compile complete compose compute conduct
  configure consolidate construct consult contribute convert coordinate counsel create cultivate customize cut debug
  decrease define deliver demonstrate deploy design determine develop devise diagnose digitize direct discover dispatch
  display distribute document double draft draw drive earn edit educate eliminate embed enable encourage engage engineer
  enhance ensure establish estimate evaluate examine execute expand expedite explain explore facilitate file fill finalize
  fix formulate foster fulfill gain gather generate give govern greet grow guide handle harden head help hire host identify
  illustrate implement improve increase inform initiate innovate inspect install instruct integrate interpret interview
  introduce investigate invoice issue join keep launch lay lead learn leverage liaise load lower maintain make manage
  manufacture map measure meet mentor migrate minimize model modernize monitor motivate move negotiate observe obtain
  operate optimize order orchestrate organize organise oversee own pack participate partner perform pilot plan post precept
  prepare present prevent prioritize process procure produce program promote propose protect provide publish purchase
  raise read rebuild receive recommend reconcile record recruit redesign reduce refactor refine register reorganize repair
  replace report represent research resolve respond restock restructure revamp review revise roll route run safeguard save
  scale schedule screen secure select sell serve service set shape ship simplify solve sort source spearhead staff
  standardize start steer stock streamline strengthen structure study supervise supply support surpass survey sustain take
  teach test track train transform translate transport treat troubleshoot tutor unify update upgrade use utilize validate
  verify visit weld welcome win work write
	arbitrate bake bend braze caulk crimp decommission defend depose disburse disinfect dissect excavate haul hoist insulate
	intubate knead litigate mediate notarize palletize pave prosecute pull reimburse remit sanitize sew solder splice sterilize
	suture titrate underwrite vaccinate
	accelerate accept adopt advertise amend approve archive attract audit author authorize bring check clarify stop code compare
	conceive confirm connect control cook correct count craft curate customise delegate detect dispense enforce enroll enter equip escort exceed
	extend extract fabricate feed formalize fund grade hold import incorporate index inspire inventory invest label log market
	merchandise mix moderate mount offer onboard outline overhaul package paint patrol pay photograph predict print proofread qualify quantify
	query rank re-engineer reinforce renew renovate reorder restore retain retrieve rewrite scan seek segment simulate specify
	spend stabilize submit summarize tailor target trace transcribe transfer transition triage trim tune undertake visualize wash weigh wire
	administer admit carry cater classify conserve convene decorate derive discharge discuss dispose elicit employ endorse erect
	escalate evacuate furnish immunize inject intervene irrigate navigate originate publicize pursue reassure rebrand recycle refer
	refuel refurbish regulate rehabilitate rehearse relocate reposition resettle resuscitate retrain revive rewire sculpt signpost
	suggest synthesize tackle tend tidy unload upload
	rotate purify tabulate collate dismantle accompany sterilise optimise prioritise recognise
	look act show recover sweep
	modify notify remove rectify interact comply summarise categorize standardise harmonize mobilize mow unpack repack reheat defrost marinate
	fry chop peel scrub stow dig prune shear calve medicate bathe sand deburr lubricate drain moor sing argue plead restrain de-escalate
	deputise deputize upsell buy send speak choose fly ride catch find do sit deal tell pour browse chase chart groom harvest mark mop quote
	request roster share stack stand swap talk walk watch wrap polish grease accession bind catalogue digitise shelve shortlist redact rehome
	invigilate memorize`.split(/\s+/);

/** Verbs of trades, known where a line begins with them. Their other forms are as often what a thing is like: "calming talks". */
const OF_TRADES =
	`alter anaesthetise anesthetize bale autoclave bandage barcode blanch bottle braise breed brew butcher cannulate carve catheterise catheterize
	chair chaperone choreograph compound cover darn debone debride decant decontaminate distil distill dose download drape drench embroider engrave etch
	euthanise euthanize extubate ferment fertilise fertilize fillet fold freeze garnish glaze graft grout hang hem herd iron lacquer lecture
	lend melt mend microchip milk minute mulch neuter palpate pasteurise pasteurize pick pipette plaster plate plot plough plow pollinate
	portion price prime proof propagate rake realign recalibrate referee refill refit reseal retrofit reupholster reweave rig roast shoot sow
	spay splint spray steam stitch strike strip strim swab tender terminate tile till timetable torque transplant typeset umpire unblock
	upholster varnish ventilate wax weave weed whisk withdraw x-ray`.split(/\s+/);

const IRREGULAR: Readonly<Record<string, string>> = {
	bend: "bent",
	bind: "bound",
	bring: "brought",
	build: "built",
	cut: "cut",
	draw: "drew",
	drive: "drove",
	feed: "fed",
	give: "gave",
	grow: "grew",
	hold: "held",
	keep: "kept",
	lay: "laid",
	lead: "led",
	learn: "learned",
	make: "made",
	meet: "met",
	oversee: "oversaw",
	pay: "paid",
	proofread: "proofread",
	read: "read",
	rebuild: "rebuilt",
	rewrite: "rewrote",
	run: "ran",
	seek: "sought",
	spend: "spent",
	sweep: "swept",
	undertake: "undertook",
	underwrite: "underwrote",
	sell: "sold",
	set: "set",
	take: "took",
	teach: "taught",
	win: "won",
	write: "wrote",
	stand: "stood",
	sing: "sang",
	dig: "dug",
	tell: "told",
	deal: "dealt",
	sit: "sat",
	do: "did",
	find: "found",
	catch: "caught",
	ride: "rode",
	fly: "flew",
	choose: "chose",
	speak: "spoke",
	send: "sent",
	buy: "bought",
	breed: "bred",
	freeze: "froze",
	hang: "hung",
	lend: "lent",
	shoot: "shot",
	strike: "struck",
	typeset: "typeset",
	weave: "wove",
	withdraw: "withdrew",
};

// The last consonant is doubled: plan, planned, planning.
const DOUBLED = new Set(
	`cut debug embed map plan program run ship set win control equip log patrol remit scan submit transfer trim admit refer chop hem mop plot refit retrofit rig scrub strim strip swab swap wrap`.split(
		" ",
	),
);

// As often a noun or another part of speech at the head of a line.
const ALSO_NOUN = new Set(
	`address advance balance bill book brief build care catalog champion change close coach counsel cut design direct dispatch display
  document double draft draw drive engineer estimate file fill fix guide handle harden head help host increase initiate
  interview invoice issue launch lay lead load lower map measure model monitor order own pack partner pilot plan post precept
  present process produce program purchase raise read record register repair report research review roll route run
  save scale schedule screen secure select service set shape ship source staff start stock structure study supply support
  survey test track train transport treat tutor update upgrade use visit weld welcome win work clean complete open engage
	audit author code control cook correct count craft draft escort extract feed fund grade hold import index inventory label log market mix mount offer
	discharge upload outline overhaul package paint patrol pay photograph print query rank scan segment spend tailor target trace transfer transition triage trim tune
	wash wire check haul pull splice suture look act show sweep delegate archive
	chase chart groom harvest mark mop quote request roster share stack stand swap talk walk watch wrap polish grease deal ride catch find catalogue drain scrub sand
	bandage barcode bottle breed brew butcher chair chaperone compound dose download drape drench fillet fold freeze garnish glaze graft grout hem herd
	iron lacquer lecture microchip milk minute mulch pick pipette plaster plate plot plough plow portion price prime proof rake referee refill refit
	retrofit rig roast shoot splint spray steam stitch strike strip swab tender tile till timetable torque transplant umpire varnish wax weed
	x-ray`.split(/\s+/),
);

function pastOf(base: string): string {
	const irregular = IRREGULAR[base];
	if (irregular) return irregular;
	if (base.endsWith("e")) return `${base}d`;
	if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
	if (DOUBLED.has(base)) return `${base}${base.at(-1)}ed`;
	return `${base}ed`;
}

function gerundOf(base: string): string {
	if (base.endsWith("ee")) return `${base}ing`;
	if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
	if (DOUBLED.has(base)) return `${base}${base.at(-1)}ing`;
	return `${base}ing`;
}

const BASES = new Set([...VERBS, ...OF_TRADES]);
const FROM_GERUND = new Map(VERBS.map((base) => [gerundOf(base), base]));
const FROM_PAST = new Map(
	[...VERBS, ...OF_TRADES].map((base) => [pastOf(base), base]),
);
// "read", "cut" and "set" look the same in both tenses, so they tell none.
const TENSELESS = new Set(["read", "cut", "set", "typeset"]);
const PARTICIPLES_AS_ADJECTIVES = new Set(
	`advanced experienced skilled dedicated certified licensed detailed motivated related focused qualified accomplished
  seasoned proven organized advanced limited unlimited assorted mixed shared united based`.split(
		/\s+/,
	),
);

const PARTICIPLES: Readonly<Record<string, string>> = {
	choose: "chosen",
	do: "done",
	draw: "drawn",
	drive: "driven",
	fly: "flown",
	give: "given",
	grow: "grown",
	oversee: "overseen",
	rewrite: "rewritten",
	ride: "ridden",
	run: "run",
	speak: "spoken",
	take: "taken",
	undertake: "undertaken",
	underwrite: "underwritten",
	write: "written",
};
/** Of these the table has the past alone, and the participle is another. */
const NO_PARTICIPLE = new Set([
	"freeze",
	"sing",
	"weave",
	"withdraw",
	"show",
	"sew",
	"sow",
	"mow",
	"shear",
]);

/** "manage" → "managed", "run" → "run": what stands behind "have"; null where it is not certain. */
export function participleForm(base: string): string | null {
	if (!BASES.has(base) || NO_PARTICIPLE.has(base)) return null;
	return PARTICIPLES[base] ?? pastOf(base);
}

/** "managed" → "manage", null where the word is no past of a known verb. */
export function baseOfPast(word: string): string | null {
	return FROM_PAST.get(word.toLowerCase()) ?? null;
}

/** "managing" → "manage", null where the word is no gerund of a known verb. */
export function baseOfGerund(word: string): string | null {
	return FROM_GERUND.get(word.toLowerCase()) ?? null;
}

/** "manage" → "manage", null where it is not the bare form of a known verb. */
export function baseForm(word: string): string | null {
	const lower = word.toLowerCase();
	return BASES.has(lower) ? lower : null;
}

/** The past of a known verb's bare form. */
export function pastForm(base: string): string {
	return pastOf(base);
}

/** What he or she does: "manage" → "manages". */
export function thirdPersonForm(base: string): string {
	if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
	return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** Whether the word is a past form that begins a line about something done: "Trained", "Led", "Re-architected". */
export function isPastVerb(word: string): boolean {
	const lower = word.toLowerCase();
	if (TENSELESS.has(lower) || PARTICIPLES_AS_ADJECTIVES.has(lower))
		return false;
	return (
		FROM_PAST.has(lower) ||
		(/^(?:[a-z]+-)?[a-z]{2,}(?:ed)$/.test(lower) && !COMPOUND.test(lower))
	);
}

/** "Four-handed", "one-sided": what a thing is like. */
const COMPOUND =
	/^(?:one|two|three|four|five|six|seven|eight|nine|ten)-|-(?:handed|sided|bodied|minded|aged|skilled|legged|faced|based|related|oriented)$/;

/** "Rotating 12-hr shifts": which shifts, not what is done with them. */
export const DESCRIBES_HOURS =
	/^(?:rotating|alternating|changing|varying) (?:[^\s,]+ ){0,2}(?:shifts?|hours|rotas?|schedules?|nights|weekends)(?!\p{L})/iu;

/** Whether the word may as well be a noun: "Support", "Design", "Lead". */
export function isAlsoNoun(base: string): boolean {
	return ALSO_NOUN.has(base) || TENSELESS.has(base);
}
