// Telltale words: frequent ones of the languages the product reads that are no English words, in plain ASCII letters (a word with
// other letters is known by them). No names, nothing shorter than three letters, nothing an English text may hold.

const GERMAN = `
und oder mit bei vom zum zur nicht eine einen einem einer eines auf aus nach sowie durch ohne unter zwischen das dem wir sie ihr
ihre ihnen unser unsere unseren sind wird werden wurde haben hatte kann sehr gute guten mindestens bis seit heute derzeit aktuell
januar februar juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag tage tagen wochen monat
monate monaten jahr jahre jahren stunden eins zwei drei vier sechs sieben acht neun zehn hundert tausend kenntnisse erfahrung
erfahrungen berufserfahrung ausbildung beruf bildung studium schule abschluss lebenslauf anschreiben bewerbung stelle aufgaben
sprachen sprache zeugnis zertifikate leiter leiterin leitung mitarbeiter kunden entwicklung entwickler verwaltung fachkraft
pfleger arbeit unternehmen firma muttersprache verhandlungssicher grundkenntnisse deutsch englisch staatlich anforderungen
wir suchen bieten anschrift wohnort geburtsdatum familienstand vorname nachname praktikum praktikant werkstudent
gehalt vollzeit teilzeit ehrenamt weiterbildung projekte hochschule gesellschaft standort verantwortlich`;

const FRENCH = `
avec dans une sont ses leur leurs nous vous votre notre chez depuis ainsi aussi mais tous toutes janvier avril juin juillet
septembre octobre novembre lundi mardi mercredi jeudi vendredi samedi dimanche ans mois jours semaines deux trois quatre cinq
huit neuf dix onze douze vingt trente mille emploi poste stagiaire responsable ingenieur gestion langues loisirs permis diplome
etudes ecole entreprise recherche actuel actuellement maternelle courant anglais allemand espagnol lettre objet monsieur
cordialement travail projets conseil soins infirmier vente ventes connaissances connaissance savoir ville pays naissance
nationale chargee recherchons offrons poursuite directeur directrice employeur logiciels outils`;

const SPANISH = `
por unos unas como desde hasta sobre pero muy esto este esta sus los las del para enero febrero marzo abril junio julio agosto
septiembre setiembre octubre noviembre diciembre lunes martes jueves viernes domingo tres cuatro cinco seis siete ocho nueve diez
doce veinte cien mes meses dias semanas hoy actualidad actualmente presente vigente experiencia laboral formacion estudios
idiomas idioma habilidades conocimientos empresa empresas puesto requisitos jefe jefa gerente ingeniero ingeniera enfermero
enfermera trabajo equipo proyectos ventas gestor licenciado licenciada licenciatura titulo carta estimado estimada atentamente
nativo fluido ingles curso cursos desarrollo mantenimiento hoja datos personales nombre apellidos correo direccion ciudad
buscamos ofrecemos voluntariado certificaciones referencias disponibles aptitudes competencias logros`;

const PORTUGUESE = `
uma pelo pela pelos pelas sua seu seus suas mais anos janeiro fevereiro maio junho julho setembro outubro novembro dezembro
dois quatro sete oito nove dez vinte atualmente atual formacao vaga engenheiro engenheira enfermeiro enfermeira estudos
desenvolvimento gestao vendas trabalho equipe equipa projetos conhecimentos lingua fluente hoje nome endereco cidade telefone
procuramos oferecemos mestrado doutoramento doutorado bacharelado estagio estagiario candidatura certificados habilitacoes
responsabilidades requisito objetivo resumo contato contacto`;

const ITALIAN = `
della delle dello degli nella nelle negli sono alla alle agli dal dalla gennaio febbraio marzo aprile maggio giugno luglio agosto
settembre ottobre dicembre anni anno mesi mese giorni oggi attuale attualmente esperienza esperienze formazione istruzione lingue
competenze lavoro azienda responsabile ingegnere infermiere infermiera laurea madrelingua inglese tedesco francese progetti
vendite gestione sviluppo requisiti ricerca cerchiamo offriamo stiamo patente lettera gentile saluti cordiali cognome indirizzo
telefono tirocinio stagista impiegato quattro cinque sette otto nove dieci venti cento volontariato certificazioni buona ottima`;

const DUTCH = `
het een voor bij naar niet ook zijn wij jij jouw onze heden sinds januari februari maart mei juni juli augustus oktober jaar jaren
maanden weken dagen twee drie vijf zes zeven negen tien ervaring werkervaring opleiding opleidingen talen vaardigheden kennis
bedrijf functie vereisten eisen zoeken bieden leiding medewerker verpleegkundige stagiair moedertaal vloeiend engels duits
projecten verkoop beheer ontwikkeling geachte groet groeten naam adres telefoon woonplaats rijbewijs minimaal minstens werk
werken verantwoordelijk verantwoordelijkheden vrijwilligerswerk certificaten geboortedatum nationaliteit`;

const SCANDINAVIAN = `
fra hos ikke samt som eller kan skal har hvor vores deres inte och att ett marts maj mai desember augusti erfaring erfarenhet
uddannelse utdanning utbildning kompetencer kompetanse kompetens sprog virksomhed bedrift stilling krav opgaver oppgaver leder
medarbejder medarbeider medarbetare sygeplejerske sykepleier projekter prosjekter salg udvikling utvikling utveckling flydende
flytende engelsk engelska tysk dansk norsk svenska modersprog nuvarande nutid siden uger dager dage arbejde arbeid arbete
ansvarlig ansvarig ansvar hilsen navn namn adresse telefon statsborger tilbyder tilbyr fem seks syv otte frivilligt
kurser sprogkundskaber arbeidserfaring erhvervserfaring`;

export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
	[GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH, SCANDINAVIAN].flatMap(
		(words) => words.trim().split(/\s+/),
	),
);

/** English words that are written with a foreign letter. */
export const ENGLISH_WITH_MARKS: ReadonlySet<string> = new Set([
	"résumé",
	"résumés",
	"café",
	"cafés",
	"cliché",
	"façade",
	"naïve",
	"protégé",
]);
