// A quiet line about the plan's bounds: full when they are reached, compact before that. Put away once, it stays away until the
// browser is closed.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { useState } from "react";
import {
	type BannerTrigger,
	bannerBadges,
	type UpgradeFeature,
} from "../../domain/account/upgrade.ts";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/card.tsx";
import { XIcon } from "../ui/icons.ts";
import { useUpgrade } from "./use-upgrade.ts";

const tones = {
	limit_reached: "bad",
	usage_warning: "warn",
	feature_locked: "accent",
} as const;

type UpgradeBannerProps = {
	trigger: BannerTrigger;
	text: string;
	feature: UpgradeFeature;
};

export function UpgradeBanner({ trigger, text, feature }: UpgradeBannerProps) {
	const { canUpgrade, openUpgrade } = useUpgrade();
	const key = `attune.banner.${trigger}`;
	const [isAway, setAway] = useState(
		() => sessionStorage.getItem(key) !== null,
	);
	if (isAway || !canUpgrade) return null;
	const isFull = trigger === "limit_reached";
	const dismiss = () => {
		sessionStorage.setItem(key, "away");
		setAway(true);
	};
	return (
		<aside
			aria-label={bannerBadges[trigger]}
			className={clsx(
				"mb-4 flex gap-3 rounded-2 border border-line bg-sheet",
				isFull ? "items-start p-5" : "items-center px-4 py-2.5",
			)}
		>
			<div
				className={clsx(
					"flex min-w-0 flex-1 flex-wrap items-center gap-x-4",
					isFull ? "gap-y-3" : "gap-y-1",
				)}
			>
				<Chip tone={tones[trigger]}>{bannerBadges[trigger]}</Chip>
				<div className="min-w-0 flex-1 basis-52">
					<p className={isFull ? "font-medium" : "text-small"}>{text}</p>
					{isFull && (
						<p className="text-small text-ink-2">
							A plan above yours allows more. Everything you've made so far
							stays.
						</p>
					)}
				</div>
				<div className="flex items-center gap-3">
					<Link
						to={paths.home}
						hash="pricing"
						className="text-small text-ink-2 underline-offset-4 hover:underline"
					>
						Plans and pricing
					</Link>
					<Button
						kind={isFull ? "primary" : "plain"}
						size="small"
						onClick={() => openUpgrade(feature)}
					>
						Upgrade
					</Button>
				</div>
			</div>
			<button
				type="button"
				aria-label="Dismiss"
				onClick={dismiss}
				className="-m-1.5 shrink-0 rounded-1 p-1.5 text-ink-2 hover:bg-wash"
			>
				<XIcon aria-hidden size={16} />
			</button>
		</aside>
	);
}
