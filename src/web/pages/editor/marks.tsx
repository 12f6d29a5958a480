// What the claim check says about a field: what the profile does not hold, and the way to add it there.
import { ExternalLink } from "lucide-react";
import type { ClaimProblem } from "../../../domain/tailoring/claims/claim-problem.ts";
import { profileLink } from "../../claims/profile-link.ts";

export function Marks({ claims }: { claims: ClaimProblem[] }) {
	if (claims.length === 0) return null;
	return (
		<ul className="mt-1.5 space-y-1">
			{claims.map((claim) => (
				<li
					key={`${claim.text}${claim.message}`}
					className="rounded-1 bg-warn-wash px-2.5 py-1.5 text-small text-warn"
				>
					<span className="break-words">{claim.message}</span>{" "}
					<a
						href={profileLink(claim)}
						target="_blank"
						rel="noreferrer"
						className="inline-flex items-center gap-1 font-medium whitespace-nowrap underline underline-offset-3"
					>
						Add to profile
						<ExternalLink aria-hidden size={12} />
						<span className="sr-only">(opens in a new window)</span>
					</a>
				</li>
			))}
		</ul>
	);
}
