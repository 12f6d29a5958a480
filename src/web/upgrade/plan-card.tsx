// One plan to choose. A plan that gives less than one's own is shown and cannot be chosen.
import { clsx } from "clsx";
import { useId } from "react";
import type { PlanName } from "../../domain/account/plans.ts";
import {
	featureLabel,
	isUpgrade,
	type PlanOffer,
} from "../../domain/account/upgrade.ts";

type PlanCardProps = {
	offer: PlanOffer;
	current: PlanName;
	isChosen: boolean;
	onChoose: () => void;
};

export function PlanCard({
	offer,
	current,
	isChosen,
	onChoose,
}: PlanCardProps) {
	const id = useId();
	const isBetter = isUpgrade(current, offer.name);
	return (
		<label
			className={clsx(
				"flex gap-3 rounded-2 border p-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
				isChosen
					? "border-accent bg-accent-wash"
					: "border-line-strong bg-sheet",
				isBetter ? !isChosen && "hover:bg-wash" : "text-ink-2",
			)}
		>
			<input
				type="radio"
				name="plan"
				value={offer.name}
				checked={isChosen}
				disabled={!isBetter}
				aria-labelledby={`${id}-name`}
				aria-describedby={`${id}-price ${id}-note`}
				onChange={onChoose}
				className="mt-1 size-4 shrink-0 accent-accent"
			/>
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap items-baseline justify-between gap-x-3">
					<span id={`${id}-name`} className="text-h3 font-semibold">
						{offer.display_name}
					</span>
					<span id={`${id}-price`}>
						<span className="font-serif text-h2 font-semibold">
							{priceOf(offer)}
						</span>
						{offer.beta_price_cents > 0 && (
							<span className="text-small text-ink-2">/month</span>
						)}
					</span>
				</span>
				<span id={`${id}-note`} className="block text-small text-ink-2">
					{isBetter
						? [
								...(offer.beta_price_cents > 0 ? ["Beta price"] : []),
								...offer.features.map(featureLabel),
							].join(" · ")
						: "Your plan includes all of this"}
				</span>
			</span>
		</label>
	);
}

function priceOf({ beta_price_cents }: PlanOffer): string {
	return beta_price_cents === 0
		? "Free"
		: `$${(beta_price_cents / 100).toFixed(2)}`;
}
