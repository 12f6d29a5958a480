// Fields of work and the English words that are used there: a line a field. They say how near a posting's field is to a person's,
// never that somebody knows or did one of the words.

export const FIELDS = `
nursing: nurse patient clinical medical hospital ward bedside triage medication iv wound vital care icu er emergency trauma acls bls rn ehr chart physician health shift assessment infection
medicine: physician doctor medical clinic patient diagnosis treatment surgery health pharmaceutical
care: care elderly resident disability caregiver support home social child family therapy
dental: dental dentist hygiene patient oral
laboratory: laboratory sample assay pcr chemistry biology specimen research reagent
pharma: pharmaceutical clinical trial drug fda regulatory protocol gcp study
veterinary: animal veterinary clinic pet surgery shelter zoo
accounting: accounting accountant ledger payable receivable invoice tax audit reconciliation balance payroll bookkeeping cpa gaap quickbooks financial statement journal entry closing vat
finance: finance financial investment portfolio bank banking credit loan risk forecast budget equity capital treasury analyst
insurance: insurance claim underwriting policy broker actuary
sales: sale sell account quota pipeline prospect client revenue deal crm lead negotiation salesforce territory demo closing commission executive upsell
customer: customer client support service satisfaction complaint ticket success retention onboarding renewal churn nps
marketing: marketing brand campaign seo sem content social media advertising digital market audience promotion email newsletter analytics conversion channel strategy public relations
communications: communication press media public relations writing speech newsletter editorial news release stakeholder
journalism: journalist editor news article writing reporting magazine press
design: design designer graphic layout illustration photoshop illustrator indesign typography visual brand figma sketch ui ux prototype poster brochure print adobe
ux: ux ui user usability research prototype wireframe figma interaction accessibility interview persona
software: software developer engineer code programming api backend frontend javascript python java testing git microservice web application deployment framework agile database
cloud: cloud aws azure gcp kubernetes docker terraform devops ci cd infrastructure linux container monitoring automation server network deployment ansible jenkins helm reliability
data: data sql analyst analytics dashboard tableau python statistics etl warehouse pipeline report model visualization bi kpi
ml: machine learning model ml training inference deep neural pytorch tensorflow mlops feature python nlp data scientist
database: database dba sql oracle backup tuning query schema server administration storage
security: security vulnerability threat firewall incident compliance penetration soc encryption
itsupport: helpdesk desktop support hardware windows network troubleshooting user ticket printer active directory
network: network router switch cisco firewall lan wan vpn
projects: project milestone schedule budget scope stakeholder risk deliverable pmp plan timeline resource
product: product roadmap backlog feature user stakeholder vision agile discovery launch requirement market
hr: hr recruiting hiring employee onboarding payroll benefit personnel talent interview performance labor training
training: training trainer course curriculum instructional learning workshop facilitation e-learning adult lms class teaching coach
teaching: teacher teaching school student classroom lesson curriculum pupil education grade learning
academia: research university professor phd publication thesis grant teaching lecture lab journal conference
library: library librarian catalog book collection patron reference archive reading
law: law legal attorney lawyer court litigation contract counsel statute regulation compliance brief paralegal client case
government: government public federal state city county policy agency regulation legislation municipal department
election: election voter ballot poll voting precinct campaign registration
police: police law enforcement crime patrol investigation security guard
military: military army navy officer defense command
retail: retail store merchandise customer sale inventory cashier pos shop visual stock register display floor loss
ecommerce: e-commerce online shop marketplace amazon shopify checkout conversion
purchasing: purchasing procurement supplier vendor sourcing contract negotiation order tender
logistics: logistics warehouse shipping transport supply chain inventory freight delivery forklift distribution dispatch carrier truck
driving: driver truck delivery route vehicle license cdl transport
manufacturing: manufacturing production plant machine assembly lean quality operator cnc process factory six sigma
quality: quality iso audit inspection defect capa six sigma control assurance
mechanical: mechanical mechanic machine repair maintenance hydraulic pneumatic engine tool cad solidworks
electrical: electrical electrician wiring circuit panel voltage installation plc motor
automation: automation plc scada control robot sensor hmi siemens
construction: construction site building contractor project blueprint concrete safety carpenter foreman crew permit
trades: plumbing hvac welding carpentry painting roofing repair installation tool
architecture: architect building design drawing revit autocad structure planning
automotive: automotive vehicle car mechanic diagnostics repair engine brake
energy: energy power solar wind grid utility oil gas electricity
agriculture: agriculture farm crop livestock plant soil garden harvest
kitchen: kitchen cook chef food menu recipe prep culinary restaurant haccp dish
hospitality: hotel restaurant guest reservation front desk hospitality service waiter bar table food beverage housekeeping event
events: event conference venue logistics attendee exhibition trade show planning catering
tourism: tourism travel tour guide booking airline flight destination
cleaning: cleaning housekeeping hygiene janitor sanitation laundry
office: office administrative secretary calendar filing correspondence scheduling reception travel phone meeting data entry record supply excel word
social: social worker community family youth counseling outreach nonprofit volunteer case welfare
psychology: psychology therapy counseling mental health patient behavior assessment
fitness: fitness sport coach trainer athlete gym exercise
beauty: beauty salon hair cosmetics skin stylist makeup
fashion: fashion clothing garment textile apparel collection
media: video film editing production camera photo audio broadcast
music: music musician concert audio sound instrument
games: game unity unreal gameplay graphics
realestate: real estate property tenant lease broker listing mortgage
translation: translation translator language interpreter localization bilingual subtitle
environment: environmental sustainability climate waste water conservation ecology
science: scientist research experiment hypothesis publication biology chemistry physics
statistics: statistics regression r sas survey experiment sampling econometrics
nonprofit: nonprofit fundraising donor grant volunteer community charity program
executive: executive director ceo board strategy leadership p&l vision organization
security-guard: guard security surveillance patrol access cctv safety
fire: fire rescue emergency firefighter paramedic ems ambulance
childcare: child childcare kindergarten daycare play parent early education
aviation: aviation aircraft pilot airport flight airline crew
telecom: telecom network fiber 5g mobile voip`;
