// Teaching, human resources, law, public service, security, sport and libraries: work with people and rules.

export const peopleTrades = `
[knowledge]
teaching, classroom teaching, classroom instruction, instruction | de Unterrichten, Unterricht, Lehre und Unterricht | es docencia, enseñanza | fr enseignement | it insegnamento, didattica | nl lesgeven, onderwijs | pt ensino, docência | da undervisning
curriculum development, curriculum design, curriculum planning | de Lehrplanentwicklung, Curriculumentwicklung | es desarrollo curricular, diseño curricular | fr élaboration de programmes
lesson planning, lesson plans | de Unterrichtsplanung, Unterrichtsvorbereitung | es planificación de clases, programación didáctica | fr préparation de cours
classroom management, behaviour management, behavior management | de Klassenführung | es gestión del aula | fr gestion de classe
pedagogy, pedagogical methods, teaching methods, didactics | de Pädagogik, Didaktik, Unterrichtsmethoden | es pedagogía, metodología didáctica | fr pédagogie, méthodes pédagogiques | nl pedagogiek | da pædagogik
early childhood education, early years, Early Years Foundation Stage, =EYFS, preschool education | de frühkindliche Bildung, Elementarpädagogik, Frühpädagogik | es educación infantil | fr petite enfance, éducation de la petite enfance
primary education, elementary education, Key Stage 1, Key Stage 2, =KS1, =KS2 | de Grundschulpädagogik | es educación primaria | fr enseignement primaire
secondary education, Key Stage 3, =KS3, =KS4 | es educación secundaria | fr enseignement secondaire
special education, special educational needs, =SEN, =SEND, special needs education, inclusive education | de Sonderpädagogik, Förderpädagogik, Inklusion | es educación especial, pedagogía terapéutica | fr éducation spécialisée, enseignement spécialisé
individualized education program, =IEP, IEPs
differentiated instruction, differentiation in teaching
student assessment, assessment for learning, assessment methods | de Leistungsbeurteilung | es evaluación del alumnado | fr évaluation des élèves
educational psychology
instructional design, instructional technology, learning design | de Instruktionsdesign
e-learning, online learning, digital learning, distance learning, blended learning | de E-Learning, digitales Lernen | es formación online, e-learning | fr e-learning, formation à distance
adult education, adult learning, adult learning theory, andragogy | de Erwachsenenbildung | es educación de adultos, formación de adultos | fr formation pour adultes, formation des adultes
training and development, learning and development, L&D, training programs, training development | de Personalentwicklung, Weiterbildung und Schulung | es formación y desarrollo | fr développement des compétences, ingénierie de formation
training needs analysis, needs analysis
train-the-trainer, train the trainer
TEFL, TESOL, =ESL, English as a second language, CELTA, EFL, English as a foreign language | de Deutsch als Fremdsprache, =DaF, Deutsch als Zweitsprache | es =ELE, español como lengua extranjera | fr FLE, français langue étrangère
tutoring, private tutoring | de Nachhilfe | es clases particulares | fr soutien scolaire
STEM education
phonics
literacy
numeracy
Montessori
educational technology, EdTech
academic advising, student advising
career counseling, career guidance | de Berufsberatung | es orientación laboral, orientación profesional | fr orientation professionnelle
school administration
childcare, child care, child development | de Kinderbetreuung, kindliche Entwicklung | es cuidado de niños, cuidado infantil | fr garde d'enfants, développement de l'enfant | nl kinderopvang
music education
physical education | de Sportunterricht | es educación física | fr éducation physique
outdoor education
coaching sports, sports coaching | fr encadrement sportif
fitness training, personal training
human resources, HR management, human resources management, =HR, HRM, people operations | de Personalwesen, Personalmanagement, Personalwirtschaft, =HR | es recursos humanos, =RRHH, gestión de recursos humanos | fr ressources humaines, =RH, gestion des ressources humaines | it risorse umane | nl personeelszaken | pt recursos humanos, =RH
recruitment, recruiting, talent acquisition, sourcing candidates, ~hiring, full-cycle recruiting | de Recruiting, Personalbeschaffung, Personalgewinnung, Personalauswahl | es reclutamiento, selección de personal, captación de talento | fr recrutement, acquisition de talents | it selezione del personale | nl werving en selectie | da rekruttering
candidate screening, interviewing candidates
employer branding | de Employer Branding | fr marque employeur
employee relations, labor relations, industrial relations | de Arbeitnehmerbeziehungen | es relaciones laborales | fr relations sociales, relations sociales et syndicales, dialogue social
employee engagement | de Mitarbeiterbindung
compensation and benefits, compensation, salary administration, benefits administration | de Vergütungsmanagement, Compensation & Benefits | es compensación y beneficios | fr rémunération et avantages sociaux
payroll, payroll processing, payroll accounting | de Lohnbuchhaltung, Gehaltsabrechnung, Lohnabrechnung, Lohn- und Gehaltsabrechnung, Entgeltabrechnung, Lohnverrechnung, Personalverrechnung | es nóminas, gestión de nóminas, elaboración de nóminas | fr paie, gestion de la paie | nl salarisadministratie | da lønadministration
personnel administration, HR administration | de Personaladministration, Personalverwaltung | es administración de personal, gestión de personal | fr administration du personnel
performance appraisal, performance reviews, performance evaluation | de Mitarbeiterbeurteilung | es evaluación del desempeño | fr entretiens annuels
succession planning, workforce planning, headcount planning | de Personalplanung, Nachfolgeplanung | fr GPEC, GPEC/GEPP
organizational development, organisational development | de Organisationsentwicklung | es desarrollo organizacional | fr développement organisationnel
diversity and inclusion, diversity equity and inclusion, DEI, D&I, EDI | de Diversity Management
collective bargaining
shift planning, staff scheduling, rostering, staff rota, workforce scheduling | de Dienstplangestaltung, Schichtplanung, Dienstplanung, Personaleinsatzplanung | es planificación de turnos, cuadrantes | fr gestion des plannings, planification du personnel
=FMLA, FLSA
equal employment opportunity, =EEO
pleadings, drafting pleadings | de Schriftsätze | es escritos procesales | fr conclusions judiciaires
subpoenas, subpoena
transfer of undertakings, =TUPE
social reports, social work reports | de Sozialberichte | es informes sociales | fr rapports sociaux
law, legal practice, practice of law, legal studies | de Rechtswissenschaften, Jura, Recht | es derecho | fr droit | it diritto, giurisprudenza | nl rechten, recht | pt direito
legal research | de juristische Recherche | es investigación jurídica | fr recherche juridique
legal writing, legal drafting, drafting legal documents | es redacción jurídica | fr rédaction juridique, rédaction d'actes
legislation, statutes, legislative drafting, drafting legislation | de Gesetzgebung | es legislación | fr législation
administrative law | de Verwaltungsrecht | es derecho administrativo | fr droit administratif
constitutional law | de Verfassungsrecht
election law, elections law, election administration
contract law, contract drafting, contract review | de Vertragsrecht, Vertragsgestaltung, Vertragsprüfung | es derecho contractual, redacción de contratos | fr droit des contrats, rédaction de contrats
corporate law, company law, commercial law, business law | de Gesellschaftsrecht, Handelsrecht, Wirtschaftsrecht | es derecho mercantil, derecho societario | fr droit des sociétés, droit des affaires, droit commercial
criminal law | de Strafrecht | es derecho penal | fr droit pénal
civil law, civil litigation | de Zivilrecht | es derecho civil | fr droit civil
employment law, labor law, labour law | de Arbeitsrecht | es derecho laboral | fr droit du travail, droit social | nl arbeidsrecht
tax law | de Steuerrecht | es derecho fiscal, derecho tributario | fr droit fiscal
family law | de Familienrecht | es derecho de familia | fr droit de la famille
immigration law | de Ausländerrecht
intellectual property, IP law, patents, patent law, trademarks, copyright law | de geistiges Eigentum, gewerblicher Rechtsschutz, Patentrecht | es propiedad intelectual | fr propriété intellectuelle
real estate law, property law, conveyancing | de Immobilienrecht | es derecho inmobiliario | fr droit immobilier
environmental law | fr droit de l'environnement
competition law, antitrust | de Kartellrecht | fr droit de la concurrence
court filing, e-filing, electronic filing, filing with courts, court filings
litigation, dispute resolution, trial preparation | de Prozessführung | es litigios, derecho procesal | fr contentieux
mediation, arbitration | de Mediation, Schiedsverfahren | es mediación, arbitraje | fr médiation, arbitrage
due diligence, legal due diligence
e-discovery, eDiscovery, document review
case law
court procedures, civil procedure
legal advice, legal counsel, legal counseling | de Rechtsberatung | es asesoramiento jurídico, asesoría jurídica | fr conseil juridique
corporate governance | de Corporate Governance | es gobierno corporativo | fr gouvernance d'entreprise
mergers and acquisitions, M&A | de Fusionen und Übernahmen | es fusiones y adquisiciones | fr fusions-acquisitions, fusions et acquisitions
insolvency law | de Insolvenzrecht
notarial work, notary | de Notariat | es notaría | fr notariat
anti-money laundering, AML, KYC, know your customer | de Geldwäscheprävention | es prevención de blanqueo de capitales | fr lutte contre le blanchiment, LCB-FT
procurement law, public procurement | de Vergaberecht, Vergabeverfahren | es contratación pública | fr marchés publics
public policy, policy analysis, public affairs | es políticas públicas | fr politiques publiques, affaires publiques
government relations, lobbying
urban planning, city planning, land use planning, zoning | de Stadtplanung, Raumplanung | es urbanismo | fr urbanisme, aménagement du territoire
emergency management, emergency planning, emergency response, disaster management | de Katastrophenschutz | es gestión de emergencias, protección civil | fr gestion des urgences, sécurité civile
law enforcement, policing | de Strafverfolgung | es fuerzas del orden
criminal justice, criminology
military operations
voter registration
records management | de Aktenführung, Registratur, Schriftgutverwaltung | es gestión documental, archivo | fr gestion documentaire, archivage
freedom of information
grant administration
community development, community relations | es desarrollo comunitario
international development, development cooperation | de Entwicklungszusammenarbeit | es cooperación internacional, cooperación al desarrollo | fr coopération internationale
humanitarian aid
customs, customs law, customs regulations, customs clearance | de Zoll, Zollrecht, Zollabwicklung | es aduanas, despacho de aduanas | fr douane, réglementation douanière, dédouanement | nl douane
social security law, social law | de Sozialrecht, Sozialversicherungsrecht | es seguridad social | fr sécurité sociale
physical security, security services, site security, patrolling, security patrols | de Objektschutz, Werkschutz, Sicherheitsdienst | es seguridad privada, vigilancia | fr sûreté, surveillance, gardiennage
access control, access control systems | de Zutrittskontrolle, Zugangskontrolle | es control de accesos | fr contrôle d'accès, contrôle des accès
CCTV, video surveillance, CCTV monitoring | de Videoüberwachung | es videovigilancia | fr vidéosurveillance, vidéoprotection
fire safety, fire prevention, fire protection | de Brandschutz | es prevención de incendios, protección contra incendios | fr sécurité incendie, prévention incendie | nl brandveiligheid
loss prevention | de Diebstahlprävention
crowd control, crowd management
investigations, investigation techniques
incident reporting
close protection
alarm systems | de Alarmanlagen, Brandmeldeanlagen | es sistemas de alarma | fr systèmes d'alarme
firefighting | de Brandbekämpfung
rescue operations
library science, library and information science, librarianship, library services | de Bibliothekswesen, Bibliothekswissenschaft | es biblioteconomía | fr bibliothéconomie, sciences de l'information
cataloging, library cataloging | de Katalogisierung | es catalogación | fr catalogage
collection development
reference services, reader advisory, reader guidance
archiving, archival science | de Archivwesen | es archivística | fr archivistique
museum studies, curation, exhibition design | de Museumspädagogik, Kuratieren
[tool]
Blackboard Learn, ~Blackboard
Moodle
Canvas LMS, ~Canvas
Google Classroom
learning management system, =LMS, learning management systems | de Lernplattform, Lernmanagementsystem | fr plateforme e-learning
Articulate Storyline, Articulate 360, ~Articulate
Adobe Captivate
Camtasia
H5P
SCORM
Smart Board, interactive whiteboard, Smartboard | fr tableau interactif
Kahoot
~Seesaw
PowerSchool
Pronote
WebUntis
Workday, Workday HCM
BambooHR
ADP, ADP Workforce Now
Paychex
Gusto payroll
UKG, UltiPro, Kronos
Greenhouse ATS, ~Greenhouse
Lever ATS
Taleo
iCIMS
SmartRecruiters
Personio
Ceridian Dayforce, Dayforce
Cornerstone OnDemand
LinkedIn Recruiter, ~LinkedIn
~Indeed
applicant tracking system, =ATS, applicant tracking systems
HRIS, HR information system, HR software
Silae
Sage Paie
Cegid
A3Nom, A3 Nom
Loga
P&I Loga
Westlaw
LexisNexis, Lexis
Clio
Relativity eDiscovery
iManage
NetDocuments
PACER
RA-MICRO
beck-online
juris
SirsiDynix
OCLC, WorldCat
Alma Ex Libris
Koha
Dewey Decimal Classification
MARC 21
[certificate]
teaching license, teaching certificate, teacher certification, state teaching license, teaching credential, Qualified Teacher Status, =QTS, teaching qualification | de Lehrbefähigung, Lehramtsbefähigung, Zweites Staatsexamen | es máster del profesorado, título de maestro | fr =CAPES, agrégation, =CRPE | nl onderwijsbevoegdheid, lesbevoegdheid
Child Development Associate, =CDA
SHRM-CP, SHRM-SCP, SHRM certified
=PHR, =SPHR, Professional in Human Resources
Certified Payroll Professional, CPP certification, CPP certified
Fundamental Payroll Certification, FPC certification
=CIPD, CIPD Level 5, CIPD qualification, CIPD Level 3
bar admission, admitted to the bar, state bar, bar membership, admission to the bar, admitted to practice law, bar license, license to practice law, member of the bar | de Anwaltszulassung, Rechtsanwaltszulassung | es colegiación como abogado | fr CAPA, inscription au barreau
paralegal certificate
notary public
CIPP/E, CIPP
Certified Compliance Officer
SIA licence, SIA license, security guard license, guard card | de Sachkundeprüfung, Sachkunde nach §34a, Unterrichtung nach §34a | es TIP de vigilante, habilitación de vigilante de seguridad | fr carte professionnelle CNAPS, carte professionnelle, CQP APS, SSIAP, SSIAP 1
BAFA
BPJEPS
AEVO, Ausbildereignung | de Ausbildereignungsprüfung, Ausbilderschein, =AdA
lifeguard certification | fr BNSSA
Certified Associate Instructional Designer, CPTD
concealed carry permit, firearms license | de Waffenschein
[title]
teacher, school teacher, classroom teacher | de Lehrer, Lehrerin, Lehrkraft | es profesor, profesora, maestro, docente | fr enseignant, enseignante, professeur, professeur des écoles | it insegnante, docente | nl leraar, docent, leerkracht | pt professor | da lærer
primary school teacher, elementary school teacher
secondary school teacher, high school teacher
special education teacher
teaching assistant, teacher aide, paraprofessional, classroom assistant | de Schulbegleiter, pädagogische Assistenz | es auxiliar de educación | fr AESH, auxiliaire de vie scolaire
nursery teacher, early years practitioner, preschool teacher, kindergarten teacher, nursery nurse | de Erzieher, Erzieherin, Kindergartenpädagoge, Elementarpädagogin, pädagogische Fachkraft | es educador infantil, educadora infantil, maestro de educación infantil | fr éducateur de jeunes enfants, auxiliaire de puériculture, EJE | nl pedagogisch medewerker | da pædagog
childcare worker, nanny, childminder | de Kinderpfleger, Tagesmutter | es niñera | fr assistante maternelle, nounou
lecturer, university lecturer, professor, assistant professor, adjunct professor | de Dozent, Dozentin, Professor | es profesor universitario | fr maître de conférences, formateur
tutor
school counselor, guidance counselor
principal, head teacher, school principal | de Schulleiter | es director de colegio | fr directeur d'école
instructional designer
trainer, corporate trainer | de Trainer | es formador | fr formateur, formatrice
training manager
librarian | de Bibliothekar, Bibliothekarin | es bibliotecario, bibliotecaria | fr bibliothécaire
archivist
sports coach, fitness instructor, personal trainer | de Fitnesstrainer, Sporttrainer | es monitor deportivo, entrenador personal | fr éducateur sportif, coach sportif
HR manager, human resources manager, HR director | de Personalleiter, Personalreferent, HR-Manager, Personalsachbearbeiter | es responsable de recursos humanos, técnico de recursos humanos | fr responsable RH, directeur des ressources humaines, =DRH, chargé de ressources humaines
HR business partner
HR generalist, HR assistant, HR coordinator, HR specialist
recruiter, talent acquisition specialist | es técnico de selección | fr chargé de recrutement | de Recruiter
payroll specialist, payroll clerk, payroll administrator | de Lohnbuchhalter | es técnico de nóminas | fr gestionnaire de paie, gestionnaire paie
lawyer, attorney, legal counsel, solicitor, barrister, in-house counsel, attorney-at-law | de Rechtsanwalt, Rechtsanwältin, Syndikusrechtsanwalt, Jurist, Juristin | es abogado, abogada | fr avocat, avocate, juriste | it avvocato | nl advocaat, jurist | pt advogado | da advokat
paralegal, legal assistant, legal secretary | de Rechtsanwaltsfachangestellte, Rechtsfachwirt, ReFa | es asistente jurídico | fr assistant juridique
judge
compliance officer, compliance manager | de Compliance-Beauftragter | fr responsable conformité
policy analyst, policy advisor
civil servant, public administrator, government employee | de Verwaltungsfachangestellte, Sachbearbeiter öffentliche Verwaltung | es funcionario | fr fonctionnaire, agent territorial
elections manager
city planner, urban planner | de Stadtplaner | es urbanista | fr urbaniste
police officer | de Polizist | es policía | fr policier
firefighter | de Feuerwehrmann | es bombero | fr pompier, sapeur-pompier
security guard, security officer | de Sicherheitsmitarbeiter, Wachmann, Sicherheitskraft | es vigilante de seguridad, guardia de seguridad | fr agent de sécurité | nl beveiliger
correctional officer
customs officer
translator, interpreter | de Übersetzer, Dolmetscher | es traductor, intérprete | fr traducteur, interprète
`;
