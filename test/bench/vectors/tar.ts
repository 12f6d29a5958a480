// One file out of a tar archive, the way npm packs: names in 100 bytes, sizes in octal digits, all in blocks of 512 bytes.

const BLOCK = 512;

/** The text of a file; an error where the archive holds none of that name. */
export function fileInTar(archive: Uint8Array, name: string): string {
	const decoder = new TextDecoder();
	let at = 0;
	while (at + BLOCK <= archive.length) {
		const field = (from: number, length: number) =>
			decoder
				.decode(archive.subarray(at + from, at + from + length))
				.replace(/\0.*$/s, "");
		const size = Number.parseInt(field(124, 12).trim() || "0", 8);
		if (field(0, 100) === name)
			return decoder.decode(archive.subarray(at + BLOCK, at + BLOCK + size));
		at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
	}
	throw new Error(`The package holds no ${name}`);
}
