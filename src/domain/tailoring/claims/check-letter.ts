// A letter against the profile: who writes, every sentence, and what it is called. To whom it goes is the posting's, no claim.
import { pathOf } from "../../profile/content-path.ts";
import type { LetterContent } from "../content/content.ts";
import { ownParagraphs } from "../letter/own-paragraphs.ts";
import { type Check, notOwn, refuse, reportParagraph } from "./check.ts";
import { checkAddress, checkName } from "./check-identity.ts";
import { isSameName } from "./same-names.ts";

export function checkLetter(check: Check, letter: LetterContent): void {
	const { sender, recipient, subject, body, signature } = letter;
	const { personal } = check.ground.profile;
	checkName(check, "sender.name", sender.name);
	checkAddress(check, {
		path: "sender.email",
		text: sender.email,
		own: personal.email,
	});
	checkAddress(check, {
		path: "sender.phone",
		text: sender.phone,
		own: personal.phone,
	});
	for (const field of ["address", "zip_code", "city", "state"] as const)
		if (sender[field] !== "" && !isSameName(sender[field], personal[field]))
			notOwn(check, { path: `sender.${field}`, text: sender[field] }, [
				personal[field],
			]);
	for (const [field, text] of Object.entries(recipient))
		refuse(check, `recipient.${field}`, text);
	reportParagraph(check, { path: "subject", text: subject });
	reportParagraph(check, {
		path: pathOf("body", "opening"),
		text: body.opening,
	});
	const { why_them, answers = [] } = letter.metadata;
	const own = [...ownParagraphs(why_them), ...answers];
	body.body_paragraphs.forEach((text, at) => {
		// What the person says of the employer is no claim about themselves, what they answer their own statement; but it may hold nothing that must not be sent.
		if (own.includes(text))
			refuse(check, pathOf("body", "body_paragraphs", at), text);
		else
			reportParagraph(check, {
				path: pathOf("body", "body_paragraphs", at),
				text,
			});
	});
	reportParagraph(check, {
		path: pathOf("body", "closing"),
		text: body.closing,
	});
	checkName(check, "signature", signature);
	// What comes along is whoever sends it to see; it claims nothing.
	refuse(check, "enclosures", letter.enclosures ?? "");
}
