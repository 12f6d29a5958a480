// What the claim check says about a field: what the profile does not hold, and the way to add it there.
import { ExternalLink } from "lucide-react";
import type { ClaimProblem } from "../../../domain/tailoring/claims/claim-problem.ts";
import { profileLink } from "../../claims/profile-link.ts";

export function Marks({ claims }: { claims: ClaimProblem[] }) {
	const [first] = claims;
	if (!first) return null;
	return (
		<div className="mt-1.5 rounded-1 bg-warn-wash px-2.5 py-1.5 text-small text-warn">
			{[...new Set(claims.map(({ message }) => message))].map((message) => (
				<p key={message} className="break-words">
					{message}
				</p>
			))}
			<a
				href={profileLink(first)}
				target="_blank"
				rel="noreferrer"
				className="inline-flex items-center gap-1 font-medium underline underline-offset-3"
			>
				Add to profile
				<ExternalLink aria-hidden size={12} />
				<span className="sr-only">(opens in a new window)</span>
			</a>
		</div>
	);
}
