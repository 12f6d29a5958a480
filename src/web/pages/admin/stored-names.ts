// Stored names in the words of the pages.

export const roleWords = {
	admin: "Admin",
	test_user: "Test User",
	regular_user: "Regular User",
} as const;

export const planWords = {
	free: "Free",
	professional: "Professional",
	premium: "Premium",
} as const;

export const callWords: Readonly<Record<string, string>> = {
	resume: "Resume",
	cover_letter: "Cover letter",
	profile_analysis: "Profile analysis",
	profile_import: "Resume import",
};
