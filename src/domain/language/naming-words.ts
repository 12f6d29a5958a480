// How postings name the job and the employer. All lists are patterns without anchors for the flags "iu", or "u" where capitals
// count. What a language has no word of its own for is left out.
import type { Alternatives } from "./patterns.ts";

export type TitleNaming = {
	/** Names of the field that holds the title: "Job Title". */
	fields: Alternatives;
	/** Names of the field that files a posting by its kind, "Position Type", with the trade behind a stroke. */
	kindFields: Alternatives;
	/** Opens a mail, not a title. */
	greetings: Alternatives;
	/** Opens a line that is no title. */
	never: Alternatives;
	/** Opens a sentence about whoever gets the job: "As a"; its capital counts. */
	asRole: Alternatives;
	/** Goes on behind the title in such a sentence. */
	roleThen: Alternatives;
	/** Stands between the work and its place, besides `placed`. */
	based: Alternatives;
	/** Kinds of contract, which no employer is called. */
	contracts: Alternatives;
	/** Units of working hours. */
	hourUnits: Alternatives;
	/** Calls in front of a title: "hiring". */
	calls: Alternatives;
	/** Opens the announcement of an office, with the number of its posts. */
	announcements: Alternatives;
	/** Says behind a title that somebody is wanted soon. */
	haste: Alternatives;
	/** Who learns a trade, before a call and the trade: "Apprentice wanted! Optician". */
	learners: Alternatives;
	/** How many are sought, in capitals before the title: "ONE". */
	counted: Alternatives;
	/** Says behind a title how many hours: "part-time". */
	inHours: Alternatives;
	/** Where the work is done, said around a title: "remote". */
	workplaces: Alternatives;
	/** Says behind a title that it may be done elsewhere. */
	orRemote: Alternatives;
};

export type EmployerNaming = {
	/** Names of the field that holds the employer: "Company". */
	fields: Alternatives;
	/** Small words within a name: "of". All below here count their capitals. */
	inName: Alternatives;
	/** Articles in front of a name. */
	articles: Alternatives;
	/** Says of somebody that they seek people. */
	seeks: Alternatives;
	/** Goes on behind whom a sentence says a post is vacant with. */
	isVacantAt: Alternatives;
	/** Opens "our … NAME seeks". */
	our: Alternatives;
	/** Whom a recruiter writes for. */
	ourClient: Alternatives;
	/** Pages that publish postings of others, as a line names them; capitals do not count. */
	boards: Alternatives;
	/** Ends of words that are made from others: "ing". */
	nounEndings: Alternatives;
	/** Ends or stands in the name of whoever seeks people for others: "Recruitment". */
	agencyNames: Alternatives;
	/** Says of an employer that everybody may apply. */
	employsAll: Alternatives;
	/** Opens "At NAME". */
	joins: Alternatives;
	/** Opens "About NAME". */
	abouts: Alternatives;
	/** Goes on behind such a name. */
	goesOn: Alternatives;
	/** Somebody says who they are. */
	iAm: Alternatives;
	/** What somebody is who speaks for their company: its founder or owner. */
	founder: Alternatives;
	/** Stands between the two. */
	ofCompany: Alternatives;
	/** An article in front of a kind of employer, which is cut off a name. */
	kindOnly: Alternatives;
	/** What an employer calls the pages its postings stand on, in front of its name. */
	portals: Alternatives;
	/** Opens a sentence that has no name for its subject. */
	noSubject: Alternatives;
	/** Says what somebody is: "is a". */
	isA: Alternatives;
	/** What an employer can be; capitals do not count, ends of longer words do. */
	kinds: Alternatives;
	/** Words that name nobody, whole; capitals do not count. */
	noNames: Alternatives;
	/** Kinds of public employers, in front of a place; capitals do not count. */
	authorities: Alternatives;
	/** Ends the name of what stands below a ministry: "Service". */
	agenciesOfState: Alternatives;
	/** Some of them, which a text names again and again without saying that it is theirs. */
	municipalities: Alternatives;
	/** Stands between such a kind and its place. */
	ofPlace: Alternatives;
	/** Kinds of institutions that end a name. */
	institutionEnds: Alternatives;
	/** Kinds of institutions that begin one. */
	institutionBegins: Alternatives;
	/** Opens the name of a part of a country, whatever follows: "North". */
	directions: Alternatives;
	/** What employers deal in, as the last word or the first of their names: "Plumbing". */
	trades: Alternatives;
	/** Opens a letter from everybody at an employer: "Hello from". */
	greetsFrom: Alternatives;
	/** Small words that tell of somebody right behind the name: "is", "has". */
	portraitVerbs: Alternatives;
	/** Says of a person that they leave: whom somebody is sought for. */
	leaves: Alternatives;
	/** Parts of an employer, which no employer is called: "department". */
	partsOfEmployers: Alternatives;
	/** Words of which names of places are made: "North", "Bay". */
	partsOfPlaces: Alternatives;
};

export type NamingWords = {
	/** Stands between a title and the employer: "at". */
	at?: Alternatives;
	/** Stands before a place: "in", "near". */
	placed?: Alternatives;
	/** Stands between a title and the institution it is in: "na". */
	within?: Alternatives;
	/** Words that stay small within a name. */
	small?: Alternatives;
	/** The large towns where it is spoken, as plain text. */
	cities?: Alternatives;
	title: Partial<TitleNaming>;
	employer: Partial<EmployerNaming>;
};
