// Why no model writes although a provider is set, in the words administrators read everywhere. People are told none of it.

export const PROVIDER_PROBLEMS = {
	budget: "This month's budget is used up, and models are set to stop then.",
	"no-key": "The provider has no key. Set one in System Configuration.",
	"no-address":
		"The provider has no address that may be used. Set one in System Configuration, and let whoever runs the server name its host in AI_ALLOWED_HOSTS.",
} as const;
export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS;
