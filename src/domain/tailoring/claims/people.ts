// Counting people: whether a figure is the size of a team, and whether a figure of the profile counts people at all. So the
// twelve hours of one line never become twelve employees of another.
import type { Figure } from "./figure.ts";

const TEAM_BEFORE =
	/(?:\b(?:team|teams|staff|crew|squad|workforce|group|department|organi[sz]ation|mannschaft|gruppe|abteilung|equipo|plantilla|grupo|equipe|équipe|groupe|squadra|gruppo|equipa|ploeg|groep|hold|gruppe|lag|avdeling|afdeling)(?:s|en)?\s(?:of|von|mit|aus|de|di|da|van|met|på|med|à)\s(?:\p{L}+\s){0,2}|(?:带领|管理|领导|指导|团队)\s?)$/iu;
const TEAM_AFTER =
	/^(?:[-\s]?(?:person|strong|köpfig\w*|man|persoons)\b|\s?\+?\s?(?:\p{L}+\s){0,2}(?:direct reports?|reports|subordinates|employees|staff|team members|people|mitarbeit\p{L}*|angestellt\p{L}*|personen|leuten?|personas|empleados|colaboradores|trabajadores|personnes|collaborateurs|salariés|persone|collaboratori|dipendenti|pessoas|funcionários|mensen|medewerkers|personer|ansatte|medarbejdere|medarbeidere)(?!\p{L})|\s?(?:名|位|个)?(?:人(?!次)|员工|下属|团队成员|工程师))/iu;
const LEADING =
	/\b(?:led|lead|leads|leading|manag\p{L}*|supervis\p{L}*|direct\p{L}*|oversaw|overse\p{L}*|head\p{L}*|coach\p{L}*|mentor\p{L}*|built|grew|team|staff|reports|leit\p{L}*|führ\p{L}*|geführ\p{L}*|lider\p{L}*|dirig\p{L}*|encadr\p{L}*|manag\p{L}*|pilot\p{L}*|gest\p{L}*|guid\p{L}*|geri\p{L}*|leid\p{L}*|aanstur\p{L}*|led\p{L}*|equipo|équipe|equipa|squadra|personas a)\b|带领|管理|领导|团队/iu;
const PERSON =
	/^(?:[-\s]?(?:person|strong|köpfig|man)\b|\+?\s(?:[\p{L}-]+\s){0,4}?(?:people|persons?|staff|teams?|reports|men|women|children|nurses|welders|students|pupils|colleagues|interns|trainees|apprentices|hires|freelancers|graduates|juniors?|seniors?|postdocs|analysts|executives|[\p{L}]{3,}(?:ers|ors|ees|ists|ants|ents|ians)|[\p{L}]{3,}(?:arbeit\p{L}*|kräfte\p{L}*|kollegen|personen|leuten?|innen|ern?|isten|enten)|personas|[\p{L}]{3,}(?:dores|doras|istas|antes|ieros|ieras|ados|adas|anos)|personnes|[\p{L}]{2,}(?:eurs|euses|iers|ières|istes|ants|és|is)|persone|[\p{L}]{3,}(?:tori|trici|isti|anti|enti|eri)|pessoas|crianças|mensen|collega['’]?s|[\p{L}]{3,}(?:ers|isten)|personer|[\p{L}]{3,}(?:ere|erne|ister|inger|eiere|ansatte|ører)|ansatte|medarbejdere|lærlinge))(?!\p{L})|^\s?(?:名|位|个)?\s?(?:人|员工|下属|成员|数据|工程师|实习生|同事)/iu;

/** Whether a figure of a document is said to be the size of a team somebody leads. */
export function countsTeam(text: string, figure: Figure): boolean {
	const before = text.slice(0, figure.start);
	const after = text.slice(figure.end);
	return (
		TEAM_BEFORE.test(before) || (TEAM_AFTER.test(after) && LEADING.test(text))
	);
}

/** Whether a figure of the profile counts people of some kind. */
export function countsPeople(text: string, figure: Figure): boolean {
	return (
		TEAM_BEFORE.test(text.slice(0, figure.start)) ||
		PERSON.test(text.slice(figure.end))
	);
}
