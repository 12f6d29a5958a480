// What a letter leaves to fill in, and the way to it.
import { Link } from "@tanstack/react-router";
import type { GenerationReply } from "../../../api/generations.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { useMe } from "../../session.ts";
import { blanksText } from "../../to-confirm.ts";
import { Chip, chipClass } from "../../ui/card.tsx";

type BlanksProps = {
	generation: GenerationReply["generation"];
	/** As they stand in the letter. */
	blanks: string[];
	/** Words of a sentence, not a label of its own. */
	isPlain?: boolean;
};

/** Opens the editor at the first of them; words alone where the plan does not include editing. */
export function BlanksLink({
	generation: { id, kind },
	blanks,
	isPlain = false,
}: BlanksProps) {
	const { plan } = useMe();
	const text = blanksText(blanks);
	if (!plan.edit_access)
		return isPlain ? text : <Chip tone="warn">{text}</Chip>;
	return (
		<Link
			to={previewPath(kind)}
			params={{ id }}
			search={{ edit: true, at: "blank" }}
			className={
				isPlain ? "underline underline-offset-3" : chipClass({ tone: "warn" })
			}
		>
			{text}
		</Link>
	);
}
