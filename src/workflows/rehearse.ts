// The steps run through before somebody asks for a document. In a thread that has just begun the first document takes ten times as long
// as those that follow: its code and patterns are compiled, its tables made, the profile read. Whoever opens the builder asks for one soon;
// until they do, and nobody else does, that is done with their own profile. What comes out is thrown away.
import { findNewestPosting } from "../db/generations.ts";
import { findProfile } from "../db/profiles.ts";
import { asPerson } from "../db/transactions.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { isWithoutEntries } from "../domain/profile/sample-person.ts";
import type { Compute, Computing } from "../world/computing.ts";
import type { ModelAccess } from "./model-access.ts";
import { REHEARSED_POSTING } from "./rehearsed-posting.ts";
import { tailorContent } from "./tailor-content.ts";

export type Rehearsing = Pick<ModelAccess, "database" | "computing" | "now">;

/** Nothing where there is no profile yet. */
export async function rehearseFor(
	{ database, computing, now }: Rehearsing,
	userId: string,
): Promise<void> {
	const { profile, newest } = await asPerson(database, userId, async (tx) => ({
		profile: await findProfile(tx, userId),
		newest: await findNewestPosting(tx, userId),
	}));
	if (isWithoutEntries(profile)) return;
	const today = now().toISOString().slice(0, 10);
	await rehearse(computing, { profile, newest, today });
}

type Expected = {
	profile: Profile;
	/** The posting they answered last: the next is likely in its language and of its trade. */
	newest: string | null;
	today: string;
};

/** Ends before its next step once somebody has work for the threads, and says whether it came to its own end. */
export async function rehearse(
	computing: Computing,
	{ profile, newest, today }: Expected,
): Promise<boolean> {
	const compute: Compute = async (name, input) => {
		if (!computing.isIdle()) throw new Interrupted();
		return computing.for({})(name, input);
	};
	const postings = [REHEARSED_POSTING, ...(newest === null ? [] : [newest])];
	try {
		for (const posting of postings)
			await tailorContent({
				...{ compute, profile, posting, today },
				kinds: ["resume", "letter"],
				strength: "medium",
				sections: "auto",
			});
	} catch (error) {
		if (error instanceof Interrupted) return false;
		throw error;
	}
	return true;
}

class Interrupted extends Error {}
