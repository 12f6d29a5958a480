// What all trades share: office tools, human skills, languages, degrees, certificates, project and people work.

export const general = `
[tool]
Microsoft Office, MS Office, ~Office, Office 365, Microsoft 365, O365, MS Office Suite, Microsoft Office Suite, M365, Office Suite | de MS-Office, Office-Paket, MS-Office-Paket, Office-Anwendungen, MS-Office-Anwendungen, Office-Programme, gängige Office-Programme | es paquete Office, paquete Microsoft Office, ofimática | fr Pack Office, suite Office, bureautique | it pacchetto Office | pt pacote Office | nl Office-pakket
Microsoft Excel, ~Excel, MS Excel, Excel spreadsheets
Microsoft Word, ~Word, MS Word
Microsoft PowerPoint, PowerPoint, MS PowerPoint, Power Point
Microsoft Outlook, ~Outlook, MS Outlook
Microsoft Access, ~Access, MS Access
Microsoft Project, ~Project, MS Project
Microsoft Visio, Visio, MS Visio
Microsoft Teams, ~Teams, MS Teams
Microsoft Publisher, ~Publisher
OneNote, Microsoft OneNote
OneDrive
Google Workspace, G Suite, Google Apps, GSuite
Google Docs
Google Sheets
Google Slides
Google Drive
Google Calendar
Gmail
~Slack
~Zoom
Webex, Cisco Webex
Skype
Google Meet, Google Hangouts
~Notion
Airtable
Smartsheet
~Miro
Dropbox
DocuSign
Adobe Acrobat, Acrobat Pro
Calendly
Evernote
Basecamp
Primavera P6, Primavera
SurveyMonkey
Qualtrics
Typeform
spreadsheet software, spreadsheets, spreadsheet | de Tabellenkalkulation | es hojas de cálculo | fr tableur
word processing, word processor | de Textverarbeitung | es procesador de textos | fr traitement de texte
presentation software
[knowledge]
computer literacy, computer skills, basic computer skills, PC skills, IT skills, IT literacy | de EDV-Kenntnisse, PC-Kenntnisse, IT-Kenntnisse, Computerkenntnisse | es conocimientos de informática, informática a nivel usuario | fr maîtrise de l'outil informatique, outils informatiques
project management, managing projects | de Projektmanagement, Projektleitung | es gestión de proyectos | fr gestion de projet, gestion de projets | it gestione progetti, project management | nl projectmanagement | pt gestão de projetos | da projektledelse
program management
portfolio management
product management | de Produktmanagement | es gestión de producto | fr gestion de produit
product development | de Produktentwicklung | es desarrollo de productos | fr développement produit
product roadmap, product vision, product strategy
change management | de Change-Management, Veränderungsmanagement | es gestión del cambio | fr conduite du changement, gestion du changement
risk management | de Risikomanagement | es gestión de riesgos | fr gestion des risques
quality management | de Qualitätsmanagement | es gestión de calidad, gestión de la calidad | fr gestion de la qualité, management de la qualité
process improvement, continuous improvement, process optimization, Kaizen | de Prozessoptimierung, kontinuierliche Verbesserung, KVP | es mejora continua | fr amélioration continue
Lean, lean methodology, lean methodologies, lean management
Six Sigma, Lean Six Sigma
PRINCE2 methodology
strategic planning, strategy development | de strategische Planung, Strategieentwicklung | es planificación estratégica | fr planification stratégique
business strategy, corporate strategy
business development | de Geschäftsentwicklung, Business Development | es desarrollo de negocio | fr développement commercial, développement des affaires
business administration | de Betriebswirtschaft, Betriebswirtschaftslehre, =BWL | es administración de empresas | fr gestion d'entreprise, administration des affaires
entrepreneurship
management consulting
operations management
facilities management, facility management | de Facility Management, Gebäudemanagement | fr gestion des installations
vendor management, supplier management | de Lieferantenmanagement | es gestión de proveedores | fr gestion des fournisseurs
contract management, contract administration, contract negotiation | de Vertragsmanagement | es gestión de contratos | fr gestion des contrats
budget management, budgeting, budget planning, budget preparation, managing budgets | de Budgetplanung, Budgetverantwortung, Budgetierung | es gestión de presupuestos, elaboración de presupuestos | fr gestion budgétaire, gestion de budget
performance management
KPI, key performance indicators, KPIs | de Kennzahlen
OKR, objectives and key results
balanced scorecard
grant writing, grant management
fundraising | de Fundraising | es captación de fondos | fr collecte de fonds
event planning, event management, events management | de Eventmanagement, Veranstaltungsmanagement, Veranstaltungsorganisation | es organización de eventos | fr organisation d'événements, événementiel
health and safety, occupational health and safety, workplace safety, occupational safety, safety regulations, safety procedures, OHS, OSHA regulations, =OSHA | de Arbeitssicherheit, Arbeitsschutz | es prevención de riesgos laborales, =PRL | fr santé et sécurité au travail, sécurité au travail
first aid | de Erste Hilfe | es primeros auxilios | fr premiers secours
data protection, data privacy, GDPR, General Data Protection Regulation | de Datenschutz, DSGVO | es protección de datos, RGPD | fr protection des données, RGPD
regulatory compliance, compliance, regulatory requirements | de Compliance | es cumplimiento normativo | fr conformité réglementaire
policy development
research, research methods | de Recherche | es investigación | fr travaux de recherche, activités de recherche, projets de recherche, méthodes de recherche, expérience en recherche, recherche académique, recherche clinique
market research | de Marktforschung | es investigación de mercados, estudios de mercado | fr études de marché, étude de marché
qualitative research
quantitative research, quantitative analysis
survey design
report writing, writing reports | de Berichterstellung | es redacción de informes, elaboración de informes | fr rédaction de rapports
copy editing, proofreading | de Korrekturlesen | fr relecture
translation | de Übersetzung | es traducción | fr traduction
interpreting | de Dolmetschen | es interpretación | fr interprétation
public administration | de öffentliche Verwaltung | es administración pública | fr administration publique
best practices, industry best practices
industry trends, market trends
process management, business process management | de Prozessmanagement | es gestión de procesos | fr gestion des processus
stakeholder management, stakeholder engagement | de Stakeholder-Management
resource planning
knowledge management
innovation management
sustainability | de Nachhaltigkeit | es sostenibilidad | fr développement durable
ESG
corporate social responsibility, =CSR
ISO 9001
ISO 14001
ISO 27001
ISO 45001
ISO 13485
business continuity
crisis management | de Krisenmanagement | es gestión de crisis | fr gestion de crise
economics | de Volkswirtschaft, Volkswirtschaftslehre, =VWL | es economía | fr économie
mathematics, =Maths, =Math | de Mathematik | es matemáticas | fr mathématiques
physics | de Physik | es física | fr physique
engineering | de Ingenieurwesen, Ingenieurwissenschaften | es ingeniería | fr ingénierie
business management | de Unternehmensführung
social sciences | de Sozialwissenschaften | es ciencias sociales | fr sciences sociales
political science
international relations
sociology
philosophy
humanities
liberal arts
[soft]
communication skills, communication, verbal communication, written communication, oral communication, excellent communication, written and verbal communication skills, verbal and written communication skills, interpersonal communication | de Kommunikationsfähigkeit, Kommunikationsstärke, kommunikationsstark, Kommunikationsfähigkeiten, kommunikativ | es habilidades de comunicación, capacidad de comunicación, comunicación | fr aisance relationnelle, sens de la communication, communication, qualités relationnelles | it capacità comunicative | nl communicatieve vaardigheden, communicatief | pt comunicação | da kommunikationsevner
teamwork, team player, team working, collaboration, ability to work in a team, working in a team, team spirit, collaborative | de Teamfähigkeit, teamfähig, Teamgeist, Teamplayer, Teamarbeit | es trabajo en equipo | fr esprit d'équipe, travail en équipe, travail d'équipe | it lavoro di squadra, lavorare in team | nl teamspeler, samenwerken | pt trabalho em equipe, trabalho em equipa | da samarbejdsevner, teamplayer
leadership, leadership skills, team leadership, people leadership, leading teams | de Führungskompetenz, Führungsstärke, Führungserfahrung, Führungsqualitäten, Mitarbeiterführung, Teamleitung | es liderazgo, capacidad de liderazgo | fr leadership, encadrement d'équipe, management d'équipe | it leadership | nl leiderschap | pt liderança | da ledelse
people management, staff management, team management, supervision, supervising staff, managing teams, line management, staff supervision | de Personalführung | es gestión de equipos, gestión de personas | fr gestion d'équipe, encadrement
problem solving, problem-solving, problem solving skills, solving problems, troubleshooting, solution-oriented | de Problemlösung, Problemlösungskompetenz, lösungsorientiert, Problemlösungsfähigkeit | es resolución de problemas | fr résolution de problèmes | nl probleemoplossend
analytical skills, analytical thinking, analytic skills, analytical mindset | de analytisches Denken, analytische Fähigkeiten, analytisches Denkvermögen | es capacidad analítica, capacidad de análisis | fr esprit d'analyse, esprit analytique, capacité d'analyse | nl analytisch vermogen
critical thinking | de kritisches Denken | es pensamiento crítico | fr esprit critique
creativity, creative thinking | de Kreativität, kreativ | es creatividad | fr créativité, créatif | nl creativiteit
time management, managing time, prioritization, prioritisation | de Zeitmanagement | es gestión del tiempo | fr gestion du temps
organizational skills, organisational skills, organization skills, planning and organizing, well organized | de Organisationstalent, Organisationsfähigkeit, Organisationsgeschick, strukturierte Arbeitsweise, organisatorische Fähigkeiten | es capacidad de organización, organización | fr sens de l'organisation, rigueur, organisé | nl organisatorisch talent
attention to detail, detail-oriented, detail oriented, accuracy | de Sorgfalt, Genauigkeit, sorgfältige Arbeitsweise, genaue Arbeitsweise | es atención al detalle, meticulosidad | fr souci du détail, minutie
flexibility, adaptability, adaptable | de Flexibilität, flexibel, Anpassungsfähigkeit | es flexibilidad, adaptabilidad | fr flexibilité, polyvalence, adaptabilité, polyvalent | nl flexibiliteit
reliability, dependability, reliable | de Zuverlässigkeit, zuverlässig | es responsabilidad | fr fiabilité, sérieux
self-motivation, self-motivated, self-starter, motivated, =initiative, proactivity, proactive | de Eigeninitiative, Motivation, Engagement, eigenmotiviert, Einsatzbereitschaft | es proactividad, iniciativa, proactivo | fr autonomie, esprit d'initiative, proactivité, autonome
independence, working independently, work independently, autonomous | de Selbstständigkeit, selbstständige Arbeitsweise, selbständige Arbeitsweise, eigenverantwortliches Arbeiten, selbstständiges Arbeiten | es autonomía, trabajo autónomo | nl zelfstandig
resilience, stress resistance, working under pressure, work under pressure, ability to work under pressure, stress tolerance | de Belastbarkeit, belastbar, Stressresistenz | es resistencia al estrés, trabajo bajo presión | fr résistance au stress, gestion du stress | nl stressbestendig
empathy, compassion | de Empathie, Einfühlungsvermögen, einfühlsam | es empatía | fr empathie, écoute, sens de l'écoute
interpersonal skills, people skills, social skills, relationship building, building relationships | de soziale Kompetenz, Sozialkompetenz, zwischenmenschliche Fähigkeiten | es habilidades interpersonales, habilidades sociales | fr sens relationnel, compétences interpersonnelles
negotiation, negotiation skills, negotiating | de Verhandlungsgeschick, Verhandlungsführung | es negociación | fr négociation, sens de la négociation | nl onderhandelen
presentation skills, presenting, public speaking, presentations | de Präsentationsfähigkeiten, Präsentationsstärke | es hablar en público | fr prise de parole en public
decision making, decision-making | de Entscheidungsfähigkeit, Entscheidungsfreude | es toma de decisiones | fr prise de décision
multitasking, multi-tasking | de Multitasking
conflict resolution, conflict management | de Konfliktlösung, Konfliktfähigkeit | es resolución de conflictos | fr gestion des conflits
coaching, mentoring, mentorship | de Coaching, Mentoring | fr accompagnement
customer focus, customer orientation, customer-oriented, client focus, customer-focused | de Kundenorientierung, kundenorientiert, Serviceorientierung, Dienstleistungsorientierung, kundenorientiertes Denken | es orientación al cliente | fr sens du service, orientation client, sens du client
influencing, persuasion | de Überzeugungskraft, Durchsetzungsvermögen | fr force de persuasion
integrity, discretion, confidentiality | de Diskretion, Integrität | es discreción, confidencialidad | fr discrétion, confidentialité
curiosity, willingness to learn, eagerness to learn, quick learner, fast learner | de Lernbereitschaft, schnelle Auffassungsgabe, Wissbegierde | es ganas de aprender | fr curiosité, envie d'apprendre
patience | de Geduld | es paciencia | fr patience
punctuality | de Pünktlichkeit | es puntualidad | fr ponctualité
professionalism
positive attitude, enthusiasm, passion | de Begeisterungsfähigkeit | fr dynamisme, dynamique, enthousiasme
physical fitness, physical stamina | de körperliche Belastbarkeit, körperliche Fitness | fr bonne condition physique
intercultural skills, cultural awareness, cross-cultural communication, cultural sensitivity | de interkulturelle Kompetenz
cross-functional collaboration, cross-functional teams, working cross-functionally
facilitation, workshop facilitation | de Moderation
strategic thinking | de strategisches Denken | es pensamiento estratégico
result orientation, results-driven, results-oriented, goal-oriented | de Zielorientierung, ergebnisorientiert, zielorientiert | es orientación a resultados | fr orienté résultats
[skill]
driving, car driving | de Autofahren
data entry | de Datenerfassung, Dateneingabe | es introducción de datos, grabación de datos | fr saisie de données, saisie
typing, touch typing | fr dactylographie
note taking, minute taking
writing, creative writing
editing
planning | de Planung | es planificación | fr planification
documentation | de Dokumentation | es documentación
training delivery, staff training, training staff, employee training | de Mitarbeiterschulung, Schulungen | es formación de personal | fr formation du personnel
onboarding
travel arrangements, travel management | de Reiseplanung, Reisemanagement
record keeping, recordkeeping, maintaining records
[language]
=English, business English | de Englisch, englische Sprache | es inglés | fr anglais | it inglese | nl Engels | pt inglês | da engelsk
=German | de Deutsch, deutsche Sprache | es alemán | fr allemand | it tedesco | nl Duits | pt alemão | da tysk
=French | de Französisch | es francés | fr français | it francese | nl Frans | pt francês | da fransk
=Spanish, =Castilian | de Spanisch | es español, castellano | fr espagnol | it spagnolo | nl Spaans | pt espanhol | da spansk
=Italian | de Italienisch | es italiano | fr italien | it italiano | nl Italiaans | pt italiano | da italiensk
=Portuguese | de Portugiesisch | es portugués | fr portugais | it portoghese | nl Portugees | pt português | da portugisisk
=Dutch | de Niederländisch, Holländisch | es neerlandés, holandés | fr néerlandais | nl Nederlands | da hollandsk
=Danish | de Dänisch | es danés | fr danois | da dansk
=Swedish | de Schwedisch | es sueco | fr suédois | da svensk
=Norwegian | de Norwegisch | es noruego | fr norvégien | da norsk
=Finnish | de Finnisch | fr finnois
=Polish | de Polnisch | es polaco | fr polonais | nl Pools
=Russian | de Russisch | es ruso | fr russe | da russisk
=Ukrainian | de Ukrainisch
=Czech | de Tschechisch | fr tchèque
=Slovak | de Slowakisch
=Hungarian | de Ungarisch | fr hongrois
=Romanian | de Rumänisch | es rumano | fr roumain
=Bulgarian | de Bulgarisch
=Greek | de Griechisch | fr grec
=Turkish | de Türkisch | fr turc | nl Turks
=Arabic | de Arabisch | es árabe | fr arabe | it arabo
=Hebrew | de Hebräisch
=Persian, =Farsi | de Persisch
=Hindi
=Urdu
=Bengali
=Punjabi
=Tamil
=Mandarin, =Chinese, Mandarin Chinese, =Cantonese | de Chinesisch | es chino, chino mandarín | fr chinois, mandarin
=Japanese | de Japanisch | es japonés | fr japonais
=Korean | de Koreanisch | fr coréen
=Vietnamese | de Vietnamesisch
=Thai
=Tagalog, =Filipino
=Indonesian
=Malay
=Swahili
=Croatian | de Kroatisch
=Serbian | de Serbisch
=Slovenian, =Slovene | de Slowenisch
=Bosnian | de Bosnisch
=Albanian | de Albanisch
=Lithuanian | de Litauisch
=Latvian
=Estonian
=Icelandic
=Welsh
=Irish
=Catalan | es catalán | fr catalan | de Katalanisch
=Basque | es euskera
=Galician | es gallego
=Afrikaans
American Sign Language, sign language, =ASL, British Sign Language, =BSL | de Gebärdensprache, Deutsche Gebärdensprache | es lengua de signos | fr langue des signes
foreign languages, foreign language, second language | de Fremdsprachen, Fremdsprachenkenntnisse | es idiomas | fr langues étrangères
[degree]
bachelor's degree, bachelor, bachelors degree, bachelor degree, BSc, B.Sc., =BA, =BS, B.A., B.S., BSc degree, baccalaureate degree, undergraduate degree, 4-year degree, four-year degree, Bachelor of Science, Bachelor of Arts, BSN degree | de Bachelor, Bachelorabschluss, Bachelorstudium | es grado universitario, título de grado, licenciatura, diplomatura | fr licence, bac+3 | it laurea triennale | nl bachelordiploma, bacheloropleiding | pt licenciatura | da bachelorgrad
master's degree, masters degree, master degree, MSc, M.Sc., =MA, =MS, M.A., M.S., Master of Science, Master of Arts, graduate degree, advanced degree, postgraduate degree, post graduate degree, =Master's, =Masters, graduate diploma | de Master, Masterabschluss, Masterstudium, Diplom, Diplomstudium | es máster, maestría, posgrado | fr master, bac+5, diplôme d'ingénieur | it laurea magistrale, laurea specialistica | nl masterdiploma, masteropleiding | pt mestrado | da kandidatgrad, cand.merc.
doctorate, PhD, Ph.D., doctoral degree, Doctor of Philosophy, DPhil, PhD degree, MD/PhD | de Promotion, Doktorat | es doctorado | fr doctorat, thèse de doctorat | it dottorato | nl doctoraat | pt doutorado, doutoramento
=MBA, Master of Business Administration
Juris Doctor, =JD, J.D., law degree | de juristisches Staatsexamen, Staatsexamen, Volljurist, Jurastudium | es grado en derecho, licenciatura en derecho | fr diplôme de droit, master en droit
Doctor of Medicine, medical degree, M.D. | de Medizinstudium
Doctor of Pharmacy, PharmD
Doctor of Veterinary Medicine, =DVM
associate's degree, associate degree, associates degree, AAS, two-year degree
high school diploma, =GED, secondary school diploma, high school degree, high school graduation, HS diploma, GCSE, GCSEs, A-levels, A levels | de Abitur, Matura, Hauptschulabschluss, Realschulabschluss, Schulabschluss, mittlere Reife, Fachabitur, Mittelschulabschluss | es bachillerato, =ESO, graduado escolar | fr baccalauréat, =Bac | it diploma di scuola superiore | nl vmbo, havo, vwo, mbo | pt ensino médio, ensino secundário
university degree, college degree, degree, higher education, third-level degree, university education, academic degree, tertiary education, diploma, university graduate | de Studium, Hochschulstudium, abgeschlossenes Studium, Hochschulabschluss, Universitätsabschluss, Fachhochschulstudium, Studienabschluss, Universitätsstudium, duales Studium | es título universitario, titulación universitaria, estudios universitarios, titulación, formación universitaria | fr diplôme universitaire, études supérieures, formation supérieure, diplôme, bac+2, bac+3, =BTS, =DUT, BTS/DUT, bac+4 | it laurea, titolo di studio | nl universitair diploma, hbo, hbo-opleiding, wo | pt ensino superior, formação superior | da videregående uddannelse, universitetsuddannelse
vocational training, apprenticeship, vocational qualification, trade school, technical degree, vocational school, technical school | de Berufsausbildung, Ausbildung, abgeschlossene Ausbildung, Lehre, Lehrabschluss, kaufmännische Ausbildung, technische Ausbildung, abgeschlossene Berufsausbildung, abgeschlossene Lehre, Fachausbildung, =HTL, =HAK, Handelsschule, HTL-Abschluss, Meisterprüfung, LAP, Lehrabschlussprüfung | es formación profesional, ciclo formativo, grado medio, grado superior, =FP, ciclo formativo de grado medio, ciclo formativo de grado superior | fr =CAP, =BEP, bac pro, CAP/BEP, formation professionnelle, apprentissage, alternance | it formazione professionale | nl mbo-opleiding, vakopleiding | da erhvervsuddannelse
Postgraduate Certificate in Education, =PGCE
Bachelor of Education, =B.Ed., =BEd | de Lehramtsstudium, Lehramt | fr master MEEF
=MPH, Master of Public Health
Master of Social Work, =MSW
Bachelor of Science in Nursing, =BSN
Master of Science in Nursing, =MSN
Master of Library Science, =MLS, MLIS
Bachelor of Engineering, B.Eng., BEng
=LLB, LL.B.
=LLM degree, LL.M.
BCom, Bachelor of Commerce
Bachelor of Business Administration, =BBA
[certificate]
driver's license, driving license, driver license, driving licence, driver's licence, drivers license, valid driver's license, valid driving licence, clean driving license, full driving licence | de Führerschein, Führerschein Klasse B, Führerschein B, B-Führerschein, Führerschein der Klasse B, Fahrerlaubnis, =PKW-Führerschein | es carnet de conducir, permiso de conducir, carné de conducir, carnet B, carnet de conducir B | fr permis de conduire, permis B, permis | it patente di guida, patente B, patente | nl rijbewijs, rijbewijs B | pt carta de condução, carteira de motorista, CNH | da kørekort
commercial driver's license, CDL, CDL Class A, HGV license, HGV licence, commercial driving license | de Führerschein Klasse C, Führerschein CE, LKW-Führerschein, Führerschein Klasse CE, C-Führerschein | es carnet C, permiso C | fr permis C, permis poids lourd | nl rijbewijs C
Project Management Professional, PMP, PMP certification, PMP certified
PRINCE2, PRINCE2 Practitioner, PRINCE2 Foundation
Certified Associate in Project Management, CAPM
IPMA
PMI-ACP
Six Sigma certification, Lean Six Sigma certification
first aid certificate, first aid certification, First Aid at Work, first aider, first aiders, qualified first aider, trained first aider | de Erste-Hilfe-Kurs, Erste-Hilfe-Schein, Ersthelfer | fr =SST, Sauveteur Secouriste du Travail, PSC1
professional certification, professional license, certification
security clearance, Top Secret clearance, TS/SCI, Secret clearance, Top Secret Security Clearance, DoD clearance, =SC clearance, DV clearance | de Sicherheitsüberprüfung | fr habilitation secret défense
background check, criminal background check, DBS check, enhanced DBS | de polizeiliches Führungszeugnis, Führungszeugnis | es certificado de antecedentes penales, certificado de delitos de naturaleza sexual | fr casier judiciaire vierge
TOEFL
IELTS
TOEIC
Cambridge English, Cambridge Certificate
Goethe-Zertifikat
DELE
DELF
DALF
`;
