// Taking everything away: one file, made while it is sent, which the browser stores as any download.

import { meCalls } from "../../../api/me.ts";
import { linkTo } from "../../ask.ts";
import { buttonClass } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons.ts";
import { SettingsCard } from "./settings-card.tsx";

export function ArchiveCard() {
	return (
		<SettingsCard
			title="Your Data"
			about="One zip file: your profile as JSON Resume and as Attune stores it, every document as PDF and JSON, your settings and your usage."
		>
			<a href={linkTo(meCalls.archive)} download className={buttonClass()}>
				<DownloadIcon aria-hidden size={16} />
				Download All My Data
			</a>
		</SettingsCard>
	);
}
