// Who else stands in a line of a profile, and how a line says that a deed is theirs. Lists are parted by commas, single words by
// spaces.

export type ActorWords = {
	/** Roles and bodies people work with, beside those among the concepts: what stands as a subject there did its deed. */
	people: string;
	/** Behind "by" without an article how, not who; parted by spaces, for languages that need no article before who does it. */
	means?: string;
	/** A rank below the one beside it, in the forms a title has: "deputy manager"; folded, parted by spaces. */
	deputies: string;
	/** Between what was done and whoever did it, "freigegeben hat sie der Chef"; parted by spaces. */
	having?: string;
	/** Before somebody's name: "Ms". */
	honorifics: string;
	/** "By" with an article in one word, beside the plain ones among the claims. */
	by: string;
	/** Before whoever did it, behind a noun that names what was done: "signature by the registrar". */
	nounBy: string;
	/** Between a matter and those whose it is: "the choice rests with". */
	/** "By" in one word with its article; parted by spaces. */
	fused?: string;
	owning: string;
	/** Pronouns of an object that stand before the verb. */
	clitics: string;
	/** Pronouns of somebody else as a subject, with their accents. */
	pronouns: string;
	/** Before what somebody else laid down: "according to the owner's plan". */
	following: string;
	/** Endings of a verb the writer is the subject of, where verbs show it. */
	firstPerson: string;
	/** Endings of a verb the writer cannot be the subject of. */
	thirdPerson: string;
	/** What begins a relative clause whose subject is not the word before it. */
	objectRelatives: string;
	/** What says of a study that it goes on. */
	studying: string;
	/** What says that one is only registered for a paper. */
	booked: string;
	/** What one is registered for. */
	exam: string;
	/** What says that it is still to come: "exam scheduled for May". */
	ahead: string;
	/**
	 * Lines of a deed that may have been done to the writer: "Evaluación de la jefa", "Formation de 60 heures". Absent where no
	 * table makes verbs of such nouns.
	 */
	received?: RegExp;
};
