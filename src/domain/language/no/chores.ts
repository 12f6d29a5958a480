// Norwegian: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"t(?:ok|ar|a) ut (?:søpl\\p{L}*|boss\\p{L}*)|rydding\\p{L}*|rydde(?:r|t|de)? opp|rydde(?:r|t|de)?|feiing|feie(?:r|t|de)?|gulvvask|støvsug\\p{L}*|bilvask|(?:ned)?vask(?:ing|er|et)? (?:av )?(?:brakk|kjøkken|spiserom|bil|klær|vindu)\\p{L}*|klesvask|vinduspuss\\p{L}*|avfallshåndtering|tømme(?:r)? søppel|kaste(?:r|t)? søppel",
			bare: "renhold|rengjøring|vasking|vask|rydding",
			deeds:
				"rengjør(?:e|ing|ing av|de)?|rengjorde|vask(?:e|er|et|ing)?|tørke(?:r|t)? av|tøm(?:me|mer|te|ming)|puss(?:e|er|et|ing)?|rydde(?:r|t|de)?|rydding",
			things:
				"kjøkken\\p{L}*|kantine\\p{L}*|spiserom\\p{L}*|toaletter?|kontor\\p{L}*|verksted\\p{L}*|gulv\\p{L}*|vinduer|hyller|lokaler\\p{L}*|rom|behandlingsrom|maskiner\\p{L}*|verktøy\\p{L}*|utstyr|materiell|arbeidsplass\\p{L}*|bil\\p{L}*|kjøretøy\\p{L}*|avfall|spon|gårdsplass\\p{L}*|lager\\p{L}*|brakk\\p{L}*|glassvarer",
			asked:
				"renhold\\p{L}*|renholder\\p{L}*|rengjøring(?:s\\p{L}*)|rengjøring av|vaktmester\\p{L}*|vaskeri\\p{L}*|stuepike\\p{L}*|husøkonom",
		},
		grounds: {
			names:
				"gressklipping|klippe(?:r|t)? (?:gress|plen)\\p{L}*|plenklipping|snømåking|måke(?:r|t)? snø|brøyting|strøing|luking|luke(?:r|t)? ugress|vanne(?:r|t)? (?:blomster|planter)",
			asked:
				"gartner\\p{L}*|anleggsgartner\\p{L}*|park|grøntanlegg\\p{L}*|uteområder|vaktmester\\p{L}*|brøyt\\p{L}*|snø\\p{L}*|gress\\p{L}*",
		},
		clerical: {
			names:
				"telefonvakt|telefonpass\\p{L}*|svar(?:er|te|e)? (?:på )?(?:e-post|mail|telefon)\\p{L}*|postsortering|sortere(?:r|te)? post\\p{L}*|referatskriving|skrive(?:r)? referat\\p{L}*|skrev referat\\p{L}*|kopiering|skanning|skanne(?:r|t)?|reiseregninger",
			bare: "post|telefon|resepsjon|arkiv|arkivering|sentralbord|papirarbeid|administrative oppgaver",
			deeds:
				"arkiver(?:e|er|te|ing)|sorter(?:e|er|te|ing)|skann(?:e|er|et|ing)|kopier(?:e|er|te|ing)",
			things:
				"papirer|dokumenter|følgesedler|fraktbrev|fakturaer|kort|post|brev|skjemaer|permer|bilag|kvitteringer",
			asked:
				"resepsjon\\p{L}*|sekretær\\p{L}*|kontormedarbeider\\p{L}*|administrativ\\p{L}* (?:medarbeider|assistent|oppgaver)|sentralbord\\p{L}*|telefon\\p{L}*|arkiv\\p{L}*|kundemottak",
		},
		supplies: {
			names:
				"dopapir|toalettpapir|kontorrekvisita|forbruksmateriell|påfylling(?: av)?|fylle(?:r)? (?:på|opp) (?:hyller|traller|skap)|utløpsdatoer|holdbarhetsdatoer|varetelling\\p{L}*|varepåfylling|toner",
			deeds:
				"bestill(?:e|er|te|ing|inger)|kjøp(?:e|er|te)|innkjøp|fyll(?:e|er|te) (?:på|opp)",
			things:
				"kontorrekvisita|kontormateriell|kaffe|forbruksmateriell|rengjøringsmidler|vaskemidler|hansker|drikke|håndklær|bleier|nåler|traller|skap|hyller",
			asked:
				"lager\\p{L}*|varetelling\\p{L}*|butikk\\p{L}*|varepåfyll\\p{L}*|logistikk\\p{L}*|varemottak\\p{L}*|forbruksmateriell",
		},
		upkeep: {
			names:
				"oljeskift|dekkskift|tilbakestill\\p{L}* (?:av )?passord|måleravlesning\\p{L}*|lese(?:r)? av målere|bytte(?:r|t)? (?:lyspærer|batterier)|lade(?:r|t)? batterier",
			bare: "olje|dekk|bremser",
			deeds: "smør(?:e|er|ing)|smurte|slip(?:e|er|ing)",
			things: "verktøy|maskiner|kniver|kjøretøy|kjeder",
			asked:
				"vedlikehold\\p{L}*|mekaniker\\p{L}*|tekniker\\p{L}*|verksted\\p{L}*|bilpark\\p{L}*|kjøretøy|helpdesk|support\\p{L}*|brukerstøtte|reparasjon\\p{L}*|målere|dekk|bremser",
		},
		chasing: {
			names:
				"purre(?:r|t)? (?:på )?(?:underskrifter|timelister|svar|leverandører|bilag)",
			bare: "purringer|timelister|påminnelser",
			asked: "inkasso|purr\\p{L}*|reskontro|kundereskontro|ordreoppfølg\\p{L}*",
		},
		meetings: {
			names:
				"delta(?:r|tt|kelse)?(?: på| i| ved)? (?:\\p{L}+ )?(?:personalmøter|teammøter|avdelingsmøter|ukemøter)|deltok (?:på|i|ved) (?:\\p{L}+ )?(?:personalmøter|teammøter|avdelingsmøter|ukemøter)|stand-?ups?|retroer|skjermbilder",
			asked: "scrum master|smidig coach|møteledelse|stand-?ups?",
		},
		opening: {
			names:
				"(?:åpning|stenging|åpne(?:r|t)?|stenge(?:r|t)?|lukke(?:r|t)?)(?: og (?:åpning|stenging|åpne(?:r|t)?|stenge(?:r|t)?|lukke(?:r|t)?))?(?: av)? (?:butikk\\p{L}*|forretning\\p{L}*|salong\\p{L}*|kasse\\p{L}*)|kasseoppgjør",
			asked:
				"butikk\\p{L}*|selger\\p{L}*|kasse\\p{L}*|varehandel\\p{L}*|bank\\p{L}*|regnskap\\p{L}*",
		},
		household: {
			names:
				"kaffe til \\p{L}+|kok(?:e|er|te|t) kaffe|trakt(?:e|er|et|a) kaffe|kaffe(?:kasse|ansvar|maskin|uke|vakt)\\p{L}*|koke?r? kaffe|lage(?:r)? kaffe|oppvask\\p{L}*|kjøleskap\\p{L}*|glemte saker|julebord\\p{L}*|bursdagskort|ærend|tippelag\\p{L}*|lotteri\\p{L}*|vanner? (?:plantene|blomstene|planter|blomster)",
			asked:
				"kjøkken\\p{L}*|kokk|restaurant\\p{L}*|barista|kafé|kjøle(?:tekniker|montør|anlegg)\\p{L}*|kantine\\p{L}*|office manager",
		},
		social: {
			names:
				"sommerfest\\p{L}*|personalfest\\p{L}*|firmafest\\p{L}*|firmatur\\p{L}*|personaltur\\p{L}*|fredags(?:pils|kake)\\p{L}*|festkomit\\p{L}*|julepynt\\p{L}*|juletre\\p{L}*|kakesalg|grillkveld\\p{L}*|bedriftsfotball\\p{L}*|bedriftsidrett\\p{L}*|holmenkollstafett\\p{L}*",
			asked:
				"event\\p{L}*|arrangement\\p{L}*|catering|aktivitet\\p{L}*|dekor\\p{L}*|fritid\\p{L}*",
		},
		sundry: {
			names:
				"^(?:diverse|øvrige|ulike) (?:\\p{L}+ )?(?:oppgaver|ting|rapporter)$|^.{0,28}(?:litt av hvert|det som trengtes)$|^(?:diverse|forefallende|andre|øvrige|generelle|vanlige) (?:\\p{L}+ )?(?:oppgaver|arbeidsoppgaver)",
			asked: "(?!)",
		},
	},
	occasions:
		"når|hvis|inntil|mens|ved behov|ved (?:fravær|sykdom)|om (?:vinteren|sommeren|høsten|våren)|på (?:mandager|tirsdager|onsdager|torsdager|fredager|lørdager|søndager)|hver|annenhver|én gang|en gang|to ganger|en dag|i (?:uken|måneden|året)|per (?:uke|måned)|daglig|ukentlig|på rundgang|av og til",
};
