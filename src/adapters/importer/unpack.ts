// Opens a zip with limits before anything is unpacked: how many files, how large they say they are, how far they grow. A file
// that grows beyond what it said is cut off there.
import { type UnzipFileInfo, unzipSync } from "fflate";
import { Refusal } from "../../domain/refusal.ts";

const MOST_FILES = 3_000;
const LARGEST_FILE = 30 * 1024 * 1024;
const LARGEST_ALL = 60 * 1024 * 1024;
const MOST_GROWTH = 150;
/** Small files of repeated text grow far without harm. */
const HARMLESS = 1024 * 1024;

const BOMB =
	"This file unpacks to far more than a resume holds and wasn't opened. Export it again from the program it was made with.";
const BROKEN =
	"This file is damaged and can't be opened. Save or export it again and choose the new file.";

export type Unpacked = { names: string[]; files: Record<string, Uint8Array> };

/** The names of all files in it, and the contents of those wanted. */
export function unpack(
	bytes: Uint8Array,
	isWanted: (name: string) => boolean,
): Unpacked {
	const names: string[] = [];
	let total = 0;
	const filter = ({ name, size, originalSize }: UnzipFileInfo) => {
		names.push(name);
		const isGrown =
			originalSize > HARMLESS && originalSize > size * MOST_GROWTH;
		if (names.length > MOST_FILES || isGrown || originalSize > LARGEST_FILE)
			throw new Refusal("bad-input", BOMB);
		if (!isWanted(name)) return false;
		total += originalSize;
		if (total > LARGEST_ALL) throw new Refusal("bad-input", BOMB);
		return true;
	};
	try {
		return { names, files: unzipSync(bytes, { filter }) };
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal("bad-input", BROKEN, { cause: error });
	}
}
