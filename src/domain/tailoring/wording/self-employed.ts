/** Whether what stands in the place of an employer says that there is none. */
export function isSelfEmployed(company: string): boolean {
	return /^(?:freelanc\w*|self[- ]employed|intermittente?s?(?: du spectacle)?|independent(?: consultant| contractor)?)$/i.test(
		company.trim(),
	);
}
