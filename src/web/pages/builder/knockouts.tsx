// The conditions that decide whether an application is read at all, each with the posting's own words.
import type { KnockoutKind } from "../../../domain/job/job.ts";
import type { KnockoutMatch } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { Card, Chip, Dot } from "../../ui/card.tsx";
import { Evidence } from "./evidence.tsx";

const kinds: Record<KnockoutKind, string> = {
	licence: "Licence",
	certificate: "Certificate",
	degree: "Degree",
	years: "Years of experience",
	"work-permit": "Work permit",
	clearance: "Clearance",
	language: "Language",
	place: "Place",
	shift: "Working hours",
};

const verdicts = {
	met: { tone: "ok", words: "Met" },
	"not-met": { tone: "bad", words: "Not met" },
	unknown: { tone: "warn", words: "Check yourself" },
} as const;

export function Knockouts({
	knockouts,
	profile,
}: {
	knockouts: KnockoutMatch[];
	profile: Profile;
}) {
	if (knockouts.length === 0) return null;
	return (
		<Card aria-labelledby="knockouts">
			<h3 id="knockouts" className="text-h3">
				What decides
			</h3>
			<ul>
				{knockouts.map(({ knockout, verdict, evidence }) => {
					const { tone, words } = verdicts[verdict];
					return (
						<li
							key={`${knockout.kind}${knockout.span[0]}`}
							className="flex gap-3 border-t border-line py-2.5 first:border-0"
						>
							<Dot tone={tone} label={words} />
							<div className="min-w-0 flex-1">
								<p className="font-medium">
									{kinds[knockout.kind]}{" "}
									<Chip tone={tone} size="small">
										{words}
									</Chip>
								</p>
								<p className="text-small break-words text-ink-2">
									“{knockout.quote}”
								</p>
								<Evidence facts={evidence} profile={profile} />
							</div>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
