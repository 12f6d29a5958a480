// Verbs that Norwegian and Danish résumé lines begin with, present and past. After a place the subject stands behind them:
// "Hos Havn AS ledet jeg …".

const VERB =
	/^(?:\p{L}{2,}(?:erte|erer|erede)|\p{L}{3,}(?:ede|ærte|økte|ygte|rejste|solgte|hentede|styrte|styrede|løste|førte|viste|passede)|leder|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|stod|står)(?= )/iu;

/** "Ledet et team" → "ledet jeg et team", "Designet og bygget" → "designet og bygget jeg"; null where it begins with no such verb. */
export function invertedWithI(line: string): string | null {
	const [first] = VERB.exec(line) ?? [];
	if (first === undefined) return null;
	const and = / og /.exec(line.slice(first.length))?.index === 0;
	const [second] = and ? (VERB.exec(line.slice(first.length + 4)) ?? []) : [];
	const verbs =
		second === undefined
			? first
			: line.slice(0, first.length + 4 + second.length);
	return `${verbs.toLowerCase()} jeg${line.slice(verbs.length)}`;
}
