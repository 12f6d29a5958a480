// Words a named thing never begins or ends with, for reading noun phrases where the lexicon is silent.

const set = (words: string): ReadonlySet<string> =>
	new Set(words.trim().split(/\s+/));

/** Words that end a phrase: articles, prepositions, verbs and fillers. */
export const STOP_WORDS = set(`
a an the this that these those and or but nor of in on at to for from by with within without into onto over under between among across through during
per via as than then so if while when where which who whom whose what why how all any both each every either neither some most many much more less few several
such following above below listed professional serait sera sont other another own same different various multiple numerous related relevant similar equivalent comparable appropriate applicable suitable specific
is are was were be been being am has have had having do does did doing will would can could should shall may might must
you your yours we our ours us they their them he she it its his her i my me one ones someone anyone everyone
not no yes also too very well just only even still already always never often sometimes again ever once
etc eg ie e.g i.e including include includes preferably preferred plus required desirable ideally essential mandatory must-have nice
major minor scalable effective dynamic robust complex common key core wide global international general full clear daily large small senior junior
big new various overall main certain given real useful valuable deeper better best first second third next last additional further own entire whole unique
strong solid good excellent great deep extensive broad advanced basic proven demonstrated hands-on working practical sound thorough prior previous
experience experienced knowledge skills skill ability abilities understanding expertise background familiarity proficiency competence competencies know-how fluency
years year months month least minimum maximum up level levels high higher low strong-willed new latest current modern leading industry-leading best-in-class
able willing keen eager interested passionate ready comfortable familiar proficient fluent
build building built develop developing developed design designing manage managing managed lead leading led support supporting write writing
create creating deliver delivering drive driving provide providing ensure ensuring maintain maintaining implement implementing work working works
use using used apply applying perform performing conduct conducting analyze analyzing make making take taking get getting help helping join joining
run running set setting handle handling solve solving learn learning-by-doing understand plan coordinate collaborate collaborating communicate participate
like love enjoy want need needs look looking seek seeking offer offers offering
der die das den dem des ein eine einen einem einer eines und oder aber mit für von zu zur zum im in auf an bei als auch sowie wie ist sind hat haben
sehr gute guter gutes gut fundierte erste mehrjährige einschlägige idealerweise sicherer sichere ihre ihr dein deine unser unsere wir sie du erfahrung kenntnisse
el la los las un una unos unas de del y o en con para por que se su sus como al más muy nivel
le la les des du un une et ou en avec pour dans sur que qui vos votre notre nos au aux d l plus très
il lo gli di della dei e con per nel nella een het van en of met voor o os as dos da na no com og eller til af på
`);

/** Nouns too wide to name a thing by themselves. */
export const WIDE_NOUNS = set(`
tool tools technology technologies field fields area areas industry sector environment environments company companies team teams role roles position positions
system systems service services solution solutions product products process processes project projects program programs practice practices method methods
technique techniques concept concepts principle principles standard standards platform platforms software application applications framework frameworks
language languages development management design engineering architecture operation operations administration support business customer customers client clients
people person others staff member members stakeholders users user world life time day days week weeks task tasks duties issue issues problem problems
setting settings market markets degree discipline subject topic topics matter matters way ways part parts number range variety level quality data information
it things thing something everything work job jobs career opportunity opportunities challenge challenges goal goals idea ideas change changes decision decisions
requirement requirements document documents material materials resource resources activity activities function functions aspect aspects responsibility
community communities partner partners vendor vendors group groups organization organizations organisation department departments office
specialist developer administrator expert engineer manager school schools university college association candidate
objectives objective certificate license licence
`);

/** Nouns that make a known branch of knowledge of what stands before them: "hospital hygiene management". */
export const KNOWLEDGE_HEADS = set(`
technology technologies framework frameworks methodology methodologies method methods practice practices principle principles standard standards
protocol protocols language languages development programming architecture architectures engineering administration analysis analytics design designs management
testing security infrastructure systems system tools platform platforms databases database networks network pattern patterns concepts techniques
regulations regulation law laws policy policies compliance modeling modelling theory science sciences software applications services solutions integration
automation deployment optimization optimisation processing processes procedures therapy medicine care education teaching studies accounting finance marketing
sales logistics planning strategy strategies research statistics methods virtualization visualization scripting migration libraries library apis api stack
environment environments certification degree industry equipment technologies-based electronics chemistry physics biology mathematics economics
`);
