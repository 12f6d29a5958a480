// What a page says when the session ends while it is open.

/** Why one has to sign in, in the page's own words. */
export function endedText(pathname: string): string {
	if (pathname.startsWith("/resume/")) return "Please log in to view resumes.";
	if (pathname.startsWith("/cover-letter/"))
		return "Please log in to view cover letters.";
	return "Your session has ended. Sign in again to pick up where you left off.";
}
