// The profile's own lines that answer a point of the posting.
import type { Fact } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { factLabel } from "../../fact-label.ts";

const SHOWN = 2;

export function Evidence({
	facts,
	profile,
}: {
	facts: Fact[];
	profile: Profile;
}) {
	return facts.slice(0, SHOWN).map(({ path, text }) => (
		<p key={path + text} className="text-small break-words text-ink-2">
			{factLabel(profile, path)}: “{text}”
		</p>
	));
}
