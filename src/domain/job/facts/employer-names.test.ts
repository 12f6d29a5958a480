// Employers that nothing marks but where they stand, and what stands there without being one.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const company = (text: string) => readJob(text).company;
const rest =
	"Requirements\n- Two years in a similar job\n- Good with people\n- Able to keep records";
const restDe =
	"Ihr Profil\n- Abgeschlossene Ausbildung\n- Zwei Jahre Erfahrung im Beruf\n- Teamfähigkeit";

describe("an employer is told by where it stands", () => {
	it.each([
		[
			"above the title, a university before its faculty",
			`University of Wexford\nFaculty of Life Sciences, Imaging Facility\n\nSenior Technician\n\n${rest}`,
			"University of Wexford",
		],
		[
			"in the first line, a city in capitals",
			`CITY OF LARKFIELD, OREGON\ninvites applications for the position of:\n\nURBAN FORESTER\n\n${rest}`,
			"City of Larkfield",
		],
		[
			"first of a line of fields, with its address",
			`Furrow Labs (https://furrow.example) | Senior Firmware Engineer | Bend, OR | ONSITE | Full-time\n\n${rest}`,
			"Furrow Labs",
		],
		[
			"below the title, by its trade",
			`Gas Engineer\nAlderford Plumbing & Heating\nFull time\n\n${rest}`,
			"Alderford Plumbing & Heating",
		],
		[
			"below the title, above a town with its country",
			`Diesel Fitter\nRidgeback Earthworks\nEmerald, Queensland\n\n${rest}`,
			"Ridgeback Earthworks",
		],
		[
			"above the title, by its kind",
			`Fromagerie des Monts d'Alder\nRESPONSABLE QUALITÉ (H/F) - CDI\nOffre actualisée le 2 décembre\n\nVotre mission\n- Vous conduisez les audits\n\nVotre profil\n- Bac+2 en agroalimentaire`,
			"Fromagerie des Monts d'Alder",
		],
		[
			"with the district's kind and number",
			`Prairie Alder CUSD 214\nOnline Job Application System\nJobID: 3382\n\nSpecial Education Teacher\n\n${rest}`,
			"Prairie Alder CUSD 214",
		],
		[
			"by the words for its picture",
			`Tarnbrook Foods logo\nTarnbrook Foods\nShare\nBuyer\nLeeds, England, United Kingdom\n\n${rest}`,
			"Tarnbrook Foods",
		],
		[
			"by whose careers page it is",
			`Skip to main content\nCareers at Alder Bay Health\nSign in\nTrial Coordinator\nApply\n\n${rest}`,
			"Alder Bay Health",
		],
		[
			"below the ministry",
			`Park Ranger\nDepartment of the Interior\nNational Alder Service\n\n${rest}`,
			"National Alder Service",
		],
		[
			"as who the first sentence is about",
			`Alderbury Boatyard has built narrowboats on the canal since 1962. We are after a boat fitter.\n\n${rest}`,
			"Alderbury Boatyard",
		],
		[
			"so behind its article",
			`Das Natursteinwerk Hölzl bricht und bearbeitet seit 1907 Kalkstein im Altmühltal. Wir suchen einen Steinmetz.\n\n${restDe}`,
			"Natursteinwerk Hölzl",
		],
		[
			"as one word of its own that then says we",
			`Data Engineer\n\nLumetra is the messaging layer for pharmacies. More than 4,000 of them use us every day.\n\n${rest}`,
			"Lumetra",
		],
		[
			"in a greeting",
			`CLIMBER\n\nG'day from Kanga Alder Trees! We've got three trucks on the road.\n\n${rest}`,
			"Kanga Alder Trees",
		],
		[
			"as who is putting together a class",
			`Claims Trainee\n\nNever worked in insurance? Olental Mutual is putting together a class of eight.\n\n${rest}`,
			"Olental Mutual",
		],
		[
			"by its kind, with small words in its name",
			`La Communauté de communes du Val d'Alder recrute pour son conservatoire\nun régisseur (H/F)\n\nProfil\n- Bac+2\n- Permis B`,
			"Communauté de communes du Val d'Alder",
		],
		[
			"as the authority a post is vacant with",
			`Sachbearbeiter/in Bauordnung (m/w/d)\n\nBeim Landkreis Aldernau ist im Fachbereich Bauen die Stelle zu besetzen.\n\n${restDe}`,
			"Landkreis Aldernau",
		],
		[
			"in the field of an office form",
			`Sachbearbeiter/in Bauordnung (m/w/d)\nBehörde / Institution: Landkreis Aldernau\n\n${restDe}`,
			"Landkreis Aldernau",
		],
	])("%s", (_, text, expected) => {
		expect(company(text)).toBe(expected);
	});
});

describe("no employer is", () => {
	it.each([
		["a department below the title", `Nurse\nInpatient Pharmacy\n\n${rest}`],
		["a field of medicine", `Nurse\nBehavioral Health\nFull time\n\n${rest}`],
		["two of them", `Nurse\nOncology & Haematology\nBirmingham\n\n${rest}`],
		["a call", `Packer\nWeekend Work Available\nManchester\n\n${rest}`],
		[
			"a branch by its kind",
			`Verkäufer (m/w/d)\nBäckerei Filiale\nBerlin\n\n${restDe}`,
		],
		["a division", `Clerk\nProperty Tax Division\nOlympia, WA\n\n${rest}`],
		["a town of two words", `Site Manager\nMilton Keynes\n\n${rest}`],
		["a town with its state", `Buyer\nFort Wayne, IN\n\n${rest}`],
		["a town with its county", `Carer\nTunbridge Wells, Kent\n\n${rest}`],
		[
			"a German department",
			`Pfleger (m/w/d)\nInnere Medizin\nTeilzeit\n\n${restDe}`,
		],
		[
			"a noun a German sentence begins with",
			`Bauleiter (m/w/d)\nFlache Hierarchien sind uns wichtig, und kurze Wege machen den Unterschied.\n\n${restDe}`,
		],
		[
			"somebody who is leaving",
			`Nurse\nUrsula Haverkamp is retiring after thirty years, and we look for somebody to take over her ward.\n\n${rest}`,
		],
		[
			"a tool a sentence begins with",
			`Data Engineer\nMicrosoft Azure is our home and we want you to feel at home there, too.\n\n${rest}`,
		],
		[
			"a tab of a board",
			`Cook\nBoise, ID\nEasy Apply\nCompany\nRating\nSalary\n\n${rest}`,
		],
		[
			"whoever recruits for a client that stays unnamed",
			`Finance Partner\nAlder Marsh Recruitment\nLeeds, England\n\nWe write on behalf of our client, and our client is a group of clinics.\n\n${rest}`,
		],
		[
			"whose page the posting is on",
			`Job Bank\nSite cook\nMoncton, NB\n\n${rest}`,
		],
	])("%s", (_, text) => {
		expect(company(text)).toBeNull();
	});
});

it("the client that a recruiter names is the employer", () => {
	expect(
		company(
			`Produktionsleiter (m/w/d)\nAldertalent Personalberatung GmbH\nBamberg\n\nFür unseren Mandanten, die Sandmeyer Backwaren GmbH in Bamberg, suchen wir einen Produktionsleiter.\n\n${restDe}`,
		),
	).toBe("Sandmeyer Backwaren GmbH");
});
