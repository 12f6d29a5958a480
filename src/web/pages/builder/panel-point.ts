// One thing a posting asks for, as the panel beside it shows it.
import type {
	Fact,
	Question,
	RequirementSupport,
} from "../../../domain/match/match.ts";
import type { Statement } from "../../../domain/profile/profile.ts";
import type { ProfileSearch } from "../../profile-search.ts";
import type { PointGroup } from "./point-groups.ts";

export type PanelPoint = {
	key: string;
	text: string;
	group: PointGroup;
	support: RequirementSupport;
	isRequired: boolean;
	/** Decides alone whether an application is read. */
	isDealBreaker: boolean;
	/** The best line first. */
	evidence: (Fact & { place: ProfileSearch })[];
	/** What could be entered. Without a name: one more line of a job, in the person's own words. */
	additions: { name: string | null; form: ProfileSearch }[];
	/** What only the person can tell. */
	question: AskedQuestion | null;
};

export type AskedQuestion = Pick<Question, "kind" | "text"> & {
	/** "posting": the posting asks it in words of its own, and the letter answers it. */
	topic: Question["topic"] | "posting";
	/** The statement that answers it. */
	said: (Statement & { holds: boolean }) | null;
};
