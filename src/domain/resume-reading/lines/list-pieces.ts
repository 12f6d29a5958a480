// Cuts a line that lists things into the things, leaving alone what stands in brackets.

import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";

const LEADING_AND = new RegExp(
	`^${inAnyLanguage(({ and }) => and)}\\s+(?=\\p{L})`,
	"u",
);

/** "Go, Python (pandas, NumPy) • SQL" as three pieces. */
export function listPieces(written: string): string[] {
	// "TCP / IP" is one thing, "Go / Python / SQL" are three.
	const sign = [" / ", " – "].find((each) => written.split(each).length > 2);
	const text =
		sign !== undefined && !/[,;|•·]/u.test(written)
			? written.replaceAll(sign, "\n")
			: written;
	const pieces: string[] = [];
	let depth = 0;
	let piece = "";
	const letters = [...text];
	for (const [at, letter] of letters.entries()) {
		if (letter === "(" || letter === "[") depth += 1;
		if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
		const isNumber =
			letter === "," &&
			/\d/.test(letters[at - 1] ?? "") &&
			/\d/.test(letters[at + 1] ?? "");
		if (depth === 0 && /[,;|•·▪●◆◇❖⬥✦★\t\n、，；]/u.test(letter) && !isNumber) {
			pieces.push(piece);
			piece = "";
		} else piece += letter;
	}
	pieces.push(piece);
	return pieces.map(trimmedPiece).filter((each) => /[\p{L}\d]/u.test(each));
}

export function trimmedPiece(text: string): string {
	return text
		.replace(/^[\s•·▪●○◦*–—-]+(?=\s|\p{L})/u, "")
		.replace(/[●○★☆■□⬤✦\s]+$/u, "")
		.replace(LEADING_AND, "")
		.replace(/(?<=\p{L}{2}|\p{L}\d{1,3})\.$/u, "")
		.trim();
}

/** "Databases: SQL, Redis" as its label and its list. */
export function labeled(text: string): { label: string; list: string } | null {
	const found = /^([^:：\t,;]{2,50}?)\s*[:：]\s*(\S.*)$/su.exec(text);
	if (found) return { label: found[1] ?? "", list: found[2] ?? "" };
	const spaced = /^([^\t,;]{2,40})\t(.*[,;|•·].*)$/su.exec(text);
	return spaced ? { label: spaced[1] ?? "", list: spaced[2] ?? "" } : null;
}
