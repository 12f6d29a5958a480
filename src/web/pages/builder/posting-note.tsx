// What was pasted, where it is not simply one posting: what to do, or which of several jobs it is to be.
import { Button } from "../../ui/button.tsx";
import type { ChangeDraft } from "./draft.ts";
import type { PostingNews } from "./match-messages.ts";

type PostingNoteProps = {
	note: NonNullable<PostingNews["note"]>;
	change: ChangeDraft;
};

export function PostingNote({ note, change }: PostingNoteProps) {
	return (
		<div role="status" className="space-y-2 text-small">
			<p className="text-warn">{note.text}</p>
			{note.vacancies.length > 0 && (
				<ul className="flex flex-wrap gap-2" aria-label="Jobs in this text">
					{note.vacancies.map(({ title, posting }) => (
						<li key={posting} className="max-w-full">
							<Button
								size="small"
								onClick={() =>
									change({
										jobDescription: posting,
										own: { jobTitle: false, companyName: false },
										made: [],
									})
								}
							>
								<span className="truncate">{title}</span>
							</Button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
