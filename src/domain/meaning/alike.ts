// English words that mean about the same where people work: a line a meaning. A word may have several meanings.

export const ALIKE = `
manage supervise oversee direct administer head run
lead leader leadership head direct guide spearhead
team crew squad
staff employee personnel workforce worker
hire recruit staffing recruiter
train teach instruct educate tutor coach instructor trainer
coach mentor tutor guide
develop create build produce design craft
build construct assemble erect
implement introduce deploy install launch roll-out
execute perform conduct carry deliver accomplish
improve optimize enhance refine streamline strengthen boost
increase grow raise boost expand growth double triple exceed
reduce cut decrease lower minimize save
maintain maintenance upkeep service
repair fix troubleshoot mend
monitor track observe surveil watch
check verify inspect audit examine review
analyze analysis analyst interpret evaluate assess
evaluate assess appraise rate
report reporting statement
document documentation record log chart
prepare draft compile produce
support assist help aid
advise consult counsel advisor advisory consultant consultancy
communicate communication convey
present presentation pitch demonstrate demo showcase speak
write written draft author writing editor copywriting
speak oral verbal spoken speaking
negotiate negotiation bargain
sell sale selling seller
revenue sale turnover income quota
purchase buy procure procurement buyer sourcing
customer client patron guest shopper buyer consumer
supplier vendor contractor subcontractor
stakeholder client partner sponsor
relationship rapport partnership
partner alliance collaborate
contract agreement
proposal quote bid tender offer
market marketing advertise promote
advertising promotion publicity advertisement
campaign promotion drive
event conference fair exhibition trade-show
content copy article blog
press media journalist release
goal target objective aim kpi
result outcome achievement
strategy strategic roadmap
vision roadmap
profit margin profitability p&l
budget spend p&l spending
cost expense expenditure
finance financial fiscal
accounting accountant bookkeeping bookkeeper ledger
invoice billing bill
payment settlement payout
payroll wage salary compensation
tax fiscal vat
audit auditor auditing
balance reconcile reconciliation
cash till register
forecast projection predict prediction
risk hazard
comply compliance regulation regulatory regulate statutory
law legal legislation statute
lawyer attorney solicitor counsel barrister
policy guideline regulation rule
procedure process workflow protocol
standard guideline norm
quality excellence
safety safe
security secure protect cybersecurity
prevent prevention avoid
software application app program
code programming programmer coding
developer engineer programmer
engineer engineering
architecture architect
test testing qa tester
deploy deployment release ship
cloud aws azure gcp
database sql
infrastructure platform
metrics indicator kpi measure
dashboard visualization report chart graph
visualization visualize chart graph diagram map
model modeling
pipeline etl ingestion
machine-learning ml ai
statistics statistical quantitative
experiment trial
automate automation automated automatic
integrate integration interface api connect
technology technical tech
computer pc it
web website internet online
mobile phone android ios
user usability ux
research study investigate
science scientific scientist
product offering
requirement specification need
problem-solving troubleshoot solve resolve solution
innovate innovation innovative
change transformation transition
migrate migration transition
patient resident
nurse nursing
care caring caregiver
doctor physician clinician
hospital clinic clinical medical
health healthcare medical
medication drug medicine pharmaceutical
treatment therapy treat
emergency urgent acute trauma
surgery surgical operating
elderly geriatric senior
child pediatric kid youth
mental psychological emotional
clean cleaning hygiene sanitation
school education educational academic
student pupil learner trainee
university college
degree bachelor diploma graduate
certificate certification certified credential
license licensed licensure permit
translate translation interpreter
bilingual multilingual language
fluent native proficient
store shop outlet branch
retail merchandising
merchandise goods product
stock inventory supply
complaint return refund issue
satisfaction loyalty nps
warehouse storage depot
logistics shipping transport distribution freight
delivery shipment dispatch
order purchase
manufacture production fabrication manufacturing
machine machinery equipment
mechanical mechanic
electrical electrician wiring
construction building
welding welder weld
carpenter carpentry wood
vehicle car truck driver fleet
otr over-the-road long-haul
cook chef culinary cooking kitchen
food meal catering
restaurant hospitality dining
hotel guest hospitality
bar beverage drink bartender
office administrative admin clerical secretary
archive file filing
calendar appointment schedule booking
schedule roster rota plan
meeting conference
phone telephone call
email correspondence mail
reception receptionist greet welcome
spreadsheet excel
hr recruiting
volunteer volunteering charity nonprofit
community society public
government public federal state municipal city county
environment environmental sustainability
animal veterinary pet
library librarian
art artistic creative
design designer graphic
layout typeset
photo photography photographer image
video film footage
print printing press
music musician
sport fitness athletic
beauty cosmetic salon
clothing apparel fashion garment
travel tourism trip
property estate realty
police enforcement guard
responsible accountable ownership own
independent autonomous
collaborate cooperate teamwork cross-functional partner
flexible adaptable
detail accuracy precise accurate meticulous thorough
organize organization organized coordinate arrange plan
coordinate organize liaise align
deadline timely
prioritize priority
stress pressure
passion enthusiasm
initiative proactive
empathy compassion
confidential discretion privacy
decision decide
international global worldwide multinational
company business enterprise corporate organization firm
executive c-level director ceo
assistant aide
intern trainee apprentice
competitor competitive
price pricing
prospect lead prospecting acquisition
account client portfolio
conversion funnel
expand expansion open
award recognition prize recognize
publish publication journal peer-reviewed paper
lecture teaching course
workshop seminar training course
survey questionnaire interview
conflict dispute mediation
claim insurance
draw drawing cad drafting
chemistry chemical
math mathematics numerical
journalist editorial news
grant funding fund
proposal grant
donor fundraising philanthropy
volunteer outreach
intake triage admission
therapy counseling counselor
curriculum lesson syllabus
classroom teaching
e-learning lms
instructional curriculum
onboard orientation induction training
performance appraisal review
retention turnover churn
renewal retention upsell
upsell cross-sell expansion
seo search
social-media instagram facebook linkedin
brand branding
email newsletter
analytics analysis data
data dataset information
report insight
ticket helpdesk incident
incident outage
uptime availability reliability
container docker kubernetes
scale scalable scalability
latency performance
microservice service-oriented
backend server
frontend ui
open-source github
version-control git
agile scrum kanban sprint
backlog sprint
wireframe prototype mockup
accessibility wcag`;
