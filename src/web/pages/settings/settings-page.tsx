// Settings: the account, what is mailed, how things look, where one is signed in, taking one's data away, leaving.
import { useMe } from "../../session.ts";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { ArchiveCard } from "./archive-card.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";
import { Preferences } from "./preferences.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { TwoStepCard } from "./two-step-card.tsx";

export function SettingsPage() {
	const me = useMe();
	return (
		<Page width="reading">
			<PageTitle title="Settings" />
			<PageHead
				title="Settings"
				below="Your account, your preferences and your data"
			/>
			<div className="space-y-4">
				<AccountCard me={me} />
				<Preferences />
				<PasskeysCard />
				<TwoStepCard />
				<SessionsCard />
				<ArchiveCard />
				<DangerZone supportAddress={me.supportAddress} />
			</div>
		</Page>
	);
}
