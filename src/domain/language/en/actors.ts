// English: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"registrar, solicitor, landlord, landlady, committee, board, governors, trustees, trustee, chair, chairman, chairwoman, president, treasurer, controller, buyer, bank, bursar, headteacher, deputy head, partners, surgeon, vet, veterinarian, pharmacist, dentist, midwife, physiotherapist, social worker, electrician, plumber, joiner, carpenter, mechanic, fitter, installer, editor, publisher, producer, curator, conservator, librarian, notary, judge, court, broker, insurer, union, authority, ministry, police, customs, hauler, haulier, carrier, planner, dispatcher, forester, agronomist, chemist, biologist, geologist, statistician, analyst, scientist, researcher, professor, lecturer, tutor, translator, sales, marketing, finance, procurement, legal, quality, human resources, works council, foreperson, superintendent, marshal, planning office, project lead, shift lead, purchasing, payroll office",
	means:
		"hand email mail phone telephone post fax car van truck train rail air sea road weight name date number",
	deputies: "deputy vice acting interim",
	honorifics: "mr mrs ms miss dr prof",
	by: "",
	nounBy: "by",
	owning:
		"rests with, rest with, lies with, lie with, is up to, are up to, is down to, are down to, falls to, fall to, belongs to, belong to, is left to, are left to, is reserved for, comes from, come from, came from, goes to, is for, are for",
	clitics: "",
	pronouns: "he she they",
	following:
		"according to, in line with, in accordance with, as per, per, following, under, to",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "whom",
	studying:
		"studying, study, studying for, studying towards, reading for, student, enrolled in, enrolled on, completing, finishing, working on, to be completed, to finish, under way, in progress",
	booked:
		"registered for, registered to sit, signed up, signed up for, booked, booked for, booked on, entered for, exam in, exam on, sitting",
	exam: "exam, examination, test, course, assessment, part two, second part, final part, module",
	ahead:
		"scheduled, planned, pending, upcoming, outstanding, to be taken, to follow",
};
