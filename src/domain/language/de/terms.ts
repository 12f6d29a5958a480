// German: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `und`,
	or: `oder`,
	cueBefore: `kenntnisse (?:in|im|der|des|von|über|mit|zu)|kenntnissen? (?:in|im|der)|erfahrung(?:en)? (?:in|im|mit|als|bei)|umgang mit|ausbildung (?:als|im|zum|zur|in)|studium (?:der|des|im|in)|verständnis (?:für|von)|bereich|fachrichtung|schwerpunkt`,
	askingTails: `kenntniss?e?n?|erfahrung`,
	compoundTails: `kenntniss?e?n?|erfahrung(?:en)?|studium|ausbildung|entwicklung|management|systeme?n?s?|technik|umgebung(?:en)?|projekte?n?|lösung(?:en)?|anwendung(?:en)?|programme?n?|plattform(?:en)?|architektur|infrastruktur|administration|betrieb|bereich|umfeld|planung|verwaltung|beratung|betreuung|sicherheit|kontrolle|prüfung|steuerung|analyse|bearbeitung|produkte?n?|werkzeuge?n?`,
	roles: `entwickler(?:in)?|leiter(?:in)?|berater(?:in)?`,
	teaching: `unterricht\\p{L}*`,
	spokenParts: `kenntnis|sprach|wort und schrift|verhandlungssicher|fließend`,
	articles: `eine?[mnrs]?`,
	noTags: `und|der|die`,
	stop: `der die das den dem des ein eine einen einem einer eines und oder aber mit für von zu zur zum im in auf an bei als auch sowie wie ist sind hat haben
sehr gute guter gutes gut fundierte erste mehrjährige einschlägige idealerweise sicherer sichere ihre ihr dein deine unser unsere wir sie du erfahrung kenntnisse`,
	nameBefore: `mit kenntnisse kenntnissen`,
	of: `von`,
	nameBehind: `kenntnisse entwickler entwicklung`,
	weightless: `der die das und oder mit für von zu in im auf den dem ein eine als bei`,
};
