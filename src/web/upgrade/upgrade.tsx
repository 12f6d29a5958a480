// The way to a better plan from any signed-in page: `useUpgrade().openUpgrade("edit")` opens the dialog for what was tried in vain.
// Whoever has the best plan is asked nothing.
import {
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useMemo,
	useState,
} from "react";
import type { PlanName } from "../../domain/account/plans.ts";
import type { UpgradeFeature } from "../../domain/account/upgrade.ts";
import { withRetry } from "../with-retry.ts";
import { UpgradeContext } from "./use-upgrade.ts";

const LOCKED_KEY = "attune.locked-feature";
const UpgradeDialog = lazy(
	withRetry(() =>
		import("./upgrade-dialog.tsx").then(({ UpgradeDialog }) => ({
			default: UpgradeDialog,
		})),
	),
);

type UpgradeProviderProps = { plan: PlanName; children: ReactNode };

export function UpgradeProvider({ plan, children }: UpgradeProviderProps) {
	const [feature, setFeature] = useState<UpgradeFeature | null>(null);
	const [lockedFeature, setLocked] = useState(
		() => sessionStorage.getItem(LOCKED_KEY) as UpgradeFeature | null,
	);
	const canUpgrade = plan !== "premium";
	const openUpgrade = useCallback(
		(wanted: UpgradeFeature) => {
			if (!canUpgrade) return;
			setFeature(wanted);
			if (wanted !== "edit" && wanted !== "template_access") return;
			setLocked(wanted);
			sessionStorage.setItem(LOCKED_KEY, wanted);
		},
		[canUpgrade],
	);
	const upgrade = useMemo(
		() => ({ canUpgrade, openUpgrade, lockedFeature }),
		[canUpgrade, openUpgrade, lockedFeature],
	);
	return (
		<UpgradeContext value={upgrade}>
			{children}
			{feature && (
				<Suspense>
					<UpgradeDialog
						plan={plan}
						feature={feature}
						onClose={() => setFeature(null)}
					/>
				</Suspense>
			)}
		</UpgradeContext>
	);
}
