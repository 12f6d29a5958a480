// Italian: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "strumenti|strumenti e tecnologie",
	headings: {
		summary: `
			profilo|profilo professionale|profilo personale|sommario|riepilogo|chi sono|su di me|obiettivo
			obiettivo professionale|presentazione
			sintesi|in breve`,
		work: `
			esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale
			esperienze professionali|tirocini|carriera|percorso professionale
			carriera professionale|storia lavorativa|percorso lavorativo|impieghi|occupazioni|attività lavorativa
			attività professionale|incarichi|esperienza di lavoro|esperienze di lavoro|posizioni ricoperte|curriculum lavorativo
			vita professionale
			il mio percorso|le mie esperienze|dove ho lavorato|lavori svolti|esperienze di lavoro e tirocini
			esperienze e tirocini|ruoli ricoperti|impieghi precedenti|precedenti esperienze|esperienze precedenti
			stage e tirocini|stage|attività lavorative|esperienze maturate`,
		education: `
			istruzione|formazione|istruzione e formazione|titoli di studio|percorso di studi|studi|educazione
			formazione accademica
			percorso formativo|formazione e istruzione|titoli|formazione scolastica|percorso accademico|studi e formazione
			istruzione scolastica|curriculum scolastico|diplomi|titoli accademici|percorso scolastico
			la mia formazione|i miei studi|formazione e titoli|titolo di studio|carriera scolastica|diploma
			formazione professionale|studi compiuti|titoli di studio e formazione|istruzione e titoli
			formazione universitaria`,
		skills: `
			competenze|competenze principali|principali competenze|competenze tecniche|capacità|abilità|conoscenze
			competenze informatiche|competenze digitali|capacità e competenze|capacità e competenze personali
			competenze professionali|conoscenze informatiche|competenze personali|tecnologie|punti di forza
			competenze chiave|aree di competenza|specializzazioni|cosa so fare
			le mie competenze|capacità tecniche|capacità professionali|competenze trasversali|soft skills
			competenze e capacità|attitudini|qualità personali|abilità tecniche|conoscenze tecniche|conoscenze e competenze
			saper fare|capacità e abilità|strumenti e competenze|ambiti di competenza|competenze organizzative`,
		languages:
			"lingue|lingue straniere|conoscenze linguistiche|competenze linguistiche|conoscenza delle lingue",
		projects: "progetti|progetti personali|progetti accademici",
		certifications: `
			corsi|certificazioni|certificati|patenti|licenze e certificazioni|corsi e certificazioni|attestati
			formazione continua|corsi di formazione|aggiornamento professionale|abilitazioni|patentini|formazione aggiuntiva
			corsi e attestati`,
		software: "strumenti",
		publications: "pubblicazioni",
		volunteer:
			"volontariato|esperienze di volontariato|attività di volontariato",
		contact:
			"contatti|contatto|dati personali|informazioni personali|informazioni di contatto|recapiti",
		awards: "premi|riconoscimenti|premi e riconoscimenti|onorificenze",
		interests: `
			interessi|hobby|interessi personali|interessi e hobby
			tempo libero|passioni|hobby e interessi|passatempi`,
		references: "referenze|referenze professionali",
		other: `
			altro|altre informazioni|patente di guida|patente
			ulteriori informazioni`,
	},
	and: "e|ed",
	or: "o",
	openers: "e|di|con",
	page: {
		page: "pagina",
		of: "di",
		behind: "",
		updated: "ultimo aggiornamento",
		headingStyle: "titolo",
	},
	person: {
		documentTitle:
			"curriculum vitae europeo|formato europeo per il curriculum vitae|domanda di (?:assunzione|lavoro)|modulo di candidatura",
		nameLabel:
			"cognome(?:\\(?\\/?i?\\)?) ?\\/ ?nome(?:\\(?\\/?i?\\)?)|nome e cognome|cognome e nome|nome",
		firstNameLabel: "nome",
		lastNameLabel: "cognome",
		greeting: "(?:ciao[,!.]? )?(?:(?:io )?sono|mi chiamo)",
		addressLabel: "indirizzo|residenza|città",
		addressKind: "abitazione",
		streetEnd: "",
		streetStart: "via|viale|piazza|corso",
	},
	places: {
		countries: "germania|francia|spagna|italia|paesi bassi|belgio|svizzera",
		onLetter: "stati uniti|messico",
		regions: "lombardia|lazio|toscana",
		cities: `
			roma|milano|torino|napoli|firenze|venezia|genova|palermo|bari|catania|verona|messina|padova|trieste|brescia|parma
			prato|modena|reggio emilia|reggio calabria|perugia|ravenna|livorno|cagliari|foggia|rimini|salerno|ferrara|sassari
			siracusa|pescara|monza|bergamo|forlì|trento|vicenza|terni|bolzano|novara|piacenza|ancona|andria|arezzo|udine
			cesena|lecce|pesaro|la spezia|pisa|lucca|treviso|como|varese|pavia|cremona|mantova|siena|l’aquila|matera|potenza
			cosenza|catanzaro|trapani|belluno|aosta|asti|cuneo|alessandria|lodi|lecco|pordenone|gorizia|rovigo`,
		areaEnd: "",
		in: "a|in",
		within: `
			di
			del|della|dei|degli|al|alla|sul|in|e|d[’']`,
		remote: "a distanza|remoto",
		placeLabel: "città|luogo",
	},
	entry: {
		title: `
			fiorista|casaro|sistemista|laboratorista
			ingegnere|sviluppat(?:ore|rice)|programmat(?:ore|rice)|dirett(?:ore|rice)|assistente|consulente|tecnico
			infermier[ea]|insegnante|docente|commess[oa]|tirocinante|stagista|apprendista|contabile|impiegat[oa]
			segretari[oa]|operai[oa]|autista|cuoc[oa]|camerier[ea]|cassier[ea]|progettista|architetto|avvocato|medico
			farmacista|ricercat(?:ore|rice)|coordinat(?:ore|rice)|addett[oa]|capo|educat(?:ore|rice)|volontari[oa]
			responsabile|analista|elettricista|meccanico|magazzinier[ea]|ragionier[ea]|geometra|barista|parrucchier[ea]
			redattore|redattrice|venditore|venditrice
			restaurat(?:ore|rice)|decorat(?:ore|rice)|bagnin[oa]|muratore|idraulico|falegname|fabbro|saldatore|saldatrice
			tornitore|fresatore|verniciatore|imbianchino|giardinier[ea]|vivaista|agricoltore|allevat(?:ore|rice)|enolog[oa]
			cantinier[ea]|pasticcier[ea]|pasticcer[ea]|panettier[ea]|fornai[oa]|pizzaiol[oa]|lavapiatti|macellaio
			pescivendolo|banconista|estetista|acconciat(?:ore|rice)|sart[oa]|modellista|calzolaio|oraf[oa]|ceramista
			fotograf[oa]|grafic[oa]|illustrat(?:ore|rice)|giornalista|tradutt(?:ore|rice)|interprete|bibliotecari[oa]
			archivista|curat(?:ore|rice)|attore|attrice|musicista|regista|montat(?:ore|rice)|manutentore|operat(?:ore|rice)
			conduttore|controllore|collaudatore|corriere|fattorino|camionista|tassista|pilota|marinaio|comandante|hostess
			guida|animat(?:ore|rice)|istrutt(?:ore|rice)|allenat(?:ore|rice)|professor(?:e|essa)|dottorand[oa]|assegnista
			borsista|biolog[oa]|chimico|geolog[oa]|veterinari[oa]|dentista|odontoiatra|ostetric[oa]|fisioterapista
			logopedista|psicolog[oa]|oss|badante|collaborat(?:ore|rice)|promot(?:ore|rice)|agente|rappresentante|perito
			disegnat(?:ore|rice)|topografo|notaio|revisore|commercialista|amministrat(?:ore|rice)|presidente|titolare
			soci[oa]|fondat(?:ore|rice)|gestore|supervisore|capo\\p{L}+|portiere|custode|centralinista|legatore|tappezziere
			liutaio|maestr[oa]|formatore|formatrice|vigile|vigilante|praticante|ausiliari[oa]|manovale
			carpentiere|elettrauto|gruista|assistent[ei]|aiut[oa][- ](?:cuoco|cuoca|contabile)|sommelier|governante
			camerier[ei]|chef|receptionist|allestitore|caposala|capocantiere`,
		afterTitle: "di",
		organization: `
			gruppo|banca|istituto|fondazione|ristorante|comune di
			bottega|cooperativa|impresa|ditta|azienda|studio|officin[ae]|cantin[ae]|tenuta|fratelli|f\\.lli|figli|società
			associazione|consorzio|ospedale|casa di (?:cura|riposo)|asl|farmacia|albergo|trattoria|\\p{L}{4,}eria|fabbrica
			industri[ae]|costruzioni|trasporti|provincia di|regione|soprintendenza|museo|teatro|biblioteca|agenzia
			laboratorio|lido|rsa|policlinico|mobilificio|\\p{L}+ificio|autotrasporti`,
		institution: `
			itis|ipsia|ite|its|centro di formazione|agenzia formativa|accademia|conservatorio|ente di formazione|politecnico|università|liceo|istituto|scuola
			ateneo|convitto|enaip|ciofs|ipseoa|ipsar|itc|itg|iis|facoltà|centro formazione`,
		degree: `
			perito|licenza media|abilitazione|laurea(?: magistrale| triennale| specialistica)?|dottorato|diploma(?: di \\p{L}+)?|maturità|attestato di qualifica|qualifica professionale|master
			licenza(?: media| elementare)?|qualifica|ifts|corso di laurea|specializzazione|attestato|scuola secondaria
			terza media|diploma|laurea|dottore|master universitario|istruzione secondaria
			corso(?: di formazione| professionale)?`,
		field: "di",
		at: `
			presso
			c/o|alle dipendenze di`,
		atBehindTitle: "",
		employment: "tempo pieno|tempo parziale",
		toolsLabel: "tecnologie|strumenti",
		lineLabel: "tecnologie|strumenti|mansioni",
		issuedBy: "rilasciato da",
		expires: "valido fino al?",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			madrelingua|ottimo|buono|scolastico|avanzato|base|fluente
			madre ?lingua|lingua madre|ottima|buona|discret[oa]|sufficiente|scolastica|elementare|intermedi[oa]|avanzata
			fluentemente|fluent[ei]|buona conoscenza|ottima conoscenza|conoscenza (?:base|scolastica|di base)
			parlato e scritto|livello (?:base|scolastico|intermedio|avanzato|madrelingua)|bilingue|professionale`,
		very: "molto",
		noun: "livello",
		skill: {
			expert: "esperto|esperta",
			advanced: "avanzato|avanzata",
			intermediate: "intermedio|intermedia",
			beginner: "base|principiante",
		},
		veryGood: "molto buon[oa]|ottim[oa]",
		language: {
			native: "madrelingua",
			fluent: "fluente|correntemente",
			proficient: "avanzat[oa]|professionale",
			conversational: "intermedi[oa]",
			basic: "base|scolastico|elementare",
		},
	},
	languages: {
		names: `
			inglese|tedesco|francese|spagnolo|italiano|portoghese|olandese|arabo|cinese|giapponese|russo|polacco|rumeno
			turco|greco|latino|albanese
			ucraino|ceco|slovacco|sloveno|croato|serbo|bosniaco|bulgaro|ungherese|finlandese|svedese|danese|norvegese
			islandese|estone|lettone|lituano|ebraico|persiano|farsi|hindi|urdu|mandarino|coreano|vietnamita|thailandese
			catalano|basco|sardo|friulano|ladino|fiammingo|nederlandese|armeno|georgiano|swahili|lis|esperanto|neogreco
			bengalese|macedone|moldavo`,
		qualifier: "",
		nativeLabel: "lingu[ae] madr[ei]|madrelingua",
		selfAssessment: `
			altr[ae] lingu[ae]|comprensione|parlato|produzione (?:scritta|orale)|ascolto|lettura|interazione orale?
			interazione|livelli`,
	},
	form: {
		dates: `
			dat[ae]|dat[ae] \\(.*|periodo|durata|dal? ?[-–/] ?al?|anno(?: di conseguimento)?|data di conseguimento`,
		begins: "data (?:di )?(?:inizio|assunzione)|dal?|inizio",
		ends: "data (?:di )?(?:fine|cessazione|termine)|al?|fine",
		title: `
			lavoro o.*|titolo (?:della|del|di studio|conseguito).*|tipo di impiego
			(?:posizione|ruolo|mansione|qualifica)(?: (?:ricopert[oa]|conseguita|svolt[oa]|professionale))?|incarico|impiego
			professione|diploma|corso(?: di (?:studi|laurea))?`,
		tasks: `
			principali (?:attività|tematiche|mansioni|materie).*|mansioni(?: .*)?|attività svolte|responsabilità
			descrizione(?: .*)?|compiti|vot(?:o|azione)(?: finale)?`,
		where: `
			nome e (?:indirizzo|tipo).*|datore di lavoro
			(?:nome dell['’])?(?:azienda|impresa|ente|istituto|scuola|università|società|organizzazione)|ditta
			istituto di istruzione|ente di formazione`,
		place: "luogo(?: di lavoro)?|città|sede(?: di lavoro)?|località",
		passedOver: `
			tipo di (?:attività|azienda)|attività o settore|livello nella classificazione
			motivo (?:di cessazione|della cessazione)|settore(?=:)|tipo di contratto(?=:)|contratto(?=:)
			dimensione aziendale|superiore diretto|retribuzione(?=:)|inquadramento(?=:)`,
	},
};
