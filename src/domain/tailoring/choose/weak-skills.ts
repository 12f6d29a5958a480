// Skills that are listed and give nobody a reason to read on.

/** "R (basics)", or what every office uses: listed, and no reason to read on. */
export function isWeakSkill(name: string): boolean {
	return /\([^)]*\p{Ll}[^)]*\)/u.test(name) || isOfficeTool(name);
}

/** Whatever is said of it in brackets: "Excel (basics)". */
export function isOfficeTool(name: string): boolean {
	return OFFICE.test(name.replace(/\s*\([^()]*\)$/u, ""));
}

const OFFICE =
	/^(?:(?:microsoft|ms)[\s-]*)?(?:excel|word|outlook|power\s?point|(?:office|365)(?:[\s-]*365)?|teams|onenote)$/iu;
