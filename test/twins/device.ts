// Somebody's device as a browser speaks to it (WebAuthn): makes a passkey and answers with it, the way a phone would.
import {
	createHash,
	generateKeyPairSync,
	randomBytes,
	sign,
} from "node:crypto";

type Asked = { options: Record<string, unknown> };

const UNLOCKED = 0x05;
const WITH_KEY = 0x40;

export type Device = ReturnType<typeof createDevice>;

/** For pages at this origin. `flags` without the unlocked bit are of a device that asked nobody for a finger. */
export function createDevice(origin: string, flags = UNLOCKED) {
	const { privateKey, publicKey } = generateKeyPairSync("ec", {
		namedCurve: "P-256",
	});
	const id = randomBytes(16);
	const host = createHash("sha256").update(new URL(origin).hostname).digest();
	let uses = 0;
	const authData = (more: number) => {
		uses += 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(uses);
		return Buffer.concat([host, Buffer.from([flags | more]), count]);
	};
	const clientData = (type: string, { options }: Asked) =>
		Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin }));
	const named = {
		id: id.toString("base64url"),
		rawId: id.toString("base64url"),
		type: "public-key",
		clientExtensionResults: {},
	};
	return {
		id: named.id,
		make(asked: Asked) {
			const length = Buffer.from([0, id.length]);
			const data = Buffer.concat([
				authData(WITH_KEY),
				Buffer.alloc(16),
				length,
				id,
				coseKey(publicKey.export({ format: "jwk" })),
			]);
			const attestationObject = Buffer.concat([
				Buffer.from([0xa3]),
				...[text("fmt"), text("none"), text("attStmt"), Buffer.from([0xa0])],
				...[text("authData"), bytes(data)],
			]);
			const response = {
				clientDataJSON: clientData("webauthn.create", asked).toString(
					"base64url",
				),
				attestationObject: attestationObject.toString("base64url"),
			};
			return { ...named, response };
		},
		answer(asked: Asked) {
			const client = clientData("webauthn.get", asked);
			const data = authData(0);
			const hash = createHash("sha256").update(client).digest();
			const response = {
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: sign(
					"sha256",
					Buffer.concat([data, hash]),
					privateKey,
				).toString("base64url"),
			};
			return { ...named, response };
		},
	};
}

/** A map of five entries: an EC key, ES256, P-256, x and y. */
function coseKey({ x = "", y = "" }: { x?: string; y?: string }): Buffer {
	const [left, right] = [x, y].map((part) =>
		bytes(Buffer.from(part, "base64url")),
	);
	return Buffer.concat([
		Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
		left ?? Buffer.alloc(0),
		Buffer.from([0x22]),
		right ?? Buffer.alloc(0),
	]);
}

function text(word: string): Buffer {
	return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
}

function bytes(value: Buffer): Buffer {
	return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
