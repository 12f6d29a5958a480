// Dutch: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	nounDeeds: null,
	deed: {
		how: "inverted",
		pronoun: "ik",
		and: "en",
		// The past of weak verbs ends in -te or -de; the strong ones are listed.
		verb: /^(?:\p{L}{3,}(?:te|de)(?<!goede|derde|vierde|grote|ronde|breede|complete|directe|korte|vaste|juiste|beste|laatste|kortste)|schreef|gaf|hielp|deed|nam|bracht|kocht|verkocht|ontwierp|stond|hield|sprak|liep|reed|won|kreeg|trof|droeg|las)(?: en (?:\p{L}{3,}(?:te|de)))?(?= )/iu,
	},
	did: {
		current: ["Bij {company}, waar ik sinds {since} als {title} werk, {deed}"],
		titled: ["Als {title} bij {company} {deed}"],
		first: ["Bij {company} {deed}"],
		named: ["Bij {company} {deed}"],
		begin: ["Daar {deed}"],
		same: ["Ook {deed}", "Daarnaast {deed}", "Daar {deed}"],
		earlier: [
			"Daarvoor, als {title} bij {company}, {deed}",
			"Eerder, als {title} bij {company}, {deed}",
		],
		project: ["In het project {company} {deed}"],
		volunteer: ["Als vrijwilliger bij {company} {deed}"],
		own: ["Als zelfstandige {deed}"],
	},
	work: {
		current: [
			"Bij {company}, waar ik sinds {since} als {title} werk, omvat mijn werk {part}",
		],
		titled: ["Als {title} bij {company} {includes} mijn werk {part}"],
		first: ["Mijn werk bij {company} {includes} {part}"],
		named: ["Mijn werk bij {company} {includes} ook {part}"],
		begin: ["Mijn werk daar {includes} {part}"],
		same: ["Daarbij {belongs} ook {part}", "Ook {part} {belongs} bij dit werk"],
		earlier: ["Daarvoor, als {title} bij {company}, omvatte mijn werk {part}"],
		project: ["Het project {company} {includes} {part}"],
		volunteer: ["Mijn vrijwilligerswerk bij {company} {includes} {part}"],
		own: ["Mijn werk als zelfstandige {includes} {part}"],
	},
	result: null,
	results: null,
	verbs: {
		includes: ["omvat", "omvat", "omvatte", "omvatte"],
		belongs: ["hoort", "horen", "hoorde", "hoorden"],
	},
	from: {
		current: ["Uit mijn werk als {title} bij {company}"],
		titled: ["Uit mijn werk als {title} bij {company}"],
		first: ["Uit mijn werk bij {company}"],
		named: ["Ook uit mijn werk bij {company}"],
		begin: ["Een voorbeeld"],
		same: ["Nog een voorbeeld"],
		earlier: ["Daarvoor, als {title} bij {company}"],
		project: ["Uit het project {company}"],
		volunteer: ["Uit mijn vrijwilligerswerk bij {company}"],
		own: ["Uit mijn werk als zelfstandige"],
	},
	colon: ": ",
	end: ".",
};
