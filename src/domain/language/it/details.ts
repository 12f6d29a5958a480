// Italian: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"fine settimana|weekend|notti|notturn[oi]|turni(?: \\p{L}+)?|turnazione|festivi|domeniche?|sabat[oi]|giorni festivi|reperibilità|serali|orari flessibili";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio(?: su|:)? ?\\S+\\.\\S+",
		notice:
			"preavviso|(?:quindici|trenta|\\d+|un|due|tre) (?:giorni|mesi|mese|settimane) di preavviso",
		start:
			"disponib(?:ile|ilità) (?:immediat[ao]|immediatamente|da subito|subito|dal|da|a partire|entro)|(?:posso|potrei) (?:iniziare|cominciare|prendere servizio)|inizio (?:immediato|dal)|liber[oa] (?:da|dal|subito)|da subito|disponibilità:",
		drivingLicence:
			"patent[ei](?: di guida)?(?: (?:di )?(?:cat(?:egoria|\\.)? )?[abcde]e?(?!\\p{L}))?|cqc",
		vehicle: "automunit[oaie]|(?:auto|mezzo|macchina|moto) propri[oa]|con auto",
		workPermit:
			"permesso di (?:lavoro|soggiorno)|cittadin(?:anza|o|a)(?: (?:italian[oa]|ue|europe[oa]|dell['’]ue|comunitari[oa]))?|carta di soggiorno|visto per \\p{L}+|autorizzat[oa] a lavorare",
		workload:
			"(?:full|part)[- ]?time|tempo (?:pieno|parziale)|\\d{2} ore(?: (?:settimanali|a settimana))?",
		shifts: `(?:disponib\\p{L}+|flessib\\p{L}+|abituat[oa]|lavor\\p{L}+|posso)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| e| o) (?:${time}))? (?:senza problemi|possibili|non sono un problema)|(?:${time})(?:(?:,| e| o) (?:${time})){0,3},? nessun problema|flessibilità oraria`,
		travel: "trasferte|viaggiare|disponib\\p{L}+ a(?:lle)? viagg\\p{L}+",
		relocation:
			"trasfer(?:irmi|imento|irsi)|mi trasferisco|cambi(?:o|are) (?:di )?(?:residenza|città)",
		salary:
			"(?:richiest[ae]|aspettativ[ae]|pretes[ae]) (?:economic\\p{L}+|retributiv\\p{L}+)|ral (?:desiderata|richiesta|attesa)",
		checks:
			"casellario(?: giudiziale)?|certificato penale|carichi pendenti|nulla osta(?: di)? sicurezza|incensurat[oa]|haccp|libretto sanitario|vaccin\\p{L}*|idoneità (?:sanitaria|fisica)",
		registration:
			"iscritt[oa] all['’](?:albo|ordine)|iscrizione all['’](?:albo|ordine)|numero di iscrizione|n\\.? (?:di )?iscrizione|abilitat[oa]",
		validity:
			"(?:valid|attiv)[oa] fino|scad(?:\\p{L}+|\\.)[^.;]{0,25}\\d|in scadenza",
		status:
			"(?:di|in) ruolo|graduatoria|categori[ae] protett[ae]|legge 68|assunt[oa] a tempo indeterminato|in mobilità|disoccupat[oa]",
	},
	listsPapers:
		"(?:indica|indicare|indicando|elenca|elencare|specifica|specificare|quali) (?:\\p{L}+ ){0,3}(?:patentini|attestati|certificati|certificazioni|abilitazioni|corsi)",
	machineCards:
		"patentin[oi]|patent[ei] (?:di guida )?(?:(?:per|del|di) )?(?:(?:il|la|i|le) )?(?:mulett[oi]|carrell\\p{L}*|gru|gruista|piattaform\\p{L}*|escavator\\p{L}*)|patente (?:europea|internazionale)(?: (?:del computer|d['’]uso del computer|informatica))?|patente informatica",
	times: time,
	leads:
		"ho(?: (?:la|il|un|una))?|sono|possiedo(?: (?:la|il|un|una))?|in possesso d(?:i|ella?)|e|ed|ma|anche|inoltre|attualmente|con|mia|mio",
	ands: "e|ed|ma",
	limits:
		"\\d+ (?:su|di) \\d+|non|senza|salvo|tranne|solo|fino|scadut\\p{L}+|in corso|da (?:rinnovare|conseguire|completare)|previst\\p{L}+|trattabil\\p{L}+|negoziabil\\p{L}+|provvisori\\p{L}+|dopo|limitat\\p{L}+",
	willing:
		"o (?:la )?(?:disponibilità|disponibil\\p{L}+)|o (?:il desiderio|l[’']intenzione|la volontà)",
	asked: {
		drivingLicence:
			"(?:le |la )?patent[ei](?: di guida)? possedut[ea]|(?:le |gli )?patenti e (?:gli )?attestati possedut[ei]|se (?:possiede|possiedi|hai|ha) la patente",
		payNow:
			"(?:ral|retribuzione|stipendio|inquadramento) attual\\p{L}*|attuale (?:ral|retribuzione|inquadramento)",
		referees:
			"(?:una|due|tre|\\d) (?:persone?|ex datori)[^.\\n]{0,30}referen(?:ze|za)|(?:un|una) referen(?:te|za) (?:da|che)|(?:due|tre|\\d|nomi di|nominativi di) (?:\\p{L}+ ){0,2}referen(?:ze|ti)",
		source:
			"dove (?:hai|ha|avete) (?:visto|trovato|letto)[^.\\n]{0,40}|come (?:hai|ha) (?:conosciuto|saputo)[^.\\n]{0,40}",
		lodging:
			"se (?:ti|le|vi) (?:serve|occorre|necessita)[^.\\n]{0,15}alloggio|se (?:hai|ha) bisogno (?:di|dell)[^.\\n]{0,6}alloggio|(?:necessità|esigenza|bisogno) di (?:un )?alloggio|se serve (?:l['’]|un )?alloggio",
		portfolio:
			"(?:link|tuo|proprio)[^.\\n]{0,20}(?:portfolio|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "tariffa oraria|compenso orario",
		notice: "(?:il |tuo |vostro |suo |periodo di |tempi di )*preavviso",
		start:
			"(?:da quando|quando) (?:è|sei|sarebbe|saresti|sarà) (?:liber|disponibil)\\p{L}*|data (?:di|d['’])(?: ?)(?:inizio|disponibilità|ingresso|decorrenza)|(?:indicando|indica|indicare|specificando|con)[^.\\n]{0,60}disponibilità(?! a)|quando (?:potresti|può|potrebbe) (?:iniziare|cominciare)|da quando (?:sei|è|siete|saresti) (?:disponibil|liber)\\p{L}+",
		salary:
			"attuale e (?:quella |la )?(?:desiderata|richiesta|attesa)|quanto (?:vuoi|vuole|vorresti) guadagnare|(?:richiest[ae]|aspettativ[ae]|pretes[ae]) (?:economic\\p{L}+|retributiv\\p{L}+|salarial\\p{L}+)|ral (?:desiderata|richiesta)|retribuzione (?:desiderata|richiesta)",
		licenceNumber: "numero (?:di )?(?:iscrizione|albo)",
		workload:
			"percentuale (?:desiderata|d['’]impiego|di lavoro)|(?:orario|ore|disponibilità oraria) (?:desiderat[oe]|preferit[oe])",
		workPermit:
			"(?:indicando|indica|allegare)[^.\\n]{0,50}(?:permesso di (?:soggiorno|lavoro)|cittadinanza)",
		validity: "data di (?:scadenza|validità)|scadenza (?:del|della|dell['’])",
		status: "(?:situazione|posizione) (?:lavorativa|contrattuale|giuridica)",
		why: "perché (?:vuoi|vorresti|noi|questo|ti (?:interessa|piacerebbe))[^.\\n]{0,60}|cosa ti (?:motiva|attrae)",
	},
	needLeads:
		"(?:devi |deve |è necessario )?(?:avere|essere|possedere)(?: (?:il|la|una?))?|sei|hai(?: (?:il|la|una?))?|possiedi(?: (?:il|la|una?))?|(?:si )?richied(?:e|iamo|ono)(?: (?:il|la|una?))?|in possesso d(?:i|el|ella)",
	fields: "esperienza|conoscenz[ae]|padronanza|competenz[ae]",
	regulated:
		"iscrizione all['’](?:albo|ordine)|iscritt[oa] all['’](?:albo|ordine)|abilitazione|abilitat[oa]|esame di stato",
	demanded:
		"(?:(?:è|sono) )?(?:indispensabil[ei]|obbligatori[oaie]|richiest[oaie]|necessari[oaie]|imprescindibil[ei])",
	bars: "(?:nessuna|senza) eccezion[ei]|senza [^.\\n]{0,40}non (?:possiamo|può|è possibile)|non (?:saranno|sarà|verranno|potranno) (?:essere )?(?:pres|valutat|considerat|ammess)\\p{L}+|non possiamo (?:considerare|assumere)|requisit[oi] (?:indispensabil|obbligatori|essenzial)\\p{L}*|a pena di esclusione",
	without: "senza (?:il|lo|la|i|una?)|senza",
	nobodyTaken: "non|inutile",
	wishes:
		"sarebbe bello|bello avere|sarebbe un plus|gradit[oaie]|preferibil(?:e|i|mente)|un plus|titolo preferenziale|idealmente|apprezzat[oaie]|costituisc\\p{L}+ (?:un )?(?:plus|titolo)|un vantaggio|non guasta",
	finite:
		"è|sono|sei|sia|sarà|saranno|ha|hai|hanno|abbia|deve|devi|devono|può|puoi|possono|cerchiamo|chiediamo|richiediamo|richiede|serve|servono|occorre|sappia|conosci",
	invitations:
		"cerchiamo anche|candidature spontanee|profili (?:junior|in formazione) (?:benvenuti|graditi)",
	changers:
		"cambi(?:o|are) (?:carriera|settore|lavoro)|riqualificazione|anche (?:prima esperienza|senza esperienza)|altri settori|riconversione",
	invitation: "L’annuncio dice anche: {need}. È ciò che chiedo.",
	gaps: {
		held: ["Finora posso presentare: {fact}."],
		heldBeside: ["Chiedete {need}; finora posso presentare: {fact}."],
		degree: ["Il mio titolo di studio: {fact}."],
		spokenBelow: ["È richiesto il livello {asked}; il mio: {fact}."],
		spoken: ["Parlo {fact}."],
		bare: ["Il mio CV non menziona {need}."],
		both: ["Il mio CV non menziona {terms}."],
		since: [
			"L’annuncio chiede {years} anni; la mia esperienza in questo lavoro comincia nel {date} ({job}, {company}).",
		],
		sinceNow: [
			"Chiedete {years} anni di esperienza; lavoro come {job} da {date} ({company}).",
		],
		role: [
			"Chiedete {need}. Non ho ancora ricoperto questo ruolo; questa lettera indica ciò che più gli si avvicina.",
		],
		far: [
			"La posizione «{title}» riguarda un campo diverso da quello in cui ho lavorato finora.",
		],
		stand: ["In tutta trasparenza: {fact}."],
	},
	sentence: "I dati richiesti: {details}.",
	joint: "; ",
	spans: {
		hours: "ore",
		weeks: "settiman[ae]",
		months: "mes[ei]",
		toMonthEnd: "fine (?:del )?mese",
		toQuarterEnd: "fine (?:del )?trimestre",
	},
	aWeek: "(?:alla|a) settimana|settimanali",
	fromNotice: "{notice}; potrei quindi iniziare dal {date}.",
	stated: {
		portfolio: [
			["portfolio(?: su|:)? ?(\\S+\\.\\S+)", "Il mio portfolio: {1}."],
		],
		notice: [["preavviso(?: è)?(?: di|:)? (.*)", "Il mio preavviso è di {1}."]],
		start: [["(libera? .*|libero .*|disponibile .*)", "Sono {1}."]],
		drivingLicence: [["(patente .*)", "Ho la {1}."]],
		vehicle: [
			["(auto propria.*)", "Ho un’{1}."],
			["(automunit[oa].*)", "Sono {1}."],
		],
		shifts: [
			["(disponibile .*|abituat[oa] .*)", "Sono {1}."],
			["(.*?),? nessun problema", "{line1}: nessun problema."],
		],
		relocation: [["(disponibile .*)", "Sono {1}."]],
		workPermit: [["(cittadin[oa] .*)", "Sono {1}."]],
	},
	wayToWork: "Abito a {home} e potrei iniziare a {town} dal {date}.",
	slots: {
		travel: "Sono [disponibile o non disponibile] alle trasferte.",
		shifts: "Gli orari descritti mi [vanno bene o non vanno bene].",
		payNow: "La mia RAL attuale è di [importo].",
		referees: "Le mie referenze: [nomi e contatti].",
		source: "Ho trovato l’annuncio su [fonte].",
		vehicle: "Per gli spostamenti [ho o non ho] un’auto propria.",
		notice: "Il mio preavviso è di [periodo].",
		start: "Sono disponibile dal [data].",
		rate: "La mia richiesta oraria è di [importo].",
		salary: "La mia richiesta economica è di [importo].",
		workload: "L’orario che desidero: [ore].",
		workPermit: "Per questo posto [ho o mi serve] un permesso di lavoro.",
		drivingLicence: "Ho la patente di guida [categoria].",
		relocation:
			"Sono [disponibile o non disponibile] a trasferirmi sul posto di lavoro.",
		lodging: "Un alloggio [mi serve o non mi serve].",
		portfolio: "Il mio portfolio: [link].",
		why: "Perché questo lavoro e perché adesso: [il motivo].",
		question: "Alla vostra domanda {need}: [la risposta].",
		wanted: "Il vostro annuncio chiede {need}: [la risposta].",
		quoted: "Il vostro annuncio dice {need}: [la risposta].",
		questions: "Alle vostre domande {terms}: [le risposte, in questo ordine].",
		manyQuestions:
			"Alle domande del vostro annuncio: [le risposte, nel loro ordine].",
	},
	agreed: {
		drivingLicence: "Ho la patente richiesta.",
		workPermit: "Ho il permesso di lavoro.",
		travel: "Sono disponibile a viaggiare per lavoro.",
		shifts: "Gli orari descritti vanno bene per me.",
		relocation: "Posso trasferirmi nel luogo di lavoro.",
	},
	open: {
		travel: "trasferte: [sì o no]",
		shifts: "orari descritti: [sì o no]",
		payNow: "RAL attuale: [importo]",
		referees: "referenze: [nomi e contatti]",
		source: "dove ho trovato l’annuncio: [fonte]",
		vehicle: "auto propria: [sì o no]",
		lodging: "alloggio: [mi serve o non mi serve]",
		portfolio: "portfolio: [link]",
		rate: "tariffa oraria: [importo]",
		notice: "preavviso: [periodo]",
		start: "disponibilità: [data]",
		salary: "richiesta economica: [importo]",
		licenceNumber: "numero di iscrizione: [numero]",
		workload: "orario desiderato: [ore]",
		workPermit: "permesso di lavoro: [da completare]",
		drivingLicence: "patente di guida: [categoria]",
		clearance: "nulla osta: [livello]",
		registration: "iscrizione all’albo: [numero]",
		relocation: "trasferimento sul posto di lavoro: [sì o no]",
		validity: "valido fino al: [data]",
		status: "situazione contrattuale: [da completare]",
		why: "perché questo lavoro e perché adesso: [il Suo motivo]",
	},
	little:
		"un po['’]|poco|(?:due|qualche|poche) parol[ae]|nozioni|base|elementare|scolastico|principiante",
	openLevel: "{language}: [livello]",
	levelSlot: "Il mio livello di {language} è [livello].",
};
