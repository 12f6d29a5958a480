// Which paths of a profile hold names of lists and titles, rather than lines that tell something.
export function isListed(path: string): boolean {
	return (
		/^(?:skills|software|languages|certifications|personal\.(?!summary))/.test(
			path,
		) || /_(?:name|title)$/.test(path)
	);
}
