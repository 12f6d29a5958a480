// Danish, Italian, Dutch and Portuguese forms of terms that other sector files hold, a few Spanish, French and German ones too.
// The first word of a line is the term's name there; only what is not there yet stands here. Format: entry.ts.

export const furtherLanguages = `
[language]
=Catalan, =Valencian | es valenciano | fr valencien
=Danish | da dansk, dansk i skrift og tale | nl Deens
=Dutch | nl Nederlandse taal, Nederlands | de niederländisch
=English | nl Engelse taal | da engelsk i skrift og tale | it lingua inglese | pt língua inglesa | es lengua inglesa | fr langue anglaise
=German | nl Duitse taal | it lingua tedesca | fr langue allemande
=French | nl Franse taal | it lingua francese
=Swedish | nl Zweeds
=Norwegian | nl Noors
=Polish | da polsk | it polacco | pt polaco
=Arabic | da arabisk | nl Arabisch | pt árabe
=Turkish | da tyrkisk
=Russian | it russo | nl Russisch | pt russo
foreign languages | da fremmedsprog | it lingue straniere | nl vreemde talen | pt línguas estrangeiras
[soft]
teamwork | da samarbejde, samarbejdsvillig, god til at samarbejde, gode samarbejdsevner, holdspiller | it lavoro in team, lavorare in gruppo, spirito di squadra | nl teamwerk, teamgericht, samenwerking | pt espírito de equipa, trabalhar em equipa, espírito de equipe
communication skills | da kommunikativ, kommunikative evner, gode kommunikationsevner, formidlingsevner, stærk i kommunikation | it comunicazione, doti comunicative, capacità di comunicazione | nl communicatie, communicatief vaardig, communicatief sterk | pt capacidade de comunicação, boa comunicação, facilidade de comunicação
flexibility | da fleksibel, fleksibilitet, omstillingsparat, omstillingsparathed, omstillingparat | it flessibilità, flessibile | nl flexibiliteit, flexibel, flexibele instelling | pt flexibilidade, flexível
independence | da selvstændig, selvstændighed, arbejde selvstændigt, selvkørende | it autonomia, capacità di lavorare in autonomia | nl zelfstandig, zelfstandigheid | pt autonomia, autónomo
organizational skills | da struktureret, strukturerede, overblik, organisatoriske evner, planlægningsevner, gode til at planlægge | it capacità organizzative, organizzazione, capacità organizzativa | nl organisatorisch, organisatievermogen, gestructureerd | pt organização, capacidade de organização
attention to detail | da omhyggelig, grundig, sans for detaljer, kvalitetsbevidst, detaljeorienteret | it precisione, attenzione ai dettagli, accuratezza | nl nauwkeurig, oog voor detail, precies | pt atenção ao detalhe, rigor, minucioso
reliability | da ansvarsbevidst, ansvarlig, ansvarsfuld, mødestabil, pålidelig, stabil | it affidabilità, affidabile, senso di responsabilità | nl betrouwbaar, betrouwbaarheid, verantwoordelijkheidsgevoel | pt responsabilidade, responsável, fiável, confiável
self-motivation | da initiativrig, initiativ, engageret, motiveret, proaktiv, drivkraft, tager ansvar | it proattività, intraprendenza, motivazione, dinamismo | nl proactief, gemotiveerd, initiatiefrijk, gedreven | pt proatividade, proativo, dinamismo, iniciativa, dinâmico
positive attitude | da positiv, imødekommende, godt humør, humoristisk sans, smilende, udadvendt | it atteggiamento positivo, solarità, entusiasmo | nl positieve instelling, enthousiast, vriendelijk | pt atitude positiva, entusiasmo, simpatia
empathy | da empatisk, empati, omsorgsfuld, empatiske evner, nærværende | it empatia | nl empathie, empathisch, inlevingsvermogen | pt empatia
customer focus | da serviceminded, servicemindet, kundefokus, kundeorienteret | it orientamento al cliente | nl klantgericht, klantgerichtheid, servicegericht, servicegerichtheid | pt orientação para o cliente, foco no cliente
problem solving | da problemløsning, løsningsorienteret | it problem solving, risoluzione dei problemi | nl probleemoplossend vermogen, oplossingsgericht | pt resolução de problemas
analytical skills | da analytisk, analytiske evner, analytisk sans | it capacità analitiche, capacità di analisi | nl analytisch, analytisch vermogen | pt capacidade analítica, capacidade de análise
leadership | da ledelseserfaring, lederevner, ledelseskompetencer | it capacità di leadership | nl leidinggeven, leidinggevende ervaring | pt capacidade de liderança
resilience | da robust, stresstolerant, bevare overblikket, bevare roen, robusthed | it gestione dello stress, resistenza allo stress | nl stressbestendig, stressbestendigheid | pt resistência ao stress, tolerância ao stress
time management | da tidsstyring, overholde deadlines, overholder deadlines | it gestione del tempo | nl timemanagement, planmatig | pt gestão de tempo
creativity | da kreativ, kreativitet, nytænkende | it creatività | nl creatief, creativiteit | pt criatividade
interpersonal skills | da relationelle kompetencer, sociale kompetencer, relationskompetencer | it capacità relazionali, doti relazionali | nl sociale vaardigheden, sociaal vaardig | pt relacionamento interpessoal, facilidade de relacionamento
curiosity | da nysgerrig, lærenem, lyst til at lære | it voglia di imparare, curiosità | nl leergierig, nieuwsgierig | pt vontade de aprender
coaching | da vejledning, sparring, vejlede | nl coachen, begeleiden
punctuality | da mødestabil | it puntualità | nl stipt | pt pontualidade
professionalism | da professionel | it professionalità | nl professioneel | pt profissionalismo
physical fitness | da god fysik | it buona forma fisica | nl goede fysieke conditie | pt boa forma física
[knowledge]
patient care | da patientpleje, pleje af patienter, sygepleje til patienter, borgernær pleje, pleje og omsorg, personlig pleje | it cura del paziente, cura dei pazienti | nl zorg voor patiënten, zorgverlening | pt cuidados ao doente, cuidados aos doentes, prestação de cuidados
nursing | da sygepleje, sygeplejefaglig, sygeplejefaglige | it assistenza infermieristica | nl verpleegkundige zorg | pt cuidados de enfermagem
medication administration | it somministrazione di farmaci, somministrazione farmaci | nl medicatie toedienen, medicatietoediening | pt administração de medicação, administração de medicamentos | da medicinadministration, medicindispensering
wound care | da sårpleje | it medicazione delle ferite | nl wondzorg | pt tratamento de feridas
clinical documentation | da klinisk dokumentation, journalføring | pt registos clínicos
care planning | da plejeplaner | nl zorgplan, zorgplannen | it piano assistenziale | pt plano de cuidados
elderly care | da ældrepleje, ældreområdet, pleje af ældre | it assistenza agli anziani, assistenza anziani | nl ouderenzorg | pt cuidados a idosos, apoio a idosos | es cuidado de mayores, atención a personas mayores | de Altenpflege, Seniorenbetreuung | fr accompagnement des personnes âgées
geriatrics | da geriatri | it geriatria | nl geriatrie | pt geriatria
psychiatry | pt psiquiatria | it psichiatria | nl psychiatrie
pediatrics | da pædiatri | it pediatria | nl kindergeneeskunde | pt pediatria
rehabilitation | da genoptræning, rehabilitering | it riabilitazione | nl revalidatie | pt reabilitação
midwifery | da jordemoderfaglig, fødselshjælp | nl verloskunde | it ostetricia | pt obstetrícia
infection control | da infektionshygiejne, hygiejne | it controllo delle infezioni | nl infectiepreventie | pt controlo de infeções
teaching | da undervisning, undervise, undervisningserfaring | it insegnamento, didattica | nl lesgeven, onderwijs | pt ensino, docência
pedagogy | da pædagogik, pædagogiske, pædagogisk arbejde, pædagogiske evner | it pedagogia | nl pedagogiek | pt pedagogia
special education | da specialpædagogik, specialundervisning | it educazione speciale, sostegno | nl speciaal onderwijs | pt educação especial
childcare | da børnepasning | it assistenza all'infanzia | nl kinderopvang | pt cuidados infantis
social work | da socialt arbejde, socialfaglig, socialrådgivning | it servizio sociale, lavoro sociale | nl maatschappelijk werk, sociaal werk | pt serviço social
case management | da sagsbehandling | nl casemanagement | pt gestão de casos
project management | da projektledelse, projektstyring, projektarbejde | it gestione di progetti | nl projectleiding | pt gestão de projectos, gerenciamento de projetos
customer service | da kundeservice, kundebetjening, kundekontakt, kundepleje | it assistenza al cliente, servizio al cliente, assistenza clientela | nl klantenservice, klantcontact, klantbehandeling | pt atendimento ao cliente, apoio ao cliente, serviço ao cliente
complaint handling | da klagebehandling, reklamationer | it gestione reclami, gestione dei reclami | nl klachtenafhandeling, klachtenbehandeling | pt gestão de reclamações
sales | da salg, salgserfaring, salgsarbejde | it vendita, vendite | nl verkoop, verkoopervaring | pt vendas
B2B sales | da B2B-salg | it vendite B2B | nl B2B-verkoop | pt vendas B2B
account management | nl accountbeheer, relatiebeheer | it gestione clienti | pt gestão de clientes
merchandising | da vareopfyldning | it allestimento vetrine | nl winkelpresentatie
cash handling | da kassebetjening, kassearbejde | it gestione cassa, cassa | nl kassawerkzaamheden, kassa | pt operação de caixa, caixa
stock control | da lagerstyring, lagerføring | it gestione del magazzino, inventario, gestione scorte | nl voorraadbeheer | pt gestão de stocks, controlo de stock, controle de estoque
shelf stocking | da opfyldning af varer | nl vakkenvullen | it rifornimento scaffali | pt reposição
warehouse operations | da lagerarbejde, lager | it magazzino, attività di magazzino | nl magazijn, magazijnwerk | pt armazém, trabalho de armazém
logistics | da logistik | it logistica | nl logistiek | pt logística
loading and unloading | da lastning og losning, læsning og aflæsning | it carico e scarico, carico e scarico merci | nl laden en lossen | pt carga e descarga
load securing | da sikring af gods, lastsikring | nl ladingzekering
transport planning | da transportplanlægning, kørselsplanlægning | nl transportplanning | it pianificazione trasporti | pt planeamento de transportes
delivery driving | da varekørsel, distributionskørsel, fjernkørsel, kørsel med lastbil | it consegne | nl bezorging | pt entregas, distribuição
order picking | da pluk af ordrer, ordreplukning | it preparazione ordini | nl orderpicken | pt preparação de encomendas, picking
procurement | da indkøb | it acquisti, approvvigionamento | nl inkoop | pt compras, aprovisionamento
accounting | da regnskab, bogholderi, økonomi | it contabilità, contabilità generale | nl boekhouding, financiële administratie | pt contabilidade
accounts payable | da kreditorbogholderi, kreditorer | it contabilità fornitori | nl crediteurenadministratie, crediteuren | pt contas a pagar
accounts receivable | da debitorbogholderi, debitorer | it contabilità clienti | nl debiteurenadministratie, debiteuren, debiteurenbeheer | pt contas a receber
bank reconciliation | da bankafstemning, afstemninger | it riconciliazioni bancarie | nl bankafstemming | pt reconciliações bancárias, reconciliação bancária
invoicing | da fakturering | it fatturazione | nl facturatie | pt faturação, faturamento
financial statements | da årsregnskab, regnskabsaflæggelse | it bilancio, bilanci | nl jaarrekening | pt demonstrações financeiras
taxation | da skat | it imposte, dichiarazioni fiscali | nl belastingen, fiscaliteit | pt fiscalidade, impostos
VAT | da moms | it IVA | nl btw, btw-aangiften | pt IVA
payroll | da lønadministration, løn | it buste paga, elaborazione paghe | nl salarisadministratie | pt processamento salarial, folha de pagamento
auditing | da revision | it revisione contabile | nl controle van jaarrekeningen | pt auditoria
marketing | da markedsføring | it marketing | nl marketing | pt marketing
social media | da sociale medier | it social media, social network | nl sociale media | pt redes sociais | es redes sociales | fr réseaux sociaux
recruitment | da rekruttering | it selezione del personale, ricerca e selezione | nl werving en selectie | pt recrutamento
office administration | it attività amministrative, mansioni amministrative | nl administratieve taken
reception | da receptionsopgaver, reception | it accoglienza, front office | nl receptiewerk, receptiewerkzaamheden | pt receção, recepção
calendar management | da kalenderstyring | it gestione agenda | nl agendabeheer | pt gestão de agenda
cooking | da madlavning, tilberedning af mad | it preparazione di piatti | nl koken, bereiden van gerechten | pt cozinha, confeção, preparação de refeições
food safety | da fødevaresikkerhed, fødevarehygiejne, egenkontrol | it sicurezza alimentare, igiene alimentare | nl hygiënecode | pt segurança alimentar, higiene alimentar
table service | da servering | it servizio ai tavoli, servizio in sala | nl bediening, serveren | pt serviço de mesa
cleaning | da rengøring | it pulizia, pulizie | nl schoonmaak, schoonmaken | pt limpeza, limpezas
maintenance | da vedligeholdelse, vedligehold | it manutenzione | nl onderhoud | pt manutenção
electrical installation | da el-arbejde, elarbejde | nl elektra
mechanical engineering | da maskinteknik | it ingegneria meccanica, meccanica | nl machinebouw | pt engenharia mecânica, mecânica
welding | da svejsning | it saldatura | nl lassen | pt soldadura, soldagem
CNC | it macchine a controllo numerico, tornio CNC | pt máquinas CNC
quality control | da kvalitetskontrol | it controllo qualità | nl kwaliteitscontrole | pt controlo de qualidade, controle de qualidade
quality assurance | da kvalitetssikring | it assicurazione qualità | nl kwaliteitsborging | pt garantia da qualidade
production | da produktion | it produzione | nl productie | pt produção
machine operation | da betjening af maskiner, maskinbetjening | it conduzione impianti, uso macchinari | nl machinebediening, bedienen van machines | pt operação de máquinas
technical drawings | da tekniske tegninger | it lettura disegno tecnico, disegno tecnico | nl technische tekeningen | pt desenho técnico, leitura de desenho técnico
construction | da byggeri, byggeriet | it edilizia, cantiere | nl bouwsector | pt construção civil, construção
carpentry | da tømrerarbejde | it falegnameria, carpenteria in legno | pt carpintaria
masonry | da murerarbejde | it muratura | nl metselwerk | pt alvenaria
plumbing | da vvs | pt canalização
agriculture | it agricoltura | pt agricultura
landscaping | da havearbejde, gartneri, anlægsgartneri | it giardinaggio | nl tuinonderhoud | pt jardinagem
chemistry | da kemi | it chimica, analisi chimiche | nl chemie, scheikunde | pt química
biology | da biologi | it biologia | nl biologie | pt biologia
laboratory techniques | da laboratoriearbejde, laboratorieteknik | it tecniche di laboratorio, analisi di laboratorio, preparazione dei campioni | nl laboratoriumtechnieken, laboratoriumwerk | pt técnicas laboratoriais, técnicas de laboratório
sample preparation, preparing samples | de Probenvorbereitung, Probenaufbereitung | es preparación de muestras | fr préparation des échantillons | it preparazione campioni | nl monstervoorbereiding | pt preparação de amostras | da prøveforberedelse
instrument calibration, calibration, calibrating instruments | de Kalibrierung, Kalibrieren | es calibración de equipos, calibración | fr étalonnage, calibration | it taratura, taratura degli strumenti | nl kalibratie | pt calibração | da kalibrering
good laboratory practice, =GLP | de gute Laborpraxis, =GLP | es buenas prácticas de laboratorio, =BPL | fr bonnes pratiques de laboratoire, =BPL | it buone pratiche di laboratorio | pt boas práticas de laboratório
ISO 17025, ISO/IEC 17025, EN ISO/IEC 17025
research | da forskning, forskningsarbejde, udviklingsarbejde, forsknings- og udviklingsarbejde | it ricerca, ricerca scientifica | nl onderzoek, wetenschappelijk onderzoek | pt investigação, pesquisa
statistics | da statistik | it statistica | nl statistiek | pt estatística
data analysis | da dataanalyse | it analisi dei dati, analisi dati | nl data-analyse, gegevensanalyse | pt análise de dados
software development | da softwareudvikling, programudvikling | it sviluppo software | pt desenvolvimento de software
programming | da programmering | it programmazione | nl programmeren | pt programação
databases | da databaser, database | it basi di dati, database | nl databases | pt bases de dados, banco de dados
computer science | da datalogi | it informatica, scienze informatiche | pt informática, engenharia informática, ciência da computação
computer literacy | da it-kundskaber, it-kompetencer, it-færdigheder, brugerniveau, erfaren it-bruger | it conoscenze informatiche, competenze informatiche, uso del PC | nl computervaardigheden, computerkennis | pt conhecimentos de informática, informática na ótica do utilizador
law | da jura | it diritto, giurisprudenza | nl recht, rechten | pt direito
economics | da økonomi, nationaløkonomi | it economia | nl economie | pt economia
engineering | da ingeniørvidenskab | it ingegneria | nl techniek | pt engenharia
public administration | da offentlig forvaltning, offentlig administration, politisk ledet organisation | it pubblica amministrazione | nl openbaar bestuur | pt administração pública
health and safety | da arbejdsmiljø, arbejdssikkerhed | it sicurezza sul lavoro, salute e sicurezza | nl arbo, veiligheid en gezondheid | pt higiene e segurança no trabalho, segurança no trabalho
patient safety | da patientsikkerhed | it sicurezza del paziente | nl patiëntveiligheid | pt segurança do doente
process improvement | da procesoptimering, procesforbedring | it miglioramento dei processi | nl procesverbetering | pt melhoria contínua | de kontinuierliche Verbesserung | es mejora continua | fr amélioration continue
budget management | da budgetstyring, budgetansvar, budgettering | it gestione del budget | nl budgetbeheer, budgetverantwoordelijkheid | pt gestão de orçamento
corporate communications | da kommunikation, ekstern kommunikation | it comunicazione aziendale | pt comunicação institucional
event planning | da eventplanlægning, planlægning af arrangementer | it organizzazione eventi, organizzazione di eventi | nl evenementen organiseren, organisatie van evenementen | pt organização de eventos
housekeeping | da rengøring af værelser | it pulizia camere | pt limpeza de quartos
software development | de Anwendungsentwicklung, Applikationsentwicklung, Softwareentwicklungsprojekte, Entwicklung von Software | fr développement d'applications | es desarrollo de aplicaciones
system integration | de Schnittstellen, Schnittstellenentwicklung, Systemintegration | es integración de sistemas | fr intégration de systèmes
IT infrastructure | de IT-Infrastruktur, IT-Systeme, IT-Systemen, Systemlandschaft, IT-Landschaft, Systemumgebung, Serverumgebung | es infraestructura informática | fr infrastructure informatique
system administration | de Systemadministration, Benutzerverwaltung | es administración de sistemas | fr administration systèmes
enterprise architecture | de IT-Architektur, Unternehmensarchitektur
digital transformation | de digitale Transformation, Digitalisierung | es transformación digital | fr transformation numérique, transformation digitale | it trasformazione digitale | nl digitale transformatie | pt transformação digital | da digital transformation, digitalisering
data management | de Datenbewirtschaftung, Datenmanagement, Datenpflege, Stammdatenpflege | es gestión de datos | fr gestion des données
mobile development | de App-Entwicklung, mobile Anwendungen, mobile Applikationen | es desarrollo de apps | fr développement mobile
telecommunications | de Telekommunikation, Telekom | es telecomunicaciones | fr télécommunications
e-commerce | de Onlinehandel, Online-Handel, Onlineshop, Online-Shop, Webshop | es comercio electrónico, tienda online | fr commerce en ligne, boutique en ligne | it commercio elettronico | nl webshop, webwinkel | pt comércio eletrónico | da webshop, nethandel
computer science | de Informatikstudium, Informatikausbildung, Informatikingenieur, Informatikbereich | es ingeniería informática | fr formation informatique
cybersecurity | de IT-Sicherheit, IT-Security, Informationssicherheit, Cybersicherheit | es ciberseguridad | fr cybersécurité | it sicurezza informatica | nl cyberbeveiliging | pt cibersegurança | da it-sikkerhed
IT support | de IT-Support, Anwenderbetreuung, Anwendersupport, Helpdesk | es soporte técnico, soporte informático | fr support informatique, assistance technique | it assistenza tecnica | nl helpdesk | pt suporte técnico | da it-support
software testing | de Softwaretests, Testen von Software, Testfälle | es pruebas de software | fr tests logiciels
electrical installation | de Verdrahtung, Schaltschrankbau, Elektroarbeiten, Kabelverlegung | es cableado, cuadros eléctricos | fr câblage, armoires électriques
order processing | de Auftragsabwicklung, Auftragsbearbeitung | es gestión de pedidos | fr traitement des commandes, gestion des commandes | it gestione ordini | nl orderverwerking | pt processamento de encomendas | da ordrebehandling
childcare | de Kinderbetreuung | es cuidado de niños | fr garde d'enfants
crisis intervention | de Krisenintervention | es intervención en crisis | fr intervention de crise
family support, support for families, family counseling | de Familienhilfe, Beratung von Familien, Familienberatung, Begleitung von Familien | es apoyo a familias | fr accompagnement des familles, soutien à la parentalité | nl gezinsondersteuning | da familiebehandling
[skill]
driving | da bilkørsel | nl autorijden | pt condução
documentation | da dokumentation, dokumentere | it documentazione, gestione della documentazione | nl documentatie | pt documentação
planning | da planlægning, planlægge, tilrettelæggelse | it pianificazione | nl planning, plannen | pt planeamento, planejamento
data entry | da dataindtastning, indtastning | it inserimento dati, data entry | nl gegevensinvoer, data-invoer | pt introdução de dados
training delivery | da oplæring, undervisning af personale | it formazione del personale | nl trainingen geven | pt formação de pessoal
[degree]
university degree | da akademisk uddannelse, relevant uddannelse, relevant videregående uddannelse | nl hbo werk- en denkniveau, hbo-niveau, wo-niveau, afgeronde hbo-opleiding | it laurea in | pt formação universitária, curso superior
bachelor's degree | da professionsbachelor, bacheloruddannelse | pt bacharelado, grau de licenciatura | it diploma di laurea
master's degree | da kandidatuddannelse, kandidat
vocational training | da faglært, svendebrev, uddannet som, erhvervsuddannet | nl mbo werk- en denkniveau, mbo-niveau, afgeronde mbo-opleiding, mbo-diploma | it diploma tecnico, diploma professionale, qualifica professionale, diploma di perito | pt curso profissional, formação profissional, curso técnico
high school diploma | da gymnasial uddannelse, studentereksamen | it diploma di maturità, diploma | pt 12º ano, 9º ano
doctorate | da ph.d., ph.d.-grad | pt doutoramento
[certificate]
commercial driver's license | da kørekort C, kørekort C/E, kørekort CE, lastbilkørekort, stort kørekort | it patente C, patente CE | nl rijbewijs C, rijbewijs CE, groot rijbewijs | pt carta de pesados, carta de condução C
driver qualification card | da chaufføruddannelsesbevis, EU-bevis, kvalifikationsuddannelse | it CQC, carta di qualificazione del conducente | pt =CAM
forklift license | it patentino muletto, patentino carrello elevatore, patentino del muletto | pt carta de empilhador
ADR certificate | da ADR-bevis | it patentino ADR | nl ADR-certificaat | pt certificado ADR
first aid certificate | da førstehjælpskursus, førstehjælpsbevis | it attestato di primo soccorso, primo soccorso | nl EHBO-diploma, EHBO, BHV | pt curso de primeiros socorros
background check | da børneattest, straffeattest | it casellario giudiziale | nl verklaring omtrent het gedrag, VOG | pt registo criminal
ServSafe | da hygiejnebevis, hygiejnecertifikat | it attestato HACCP, certificato HACCP | nl HACCP-certificaat, sociale hygiëne
Registered Nurse license | da autorisation som sygeplejerske, dansk autorisation | pt cédula profissional, inscrição na Ordem dos Enfermeiros, Ordem dos Enfermeiros | it iscrizione all'albo, iscrizione OPI
[tool]
Microsoft Office | da Office-pakken, Officepakken, MS Office-pakken | nl MS Office, Officepakket
Microsoft Excel | da ~Excel
[title]
truck driver | da lastbilchauffør, eksportchauffør | pt motorista de pesados
warehouse worker | da lagermedarbejder | it magazziniere | pt operador de armazém
customer service representative | da kundeservicemedarbejder, kunderådgiver | it addetto al servizio clienti, operatore call center | nl medewerker klantenservice, klantenservicemedewerker | pt assistente de apoio ao cliente, operador de call center
store manager | es encargado/a de tienda, responsable de tienda | nl filiaalmanager, winkelmanager | it responsabile di negozio, store manager | pt gerente de loja
sales assistant | da butiksassistent, salgsassistent | it addetto alle vendite, commesso, commessa | nl verkoopmedewerker | pt vendedor, vendedora, empregado de balcão
accountant | da bogholder, revisor, regnskabsmedarbejder | it contabile, ragioniere | nl boekhouder | pt contabilista
chemical technician | da laborant | it tecnico di laboratorio, tecnico di laboratorio chimico | nl laborant | pt técnico de laboratório
social worker | da socialrådgiver | it assistente sociale | nl maatschappelijk werker | pt assistente social
teacher | da lærer, folkeskolelærer | it insegnante, docente | nl leraar, docent, leerkracht | pt professor, professora
childcare worker | da pædagog, pædagogmedhjælper | it educatore, educatrice | nl pedagogisch medewerker | pt auxiliar de educação, educador de infância
cook | da kok | it cuoco, cuoca, aiuto cuoco | nl kok, zelfstandig werkend kok | pt cozinheiro, cozinheira
waiter | da tjener | it cameriere, cameriera | nl medewerker bediening, ober | pt empregado de mesa
cleaner | da rengøringsassistent | it addetto alle pulizie | nl schoonmaker | pt empregado de limpeza
administrative assistant | da administrativ medarbejder, kontorassistent, sekretær | it impiegato amministrativo, impiegata amministrativa, segretaria | nl administratief medewerker | pt assistente administrativo, assistente administrativa
software engineer | da softwareudvikler, udvikler | it sviluppatore, sviluppatore software | pt programador, engenheiro de software
mechanic | it meccanico | pt mecânico
plumber | da vvs-montør, vvs'er | pt canalizador
carpenter | it falegname | pt carpinteiro
nursing assistant | da sosu-assistent, sosu-hjælper | pt auxiliar de ação médica, auxiliar de geriatria
project manager | da projektleder | it responsabile di progetto, project manager | nl projectleider | pt gestor de projetos
area manager, district manager | de Bezirksleiter, Gebietsleiter | es jefe de zona, gerente de zona | fr responsable régional, responsable de secteur | it area manager, capo area | nl rayonmanager | pt gerente de área
regional manager | de Regionalleiter | es gerente regional | fr directeur régional
director of nursing, nursing director, chief nursing officer | de Pflegedirektor, Pflegedirektorin | es director de enfermería | fr directeur des soins
shift supervisor, shift leader, shift lead, shift manager | de Schichtleiter, Schichtführer | es jefe de turno, encargado de turno | fr chef d'équipe | it capoturno, responsabile di turno | nl ploegleider | pt chefe de turno | da skifteholdsleder
bar manager | de Barchef | es encargado de bar | fr responsable de bar
front office manager | de Empfangsleiter | es jefe de recepción | fr chef de réception
housekeeping supervisor, executive housekeeper | de Hausdame | es gobernanta | fr gouvernante
cleaning supervisor | de Objektleiter | es encargado de limpieza | fr chef d'équipe propreté
warehouse supervisor, warehouse team leader | es encargado de almacén | fr chef d'équipe logistique
warehouse manager | de Lagerleiter | es jefe de almacén | fr responsable d'entrepôt | it responsabile di magazzino | nl magazijnchef | pt chefe de armazém | da lagerchef
customer service team leader | de Teamleiter Kundenservice | fr superviseur service client
customer service manager, customer support manager | de Leiter Kundenservice, Kundenserviceleiter | es responsable de atención al cliente | fr responsable service client
plant manager, factory manager | de Werksleiter, Betriebsleiter | es director de planta | fr directeur d'usine
maintenance manager | de Instandhaltungsleiter, Leiter Instandhaltung | es jefe de mantenimiento | fr responsable maintenance
workshop manager | de Werkstattleiter | es jefe de taller | fr chef d'atelier
laboratory manager, lab manager | de Laborleiter | es jefe de laboratorio | fr responsable de laboratoire
senior laboratory technician
nursery manager | de Kita-Leitung, Kitaleiter | fr directeur de crèche
head of department | de Fachbereichsleiter | es jefe de departamento | fr chef de département
associate professor
assistant professor
professor, full professor | de Professor, Professorin | es catedrático | fr professeur des universités
senior lecturer
security supervisor
security manager | de Sicherheitsleiter | es jefe de seguridad | fr responsable sécurité
talent acquisition manager, recruitment manager | fr responsable recrutement
senior recruiter
HR director, human resources director, head of HR, head of human resources | de Personalleiter, HR-Leiter | es director de recursos humanos | fr directeur des ressources humaines, DRH
key account manager | de Key-Account-Manager | es gestor de grandes cuentas | fr responsable grands comptes
senior account executive
senior accountant
senior financial analyst
head of customer success
head of product, product director
senior product manager
senior project manager
finance director, director of finance, =CFO, chief financial officer | de Finanzdirektor, Leiter Finanzen | es director financiero | fr directeur financier, =DAF
editor, managing editor | de Redakteur, Redakteurin | es editor, redactor jefe | fr rédacteur en chef
creative director | de Kreativdirektor | es director creativo | fr directeur de création
senior graphic designer
senior paralegal
senior social worker
social services manager | de Leiter Sozialdienst
pharmacy manager | es regente de farmacia
head gardener | de Obergärtner
head chef, executive chef | de Küchenchef | es jefe de cocina | fr chef de cuisine
chef de partie, station chef | es jefe de partida
laboratory technician, lab technician | de Laborant, Laborantin | es técnico de laboratorio | fr technicien de laboratoire
sales assistant, shop assistant, retail assistant, sales associate | de Verkäufer, Verkäuferin | es dependiente, dependienta, vendedor | fr vendeur, vendeuse
`;
