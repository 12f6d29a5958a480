// One group of settings: a heading, what it is about, what can be done.
import { type ReactNode, useId } from "react";
import { Card } from "../../ui/card.tsx";

type CardProps = { title: string; about?: ReactNode; children: ReactNode };

export function SettingsCard({ title, about, children }: CardProps) {
	const id = useId();
	return (
		<Card aria-labelledby={id}>
			<h2 id={id} className="text-h2">
				{title}
			</h2>
			{about && <p className="mt-1 text-small text-ink-2">{about}</p>}
			<div className="mt-4">{children}</div>
		</Card>
	);
}
