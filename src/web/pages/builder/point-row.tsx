// One requirement: its words, the lines of the profile that answer it, and the way to enter what is missing.
import { Link } from "@tanstack/react-router";
import type { RequirementSupport } from "../../../domain/match/match.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import { factLabel } from "../../fact-label.ts";
import { paths } from "../../paths.ts";
import { Chip, Dot, type DotTone } from "../../ui/card.tsx";
import { OwnAnswer } from "./own-answer.tsx";
import type { PanelPoint } from "./panel-point.ts";
import { SUPPORT_WORDS, supportNote } from "./point-groups.ts";

const tones: Record<RequirementSupport, DotTone> = {
	shown: "ok",
	listed: "ok",
	partly: "warn",
	unknown: "none",
	absent: "bad",
};

type PointRowProps = { point: PanelPoint; profile: Profile };

export function PointRow({ point, profile }: PointRowProps) {
	const { text, group, support, evidence, isDealBreaker, isRequired } = point;
	const note = supportNote({
		group,
		support,
		isAsked: point.question !== null,
	});
	return (
		<li className="flex gap-3 border-t border-line py-2.5 first:border-0">
			<Dot tone={tones[support]} label={SUPPORT_WORDS[support]} />
			<div className="min-w-0 flex-1">
				<p className="font-medium break-words first-letter:uppercase">
					{text}{" "}
					{(isDealBreaker || isRequired) && (
						<Chip tone={support === "absent" ? "bad" : "plain"} size="small">
							{isDealBreaker ? "deal-breaker" : "required"}
						</Chip>
					)}
				</p>
				{note && <p className="text-small text-ink-2">{note}</p>}
				{evidence.map(({ path, text: line, place }) => (
					<p key={path + line} className="text-small break-words text-ink-2">
						<Link
							to={paths.profile}
							search={place}
							className="underline-offset-4 hover:text-accent hover:underline"
						>
							{factLabel(profile, path)}: “{line}”
						</Link>
					</p>
				))}
				<Additions additions={point.additions} />
				{point.question && <OwnAnswer question={point.question} />}
			</div>
		</li>
	);
}

function Additions({ additions }: Pick<PanelPoint, "additions">) {
	if (additions.length === 0) return null;
	return (
		<p className="flex flex-wrap gap-x-4 text-small font-medium">
			{additions.map(({ name, form }) => (
				<Link
					key={name}
					to={paths.profile}
					search={form}
					className="py-0.5 text-accent underline-offset-4 hover:underline"
				>
					{name === null
						? "Add this to your profile"
						: `Add “${name}” to your profile`}
				</Link>
			))}
		</p>
	);
}
