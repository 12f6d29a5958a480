// What a language calls months, seasons and now, and how it writes a span of time.

/** One month: its name as the language writes it, then its short forms and other spellings, without their point. */
type Month = readonly [name: string, ...others: string[]];

export type DateWords = {
	/** January to December. */
	months: readonly [
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
		Month,
	];
	/** Seasons and halves of a study year: a year beside one has no month. */
	seasons: readonly string[];
	/** What stands in the place of an end that has not come. */
	present: readonly string[];
	/** Before a span that has an end: "from 2019 to 2021". */
	from: readonly string[];
	/** Before a span that has none: "since 2019". */
	since: readonly string[];
	/** Between start and end. */
	to: readonly string[];
	/** Before an end alone: "until 2019", "expected 2027". */
	until: readonly string[];
	/** Between day, month and year: "mayo de 2019". */
	of: readonly string[];
	/** Before a date or the present: "seit dem 1.3.2019", "hasta la actualidad". */
	articles: readonly string[];
	/** After the number of a day: "1st". */
	ordinals: readonly string[];
	/** What follows a number of years, and a number of months. */
	yearUnits: readonly string[];
	monthUnits: readonly string[];
	/** "one", where it stands for the number. */
	one: readonly string[];
	/** Within a sentence, over {month} in the language's own case and {year}. */
	monthYear: string;
	monthsKeepCapital: boolean;
	/** After the numbers of year, month and day, where a date is written with them; each letter is one of its marks. */
	units: { year: string; month: string; day: string } | null;
};
