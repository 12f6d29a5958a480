// The way to a better plan from any signed-in page: `useUpgrade().openUpgrade("edit")` opens the dialog for what was tried in vain.
import { createContext, useContext } from "react";
import type { UpgradeFeature } from "../../domain/account/upgrade.ts";

type Upgrade = {
	/** False for whoever has the best plan already. */
	canUpgrade: boolean;
	openUpgrade: (feature: UpgradeFeature) => void;
	/** What was tried in vain last, for the banner; forgotten with the window's session. */
	lockedFeature: UpgradeFeature | null;
};

export const UpgradeContext = createContext<Upgrade | null>(null);

export function useUpgrade(): Upgrade {
	const upgrade = useContext(UpgradeContext);
	if (!upgrade)
		throw new Error("useUpgrade is used outside the signed-in pages");
	return upgrade;
}
