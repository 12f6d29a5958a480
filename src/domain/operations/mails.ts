// The words of the mails about an account and an installation. Who gets one, and when, is decided elsewhere. `link` is a whole address.
// Words that somebody typed never stand before the text that matters, and never in a mail to an address that nobody has
// confirmed yet: a stranger may have signed up with it and chosen the name.

export type MailText = { subject: string; text: string };
type Linked = { link: string };
export type Addressed = Linked & { name: string };

export function confirmationMail({ link }: Linked): MailText {
	return {
		subject: "Confirm your email address for Attune",
		text: paragraphs([
			"Open this link, then press the button to confirm your email address and finish creating your Attune account:",
			link,
			"The link works once, for 24 hours. If it has expired, sign in to get a new one.",
			"Didn't create an account? You can ignore this email.",
		]),
	};
}

/** To whoever runs the installation: what wants a hand, one line each. */
export function alertMail({
	alerts,
	link,
}: Linked & { alerts: readonly string[] }): MailText {
	const many = alerts.length === 1 ? "1 alert" : `${alerts.length} alerts`;
	return {
		subject: `Attune: ${many}`,
		text: paragraphs([
			alerts.map((text) => `- ${text}`).join("\n"),
			"Look at it here:",
			link,
			"The same alert is mailed once a day at most. Who gets it is set under System Configuration, Notifications.",
		]),
	};
}

export function invitationMail({ link }: Linked): MailText {
	return {
		subject: "You're invited to Attune",
		text: paragraphs([
			"Whoever runs this installation of Attune invites you to write your resumes and cover letters with it. Open this link to choose a password:",
			link,
			"The link works once, for seven days. If you don't want an account, you can ignore this email.",
		]),
	};
}

/** Somebody signed up with an address that has an account: only its owner learns that it has one. */
export function accountExistsMail({ link }: Linked): MailText {
	return {
		subject: "You already have an Attune account",
		text: paragraphs([
			"Someone, probably you, tried to create an Attune account with this email address. You already have one. Sign in here:",
			link,
			"If you forgot your password, choose “Forgot password?” on that page. If this wasn't you, you can ignore this email: nothing has changed.",
		]),
	};
}

export function resetMail({ link }: Linked): MailText {
	return {
		subject: "Choose a new password for Attune",
		text: paragraphs([
			"Someone, probably you, asked for a new password for your Attune account. Open this link to choose one:",
			link,
			"The link works once, for one hour. If this wasn't you, you can ignore this email: your password stays the same.",
		]),
	};
}

export function passwordChangedMail({ name, link }: Addressed): MailText {
	return {
		subject: "Your Attune password was changed",
		text: paragraphs([
			"The password of your Attune account was just changed, and every other session was signed out.",
			`If that wasn't you, choose “Forgot password?” here right away:\n${link}`,
			signature(name),
		]),
	};
}

export function factorChangedMail({
	name,
	link,
	state,
}: Addressed & { state: "on" | "off" }): MailText {
	return {
		subject: `Two-step sign-in for Attune was turned ${state}`,
		text: paragraphs([
			state === "on"
				? "Signing in to your Attune account now takes a code from your authenticator app. Keep your recovery codes somewhere safe."
				: "Signing in to your Attune account now takes your password alone.",
			`If that wasn't you, choose a new password here right away:\n${link}`,
			signature(name),
		]),
	};
}

export function passkeyChangedMail({
	name,
	link,
	change,
}: Addressed & { change: "added" | "removed" }): MailText {
	return {
		subject: `A passkey was ${change} for Attune`,
		text: paragraphs([
			change === "added"
				? "Your Attune account can now be signed in to with a new passkey, without a password."
				: "A passkey was removed from your Attune account. Signing in doesn't work with it anymore.",
			`If that wasn't you, choose a new password here right away and look at your passkeys in Settings:\n${link}`,
			signature(name),
		]),
	};
}

/** To the owner of an account that somebody at a provider has just been joined with. */
export function identityLinkedMail({
	provider,
	link,
}: Linked & { provider: string }): MailText {
	return {
		subject: "A new way to sign in to Attune",
		text: paragraphs([
			`Your Attune account can now be signed in to with ${provider}: someone, probably you, signed in there with this email address.`,
			`If that wasn't you, contact whoever runs this installation:\n${link}`,
		]),
	};
}

/** To the address that was the account's until now. */
export function addressChangedMail({ link }: Linked): MailText {
	return {
		subject: "Your Attune account has another email address now",
		text: paragraphs([
			"An administrator changed the email address of your Attune account. You can't sign in with this one anymore.",
			`If you didn't ask for that, contact whoever runs this installation:\n${link}`,
		]),
	};
}

export function signature(name: string): string {
	return `This email was sent to ${name} by Attune.`;
}

export function paragraphs(parts: string[]): string {
	return `${parts.join("\n\n")}\n`;
}
