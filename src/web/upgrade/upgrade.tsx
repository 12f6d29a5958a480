// The way to a better plan from any signed-in page: `useUpgrade().openUpgrade("edit")` opens the dialog for what was tried in vain.
// Whoever has the best plan is asked nothing.
import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useMemo,
	useState,
} from "react";
import type { PlanName } from "../../domain/account/plans.ts";
import type { UpgradeFeature } from "../../domain/account/upgrade.ts";
import { withRetry } from "../with-retry.ts";

type Upgrade = {
	/** False for whoever has the best plan already. */
	canUpgrade: boolean;
	openUpgrade: (feature: UpgradeFeature) => void;
	/** What was tried in vain last, for the banner; forgotten with the window's session. */
	lockedFeature: UpgradeFeature | null;
};

const LOCKED_KEY = "attune.locked-feature";
const Context = createContext<Upgrade | null>(null);
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
		<Context value={upgrade}>
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
		</Context>
	);
}

export function useUpgrade(): Upgrade {
	const upgrade = useContext(Context);
	if (!upgrade)
		throw new Error("useUpgrade is used outside the signed-in pages");
	return upgrade;
}
