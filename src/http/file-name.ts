// The name a downloaded file gets. Nothing of what a person wrote can leave the header or the folder.

/** Once in letters every program reads, once as it is (RFC 6266). */
export function attachment(words: string, extension: string): string {
	const title = words
		.replace(/[^\p{L}\p{N}]+/gu, "_")
		.replace(/^_+|_+$/g, "")
		.slice(0, 100);
	const name = `${title}.${extension}`;
	const plain = name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^\w.-]/g, "_");
	return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
