// Choosing a password: the two fields every page asks it with, and how strong the chosen one is, in a word and a bar.
import type { UseFormRegisterReturn } from "react-hook-form";
import { z } from "zod";
import { PasswordChange, ResetRequest } from "../api/accounts.ts";
import {
	type PasswordStrength,
	passwordStrength,
} from "../domain/account/password-strength.ts";
import { TextField } from "./ui/field.tsx";

const again = { confirm: z.string().min(1, "Enter the new password again") };
const isSame = (typed: { newPassword: string; confirm: string }) =>
	typed.newPassword === typed.confirm;
const mismatch = { path: ["confirm"], message: "New passwords do not match." };

export const NewPassword = ResetRequest.pick({ newPassword: true })
	.extend(again)
	.refine(isSame, mismatch);

/** The same with the password in force. */
export const ChangedPassword = PasswordChange.extend(again).refine(
	isSame,
	mismatch,
);

type Field = { input: UseFormRegisterReturn; error: string | undefined };
type FieldsProps = { chosen: Field; confirm: Field; typed: string };

/** `typed` is what stands in the first field. */
export function NewPasswordFields({ chosen, confirm, typed }: FieldsProps) {
	return (
		<>
			<TextField
				label="New password"
				type="password"
				autoComplete="new-password"
				error={chosen.error}
				hint={<StrengthMeter password={typed} />}
				{...chosen.input}
			/>
			<TextField
				label="Confirm new password"
				type="password"
				autoComplete="new-password"
				error={confirm.error}
				{...confirm.input}
			/>
		</>
	);
}

const looks: Record<
	PasswordStrength,
	{ word: string; width: string; tone: string }
> = {
	weak: { word: "Weak", width: "25%", tone: "bg-bad" },
	fair: { word: "Fair", width: "50%", tone: "bg-warn-dot" },
	good: { word: "Good", width: "75%", tone: "bg-ok" },
	strong: { word: "Strong", width: "100%", tone: "bg-ok" },
};

export function StrengthMeter({ password }: { password: string }) {
	if (!password) return "At least 8 characters. Longer is safer.";
	const { word, width, tone } = looks[passwordStrength(password)];
	return (
		<span className="flex items-center gap-3">
			<span
				aria-hidden
				className="h-1.5 flex-1 overflow-hidden rounded-full bg-wash"
			>
				<span
					className={`block h-full ${tone} transition-[width] duration-300`}
					style={{ width }}
				/>
			</span>
			{word}
		</span>
	);
}
