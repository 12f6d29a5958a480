// English: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = author of, writer of
plan = planner of, planner for
train = trainer of, trainer for
translate = translator of
edit = editor of
organize = organizer of, organiser of
moderate = moderator of
test = tester of, tester for
coach = coach of, coach to
mentor = tutor of, tutor to, mentor of
duty = responsible for, responsibility for, in charge of, accountable for, tasked with, charged with, duty include, responsibility include, duty
lead = lead, head, head up, direct, manage, run, supervise, oversee, in charge of, responsible for, responsibility for, at the head of, at the helm of, accountable for, take charge of, own, leadership of, management of, supervision of, oversight of, steer, <preside over, <chair, <spearhead, <orchestrate, <captain, <command, <head of
start = start, launch, found, set up, establish, initiate, institute, kick off, begin, start up, open, <pioneer
make = make, create, build, develop, devise, produce, put together, draw up, craft, construct, set up, establish, work out, build up, formulate, generate, prepare, creation of, <design, <write, <program, <code, <author, <engineer
implement = implement, introduce, roll out, put in place, put into practice, deploy, install, set up, bring in, implementation, introduction, launch, establish
improve = improve, enhance, better, optimize, refine, strengthen, improvement, enhancement, optimization, <streamline, <perfect
streamline = streamline, simplify, optimize
up = increase, raise, grow, lift, boost, rise, higher, growth, push up, bring up, drive up, climb, increment, uplift, gain, up, more
expand = expand, extend, grow, broaden, widen, scale, expansion, enlarge
down = reduce, cut, decrease, lower, fall, drop, decline, fewer, less, bring down, reduction, trim, slash, lessen, shrink, shorten, drive down, down
faster = accelerate, speed up, shorten, faster, expedite, quicken, hasten, quicker
save = save, saving
keep = keep, hold, maintain, sustain, preserve, retain, uphold
train = train, teach, instruct, school, coach, educate, upskill, give training
mentor = mentor, guide, coach, counsel, precept, act as preceptor for, act as mentor for, act as preceptor to, act as mentor to, mentor to, mentor for, preceptor to, preceptor for, preceptor of, tutor
onboard = onboard, induct, train, introduce, settle in
advise = advise, counsel, consult, guide, give advice, recommend, advice
analyze = analyze, analyse, examine, study, investigate, look into, analysis
assess = assess, evaluate, appraise, review, rate, judge, assessment, evaluation
check = check, verify, inspect, review, examine, validate, control, go through, proofread, inspection
monitor = monitor, track, watch, observe, follow, keep track of, keep an eye on, surveil
test = test, try out, trial, check
plan = plan, schedule, arrange, planning of, map out, program
organize = organize, arrange, coordinate, plan, put on, hold, run, stage, host, organise, organisation of, organization of, set up
coordinate = coordinate, organize, align, organise, synchronize, coordination of
perform = conduct, carry out, perform, do, undertake, execute, hold, run, make, deliver, complete
complete = complete, finish, conclude, finalize, close, wrap up
handle = handle, take care of, deal with, process, look after, attend to, see to, take on, <manage, <run
care = care for, look after, take care of, nurse, attend to, tend, provide care, <treat
use = use, utilize, employ, apply, leverage, make use of, work with, deploy, using, with the help of, utilise
write = write, author, draft, compose, draw up, pen, prepare, put together
document = document, record, chart, log, keep records of, register, note
design = design, conceive, draw up, devise, lay out, draft
program = program, code, develop, write
automate = automate, automation
integrate = integrate, connect, link, build in, integration
migrate = migrate, move, transfer, switch, transition, port, migration, change over, shift
modernize = modernize, modernise, renew, update, upgrade, refresh, overhaul
rework = redesign, rework, revise, restructure, revamp, overhaul, remodel, reorganize, rewrite, rebuild
repair = repair, fix, mend, restore
resolve = resolve, solve, fix, settle, clear up, sort out, remedy, work through, troubleshoot
service = service, maintain, look after, keep in working order, maintenance of
sell = sell, sale of, selling
buy = buy, purchase, procure, source, order, acquire, buying, procurement of, purchasing
order = order, buy, purchase
negotiate = negotiate, bargain, agree, negotiation of
win = win, secure, gain, obtain, land, acquire, earn, attract, get, bring in
receive = receive, get, obtain, be given, be awarded, earn, take, accept, gain
answer = answer, respond, reply, receive, field, take, handle
present = present, show, demonstrate, pitch, give, deliver, showcase, display
report = report, inform, brief, report on
communicate = communicate, talk, speak, liaise, correspond, keep in touch, be in contact
explain = explain, clarify, describe, make clear, set out
hire = hire, recruit, take on, hiring of, recruitment of, bring on board
promote = promote, advertise, market, publicize
publish = publish, release, issue, appear in, bring out, publication of
provide = provide, offer, give, deliver, supply, hand out, furnish, grant
ensure = ensure, make sure, see to it, safeguard, secure, assure
enable = enable, allow, let, make possible, permit, make it possible
achieve = achieve, reach, attain, meet, hit, accomplish, score, come to, obtain, <exceed, <surpass, <beat
exceed = exceed, surpass, beat, outperform, go beyond, be above
total = total, amount to, worth, represent, be worth, valued at, make up, come to, sum up to
combine = combine, merge, consolidate, bring together, join, unite, unify
select = select, choose, pick, selection of
collect = collect, gather, compile, capture, assemble, pull together
extract = extract, pull, draw, get out
clean = clean, tidy, wash, cleanse
sort = sort, arrange, order, put in order, file
transport = transport, haul, carry, move, deliver, drive, ship
operate = operate, run, use, work, man
assemble = assemble, mount, put together, fit, build, install
serve = serve, wait on, attend to, look after
translate = translate, render
adapt = adapt, adjust, tailor, customize, customise, fit
research = research, investigate, study, explore, look into
calculate = calculate, compute, work out, determine, figure out, reckon
forecast = forecast, predict, project, foresee, estimate, prediction
estimate = estimate, gauge, assess, approximate
recognize = recognize, praise, commend, honor, honour, acknowledge, compliment, recognition, commendation
discover = discover, find, identify, detect, spot, uncover, locate, pinpoint
surface = surface, uncover, reveal, bring to light, show, expose
process = process, handle, work through, deal with
install = install, fit, put in, set up, mount
screen = screen, filter, sift, vet, check
influence = influence, shape, inform, affect, bear on
represent = represent, stand for, speak for
adopt = adopt, take up, take over
become = become, be made, turn into, get to be
graduate = graduate, finish, complete
attend = attend, visit, go to
speak = speak, talk
move = move, relocate, shift
engineer = engineer, design, build, construct
configure = configure, set up, set, customize
debug = debug, fix, troubleshoot
archive = archive, file, store
inspect = inspect, check, examine, look over
cook = cook, prepare, make
stock = stock, fill, replenish, restock
deliver = deliver, ship, hand over, bring, turn in
pass = pass, clear, succeed in
motivate = motivate, inspire, encourage
educate = educate, teach, school, train
approve = approve, sign off, authorize, authorise, clear
invent = invent, devise, <patent
resuscitate = resuscitate, resuscitation
compare = compare, contrast, benchmark
rank = rank, come in, place
turn = turn, convert, transform, change
spend = spend, devote, invest
visit = visit, call on, go to, see
interview = interview, talk to, question
moderate = moderate, facilitate, host, lead through, chair
facilitate = facilitate, moderate, run
edit = edit, revise, correct, cut
publicize = publicize, spread, announce
greet = greet, welcome, receive
schedule = schedule, plan, book, arrange, time
book = book, reserve
invoice = invoice, bill
pay = pay, settle
load = load, fill
unload = unload, empty
measure = measure, gauge, record
draw = draw, sketch
photograph = photograph, shoot, take photos of
film = film, shoot, record
protect = protect, guard, secure, safeguard
prevent = prevent, avoid, avert, stop
treat = treat, cure, heal
diagnose = diagnose, diagnosis
administer = administer, give, manage
support = aid
`;

const things = `
staff = staff, employee, personnel, workforce, worker, people, team member, member of staff
colleague = colleague, coworker, co-worker, peer, teammate, team member, fellow worker
customer = customer, client, patron, buyer
user = user, end user
team = team, group, crew, squad
company = company, firm, business, enterprise, organization, organisation, corporation, employer
shop = store, shop, outlet, store location, retail store, branch
location = location, site, branch, place, store location, work site, premises
hospital = hospital, clinic, medical center, medical centre
ward = ward, unit, floor, station
department = department, division, unit, section
emergency = emergency, ER, emergency room, emergency department, ED, A&E
supplier = supplier, vendor
cost = cost, expense, expenditure, spend, spending, outlay
revenue = revenue, sale, turnover, income, takings
profit = profit, earning, surplus
funding = funding, grant, fund, financing, subsidy, money
error = error, mistake, fault, slip
bug = bug, defect, fault, software error
problem = problem, issue, difficulty, trouble
goal = goal, target, objective, aim, quota
new = new, novel, brand-new
earlier = earlier, former, previous, prior
later = later, subsequent, subsequently, afterwards
fast = fast, quick, rapid, swift, speedy, prompt, quickly, rapidly
clear = clear, plain, understandable
calm = calm, composed, calmly, calm demeanor, composure
big = big, large, sizeable, sizable
main = main, primary, key, core, central
important = important, major, significant, essential
several = several, multiple, a number of, various, more than one, many, some
method = method, approach, technique, procedure, way
process = process, procedure, workflow
rule = rule, regulation, guideline, policy
law = law, regulation, legislation
program = program, programme, scheme
application = application, app
website = website, web site, homepage, web page, web presence
code = code, codebase, source code, code base
file = file, document, record, paper, paperwork
meeting = meeting, session, get-together
briefing = briefing, meeting
conversation = conversation, talk, discussion
workshop = workshop, seminar, course, training session
event = event, occasion, function
goods = goods, product, merchandise, item, article
stock = stock, inventory
warehouse = warehouse, depot, storehouse
machine = machine, equipment, device, apparatus
vehicle = vehicle, <car, <truck, <van
contract = contract, agreement, deal
student = student, learner, undergraduate
pupil = pupil, schoolchild, student
child = child, kid
family = family, relative
teacher = teacher, educator, schoolteacher
doctor = doctor, physician
developer = developer, programmer, software developer, software engineer, coder
mentee = mentee, protégé
region = region, area, territory
country = country, nation
area = area, field, domain
worldwide = worldwide, global, globally, around the world, international, across the world
national = national, nationwide, across the country
information = information, info, details, data
safety = safety
compliance = compliance, conformity, adherence
question = question, inquiry, enquiry, query, request
complaint = complaint, grievance
result = result, outcome
award = award, prize
handover = handover, handoff, hand-off, handing over
email = email, e-mail, mail
phone = phone, telephone, phone call, call
call = call, phone call
booking = booking, reservation, appointment booking
reminder = reminder
ramp-up = ramp-up, ramp time, ramp-up time, onboarding time
guest = guest, visitor, diner
visitor = visitor, guest, attendee, participant
participant = participant, attendee, delegate
road map = roadmap, road map
salary = salary, wage, pay, payroll
staffing = staffing, recruitment, hiring
shift = shift, turn
hour = working hour
month = calendar month
building = building, house
apartment = apartment, flat
picture = picture, image, photo, photograph
video = video, film, clip
newspaper = newspaper, paper
magazine = magazine, journal
article = article, paper, publication, piece
book = book, volume
job = job, position, role, post
task = task, duty, assignment
interest = interest
practice = practice, surgery, office
rate = rate, ratio, share, percentage
part = part, portion
amount = amount, sum, volume, total
top = upper
low = low, small
good = good, solid, sound
better = better, improved, enhanced, clearer
excellent = excellent, outstanding, superb, exceptional
strong = strong, robust, solid
careful = careful, thorough, meticulous
reliable = reliable, dependable, trustworthy
experienced = experienced, seasoned, with experience
experience = experience, work experience, professional experience, work, worked, career, professional, employed
skilled = skilled, proficient, adept, versed, competent
independent = independent, independently, autonomous, autonomously, on my own initiative
personal = personal, individual
daily business = daily business, day-to-day business, day-to-day operation, daily operation
web = web, internet, online
mobile = mobile, smartphone
young = young, youth, junior people
elderly = elderly, old, senior citizen, older adult
electronic health record = electronic health record, EHR, electronic medical record, EMR
annual recurring revenue = annual recurring revenue, ARR
user experience = user experience, UX
user interface = user interface, UI
quality assurance = quality assurance, QA
key performance indicator = key performance indicator, KPI
human resources = human resources, HR
customer relationship management = customer relationship management, CRM
search engine optimization = search engine optimization, search engine optimisation, SEO
point of sale = point of sale, POS
profit and loss = profit and loss, P&L, profit and loss account
return on investment = return on investment, ROI
registered nurse = registered nurse, RN
research and development = research and development, R&D
proof of concept = proof of concept, POC
machine learning = machine learning, ML
artificial intelligence = artificial intelligence, AI
continuous integration = continuous integration, CI
service level agreement = service level agreement, SLA
request for proposal = request for proposal, RFP
intensive care = intensive care, ICU, intensive care unit
vice president = vice president, VP
chief executive = chief executive officer, CEO, chief executive
chief technology officer = chief technology officer, CTO
chief financial officer = chief financial officer, CFO
doctorate = PhD, Ph.D., doctor of philosophy, doctorate, doctoral degree, DPhil
mba = MBA, master of business administration
msc = MSc, M.Sc., MS, M.S., master of science
ma = MA, M.A., master of arts
bsc = BSc, B.Sc., BS, B.S., bachelor of science
ba = BA, B.A., bachelor of arts
bsn = BSN, bachelor of science in nursing
beng = BEng, B.Eng., bachelor of engineering
meng = MEng, M.Eng., master of engineering
bba = BBA, bachelor of business administration
llb = LLB, bachelor of laws
llm = LLM, master of laws
jd = JD, J.D., juris doctor
md = MD, M.D., doctor of medicine
united states = United States, USA, US, United States of America, America
united kingdom = United Kingdom, UK, Great Britain
european union = European Union, EU
new york city = New York City, NYC
person = person, people, individual, <patient, <visitor, <guest, <customer, <client, <resident, <student, <pupil, <child, <learner, <apprentice, <trainee, <intern, <colleague, <coworker, <employee, <worker, <staff member, <team member, <volunteer, <participant, <attendee, <delegate, <passenger, <tenant, <candidate, <applicant, <nurse, <doctor, <teacher, <engineer, <developer, <technician, <mechanic, <driver, <cook, <cleaner, <carer, <assistant, <receptionist, <analyst, <consultant, <manager, <supervisor, <operator, <welder, <electrician, <plumber, <carpenter, <designer, <player, <diner, <shopper, <caller, <member, <user, <adult, <parent, <toddler, <teenager, <refugee, <specialist, <agent, <seller, <cashier, <clerk, <tutor, <musician, <spectator, <viewer, <reader, <listener, <audience
animal = animal, <dog, <cat, <horse, <cow, <calf, <sheep, <lamb, <goat, <pig, <hen, <chicken, <bird, <rabbit, <lemur, <gibbon, <monkey, <reptile, <fish, <puppy, <kitten, <sow, <bull, <heifer, <ewe, <foal, <pony, <donkey, <parrot
vehicle = vehicle, <car, <truck, <lorry, <van, <bus, <coach, <tractor, <trailer, <tanker, <forklift, <minibus, <motorcycle, <motorbike, <bike, <bicycle
document = document, <letter, <report, <form, <invoice, <contract, <certificate, <minutes, <memo, <manual, <handbook, <brochure, <leaflet, <receipt, <statement, <application form, <delivery note, <work order, <purchase order, <petition, <pleading, <protocol, <checklist
building = building, <house, <school, <hospital, <apartment block, <office block, <warehouse, <barn, <hotel, <church, <library, <factory, <villa, <bungalow
meal = meal, <breakfast, <lunch, <dinner, <supper, <brunch
device = device, <laptop, <phone, <tablet, <printer, <scanner, <computer, <monitor, <handset, <camera, <router
medium = media, <book, <magazine, <newspaper, <DVD, <journal
`;

const limits = `
supported = with the support of, with support from, supported by, with the help of others, with help from, assisted by, backed by, with assistance from, with the assistance of, under the guidance
help = help, in support of, assist, support, aid, assistance, help with, back up, lend a hand
part = contribute, contribution, take part, participate, participation, involved in, part of, one of, member of, play a part, play a role, have a hand in, co-author, join in, sit on, sits on, sat on, sitting on, serve on, served on
share = collaborate, collaboration, together with, jointly, in a team, as a team, partner with, team up, alongside, in cooperation with, cooperate, work with the, joint, as part of a team, co-lead, co-found, co-write, work together with, hand in hand with, with other, with the team, work closely with, work with, pair with, in pairs, in a pair, as a pair, in tandem, as a duo, =accompanied by, in a two-person team, in the company of
planned = planned for, planned to, plan to, intend to, intended, will be, proposed, proposal, about to, prospective, upcoming, aim to, hope to, going to, scheduled for, slated
tried = try to, attempt, attempted, seek to, sought to, work toward, work towards, strive
ongoing = would like to do, would like to get, would like to take, want to do, want to get, want to take, hoping to do, hoping to get, thinking of doing, not taken yet, in progress, ongoing, part way through, partway through, halfway through, midway through, working toward, course booked, exam booked, booked for, currently studying, candidate for, pursuing, working towards, not yet completed, not issued yet, not yet issued, application filed, expected, enrolled in, studying for, unfinished
part-time = part-time, part time, half-time, side job, freelance, casual
basic = basic, basic knowledge of, introductory, introduction to, beginner, some experience, first experience, exposure to, familiar with, familiarity with, basics of, elementary, rudimentary, fundamentals of, entry-level, working knowledge of, conversational
trainee = trainee, intern, internship, apprentice, apprenticeship, trained in, training as, student assistant, work placement, in training, probationary, junior
deputy = helper, helper to, aide to, deputy, assistant, vice, acting, interim, associate, substitute, under the direction of, under the supervision of, under supervision, with the supervision of, with supervision from, with supervision, supervised by, under the guidance of, with guidance from, guided by, under the guidance, assistant to, co-
pilot = pilot, prototype, draft, mock-up, demo, trial version, proof of concept, beta
simulated = simulated, simulation, simulate, mock, sham, fictional, fictitious, hypothetical, imaginary, pretend, dummy, practice run, role play, business game
potential = potential, would-be, possible, former, previous, future, so-called, imitation, replica, toy
partly = partly, partially, in part, occasionally, sometimes, half of, temporary, temporarily, seasonal, some of, a few
nearly = nearly, almost, close to, virtually, practically, just about
recommend = recommend, suggest, propose, advise on
volunteer = volunteer, unpaid, honorary, as a volunteer
enable = enable, allow, let, encourage
learn = learn, learn to, learn how to, study how to
mostly = mostly, mainly, for the most part, largely, predominantly, primarily, chiefly, most of them, most of which, most of whom, the majority of them, usually, typically, generally, normally, principally, most often, in the main, above all, mostly of
ongoing = missed by, retake, resit, info session, information session, open evening, first year of, year one of, part way through, partway through, halfway through, midway through, incomplete, not completed, unfinished, dropped out, discontinued, part-completed, partially completed, awaiting, underway, under way, still studying, studying towards, reading for, not yet, not finished, in the middle of, currently writing, currently building, currently developing, second year of, third year of, final year of, thesis not submitted, thesis not defended, thesis outstanding, dissertation outstanding, all but dissertation, without thesis, thesis missing, application submitted, application pending, recognition pending
expired = expired, lapsed, ran out, run out, not renewed, needs renewing, let it drop, let it lapse, let it run out, refresher due, renewal due, due for renewal, overdue, no longer valid, out of date, inactive since, now inactive, no longer active
help = pitch in, lend support, give support, support to, provide support, provided support, backing up, supporting role
deputy = stand in for, cover for, deputise, deputize, fill in for, on behalf of the
trainee = on placement, placement student, work experience placement, student nurse, student teacher
basic = basics, grounding in, elementary, some knowledge of, a little, entry level, beginner level, foundation
worked = work on, worked on
approved = with approval from, with the approval of, subject to approval, for sign-off, for approval, signed off by, with sign-off from, after approval by, for signature
learn = shadow, sit in on, sat in on
basic = basics, bit of, a bit of, little bit of, user level, at user level, at a basic level, beginner's, limited knowledge of, first steps in
alternate = every other, on alternate, alternate weeks, alternate weekends, alternate days, alternating weeks, fortnightly, biweekly, every second, every 2 weeks, every fortnight, once a fortnight
`;

export const claims: ClaimWords = {
	endings: "",
	turned: `
ently ent
antly ant
ously ous
ively ive
wly w
arly ar
ately ate
ectly ect
ically ic
iftly ift
ickly ick
ongly ong
ictly ict
urely ure
afely afe
duction duce
ductions duce
sponse spond
sponses spond
cision cide
cisions cide
tenance tain
scription scribe
scriptions scribe
fication fy
fications fy
plication ply
plications ply
livery liver
liveries liver
covery cover
coveries cover
solution solve
solutions solve
quisition quire
quisitions quire
ception ceive
umption ume
pansion pand
pansions pand
tension tend
tensions tend
version vert
versions vert
vision vide
gnosis gnose
gnoses gnose
storage store
closure close
osure ose
guidance guide
lacement lace
payment pay
settlement settle
ublication ublish
ferral fer
mpliance mply
liaison liaise
retention retain
quiry quire
treatment treat
molition molish
mission mit
missions mit
eption eive
ression ress
itation ite
istration ister
istrations ister
struction struct
ensation ensate
ention ent
vention vene
ursement urse
ysis yse
yst yse
icence icense
ractice ractise
knives knife
shelves shelf
lives life
`,
	separable: "",
	prefixes: "over under re up out with fore mis inter",
	participle: "",
	noAgents:
		"discover uncover recover cover deliver administer register consider answer offer order enter filter master gather transfer foster render tender alter differ encounter remember number power empower trigger transform bolster buffer muster barter cater center clutter cluster counter decipher deter ponder defer infer prefer confer refer hammer hinder lower mother network quarter shelter shoulder shower sponsor monitor solder utter wander wonder weather whether flower further former latter other another either neither rather never ever river paper water winter summer number proper inner outer upper higher newer older larger smaller greater better faster fewer newsletter software computer semester chapter charter matter letter folder border corner dinner copper silver rubber timber leather feather october november december september center theater meter liter liner layer tower trailer sewer server router printer scanner error factor sector vector mirror interior exterior minor major prior floor door color flavor labor harbor honor humor behavior endeavor indoor outdoor",
	agents: "er ers or ors ist ists ian ians ee ees ant ants",
	infinitives: "",
	describing:
		"acting closing contributing cooperating dining donating driving existing founding governing incoming leading living meeting opening operating outgoing outstanding parking participating paying recurring remaining returning rotating running sitting standing steering subscribing supporting surviving sustaining teaching touring underlying visiting volunteering voting waiting walking working",
	noVerbs:
		"dedicated experienced skilled certified registered licensed licenced qualified motivated determined detailed advanced related based limited accomplished seasoned organized focused driven proven committed talented educated oriented minded named bed sized paced speed hundred need seed feed shared united unlimited mixed assorted international leading outstanding existing ongoing following including during according morning evening building engineering marketing accounting nursing banking catering consulting housing manufacturing programming advertising branding nothing something everything anything king ring spring string thing wing sibling ceiling clothing wedding red",
	verbForms: ["ed", "ing"],
	forms: `
deal dealt
spin spun
spell spelt
strike struck
tear tore torn
wake woke woken
light lit
hang hung
flee fled
bend bent
lead led
run ran
build built
cut cut
set set
put put
read read
let let
split split
draw drew drawn
drive drove driven
give gave given
grow grew grown
hold held
keep kept
make made
meet met
oversee oversaw overseen
pay paid
rebuild rebuilt
rewrite rewrote rewritten
seek sought
spend spent
undertake undertook undertaken
sell sold
take took taken
teach taught
win won
write wrote written
begin began begun
become became
speak spoke spoken
bring brought
buy bought
catch caught
choose chose chosen
come came
do did done
fall fell fallen
feed fed
find found
get got gotten
go went gone
hit hit
know knew known
lay laid
learn learnt
leave left
lend lent
let let
lose lost
rise rose risen
say said
see saw seen
send sent
set set
shoot shot
show shown
shrink shrank shrunk
stand stood
tell told
think thought
understand understood
wear wore worn
child children
person people
woman women
man men
analysis analyses
criterion criteria
phd phds doctorates
find found
lead leads led
catch caught
withstand withstood
bind bound
wind wound
dig dug
cast cast
shut shut
swim swam swum
ride rode ridden
throw threw thrown
weave wove woven
sew sewn sewed
sit sat
sow sown sowed
mow mown mowed
`,
	parted: `
keep … up to date = maintain maintained maintaining
bring … down = reduce reduced reducing
get … down = reduce reduced reducing
drive … down = reduce reduced reducing
give … training = train trained training
provide … training = train trained training
give … instruction = instruct instructed instructing
give … lessons = teach taught teaching
give … advice = advise advised advising
take … apart = dismantle dismantled dismantling
`,
	unlike: `
digital digitize
digital digitise
digital digitized
digital digitization
digital digitizing
digital digitalize
digital digitalise
day daily
week weekly
fortnight fortnightly
month monthly
quarter quarterly
year yearly
hour hourly
night nightly
hard hardly
near nearly
like likely
late lately
short shortly
large largely
most mostly
sole solely
high highly
full fully
direct directly
rare rarely
bare barely
main mainly
primary primarily
chief chiefly
usual usually
general generally
normal normally
part partly
partial partially
final finally
time timely
cost costly
love lovely
even evenly
just justly
home homely
friend friendly
order orderly
scholar scholarly
elder elderly
live lively
assemb assembly
assembler assembly
supp supply
app apply
fami family
ear early
rep reply
mono monopoly
virtual virtually
community communication
general generate
general generation
intern internal
intern international
university universe
university universal
policy police
important import
market marketing
account accounting
account accountant
brand branding
house housing
consult consultant
bank banking
cater catering
nurse nursing
engine engineering
organ organization
organ organize
business busy
operation opera
product production
product productivity
custom customer
commun communication
relate relative
public publication
public publish
secret secretary
accountant accountable
executive execution
executive execute
director direct
directory direct
president preside
patient patience
international internet
intern internet
station state
office officer
minister ministry
moderate modern
modern moderate
novel november
even event
act actual
act active
person personnel
person personal
personnel personal
author authority
authorize author
capital capitalize
character characterize
conference confer
contract contractor
designate design
determine determined
experiment experience
experience expert
graduate gradual
imagine image
individual individuals
industry industrial
local locate
mechanic mechanism
medical medication
objective object
objection objective
past paste
plan plane
plan plant
planet plan
post postal
principal principle
station statistics
state statistics
success succession
universal university
value evaluate
vice service
`,
	small: `me zero also during throughout via within a an the of to in on at for with from as is are was were be been being am has have had having does this that these those it its
their his her my mine our ours i we you your yours they he she them him who whom whose which what there here then than so such also too both
either or and but if while during within across per via into onto out about around between among amongst throughout upon toward towards
include includes including included e g eg ie i e etc where when how over under after before since until by through using well
previously formerly earlier recently further moreover additionally furthermore plus i'm i've able
would could can may shall will one ones myself themselves itself thereby therefore thus hence once again just currently now
had 's s t re ve ll d m against alongside besides amid despite whenever wherever whereby whereas beyond behind beside near off mr mrs`,
	deeds,
	things,
	limits,
	self: "i we",
	negations:
		"all but, all except, everyone but, every one but, zero, not, no, never, without, nor, neither, none, nobody, nothing, hardly, barely, instead of, rather than, except, except for, despite, advise against, decide against, vote against, argue against, cannot, n't, lack, lacking, fail, failed to, unable to, avoid, refuse, decline to, stop, cease",
	absolutes: `
alone = independently, on my own initiative
all = all, every, each, entire, company-wide, companywide, organization-wide, organisation-wide, across the company, across the product, across the business, across the organization, across the organisation, across the board, throughout the company, throughout the business, whole, full, complete, any, total, everyone, everything, always
only = only, sole, solely, exclusively, single-handed, single-handedly, alone, on my own, by myself, the only, personally, autonomously, without help, exclusive
first = first, first ever, first-ever, number one, number 1
most = most, best, top, highest, largest, biggest, greatest, lowest, fastest, leading, premier, foremost, fewest, best-in-class, world-class, record, award-winning, renowned, unparalleled, unmatched, top-performing
from scratch = from scratch, from the ground up, from nothing, end to end, end-to-end, ground up
expert = expert, expertise, guru, master, mastery, specialist, authority
senior = senior, sr
success = successful, successfully, with success, victorious, undefeated
`,
	periods: `
three weeks = every three weeks, every 3 weeks, every third week, one week in three, 1 week in 3
four weeks = every four weeks, every 4 weeks, every fourth week, one week in four, 1 week in 4
six weeks = every six weeks, every 6 weeks, every sixth week, one week in six, 1 week in 6
two months = every two months, every 2 months, every other month, every second month
two days = every two days, every 2 days, every other day, every second day
two years = every two years, every 2 years, every other year, every second year
fortnight = fortnightly, biweekly, every two weeks, every other week, every fortnight, per fortnight
year = annual, yearly, annually, per year, a year, each year, every year, per annum, p.a.
quarter = quarterly, per quarter, a quarter, each quarter, every quarter
month = monthly, per month, a month, each month, every month
week = weekly, per week, a week, each week, every week
day = daily, per day, a day, each day, every day, day-to-day
shift = per shift, a shift, each shift, every shift, on each shift
hour = hourly, per hour, an hour, every hour
year = once a year, yearly
month = once a month
week = once a week
day = once a day
quarter = once a quarter, every three months
half year = half-yearly, every six months, every half year, each half year, twice-yearly, semi-annual, semiannual, semiannually
weekday = weekdays, on weekdays, every weekday, each weekday, every working day, each working day, Monday to Friday, Monday through Friday, from Monday to Friday
weekend = at weekends, on weekends, at the weekend, every weekend, each weekend
shift = every single shift, during each shift, during every shift, after each shift, after every shift, at the end of each shift, at the end of every shift
day = each single day
night = nightly, every night, each night, per night, a night
morning = every morning, each morning, in the mornings
season = every season, each season, per season, a season, seasonally
term = every term, each term, per term, a term, termly
`,
	times: `
half hour = half an hour, half hour
hour and half = an hour and a half, hour and a half
year and half = a year and a half, year and a half
one decade = a decade, one decade
half year = half a year, half year
millisecond = ms, millisecond, msec
second = second, sec, secs, s
minute = minute, min, mins
hour = hour, hr, hrs, h
day = day, days
night = night
week = week, wk
month = month, mo, mos
quarter = quarter
year = year, yr, yrs
decade = decade
`,
	percent: "percent, per cent, pct",
	money: `
USD = $, US$, USD, dollar
EUR = €, EUR, euro
GBP = £, GBP, pound sterling, pound
CHF = CHF, franc, Swiss franc
JPY = ¥, JPY, yen
CNY = CNY, RMB, yuan
NOK = NOK, kroner
DKK = DKK
SEK = SEK, krona, kronor
CAD = CAD, C$
AUD = AUD, A$
INR = INR, ₹, rupee
BRL = BRL, R$
`,
	factors: `
12 = dozen
100 = hundred
1000 = thousand, k
1000000 = million, m, mm, mn, mio
1000000000 = billion, bn, b
`,
	counting: {
		or: "or",
		half: { more: "{one} and a half", oneAndHalf: "one and a half" },
		small:
			"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
		tens: "twenty thirty forty fifty sixty seventy eighty ninety",
		joined: ["{ten}-{one}", "{ten} {one}"],
		large: "dozen 12, hundred 100, thousand 1000, million 1000000",
	},
	shares: `
-50 = halved, halving, cut in half, by half, by a half
-33 = by a third, by one third
-25 = by a quarter, by one quarter
100 = doubled, doubling, twofold, twice as many, twice as much, twice as fast, twice as high
200 = tripled, tripling, threefold, three times as many
300 = quadrupled, fourfold
900 = tenfold
`,
	links: {
		beside: "while, whilst, and also, then",
		and: "and, or, as well as, but, plus, and then",
		means:
			"by, through, via, using, by means of, with the help of, thanks to, due to, because of, based on, after, following",
		result:
			"which, resulting in, that resulted in, that results in, which resulted in, which results in, leading to, which led to, that led to, so that, thereby, causing, contributing to, which contributed to, that contributed to, yielding, so, to achieve",
		purpose:
			"to, in order to, so as to, aimed at, aiming to, designed to, with the aim of, for the purpose of",
		relative: "who, that, which, whose, where, each of whom, all of whom",
	},
	bounds: {
		after: "or more, plus, and more",
		least:
			"more than, over, above, exceeding, upwards of, at least, no less than, in excess of, no fewer than, greater than, beyond",
		most: "nearly, almost, just under, up to, under, below, less than, fewer than, close to, at most, no more than, a maximum of, as many as, as much as",
		near: "about, around, approximately, roughly, some, circa, ca., approx., an estimated, approx",
	},
	roles: { from: "from", to: "to, down to, up to", by: "by" },
	namely:
		"covering|including|comprising|consisting of|namely|spanning|which includes|which covers|handling",
	watched: {
		by: "supervised by|overseen by",
		under: "under the supervision of|under supervision of",
	},
	as: "as a, as an, as the, as, i am a, i am an, i'm a, i'm an, role of, position of, become, became, working as, retrained as, work as a, work as an, worked as a, worked as an, works as a, serve as, served as, serves as",
	agent: "by, under",
	inquiring:
		"condition conditions requirement requirements fixed start later still open useful use worth worthwhile sense exception alternative necessary required possible chance question otherwise instead else first here there",
	courtesy: `accept apply application applicant applying interest interested position role job vacancy opening opportunity post company team
organization look forward hearing hear conversation talk speak meet meeting interview discuss discussion chance welcome glad happy pleased
delighted thank thanks time consideration consider considering read reading dear sincerely regards best kind yours truly faithfully letter
enclosed attached resume cv please tell more know learn contribute fit fits suit suits background experience experiences would like love
appreciate write writing sir madam hiring manager person detail details further question questions available convenience call phone email
contact reach invite invitation advertised advertisement advert posting ad job posting join bring what offer excited eager keen grateful
you your yours how this these future`,
	greeting: "dear, to whom it may concern, hello",
	applying:
		"apply, applying, application, applicant, position, role, vacancy, posting, opening, job, post, interested in, interest in, advertised, candidate, join",
	framing:
		"current position, currently, most recent position, recently, my work, my earlier work, earlier work, work there, part of my work so far, part of my work, all of these have been, both have been, both of these, all of these, project, the project, volunteer work, example, there, so far, earlier, previously, includes, include, included, among them, another, covers, covered, involves, involved, work as, work, skills, certifications, speak, position, role, studied, as a volunteer, as a freelancer, as an intern",
	levels:
		"fluent fluently native basic conversational proficient advanced expert intermediate beginner professional bilingual business working limited elementary upper lower mother tongue master",
	listing:
		"held ticket level possess possessing skill skills skilled experience experienced experiences knowledge knowledgeable speak speaks speaking speaker language languages bilingual certified certificate certificates certification certifications licensed license licence hold holds holding degree card graduate graduated studied study studies tool tools technology technologies familiar proficiency include includes included including published publication publications paper article mentor worked working use used using area areas field know",
	holding:
		"held hold holds holding holder possess possessing certified licensed qualified graduated",
	sought: "someone somebody anyone",
	asking:
		"you ask for, you also ask for, you also need, you also look for, you also want, you also mention, you are asking for, you look for, you are looking for, you seek, you need, you require, you want, your posting, your posting asks for, your posting names, your ad asks for, your ad names, your advertisement asks for, your advertisement names, your advertisement, your ad, the posting asks, the position asks, you mention, you name, your requirements, the role requires, the role calls for, your team needs, your team asks, your team is looking, the work calls for, the position calls for, the role asks, the role also asks, the role also requires, the role also calls for, the position also calls for, the work also calls for, your posting also asks for, your posting also names",
	chatter:
		"here is the, here are the, here is your, here is a, as requested, as you requested, rewritten version, improved version, improved bullet, revised version, tailored version, certainly!, sure!, sure here, of course!, the reader of this, the reader is asked, readers are asked, note to the, note to recruiter, note to hiring, note for the, to be confirmed, to be added, to be completed, to be inserted, insert here, please fill in, to be filled in, fill in here, fill in your, fill in the blank, fill in name, fill in company, your name here, lorem ipsum, hope this helps, let me know if, i have rewritten, i rewrote, i can't help, i cannot help, as an ai, this candidate should, this applicant should, please hire, hire this candidate, please rate, rate this, best candidate ever, must be invited, should be invited, is asked to invite, is asked to, are asked to, invite this candidate, ranked first, the bullet, bullet point:, version:",
	headings: `summary profile about about me professional summary personal profile career summary executive summary objective experience work experience
employment employment history work history professional experience career history education academic background qualifications skills
technical skills key skills core skills competencies core competencies expertise areas of expertise languages projects certifications
certificates licenses licences licenses and certifications publications volunteer volunteering volunteer work volunteer experience awards honors
honours awards and honors interests hobbies references contact contact details personal details software tools technologies achievements
accomplishments courses training internships links additional information memberships activities leadership personal projects selected projects
selected publications professional development profiles`,
	labels: `more phone telephone tel mobile cell email e-mail mail address website web linkedin github gitlab twitter portfolio location gpa grade
score level keywords courses course technologies tools skills languages date present current now issued expires valid until credential id url
link page of born nationality citizenship name native fluent proficient conversational basic beginner intermediate advanced expert
remote hybrid onsite on-site full-time note details authors published publisher`,
	unclaimed: {
		applies:
			"(?:i(?: am|'m)? (?:hereby |herewith |therefore )?(?:would like to |'d like to |wish to |want to |writing to )?apply(?:ing)?|please (?:accept|consider) (?:my|this) application|(?:this is|here is) my application|i am (?:very |particularly )?interested in (?:the|your)) (?:for |to |in )?(?:the |your )?",
		wishes:
			"i (?:would (?:like|love)|'d (?:like|love)|hope|wish|want|am hoping|look forward|would be (?:glad|happy|pleased|delighted)) ",
		stands: "(?:your|the advertised|this) ",
		moves:
			"(?:interests?|appeals? to|attracts?|draws?|inspires?|convinces?|excites?|speaks? to|suits?|means? (?:a lot|much) to) me|what i am looking for|my (?:ideas|wishes|interests|values)",
		presumes:
			"i|my|me|mine|our|we|bring|brought|contribut\\p{L}*|offer|use|using|add|share|sharing|continue|again|further|keep|mention|point|emphasi[sz]e|note|show|prove\\p{L}*|experience\\p{L}*|expertise|background|skill\\p{L}*|knowledge|profile|record|qualif\\p{L}*|career|degree|trained|certified|having|been|already|expand|deepen|strengthen|that|which|because|since|with|gain\\p{L}*|benefit\\p{L}*|profit\\p{L}*|as an?|candidate",
	},
};
