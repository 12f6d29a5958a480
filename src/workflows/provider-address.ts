// Where a provider's requests may go. The address comes from an administrator's form, the hosts it may name from whoever runs
// the server, so that the form cannot be used to look around in the server's own network.

const THIS_MACHINE: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** The services' own, and this machine, where a model of one's own most often runs. */
const KNOWN_HOSTS: readonly string[] = [
	"api.openai.com",
	"api.anthropic.com",
	"generativelanguage.googleapis.com",
	"openrouter.ai",
	"*.openai.azure.com",
	"*.services.ai.azure.com",
	...THIS_MACHINE,
];

const PLAIN = "http://";

/**
 * Why the address cannot be used; null when it can. `allowed` are further hosts, "*.example.org" for all below one, and with "http://"
 * in front those that may be asked without TLS: what is sent holds a key and people's facts.
 */
export function providerAddressProblem(
	address: string,
	allowed: readonly string[],
): string | null {
	const url = URL.parse(address);
	if (!url || !["http:", "https:"].includes(url.protocol))
		return "Enter an address that begins with https:// or http://.";
	if (url.username || url.password)
		return "Enter the address without a name or password in it.";
	if (url.search || url.hash)
		return "Enter the address without a question mark or a hash in it.";
	const hosts = [...KNOWN_HOSTS, ...allowed].map((host) => host.toLowerCase());
	const isAllowed = hosts.some((host) =>
		isHost(url.hostname, host.replace(PLAIN, "")),
	);
	if (!isAllowed)
		return `Requests to ${url.hostname} are not allowed here. Whoever runs the server can add it to AI_ALLOWED_HOSTS.`;
	const mayBePlain = [
		...THIS_MACHINE,
		...hosts
			.filter((host) => host.startsWith(PLAIN))
			.map((host) => host.slice(PLAIN.length)),
	];
	if (
		url.protocol === "http:" &&
		!mayBePlain.some((host) => isHost(url.hostname, host))
	)
		return `Use https:// for ${url.hostname}. Whoever runs the server can allow http by adding http://${url.hostname} to AI_ALLOWED_HOSTS.`;
	return null;
}

function isHost(hostname: string, allowed: string): boolean {
	return allowed.startsWith("*.")
		? hostname.endsWith(allowed.slice(1)) &&
				hostname.length > allowed.length - 1
		: hostname === allowed;
}
