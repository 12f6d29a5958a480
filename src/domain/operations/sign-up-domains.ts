// With which addresses people may sign up, where administrators name the domains.

/** The domains of a setting such as "example.org, example.net", in lower case. */
export function domainsIn(setting: string): string[] {
	return setting
		.toLowerCase()
		.split(/[\s,;]+/)
		.map((domain) => domain.replace(/^@/, ""))
		.filter(Boolean);
}

/** Without domains any address; a subdomain is another domain. */
export function isDomainAllowed(
	email: string,
	domains: readonly string[],
): boolean {
	const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
	return domains.length === 0 || domains.includes(domain);
}
