// What the claim check says about a field: a question for each line the profile does not prove.
import { LineQuestion } from "../../claims/line-question.tsx";
import type { OpenClaim } from "../../claims/messages.ts";
import { useEditorActions, useMarks } from "./editor-context.ts";

type MarksProps = {
	place: string;
	/** Takes the line out; left out for what must stay. */
	onTakeBack?: (claim: OpenClaim) => void;
};

export function Marks({ place, onTakeBack }: MarksProps) {
	const { claims, document } = useMarks(place);
	const { focusOn } = useEditorActions();
	if (claims.length === 0) return null;
	return (
		<div className="mt-1.5 space-y-2 rounded-1 bg-warn-wash px-2.5 py-1.5">
			{claims.map((claim) => (
				<LineQuestion
					key={`${claim.line}${claim.text}${claim.message}`}
					claim={claim}
					document={document}
					onTakeBack={onTakeBack && (() => onTakeBack(claim))}
					onConfirmed={() => focusOn(place)}
				/>
			))}
		</div>
	);
}
