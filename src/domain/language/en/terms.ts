// English: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `and|and/or`,
	or: `or`,
	cueBefore: `knowledge (?:of|in|about|on|with)|know-how (?:in|of)|experience(?:d)? (?:with|in|of|using|on|within|from|across|working with|working in|working on|building|developing|developing in|programming in)|experience|expertise (?:in|with|on|of)|expert in|understanding of|understand(?:s)?|familiar(?:ity)? with|proficien(?:cy|t) (?:in|with|using|at|of)|competen(?:cy|ce|t) (?:in|with)|skill(?:s|ed)? (?:in|with|of|at|using)|background (?:in|of|with|within)|trained in|training in|fluen(?:t|cy) (?:in|with)|command of|mastery of|certified in|certification in|qualification in|qualified in|degree (?:in|within)|diploma in|education in|major in|master(?:'|’)?s?(?: degree)? in|bachelor(?:'|’)?s?(?: degree)? in|phd in|ph\\.d\\. in|doctorate in|(?:bsc|msc|ba|bs|ms) in|specializ(?:ed|ation|ing) in|specialis(?:ed|ation|ing) in|insight in(?:to)?|exposure to|grasp of|comfortable with|conversant with|capability in|working with|interest(?:ed)? in|passion(?:ate)? (?:for|about)|technologies such as|tools such as|languages such as|frameworks such as|such as|like|including|e\\.g\\.?|i\\.e\\.?|awareness of|acquainted with|basics of|fundamentals of|principles of|concepts of|techniques of|theory of|use of|using`,
	cueBehind: `experience|skills?|knowledge|background|expertise|proficiency|certification|certificate|certified|licen[cs]e|competenc(?:y|e|ies)|understanding|fluency|experiences|degree|qualification|know-how`,
	askingTails: `skills|literacy`,
	roles: `developers?|engineers?|architects?|managers?|directors?|consultants?|analysts?|administrators?|specialists?|scientists?|designers?|leads?|team(?:s)?|students?|candidates?|fellows?|fellowships?|stipends?|positions?|roles?|jobs?|professor|professors|postdocs?|department|faculty|university|ministry|company|companies|community|organi[sz]ations?|warriors?|officers?|assistants?|teachers?|technicians?|nurses?|group|division|unit|supervision|supervisors?|experts?|professionals?|guru|ninja|practice|partners?|projects?|thesis|colleagues?`,
	teaching: `teach\\p{L}*|taught|tutor\\p{L}*`,
	spokenParts: `fluen|speak|spoken|written|writing|language|lingual|native|proficien|knowledge|skills?|command|level|mother tongue|verbal|oral|communicat`,
	articles: `an?`,
	noTags: `a|an|the|to|of|for|in|on|with|we|you|is|are|at`,
	stop: `a an the this that these those and or but nor of in on at to for from by with within without into onto over under between among across through during
per via as than then so if while when where which who whom whose what why how all any both each every either neither some most many much more less few several
such following above below listed professional other another own same different various multiple numerous related relevant similar equivalent comparable appropriate applicable suitable specific
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
like love enjoy want need needs look looking seek seeking offer offers offering`,
	wide: `tool tools technology technologies field fields area areas industry sector environment environments company companies team teams role roles position positions
system systems service services solution solutions product products process processes project projects program programs practice practices method methods
technique techniques concept concepts principle principles standard standards platform platforms software application applications framework frameworks
language languages development management design engineering architecture operation operations administration support business customer customers client clients
people person others staff member members stakeholders users user world life time day days week weeks task tasks duties issue issues problem problems
setting settings market markets degree discipline subject topic topics matter matters way ways part parts number range variety level quality data information
it things thing something everything work job jobs career opportunity opportunities challenge challenges goal goals idea ideas change changes decision decisions
requirement requirements document documents material materials resource resources activity activities function functions aspect aspects responsibility
community communities partner partners vendor vendors group groups organization organizations organisation department departments office
specialist developer administrator expert engineer manager school schools university college association candidate
objectives objective certificate license licence`,
	knowledge: `technology technologies framework frameworks methodology methodologies method methods practice practices principle principles standard standards
protocol protocols language languages development programming architecture architectures engineering administration analysis analytics design designs management
testing security infrastructure systems system tools platform platforms databases database networks network pattern patterns concepts techniques
regulations regulation law laws policy policies compliance modeling modelling theory science sciences software applications services solutions integration
automation deployment optimization optimisation processing processes procedures therapy medicine care education teaching studies accounting finance marketing
sales logistics planning strategy strategies research statistics methods virtualization visualization scripting migration libraries library apis api stack
environment environments certification degree industry equipment technologies-based electronics chemistry physics biology mathematics economics`,
	nameBefore: `in with using use via microsoft ms adobe knowledge experience skill skills proficiency proficient expertise mastery familiarity
tool tools software language languages framework program programming programs basic advanced good strong senior junior`,
	nameBeforeOf: `knowledge use understanding command mastery proficiency basics users`,
	of: `of`,
	nameBehind: `developer developers programmer programming engineer engineers framework language languages skill skills development code
coding script scripting boot certified certification native hooks server database databases report reports spreadsheet
spreadsheets template templates`,
	weightless: `a an the of and or to in on at by for with from as is are was were be been being that this these those it its our
your you we us they their his her he she i my me will shall can could may must should would have has had do does did
not no all any each other more most such than then so if into over under up out about within across per via
ability able including include strong good excellent experience experienced knowledge skill skills work working
required preferred minimum plus etc who what which years year related field equivalent relevant demonstrated proven`,
};
