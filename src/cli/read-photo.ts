// A photo given to a command: a JPEG, without what a camera writes into it.
import {
	type Photo,
	readPhoto,
	withoutMetadata,
} from "../domain/profile/photo.ts";
import { Refusal } from "../domain/refusal.ts";
import { nameOf, readBytes } from "./read-input.ts";

/** Undefined where none is given. */
export async function readPhotoFile(
	file: string | null,
): Promise<Photo | undefined> {
	if (file === null) return undefined;
	const plain = withoutMetadata(await readBytes(file));
	const outcome = readPhoto(Buffer.from(plain ?? []).toString("base64"));
	if (outcome.ok) return outcome.value;
	const [problem] = outcome.problems;
	throw new Refusal(
		"bad-input",
		`${nameOf(file)}: ${problem?.message}. Use a JPEG of at most 150 kB, 420 by 540 pixels at best.`,
	);
}
