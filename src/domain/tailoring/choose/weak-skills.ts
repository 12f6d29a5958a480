// Skills that are listed and give nobody a reason to read on.

/** "R (basics)", or what every office uses: listed, and no reason to read on. */
export function isWeakSkill(name: string): boolean {
	return /\([^)]*\p{Ll}[^)]*\)/u.test(name) || isOfficeTool(name);
}

/** Whatever is said of it in brackets, and several at once: "Excel (basics)", "Word, PowerPoint". */
export function isOfficeTool(name: string): boolean {
	return name
		.replace(/\s*\([^()]*\)$/u, "")
		.split(/\s*[,/&+]\s*/u)
		.every((one) => OFFICE.test(one));
}

const OFFICE =
	/^(?:(?:microsoft|ms)[\s-]*)?(?:excel|word|outlook|power\s?point|(?:office|365)(?:[\s-]*365)?(?:[\s-](?:suite|software|paket|package))?|teams|onenote|e-?mails?)$/iu;
