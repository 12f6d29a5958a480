// Seals short texts with the installation's secret: AES-256-GCM under a key derived for this purpose alone, bound to the
// name the text is kept under, so that a row moved to another name does not open.
import {
	createCipheriv,
	createDecipheriv,
	hkdfSync,
	randomBytes,
} from "node:crypto";

/** Stands before what is sealed, so that another method can take this one's place while this one is still read. */
const METHOD = "1.";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export type Seal = {
	seal(name: string, text: string): string;
	/** Null where no secret in use fits, or the text was tampered with. */
	open(name: string, sealed: string): string | null;
};

/** Seals with the first secret; what an earlier one sealed still opens. */
export function createSeal(
	secret: string,
	earlier: readonly string[] = [],
): Seal {
	const key = keyOf(secret);
	const keys = [key, ...earlier.map(keyOf)];
	return {
		seal(name, text) {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(name));
			const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
			const bytes = Buffer.concat([iv, cipher.getAuthTag(), body]);
			return METHOD + bytes.toString("base64url");
		},
		open(name, sealed) {
			// What was sealed before methods had numbers is of the same method.
			const text = sealed.startsWith(METHOD)
				? sealed.slice(METHOD.length)
				: sealed;
			const bytes = Buffer.from(text, "base64url");
			if (bytes.length < IV_BYTES + TAG_BYTES) return null;
			for (const each of keys) {
				const found = opened(each, name, bytes);
				if (found !== null) return found;
			}
			return null;
		},
	};
}

function keyOf(secret: string): Buffer {
	return Buffer.from(
		hkdfSync("sha256", secret, "", "attune sealed secrets", 32),
	);
}

function opened(key: Buffer, name: string, bytes: Buffer): string | null {
	const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
		.setAAD(Buffer.from(name))
		.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	try {
		const body = bytes.subarray(IV_BYTES + TAG_BYTES);
		return Buffer.concat([decipher.update(body), decipher.final()]).toString(
			"utf8",
		);
	} catch {
		return null; // another secret, another name or other bytes: there is nothing to open
	}
}
