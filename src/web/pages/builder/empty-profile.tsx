// For somebody with a posting and nothing in the profile yet: said before the form is filled in, with the ways to begin.
import { Link } from "@tanstack/react-router";
import { paths } from "../../paths.ts";
import { useLoadSample } from "../../queries/load-sample.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

const beginnings = [
	{ tab: "work_experience", label: "Add a job" },
	{ tab: "education", label: "Add a school" },
	{ tab: "skills", label: "Add a skill" },
] as const;

export function EmptyProfile() {
	const { mutate, isPending } = useLoadSample();
	return (
		<Card className="mb-5 border-dashed">
			<h2 className="text-h2">Your profile is empty</h2>
			<p className="mt-1 max-w-[70ch] text-ink-2">
				Every line of a document comes from it. Import a resume, or start with a
				job, a school or a skill. To look around first, fill it with a made-up
				person. What you've pasted stays here.
			</p>
			<div className="mt-4 flex flex-wrap gap-2">
				<Link
					to={paths.profile}
					search={{ view: "import" }}
					className={buttonClass({ kind: "primary" })}
				>
					Import a resume
				</Link>
				{beginnings.map(({ tab, label }) => (
					<Link
						key={tab}
						to={paths.profile}
						search={{ tab }}
						className={buttonClass()}
					>
						{label}
					</Link>
				))}
				<Button busy={isPending} onClick={() => mutate()}>
					Try a sample person
				</Button>
			</div>
		</Card>
	);
}
