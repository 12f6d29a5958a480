// What was fetched, saved as a file.
export function saveAs(bytes: Blob, name: string): void {
	const address = URL.createObjectURL(bytes);
	Object.assign(document.createElement("a"), {
		href: address,
		download: name,
	}).click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
