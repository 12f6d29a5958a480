// English: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
recover money = recover, collect, get back
fine-tune = adjust, correct, fine-tune, readjust
add to = add, put, insert
rear = rear, raise
interpret = interpret, act as interpreter, act as an interpreter, serve as interpreter
dispense = fill, dispense
contest = appeal, contest, challenge, dispute
phone = phone, call, telephone, ring, make calls to
chase up = chase, follow up, chase up, follow up on, follow up with
rent out = rent out, lease, let out
prune = prune, trim, cut back
catch fault = catch, spot, notice, detect
combine = merge, combine, consolidate
transcribe = transcribe, type up, write up
invigilate = invigilate, proctor
sew = sew, stitch
present plan = present, explain, talk through, go through
research = research, look up, look into, investigate
dose = dispense, hand out, give out
triage = triage, assess the urgency of
disinfect = disinfect, sterilize, sterilise, sanitize
set table = lay, set
check stock = count, take stock of, stocktake
close books = close, finish the closing of
cover costs = finance, fund
show data = show, display, visualize, visualise
raise money = raise, bring in, collect
release = deploy, release, ship, roll out, go live with
focus = focus on, concentrate on, with a focus on
prioritize = prioritize, prioritise, set priorities, set priority
join teams = attend, take part in
wrap = pack, package, wrap
load = load
unload = unload, discharge
fill in = fill in, fill out, complete
send out = send, send out, dispatch, mail out
sign up = sign up, enrol, enroll, register
serve customers = serve, wait on, attend to
wash = wash, launder
iron = iron, press
harvest = harvest, pick
water = water, irrigate
weld = weld, welding of
sand = sand, sand down, grind
prepare food = cook, prepare, make
enter data = enter, key in, input, record
book appointments = book, schedule, arrange
handle matters = deal with, handle, process, attend to
check in = check in, register
stop machine = stop, halt, shut down
compile = compile, put together, collate, assemble, pull together
reconcile = reconcile, balance, cash up
replace = replace, swap, swap out, exchange, change, change out
mount = mount, install, fit, put up, installation
take in = take in, accept, receive, take
take back = take back, accept returns
lend = lend, loan out, loan, issue on loan
catalog = catalog, catalogue
label = label, tag, mark with labels
de-escalate = de-escalate, defuse, calm down, calm
pass on = refer, pass on, forward, hand on, relay
digitize = digitize, digitise, digitalize, scan in, make digital
advise = advise, counsel, give advice on, offer guidance, give guidance to, provide advice
administer = administer, give, dispense
agree = agree, arrange, settle
allocate = allocate, assign, distribute, allot, hand out
amend = amend, revise, alter, change, modify, adjust
analyze = test, assay
answer = answer, reply to, respond to, deal with, field
apply = apply, implement, put into practice
appear = appear, act, show up, represent
archive = archive, file, store
arrange = arrange, organize, set up, fix, organise
assemble = assemble, put together, mount, fit together
assess = assess, evaluate, appraise, gauge, rate, grade, mark
attend = attend, visit, be present at
audit = audit, review
bake = bake
book = book, reserve, make bookings for
budget = budget
build = build, construct, erect
buy = buy, purchase, procure, source, order, buying-in
calculate = calculate, compute, work out, cost
calibrate = calibrate, calibration
care = care for, look after, nurse, tend, take care of
check = check, inspect, verify, examine, control, make sure of
clean = clean, wash, disinfect, sanitize, sanitise, keep clean
close = close, conclude, finish
collect = collect, gather, compile, pick up
communicate = communicate, liaise, be in contact, keep in touch, correspond, exchange
complete = complete, finish, conclude, finalise, finalize
perform = conduct, carry out, perform, do, undertake, execute, effect
configure = configure, set up, install
contact = contact, get in touch with, approach
convert = convert, transform, turn
cook = cook, prepare, make
coordinate = coordinate, orchestrate, align
correct = correct, mark, rectify
cover = cover, stand in for, deputize for, deputise for, fill in for, substitute for
cut = cut, trim
decide = decide, determine
deliver = deliver, hand over, bring, supply
deploy = deploy, roll out, put into service
describe = describe, explain, set out
design = design, lay out, create designs for, draw up
discover = find, found, discover, spot, identify
detect = detect, spot, find, found, discover, identify, uncover, notice
develop = develop, build, create, make
make = develop, craft, produce, build, create
diagnose = diagnose, troubleshoot, trace
dismantle = dismantle, take apart, remove
distribute = distribute, hand out, give out, share out
document = document, record, log, chart, note, put on record, keep records of
draft = draft, draw up, prepare, write, compose
drive = drive, steer
earn = earn, obtain, gain, receive
educate = educate, teach, instruct
train = train, teach, instruct, give training to, provide training for, deliver training to, give training, run training, school, introduce
teach = teach, give lessons, instruct, tutor, give classes, deliver lessons
onboard = onboard, induct, introduce, settle in, give induction to, show the ropes, bring up to speed, induction
empty = empty, unload, offload, discharge
load = load, load up
estimate = estimate, cost, quote
examine = examine, look at, look into, study, investigate
explain = explain, clarify, set out, make clear
expand = expand, broaden, widen, enlarge, extend
fall = fall, drop, decline, go down, decrease, sink, shrink
down = fall, drop, decline, go down, come down, take down, bring down, cut back, decrease, lower, slim down, fell, dropped, lowered, pare
up = rise, go up, increase, climb, grow, raise, take up, push up, drive up, grew, step up, rose
file = file, lodge, submit, hand in
fill = fill, occupy, staff
find = find, locate, source, track down
fix = fix, repair, mend, put right, restore, make good
repair = fix, repair, mend, put right, restore, repairing
grow = grow, raise, cultivate
greet = greet, welcome, receive, look after
handle = handle, deal with, process, take care of, look after, see to, work on, manage a caseload of, handle a caseload of, carry a caseload of, administer
hire = hire, recruit, take on, appoint, engage
host = host, hold, put on, run, stage
improve = improve, upgrade, boost, enhance, better, raise the quality of, make better
inform = inform, notify, tell, brief, update, keep informed
inspect = inspect, examine, check, survey
install = install, fit, put in, mount, set up, lay, wire
interpret = interpret
invoice = invoice, bill, issue invoices
issue = issue, give out, make out
keep = keep, maintain, hold, retain, preserve, look after
maintain = maintain, service, look after, keep up, keep in working order, keep in good order, upkeep of
service = maintain, service, look after, keep up, upkeep of
measure = measure, take readings of, gauge, record
mediate = mediate, settle disputes, conciliate
meet = meet, hit, achieve, reach, satisfy, fulfil, fulfill
mentor = mentor, guide, coach, supervise trainees, act as a mentor to
monitor = monitor, watch, track, observe, keep watch over, keep an eye on, follow, keep a check on
move = move, relocate, transfer, shift
negotiate = negotiate, bargain, agree, hold negotiations with
number = number, count
obtain = obtain, get, secure, gain, win
offer = offer, provide, give
open = open
operate = operate, run, use, work, handle
order = order, place orders for, reorder
organize = organize, arrange, put on, hold, organise, run, set up
pack = pack, package, wrap
paint = paint
pay = pay, settle
pick = pick, pick orders
plan = plan, schedule, arrange, draw up plans for, map out
plead = plead, argue
post = post, book, enter, record
prepare = prepare, draw up, get ready, put together, draft, make, do
present = present, show, give a presentation on, give presentations on
print = print
process = process, handle, work through, deal with
produce = produce, make, manufacture, turn out
proofread = proofread, read proofs, revise, correct
protect = protect, safeguard
provide = provide, offer, give, deliver, supply, lend
publish = publish, bring out, issue, post
reach = reach, achieve, attain
receive = receive, get, be given, take in, obtain
reconcile = reconcile, match, balance
redesign = redesign, rework, revamp, redo, overhaul, remake
refer = refer, pass on, forward, direct
register = register, record, enrol, enroll, enter
renew = renew, refresh
replace = replace, exchange, swap, change
reply = reply, respond, answer
report = report, notify, flag
represent = represent, act for, stand for, act on behalf of, appear for
resolve = resolve, solve, settle, fix, clear, sort out, close
restock = restock, refill, replenish, fill up, stock
review = review, go through, look over, examine, check, vet
run = run, operate, hold, conduct
search = search, look for, seek
select = select, choose, pick, short-list, shortlist
sell = sell, market, vend
send = send, dispatch, ship, mail
serve = serve, wait on, attend to, look after, deal with
set up = set up, establish, build up, create, found, put in place
implement = introduce, bring in, implement, put in place, roll out, install, <build, <develop, <design, <code, <program, realize, realise
shorten = shorten, cut, reduce
sign = sign, sign off, sign-off, <approve, put one's signature
sort = sort, order, classify, group
speak = speak, talk, give talks
store = store, put away, warehouse, keep
study = study, read
take part = take part in, participate in, attend
take over = take over, assume
test = test, try, check, trial, run tests on, carry out tests on
translate = translate, render
transport = transport, carry, move, convey, haul
treat = treat, provide treatment to
update = update, refresh, bring up to date, keep up to date, keep current
use = use, work with, utilise, utilize, apply, employ, operate
visit = visit, call on, go to see
weigh = weigh
win = win, gain, acquire, secure, land, bring in, attract
write = write, author, draft, compose, pen
handle = <manage, cope with, get through, turn around, work my way through, take charge of cases of
serve = look after, take care of, cater for, cater to
keep = look after, maintain, keep up, keep in order, hold
up = push, move up, push up, jump, soar, surge
down = chop, slim, ease, drive down, get down, knock off, shave, curb, contain
prepare = do, put together, set out, assemble, lay out, arrange, work up
complete = carry through, see through, pass, clear, sit
arrange = book, schedule, fix up, set up, line up, coordinate
check = go over, look over, review, vet, test, test for, confirm, validate, assess
repair = service, overhaul, refit, rebuild, recondition
install = wire, rewire, hook up, connect, commission, lay
rewire = rewire, rewiring
fault-find = fault-find, fault finding, fault-finding, diagnose faults, trace faults, find faults, troubleshoot
receive = take in, take delivery of, accept, book in, collect
stack = stack, stow, put away, shelve, store
pick = pick, <pick and pack, collect, gather, retrieve
move = move, transfer, carry, bring, take, shift, relocate, ferry
cover = cover, span, range over, take in
attend = attend, go to, be present at, join, turn up at, sit in
act = act for, represent, appear for, work for
advise = advise, give legal advice to, counsel, guide
interview = interview, see, talk with, speak to, speak with, meet with
meet = meet, see, hold meetings with
liaise = liaise with, liaise, coordinate with, keep in contact with, keep in touch with, be the contact for, act as contact for, act as liaison for, deal with
refer = refer, signpost, direct, pass on, send on
visit = visit, call on, do visits to, make visits to, carry out visits to, home visits to
assess = assess, evaluate, judge, weigh up, appraise, size up, rate, mark
mark = mark, grade, correct, score
teach = teach, take, give classes in, give lessons in, deliver classes in, run classes in, tutor
record = record, log, write down, note, register, enter, capture, document, keep a record of
report = report, write up, feed back, flag, give feedback on, present
answer = answer, take, pick up, deal with, respond to, reply to
build = build, code, develop, program, put together, craft
ship = ship, release, deploy, launch, roll out, deliver, publish, go live with
fix = fix, debug, resolve, correct, patch, clear
refactor = refactor, restructure, clean up, tidy up, rework
migrate = migrate, move, port, convert, transfer, switch
speed up = speed up, accelerate, make faster, quicken, cut the load time of
share = share out, distribute, hand out
supply = supply, provide, furnish, deliver, equip
order = order, reorder, buy in, purchase, request
cook = cook, prepare, make, produce, turn out
serve food = serve, plate, dish up, plate up
sterilize = sterilize, sterilise, disinfect, autoclave
sample = sample, take samples of, collect samples of, draw
calibrate = calibrate, adjust, set, tune
operate = operate, run, work with, use, handle, drive
drive = drive, operate, steer, handle
supervise = <supervise, <oversee, look after, <be responsible for, <be in charge of, watch over
run = run, hold, <lead, conduct, deliver, put on, <organize, <organise, facilitate, host, give
win = win, win over, land, secure, gain, pick up, earn
close = close, close out, settle, complete, wrap up, finish
settle = settle, resolve, conclude, close
draft = draft, write, draw up, prepare, put together, word
review = review, read, read through, check, go through, examine
negotiate = negotiate, bargain, work out, agree, hammer out
organize = organize, organise, put on, run, set up, arrange, stage, plan
introduce = introduce, bring in, launch, start, set up, establish, roll out, put in place
admit = admit, qualify, call
qualify = qualify, certify, admit, license
qualified = qualified, certified, admitted, licensed, chartered
hold deed = hold, have, possess, carry
start = start, begin, set up, found, launch, get going, kick off, create
rise deed = rise, go up, climb, increase, grow, improve
take care = take care of, look after, see to, deal with, handle, be in charge of
notify = notify, inform, alert, tell, let know
escalate = escalate, refer up, pass up, raise with
stand in = stand in, stand in for, deputise, deputize, deputise for, deputize for, cover, cover for, fill in for
contribute = contribute to, feed into, work on, have a part in
dress = dress, bandage
monitor = monitor, watch, observe, keep an eye on, keep track of, track, follow
fundraise = fundraise, raise money, raise funds, collect money, collect donations
coach = coach, train, mentor, support the development of
care = care for, look after, nurse, take care of, treat, provide care for, provide care to, give care to
mend contribution = contribute to, work on
own keep = maintain, <own, look after, keep up, keep running
show someone = show, introduce to, walk through, take through, familiarize with, familiarise with
try out = try, try out, trial, pilot, test
start off = start, start out, begin, get going, launch
rise career = come up, work one's way up, rise, move up
look through = go through, look through, screen, sift, review, read through
set up survey = set up, create, build, put together, prepare
collect orders = pick, pick orders, collect
substitute = stand in for, replace, cover for, take the place of, fill in for
take exam = sit, take
create text = write, author, draft, prepare, produce
send out = send, send out, dispatch, mail out
accompany = accompany, escort, support through
welcome = welcome, receive, greet, admit
drive round = drive, do the round, run the route
set out works = set out, stake out
assist role = assist, act as assistant to
hand off = hand off, pass on, transfer, refer, hand over
bring to = bring, bring up, raise, take, get
digitise = digitize, digitise, make digital, take digital
prepare food = prepare, cook, make
log = log, record, enter, note, write up, keep a record of
price up = price, quote, cost, estimate
tidy data = clean, clean up, tidy up, cleanse
remove = remove, delete, take out, strip out
get back = recover, get back, regain, retrieve
answer calls = answer, take, handle, field
arrange with = arrange, agree, schedule, make
choose = choose, select, pick
keep books = keep, do, maintain
file documents = file, archive, store
compare = compare, match, check against, reconcile
change over = change, switch, convert, move
speak lang = speak, talk
explain to = explain, go through, talk through, describe
serve guests = serve, wait on, look after
unload = unload, offload, empty
stack shelves = stock, restock, fill, stack, replenish
repair machines = repair, fix, mend, service
wash patients = wash, bathe, shower
teach class = teach, take, give
hold meeting = hold, run, chair
decide stay = stay, stick with, remain with, keep, decide to stay
spot = spot, catch, detect, pick up on, identify
stand in = stand in for, deputise for, deputize for, cover for, fill in for, step in for
remove duplicates = clean up, remove, delete, clear out, weed out, purge
rewrite = rewrite, rework, redraft, reformulate
pass on = pass on, forward, hand over, relay, redirect
send = send, send out, dispatch, mail, ship out
prepare ready = prepare, get ready, set out, lay out, make ready, prep
install put = install, fit, put in, mount, set in place
commission = commission, put into operation, put into service, bring into service
fault-find = troubleshoot, trace faults, fault-find, diagnose faults
calm = calm, calm down, reassure, soothe, defuse, de-escalate
accompany = accompany, go with, go along with
bill = invoice, bill, issue invoices, invoicing, billing
register = register, record, enter, log, key in, book in, input
file away = file, file away, archive, store away
reconcile = reconcile, reconciliation, balance, match up, square up
chase payment = chase, follow up on unpaid, dun, dunning, send reminders
serve at counter = serve customers, serve at the counter, counter service
welcome = welcome, greet
answer calls = answer calls, take calls, answer the phone, handle calls, telephone calls
measure up = measure up, survey, take measurements
sample = sample, take samples, sampling, collect samples
spot check = spot-check, spot check, sample check, random check
keep in order = look after, take care of, tend, see to the upkeep of, keep in order
restock = restock, replenish, refill, top up, fill up
cook = cook, prepare dishes, make dishes
harvest = harvest, pick
pack goods = pack, package, wrap, box up
unload = unload, offload, discharge
sew = sew, stitch
paint = paint, coat, varnish
hand in = hand in, submit, file, lodge, turn in
apply for = apply for, file an application for, request
write minutes = take minutes, minute, keep minutes, write the minutes
advise = advise, give advice to, counsel, consult
agree terms = agree, <negotiate, settle, come to terms on
convert transfer = move, transfer, migrate, switch over, convert
down = shorten, cut, reduce, bring down, lower, take down
up = raise, lift, increase, bring up, push up
show around = show around, give tours, guide tours, guided tours
weigh = weigh, weigh out, weigh in
count stock = take stock, stocktake, count stock, do the inventory
close till = cash up, close the till, close out the till, balance the till
set up rig = set up, rig
service machines = service, carry out maintenance on
teach class = teach, give lessons in
make familiar = train, show how to use, instruct
report to = notify, flag, alert
replace swap = replace, swap, exchange
look at inspect = inspect, examine, look over, go over
test trial = test, trial, try out, put to the test
photograph = photograph, take photos of, take pictures of
catalogue = catalogue, catalog
digitise = digitise, digitize, scan
renovate = renovate, refurbish, do up
excavate = dig, excavate
give medicine = give out medication, dispense medication, administer medication, give medication
feed animals = feed, feeding
water plants = water, irrigate
decorate = decorate, dress the window
sweep clean = clear up, tidy, tidy up
print = print, run off
label = label, tag, mark
stack = stack, stow, palletise
exercise with = exercise with, do exercises with
show someone how = show, demonstrate, show how, <train, <instruct, <teach
go along = accompany, <mentor, <onboard, <train
liaise with = liaise with, liaise, <coordinate, keep in touch with
tell report = tell, report, report to, inform, notify, let know, update, brief
key in = enter, key in, input, record, register, log, type in, capture
put right = fix, correct, rectify, put right, resolve, sort out, remedy
clear out = remove, get rid of, clear, clear out, dispose of, discard
free up = free up, release, make available
bring in money = bring in, generate, earn, yield
get customers back = win back, regain, recover, recapture, get back
pass along = pass, pass to, hand to, submit, submit to, forward, pass on, hand over, send on, relay, transfer
serve on = serve on, sit on, be a member of
act as = act as, serve as, work as, function as
discuss = discuss, talk about, go over, go through, talk through, speak about
switch away = leave for, switch to, move to, go over to, defect to
grease = grease, lubricate, oil
rebuild = rebuild, re-implement, reimplement, recreate, redevelop, rewrite, redo
keep current = keep up to date, maintain, update, upkeep of, upkeep
get award = win, receive, be awarded, earn, be given
roll out = roll out, rollout, roll-out, introduce, introduction of, launch, deploy, implement
define = define, specify, set out, lay down, set
address = address, tackle, deal with, respond to
track = track, monitor, follow, follow up, follow up on, keep track of
merge = merge, consolidate, combine, bring together, unify
demonstrate = demonstrate, show, present
fulfil orders = fulfil, fulfill, process, complete
collect money = collect, take, receive
man = man, staff, operate, crew, work at
put on show = stage, mount, put on, hold
foster = foster, encourage, promote
restructure = restructure, reorganize, reorganise, rearrange
carry on = continue, carry on, keep on
look over = inspect, examine, check, survey, look over
enquire = inquire, enquire, ask
rank list = prioritize, prioritise, rank
watch over = watch over, monitor, keep watch over, keep an eye on, observe
hand in paper = submit, hand in, file, lodge, send in
take place = take place, be held, happen
assure = ensure, make sure, guarantee, see to it, safeguard
publish paper = publish, appear in, appear, be published in
cut down = reduce, cut, cut down, bring down, lower, decrease, shorten, shrink
stop from = prevent, avoid, avert
put into words = word, phrase, formulate
take down = dismantle, take down, take apart, disassemble
finish = finish, complete, conclude, finalize, finalise, wrap up
hand round = distribute, hand out, give out, circulate, share out
dig out = find, discover, uncover, identify, spot, detect
settle in people = onboard, induct, settle in, introduce
supply with = supply, provide, equip, furnish
open up = open, launch, start, set up
sort through = sort, sort through, classify, categorize, categorise, group, order
set aside = reserve, set aside, book
move house = relocate, move, relocation of, shift
summarize = summarize, summarise, sum up, condense
respond = respond to, answer, reply to, react to
go with = accompany, escort, go with
check facts = verify, confirm, validate, double-check, check
attend fault = attend breakdown, respond to breakdown, attend to breakdown, respond to breakdowns, attend breakdowns
pass along = refer, escalate, hand on
chase = chase, chase up, follow up, follow up on, send reminders for
trace = trace, track down, find, locate
place order = place orders, order
issue invoices = issue invoices, send invoices, raise invoices, send out invoices, issue the invoices, send the invoices, raise the invoices, send out the invoices
price = price, cost, cost up
run payroll = run payroll, process payroll, do payroll, handle payroll, payroll processing
keep books = keep the books, do the books, keep the accounts, bookkeeping
write up = write up, document, record, put on paper
drop off = drop off, deliver
throw away = throw away, dispose of, discard, bin
prune = prune, cut back, trim
point out = point out, highlight, flag, draw attention to
brief = brief, instruct
stack = stack, fill, stock, restock, replenish
fault-find = fault-find, fault find, troubleshoot, find faults, trace faults, fault finding, diagnose faults
cater = cater, cater for
tell apart = distinguish, tell apart
count = count, tally
take over = take over, assume
hand over = hand over, pass over, pass
line manage = line-manage, line manage
give notice = notify, let know, inform
take apart = disassemble, dismantle, strip down, take apart
go over = check over, go over, look over
fetch = fetch, collect, pick up, bring
make sure = ensure, make sure, see that
set table = lay, set
welcome = welcome, greet, receive
feed back = feed back, report back
put away = put away, store, stow
top up = top up, refill, replenish
wipe down = wipe down, wipe, clean down
`,
	things: `
calendar = calendar, schedule, diary, appointment book
overdue = overdue, late, past due, in arrears
technician = technician, tech
figures = numbers, figures
rates = rate, price, tariff, fee
written text = document, text
sign-up = sign-up, signup, subscription, registration
first try = first try, first attempt, first go
waiting line = queue, waiting line
apartment = flat, apartment
downtime = downtime, outage, standstill, stoppage
defect = defect, fault, flaw
scrap = scrap, reject
mistake = mistake, error, slip
turnaround = turnaround, turnaround time, lead time, processing time, cycle time
pupil = pupil, student, learner
child = kid, child
older people = elderly, older people, older adults, seniors
inbox = inbox, mailbox
handbook = handbook, manual, guide
stockroom = warehouse, depot, storehouse, stockroom
spare part = spare part, replacement part, spare
quotation = quote, quotation, estimate
tender = tender, bid
lease = lease, tenancy agreement, rental agreement
expense = cost, expense, spending, spend, outlay
survey = survey, poll, questionnaire
rating = score, rating
turnout = attendance, turnout
abroad = abroad, overseas
workmates = colleague, coworker, co-worker, staff, workmate, team member
rota = duty schedule, rota
twice = twice, two times, 2 times
three times = thrice, three times, 3 times
three shifts = three-shift, in three shifts, three shift system
late shift = late shift, evening shift
weekday shift = early shift, morning shift
nationwide = nationwide, across the country, throughout the country, countrywide
bill cost = bill, invoice, charge
household linen = linen, laundry
site = site, building site, construction site
faculty = faculty, faculty member, lecturer, teaching staff
learning material = training material, learning material, teaching material, course material
ppe = PPE, personal protective equipment, protective equipment
sop = SOP, standard operating procedure
purchase order = purchase order, PO
month end = month-end, month end, month-end close, monthly closing, monthly close, month-end closing
accounts receivable = accounts receivable, AR, sales ledger
accounts payable = accounts payable, AP, purchase ledger
ticket = ticket, support ticket, support request, service request
due date = deadline, due date
availability = uptime, availability
initiative = initiative, project, program
real time = real-time, real time, live, in real time
first = first, initial
evening = evening
handheld = handheld, hand scanner
household = household, family
rota = rota, roster, schedule, shift plan
holiday cover = holiday, vacation, leave
appointment slot = appointment, visit, consultation
injury = injury, wound
delay = delay, late running
breakdown = breakdown, fault, failure, malfunction
client call = call, phone call, conversation, telephone call
website presence = page, site, website, web page, presence
guidance = guidance, direction
situation = situation, moment, circumstance
finding = finding, result, conclusion
client account = account, customer, client
case = case, matter, file
inventory = inventory, stock, supply, stockpile
accessibility = accessibility, a11y, accessible
accident = accident, incident, mishap
accreditation = accreditation, accredited, certification
address = address
administration = administration, admin, clerical work, administrative, clerical
advert = advert, ad, advertisement, advertising
advice = advice, guidance, counsel, advisory, counselling, counseling
age = age, aged
air = air
ambulance = ambulance
animal = animal
annual accounts = annual accounts, annual financial statements, year-end accounts, year-end closing, annual close
appeal = appeal
applicant = applicant, candidate, job applicant, job candidate
appointment = appointment
apprentice = apprentice, trainee
apprenticeship = apprenticeship, vocational training
arabic = Arabic
artwork = artwork, illustration, drawing
assembly = assembly, mounting
assistant = assistant, helper, aide, support worker
associate = partner
association = association, club, society
attendance = attendance
audience = audience, public, spectator
audit = audit
audit = audit, inspection, review, external review
austria = Austria
author = author, writer
availability = availability, uptime
average = average, mean, on average
average = average, mean, on average, typically, median
back end = backend, back end, back-end, server side, server-side
backlog = backlog
backup = backup, back-up
balance = balance, balance sheet
bank = bank, banking
bank reconciliation = bank reconciliation, reconciliation
bed = bed
beginner = beginner, novice, newcomer
belgium = Belgium
benefit = benefit, welfare
bill = bill, invoice
billing = billing, invoicing
blood = blood
board = board
body = body
boiler = boiler
bonus = bonus
book cover = book cover
bookkeeping = bookkeeping, accounting, accountancy, ledger, accounts
breakdown = breakdown, outage, failure, downtime, stoppage
breakfast = breakfast
brochure = brochure, leaflet, flyer, pamphlet, booklet
budget = budget
bus = bus, coach
cable = cable, wiring, wire, cabling
calendar = calendar, diary
campaign = campaign
canteen = canteen, cafeteria
car park = parking, car park
card = card
care home = care home, nursing home, retirement home, old people's home
cargo = cargo, freight, load, consignment
carpenter = carpenter, joiner
case = case, caseload, dossier
caseload = caseload, case load, files, cases
cash = cash
cash register = till, cash register, cash desk, checkout
catalogue = catalogue, catalog
category = category, type, kind
cause = cause, root cause
certificate = certificate, certification, cert
chair = station, chair, place
change = change, amendment, modification, alteration
charge = fee, charge
charge nurse = charge nurse, nurse in charge, shift leader, ward sister
checklist = checklist, check list
checkout page = checkout, payment flow, checkout flow, checkout process, purchase process
chef = cook, <chef
child care = childcare, child care, daycare
choice = choice, selection
church = church, parish
city = city, town
city council = council, city council, municipality, local authority, municipal
claim = claim, case, lawsuit, legal claim, action, matter
class = class, classroom, lesson
classroom = classroom
cleaning = cleaning, hygiene
client meeting = client meeting, customer visit
clinic = clinic, advice clinic, surgery, drop-in session, drop-in
clinic = clinic, outpatient clinic
clinical = clinical
closing = closing, close
clothing = clothing, clothes, apparel, garment, textile
coffee = coffee
college = college, university, higher education
colour = colour, color
commercial = commercial, business, office, trade
commission = commission
committee = committee
community = community, neighbourhood, neighborhood
competition = competition, contest
competitor = competitor
component = component, part
computer = computer, PC, workstation
concept = concept
concert = concert
condition = condition, terms
conflict = conflict, dispute
construction = construction, construction work, building work
construction site = construction site, building site
consultation = consultation, advisory session, advice session
consumption = consumption, usage
contact = contact
content = content
contractor = contractor, subcontractor
cooking = cooking, cuisine, kitchen
copy = copy
correspondence = correspondence, letter, written correspondence
council housing = social housing, public housing, council housing
course = course, class, training course
court = court, tribunal
cover = cover
craft = craft, trade
credit note = credit note
crisis = crisis
curriculum = curriculum, syllabus
customs = customs
damage = damage
data entry = data entry
data protection = data protection, data privacy, privacy
database = database, data base
deadline = deadline, time limit, due date
debt = debt, arrears
decision = decision, ruling
delay = delay, waiting
delivery = delivery, shipment, consignment
demand = demand, need
design = design, layout
diagnosis = diagnosis, diagnostics
dialysis = dialysis
dialysis = dialysis, haemodialysis, hemodialysis
diet = diet, nutrition
different = different
digital = digital
disability = disability, disabled, special needs
discharge = discharge
discount = discount, rebate
disease = disease, illness, condition
dish = dish, meal, course
dismissal = dismissal, redundancy, layoff
dispatch = dispatch, shipping, despatch
distribution = distribution
district = district, borough, county, province
documentation = documentation, record keeping, record-keeping, records
domestic = domestic, residential, home, household, private household
donation = donation, gift
donor = donor
drink = drink, beverage
driver = driver, chauffeur
drop-in = drop-in, walk-in, without appointment
drug = drug, medicine, medication, medicament
early years = early years, preschool, kindergarten, nursery
east = east, eastern
education = education, schooling
efficiency = efficiency
effort = effort
elderly people = elderly people, older people, seniors, older adults, old people, elderly
electrical = electrical, electric
electrician = electrician
electricity = electricity, power, energy
electronic = electronic
employment = employment
employment contract = employment contract, contract of employment
employment law = employment law, labour law, labor law
engine = engine, motor
england lang = English
environment = environment, environmental
equipment = equipment, gear, apparatus, kit
europe = Europe, European
evening = evening
eviction = eviction
exam = exam, examination
example = example, sample
exercise = exercise
exhibition = exhibition, exhibit
expense claim = expense claim, expense report, travel expenses, expenses claim
experiment = experiment
export = export
extension = extension
facility = facility, premises, plant, works, factory, production site
faculty = faculty
farm = farm
fault = fault, defect
feature = feature, functionality
feedback = feedback
field trip = excursion, field trip, outing, day trip
finance = finance, financial
fire = fire
first aid = first aid
fleet = fleet
flight = flight
flower = flower
food = food, foodstuff, groceries
food bank = food bank
food safety = food safety, food hygiene
foreign = foreign, abroad, overseas
forklift = forklift, fork-lift, forklift truck
form = form
foundation = foundation, charity, non-profit, nonprofit, NGO
france = France
france lang = French
fraud = fraud
freezer = freezer, cold store, cold storage, refrigerated
fresh = fresh
friend = friend
front end = frontend, front end, front-end, client side, client-side, user interface
fruit = fruit
function = function
fundraising = fundraising, fund-raising, fundraiser
furniture = furniture
game = game
garden = garden, gardening, park
gas = gas
general = general
germany = Germany
germany lang = German
girl = girl
glass = glass
government = government, authority, public authority, public body
grade = grade, mark
grade level = year, grade, form
graphic = graphic, graphics
guarantee = warranty, guarantee
guide = guide, guideline, manual, handbook, instructions
hazardous = hazardous, dangerous
health = health
health and safety = health and safety, occupational safety, workplace safety
healthcare = healthcare, health care, health sector
healthcare assistant = healthcare assistant, health care assistant, HCA, care assistant, nursing assistant
hearing = hearing
heating = heating
helpdesk = helpdesk, help desk, service desk, IT support
high = high
high school = high school, secondary school
history = history
holiday = holiday, vacation
home = home
home visit = home visit, house call
homeless = homeless, homelessness
homeless = homeless, homelessness, without a home, at risk of homelessness, rough sleeper
hotel = hotel
household = household
household = household, family, home, families
housing = housing, accommodation, lodging
human = human
idea = idea
immigration = immigration, migration, migrant, immigrant
import = import
inbound = inbound, incoming, arriving
inbound = inbound, incoming, goods-in
incident = incident
inclusion = inclusion
independent firm = independent
index = index, indicator
industry = industry, sector, industrial
infection = infection
infrastructure = infrastructure
injury = injury, accident
installation = installation
institution = institution, institute
insurance = insurance
intensive = intensive
interface = interface
internal = internal, in-house
interpreter = interpreter
intravenous = intravenous, IV
italy = Italy
italy lang = Italian
job application = application, claim
job interview = job interview, interview
job seeker = job seeker, jobseeker, unemployed, unemployed person
journalist = journalist, reporter
judge = judge
key account = key account, major account
lab = laboratory, lab
language = language
laptop = laptop, notebook, portable computer
large = large, big, major
lawyer = lawyer, solicitor, attorney, legal counsel
layout = layout, typesetting
learner = learner, participant in courses
learning = learning
legal = legal, law
lesson plan = lesson plan, lesson planning
level = level
library = library
licence = licence, license, permit
life = life
light = light, lighting
line = production line, line
list = list, listing
loan = loan, credit, mortgage
local = local, regional
log = log, logbook, record
logistics = logistics, logistic, supply chain
logo = logo
long = long
loss = loss
lunch = lunch
mail = post, mail
mailbox = mailbox, inbox
maintenance = maintenance, upkeep, servicing
majority = majority, most of, more than half
man = man, male
manual = manual, manually, by hand
market research = market research, market study
marketing = marketing
marketing site = marketing site, marketing website, landing page, promotional site, campaign site
mathematics = mathematics, math, maths
measurement = measurement, reading
meat = meat
media = media, press
mediation = mediation
medical = medical
medical record = medical record, patient record, patient file, patient chart, health record
medicine = medicine
medium-sized = medium-sized, mid-sized, midsize
member = member
menu = menu
metal = metal
method = method, technique, procedure, protocol, assay
microbiology = microbiology, microbiological
middle school = middle school, lower secondary
minutes = minutes
model = model
money = money
month-end closing = month-end close, monthly close, monthly closing, month-end closing, month-end accounts
morning = morning
multilingual = multilingual
museum = museum
music = music
need = need, requirement
netherlands = Netherlands, Holland
netherlands lang = Dutch
network = network
new hire = new hire, new starter, new employee, new colleague, new staff, new joiner, newcomer
newsletter = newsletter
night = night
night shift = night shift
non-conformity = non-conformity, nonconformity, deviation
north = north, northern
notice = notice, notification
number = number, count
nurse = nurse, <registered nurse
nursing = nursing
offer = offer, quote, quotation, bid, tender
office = office
office supplies = office supplies, stationery
on call = on call, on-call, out of hours
online = online
opening = opening
operation = operation, operations, running
order = order, purchase order
other = other, further, another, additional, fellow
outbound = outbound, outgoing
outcome = outcome, finding
outdoor = outdoor
outpatient = outpatient, day patient, ambulatory
package = package, parcel, packet
packaging = packaging, packing
page = page
page load time = load time, loading time, page load, page load time, time to load
pain = pain
paint = paint, painting
pallet = pallet
pallet = pallet, skid
panel = panel, switchboard, distribution board, consumer unit, fuse board
parent = parent
pathogen = pathogen, germ, bacteria, microbe
patient = patient
patient = patient, service user
payment = payment
payroll = payroll, payslip, pay slip, wage slip, payroll accounting
penalty = fine, penalty
per cent = percent, percentage, share, proportion, rate
periodic = periodic, regular, routine
person = person, people, individual
pharmacy = pharmacy, chemist
photography = photography, photo shoot, photograph
physiotherapy = physiotherapy, physical therapy
piece = piece
pipe = pipe, piping
planning permission = planning permission, building permit
plumbing = plumbing
poland = Poland
portugal = Portugal
portugal lang = Portuguese
poster = poster
press release = press release
pressure = pressure
price = price, pricing
primary school = primary school, elementary school
printer = printer
printing = printing, print
private = private
pro bono = pro bono, free of charge, free, unpaid, without charge
production = production, manufacturing
progress = progress
project = project
property = property, real estate, estate
protocol = protocol, procedure, standard operating procedure, SOP, work instruction
public = public
publisher = publisher, publishing house
pull request = pull request, merge request
pump = pump
purchase = purchase, purchasing, procurement, buying
quality control = quality control, quality check, quality checks
queue = queue
rail = rail, railway, train
rate of response = response rate
raw material = raw material
reading = reading, literacy
receipt = receipt, voucher
reception = reception, front desk
recipe = recipe
recruitment = recruitment, recruiting, hiring, talent acquisition
refugee = refugee, asylum seeker, displaced
register = register, registry, registration
regular = regular, regularly, periodic, routine
rehabilitation = rehabilitation, rehab
release = release
renal = renal, kidney, nephrology
rent = rent, rental, tenancy, lease
replacement = replacement
request = request, on request, on demand
resident = resident, inhabitant
response = response, reply, answer
response time = response time, reaction time
restaurant = restaurant
retail = retail, retail trade
return = return
review = review
risk = risk
road = road, street
room = room
rota = rota, roster, duty roster, duty rota, staff schedule, shift schedule, shift plan
route = route, itinerary, tour
safety check = safety check, safety inspection
sale = sale, sales
same = same
sample = sample, specimen
satisfaction = satisfaction
saving = saving, savings
schedule = schedule, timetable, time table
school = school
science = science, scientific
screen = screen
season = season
security = security
server = server
service = service
setting = environment, setting
settlement = settlement, settlement agreement
settlement = settlement, settlement agreement, out-of-court agreement, compromise agreement
shelter = shelter, hostel
shift = shift, tour of duty
ship = ship, vessel, boat
shopping centre = shopping centre, shopping center, mall
short = short
sick leave = sick leave, sickness absence
sign = sign, signage
site = site, website, web site, web page
skill = skill, competence, competency
small = small, little
SME = SME, small and medium-sized enterprises, small and medium-sized businesses
social = social
social media = social media, social network, social networks
social worker = social worker, caseworker
software = software
solar = solar, photovoltaic, PV, solar panel
south = south, southern
spain = Spain
spain lang = Spanish
spare part = spare part, replacement part
speaker = speaker, presenter
specification = specification, spec, specifications
sport = sport, sports
spreadsheet = spreadsheet
stage = stage, phase
stakeholder = stakeholder
standard = standard, norm
statement = statement
statistics = statistics, statistical, stats
steel = steel
storage = storage, store, storing
strategy = strategy, strategic
stroke = stroke
structure = structure
subject = subject, topic
subtitle = subtitle
summer = summer
supermarket = supermarket, grocery store
supply = supply, supplies
surgery = surgery, operating theatre, operating room, surgical
survey = survey, poll, questionnaire
switch = switch
switzerland = Switzerland
system = system
tax = tax, taxation, fiscal
tax return = tax return, tax declaration, tax filing
teaching = teaching, tuition, instruction
team lead = team lead, team leader, lead
technical = technical
technician = technician
technology = technology, tech
television = television, TV
temperature = temperature
template = template
tenancy = tenancy, lease, let, rental agreement
tenant = tenant, renter, leaseholder
test = test, testing, trial
test suite = test, test suite, automated test, suite of tests, test case
text = text, copy
theatre = theatre, theater
therapy = therapy, treatment
thesis = thesis, dissertation
throughput = throughput, volume, number processed
ticket = ticket
timber = wood, timber, wooden
time = time
TMS = transport management system, TMS
tool = tool
tourism = tourism, tourist
trade fair = trade fair, trade show, fair
trade union = trade union, union, labour union
traffic = traffic
training = training, instruction
transport = transport, transportation, haulage
travel = travel, journey
treasurer = treasurer
treatment = treatment
tribunal = tribunal, employment tribunal, court, hearing
trip = trip, journey, ride
turkish = Turkish
turnaround = turnaround, turnaround time, processing time, lead time, time to result
tyre = tyre, tire
united kingdom = United Kingdom, UK, Great Britain
usability = usability
vacancy = vacancy, open position
value = value, worth
vascular access = vascular access, fistula
vat = VAT, value added tax, value-added tax, sales tax
vegetable = vegetable
village = village
visa = visa
voice = voice
volunteer person = volunteer, volunteering
waiting list = waiting list, housing register, register
ward = ward, unit, department, clinic
waste = waste, scrap, rubbish, refuse
water = water
weekend = weekend
weekly = weekly, a week, per week, each week, every week
west = west, western
WMS = warehouse management system, WMS
woman = woman, female, women
wood = forest
worker = worker, labourer, operative
working hours = working hours, working time, work hours
workplace = workplace, work place
workshop room = workshop, garage
world = world
wound = wound
writing = writing
youth = youth, young people, young person, teenager, adolescent
transition = transition, changeover, switchover, switch, move
absent = away, off, absent, off duty, on leave, out, was off, were off, is off, was away, were away, is away, was out, was sick, off sick, on holiday, on vacation, absence, could not come, unavailable
rota = rota, roster, duty roster, shift plan, staff schedule
call out = call-out, call out, on-call, on call, standby, out-of-hours
questionnaire = survey, questionnaire, poll
online survey = online survey, web survey, online questionnaire
slot = slot, session, time slot
link work = liaison, link, coordination, consultation
physio = physiotherapy, physio, physical therapy, physiotherapist
occupational therapy = occupational therapy, OT
access = access, rights
exam = exam, examination, test
exam taken = pass, passed, succeed
guidebook = guide, manual, handbook, instructions, how-to
both = both, all two
self taught = self-taught, taught myself, learned on my own
site manager = site manager, construction manager
surveyor = surveyor, land surveyor
bypass road = bypass, ring road
trunk road = national road, trunk road, main road
starting date = start date, starting date, availability
notice period = notice period, notice
level word = level, standard
leaver = leaver, departure, resignation
waste food = waste, wastage, scrap
caller = caller, person calling
charge shift = shift lead, in charge of the shift, take charge of the shift, run the shift
duty cover = cover, stand-in, substitution, locum
own time = own time, spare time, free time
paperwork = paperwork, forms, documentation
monthly = monthly, every month, each month, a month, per month
weekly word = weekly, every week, each week, a week, per week
daily word = daily, every day, each day, a day, per day
yearly word = yearly, annual, every year, each year, a year, per year
several kinds = range of, variety of, various
person served = client, customer, service user, resident, patient
member staff = staff, employee, workforce, personnel, team member
work placement = placement, work placement, internship
documentation = documentation, records, paperwork
inquiry = inquiry, enquiry, query, request, question
complaint = complaint, claim
delivery = delivery, shipment, consignment
invoice = invoice, bill
quote = quote, quotation, estimate, offer
order noun = order, purchase order
appointment noun = appointment, booking
report noun = report, statement
goods = goods, merchandise, products, stock
stocktake = stocktake, stocktaking, inventory, stock count
machine = machine, equipment, device, unit
customer facing = customer-facing, with customers, customer contact
children = child, children, kid, pupil
colleague = colleague, coworker, co-worker, teammate, workmate
month-end = month-end, monthly close, monthly closing
year-end = year-end, annual accounts, annual closing
payroll = payroll, payroll accounting, wages
reminder letters = reminder, dunning
training day = training day, training session, training course
safety = safety, security
quality = quality
handover noun = handover, shift handover, handoff
family = family, relatives, next of kin
elderly = elderly, older people, seniors, older adults
meals = meal, food
guests = guest, cover, diner
evening shift = evening shift, late shift
early shift = early shift, morning shift
lessons = lesson, class
parents = parent, parents, families
campaign = campaign, drive
subscriber = subscriber, recipient, contact
open rate = open rate, opening rate
landing = landing page
user = user, people using, users
dashboard = dashboard, scorecard
script = script
duplicate = duplicate, double
interviews = interview
job applications = application, job application
confirmation = confirmation, acknowledgement, acknowledgment
as needed = when needed, as needed, where needed, if needed, when necessary, where necessary, if necessary, as required, when required
correspondence = correspondence, letters, written communication
phone call = phone call, telephone call, call, telephone conversation, conversation on the phone
lawyer = lawyer, attorney, solicitor
assessor = assessor, surveyor, expert witness
trip = trip, business trip, journey, visit abroad
wait time = waiting time, wait, waiting
turnaround = turnaround, lead time, processing time, throughput time
response time = response time, reply time, answer time
complaint = complaint
meeting = meeting, session
rota = rota, roster, duty roster, work schedule, shift plan
quote = quote, quotation
contract = contract
file case = file, case
resident = resident
pupil = pupil, student, schoolchild
temp = temp, temporary worker, seasonal worker, summer temp
trainee person = trainee, apprentice, learner
prosthesis = prosthesis, replacement
surgery operation = surgery, operation, operative case
after surgery = post-operative, postoperative, after surgery
plan drawing = drawing, blueprint, diagram, schematic
vehicle = vehicle, <car, <van, <truck
goods = goods, merchandise, wares
shift pattern = shift work, rotating shifts
on call = on call, on-call duty, on-call service, standby
leave = leave, holiday, vacation, days off
absence = absence, being away, being off
illness = illness, sickness, sick leave
holiday time = holiday time, holidays, leave periods
focus = focus, emphasis, main area
handover = handover, hand-over
backlog = backlog, arrears
unpaid = unpaid invoice, overdue invoice, arrears
machine = machine, equipment
spare parts = spare parts, parts, spares
plant bed = bed, border, planting
parts of team = crew, squad, team
pricing = rate, fee
site building = construction site, building site
branch shop = shop, store, branch, outlet
head office = head office, headquarters
nursing home = nursing home, care home
daycare = nursery, daycare, day care centre
paperwork = paperwork, documents, papers, documentation
work order = work order, job sheet
appointment = appointment, booking
first appointment = first appointment, initial appointment
night = night, overnight, nightly
weekend = weekend, weekends
peak season = high season, peak season
without paper = paperless, without paper
square metre = square metres, square meters, sqm, m2
private customer = private customer, consumer
business customer = business customer, corporate customer, business client
newcomer = new starter, new employee, new colleague, new hire
by hand = manual, manually, by hand
in writing = written, in writing
by phone = by phone, on the phone, over the phone, by telephone
online = online, on the web
at a distance = by distance learning, distance learning, at a distance
on site = on site, on location
regular = regular, regularly, routine, routinely
external = external, outside, third-party
abroad = abroad, overseas
export = export, exports
import = import, imports
municipality = municipality, local authority, council
breakdown = breakdown, fault, failure
rate of errors = error rate, fault rate, defect rate
course class = course, class
summer = summer, summertime
winter = winter, wintertime
spring = spring, springtime
autumn = autumn, fall season
expiry = expiry date, use-by date, best-before date
floor storey = floor, storey, story
patient = patient, patients
working group = working group, task force, project group
meal = meal, meals, food
spreadsheet = spreadsheet, <Excel, <Google Sheets, <LibreOffice Calc
discrepancy = difference, discrepancy, variance, mismatch, deviation
inaccuracy = mistake, error, inaccuracy, fault, slip
outdated = old, obsolete, outdated, dated, legacy
competitor = competitor, rival, competition
timetable = plan, schedule, timetable
tradespeople = trades, tradespeople, tradesmen, craftspeople, craftsmen
lunch = lunch, lunchtime, midday
run time = runtime, run time, running time, duration
electric vehicle = electric vehicle, EV, electric car
charge point = charge point, charging point, charging station, charger
blood sample = blood, blood sample, blood test
new starter = new hire, new starter, new joiner, new recruit, starter, joiner, recruit
user account = account, user account
member of staff = staff, employee, worker, staff member, member of staff, personnel
hospital site = hospital, hospital site
lessons taught = lesson, class, session, teaching
mix of = mixture, mix, blend
carefully = careful, carefully, meticulously, thoroughly
punctual = on time, punctual, punctually, in time, on schedule
monthly = monthly, on a monthly basis, once a month
weekly = weekly, on a weekly basis, once a week, week by week
daily = daily, on a daily basis, once a day
yearly = yearly, annual, annually, on an annual basis, once a year
twice yearly = twice a year, twice yearly, half-yearly, biannual, biannually
upcoming = future, upcoming, coming
vacant = vacant, open, unfilled
scheme = scheme, programme, program, initiative
workflow = workflow, process, procedure
route = route, round, tour
bottleneck = bottleneck, constraint
footfall = footfall, visitor numbers, visitors
workforce = workforce, staff, employees
truck = truck, lorry
elevator = lift, elevator
vital signs = vital signs, vitals, obs
night shifts = night shift, nights, night duty
day shifts = day shift, day duty
limitation = limit, restriction
stoppage = stoppage, stop, standstill
maintenance system = CMMS, maintenance management system, computerised maintenance management system, computerized maintenance management system, maintenance system
inverter = inverter, variable speed drive, variable frequency drive, VSD, VFD, frequency converter, frequency inverter
preventive = preventive, preventative
inventory count = stocktake, stock count, inventory count, stocktaking, stock check, stock-take
meeting notes = minutes, meeting notes, meeting minutes
fundraiser = fundraiser, fundraising event
various = various, different, diverse
entire = entire, whole
job site = site, job site, jobsite, work site, worksite, building site, construction site
line diagram = one-line diagram, single-line diagram, one-line drawing, single-line drawing
fiscal year = fiscal year, FY, financial year
replenishment = replenishment, replen, restocking
cattle = cattle, cows
home address = flat, apartment, flats
parental = parents, parents and guardians, parents and carers
shelf = shelf, shelving, racking
discharge letter = discharge letter, discharge summary
drug chart = drug chart, medication chart, MAR chart
blood pressure = blood pressure, BP
electrocardiogram = ECG, EKG, electrocardiogram
work order = work order, job sheet, job card, work ticket
health and safety = health and safety, H&S
risk assessment = risk assessment, risk assessments
purchase order = purchase order, PO
bill of materials = bill of materials, BOM
service level agreement = service level agreement, SLA
customer relationship management = CRM, customer relationship management
quality assurance = quality assurance, QA
human resources = human resources, HR, personnel department
user interface = user interface, UI
proof of concept = proof of concept, PoC
pull request = pull request, PR, merge request
continuous integration = continuous integration, CI
frequently asked question = FAQ, frequently asked question
year-end = year-end, year end, annual close, year-end close
month-end = month-end, month end, monthly close, month-end close
accounts payable = accounts payable, AP, purchase ledger
accounts receivable = accounts receivable, AR, sales ledger
petty cash = petty cash, cash float
value added tax = VAT, value added tax
annual accounts = annual accounts, annual financial statements, year-end accounts
general ledger = general ledger, GL, nominal ledger
front desk = front desk, reception desk, reception
housekeeping = housekeeping, room cleaning
point of sale = point of sale, POS, checkout
personal protective equipment = PPE, personal protective equipment
power supply = power supply, supply of power
spare = spare part, spare, replacement part
work in pairs = pair programming, pairing
schoolwork = homework, schoolwork
special needs = special needs, special educational needs, SEN
individual education plan = individual education plan, IEP
teaching assistant = teaching assistant, TA, classroom assistant
early years = early years, preschool
every monday = every Monday, each Monday, on Mondays, =Mondays
every tuesday = every Tuesday, each Tuesday, on Tuesdays, =Tuesdays
every wednesday = every Wednesday, each Wednesday, on Wednesdays, =Wednesdays
every thursday = every Thursday, each Thursday, on Thursdays, =Thursdays
every friday = every Friday, each Friday, on Fridays, =Fridays
every saturday = every Saturday, each Saturday, on Saturdays, =Saturdays
every sunday = every Sunday, each Sunday, on Sundays, =Sundays
`,
	fractions: `
50 = half of, half the, one half of, one in two
25 = a quarter of, one quarter of, one in four, a quarter of the
75 = three quarters of, three-quarters of, three in four
33 33.3 = a third of, one third of, a third, one third, one in three
66 67 66.7 = two thirds of, two-thirds of, two in three
20 = a fifth of, one fifth of, one in five, a fifth, one fifth
16.7 17 = a sixth, one sixth, a sixth of
12.5 = an eighth, one eighth
25 = a quarter less, by a quarter
10 = a tenth of, one tenth of, one in ten, a tenth, one tenth
40 = two fifths of, two in five
60 = three fifths of, three in five
80 = four fifths of, four in five
90 = nine in ten, nine out of ten
`,
	measures: `
area 1 = m², m2, square meter, square metre, sq m, sqm
mass 1 = kg, kilo, kilogram, kilogramme, kilograms
mass 1000 = t, tonne, ton, metric ton
mass 0.001 = gram, gramme
length 1 = meter, metre
length 1000 = km, kilometer, kilometre
length 0.01 = cm, centimeter, centimetre
length 0.001 = mm, millimeter, millimetre
volume 1 = l, liter, litre
volume 0.001 = ml, milliliter, millilitre
power 1000 = kW, kilowatt
power 1000000 = MW, megawatt
energy 1000 = kWh, kilowatt hour
voltage 1 = V, volt, volts
energy 1000000 = MWh, megawatt hour
bytes 1 = GB, gigabyte
bytes 1000 = TB, terabyte
bytes 0.001 = MB, megabyte
bytes 0.000001 = kB, kilobyte
`,
	papers:
		"certified certificate certificates certification certifications licensed license licence degree graduate graduated",
	fillers: `
already
side by side
ranging from
in my current role
in my current job
in my present role
in my present job
on a practical level
hands-on
afterwards
previously
in line with
in accordance with
according to
as per
in compliance with
at a time
on a daily basis
on a regular basis
with regard to
in relation to
a total of
in total
in the area of
in the field of
in the course of
as well as
such as
for example
in order to
from time to time
by way of
in terms of
on behalf of
in particular
in addition
at the same time
in this role
in this position
in that role
there i
in my time at
during my time at
during my time as
the likes of
on the part of
of which
all about
those of
made up of
consisting of
comprising
spread over
spread across
a caseload of
a portfolio of
a range of
in the process
along with
together these
in my role as
in my role at
in my position as
in my current post
in my present post
in my job as
in my job at
my role is
my job is
i am responsible
working in
work in
worked in
working as
working at
work at
worked at
working for
work for
worked for
i work
i worked
i have worked
i am working
i have been working
i have been
employed at
employed as
employed by
based at
system
systems
software
tool
tools
platform
process
processes
procedure
procedures
activities
tasks
duties
matters
respective
relevant
necessary
appropriate
corresponding
existing
jointly
likewise
in each case
at the time
serving
totalling
totaling
numbering
respectively
on a weekly basis
on a monthly basis
on an annual basis
as part of my job
on my own account
the decision was
so far
to date
until now
as a rule
as such
by comparison
compared with
compared to
as opposed to
in contrast to
at present
at the moment
these days
in the year
in the years
over the years
in the meantime
each of them
of them
working alongside
worked alongside
work alongside
together with
in all
all told
by now
to this day
at that time
for the purpose of
in the form of
in the context of
as regards
when it came to
in conjunction with
in collaboration with
in cooperation with
year
person
persons
individual
individuals
basis
kind
type
position
matter
day-to-day
currently
presently
typically
generally
usually
altogether
on top of that
alongside this
besides this
by hand
in house
in-house
phase
phases
have spent
has spent
of these
how to use
the use of
in the use of
when it comes to
whose
worth
aged
the age of
years of age
`,
	learning:
		"stood in, stand in, standing in, covered for, cover for, deputised, deputized, filled in, workshop, course, course in, training, training on, training in, training course, seminar, webinar, lecture, tutorial, module, class, bootcamp, e-learning, MOOC, introduction to, induction to, conference, certificate course, evening class, taster, masterclass, self-study, read up on, attend, attended, follow, followed, observe, observed, shadow, shadowed, sit in on, sat in on, watch, study, studied, learn, learned, learnt, learning, learn about, interested in, interest in, curious about, keen to, would like to, want to, aware of, awareness of, exposure to, exposed to, visited, visit to, briefing on, demonstration of, demo of",
	others:
		"planner, team, department, colleagues, colleague, supplier, vendor, contractor, subcontractor, agency, manufacturer, company, firm, manager, managers, boss, director, management, head office, headquarters, client, customer, partner, engineers, engineer, developers, developer, designers, designer, specialists, specialist, technicians, technician, staff, provider, consultant, consultants, supervisor, foreman, others, somebody else, nurses, doctors, accountant, accountants, lawyers, group, unit, office, administrators, administrator, operator, chef, owner, head, lead, leader, audit, audits, auditor, auditors, inspector, inspectors, inspection, regulator, secretary, secretariat, laboratory, lab, council, nurse, doctor, physician, architect, lawyer, coordinator, engineering, payroll, accounting, surveyor, trainer, teacher, principal, captain",
	happening:
		"fell, fall, rose, rise, went down, go down, went up, go up, dropped, drop, grew, grow, sank, sink, declined, decline, climbed, climb, shrank, shrink, halved, doubled, tripled, increased, decreased, improved, came down, moved from, went",
	of: "of, out of, including, of whom, of which, among them",
	prefixes: "co",
	determiners: "the our their its his her a an this these",
	being: "am is was are being become became being been",
	lacking:
		"i do not have, i don't have, i do not yet have, i don't yet have, i have not worked, i have not yet, i haven't yet, i haven't worked, i have not used, i have not run, i have not led, i have not managed, i have not done, i have not held, i have not had, i have yet to, i have no experience, no experience with, no experience of, no experience in, i am not yet, i do not hold, i don't hold, i do not speak, i don't speak, i do not know, is not on my resume, are not on my resume, is not named on my resume, are not named on my resume, is not on my cv, are not on my cv, is not named on my cv, are not named on my cv, is not in my record, are not in my record, not part of my record",
	carrying:
		"prepare, preparation of, carry out, carrying out, perform, do, handle, handling of, take care of, look after, deal with, work on, process, take, draw up, see to, keep, complete, completing, submit, send in, file, hold, give, compile, make, making, write, writing, writing of, produce, create, creating, creation of, preparing, issue, issuing, send, sending, send out, sending out, put together, work out, drafting, draft, compiling, answer, answering, record, recording, log, logging, conduct, conducting, arrange, arranging",
	instead: "instead of, rather than, in place of, compared with, versus",
	higher:
		"higher, more, above, up, rose, risen, grew, grown, increased, climbed, longer, over",
	lower:
		"lower, less, fewer, below, down, fell, fallen, dropped, decreased, declined, shorter, faster, quicker, sooner, under",
	each: "each every per",
	accompanied: "with alongside",
	company: "together jointly alongside",
	exceptive: "",
	single: "a an one",
	between: "between",
	before: "before prior",
	after: "after following",
	when: "when while whenever if during",
	is: "am is",
	was: "was were",
};
