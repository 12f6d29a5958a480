// Where a provider's requests may go. The address comes from an administrator's form, the hosts it may name from whoever runs
// the server, so that the form cannot be used to look around in the server's own network.

/** The services' own, and this machine, where a model of one's own most often runs. */
const KNOWN_HOSTS: readonly string[] = [
	"api.openai.com",
	"api.anthropic.com",
	"generativelanguage.googleapis.com",
	"openrouter.ai",
	"*.openai.azure.com",
	"*.services.ai.azure.com",
	"localhost",
	"127.0.0.1",
	"[::1]",
];

/** Why the address cannot be used; null when it can. `allowed` are further hosts, "*.example.org" for all below one. */
export function providerAddressProblem(
	address: string,
	allowed: readonly string[],
): string | null {
	const url = URL.parse(address);
	if (!url || !["http:", "https:"].includes(url.protocol))
		return "Enter an address that begins with https:// or http://.";
	if (url.username || url.password)
		return "Write the address without a name or password in it.";
	if (url.search || url.hash)
		return "Write the address without a question mark or a hash in it.";
	const isAllowed = [...KNOWN_HOSTS, ...allowed].some((host) =>
		isHost(url.hostname, host.toLowerCase()),
	);
	if (!isAllowed)
		return `Requests to ${url.hostname} are not allowed here. Whoever runs the server can add it to AI_ALLOWED_HOSTS.`;
	return null;
}

function isHost(hostname: string, allowed: string): boolean {
	return allowed.startsWith("*.")
		? hostname.endsWith(allowed.slice(1)) &&
				hostname.length > allowed.length - 1
		: hostname === allowed;
}
