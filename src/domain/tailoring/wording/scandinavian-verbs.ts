// Verbs that Norwegian and Danish résumé lines begin with, present and past. After a place the subject stands behind them:
// "Hos Havn AS ledet jeg …".

const VERB =
	/^(?:\p{L}{2,}(?:erte|erer|erede)|leder|ledet|ledede|bygger|bygget|byggede|bygde|drifter|driftet|driver|drev|innførte|indførte|designet|designede|utvikler|utviklet|udvikler|udviklede|holder|holdt|skriver|skrev|deltok|deltog|deltar|deltager|bidro|bidrog|bidrar|bidrager|hjalp|hjelper|hjælper|jobbet|arbeider|arbejder|arbejdede|sørget|sørgede|planla|planlagde|styrket|styrkede|økte|øgede|kuttet|skapte|skabte|lærte|trente|trænede|underviste|underviser|veiledet|veileder|vejledte|vejleder|har|hadde|havde|tok|tog|satte|stod|står)(?= )/iu;

/** "Ledet et team" → "ledet jeg et team"; null where the line begins with no such verb. */
export function invertedWithI(line: string): string | null {
	const [verb] = VERB.exec(line) ?? [];
	return verb === undefined
		? null
		: `${verb.toLowerCase()} jeg${line.slice(verb.length)}`;
}
