// Sales, marketing, retail, customer service, finance, accounting, insurance, logistics, purchasing, office work.

export const business = `
[knowledge]
sales, selling, sales experience, direct sales | de Vertrieb, Verkauf, Vertriebserfahrung, Verkaufserfahrung | es ventas, venta, funciones de ventas | fr vente, commerce, ventes | it vendita, vendite | nl verkoop | pt vendas | da salg
B2B sales, B2B, business-to-business, B2B-Vertrieb | de B2B-Bereich | es ventas B2B | fr vente B2B, =BtoB
B2C, business-to-consumer | fr =BtoC
inside sales, telesales, phone sales | de Innendienst, Vertriebsinnendienst, Telefonverkauf | es televenta, venta telefónica | fr télévente, vente par téléphone
field sales, outside sales | de Außendienst, Vertriebsaußendienst | es ventas de campo | fr vente terrain
technical sales, sales engineering, pre-sales, presales | de technischer Vertrieb, technischen Vertrieb, Pre-Sales | es venta técnica, preventa | fr vente technique, avant-vente
retail sales, retail, retail trade, retail industry | de Einzelhandel | es comercio minorista, venta al por menor, comercio | fr commerce de détail, distribution, grande distribution | nl detailhandel
solution selling, consultative selling, value selling, SPIN selling, Challenger Sale, MEDDIC, MEDDPICC
lead generation, prospecting, cold calling, outbound prospecting, lead qualification | de Leadgenerierung, Kaltakquise, Neukundenakquise, Neukundengewinnung, Akquise | es captación de clientes, prospección, prospección comercial | fr prospection, prospection commerciale, prospection téléphonique | nl acquisitie | da opsøgende salg
account management, key account management, client management | de Key-Account-Management, Kundenbetreuung, Bestandskundenbetreuung, Bestandskundenpflege | es gestión de cuentas, gestión de cartera de clientes, cartera de clientes | fr gestion de comptes, gestion de portefeuille clients, portefeuille clients | nl accountmanagement
customer acquisition | de Kundengewinnung | fr acquisition clients
customer retention, customer loyalty | de Kundenbindung | es fidelización de clientes, fidelización | fr fidélisation, fidélisation client
client relations, client relationship management, customer relations, customer relationships, client relationships | de Kundenbeziehungen, Kundenpflege | es relación con clientes | fr relation client, relations clients
sales forecasting, sales pipeline, pipeline management, sales planning | de Absatzplanung, Vertriebsplanung | es previsión de ventas | fr prévisions de ventes
sales management, sales leadership, sales strategy | de Vertriebsleitung, Vertriebssteuerung | es dirección comercial, gestión comercial, dirección de ventas | fr management commercial, direction commerciale, stratégie commerciale
channel sales, partner management | de Vertriebspartner
upselling, cross-selling, up-selling | de Zusatzverkauf, Cross-Selling | es venta cruzada | fr vente additionnelle, ventes additionnelles, vente complémentaire
proposal writing, RFP responses, bid management, tender management, quoting, quotations | de Angebotserstellung, Ausschreibungen, Angebotswesen | es elaboración de presupuestos, elaboración de ofertas, licitaciones | fr appels d'offres, réponse aux appels d'offres, élaboration de devis, devis
trade shows, exhibitions, trade fairs | de Messen | es ferias | fr salons professionnels
merchandising, visual merchandising | de Warenpräsentation, Visual Merchandising | es escaparatismo | fr merchandising, mise en rayon, marchandisage
store management, retail management | de Filialleitung, Marktleitung | es gestión de tienda | fr gestion de magasin, gestion d'un point de vente
cash handling, cash register, cash management, till operation, cashiering | de Kassieren, Kassentätigkeit, Kasse, Kassenführung | es manejo de caja, arqueo de caja, cierre de caja, cobro en caja | fr encaissement, tenue de caise, tenue de caisse | it gestione cassa | nl kassa
shelf stocking, stocking shelves, shelf replenishment, replenishment, restocking | de Regalauffüllung, Warenverräumung | es reposición, reposición de productos | fr réassort, réapprovisionnement, mise en rayon
stock control, inventory management, inventory control, stock management, inventory | de Bestandsmanagement, Lagerverwaltung, Inventur, Bestandskontrolle, Warenwirtschaft | es control de stock, gestión de inventario, inventario, control de inventario, gestión de stock | fr gestion des stocks, gestion de stock, inventaire | nl voorraadbeheer | da lagerstyring
product knowledge | de Produktkenntnisse, Produktwissen | es conocimiento de producto | fr connaissance des produits
pricing, pricing strategy, price management | de Preisgestaltung, Preiskalkulation | es fijación de precios | fr tarification, stratégie tarifaire
category management | de Category Management, Sortimentsgestaltung
franchise management
fashion retail, fashion | de Mode, Textilhandel | es moda | fr mode, prêt-à-porter
luxury goods | fr luxe
real estate, property management, real estate management | de Immobilien, Immobilienverwaltung, Hausverwaltung, Immobilienwirtschaft | es inmobiliaria, gestión inmobiliaria | fr immobilier, gestion immobilière, gestion locative | nl vastgoed
customer service, customer support, client service, customer care, client support, guest service | de Kundenservice, Kundendienst, Kundenberatung, Kundensupport | es atención al cliente, servicio al cliente | fr service client, service clients, relation clientèle, accueil client, accueil des clients, service à la clientèle | it servizio clienti, assistenza clienti | nl klantenservice | pt atendimento ao cliente, apoio ao cliente | da kundeservice
customer success, customer success management
complaint handling, complaint management, complaints handling, complaint resolution | de Beschwerdemanagement, Reklamationsbearbeitung, Reklamationsmanagement, Reklamationen | es gestión de reclamaciones, gestión de incidencias, reclamaciones | fr gestion des réclamations, traitement des réclamations
call center, contact center, call centre operations, call centre | de Callcenter | es call center, centro de llamadas | fr centre d'appels, centre d'appel
inbound calls
outbound calls
phone etiquette, telephone etiquette, telephone skills, answering phones, answering telephones | de Telefonie, Telefonzentrale | es atención telefónica | fr accueil téléphonique, réception d'appels
live chat support
customer satisfaction, NPS, net promoter score, CSAT | de Kundenzufriedenheit | es satisfacción del cliente | fr satisfaction client
customer experience, =CX | fr expérience client
ticketing systems, ticket management, ticketing system
order processing, order management, order entry | de Auftragsabwicklung, Auftragsbearbeitung, Bestellabwicklung | es gestión de pedidos, tramitación de pedidos | fr gestion des commandes, traitement des commandes, saisie des commandes, administration des ventes, =ADV
marketing | de Marketing | es marketing, mercadotecnia, mercadeo | fr marketing
digital marketing, online marketing, internet marketing | de Online-Marketing, digitales Marketing, Onlinemarketing | es marketing digital, marketing online | fr marketing digital, webmarketing, marketing numérique
marketing strategy, marketing plan, marketing plans, marketing planning, strategic marketing | de Marketingstrategie, Marketingplanung | es estrategia de marketing, plan de marketing | fr stratégie marketing, plan marketing, marketing stratégique
marketing campaigns, campaign management, advertising campaigns | de Kampagnenmanagement, Marketingkampagnen | es campañas de marketing, campañas publicitarias | fr campagnes marketing, gestion de campagnes
content marketing, content creation, content strategy | de Content-Marketing, Content-Erstellung, Contentmanagement | es creación de contenidos, marketing de contenidos, creación de contenido | fr création de contenu, marketing de contenu, création de contenus
social media, social media marketing, social media management, social networks | de Social Media, Social-Media-Marketing, soziale Medien, soziale Netzwerke | es redes sociales, gestión de redes sociales | fr réseaux sociaux, médias sociaux | da sociale medier
community management | es gestión de comunidades
email marketing, e-mail marketing, newsletters, newsletter | de E-Mail-Marketing | es email marketing | fr e-mailing, emailing
search engine optimization, SEO, search engine optimisation | de Suchmaschinenoptimierung | es posicionamiento web, posicionamiento SEO | fr référencement naturel, référencement
search engine marketing, =SEM, =SEA, paid search, PPC, pay-per-click, SEO/SEM | de Suchmaschinenmarketing | fr référencement payant
display advertising, programmatic advertising, paid media, paid social, digital advertising
affiliate marketing | fr affiliation
influencer marketing
performance marketing
growth marketing, growth hacking
inbound marketing
account-based marketing, =ABM
marketing automation
conversion rate optimization, =CRO, conversion optimization
web analytics | de Web-Analyse, Webanalyse | es analítica web | fr analyse web, webanalytics
customer segmentation, market segmentation
brand management, branding, brand strategy, brand awareness, brand development | de Markenführung, Markenmanagement | es gestión de marca, branding | fr gestion de marque, image de marque
product marketing, go-to-market strategy, go-to-market, GTM
trade marketing
field marketing
direct marketing | de Direktmarketing | fr marketing direct
telemarketing | es telemarketing
advertising | de Werbung | es publicidad | fr publicité | it pubblicità
public relations, =PR, media relations, press relations, press releases, news releases | de Öffentlichkeitsarbeit, Pressearbeit, PR-Arbeit | es relaciones públicas, relaciones con los medios, notas de prensa | fr relations publiques, relations presse, communiqués de presse
corporate communications, communications strategy, communication strategy, strategic communications, internal communications, external communications | de Unternehmenskommunikation, interne Kommunikation, Kommunikationsstrategie | es comunicación corporativa, comunicación interna, estrategia de comunicación | fr communication d'entreprise, communication interne, communication externe, stratégie de communication, communication interne et externe, plan de communication, plans de communication
copywriting, copywriter skills | de Texterstellung, Werbetexte | es redacción publicitaria, copywriting | fr conception-rédaction, rédaction web
journalism | de Journalismus | es periodismo | fr journalisme
media planning, media buying | de Mediaplanung | es planificación de medios | fr média planning
competitive analysis, competitor analysis, market analysis, market intelligence | de Wettbewerbsanalyse, Marktanalyse | es análisis de mercado, análisis de la competencia | fr veille concurrentielle, analyse de marché, analyse concurrentielle
consumer behavior, consumer insights
CRM marketing
loyalty programs
omnichannel, omnichannel strategy | fr stratégie omnicanale, omnicanal
sponsorship
video marketing
podcasting
mobile marketing
destination marketing, tourism marketing
export sales, export management, international trade, foreign trade, import/export, import and export | de Export, Außenhandel, Import | es comercio exterior, comercio internacional, exportación | fr commerce international, import-export, export
management accounts, monthly management accounts
statutory accounts, statutory financial statements, annual accounts | es cuentas anuales | fr comptes annuels, comptes sociaux
pivot tables, pivot table | de Pivot-Tabellen, Pivottabellen | es tablas dinámicas | fr tableaux croisés dynamiques
accounting, bookkeeping, general accounting, financial accounting, accountancy | de Buchhaltung, Finanzbuchhaltung, Rechnungswesen, Buchführung, =FIBU | es contabilidad, contabilidad general, contabilidad financiera | fr comptabilité, comptabilité générale, tenue de comptabilité | it contabilità | nl boekhouding, boekhouden | pt contabilidade | da bogholderi, regnskab
accounts payable, AP/AR, vendor invoices, invoice processing, supplier invoices | de Kreditorenbuchhaltung, Kreditoren, Rechnungsprüfung, Eingangsrechnungen | es cuentas por pagar, cuentas a pagar, facturas de proveedores | fr comptabilité fournisseurs, factures fournisseurs | da kreditor
accounts receivable, debt collection, credit control, collections | de Debitorenbuchhaltung, Debitoren, Mahnwesen, Forderungsmanagement | es cuentas por cobrar, cuentas a cobrar, gestión de cobros | fr comptabilité clients, recouvrement | da debitor
general ledger, general ledger accounting, journal entries | de Hauptbuch, Hauptbuchhaltung, Kontierung | es libro mayor, asientos contables | fr grand livre, écritures comptables
bank reconciliation, account reconciliation, account reconciliations, reconciliations, reconciliation, balance sheet reconciliations | de Kontenabstimmung, Bankabstimmung | es conciliación bancaria, conciliaciones bancarias | fr rapprochement bancaire, rapprochements bancaires
month-end close, month end close, month-end closing, closing process, year-end close, monthly close, year-end closing | de Monatsabschluss, Jahresabschluss, Monatsabschlüsse, Jahresabschlüsse, Monats- und Jahresabschlüsse, Bilanzierung, Bilanzbuchhaltung | es cierre contable, cierre mensual, cierres contables | fr clôture mensuelle, clôtures mensuelles, clôture des comptes, bilan, bilans comptables, établissement des bilans
financial statements, financial reporting, balance sheets, income statements, preparation of financial statements | de Finanzberichte, Finanzberichterstattung | es estados financieros, balances | fr états financiers, reporting financier
fixed assets, fixed asset accounting | de Anlagenbuchhaltung | es activos fijos, inmovilizado | fr immobilisations
cost accounting | de Kostenrechnung, Kostenstellenrechnung | es contabilidad de costes, contabilidad analítica | fr comptabilité analytique
management accounting, controlling, financial control | de Controlling | es control de gestión, controlling | fr contrôle de gestion | nl controlling
GAAP, US GAAP, generally accepted accounting principles
IFRS, International Financial Reporting Standards, =IAS
HGB | de =HGB, =UGB
Sarbanes-Oxley, SOX, SOX compliance
auditing, audit, internal audit, external audit, financial audit | de Wirtschaftsprüfung, Revision, interne Revision | es auditoría, auditoría interna | fr audit, audit interne, audit financier
internal controls, internal control systems | de internes Kontrollsystem, =IKS | es control interno | fr contrôle interne
taxation, tax preparation, tax returns, tax compliance, tax accounting, tax | de Steuern, Steuererklärungen, Umsatzsteuervoranmeldung, Umsatzsteuer, Steuerwesen | es impuestos, fiscalidad, declaraciones fiscales, gestión fiscal, liquidación de impuestos | fr fiscalité, déclarations fiscales, déclarations de TVA, TVA | it fiscalità, dichiarazioni fiscali
VAT, VAT returns, sales tax | es IVA
financial analysis, financial modeling, financial modelling, FP&A, financial planning and analysis | de Finanzanalyse, Finanzplanung | es análisis financiero, planificación financiera | fr analyse financière, modélisation financière
forecasting, financial forecasting, budget forecasting | de Forecasting, Prognosen | es previsiones | fr prévisions
variance analysis
cash flow management, cash flow, treasury, treasury management, liquidity management | de Liquiditätsplanung, Treasury, Liquiditätsmanagement | es tesorería, gestión de tesorería | fr trésorerie, gestion de trésorerie
corporate finance, finance | de Finanzierung, Finanzwesen, Finanzen | es finanzas | fr finance, finances
investment analysis, investments, investment management, asset management, portfolio analysis | de Vermögensverwaltung, Anlageberatung | es inversiones, gestión de activos, gestión de inversiones | fr gestion d'actifs, investissements
valuation, company valuation
wealth management, financial advice, financial advising, financial planning | de Finanzberatung, Vermögensberatung | es asesoramiento financiero | fr conseil en gestion de patrimoine, gestion de patrimoine
banking, retail banking, commercial banking, financial services | de Bankwesen, Finanzdienstleistungen | es banca, servicios financieros | fr banque, services financiers
credit analysis, credit risk, lending, loan processing, mortgage lending, underwriting | de Kreditanalyse, Kreditvergabe | es análisis de riesgos, riesgo de crédito | fr analyse crédit, analyse de risque
insurance, insurance claims, claims handling, claims management, claims processing | de Versicherung, Versicherungen, Schadenbearbeitung, Schadensregulierung | es seguros, gestión de siniestros, siniestros | fr assurance, assurances, gestion de sinistres | nl verzekeringen | da forsikring
actuarial science | de Versicherungsmathematik | fr actuariat
capital markets, equities, derivatives, fixed income, trading | de Wertpapiere, Kapitalmarkt | es mercado de capitales | fr marchés financiers
Basel III
Solvency II
MiFID II
fraud detection, fraud prevention | de Betrugsprävention | fr lutte contre la fraude
P&L, profit and loss, P&L responsibility, P&L management | de =GuV, Ergebnisverantwortung | es cuenta de resultados | fr compte de résultat, compte d'exploitation
cost control, cost reduction, cost management | de Kostenkontrolle, Kostenmanagement | es control de costes | fr maîtrise des coûts
invoicing, billing | de Fakturierung, Rechnungsstellung, Rechnungslegung | es facturación | fr facturation | it fatturazione | nl facturatie | da fakturering
expense reports, travel expense reporting | de Reisekostenabrechnung | es notas de gastos | fr notes de frais
payment processing, payment transactions | de Zahlungsverkehr | es gestión de pagos | fr gestion des paiements
dunning
intercompany accounting | de Intercompany
consolidation, group accounting | de Konzernrechnungslegung, Konsolidierung | es consolidación | fr consolidation
venture capital
private equity
Islamic finance
nonprofit accounting, fund accounting
crypto assets
logistics, logistics management, transport logistics | de Logistik | es logística | fr logistique | it logistica | nl logistiek | pt logística | da logistik
supply chain management, supply chain, supply chain planning, =SCM | de Supply-Chain-Management, Lieferkette, Lieferketten | es cadena de suministro, gestión de la cadena de suministro | fr chaîne d'approvisionnement, supply chain
warehouse operations, warehousing, warehouse management, warehouse work, warehouse | de Lagerlogistik, Lagerhaltung, Lager, Lagerwirtschaft, Lagerarbeit | es almacén, gestión de almacén, almacenaje | fr gestion d'entrepôt, entreposage, entrepôt, magasinage | nl magazijn | da lager
order picking, picking and packing, pick and pack, order fulfillment, order fulfilment, picking, packing | de Kommissionierung, Kommissionieren, Verpackung, Verpacken | es preparación de pedidos, picking | fr préparation de commandes | nl orderpicken
goods receiving, goods receipt, receiving, incoming goods, shipping and receiving, incoming goods inspection | de Wareneingang, Warenannahme, Wareneingangskontrolle | es recepción de mercancías, recepción de mercancía | fr réception de marchandises, réception des marchandises
goods dispatch, shipping, dispatch, dispatching, outbound logistics | de Versand, Warenausgang, Versandabwicklung | es expedición, envíos, expediciones | fr expédition, expéditions
loading and unloading, loading unloading | de Be- und Entladen, Be- und Entladung, Verladung | es carga y descarga | fr chargement et déchargement, chargement, déchargement
forklift operation, forklift driving, operating forklifts | de Staplerfahren | es manejo de carretilla elevadora | fr conduite de chariots élévateurs
freight forwarding, freight, freight management, air freight, sea freight, ocean freight | de Spedition, Luftfracht, Seefracht | es transporte de mercancías, transitario | fr fret, transit, affrètement
transport planning, route planning, fleet management, transportation management, transport management | de Tourenplanung, Disposition, Fuhrparkmanagement, Transportplanung | es planificación de rutas, gestión de flotas, gestión de transporte | fr gestion de flotte, planification des tournées, organisation des transports
delivery driving, last-mile delivery, parcel delivery, deliveries | de Auslieferung, Paketzustellung | es reparto, entrega de mercancías | fr livraison, livraisons
procurement, purchasing, strategic sourcing, sourcing, strategic purchasing, buying | de Einkauf, Beschaffung, strategischer Einkauf, operativer Einkauf | es compras, aprovisionamiento, gestión de compras | fr achats, approvisionnement, achats stratégiques | it acquisti | nl inkoop | pt compras | da indkøb
supplier negotiations
demand planning, demand forecasting | de Bedarfsplanung | es planificación de la demanda | fr prévision de la demande
production planning, material planning, MRP, materials management, material requirements planning | de Produktionsplanung, Materialwirtschaft, Materialdisposition, Arbeitsvorbereitung, Fertigungssteuerung | es planificación de la producción | fr planification de la production, ordonnancement
Incoterms
dangerous goods, hazardous materials, HAZMAT, hazardous goods, ADR regulations | de Gefahrgut, Gefahrstoffe | es mercancías peligrosas | fr marchandises dangereuses, matières dangereuses
cold chain, cold chain transport, cold chain logistics, cold chain management, refrigerated transport, temperature-controlled transport | de Kühlkette, Kühltransporte, Kühllogistik | es cadena de frío, transporte frigorífico | fr chaîne du froid, transport frigorifique | it catena del freddo | nl koelketen | pt cadeia de frio, cadeia do frio | da kølekæde | sv kylkedja | no kjølekjede
cross-docking
reverse logistics
just-in-time
load securing | de Ladungssicherung | fr arrimage | es estiba
digital tachograph, tachograph | de Fahrtenschreiber, digitaler Tacho
FIFO
office administration, administration, administrative support, office management, general office duties, administrative tasks, clerical work, secretarial work, office organization, clerical support, administrative work | de Büroorganisation, Büromanagement, Sekretariat, Verwaltung, Sachbearbeitung, Bürotätigkeiten, allgemeine Bürotätigkeiten, administrative Tätigkeiten, administrative Aufgaben | es gestión administrativa, tareas administrativas, secretariado, labores administrativas | fr gestion administrative, secrétariat, tâches administratives, assistanat, suivi administratif | it segreteria, lavoro di segreteria | nl administratie, administratieve werkzaamheden, secretariaat | pt secretariado, tarefas administrativas, apoio administrativo | da administrative opgaver, sekretariatsarbejde
calendar management, diary management, scheduling, appointment scheduling, scheduling appointments, scheduling meetings, meeting coordination, calendar | de Terminplanung, Terminkoordination, Terminmanagement, Terminvereinbarung, Kalenderführung | es gestión de agenda, gestión de agendas | fr gestion d'agenda, gestion des agendas, prise de rendez-vous
business correspondence, correspondence | de Korrespondenz, Schriftverkehr, Geschäftskorrespondenz | es correspondencia | fr correspondance, rédaction de courriers
filing, document management, filing systems, document control, archiving documents | de Ablage, Dokumentenmanagement, Aktenablage | es archivo de documentación, gestión de documentos | fr classement, gestion documentaire, archivage
reception, front desk, front desk operations, reception duties, receptionist duties, greeting visitors | de Empfang, Rezeption | es recepción | fr accueil, accueil physique et téléphonique, accueil physique
meeting minutes, taking minutes, minutes | de Protokollführung | es actas | fr comptes rendus, compte-rendu
executive support, executive assistance
switchboard
mail handling, mail processing, mail distribution | de Postbearbeitung | es gestión de correo | fr gestion du courrier, courrier
office supplies
shorthand
transcription
meeting organization
expense management
database management, database maintenance, updating databases | de Datenpflege | es mantenimiento de bases de datos | fr mise à jour de bases de données
[tool]
HubSpot, HubSpot CRM
Marketo
Pardot
Eloqua
Mailchimp
Klaviyo
Constant Contact
ActiveCampaign
Braze
Salesforce Marketing Cloud
Adobe Campaign
Google Ads, Google AdWords, AdWords
Facebook Ads, Meta Ads, Facebook Ads Manager, Meta Business Suite
LinkedIn Ads
Google Tag Manager, GTM container
Google Search Console
SEMrush
Ahrefs
~Moz
Screaming Frog
Hootsuite
Buffer app
Sprout Social
~Instagram
~Facebook
~TikTok
~YouTube
~Twitter
~Pinterest
Hotjar
Optimizely
Google Optimize
Unbounce
Outreach.io
Salesloft
ZoomInfo
LinkedIn Sales Navigator, Sales Navigator
Gong.io
Pipedrive
Zoho CRM, Zoho
SugarCRM
Microsoft Dynamics CRM
SAP CRM
Intercom
Freshworks
LiveChat
Genesys
Avaya
Five9
Gainsight
Cision
Meltwater
Amazon Seller Central, Amazon Marketplace
eBay
Etsy
QuickBooks, QuickBooks Online
Xero
Sage, Sage 50, Sage 100, Sage 200, Sage Intacct, ContaPlus, Sage Contaplus
Tally ERP, TallyPrime, Tally
FreshBooks
MYOB
Wave accounting
BlackLine
Concur, SAP Concur
Coupa
SAP FI, SAP FI/CO, SAP FICO, SAP CO
SAP MM, SAP SD, SAP PP
SAP Ariba
Lexware
DATEV Kanzlei-Rechnungswesen, DATEV Unternehmen online
BMD, BMD NTCS
RZL
A3 software, A3Con, a3ECO
Holded
CEGID Quadra
EBP
Ciel Compta
e-conomic
Exact Online
AFAS
Addison software
Bloomberg Terminal, ~Bloomberg
Capital IQ
FactSet
Refinitiv, Refinitiv Eikon
Murex
Calypso
Guidewire
TurboTax
CCH Axcess
Lacerte
UltraTax
CaseWare
TeamMate
Yardi
MRI Software
AppFolio
warehouse management system, WMS, warehouse management systems | de Lagerverwaltungssystem, =LVS | es =SGA
transportation management system, transport management system, transportation management software, =TMS | de Transportmanagementsystem | nl transportmanagementsysteem | sv transportledningssystem
Manhattan WMS
Blue Yonder, JDA software
SAP EWM, SAP WM
RF scanner, handheld scanner, barcode scanner, hand scanners, barcode scanners | de Handscanner, MDE-Gerät | fr PDA, douchette | es PDA
forklift, forklifts, pallet truck, pallet jack, reach truck | de Gabelstapler, Stapler, Hubwagen, Schubmaststapler | es carretilla elevadora, transpaleta, traspaleta | fr chariot élévateur, transpalette | nl heftruck, reachtruck | da truck
ATLAS Zoll
CargoWise
point-of-sale systems, POS systems, POS, point of sale, POS system, =EPOS | de Kassensystem, Kassensysteme | es =TPV | fr logiciel de caisse
Shopify POS
Lightspeed POS
Square POS
PBX, telephone switchboard | fr standard téléphonique
photocopier, fax machine, office equipment, copiers | de Bürogeräte | fr matériel bureautique
dictation software, Dragon NaturallySpeaking
DATEV Lodas
Visma
[certificate]
Certified Public Accountant, CPA, CPA license, licensed CPA, CPA designation | de Wirtschaftsprüfer | es censor jurado de cuentas, =ROAC | fr expert-comptable, =DEC
ACCA, ACCA qualified
=ACA, ICAEW, chartered accountant
CIMA, CIMA qualified
Certified Management Accountant, =CMA
Chartered Financial Analyst, CFA, CFA charterholder
Certified Internal Auditor, =CIA
Certified Fraud Examiner, =CFE
Certified Financial Planner, =CFP
Financial Risk Manager, =FRM
AAT qualified, =AAT, AAT Level 3, AAT Level 4
Enrolled Agent
tax advisor licence | de Steuerberater, Steuerberaterprüfung, Steuerberaterexamen
Bilanzbuchhalter certificate | de Bilanzbuchhalter, Bilanzbuchhalterprüfung, Bilanzbuchhalter (IHK), geprüfter Bilanzbuchhalter
=DCG, DSCG, BTS Comptabilité, BTS comptabilité et gestion
FINRA Series 7, Series 7, Series 66, Series 63, Series 65
insurance license, property and casualty license, life and health license | de Sachkundenachweis §34d | fr habilitation ORIAS
real estate license
notary commission
Google Ads certification, Google Ads certified
Google Analytics certification
HubSpot certification, HubSpot Inbound certification
Facebook Blueprint, Meta Blueprint
Digital Marketing Institute certificate
=CIPS, MCIPS
APICS, CPIM, CSCP
reach truck license, reach truck licence, reach truck certificate, reach licence, reach truck ticket, RTITB reach truck, RTITB reach, ITSSAR reach truck, ITSSAR reach | de Schubmaststaplerschein | nl reachtruckcertificaat
counterbalance license, counterbalance licence, counterbalance truck licence, counterbalance forklift licence, counterbalance certificate, counterbalance ticket, RTITB counterbalance, ITSSAR counterbalance | de Frontstaplerschein
forklift license, forklift licence, forklift certification, forklift certificate | de Staplerschein, Gabelstaplerschein, Staplerführerschein | es carnet de carretillero, carnet de carretilla elevadora, carnet de carretilla | fr CACES, CACES 1, CACES 3, CACES 5, CACES 1A 3 5, permis cariste | nl heftruckcertificaat, heftruckdiploma | da truckcertifikat, truckkort
ADR certificate, ADR licence, HAZMAT endorsement | de ADR-Schein, Gefahrgutschein | es carnet ADR, ADR | fr formation ADR
driver qualification card, CPC driver, Driver CPC | de Berufskraftfahrerqualifikation, Schlüsselzahl 95, Eintrag 95, Code 95, Modul 95 | es =CAP, certificado de aptitud profesional | fr =FIMO, =FCO, FIMO/FCO | nl code 95
digital driver card | de Fahrerkarte | es tarjeta de tacógrafo | fr carte conducteur
[title]
sales representative, sales rep, sales executive, sales associate, salesperson, sales consultant, sales assistant, retail sales associate, shop assistant | de Vertriebsmitarbeiter, Verkäufer, Verkäuferin, Verkaufsberater, Vertriebsmitarbeiterin, Einzelhandelskaufmann, Kaufmann im Einzelhandel, Kauffrau im Einzelhandel, Vertriebsbeauftragter, Handelsvertreter, Außendienstmitarbeiter | es comercial, dependiente, dependienta, vendedor, vendedora, asesor comercial, agente comercial, colaborador de ventas | fr commercial, commerciale, vendeur, vendeuse, conseiller de vente, conseillère de vente, attaché commercial, technico-commercial, conseiller commercial | it commesso, venditore, addetto vendite | nl verkoper, verkoopmedewerker | pt vendedor | da sælger, salgskonsulent, butiksassistent
account executive
account manager, key account manager, client manager | de Key-Account-Manager, Kundenbetreuer | es gestor de cuentas, ejecutivo de cuentas | fr chargé de clientèle, responsable grands comptes, responsable de comptes
sales manager, sales director, head of sales, regional sales manager | de Vertriebsleiter, Verkaufsleiter, Gebietsverkaufsleiter | es director comercial, jefe de ventas, responsable comercial | fr directeur commercial, responsable commercial, chef des ventes
sales engineer, solutions engineer, technical sales engineer | de Vertriebsingenieur | es ingeniero de ventas | fr ingénieur commercial, ingénieur d'affaires
business development manager, business development representative, =BDR, =SDR, sales development representative | fr business developer
cashier | de Kassierer, Kassiererin | es cajero, cajera | fr caissier, caissière, hôte de caisse, hôtesse de caisse | it cassiere | nl kassamedewerker
store manager, shop manager, assistant store manager, retail manager | de Filialleiter, Marktleiter, Storeleiter | es encargado de tienda, encargada de tienda, gerente de tienda | fr responsable de magasin, directeur de magasin, responsable de rayon, chef de rayon | da butikschef
merchandiser, visual merchandiser
stock clerk, stocker | es reponedor, mozo de almacén | fr employé libre-service, employé de libre service
buyer, purchasing manager, procurement manager, purchasing agent, procurement specialist | de Einkäufer, Einkaufsleiter | es comprador, técnico de compras, responsable de compras | fr acheteur, responsable achats | nl inkoper
customer service representative, customer service agent, customer support specialist, call center agent, call centre agent, customer advisor, customer service advisor | de Kundenberater, Kundendienstmitarbeiter, Callcenter-Agent, Mitarbeiter Kundenservice | es agente de atención al cliente, teleoperador, teleoperadora | fr conseiller clientèle, téléconseiller, chargé de relation client, téléopérateur | nl klantenservicemedewerker | da kundeservicemedarbejder
customer success manager
marketing manager, head of marketing, marketing director, =CMO, director of marketing | de Marketingleiter, Marketing-Manager, Marketingmanager | es director de marketing, responsable de marketing, técnico de marketing | fr directeur marketing, responsable marketing, chargé de marketing, chef de produit, assistant marketing
marketing specialist, marketing coordinator, marketing assistant, marketing executive
product manager
brand manager
social media manager, community manager | fr community manager
content manager, content writer, copywriter, editor | de Redakteur, Texter | es redactor, redactora | fr rédacteur, rédacteur web
SEO specialist, SEO manager
communications manager, director of communications, communications officer, communications specialist | de Kommunikationsmanager, Pressesprecher | es responsable de comunicación | fr chargé de communication, responsable communication, directeur de la communication
PR manager
journalist, reporter | de Journalist | es periodista | fr journaliste
event manager, event planner, event coordinator | de Eventmanager, Veranstaltungskaufmann | fr chef de projet événementiel
accountant, staff accountant, senior accountant, financial accountant | de Buchhalter, Buchhalterin, Bilanzbuchhalter, Finanzbuchhalter | es contable, administrativo contable | fr comptable | it contabile | nl boekhouder, accountant | pt contabilista, contador | da bogholder
bookkeeper, accounting clerk, accounts assistant, accounting assistant, accounts payable clerk | fr aide comptable, assistant comptable | es auxiliar contable
auditor | de Wirtschaftsprüfer, Revisor | fr auditeur
tax consultant, tax advisor, tax accountant | de Steuerberater, Steuerfachangestellte, Steuerfachangestellter | es asesor fiscal | fr fiscaliste, conseiller fiscal
financial analyst | de Finanzanalyst | es analista financiero | fr analyste financier
controller, financial controller | de Controller, Controllerin | es controller financiero | fr contrôleur de gestion
finance manager, finance director, =CFO, chief financial officer, head of finance | de Finanzleiter, kaufmännischer Leiter | es director financiero | fr directeur financier, responsable administratif et financier, =DAF, =RAF
bank clerk, bank teller, banker | de Bankkaufmann, Bankkauffrau | es cajero de banco, gestor comercial de banca | fr conseiller bancaire, chargé d'accueil bancaire
insurance agent, insurance broker | de Versicherungskaufmann, Versicherungsvermittler | es agente de seguros | fr conseiller en assurance
underwriter
claims adjuster | fr gestionnaire sinistres
real estate agent | de Immobilienmakler, Immobilienkaufmann | es agente inmobiliario | fr agent immobilier
property manager | de Hausverwalter | fr gestionnaire locatif
warehouse worker, warehouse operative, warehouse associate, picker, picker packer, order picker, material handler | de Lagermitarbeiter, Lagerarbeiter, Kommissionierer, Lagerist, Fachlagerist, Fachkraft für Lagerlogistik, Lagerhelfer | es mozo de almacén, operario de almacén, preparador de pedidos | fr magasinier, préparateur de commandes, manutentionnaire, agent logistique, opérateur logistique | it magazziniere | nl magazijnmedewerker, orderpicker | pt operador de armazém | da lagermedarbejder
forklift operator, forklift driver | de Staplerfahrer, Gabelstaplerfahrer | es carretillero | fr cariste | nl heftruckchauffeur | da truckfører
truck driver, lorry driver, HGV driver, delivery driver, driver, courier, van driver | de LKW-Fahrer, Berufskraftfahrer, Kraftfahrer, Fahrer, Auslieferungsfahrer, Paketzusteller, Kurierfahrer | es conductor, chófer, camionero, repartidor, transportista | fr chauffeur, conducteur routier, chauffeur-livreur, chauffeur poids lourd, livreur | it autista | nl chauffeur, vrachtwagenchauffeur | pt motorista | da chauffør
bus driver | de Busfahrer | es conductor de autobús | fr conducteur de bus, conducteur de car
logistics manager, supply chain manager, warehouse manager, logistics coordinator, supply chain analyst | de Logistikleiter, Lagerleiter, Logistiker, Speditionskaufmann, Kaufmann für Spedition und Logistikdienstleistung | es responsable de logística, jefe de almacén, técnico de logística | fr responsable logistique, chef d'entrepôt
dispatcher, transport planner | de Disponent, Disponentin | fr exploitant transport, affréteur
administrative assistant, office assistant, office administrator, administrative officer, admin assistant, office clerk, clerk | de Bürokauffrau, Bürokaufmann, Kaufmann für Büromanagement, Kauffrau für Büromanagement, Verwaltungsangestellte, Bürokraft, Sachbearbeiter, Sachbearbeiterin, Assistenz, Teamassistenz, Verwaltungsassistent | es administrativo, administrativa, auxiliar administrativo, auxiliar administrativa | fr assistant administratif, assistante administrative, agent administratif, employé administratif, secrétaire | it impiegato amministrativo, segretaria | nl administratief medewerker, secretaresse | pt assistente administrativo | da kontorassistent, sekretær
executive assistant, personal assistant, secretary, =EA | de Sekretär, Sekretärin, Vorstandsassistenz, Assistenz der Geschäftsführung | es secretaria, secretario de dirección, secretaria de dirección | fr assistante de direction, assistant de direction
office manager, office coordinator | de Büroleiter | es office manager | fr office manager
receptionist, front desk agent | de Rezeptionist, Empfangsmitarbeiter, Empfangskraft | es recepcionista | fr réceptionniste, agent d'accueil, hôtesse d'accueil, standardiste
data entry clerk, data entry operator | fr opérateur de saisie
project manager, project coordinator, project lead | de Projektmanager, Projektleiter, Projektleiterin | es jefe de proyecto, gestor de proyectos, director de proyecto | fr chef de projet, chargé de projet | nl projectleider | da projektleder
program manager
operations manager, =COO | de Betriebsleiter | es director de operaciones, responsable de operaciones | fr responsable des opérations, directeur des opérations, directeur d'exploitation
general manager, managing director, =CEO | de Geschäftsführer | es director general, gerente | fr directeur général, gérant
consultant, management consultant | de Unternehmensberater, Berater | es consultor, consultora | fr consultant, consultante
`;
