// Lines of a model that the profile doesn't prove, beside those that stand in their place: each can be taken by the person, who is
// then asked whether it is so.
import { listOf } from "../../../domain/profile/content-path.ts";
import type {
	Metadata,
	Validation,
} from "../../../domain/tailoring/content/content.ts";
import type { DocumentLine } from "../../pdf/lines-of.ts";
import { BULLETS } from "./own-words.ts";
import type { PutBack } from "./use-own-words.ts";
import { WordColumns } from "./word-columns.tsx";
import { WordingButton } from "./wording-button.tsx";

type ModelWordingsProps = {
	lines: readonly DocumentLine[];
	validation: Validation;
	metadata: Metadata;
	/** Null where the person may not edit. */
	use: PutBack | null;
};

export function ModelWordings({
	lines,
	validation,
	metadata,
	use,
}: ModelWordingsProps) {
	const offered =
		metadata.model === "builtin" ? [] : offersIn(lines, validation);
	if (offered.length === 0) return null;
	return (
		<section className="mt-4 border-t border-line pt-4">
			<h3 className="text-[14px]">
				The model's wording, not proved ({offered.length})
			</h3>
			<p className="mb-1 text-small text-ink-2">
				Your profile doesn't say these, so the document uses your own lines.
				{use && " If you use one of them, you're asked whether it's true."}
			</p>
			<ul>
				{offered.map(({ path, now, text }) => (
					<li key={path} className="border-t border-line py-3.5 first:border-0">
						<WordColumns
							before={now}
							after={text}
							names={["In the document", "The model's"]}
						/>
						{use && (
							<WordingButton onPress={() => use(path, text)}>
								Use this wording
							</WordingButton>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Those whose place still holds what was put there, and not what the person wrote since. */
function offersIn(
	lines: readonly DocumentLine[],
	{ repaired, lines: origins }: Validation,
) {
	return repaired.flatMap(({ path, text, verdict }) => {
		const line = lines.find((one) => one.path === path);
		const isStanding =
			BULLETS.includes(listOf(path) ?? "") &&
			origins.some((origin) => origin.path === path);
		return line && isStanding && verdict === "unproved" && line.text !== text
			? [{ path, now: line.text, text }]
			: [];
	});
}
