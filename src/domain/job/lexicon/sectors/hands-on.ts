// Crafts, building, manufacturing, engineering, hospitality, cleaning, agriculture, science, design and media.

export const handsOn = `
[knowledge]
conduit bending, conduit installation, bending conduit, bend conduit
motor controls, motor control | de Motorsteuerung, Motorsteuerungen
variable frequency drives, variable frequency drive, =VFD, =VFDs, frequency converters, frequency converter | de Frequenzumrichter | es variadores de frecuencia, variador de frecuencia | fr variateurs de fréquence, variateur de fréquence
National Electrical Code, =NEC
DGUV V3, DGUV Vorschrift 3, BGV A3
fire alarm systems, fire alarm system, fire alarms, fire alarm | de Brandmeldeanlagen, Brandmeldetechnik | es sistemas contra incendios, detección de incendios | fr systèmes de sécurité incendie, alarme incendie
RNA sequencing, RNA-seq, RNAseq | de RNA-Sequenzierung
genome-wide association studies, genome-wide association, =GWAS
gene expression | de Genexpression | es expresión génica | fr expression génique
electrical installation, electrical installations, electrical wiring, wiring, electrics, conduit installation, install conduit, wire pulling, panel installation | de Elektroinstallation, Elektroinstallationen | es instalaciones eléctricas | fr installations électriques | it impianti elettrici, impiantistica elettrica | nl elektrische installaties | pt instalações elétricas | da elinstallation, el-installationer
electrical engineering, electrical systems | de Elektrotechnik, Elektronik und Elektrotechnik | es electricidad, ingeniería eléctrica | fr électricité, électrotechnique, génie électrique | it elettrotecnica | nl elektrotechniek | pt eletricidade
electronics | de Elektronik | es electrónica | fr électronique
low voltage systems, high voltage systems, medium voltage, high voltage | de Niederspannung, Mittelspannung, Hochspannung, Starkstrom, Schwachstrom | es baja tensión, media tensión, alta tensión | fr basse tension, haute tension, courants faibles, courants forts
mechanical engineering, mechanics | de Maschinenbau, Mechanik | es ingeniería mecánica, mecánica | fr génie mécanique, mécanique | nl werktuigbouwkunde
mechatronics | de Mechatronik | es mecatrónica | fr mécatronique
automation engineering, industrial automation, automation, automation technology, process control | de Automatisierungstechnik, Automatisierung, Prozessautomatisierung, Steuerungstechnik, Regelungstechnik | es automatización, automatización industrial | fr automatisme, automatismes, automatisation, régulation
functional safety | de Sicherheitstechnik, funktionale Sicherheit, Functional Safety
building automation, building management systems, =BMS | de Gebäudeautomation, Gebäudeautomatisierung, Gebäudeleittechnik | fr gestion technique du bâtiment, =GTB, GTC
PLC programming, programmable logic controllers, PLC, PLCs | de SPS-Programmierung, SPS | es programación de PLC, autómatas programables | fr programmation automate, automates programmables
SCADA
hydraulics | de Hydraulik | es hidráulica | fr hydraulique
pneumatics | de Pneumatik | es neumática | fr pneumatique
plumbing, sanitary installation, pipework, pipe fitting | de Sanitärinstallation, Sanitärtechnik, Rohrleitungsbau | es fontanería | fr plomberie, sanitaire | it idraulica | nl loodgieterswerk
valves and fittings, taps and fittings | de Armaturen | es grifería, valvulería | fr robinetterie | it rubinetteria
HVAC, heating ventilation and air conditioning, air conditioning, heating, ventilation, heating systems | de Heizungstechnik, Klimatechnik, Lüftungstechnik, SHK, Heizung Sanitär Klima, Gebäudetechnik, Kältetechnik, HKLS | es climatización, calefacción, aire acondicionado | fr CVC, chauffage, climatisation, génie climatique
refrigeration | fr froid commercial, frigoriste
solar energy, photovoltaics, solar panels, PV systems | de Photovoltaik, Solartechnik | es energía solar, fotovoltaica | fr photovoltaïque, énergie solaire
renewable energy, wind energy, wind turbines, renewables | de erneuerbare Energien, Windenergie | es energías renovables, energía eólica | fr énergies renouvelables, éolien
energy efficiency, energy management | de Energieeffizienz, Energiemanagement | es eficiencia energética | fr efficacité énergétique, performance énergétique
welding, arc welding, spot welding | de Schweißen, Schweißtechnik | es soldadura | fr soudure, soudage | it saldatura | nl lassen | pt soldadura, soldagem | da svejsning
MIG welding, MIG, MIG/MAG, MAG welding, GMAW | de MAG-Schweißen, MIG-Schweißen
TIG welding, TIG, GTAW | de WIG-Schweißen, WIG
soldering, brazing | de Löten | fr brasage
metalworking, sheet metal work, metal fabrication, fabrication | de Metallbearbeitung, Metallbau, Blechbearbeitung | es metalurgia, calderería | fr métallurgie, chaudronnerie, tôlerie, serrurerie | nl metaalbewerking
machining, metal cutting | de Zerspanung, Zerspanungstechnik | es mecanizado | fr usinage
CNC, CNC machining, CNC operation, CNC machines | fr commande numérique
CNC programming | de CNC-Programmierung | es programación CNC
milling, CNC milling | de Fräsen, CNC-Fräsen | es fresado | fr fraisage
turning, CNC turning, lathe operation | de Drehen, CNC-Drehen | es torneado | fr tournage
drilling
grinding | de Schleifen
injection molding, injection moulding, plastics processing | de Spritzguss, Kunststofftechnik | es inyección de plástico | fr injection plastique, plasturgie
assembly, mechanical assembly, product assembly, assembly work | de Montage, Endmontage | es montaje, ensamblaje | fr montage, assemblage | nl montage
maintenance, preventive maintenance, equipment maintenance, machine maintenance, repair, repairs, maintenance and repair, industrial maintenance, corrective maintenance, predictive maintenance | de Instandhaltung, Wartung, Reparatur, Wartung und Instandhaltung, Wartungsarbeiten, Reparaturen | es mantenimiento, mantenimiento preventivo, mantenimiento correctivo, reparación, mantenimiento industrial | fr maintenance, maintenance préventive, maintenance curative, maintenance industrielle, dépannage, réparation | it manutenzione | nl onderhoud, reparatie | pt manutenção | da vedligeholdelse
fault finding, fault diagnosis, troubleshooting equipment, root cause analysis, =RCA | de Störungsbehebung, Fehlersuche, Fehleranalyse, Störungsbeseitigung, Fehlerdiagnose | es diagnóstico de averías, resolución de averías, detección de averías | fr diagnostic de pannes, recherche de pannes
commissioning, installation and commissioning, start-up of systems | de Inbetriebnahme, Inbetriebnahmen | es puesta en marcha | fr mise en service | nl inbedrijfstelling
machine operation, operating machinery, machine set-up, machine setup, operating machines | de Maschinenbedienung, Anlagenbedienung, Maschineneinrichtung, Rüsten | es manejo de maquinaria, operación de máquinas | fr conduite de ligne, conduite de machines, réglage machine
quality control, =QC, quality inspection, inspection, quality checks | de Qualitätskontrolle, Qualitätsprüfung, Qualitätskontrollen | es control de calidad | fr contrôle qualité | nl kwaliteitscontrole | da kvalitetskontrol
statistical process control, =SPC
FMEA, failure mode and effects analysis
8D, 8D report
5S, 5S methodology
total productive maintenance, =TPM
lean manufacturing, lean production | de Lean Production, Lean Management, schlanke Produktion | es manufactura esbelta | fr lean manufacturing
good manufacturing practice, GMP, cGMP, =GMP guidelines, GxP, GDP guidelines | de gute Herstellungspraxis, GMP-Richtlinien | es buenas prácticas de fabricación, =BPF, normas de correcta fabricación | fr bonnes pratiques de fabrication, BPF
validation, process validation, equipment qualification, =IQ/OQ/PQ | de Prozessvalidierung, Qualifizierung | fr qualification équipements
production, manufacturing, production processes, manufacturing processes, serial production | de Produktion, Fertigung, Herstellung, Serienfertigung | es producción, fabricación | fr production, fabrication | it produzione | nl productie | pt produção, fabricação | da produktion
packaging | de Verpackungstechnik | es envasado, embalaje | fr conditionnement, emballage
technical drawings, reading blueprints, blueprint reading, blueprints, technical drawing, engineering drawings, schematics, circuit diagrams, wiring diagrams, read blueprints | de technische Zeichnungen, technisches Zeichnen, Schaltpläne, Stromlaufpläne, technischer Zeichnungen, Lesen von Plänen | es planos, lectura de planos, interpretación de planos, esquemas eléctricos | fr lecture de plans, plans techniques, schémas électriques | nl technische tekeningen
computer-aided design, CAD, CAD design, 3D CAD, CAD software, 3D modeling, 3D modelling | de CAD-Konstruktion, 3D-Konstruktion, 3D-CAD | es diseño asistido por ordenador, diseño 3D, modelado 3D | fr conception assistée par ordinateur, =CAO, =DAO, modélisation 3D
computer-aided manufacturing, =CAM, CAD/CAM
finite element analysis, FEA, =FEM | de Finite-Elemente-Methode, FEM-Berechnung | es elementos finitos | fr éléments finis
computational fluid dynamics, =CFD
product design, mechanical design, design engineering | de Konstruktion, Produktdesign, Produktkonstruktion | es diseño de producto, diseño mecánico | fr conception mécanique, conception produit
industrial engineering | de Wirtschaftsingenieurwesen | es ingeniería industrial | fr génie industriel
chemical engineering, process engineering | de Verfahrenstechnik, Chemieingenieurwesen | es ingeniería química, ingeniería de procesos | fr génie chimique, génie des procédés
civil engineering | de Bauingenieurwesen, Tiefbau, Hochbau | es ingeniería civil | fr génie civil, travaux publics, =BTP
structural engineering, structural analysis, statics | de Statik, Tragwerksplanung | es cálculo de estructuras | fr calcul de structures
environmental engineering
aerospace engineering, aeronautics, aviation | de Luft- und Raumfahrttechnik, Luftfahrt | es aeronáutica | fr aéronautique
automotive, automotive industry, automotive engineering | de Automobilindustrie, Fahrzeugtechnik, Kfz-Technik | es automoción | fr automobile, industrie automobile
marine engineering
materials science, metallurgy | de Werkstofftechnik, Werkstoffkunde | es ciencia de materiales | fr science des matériaux
thermodynamics
robot programming, industrial robots | de Roboterprogrammierung | es programación de robots | fr programmation robot
tolerancing, GD&T, geometric dimensioning and tolerancing
metrology, measurement technology, calibration | de Messtechnik, Kalibrierung | es metrología, calibración | fr métrologie, étalonnage
additive manufacturing, 3D printing | de 3D-Druck, additive Fertigung | es impresión 3D | fr impression 3D, fabrication additive
reliability engineering
systems engineering | de Systems Engineering
CE marking, machinery directive | de CE-Kennzeichnung, Maschinenrichtlinie | fr marquage CE
ISO 26262
IEC 61131, IEC 61508
IATF 16949
AS9100
ATEX
VDE regulations | de VDE-Vorschriften, VDE
construction, building construction, construction work, construction industry | de Bau, Bauwesen, Baugewerbe | es construcción | fr bâtiment, construction | nl bouw
construction management, site management, construction supervision, site supervision | de Bauleitung, Bauüberwachung, Baustellenleitung | es gestión de obra, dirección de obra, jefatura de obra | fr conduite de travaux, suivi de chantier
building regulations, building codes, building code, code compliance | de Bauvorschriften, Bauordnung, =VOB, =HOAI | es código técnico de la edificación, =CTE | fr normes de construction
carpentry, joinery, woodworking, cabinetmaking | de Holzbearbeitung, Tischlerei, Schreinerei, Zimmerei | es carpintería | fr menuiserie, charpente, ébénisterie | nl timmerwerk
masonry, bricklaying, concrete work, concrete | de Maurerarbeiten, Betonarbeiten, Betonbau | es albañilería | fr maçonnerie, béton
painting and decorating, painting, interior painting | de Malerarbeiten, Lackieren | es pintura | fr peinture en bâtiment, peinture
roofing | de Dachdeckerarbeiten, Dacharbeiten | fr couverture, étanchéité
plastering, drywall, drywall installation | de Trockenbau, Verputzarbeiten | es pladur, escayola | fr plâtrerie, =Placo
tiling, tile setting, flooring | de Fliesenlegen | es alicatado, solado | fr carrelage
scaffolding | de Gerüstbau | es andamios | fr échafaudage
insulation | de Wärmedämmung | es aislamiento | fr isolation
landscaping, gardening, horticulture, grounds maintenance, groundskeeping, landscape maintenance | de Gartenbau, Landschaftsbau, Garten- und Landschaftsbau, Grünpflege | es jardinería, paisajismo | fr espaces verts, jardinage, paysagisme, horticulture | nl tuinieren, groenvoorziening
excavation, earthworks, heavy equipment operation, operating heavy equipment | de Erdarbeiten, Baumaschinenführung | es movimiento de tierras | fr terrassement, conduite d'engins
surveying, land surveying | de Vermessung | es topografía | fr topographie
cost estimation, quantity surveying, estimating, cost estimating | de Kalkulation, Mengenermittlung, Kostenschätzung | es mediciones y presupuestos | fr métré, chiffrage, économie de la construction
building information modeling, =BIM | de BIM
architectural design, ~architecture | de Architektur | es arquitectura | fr architecture
interior design | de Innenarchitektur | es diseño de interiores, interiorismo | fr architecture d'intérieur, décoration d'intérieur
property maintenance, building maintenance, janitorial services, caretaking | de Hausmeistertätigkeiten, Gebäudeinstandhaltung | es mantenimiento de edificios | fr entretien de bâtiments, maintenance du bâtiment
automotive repair, vehicle maintenance, vehicle repair, auto repair, car mechanics, engine repair, brake repair | de Kfz-Reparatur, Fahrzeugreparatur | es reparación de vehículos, mecánica del automóvil | fr mécanique automobile, réparation automobile
bodywork, car painting | de Karosseriebau | es chapa y pintura | fr carrosserie
elevator maintenance
cable installation, structured cabling, cabling, fiber optics, fibre optics | de Verkabelung, Glasfaser, Glasfasertechnik | es cableado, fibra óptica | fr câblage, fibre optique
telecommunications | de Telekommunikation, Telematik | es telecomunicaciones | fr télécommunications
working at height, work at heights | de Arbeiten in der Höhe, Höhentauglichkeit | es trabajos en altura | fr travail en hauteur, travaux en hauteur
confined space entry
lockout/tagout, LOTO
hand tools, power tools, hand and power tools | de Handwerkzeuge, Elektrowerkzeuge | es herramientas manuales | fr outillage, outils à main
crane operation, overhead crane operation, rigging | de Kranführung | es manejo de grúa, puente grúa | fr pontier, conduite de grue, pont roulant
rail technology, railway engineering, cable cars, ropeways | de Bahntechnik, Seilbahnen, Seilbahntechnik, Fördertechnik | fr ferroviaire
oil and gas, petroleum engineering
mining | de Bergbau | es minería
water treatment, wastewater treatment, wastewater | de Wasseraufbereitung, Abwassertechnik | es tratamiento de aguas | fr traitement de l'eau, traitement des eaux
textile production, sewing, tailoring | de Nähen, Schneiderei | es costura, confección | fr couture, confection
printing, offset printing, digital printing | de Drucktechnik, Offsetdruck | es artes gráficas, impresión | fr imprimerie, impression offset
cooking, food preparation, food prep, meal preparation, preparing food | de Kochen, Speisenzubereitung, Zubereitung von Speisen, Vorbereitung von Speisen | es cocina, preparación de alimentos, elaboración de platos | fr cuisine, préparation culinaire, préparation des plats, préparation de repas | it cucina, preparazione dei piatti | nl koken | da madlavning
culinary arts, gastronomy | de Gastronomie | es gastronomía, hostelería, restauración | fr restauration, gastronomie, hôtellerie-restauration | nl horeca
food safety, HACCP, food hygiene, food handling, food safety standards, food safety regulations | de Lebensmittelhygiene, Lebensmittelsicherheit, HACCP-Richtlinien | es seguridad alimentaria, higiene alimentaria, APPCC, manipulación de alimentos | fr sécurité alimentaire, hygiène alimentaire, normes HACCP, règles HACCP | nl voedselveiligheid
baking, pastry, bread baking, pastry making | de Backen, Konditorei, Bäckerei | es panadería, pastelería, repostería | fr boulangerie, pâtisserie | it pasticceria
menu planning, menu development, recipe development | de Menüplanung, Speiseplanung | es elaboración de menús, diseño de menús | fr élaboration des menus, élaboration de menus, création de menus
catering, banqueting, banquet service, buffet | de Catering, Bankett | es catering, banquetes | fr traiteur, banquet
fast food, quick-service restaurant, QSR | de Systemgastronomie | es comida rápida | fr restauration rapide
table service, waiting tables, food service, serving food, table waiting, food and beverage service, F&B, food and beverage | de Service im Restaurant, Gästebetreuung, Tischservice, Servieren | es servicio de mesa, servicio en sala, atención en sala | fr service en salle, service à table, mise en place | it servizio ai tavoli
bartending, mixology, cocktails, beverage preparation | de Barkeeping, Getränkezubereitung | es coctelería | fr bar, cocktails, mixologie
barista skills, coffee preparation, espresso preparation, latte art | de Kaffeezubereitung | es barismo
wine knowledge, sommelier skills, oenology, wine | de Weinkenntnisse, Weinkunde | es enología, vinos | fr sommellerie, œnologie, vins
butchery, meat cutting, meat processing | de Fleischverarbeitung | es carnicería, despiece | fr boucherie, découpe de viande
dishwashing, kitchen cleaning | de Spülen, Küchenreinigung | es limpieza de cocina | fr plonge
kitchen management, kitchen operations, back of house | de Küchenleitung | es gestión de cocina, jefatura de cocina | fr gestion de cuisine
food cost control, food cost | de Wareneinsatz | fr gestion des coûts matière
hotel management, hotel operations, hospitality, hospitality management, hospitality industry | de Hotellerie, Hotelmanagement | es gestión hotelera, hotelería | fr hôtellerie, gestion hôtelière
housekeeping, room cleaning | de Zimmerreinigung, Housekeeping | es limpieza de habitaciones, pisos | fr entretien des chambres, nettoyage des chambres
guest relations, guest services, guest satisfaction | de Gästeservice | es atención al huésped | fr relation clientèle hôtelière
reservations, booking management, room reservations, reservation management | de Reservierungen, Reservierungsmanagement | es reservas, gestión de reservas | fr réservations, gestion des réservations
check-in and check-out, =check-in, =check-out | de Check-in
revenue management, yield management | fr yield management
tourism, travel industry, tour guiding | de Tourismus | es turismo | fr tourisme
event catering
allergen awareness, allergens, dietary requirements | de Allergene | es alérgenos | fr allergènes
portion control
plating
cleaning, cleaning services, commercial cleaning, industrial cleaning, sanitation, disinfection | de Reinigung, Gebäudereinigung, Unterhaltsreinigung, Desinfektion | es limpieza, desinfección | fr nettoyage, entretien des locaux, propreté, désinfection, bionettoyage | it pulizie | nl schoonmaak | pt limpeza | da rengøring
laundry | de Wäscherei | es lavandería | fr blanchisserie
hairdressing, haircutting, hair styling, hair coloring | de Friseurhandwerk, Haarschnitt | es peluquería | fr coiffure
cosmetology, beauty treatments, beauty therapy, skincare, nail care, manicure | de Kosmetik | es estética | fr esthétique, soins esthétiques
massage, massage therapy | de Massage | es masajes | fr massage
floristry, flower arranging | de Floristik | es floristería | fr fleuristerie
agriculture, farming, crop production, crop management | de Landwirtschaft, Ackerbau | es agricultura, cultivos | fr agriculture, grandes cultures, productions végétales | nl landbouw | da landbrug
livestock, animal husbandry, dairy farming, livestock management | de Viehzucht, Tierhaltung, Milchviehhaltung | es ganadería | fr élevage
agronomy, soil science | de Agronomie, Bodenkunde | es agronomía | fr agronomie
irrigation | de Bewässerung | es riego | fr irrigation
pesticide application, plant protection, pest control, pest management | de Pflanzenschutz, Schädlingsbekämpfung | es fitosanitarios, control de plagas | fr traitements phytosanitaires, lutte contre les nuisibles
greenhouse production
viticulture, winemaking | de Weinbau | es viticultura | fr viticulture, vinification
forestry, arboriculture, tree care, tree surgery | de Forstwirtschaft, Baumpflege | es silvicultura, forestal | fr sylviculture, élagage
organic farming | de ökologischer Landbau | es agricultura ecológica | fr agriculture biologique
aquaculture, fisheries | es acuicultura | fr aquaculture
tractor operation, farm machinery, agricultural machinery | de Landmaschinen, Traktorfahren | es maquinaria agrícola | fr machines agricoles, conduite de tracteur
ecology, conservation, wildlife conservation, biodiversity | de Ökologie, Naturschutz | es ecología, conservación de la naturaleza | fr écologie, protection de la nature, biodiversité
environmental science, environmental protection, environmental management | de Umweltschutz, Umweltmanagement, Umwelttechnik | es medio ambiente, gestión ambiental | fr environnement, gestion de l'environnement
waste management, recycling | de Abfallwirtschaft, Recycling, Entsorgung | es gestión de residuos, reciclaje | fr gestion des déchets, recyclage
environmental impact assessment | es evaluación de impacto ambiental
climate change | de Klimaschutz
geology, geosciences | de Geologie | es geología | fr géologie
hydrology
meteorology
geography | de Geographie | fr géographie
biology, molecular biology, cell biology, life sciences | de Biologie, Molekularbiologie, Zellbiologie | es biología, biología molecular | fr biologie, biologie moléculaire
biochemistry | de Biochemie | es bioquímica | fr biochimie
biotechnology, biotech | de Biotechnologie | es biotecnología | fr biotechnologie, biotechnologies
chemistry, organic chemistry, analytical chemistry | de Chemie, organische Chemie, analytische Chemie | es química, química analítica | fr chimie, chimie organique, chimie analytique
genetics, genomics, bioinformatics | de Genetik, Bioinformatik | es genética, bioinformática | fr génétique, bioinformatique
neuroscience
toxicology | de Toxikologie
cell culture, tissue culture | de Zellkultur, Zellkulturen | es cultivo celular | fr culture cellulaire
PCR, qPCR, polymerase chain reaction, RT-PCR
Western blot, western blotting
ELISA
flow cytometry, =FACS | de Durchflusszytometrie | es citometría de flujo | fr cytométrie en flux
CRISPR, gene editing
DNA sequencing, next-generation sequencing, =NGS
HPLC, high-performance liquid chromatography
gas chromatography, GC-MS, =GC
chromatography | de Chromatographie | es cromatografía | fr chromatographie
mass spectrometry, LC-MS | de Massenspektrometrie | es espectrometría de masas | fr spectrométrie de masse
spectroscopy, NMR, NMR spectroscopy
microscopy, electron microscopy, confocal microscopy | de Mikroskopie | es microscopía | fr microscopie
laboratory techniques, laboratory skills, laboratory work, lab techniques, laboratory experience, laboratory procedures | de Labortechniken, Labortätigkeit, Laborerfahrung, Laborarbeit | es técnicas de laboratorio | fr techniques de laboratoire
laboratory safety
protein purification
assay development
drug discovery, drug development
pharmaceutical industry, pharmaceuticals | de Pharmaindustrie, Pharma | es industria farmacéutica | fr industrie pharmaceutique
experimental research, scientific research, scientific method, research and development, R&D, R and D | de Forschung, Forschung und Entwicklung, wissenschaftliches Arbeiten, =F&E | es investigación y desarrollo, I+D, investigación científica | fr recherche et développement, =R&D, recherche scientifique
scientific writing, scientific publications, peer-reviewed publications, academic writing | de wissenschaftliche Publikationen | es publicaciones científicas, redacción científica | fr publications scientifiques
literature review, systematic review, meta-analysis
health economics, HEOR, outcomes research
discrete choice experiments, =DCE
best-worst scaling
preference elicitation
multi-criteria decision analysis, MCDA
animal models
optics, photonics | de Optik | fr optique
nanotechnology
astronomy
nuclear physics
chemical safety
graphic design, visual design, layout, layout design | de Grafikdesign, Gestaltung, Layout | es diseño gráfico, maquetación | fr graphisme, conception graphique, mise en page, infographie | it grafica | nl grafisch ontwerp
UX design, user experience, =UX, UX/UI, UI/UX, user experience design, UI/UX design | de User Experience | es experiencia de usuario | fr expérience utilisateur
UI design, user interface design, =UI, user interface | es diseño de interfaces | fr conception d'interfaces
interaction design
service design
user research, usability testing, usability, user testing | de Usability, Nutzerforschung | es investigación de usuarios, usabilidad | fr ergonomie, recherche utilisateur, tests utilisateurs
user-centered design, human-centered design, user centered design, UCD, human-computer interaction, =HCI | fr conception centrée utilisateur
wireframing, wireframes, mockups | de Wireframes | es prototipado | fr maquettage, prototypage
design systems
web design | de Webdesign | es diseño web | fr webdesign, conception web
typography | de Typografie | es tipografía | fr typographie
illustration | de Illustration | es ilustración | fr illustration
branding design, corporate design, corporate identity, brand identity | de Corporate Design | es identidad corporativa | fr identité visuelle
packaging design | de Verpackungsdesign
print design, print production, prepress, desktop publishing | de Druckvorstufe, Reinzeichnung | es preimpresión | fr prépresse, édition
photography, photo editing, image editing, retouching | de Fotografie, Bildbearbeitung | es fotografía, edición de fotografías | fr photographie, retouche photo
video editing, film editing, editing videos, editing films, video production, film production, videography, post-production | de Videobearbeitung, Videoproduktion, Videoschnitt | es edición de vídeo, producción audiovisual | fr montage vidéo, production vidéo, production audiovisuelle
motion graphics, motion design, animation, 2D animation, 3D animation | de Animation | es animación | fr motion design
3D rendering, visualization 3D
sound design, audio editing, audio production, sound engineering | de Tontechnik | es sonido | fr ingénierie du son
storyboarding
art direction, creative direction | de Art Direction | es dirección de arte | fr direction artistique
fashion design, pattern making | de Modedesign | es diseño de moda | fr stylisme, modélisme
scriptwriting, screenwriting
broadcasting, radio production
lighting design
stage management
performing arts, theater
fine arts, art history
music | es música | fr musique
game design
technical illustration
computer graphics design
[tool]
Adobe Creative Suite, Adobe Creative Cloud, Adobe CC, Creative Suite, Adobe Suite, Creative Cloud, Adobe products | fr suite Adobe, Pack Adobe | es paquete Adobe
Adobe Photoshop, Photoshop
Adobe Illustrator, ~Illustrator
Adobe InDesign, InDesign
Adobe Premiere Pro, Premiere Pro, Adobe Premiere
Adobe After Effects, After Effects
Adobe XD
Adobe Lightroom, Lightroom
Adobe Dreamweaver, Dreamweaver
~Figma
~Sketch, Sketch App
InVision
Axure, Axure RP
Balsamiq
Zeplin
~Canva
CorelDRAW, Corel Draw
GIMP
Inkscape
QuarkXPress
Affinity Designer
Blender 3D, ~Blender
~Cinema 4D
~Maya, Autodesk Maya
3ds Max, 3D Studio Max
ZBrush
SketchUp, Sketch Up
V-Ray
Lumion
Rhinoceros 3D, Rhino 3D, Grasshopper 3D
Final Cut Pro, Final Cut
DaVinci Resolve
Avid Media Composer
Pro Tools
Ableton Live
Logic Pro
AutoCAD, Auto CAD, AutoCAD LT, Autodesk AutoCAD
Revit, Autodesk Revit
SolidWorks, Solid Works
CATIA, CATIA V5
Siemens NX, Unigraphics, NX CAD
PTC Creo, ~Creo, Pro/ENGINEER, Pro/E
Autodesk Inventor, ~Inventor
Solid Edge
Fusion 360
MicroStation
Civil 3D
ArchiCAD
Allplan
Vectorworks
Tekla, Tekla Structures
Navisworks
Bluebeam, Bluebeam Revu
Procore
PlanGrid
STAAD Pro
ETABS
SAP2000
ANSYS
Abaqus
COMSOL, Comsol Multiphysics
NASTRAN
Mastercam
HyperMesh
EPLAN, EPLAN Electric P8
Altium Designer, Altium
OrCAD
KiCad
LTspice, PSpice
TIA Portal, Siemens TIA Portal
Simatic S7, S7, Siemens S7, Step 7, SIMATIC
WinCC
CODESYS
Allen-Bradley, Allen Bradley
Rockwell Automation, RSLogix, Studio 5000
Beckhoff, TwinCAT
KUKA
FANUC
ABB robots
Profinet
Profibus
EtherCAT
OPC UA, OPC
KNX
BACnet
SNMP
Wonderware
Ignition SCADA
Heidenhain
Sinumerik, Siemens Sinumerik
=CMMS, computerized maintenance management system | fr =GMAO | es =GMAO
IBM Maximo, =Maximo
SAP PM
=MES, manufacturing execution system
Teamcenter
Windchill
=PLM, product lifecycle management
PDM
oscilloscope | de Oszilloskop
multimeter | de Multimeter
calipers | de Messschieber
micrometer, micrometers | de Mikrometer
coordinate measuring machine, =CMM
Opera PMS, Opera Cloud, Oracle Opera, Opera hotel software
Fidelio, Fidelio Suite 8, Micros Fidelio
Micros POS, MICROS
Protel hotel software
Sabre GDS
Amadeus GDS, ~Amadeus
Galileo GDS
OpenTable
Toast POS
GraphPad Prism
ImageJ
ChemDraw
Chromeleon
Empower chromatography
EndNote
Mendeley
Zotero
ATLAS.ti
NVivo
excavator, excavators | de Bagger | es excavadora, retroexcavadora | fr pelleteuse, mini-pelle
backhoe
bulldozer
wheel loader | de Radlader | fr chargeuse
skid steer
crane, overhead crane | de Kran, Hallenkran | es grúa | fr grue
aerial work platform, scissor lift, boom lift | de Hebebühne, Hubarbeitsbühne | es plataforma elevadora | fr nacelle
chainsaw, chainsaws | de Motorsäge, Kettensäge | es motosierra | fr tronçonneuse
autoclave, autoclaves | de Autoklav
pipettes, pipetting
[certificate]
journeyman electrician license, electrician license, master electrician license, electrical license, journeyman license | de Elektrofachkraft | es carnet de instalador | fr habilitation électrique, habilitations électriques, B1V BR BC, habilitation électrique BR
EPA 608, EPA Universal certification | de Kälteschein | es carnet de gases fluorados | fr attestation fluides frigorigènes
welding certificate, AWS welding certification, welding certification, certified welder | de Schweißerschein, Schweißprüfung, Schweißerpass, Schweißschein, Schweißerprüfung | es homologación de soldadura | fr licence de soudage
OSHA 10, OSHA 30, OSHA 10-hour, OSHA 30-hour
CSCS card, CSCS
NEBOSH
IOSH
City & Guilds, City and Guilds, 18th Edition
Gas Safe registration, Gas Safe
ASE certification, ASE certified
construction safety card, white card | es =TPC, tarjeta profesional de la construcción | nl VCA, VCA-certificaat, VCA Vol
crane operator licence, crane license | de Kranschein | fr CACES grue | es carnet de gruista
master craftsman certificate | de Meisterbrief, Handwerksmeister, Industriemeister, Meister, Techniker | fr brevet de maîtrise
chartered engineer, =CEng
Professional Engineer license, =PE license, licensed professional engineer, Professional Engineer
Engineer in Training, =EIT
registered architect, architect license | de Eintragung in die Architektenkammer
=LEED, LEED AP, LEED accredited
ServSafe, ServSafe certified, food handler certificate, food handler card, food handler's card, food hygiene certificate, Food Hygiene Level 2, Level 2 Food Hygiene, food safety certificate | de Gesundheitszeugnis, Infektionsschutzbelehrung, Belehrung nach §43, Gesundheitspass | es carnet de manipulador de alimentos, certificado de manipulador de alimentos, manipulador de alimentos | fr formation HACCP, permis d'exploitation
alcohol server permit, TIPS certification, current RSA, valid RSA, RSA certificate, responsible service of alcohol, personal licence
pesticide applicator license, pesticide licence | de Sachkundenachweis Pflanzenschutz | es carnet de aplicador de fitosanitarios | fr Certiphyto
chainsaw licence | de Motorsägenschein, Kettensägenschein
cosmetology license
A&P license, airframe and powerplant, FAA certification
EASA Part-66
pilot license, commercial pilot license
working at height certificate | fr formation travail en hauteur, =CATEC
CACES R482, CACES R486, CACES R489
scaffold card
asbestos certificate
[title]
electrician, industrial electrician | de Elektriker, Elektrikerin, Elektroniker, Elektroinstallateur, Elektroniker für Betriebstechnik, Elektrotechniker, Betriebselektriker | es electricista | fr électricien, électricienne, électromécanicien, électrotechnicien | it elettricista | nl elektricien, elektromonteur | pt eletricista | da elektriker
plumber, pipefitter | de Klempner, Installateur, Anlagenmechaniker, Anlagenmechaniker SHK | es fontanero | fr plombier, plombier-chauffagiste | it idraulico | nl loodgieter
HVAC technician | de Kältetechniker, Mechatroniker für Kältetechnik | es frigorista, técnico de climatización | fr frigoriste, technicien CVC, chauffagiste
carpenter, joiner, cabinetmaker | de Tischler, Schreiner, Zimmermann, Zimmerer | es carpintero | fr menuisier, charpentier, ébéniste | nl timmerman | da tømrer, snedker
welder, fabricator | de Schweißer | es soldador | fr soudeur | it saldatore | nl lasser | da svejser
bricklayer, mason | de Maurer | es albañil | fr maçon | nl metselaar
painter | de Maler, Maler und Lackierer | es pintor | fr peintre en bâtiment
roofer | de Dachdecker | fr couvreur
construction worker, labourer, laborer, general laborer | de Bauhelfer, Bauarbeiter | es peón de construcción, peón | fr ouvrier, manœuvre
site manager, construction manager, site supervisor | de Bauleiter, Polier | es jefe de obra, encargado de obra | fr conducteur de travaux, chef de chantier
civil engineer, structural engineer | de Bauingenieur | es ingeniero civil | fr ingénieur génie civil
architect | de Architekt, Architektin | es arquitecto | fr architecte
quantity surveyor, estimator | de Kalkulator | fr métreur
mechanic, auto mechanic, automotive technician, car mechanic, vehicle technician | de Kfz-Mechatroniker, Mechaniker, Kfz-Mechaniker, Automechaniker | es mecánico | fr mécanicien, mécanicien automobile | nl monteur, automonteur | da mekaniker
maintenance technician, maintenance engineer, maintenance mechanic | de Instandhalter, Wartungstechniker, Betriebsschlosser, Instandhaltungstechniker | es técnico de mantenimiento, oficial de mantenimiento | fr technicien de maintenance, agent de maintenance | nl onderhoudsmonteur
industrial mechanic, millwright, fitter | de Industriemechaniker, Schlosser, Mechatroniker | es ajustador | fr mécanicien industriel, ajusteur
service technician, field service technician, field service engineer | de Servicetechniker, Servicemonteur | es técnico de servicio | fr technicien SAV, technicien itinérant
automation technician, automation engineer, controls engineer, PLC programmer | de Automatisierungstechniker, SPS-Programmierer | es técnico en automatización | fr automaticien
machine operator, production operator, machinist, CNC operator, CNC machinist, CNC programmer | de Maschinenbediener, Zerspanungsmechaniker, CNC-Fräser, CNC-Dreher, Maschinenführer, Anlagenführer, Maschinen- und Anlagenführer | es operario de producción, operador de máquina, tornero, fresador | fr opérateur de production, conducteur de ligne, agent de production, usineur, tourneur, fraiseur, opérateur régleur | it operaio | nl productiemedewerker, operator | da operatør
assembler, production worker, factory worker | de Produktionsmitarbeiter, Monteur, Montagemitarbeiter, Produktionshelfer | es montador, operario | fr monteur, ouvrier de production
production manager, plant manager, production supervisor, shift supervisor, foreman, team leader production | de Produktionsleiter, Schichtleiter, Werksleiter, Vorarbeiter | es jefe de producción, encargado de producción, jefe de turno | fr responsable de production, chef d'équipe, chef d'atelier
quality engineer, quality manager, quality inspector, quality technician | de Qualitätsmanager, Qualitätsingenieur, Qualitätsprüfer | es técnico de calidad, responsable de calidad | fr responsable qualité, technicien qualité, contrôleur qualité
mechanical engineer | de Maschinenbauingenieur | es ingeniero mecánico | fr ingénieur mécanique
design engineer | de Konstrukteur | fr ingénieur d'études, dessinateur-projeteur
process engineer | de Prozessingenieur, Verfahrenstechniker | es ingeniero de procesos | fr ingénieur process, ingénieur procédés
electrical engineer | de Elektroingenieur | es ingeniero eléctrico
industrial engineer | es ingeniero industrial
manufacturing engineer
project engineer | de Projektingenieur
chemical engineer
CAD designer, drafter, draftsman | de Technischer Zeichner, Technischer Produktdesigner | es delineante | fr dessinateur
cook, line cook, chef de partie | de Koch, Köchin, Jungkoch | es cocinero, cocinera | fr cuisinier, cuisinière | it cuoco, cuoca | nl kok | pt cozinheiro | da kok
~chef, head chef, executive chef | de Küchenchef | es jefe de cocina | fr chef de cuisine
sous chef | de Souschef | fr second de cuisine
commis chef | es ayudante de cocina | fr commis de cuisine
baker | de Bäcker | es panadero | fr boulanger | nl bakker | da bager
pastry chef | de Konditor | es pastelero | fr pâtissier
butcher | de Metzger, Fleischer | es carnicero | fr boucher
waiter, waitress, server, food server | de Kellner, Kellnerin, Servicekraft, Restaurantfachmann, Restaurantfachfrau | es camarero, camarera | fr serveur, serveuse, chef de rang, commis de salle, équipier polyvalent | it cameriere, cameriera | nl ober, bedieningsmedewerker | pt garçom, empregado de mesa | da tjener
bartender, barista, barman | de Barkeeper | es barman | fr barman, barmaid
kitchen assistant, kitchen porter, dishwasher, kitchen helper, food preparation worker | de Küchenhilfe, Spüler, Küchenhelfer | es auxiliar de cocina, friegaplatos | fr aide de cuisine, plongeur, employé polyvalent de restauration
restaurant manager, food and beverage manager | de Restaurantleiter | es encargado de restaurante, jefe de sala, maître | fr responsable de restaurant, maître d'hôtel, directeur de restaurant
hotel manager, front office manager | de Hoteldirektor | es director de hotel | fr directeur d'hôtel
hotel receptionist, hotel clerk | de Hotelfachmann, Hotelfachfrau | es recepcionista de hotel | fr réceptionniste d'hôtel
housekeeper, room attendant, hotel cleaner | de Zimmermädchen, Hausdame | es camarera de pisos, gobernanta | fr femme de chambre, valet de chambre, gouvernante
cleaner, janitor, custodian | de Reinigungskraft, Gebäudereiniger, Raumpfleger, Putzkraft | es limpiador, limpiadora, personal de limpieza | fr agent d'entretien, agent de propreté, technicien de surface | it addetto pulizie | nl schoonmaker | pt auxiliar de limpeza | da rengøringsassistent
caretaker | de Hausmeister, Haustechniker | es conserje | fr gardien, concierge
hairdresser, barber, hair stylist | de Friseur, Friseurin | es peluquero, peluquera | fr coiffeur, coiffeuse | nl kapper | da frisør
beautician, cosmetologist | de Kosmetikerin | es esteticista | fr esthéticienne
travel agent | de Reiseverkehrskaufmann | es agente de viajes | fr agent de voyages
tour guide | es guía turístico | fr guide touristique
flight attendant | de Flugbegleiter | es auxiliar de vuelo | fr hôtesse de l'air
gardener, landscaper, groundskeeper | de Gärtner, Landschaftsgärtner | es jardinero | fr jardinier, paysagiste | nl hovenier | da gartner
farmer, farm worker | de Landwirt | es agricultor, peón agrícola | fr agriculteur, ouvrier agricole
agronomist
forester
environmental engineer, environmental scientist | fr ingénieur environnement
biologist | de Biologe | es biólogo | fr biologiste
chemist | de Chemiker | es químico | fr chimiste
research scientist, scientist, researcher | de Forscher | es investigador | fr chercheur, ingénieur de recherche
research assistant, research associate | de wissenschaftlicher Mitarbeiter
postdoctoral researcher
chemical technician, laboratory assistant | de Chemielaborant, Biologielaborant, Chemikant | es analista de laboratorio | fr technicien chimiste
graphic designer, graphics designer, visual designer | de Grafikdesigner, Mediengestalter, Grafiker | es diseñador gráfico, diseñadora gráfica | fr graphiste, infographiste
UX designer, UI designer, product designer, UX/UI designer, interaction designer | es diseñador UX | fr designer UX
web designer | de Webdesigner | es diseñador web | fr webdesigner
art director, creative director | es director de arte | fr directeur artistique
photographer | de Fotograf | es fotógrafo | fr photographe
videographer | fr vidéaste
video editor | fr monteur vidéo
interior designer | de Innenarchitekt | es interiorista | fr architecte d'intérieur
illustrator
animator
fashion designer | de Modedesigner | es diseñador de moda | fr styliste, modéliste
tailor, seamstress | de Schneider | es modista | fr couturière
florist | de Florist | es florista | fr fleuriste
crane operator, heavy equipment operator | de Kranführer, Baggerfahrer | es gruista, operador de maquinaria | fr grutier, conducteur d'engins
`;
