// What is pasted along with a posting and says nothing of the job: the head and the quote marks of a mail, the buttons of a job
// board. And the other way round: fields that lost their line breaks get them back.

const inLine = (words: string): string =>
	words.trim().replace(/\s*\n\s*/g, "|");

const nothing = (): string => "";

/** "> Requirements:" – the marks of a quoted mail, where most lines carry them. */
export const QUOTED_MAIL = {
	probe: /^>.*\n(?:.*\n)?>.*\n(?:.*\n)?>/m,
	pattern: /^[ \t]*>(?:[ \t]?>)*[ \t]?/gm,
	replace: nothing,
};

/** The lines of a mail's head, where at least two stand together. */
export const MAIL_HEAD = {
	probe: /^[ \t]*(?:From|Von|De|Da|Van|Fra) ?:[^\n]*\n/im,
	pattern: new RegExp(
		`(?:^[ \\t]*(?:${inLine(`
From|To|Cc|Bcc|Sent|Date|Subject|Reply-To|Von|An|Gesendet|Datum|Betreff|De|Para|Enviado|Enviado el|Asunto|Fecha|À|A|Cc|Envoyé|Objet|Date
Da|Inviato|Oggetto|Van|Aan|Verzonden|Onderwerp|Fra|Til|Sendt|Emne`)}) ?:[^\\n]*(?:\\n|$)){2,}`,
		"gim",
	),
	replace: nothing,
};

/** Buttons, menus and counters of job boards, where they fill a line of their own. */
export const PAGE_WORDS = {
	probe:
		/^[ \t•]*(?:skip to|my network|messaging|sign in|easy apply|apply|quick apply|save|share|report|show |see |follow|set (?:job )?alert|promoted|linkedin|indeed|stepstone|infojobs|people|dismiss|here's how|pulled from|job (?:details|function)|anmelden|jobs suchen|ähnliche jobs|erschienen|se connecter|iniciar sesión|(?:over )?\d[\d.,+]* (?:applicants|followers)|(?:re)?posted |bewerben|jetzt bewerben|speichern|postuler|partager|solicitar|guardar|inscribirme|candidati|solliciteren|ansøg nu)/im,
	pattern: new RegExp(
		`^[ \\t•]*(?:${inLine(`
skip to (?:main )?content|linkedin|indeed|stepstone|infojobs|glassdoor|xing|france travail|home|my network|people|learning|dismiss|jobs|messaging|notifications|me|for business|menu|search|sign in|sign up|log in|join now|new to linkedin\\?.*
easy apply|apply(?: now)?|quick apply|save(?: job)?|saved|share|share this job|report(?: this)? job|print|back(?: to (?:jobs|results|search))?|see (?:more|less)|show (?:more|less)(?: options)?|more|less
show match details|how you match|match with your profile|am i a good fit\\??|is this a good match\\??|tailor my resume|help me stand out|use ai to assess how you fit|people you can reach out to|meet the hiring team|job poster|message|connect
promoted(?: by hirer)?|actively (?:recruiting|hiring)|responses managed off linkedin|be (?:among the first|an early applicant).{0,40}|(?:over )?[\\d.,+]+ (?:applicants|clicked apply|people clicked apply|bewerber|candidats|candidaturas|solicitudes|sollicitanten|ansøgere)
(?:re)?posted (?:on )?.{1,30}|(?:about )?\\d+\\+? (?:minutes?|hours?|days?|weeks?|months?) ago|vor \\d+ (?:minuten?|stunden?|tagen?|wochen?|monaten?)|hace \\d+ (?:minutos?|horas?|días?|semanas?|mes(?:es)?)|il y a \\d+ (?:minutes?|heures?|jours?|semaines?|mois)
full[- ]time|part[- ]time|permanent|temporary|on-?site|hybrid|remote|mid-senior level|entry level|associate|vollzeit|teilzeit|festanstellung|hybrides arbeiten
[\\d.,]+ followers|follow|following|[\\d.,]+ (?:connections?|alumni) work here|set (?:job )?alert.{0,40}|create job alert.{0,40}|similar jobs|jobs you may (?:be interested in|like)|people also viewed|view (?:all|company|profile|job).{0,30}
see how you compare.{0,60}|see who .{1,80} has hired for this role|referrals increase your chances .{0,120}|get notified about new .{0,80} jobs.{0,60}|seniority level|employment type|job function|industries|not applicable|here's how the job details align with your profile\\.?|pulled from the full job description|job details|try premium.{0,40}|reactivate premium.{0,40}|access exclusive.{0,60}|retry premium.{0,40}|cookie (?:settings|policy|preferences)|accept (?:all )?cookies|privacy policy|terms of (?:use|service)
jetzt bewerben|bewerben|anmelden|registrieren|jobs suchen|feste anstellung|erschienen: .{1,40}|ähnliche jobs|stellenanzeige melden|se connecter|s'inscrire|offres similaires|signaler l'offre|iniciar sesión|empleos similares|denunciar oferta|speichern|merken|teilen|drucken|zurück|mehr anzeigen|weniger anzeigen|einfach bewerbung|job melden
postuler|candidature simplifiée|enregistrer|partager|signaler|voir plus|solicitar|solicitud sencilla|guardar|compartir|ver más|inscribirme|candidati|salva|condividi|solliciteren|opslaan|delen|ansøg nu|gem|del`)})[ \\t]*$`,
		"gim",
	),
	replace: nothing,
};

/** "Job Title: Clerk Company: Acme Location: Hull": each field on a line of its own. */
export const FIELD_IN_LINE = {
	probe: /^[^\n]{160}/m,
	pattern: new RegExp(
		`(?<=[\\p{L}\\d.!?)%] ?) (?=(?:${inLine(`
Job Title|Position|Company|Employer|Location|Job Type|Employment Type|Salary|Pay|Compensation|Schedule|Shift|Department|Reports to|Job Summary|Summary|Overview|About Us|About the Role|About You|The Role
Job Description|Description|Responsibilities|Key Responsibilities|Duties|What You(?:'|’)ll Do|What You Will Do|Qualifications|Required Qualifications|Preferred Qualifications|Minimum Qualifications|Requirements|Required Skills|Preferred Skills|Skills|Education|Experience
Nice to Have|Who You Are|\\p{Lu}{4,}(?:[ /&]{1,3}\\p{Lu}{2,}){0,3}|Benefits|Perks|What We Offer|How to Apply|Aufgaben|Ihre Aufgaben|Deine Aufgaben|Ihr Profil|Dein Profil|Profil|Anforderungen|Wir bieten|Standort|Funciones|Requisitos|Ofrecemos|Se ofrece|Missions|Vos missions|Profil recherché|Nous offrons
Mansioni|Requisiti|Offriamo|Taken|Functie-eisen|Wij bieden|Funções|Oferecemos|Arbejdsopgaver|Kvalifikationer|Vi tilbyder`)}) ?:)`,
		"gu",
	),
	replace: () => "\n",
};
