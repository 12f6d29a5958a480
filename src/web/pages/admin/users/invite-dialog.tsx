// Inviting somebody: their address, and what their account begins as.
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import {
	InvitationRequest,
	invitationCalls,
} from "../../../../api/invitations.ts";
import { attempt } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { planWords, roleWords } from "../stored-names.ts";
import { refusalText } from "./person-acts.ts";

type InviteProps = { onClose: () => void; onChanged: () => void };

export function InviteDialog({ onClose, onChanged }: InviteProps) {
	const { register, handleSubmit, formState, setError } =
		useForm<InvitationRequest>({
			resolver: standardSchemaResolver(InvitationRequest),
			defaultValues: { email: "", role: "regular_user", plan: "free" },
		});
	const submit = handleSubmit(async (body) => {
		const invited = await attempt(invitationCalls.invite, { body });
		if (invited.isDone) {
			notify({ tone: "ok", title: "Invitation sent", text: body.email });
			return onChanged();
		}
		const failed = "Couldn't send the invitation. Please try again.";
		setError("email", { message: refusalText(invited.failure, failed) });
	});
	const { errors, isSubmitting } = formState;
	return (
		<Dialog title="Invite by Email" onClose={onClose}>
			<form noValidate onSubmit={submit} className="space-y-4">
				<p className="text-ink-2">
					The link in the email works once, for seven days, even where sign-up
					is closed.
				</p>
				<TextField
					label="Email"
					type="email"
					autoComplete="off"
					error={errors.email?.message}
					{...register("email")}
				/>
				<SelectField label="Role" {...register("role")}>
					{Object.entries(roleWords).map(([role, label]) => (
						<option key={role} value={role}>
							{label}
						</option>
					))}
				</SelectField>
				<SelectField label="Plan" {...register("plan")}>
					{Object.entries(planWords).map(([plan, label]) => (
						<option key={plan} value={plan}>
							{label}
						</option>
					))}
				</SelectField>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>Cancel</Button>
					<Button type="submit" kind="primary" busy={isSubmitting}>
						Send Invitation
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
