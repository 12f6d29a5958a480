// The address somebody typed on their way in: it stays in its window over every form, a reload and the link of a mail, until they
// are in.
const KEY = "attune.typed-email";

export function typedEmail(): string {
	return sessionStorage.getItem(KEY) ?? "";
}

export function keepTypedEmail(email: string): void {
	if (email === "") sessionStorage.removeItem(KEY);
	else sessionStorage.setItem(KEY, email);
}
