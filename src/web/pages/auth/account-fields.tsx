// Name, email and password, as every page asks for them that makes an account.
import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { ApiError } from "../../client.ts";
import { StrengthMeter } from "../../new-password.tsx";
import { TextField } from "../../ui/field.tsx";

const accountFields = ["firstName", "lastName", "email", "password"] as const;
export type AccountField = (typeof accountFields)[number];

type Field = UseFormRegisterReturn & { error: string | undefined };
type FieldsProps = {
	field(name: Exclude<AccountField, "email">): Field;
	/** What stands in the password's field. */
	typed: string;
	/** The field of the email, or what stands in its place. */
	email: ReactNode;
};

export function AccountFields({ field, typed, email }: FieldsProps) {
	return (
		<>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="First name"
					autoComplete="given-name"
					{...field("firstName")}
				/>
				<TextField
					label="Last name"
					autoComplete="family-name"
					{...field("lastName")}
				/>
			</div>
			{email}
			<TextField
				label="Password"
				type="password"
				autoComplete="new-password"
				hint={<StrengthMeter password={typed} />}
				{...field("password")}
			/>
		</>
	);
}

/** What the server says of each field, for the message under it. */
export function refusedFields({
	fields,
}: ApiError): { name: AccountField; message: string }[] {
	return accountFields.flatMap((name) => {
		const message = fields[name];
		return message ? [{ name, message }] : [];
	});
}
