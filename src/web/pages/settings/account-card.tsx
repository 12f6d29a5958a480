// The address one signs in with, which stays, and the password, which can be changed.
import { useState } from "react";
import type { Me } from "../../../api/me.ts";
import { ChangePasswordForm } from "../../change-password-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SupportLink } from "./support-link.tsx";

export function AccountCard({ me }: { me: Me }) {
	const [isChanging, setChanging] = useState(false);
	return (
		<SettingsCard title="Account Settings">
			<TextField
				label="Email"
				type="email"
				value={me.user.email}
				readOnly
				className="max-w-md [&_input]:bg-wash"
				hint={
					<>
						Email address cannot be changed. Contact support if needed.
						<SupportLink address={me.supportAddress} />
					</>
				}
			/>
			<Button className="mt-4" onClick={() => setChanging(true)}>
				Change Password
			</Button>
			{isChanging && (
				<Dialog title="Change Password" onClose={() => setChanging(false)}>
					<p className="mb-4 text-small text-ink-2">
						You'll stay signed in here and be signed out everywhere else.
					</p>
					<ChangePasswordForm
						currentLabel="Current password"
						onChanged={() => setChanging(false)}
					/>
				</Dialog>
			)}
		</SettingsCard>
	);
}
