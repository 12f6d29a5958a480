import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inBase64, jpeg, photoBytes, photoWith } from "../../../test/photo.ts";
import { bytesOfBase64, readPhoto, withoutMetadata } from "./photo.ts";

const [EXIF, COMMENT, PROFILE] = [0xe1, 0xfe, 0xe2];
const place = "Exif\0\0GPS 52.52 N 13.40 E";
const messageOf = (letters: string) => {
	const read = readPhoto(letters);
	return read.ok ? null : read.problems[0]?.message;
};

describe("a photo that may be kept", () => {
	test("is a small JPEG, with its sides", () => {
		expect(readPhoto(jpeg)).toEqual({
			ok: true,
			value: { jpeg, width: 120, height: 154 },
		});
	});

	test.each([EXIF, COMMENT, PROFILE])(
		"holds no part %i, where cameras and programs write about it",
		(marker) => {
			expect(messageOf(inBase64(photoWith(marker, place)))).toBe(
				"The photo holds more than its picture",
			);
		},
	);

	test("hides nothing behind its end, and is whole", () => {
		const bytes = photoBytes();
		const hidden = Buffer.concat([bytes, Buffer.from("PK\x03\x04")]);
		for (const wrong of [hidden, bytes.subarray(0, 900), bytes.subarray(2)])
			expect(messageOf(inBase64(wrong))).toBe("The photo isn't a whole JPEG");
		expect(messageOf("<svg onload=alert(1)>")).toBe(
			"The photo isn't a whole JPEG",
		);
	});

	test("is neither huge nor tiny, in bytes and in pixels", () => {
		expect(messageOf("A".repeat(300_000))).toContain("150 kB");
		for (const side of [3, 20_000]) {
			const bytes = photoBytes();
			const frame = bytes.findIndex(
				(byte, at) => byte === 0xff && bytes[at + 1] === 0xc0,
			);
			bytes[frame + 5] = side >> 8;
			bytes[frame + 6] = side & 0xff;
			expect(messageOf(inBase64(bytes))).toContain("100 to 1000 pixels");
		}
	});

	test("is read or refused whatever its bytes are", () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.nat(1378), fc.nat(255)), { maxLength: 8 }),
				(changes) => {
					const bytes = photoBytes();
					for (const [at, value] of changes) bytes[at] = value;
					const read = readPhoto(inBase64(bytes));
					if (read.ok) expect(withoutMetadata(bytes)).toEqual(bytes);
				},
			),
			{ numRuns: 300, seed: 7 },
		);
	});
});

test("a picture loses what was written beside it, and nothing of itself", () => {
	const written = photoWith(EXIF, place);
	const bare = withoutMetadata(written);
	expect(bare).toEqual(photoBytes());
	expect(withoutMetadata(photoBytes())).toEqual(photoBytes());
	expect(withoutMetadata(new Uint8Array([1, 2, 3]))).toBeNull();
});

test("base64 is read as it was written", () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
			expect(bytesOfBase64(inBase64(bytes))).toEqual(bytes);
		}),
		{ seed: 7 },
	);
	expect(bytesOfBase64("a")).toBeNull();
	expect(bytesOfBase64("ab=c")).toBeNull();
});
