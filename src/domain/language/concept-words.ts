// Words of the same meaning and rank, a wider table than claims.ts holds: what people do and what they do it with, in any
// trade. Rows are "concept = form, form of several words, …", as in claim-words.ts, and concepts have the same names in all
// languages. A form with "<" in front says more than the concept.

export type ConceptWords = {
	/** What people do. */
	deeds: string;
	/** What a line names: objects, people, places, qualities. */
	things: string;
	/** Shares in words, by percent: "half of", "one in five". Several values where it is rounded. */
	fractions: string;
	/** Units of weight, length, volume and power, by quantity and how many of its base unit: kilogram, meter, liter, watt. */
	measures: string;
	/** Words that name somebody's degree or certificate: what they bring in must be one. */
	papers: string;
	/** Phrases that only join what stands around them, one a line: "in accordance with". */
	fillers: string;
	/** What somebody only learned, attended or watched: it shows no skill. */
	learning: string;
	/** Who else does things at work: what stands as a sentence's subject did its deed. */
	others: string;
	/** Changes that happen, without anybody who makes them: "fell", not "cut". */
	happening: string;
	/** Between a part and its whole: "three of the eleven". */
	of: string;
	/** Prefixes of verbs done together with somebody, parted by spaces: "co" of "co-wrote". */
	prefixes: string;
	/** Articles and possessives, which stand before whoever does a deed; parted by spaces. */
	determiners: string;
	/** Words that say what somebody is, "am", "became"; parted by spaces. */
	being: string;
	/** What says that the person lacks something, "I have not worked": what it names is not claimed. */
	lacking: string;
	/** What may be said to have been done with the work a line only names, and says nothing more: "prepare", "carry out". */
	carrying: string;
	/** Between what something came to and what it was before: "13 instead of 16". */
	instead: string;
	/** That a figure is above another, or went up by itself. */
	higher: string;
	/** That a figure is below another, or went down by itself. */
	lower: string;
	/** "Each" before a unit of time; parted by spaces. */
	each: string;
	/** "With", before whoever took part; parted by spaces. */
	accompanied: string;
	/** What begins with whom something was done, and is no deed: "together"; parted by spaces. */
	company: string;
	/** What makes "only" of a no before it, "ne … que"; parted by spaces. */
	exceptive: string;
	/** "A" and "one": what stands behind them is no plural; parted by spaces. */
	single: string;
	/** Before two years that bound a span: "between 2021 and 2024"; parted by spaces. */
	between: string;
	/** What says that something was earlier than another, and that it was later; parted by spaces. */
	before: string;
	after: string;
	/** Before what was so meanwhile: "when the manager was off"; parted by spaces. */
	when: string;
	/** Of the words of being, those of today and those of the past; parted by spaces. */
	is: string;
	was: string;
};
