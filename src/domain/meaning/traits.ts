// What shows a trait: the words that ask for it, a colon, and the words of deeds in which it shows. A resume that says "trained new
// colleagues" shows something of leading and of communicating without naming either.

export const TRAITS = `
lead leadership supervise supervision manage management oversee oversight workforce staff people head guide: team lead led leader manage manager managing supervise mentor hire train staff direct director head chief ceo president owner founder captain coordinate supervisor principal employee
communicate communication written oral verbal speak speaking listen listening write writing grammar spelling correspondence presentation eloquence: present presentation report document wrote write writing author publish publication newsletter train teach customer client patient family stakeholder negotiate article webinar workshop correspondence email phone speaker lecture talk blog facilitate editor
team teamwork collaborate collaboration cooperate cooperative cooperation interdisciplinary multidisciplinary cross-functional: team collaborate collaboration cross-functional partner multidisciplinary interdisciplinary together alongside
organize organization organized organizational plan planning coordinate coordination prioritize priority time multitask structured schedule: coordinate coordination schedule plan organize manage budget project event deadline implement launch logistics oversee
customer client guest visitor patron service orientation satisfaction: customer client patient guest satisfaction service complaint support
analytical analyze analysis thinking problem solve solving problem-solving troubleshoot critical evaluate research: analyze analysis analytics data improve reduce solve optimize troubleshoot resolve dashboard investigate research evaluate
innovation innovative creative creativity initiative proactive motivation motivated entrepreneurial ambitious drive driven challenge: implement introduce launch automate improve create build redesign initiate found founder open award increase transition pioneer
detail accuracy accurate precise precision careful meticulous methodical thorough rigor: review reconcile audit quality accuracy error document verify attention detail compliance inspect check
train training teach mentor coach instruct develop: train trained training teach taught mentor coach workshop onboard instruct tutor
negotiate negotiation persuade persuasion convince influence: negotiate negotiation contract sale sell close deal influence
decide decision responsibility responsible ownership autonomous independent: lead manage own budget responsible head sole director
adapt adaptable flexible flexibility learn change agile: adapt quickly transition learn migrate change new
stress pressure resilience resilient calm: emergency high-volume deadline fast-paced crisis urgent calm busy
international intercultural global multicultural diverse: international global language multilingual bilingual country abroad worldwide
computer software technology tool digital office: software system excel office tool computer application database automation crm erp
relationship interpersonal stakeholder rapport network networking: relationship client stakeholder partner customer account rapport network
project initiative delivery: project deliver launch implement milestone budget
budget cost financial: budget cost spend p&l revenue
empathy compassion caring kindness: patient care family volunteer support community`;
