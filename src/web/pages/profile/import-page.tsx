// Bringing a resume in: choose or paste, look through everything that was found, save. Nothing is stored before that.
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { Problem } from "../../../domain/problem.ts";
import {
	type ResumeReading,
	readJsonResume,
} from "../../../domain/profile/json-resume.ts";
import { paths } from "../../paths.ts";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { ChooseResume } from "./choose-resume.tsx";
import { ReviewImport } from "./review-import.tsx";

export function ImportPage() {
	const [reading, setReading] = useState<ResumeReading | null>(null);
	const [problems, setProblems] = useState<Problem[]>([]);
	const [pasted, setPasted] = useState("");
	const read = (text: string) => {
		const outcome = readJsonResume(text);
		setProblems(outcome.ok ? [] : outcome.problems);
		if (outcome.ok) setReading(outcome.value);
	};
	return (
		<Page width="reading">
			<PageTitle title="Import resume" />
			<PageHead
				title="Import resume"
				below={
					reading
						? "Look through what was found. Nothing is stored until you save."
						: "From a JSON Resume file, or from an export of this app."
				}
				above={
					<Link
						to={paths.profile}
						className="mb-1.5 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
					>
						<ArrowLeft aria-hidden size={15} />
						Back to Profile
					</Link>
				}
			/>
			{reading ? (
				<ReviewImport reading={reading} onBack={() => setReading(null)} />
			) : (
				<ChooseResume
					pasted={pasted}
					problems={problems}
					onPaste={setPasted}
					onText={read}
					onProblem={(problem) => setProblems([problem])}
				/>
			)}
		</Page>
	);
}
