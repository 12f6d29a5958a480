// What to do once the profile holds something: until the first document is made, that is to paste a posting.
import { Link } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ArrowRightIcon } from "../../ui/icons.ts";

export function NextStep() {
	const { usage } = useMe();
	if (usage.documents.used > 0) return null;
	return (
		<Card
			aria-labelledby="next-step"
			className="mb-5 flex flex-col gap-3 border-accent-line! bg-accent-wash! p-4! sm:flex-row sm:items-center sm:justify-between sm:px-5!"
		>
			<div>
				<h2 id="next-step" className="font-sans text-h3">
					Now paste a posting
				</h2>
				<p className="mt-0.5 text-small text-ink-2">
					Your resume and letter for that job are written from what's here.
				</p>
			</div>
			<Link
				to={paths.builder}
				className={buttonClass({ kind: "primary", className: "shrink-0" })}
			>
				Paste a posting
				<ArrowRightIcon aria-hidden size={16} />
			</Link>
		</Card>
	);
}
