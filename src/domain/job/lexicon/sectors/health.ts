// Health, nursing, medicine, therapy, pharmacy, laboratory medicine, veterinary care, social care. Format: entry.ts.

export const health = `
[knowledge]
patient care, direct patient care, bedside care, care of patients | de Patientenversorgung, Patientenbetreuung, Versorgung von Patienten, Patientenpflege | es atención al paciente, cuidado de pacientes, atención a pacientes, cuidados al paciente | fr soins aux patients, prise en charge des patients, soins infirmiers | it assistenza ai pazienti | nl patiëntenzorg | pt assistência ao paciente | da patientpleje
nursing, nursing care, nursing practice, clinical nursing | de Krankenpflege, ~Pflege, in der Pflege, Pflegebereich, Pflegedienst, professionelle Pflege, Gesundheits- und Krankenpflege, Grundpflege, Pflegefachkunde | es enfermería, atención de enfermería, cuidados de enfermería, cuidado de enfermería, Grado en enfermería | fr soins infirmiers, sciences infirmières | it infermieristica | nl verpleegkunde, verpleging | pt enfermagem | da sygepleje
patient assessment, nursing assessment, clinical assessment, health assessment | de Pflegeanamnese, Patientenbeurteilung | es valoración de enfermería, valoración del paciente | fr évaluation du patient, évaluation clinique
care planning, care plans, nursing care plans, plan of care | de Pflegeplanung, Pflegeplan | es plan de cuidados, planes de cuidados | fr plan de soins, projet de soins
medication administration, administering medication, medication management, drug administration, medication dispensing | de Medikamentengabe, Medikamentenverabreichung, Medikamentenmanagement, Stellen von Medikamenten | es administración de medicamentos, administración de medicación, preparación de medicación | fr administration des médicaments, administration de traitements, distribution des médicaments | da medicinhåndtering
wound care, wound management, dressing changes, wound dressing | de Wundversorgung, Wundmanagement, Verbandwechsel | es cura de heridas, curas | fr soins de plaies, pansements
vital signs, vital signs monitoring | de Vitalzeichen, Vitalzeichenkontrolle, Vitalparameter | es constantes vitales, signos vitales | fr constantes vitales, signes vitaux
infection control, infection prevention, infection prevention and control | de Hygienemanagement, Infektionsschutz, Infektionsprävention | es control de infecciones | fr prévention des infections
aseptic technique, sterile technique
IV therapy, intravenous therapy, IV insertion, cannulation, IV lines | de Infusionstherapie | es vía intravenosa, venoclisis | fr perfusions
phlebotomy, venipuncture, blood draws, blood collection | de Blutabnahme, Blutentnahme | es extracción de sangre, extracciones | fr prélèvements sanguins, prises de sang
catheterization, urinary catheterization, catheter care | de Katheterpflege | es sondaje vesical
tracheostomy care
ventilator management, mechanical ventilation, ventilated patients | de Beatmung, Beatmungspflege | es ventilación mecánica | fr ventilation mécanique
enteral feeding, tube feeding
CRRT, continuous renal replacement therapy
hemodialysis, dialysis | de Dialyse | es hemodiálisis, diálisis | fr dialyse, hémodialyse
telemetry
EKG, ECG, electrocardiogram, electrocardiography | de =EKG | es electrocardiograma | fr électrocardiogramme
triage | fr tri
critical care, intensive care, =ICU, intensive care unit, CCU | de Intensivpflege, Intensivmedizin, Intensivstation, =ITS | es cuidados intensivos, =UCI, unidad de cuidados intensivos | fr soins intensifs, réanimation | nl intensive care | da intensiv
emergency medicine, emergency care, emergency department, emergency nursing, emergency room | de Notfallmedizin, Notaufnahme, Notfallpflege | es urgencias, medicina de urgencias, medicina de emergencia | fr urgences, médecine d'urgence | da akutmodtagelse
trauma care
perioperative nursing, operating room, operating theatre, perioperative care | de OP-Pflege, Operationssaal | es quirófano | fr bloc opératoire
anesthesia, anesthesiology | de Anästhesie, Anästhesiepflege | es anestesia | fr anesthésie
post-operative care
pediatrics, pediatric nursing, pediatric care | de Pädiatrie, Kinderkrankenpflege, Kinderheilkunde | es pediatría | fr pédiatrie
neonatal care, neonatology, NICU | de Neonatologie | es neonatología | fr néonatologie
obstetrics, obstetrics and gynecology, OB/GYN, gynecology, labor and delivery | de Geburtshilfe, Gynäkologie | es obstetricia, ginecología | fr obstétrique, gynécologie | da obstetrik, gynækologi
midwifery | de Hebammenkunde | es matrona | fr maïeutique | da jordemoderfag, jordemoderfaget
geriatrics, geriatric care, elderly care, elder care, aged care, care of the elderly | de Altenpflege, Geriatrie, Seniorenbetreuung | es geriatría, cuidado de personas mayores, atención a personas mayores | fr gériatrie, personnes âgées | nl ouderenzorg | da ældrepleje
dementia care, dementia | de Demenz, Demenzbetreuung | es demencia | fr démence
palliative care, hospice care, end-of-life care, end of life care | de Palliativpflege, Palliativmedizin, Palliative Care, Sterbebegleitung | es cuidados paliativos | fr soins palliatifs | nl palliatieve zorg
oncology, oncology nursing, chemotherapy | de Onkologie, Chemotherapie | es oncología, quimioterapia | fr oncologie, chimiothérapie
cardiology, cardiac care | de Kardiologie | es cardiología | fr cardiologie
neurology | de Neurologie | es neurología | fr neurologie
orthopedics, orthopaedics | de Orthopädie | es ortopedia, traumatología | fr orthopédie
radiology, diagnostic imaging, medical imaging, X-ray, radiography | de Radiologie, Röntgen | es radiología | fr radiologie, imagerie médicale
magnetic resonance imaging, MRI | de =MRT | fr IRM
computed tomography, CT scan, CT scans
ultrasound, sonography | de Sonographie, Ultraschall | es ecografía | fr échographie
psychiatry, psychiatric nursing, mental health, mental health care, mental health nursing, behavioral health | de Psychiatrie, psychiatrische Pflege, psychische Gesundheit | es psiquiatría, salud mental | fr psychiatrie, santé mentale | nl geestelijke gezondheidszorg, =GGZ | da psykiatri
addiction treatment, substance abuse, substance use disorders, substance abuse counseling | de Suchthilfe, Suchtberatung | es adicciones | fr addictologie
home care, home health care, home health, domiciliary care | de ambulante Pflege, häusliche Pflege | es atención domiciliaria, ayuda a domicilio | fr soins à domicile, aide à domicile, maintien à domicile | nl thuiszorg | da hjemmepleje
primary care, primary health care | de Grundversorgung | es atención primaria | fr soins primaires
community health, public health | de öffentliche Gesundheit | es salud pública | fr santé publique | nl publieke gezondheid
health promotion, health education, patient education | de Gesundheitsförderung, Patientenedukation | es educación para la salud, promoción de la salud | fr éducation thérapeutique, éducation à la santé
discharge planning | de Entlassungsmanagement, Entlassmanagement | es planificación del alta
case management, care coordination, care management | de Case Management, Fallmanagement | es gestión de casos | fr coordination des soins, coordination de parcours
utilization review
nursing documentation, clinical documentation, charting, medical documentation, care documentation | de Pflegedokumentation, medizinische Dokumentation | es documentación clínica, historia clínica, historial clínico | fr dossier de soins, dossier patient, dossier médical, traçabilité des soins
electronic health records, EHR, EMR, electronic medical records, electronic health record systems | de elektronische Patientenakte, Krankenhausinformationssystem, =KIS | es historia clínica electrónica | fr dossier patient informatisé, DPI
medical terminology | de medizinische Terminologie, medizinische Fachbegriffe | es terminología médica | fr terminologie médicale
anatomy, anatomy and physiology, physiology | de Anatomie, Physiologie | es anatomía, fisiología | fr anatomie, physiologie
pathology
pharmacology | de Pharmakologie | es farmacología | fr pharmacologie
hematology
microbiology | de Mikrobiologie | es microbiología | fr microbiologie
immunology
histology
epidemiology | de Epidemiologie | es epidemiología | fr épidémiologie
immunization, vaccination, vaccinations, immunizations | de Impfungen | es vacunación | fr vaccination
patient safety | de Patientensicherheit | es seguridad del paciente | fr sécurité des patients | da patientsikkerhed
HIPAA, HIPAA compliance
evidence-based practice, evidence-based medicine | de evidenzbasierte Pflege, evidenzbasierte Medizin
medical coding, ICD-10, CPT coding, ICD-10-CM, HCPCS
medical billing, medical insurance billing | de Abrechnung medizinischer Leistungen, =GOÄ, EBM-Abrechnung | es facturación médica
medical records, health information management | fr dossiers médicaux
=Medicare
=Medicaid
clinical trials, clinical research, clinical studies, GCP guidelines, good clinical practice, ICH-GCP | de klinische Studien, klinische Forschung | es ensayos clínicos, investigación clínica | fr essais cliniques, recherche clinique
pharmacovigilance, drug safety | de Pharmakovigilanz | es farmacovigilancia | fr pharmacovigilance
regulatory affairs | de Regulatory Affairs, Zulassung | fr affaires réglementaires
medical devices, medical device regulation, MDR | de Medizinprodukte, Medizintechnik | es productos sanitarios, dispositivos médicos | fr dispositifs médicaux
pharmacy, pharmaceutical care, dispensing | de Pharmazie, Apotheke | es farmacia | fr pharmacie
compounding
sterilization, instrument sterilization, sterile processing | de Sterilisation, Aufbereitung von Medizinprodukten | es esterilización | fr stérilisation
hygiene, hygiene regulations, hygiene standards | de Hygiene, Hygienevorschriften, Hygienestandards | es higiene | fr hygiène, règles d'hygiène | nl hygiëne | da hygiejne
physical therapy, physiotherapy, rehabilitation | de Physiotherapie, Rehabilitation, Krankengymnastik | es fisioterapia, rehabilitación | fr kinésithérapie, rééducation | nl fysiotherapie | da fysioterapi
manual therapy | de manuelle Therapie
occupational therapy | de Ergotherapie | es terapia ocupacional | fr ergothérapie
speech therapy, speech-language pathology | de Logopädie | es logopedia | fr orthophonie
respiratory therapy
nutrition, dietetics, clinical nutrition, diet planning | de Ernährung, Ernährungsberatung, Diätetik | es nutrición, dietética | fr nutrition, diététique
dentistry, dental care, dental hygiene, oral health | de Zahnmedizin, Zahnheilkunde, Prophylaxe | es odontología, higiene dental | fr dentisterie, hygiène dentaire
orthodontics
optometry
audiology
psychology, clinical psychology | de Psychologie, klinische Psychologie | es psicología, psicología clínica | fr psychologie
psychotherapy, cognitive behavioral therapy, =CBT, counseling, counselling | de Psychotherapie, Verhaltenstherapie, psychologische Beratung | es psicoterapia, terapia cognitivo-conductual | fr psychothérapie, thérapie cognitivo-comportementale
motivational interviewing
crisis intervention, de-escalation, de-escalation techniques | de Krisenintervention, Deeskalation | es intervención en crisis | fr gestion de crise
restraint techniques
veterinary medicine, veterinary care, animal care, animal health, animal welfare | de Veterinärmedizin, Tierpflege, Tiermedizin, Tierschutz | es veterinaria, cuidado de animales, bienestar animal | fr médecine vétérinaire, soins aux animaux, bien-être animal
animal handling
euthanasia
health sciences, medicine, medical sciences | de Medizin, Gesundheitswissenschaften | es medicina, ciencias de la salud | fr médecine, sciences de la santé
personal care, personal hygiene assistance, activities of daily living, ADL, ADLs | de Körperpflege, Grundpflege | es aseo personal, higiene personal, actividades de la vida diaria | fr aide à la toilette, soins d'hygiène, actes de la vie quotidienne
patient transport, patient transfer, patient mobility, patient mobilization | de Patiententransport, Mobilisation | es movilización de pacientes | fr brancardage
ambulance service, pre-hospital care | de Rettungsdienst | es transporte sanitario
safeguarding, safeguarding children, child protection, safeguarding adults | de Kinderschutz, Kindeswohl | es protección del menor, protección de menores | fr protection de l'enfance | nl kinderbescherming
social work, social services, social care, casework | de Sozialarbeit, soziale Arbeit, Sozialpädagogik | es trabajo social, servicios sociales | fr travail social, action sociale | nl maatschappelijk werk | da socialt arbejde
youth work, work with young people | de Jugendarbeit, Jugendhilfe, Kinder- und Jugendhilfe | es educación social | fr animation jeunesse
disability support, disability services, learning disabilities | de Behindertenhilfe, Eingliederungshilfe | es discapacidad, atención a la discapacidad | fr handicap, accompagnement du handicap
family support, family counseling
community outreach, outreach
refugee support
housing support
foster care
domestic violence
developmental disabilities
autism, autism spectrum disorder, ABA therapy, applied behavior analysis
person-centred care, patient-centered care
advocacy
needs assessment | fr évaluation des besoins
medical laboratory, clinical laboratory, laboratory diagnostics | de Labordiagnostik | es laboratorio clínico, análisis clínicos | fr laboratoire médical, analyses médicales
blood transfusion, transfusion medicine
organ transplantation
fetal monitoring, =STAN | da =STAN
breastfeeding support, lactation | da ammeklinik
acute care
ambulatory care, outpatient care
inpatient care
long-term care, residential care, nursing home | de stationäre Pflege, Langzeitpflege, Pflegeheim | es residencia de mayores, residencia de ancianos | fr EHPAD
medical-surgical nursing, med-surg, med surg
step-down unit
school nursing
occupational health | de Arbeitsmedizin | fr santé au travail | es salud laboral
pain management | de Schmerztherapie, Schmerzmanagement
stroke care
diabetes management, diabetes care
fall prevention | de Sturzprophylaxe
pressure ulcer prevention | de Dekubitusprophylaxe
stoma care
blood glucose monitoring
barcode medication administration, BCMA
code blue
rapid response team
hospital operations, healthcare administration, health care management, healthcare management | de Gesundheitsmanagement, Krankenhausmanagement | es gestión sanitaria | fr gestion hospitalière
health informatics
health insurance | de Krankenversicherung | es seguros de salud
healthcare, health care | de Gesundheitswesen | es sector sanitario | fr secteur de la santé
telehealth, telemedicine | de Telemedizin
bioethics, medical ethics
[tool]
Epic EHR, Epic Systems, ~Epic, Epic EMR
Cerner, Cerner PowerChart, Oracle Health
Meditech
Allscripts
eClinicalWorks
athenahealth
NextGen Healthcare
Kareo
PointClickCare
Pyxis
Omnicell
McKesson
Dentrix
Eaglesoft
SystmOne
EMIS Web
Orbis KIS, ~Orbis
Medico KIS
i.s.h.med
Vivendi PD
Medifox, MediFox DAN
CGM Medistar, Medistar
TurboMed
Doctolib
DxCare
Titan software
infusion pumps, IV pumps | de Infusionspumpen
defibrillator, AED, defibrillators | de Defibrillator
pulse oximeter
ventilators | de Beatmungsgeräte
patient lifts, Hoyer lift
=PACS
=RIS
Veeva, Veeva Vault
Medidata Rave, Medidata
Oracle Argus
REDCap
LIMS, laboratory information management system, laboratory information system
Cornerstone veterinary software, AVImark, ePA-AC
[certificate]
Registered Nurse license, RN license, nursing license, RN licensure, state nursing license, active RN license, current RN license, NMC registration, NMC PIN, nursing registration | de Anerkennung als Pflegefachkraft, Berufserlaubnis | es colegiación, número de colegiado | fr inscription à l'ordre, numéro ADELI, Diplôme d'État infirmier, Diplôme d'État d'infirmier, Diplôme d'État d'infirmière, DE d'infirmier, =DEI | nl BIG-registratie | da sygeplejeautorisation, autorisation
Basic Life Support, =BLS, BLS certification, BLS certified | es =SVB, soporte vital básico
Advanced Cardiac Life Support, ACLS, Advanced Cardiovascular Life Support
Pediatric Advanced Life Support, =PALS
Neonatal Resuscitation Program, =NRP
=CPR, CPR certification, CPR certified, CPR/First Aid, cardiopulmonary resuscitation | de Reanimation, =HLW | es =RCP | fr AFGSU, =AFGSU 2
CCRN
Trauma Nursing Core Course, TNCC
Certified Emergency Nurse, =CEN
Certified Medical-Surgical Registered Nurse, CMSRN
Oncology Certified Nurse, =OCN
CNOR
Certified Nursing Assistant certification, CNA certification
Certified Medical Assistant certification, CMA certification
Certified Pharmacy Technician, CPhT
Certified Professional Coder, =CPC
RHIA, RHIT
Registered Veterinary Technician certificate, =RVT, Registered Veterinary Technician
Licensed Clinical Social Worker, LCSW
Licensed Professional Counselor, =LPC
Licensed Marriage and Family Therapist, LMFT
Board Certified Behavior Analyst, BCBA
Registered Behavior Technician, =RBT
DEA registration
board certification, board certified | de Facharztanerkennung, Facharzt
medical license, licence to practise medicine, GMC registration | de Approbation | es título de medicina, =MIR | fr inscription au conseil de l'ordre
HCPC registration
EMT certification, EMT-B, EMT-P
NREMT
ARRT, ARRT certification
infection control certificate
manual handling certificate, moving and handling
Care Certificate
NVQ Level 2 in Health and Social Care, NVQ Level 3, NVQ Level 2
Diplôme d'État d'aide-soignant, DEAS | fr diplôme d'État d'aide-soignante, diplôme d'aide-soignant, DE aide-soignant
Diplôme d'État d'éducateur spécialisé, DEES | fr diplôme d'État d'éducateur spécialisé, diplôme d'État d'éducatrice spécialisée, diplôme d'État d'éducateur
Wundexperte ICW | de Wundexperte, Wundexpertin
Praxisanleiter certificate | de Praxisanleiter, Praxisanleitung, Praxisanleiterin
[title]
registered nurse, =RN, staff nurse, charge nurse, nurse, hospital nurse | de Pflegefachkraft, Pflegefachmann, Pflegefachfrau, Krankenschwester, Krankenpfleger, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, Pflegekraft | es enfermero, enfermera, enfermero/a, =DUE | fr infirmier, infirmière, infirmier diplômé d'État, =IDE | it infermiere, infermiera | nl verpleegkundige | pt enfermeiro, enfermeira | da sygeplejerske
licensed practical nurse, =LPN, =LVN, licensed vocational nurse
nurse practitioner, family nurse practitioner, =NP, =FNP
clinical nurse specialist
nurse manager, nursing supervisor, ward manager | de Stationsleitung, Pflegedienstleitung, =PDL | es supervisor de enfermería | fr cadre de santé
certified nursing assistant, =CNA, nursing assistant, nursing aide, healthcare assistant, health care assistant, care assistant, nurse's aide | de Pflegehelfer, Pflegeassistent, Altenpflegehelfer, Pflegehilfskraft | es auxiliar de enfermería, =TCAE, auxiliar de geriatría, gerocultor | fr aide-soignant, aide-soignante | it operatore socio-sanitario, =OSS | nl verzorgende, verzorgende IG, helpende | da social- og sundhedsassistent, social- og sundhedshjælper
geriatric nurse | de Altenpfleger, Altenpflegerin
caregiver, carer, home health aide, support worker, care worker | de Betreuungskraft, Alltagsbegleiter | es cuidador, cuidadora | fr auxiliaire de vie, aide à domicile | nl begeleider
midwife | de Hebamme | es matrona | fr sage-femme | nl verloskundige | da jordemoder, jordemødre
physician, medical doctor, general practitioner, =GP, hospital doctor | de Arzt, Ärztin, Assistenzarzt, Facharzt, Oberarzt | es médico, médica | fr médecin | nl arts | da læge
surgeon | de Chirurg | es cirujano | fr chirurgien
physician assistant
medical assistant | de Medizinische Fachangestellte, =MFA, Arzthelferin | es auxiliar de clínica | fr assistant médical, secrétaire médicale
paramedic, =EMT, emergency medical technician | de Notfallsanitäter, Rettungssanitäter | es técnico en emergencias sanitarias | fr ambulancier
pharmacist | de Apotheker, Apothekerin | es farmacéutico | fr pharmacien | nl apotheker
pharmacy technician, pharmacy assistant | de Pharmazeutisch-technische Assistentin, PTA, =PKA | es técnico en farmacia, auxiliar de farmacia | fr préparateur en pharmacie
physical therapist assistant, physical therapy assistant, physiotherapy assistant, =PTA
physical therapist, physiotherapist | de Physiotherapeut, Physiotherapeutin | es fisioterapeuta | fr kinésithérapeute, masseur-kinésithérapeute | nl fysiotherapeut | da fysioterapeut
occupational therapist | de Ergotherapeut | es terapeuta ocupacional | fr ergothérapeute
speech-language pathologist, speech therapist | de Logopäde | es logopeda | fr orthophoniste
radiologic technologist, radiographer, X-ray technician | de Medizinisch-technischer Radiologieassistent, MTRA | es técnico en radiología | fr manipulateur radio, manipulateur en radiologie
medical laboratory technician, laboratory technician, lab technician, medical technologist | de Medizinisch-technischer Laboratoriumsassistent, MTLA, Laborant, Laborantin | es técnico de laboratorio | fr technicien de laboratoire
phlebotomist
dental assistant | de Zahnmedizinische Fachangestellte, =ZFA, Zahnarzthelferin | es auxiliar dental, higienista dental | fr assistante dentaire
dental hygienist | de Dentalhygienikerin
dentist | de Zahnarzt | es odontólogo, dentista | fr dentiste, chirurgien-dentiste
psychologist | de Psychologe, Psychologin | es psicólogo, psicóloga | fr psychologue
psychotherapist | de Psychotherapeut
dietitian, dietician, nutritionist | de Diätassistent, Ernährungsberater | es dietista, nutricionista | fr diététicien
social worker | de Sozialarbeiter, Sozialpädagoge, Sozialarbeiterin | es trabajador social, trabajadora social | fr assistant social, assistante sociale, travailleur social | nl maatschappelijk werker | da socialrådgiver
counselor, therapist
case manager, case worker, caseworker
youth worker, residential support worker | de Erzieher, Heilerziehungspfleger | es educador social | fr éducateur spécialisé, moniteur-éducateur
veterinarian, veterinary surgeon | de Tierarzt | es veterinario | fr vétérinaire
veterinary technician, veterinary nurse, veterinary assistant | de Tiermedizinische Fachangestellte | es auxiliar de veterinaria | fr auxiliaire spécialisé vétérinaire
medical coder
clinical research associate, =CRA
clinical research coordinator
medical receptionist, medical secretary
medical sales representative, pharmaceutical sales representative | de Pharmareferent | es visitador médico | fr délégué médical, visiteur médical
`;
