// Chooses a better plan. Without a payment provider the choice is a request that an administrator answers, and says so.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { upgradeCalls } from "../../api/upgrade.ts";
import type { PlanName } from "../../domain/account/plans.ts";
import {
	benefitsOf,
	firstChoice,
	type UpgradeFeature,
} from "../../domain/account/upgrade.ts";
import { attempt } from "../ask.ts";
import { paths } from "../paths.ts";
import { dashboardQuery } from "../queries/dashboard-query.ts";
import { plansQuery } from "../queries/plans-query.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { CheckIcon } from "../ui/icons.ts";
import { Skeleton } from "../ui/page.tsx";
import { notify } from "../ui/toast.tsx";
import { PlanCard } from "./plan-card.tsx";

const titles: Record<UpgradeFeature, string> = {
	edit: "Edit your documents",
	profile_analysis: "More profile analyses",
	generation: "More documents per month",
	template_access: "Every template",
};

type UpgradeDialogProps = {
	plan: PlanName;
	feature: UpgradeFeature;
	onClose: () => void;
};

export function UpgradeDialog({ plan, feature, onClose }: UpgradeDialogProps) {
	const { data: plans, error, refetch } = useQuery(plansQuery);
	const navigate = useNavigate();
	const [chosen, choose] = useState(() => firstChoice(plan));
	const offer = plans?.find(({ name }) => name === chosen);
	const { busy, request } = useRequest({ plan: chosen, feature }, onClose);
	const learnMore = () => {
		onClose();
		void navigate({ to: paths.home, hash: "pricing" });
	};
	return (
		<Dialog title={titles[feature]} onClose={onClose} isWide>
			{error && !plans ? (
				<div role="alert">
					<p className="mb-4 text-ink-2">{error.message}</p>
					<Button onClick={() => refetch()}>Try Again</Button>
				</div>
			) : !plans || !offer ? (
				<div className="min-h-72">
					<Skeleton lines={6} />
				</div>
			) : (
				<div className="grid gap-5 md:grid-cols-[1fr_300px]">
					<fieldset className="m-0 min-w-0 space-y-3 border-0 p-0">
						<legend className="sr-only">Plan</legend>
						{plans
							.filter(({ name }) => name !== plan)
							.map((each) => (
								<PlanCard
									key={each.name}
									offer={each}
									current={plan}
									isChosen={each.name === chosen}
									onChoose={() => choose(each.name)}
								/>
							))}
					</fieldset>
					<Benefits offer={offer} feature={feature} />
				</div>
			)}
			<div className="mt-5 grid grid-cols-2 gap-2 sm:flex sm:justify-end">
				<Button kind="ghost" onClick={onClose}>
					Maybe Later
				</Button>
				<Button onClick={learnMore}>Learn More</Button>
				<Button
					kind="primary"
					busy={busy}
					disabled={!offer}
					onClick={request}
					className="max-sm:order-first max-sm:col-span-2"
				>
					Upgrade Now
				</Button>
			</div>
		</Dialog>
	);
}

function useRequest(
	body: { plan: PlanName; feature: UpgradeFeature },
	onDone: () => void,
) {
	const queries = useQueryClient();
	const [busy, setBusy] = useState(false);
	const request = async () => {
		setBusy(true);
		const requested = await attempt(upgradeCalls.request, { body });
		if (!requested.isDone) {
			const text = requested.failure.message;
			notify({ tone: "bad", title: "Upgrade not requested", text });
			return setBusy(false);
		}
		notify({
			tone: "ok",
			title: "Upgrade requested",
			text: "An administrator will answer your request. You won't be charged.",
		});
		void queries.invalidateQueries(dashboardQuery);
		onDone();
	};
	return { busy, request };
}

type BenefitsProps = {
	offer: Parameters<typeof benefitsOf>[0] & { display_name: string };
	feature: UpgradeFeature;
};

function Benefits({ offer, feature }: BenefitsProps) {
	return (
		<section aria-live="polite" className="rounded-2 bg-wash p-4">
			<h3 className="text-h3">With {offer.display_name}</h3>
			<ul className="mt-2 space-y-1.5">
				{benefitsOf(offer, feature).map((benefit) => (
					<li key={benefit} className="flex items-start gap-2">
						<CheckIcon
							aria-hidden
							size={16}
							className="mt-1 shrink-0 text-ok"
						/>
						{benefit}
					</li>
				))}
			</ul>
		</section>
	);
}
