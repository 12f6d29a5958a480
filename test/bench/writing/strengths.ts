// Whether each strength writes a resume of its own; where two write the same, the document must say so.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import type {
	ResumeContent,
	Strength,
} from "#src/domain/tailoring/content/content.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import type { Person, Posting } from "../engine/collection.ts";
import { perDocument, type Verdict } from "./rule.ts";

const STRENGTHS: readonly Strength[] = ["low", "medium", "high"];

export async function differingStrengths({
	person,
	posting,
	today,
}: {
	person: Person;
	posting: Posting;
	today: string;
}): Promise<Verdict> {
	const written: ResumeContent[] = [];
	for (const strength of STRENGTHS) {
		const { resume } = await tailorContent({
			compute: inThread,
			profile: person.profile,
			posting: posting.text,
			kinds: ["resume"],
			strength,
			sections: "auto",
			today,
		});
		if (resume) written.push(resume);
	}
	return perDocument(
		written.flatMap((resume, at) => {
			const other = written[at - 1];
			return other &&
				saysOf(other) === saysOf(resume) &&
				!(saysItIsTheSame(resume) && saysItIsTheSame(other))
				? [`${STRENGTHS[at - 1]} and ${STRENGTHS[at]} write the same`]
				: [];
		}),
	);
}

function saysOf({ metadata: _, validation: __, ...said }: ResumeContent) {
	return JSON.stringify(said);
}

function saysItIsTheSame({ validation }: ResumeContent): boolean {
	return validation.warnings.some((warning) => /same resume/.test(warning));
}
