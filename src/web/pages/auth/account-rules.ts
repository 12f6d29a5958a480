// What the two forms ask for before anything is sent. The server asks the same again.
import { z } from "zod";

const required = (message: string) => z.string().trim().min(1, message);

export const SignIn = z.object({
	email: required("Email is required").pipe(z.email("Email is invalid")),
	password: required("Password is required").pipe(
		z.string().min(6, "Password must be at least 6 characters"),
	),
});
export type SignIn = z.infer<typeof SignIn>;

export const CreateAccount = SignIn.extend({
	firstName: required("First name is required"),
	lastName: required("Last name is required"),
});
export type CreateAccount = z.infer<typeof CreateAccount>;
