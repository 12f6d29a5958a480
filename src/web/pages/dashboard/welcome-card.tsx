// For somebody who has begun: the five steps to a first resume, as far as the profile has them, and two ways to be shown around.
import { Link } from "@tanstack/react-router";
import {
	flowPercent,
	type OnboardingProgress,
} from "../../../domain/account/onboarding.ts";
import {
	type FlowId,
	type OnboardingStep,
	stepsOf,
} from "../../../domain/account/onboarding-steps.ts";
import { placeOfStep } from "../../onboarding/step-places.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Bar, Card } from "../../ui/card.tsx";
import { CheckIcon } from "../../ui/icons.ts";

type WelcomeCardProps = {
	progress: OnboardingProgress;
	onStart: (flow: FlowId) => void;
};

export function WelcomeCard({ progress, onStart }: WelcomeCardProps) {
	return (
		<Card
			aria-labelledby="welcome-title"
			className="mb-4 grid gap-6 md:grid-cols-[1fr_320px]"
		>
			<div>
				<h2 id="welcome-title" className="text-h2">
					Welcome to Attune
				</h2>
				<p className="mt-1 max-w-[52ch] text-ink-2">
					Write down what you've done, once. Then paste a posting and get a
					resume and a letter that only say what you did.
				</p>
				<div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
					<Link to={paths.profile} className={buttonClass({ kind: "primary" })}>
						Complete Profile
					</Link>
					<Button onClick={() => onStart("profile-completion")}>
						Guide me through it
					</Button>
					<Button onClick={() => onStart("dashboard-tour")}>
						Show me around
					</Button>
				</div>
				<p className="mt-4 text-small text-ink-2">
					Have a resume already?{" "}
					<Link
						to={paths.profile}
						search={{ view: "import" }}
						className="font-medium text-accent underline underline-offset-4"
					>
						Import resume
					</Link>
				</p>
			</div>
			<FiveSteps progress={progress} />
		</Card>
	);
}

function FiveSteps({ progress }: { progress: OnboardingProgress }) {
	const percent = flowPercent(progress, "profile-completion");
	return (
		<div>
			<div className="mb-2 flex items-baseline justify-between text-small">
				<h3 className="font-semibold">Five steps to your first resume</h3>
				<span className="text-ink-2">{percent}%</span>
			</div>
			<Bar percent={percent} />
			<ol className="mt-3 space-y-1">
				{stepsOf("profile-completion").map((step, place) => (
					<Step
						key={step.id}
						step={step}
						number={place + 1}
						isDone={progress.completed_steps.includes(step.id)}
					/>
				))}
			</ol>
		</div>
	);
}

type StepProps = { step: OnboardingStep; number: number; isDone: boolean };

function Step({ step: { id, title }, number, isDone }: StepProps) {
	return (
		<li>
			<Link
				{...placeOfStep(id)}
				className="-mx-2 flex items-center gap-2.5 rounded-1 px-2 py-1 hover:bg-wash"
			>
				<span
					aria-hidden
					className={
						isDone
							? "grid size-5 place-items-center rounded-full bg-accent text-accent-ink"
							: "grid size-5 place-items-center rounded-full border border-accent-line text-[11px] text-ink-2"
					}
				>
					{isDone ? <CheckIcon size={12} strokeWidth={3} /> : number}
				</span>
				<span className={isDone ? "text-ink-2 line-through" : ""}>
					{title}
					{isDone && <span className="sr-only"> (done)</span>}
				</span>
			</Link>
		</li>
	);
}
