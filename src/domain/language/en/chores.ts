// English: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"recycling bins|wash(?:es|ed|ing)? down|hos(?:e|es|ed|ing) down|(?:put|take|took|taking)(?:s|ting)? out (?:the )?(?:recycling|rubbish|trash|garbage)|mop(?:s|ped|ping)?|sweep(?:s|ing)?|swept|hoover(?:s|ed|ing)?|dusting|wash(?:es|ed|ing)? (?:cars?|the (?:cars?|vans?|floors?))|car ?wash(?:ing)?|window cleaning|laundry|bins|polish(?:es|ed|ing)? (?:the )?(?:brass|silver|glasses|floors?)|cleaning duties|housekeeping duties",
			bare: "(?:general |light |daily )?(?:cleaning|tidying|sweeping)(?: up)?|clean(?:ed|s)?|tid(?:y|ies|ied)(?: up)?",
			deeds:
				"(?<!data )clean(?:s|ed|ing)?(?! (?:rooms?|energy|code|air|water|tech|utilit|steam|validation|procedure|agent))|tid(?:y|ies|ied|ying)|wip(?:e|es|ed|ing)|empt(?:y|ies|ied|ying)|dispos(?:e|es|ed|ing)|disposal",
			things:
				"kitchen|canteen|break ?rooms?|toilets?|restrooms?|bathrooms?|offices?|workshop|shop ?floor|floors?|windows|shelves|surger(?:y|ies)|rooms?|premises|machines?|machinery|equipment|tools?|glassware|material|trays|work ?(?:stations?|areas?)|counters?|vehicles?|vans?|trucks?|bins|waste|swarf|chips|yard|site|stock ?room|brushes",
			asked:
				"clean\\p{L}*|janitor\\p{L}*|housekeep\\p{L}*|caretak\\p{L}*|custodia\\p{L}*|laundry|laundr\\p{L}*|tidy",
		},
		grounds: {
			names:
				"mow(?:s|ed|ing)?|cut(?:s|ting)? (?:the )?(?:grass|lawns?|hedges?)|snow (?:removal|clearing|shovell?ing|plowing)|(?:clear|shovel|plow)(?:s|ed|ing|led|ling)? (?:the )?snow|(?<!rotation and |stock )weeding(?! (?:of|the|and relegat\\p{L}*)(?= (?:the )?(?:\\p{L}+ )*(?:stock|collections?|books?|shelves)))|leaf clearing|rak(?:e|es|ed|ing) leaves|grit(?:ted|ting)",
			deeds: "water(?:s|ed|ing)?",
			things: "plants|flowers",
			asked:
				"garden\\p{L}*|landscap\\p{L}*|grounds?\\p{L}*|caretak\\p{L}*|janitor\\p{L}*|facilit\\p{L}*|parks?|mow\\p{L}*|snow|lawns?",
		},
		clerical: {
			names:
				"book(?:s|ed|ing)? (?:the |meeting )?rooms|photocop\\p{L}*|franking|minute[- ]taking|(?:took|taking|takes?|writes?|wrote|typed?) (?:the )?minutes|answer(?:s|ed|ing)? (?:the |all )?(?:\\p{L}+ )?(?:phones?|telephones?|mail|e-?mails?)|(?:phone|telephone) (?:duty|cover|rota)|(?:welcome|front|reception) desk(?= (?:once|duty|cover|rota|on )|$)|expense reports|(?:kept|keep|keeps) the (?:\\p{L}+ ){0,2}spreadsheet",
			bare: "filing|post|mail|scanning|copying|copies|archiving|paperwork|reception|phones?|telephones?|general admin(?:istration)?|admin(?:istrative)? tasks",
			deeds:
				"fil(?:e|es|ed|ing)|scan(?:s|ned|ning)?|archiv(?:e|es|ed|ing)|sort(?:s|ed|ing)?|cop(?:y|ies|ied|ying)|shred(?:s|ded|ding)?|distribut(?:e|es|ed|ing)|answer(?:s|ed|ing)?",
			things:
				"papers?|paperwork|cards?|documents?|files|records?|letters?|mail|post|folders?|delivery notes?|consignment notes?|receipts|slips|correspondence|calls",
			asked:
				"reception\\p{L}*|secretar\\p{L}*|clerical|clerks?|office (?:assistant|administrat\\p{L}*|manager|coordinator|support)|administrative (?:assistant|support|tasks)|personal assistant|front[- ]desk|front of house|switchboard|phones?|telephones?|mail ?room|archiv\\p{L}*|filing|librar\\p{L}*",
		},
		supplies: {
			names:
				"toilet (?:rolls?|paper)|(?:count(?:s|ed|ing)?) (?:the )?stock|stationery|(?:office|cleaning) supplies|restock(?:s|ed|ing)?|(?:supply|stock|store|battery|stationery|workshop|demo) ?(?:closets?|cupboards?)|battery room|stock ?tak(?:e|es|ing)|inventory counts?|expiry dates|shelf[- ](?:stacking|filling)|(?:stack|fill)(?:s|ed|ing)? shelves|toner",
			deeds:
				"(?:re-?)?order(?:s|ed|ing)?|(?:re-?)?fill(?:s|ed|ing)?|top(?:s|ped|ping)? up|replenish(?:es|ed|ing)?|keeps?|kept|keeping",
			things:
				"office (?:supplies|materials?)|coffee|stationery|consumables|supplies|in order|tidy|stocked|toner|cleaning products|gloves|towels|nappies|diapers|needles|drinks",
			asked:
				"stock\\p{L}*|inventor\\p{L}*|warehous\\p{L}*|store ?(?:keeper|person|room)|supplies|replenish\\p{L}*|shelf|shelves|merchandis\\p{L}*|order(?:ing)? (?:of )?(?:parts|materials?|goods|consumables)",
		},
		upkeep: {
			names:
				"oil changes?|t[iy]re changes?|paint(?:s|ed|ing)? (?:the )?(?:handrails?|railings?|fences?|kerbs?|curbs?|walls)|sharpen(?:s|ed|ing)? (?:the )?(?:chains?|blades?|knives|tools)|(?:reset(?:s|ting)?|resets of) passwords|password resets?|(?:fix(?:es|ed|ing)?|unjam\\p{L}*) (?:the )?printers|(?:chang|replac)(?:e|es|ed|ing) (?:the )?(?:light ?bulbs?|toner|batteries)|(?:check|top)(?:s|ped|ed|ing|ping)? (?:up )?(?:the )?(?:coolant|oil|fluids?)|read(?:s|ing)? (?:the )?(?:\\p{L}+ )?meters|imag(?:e|ed|es|ing) (?:\\p{L}+ )?(?:laptops|pcs|computers)|charg(?:e|es|ed|ing) (?:the )?batteries",
			bare: "oil|t[iy]res?|brakes|coolant|batteries",
			deeds: "greas(?:e|es|ed|ing)|oil(?:s|ed|ing)|sharpen(?:s|ed|ing)?",
			things: "tools?|machines?|equipment|chains?|vehicles?|knives|gear",
			asked:
				"maintenance (?:technician|engineer|fitter|mechanic|worker|operative|assistant|man)s?|(?:vehicle|machine|preventive|planned) maintenance|mechanics?|fitter|garage|workshop|fleet|vehicles?|service engineer|help ?desk|(?:IT|user|desktop|technical) support|repair\\p{L}*|meter read\\p{L}*|t[iy]res?|brakes",
		},
		chasing: {
			names:
				"chas(?:e|es|ed|ing)(?: up)?(?: of)? (?:late |overdue |open |missing |outstanding )?(?:pos|purchase orders?|queries|suppliers|colleagues|signatures|timesheets|paperwork|replies|approvals|documents)|chas(?:e|es|ed|ing) (?:people|up)",
			bare: "chasing|timesheets|reminders|follow-ups",
			asked:
				"chas\\p{L}*|expedit\\p{L}*|credit control\\p{L}*|debt\\p{L}*|collections?|purchase orders?|purchas\\p{L}* (?:clerk|assistant|administrat\\p{L}*)|accounts (?:payable|receivable)",
		},
		meetings: {
			names:
				"(?:attend|join)(?:s|ed|ing)? (?:the |a )?(?:\\p{L}+ )?guilds?|(?:daily |weekly )?stand-?ups?|sprint ceremonies|backlog grooming|retros(?!p)|toolbox talks?|jira hygiene|ticket hygiene|screenshots|(?:attend|sat in on|sit in on|join|participat)\\p{L}*(?: in| at)?(?: the)? (?:\\p{L}+ )?(?:team|staff|weekly|daily|monthly|regular|department(?:al)?|internal|status) (?:\\p{L}+ )?(?:meetings?|calls?)",
			asked: "scrum master|agile coach|stand-?ups?|ceremonies",
		},
		opening: {
			names:
				"(?:open(?:s|ed|ing)?|clos(?:e|es|ed|ing))(?: up)? (?:the )?(?:shop|store|front desk|salon|gym|branch|bar|till|counter)(?! in )|(?:open|clos)ing(?: and (?:open|clos)ing)? (?:up )?(?:of )?(?:the )?(?:building|premises|centre|center|library|office|site)|lock(?:s|ed|ing)? up|cashing up|key ?holder",
			asked:
				"key ?holders?|shops?|stores?|retail|barista|salon|cash(?:ing|ier)?|bank\\p{L}*|treasur\\p{L}*|accounting|bookkeep\\p{L}*",
		},
		household: {
			names:
				"(?:fed|feed(?:s|ing)?) (?:the )?parking meters?|parking meter|order(?:s|ed|ing)? (?:the )?lunch(?:es)?|kettle|tea (?:fund|round|rota|money)|coffee (?:machine|rota|round|fund|duty|run)|office (?:fridge|plants?|parties|party)|fridge|lost property|lost[- ]and[- ]found(?: box)?|birthday cards?|christmas party|(?:mak(?:e|es|ing)|made|brew(?:s|ed|ing)?) (?:the )?(?:tea|coffee)|(?:tea|coffee) for|errands|washing[- ]up|wash(?:es|ed)? up|(?:wash|dry)(?:ing)? (?:the )?dishes|(?:football |office |world cup )?sweepstakes?|(?:christmas|office) raffle|secret santa|candy bowl|sweet jar|(?:empt(?:y|ies|ied|ying)|load(?:s|ed|ing)?) the dishwasher|descal(?:e|es|ed|ing) (?:the )?(?:kettle|coffee machine)|lobby plants?",
			asked:
				"fridges?|refrigerat\\p{L}*|caf[eé]s?|barista|kitchen(?! tables?)|catering|hospitality|housekeep\\p{L}*|office manager",
		},
		social: {
			names:
				"office (?:move|relocation)|(?:summer|christmas|holiday|office|staff|team|works?|company|year[- ]end|end-of-year|leaving|farewell|halloween) (?:part(?:y|ies)|outings?|barbecues?|bbqs?|picnics?|lunch(?:es)?|dinners?|breakfasts?|trips?|do|socials?|events? for staff)|team[- ]building (?:days?|events?)|(?:(?:help(?:s|ed)? )?(?:run|ran|organi[sz]ed?) (?:\\p{L}+ )?)?(?:bake|cake) sales?|well-?being (?:group|committee)|social (?:committee|club)|(?:5|five)-a-side|(?:football|running|darts|bowling) (?:team|club|league|evenings?)|(?:christmas|halloween|seasonal|lobby) decorations?|decorat(?:e|es|ed|ing) (?:the )?(?:lobby|office|hall|shop ?window|tree)|pub quiz(?:zes)?|(?:name|naming) (?:for|of) the canteen",
			asked:
				"event\\p{L}*|hospitality|activit(?:y|ies)|social media manager|visual merchandis\\p{L}*|decorat\\p{L}*|catering|wellbeing|well-being",
		},
		sundry: {
			names:
				"^misc(?:ellaneous)?\\.? (?:[\\p{L}-]+ )?(?:stuff|things|work|jobs?|tasks|duties|maintenance|reports?|reporting)$|^(?:various|random|all sorts of|other) (?:[\\p{L}-]+ )?(?:stuff|things|bits|reports|reporting)$|^.{0,28}(?:made myself useful|bits and pieces|odds and ends|(?:what|where)ever (?:was |I was |it was )?(?:needed|required)|whatever (?:else )?(?:came|comes) up|whatever needed doing)$|^(?:general|various|other|sundry|miscellaneous|ad[- ]hoc|routine) (?:[\\p{L}-]+ )?(?:duties|tasks|jobs|activities|matters|chores)|^ad[- ]hoc (?:reports?|reporting|requests?)|(?:fill(?:s|ed|ing)? (?:in|out)|complet(?:e|es|ed|ing)) (?:the |daily |shift )*(?:job|time|work|log) ?sheets?|(?:shift|daily|day-to-day|routine|general) paperwork|(?:other )?duties as (?:assigned|required)",
			asked: "(?!)",
		},
	},
	occasions:
		"when|whenever|while|until|if|as needed|in case of|in (?:summer|winter|spring|autumn|fall)|on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|at (?:weekends|closing|the end)|in turns?|one (?:week|day) in|once an?|every|weekly|daily|monthly",
};
