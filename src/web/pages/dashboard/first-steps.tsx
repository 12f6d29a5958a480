// For somebody whose profile is still empty: the three ways to begin. Nothing else stands on the page until there is something to show.
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { paths } from "../../paths.ts";
import { useLoadSample } from "../../queries/load-sample.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { IconComponent } from "../../ui/icon.ts";
import { FileUpIcon, PencilLineIcon, UserRoundIcon } from "../../ui/icons.ts";

export function FirstSteps() {
	const id = useId();
	const navigate = useNavigate();
	const { mutate, isPending } = useLoadSample(() =>
		navigate({ to: paths.builder }),
	);
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="text-h2">
				Welcome to Attune
			</h2>
			<p className="mt-1 mb-5 max-w-[60ch] text-ink-2">
				Your profile comes first: what you've done, written down once. Then
				paste a posting and get a resume that says only what's in it.
			</p>
			<ul className="grid gap-4 md:grid-cols-3">
				<Way
					Icon={FileUpIcon}
					title="You have a resume"
					text="It's read in seconds. You check what was read before anything is saved."
				>
					<Link
						to={paths.profile}
						search={{ view: "import" }}
						className={buttonClass({ kind: "primary", wide: true })}
					>
						Import resume
					</Link>
				</Way>
				<Way
					Icon={UserRoundIcon}
					title="You're looking around"
					text="Fill the profile with a made-up person. Remove it with one click."
				>
					<Button wide busy={isPending} onClick={() => mutate()}>
						Try a sample person
					</Button>
				</Way>
				<Way
					Icon={PencilLineIcon}
					title="You'd rather type"
					text="Start with a job, a school or a skill. Everything is saved as you go."
				>
					<Link
						to={paths.profile}
						className={buttonClass({ kind: "plain", wide: true })}
					>
						Complete Profile
					</Link>
				</Way>
			</ul>
		</section>
	);
}

type WayProps = {
	Icon: IconComponent;
	title: string;
	text: string;
	children: ReactNode;
};

function Way({ Icon, title, text, children }: WayProps) {
	return (
		<li className="flex">
			<Card className="flex flex-1 flex-col">
				<Icon aria-hidden size={24} className="text-accent" />
				<h3 className="mt-3 font-sans text-h3">{title}</h3>
				<p className="mt-1 mb-5 flex-1 text-ink-2">{text}</p>
				{children}
			</Card>
		</li>
	);
}
