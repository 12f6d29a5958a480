// Bringing a resume in: choose or paste, look through everything that was found, add it. Nothing is stored before that, and what
// was read stays over a reload until it is added or put away.
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { z } from "zod";
import { ImportReply, importCalls } from "../../../api/import.ts";
import type { Problem } from "../../../domain/problem.ts";
import { Placing } from "../../../domain/resume-reading/placing.ts";
import { upload } from "../../ask.ts";
import type { ApiError } from "../../client.ts";
import { paths } from "../../paths.ts";
import { useMe } from "../../session.ts";
import { ArrowLeftIcon } from "../../ui/icons.ts";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { ChooseResume, PASTED } from "./choose-resume.tsx";
import { ReviewImport } from "./review-import.tsx";

export function ImportPage() {
	const { user, maxFileMb } = useMe();
	const [reading, setReading] = useReading(user.id);
	const [problems, setProblems] = useState<Problem[]>([]);
	const [pasted, setPasted] = useState("");
	const read = useMutation({
		mutationFn: (file: File) => upload(importCalls.read, file),
		onMutate: () => setProblems([]),
		onSuccess: (read, { name }) =>
			setReading({ read, placings: [], file: name }),
		onError: (error, file) => setProblems([problemOf(error, file)]),
	});
	return (
		<Page width="reading">
			<PageTitle title="Import resume" />
			<PageHead
				title="Import resume"
				below={
					reading
						? `Review what we found${foundIn(reading)}. Nothing is saved until you add it.`
						: "It's read on this server and shown to you before anything is saved."
				}
				above={
					<Link
						to={paths.profile}
						className="mb-1.5 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
					>
						<ArrowLeftIcon aria-hidden size={15} />
						Back to Profile
					</Link>
				}
			/>
			{reading ? (
				<ReviewImport
					reading={reading.read}
					onChange={(read) => setReading({ ...reading, read })}
					placings={reading.placings}
					onPlace={(placings) => setReading({ ...reading, placings })}
					onEdited={(read, done) => {
						setReading({ ...reading, read, placings: [] });
						const undo = () => setReading(reading);
						notify({ title: done, action: { label: "Undo", run: undo } });
					}}
					onEnd={() => setReading(null)}
				/>
			) : (
				<ChooseResume
					maxFileMb={maxFileMb}
					pasted={pasted}
					problems={problems}
					reading={read.isPending ? read.variables : null}
					onPaste={setPasted}
					onFile={(file) => read.mutate(file)}
					onProblem={(problem) => setProblems([problem])}
				/>
			)}
		</Page>
	);
}

const Reading = z.object({
	read: ImportReply,
	placings: z.array(Placing),
	/** The name of the file it was read from. */
	file: z.string().default(""),
});
type Reading = z.infer<typeof Reading>;

function foundIn({ file }: Reading): string {
	return file === "" || file === PASTED ? "" : ` in “${file}”`;
}

/** What was read, kept in this tab for this person. */
function useReading(userId: string) {
	const key = `attune.import.${userId}`;
	const [reading, setReading] = useState<Reading | null>(() => {
		const text = sessionStorage.getItem(key);
		const kept = Reading.safeParse(text ? JSON.parse(text) : null);
		return kept.success ? kept.data : null;
	});
	useEffect(() => {
		if (reading) sessionStorage.setItem(key, JSON.stringify(reading));
		else sessionStorage.removeItem(key);
	}, [key, reading]);
	return [reading, setReading] as const;
}

function problemOf(error: ApiError, file: File): Problem {
	const isOver = error.code === "too_large";
	return {
		where: file.name,
		message: isOver ? `“${file.name}” is too large` : error.message,
		hint: "Nothing was saved. Choose another file, or paste the text of your resume below.",
	};
}
