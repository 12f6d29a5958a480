// The accounts library keeps session tokens as they are. This stands between it and the tables: what is stored and looked for
// is the token's hash, what the library gets back is the token it asked with. Whoever reads the table can sign in as nobody.
import { createHash } from "node:crypto";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>;
type Where = NonNullable<Parameters<Adapter["findMany"]>[0]["where"]>;
type Row = Record<string, unknown>;

/** In place of `drizzleAdapter(…)`. */
export function hashedSessions(
	make: ReturnType<typeof drizzleAdapter>,
): ReturnType<typeof drizzleAdapter> {
	return (options) => guarded(make(options));
}

function guarded(adapter: Adapter): Adapter {
	const ours: Partial<Adapter> = {
		create: (asked) => {
			if (asked.model !== "session") return adapter.create(asked);
			const { token } = asked.data as Row;
			const stored = adapter.create({ ...asked, data: hashIn(asked.data) });
			return givenBack(stored, token) as never;
		},
		findOne: (asked) =>
			givenBack(adapter.findOne(hashed(asked)), tokenIn(asked)) as never,
		findMany: (asked) => adapter.findMany(hashed(asked)),
		count: (asked) => adapter.count(hashed(asked)),
		update: (asked) =>
			givenBack(
				adapter.update({ ...hashed(asked), update: changeOf(asked) }),
				tokenIn(asked),
			) as never,
		updateMany: (asked) =>
			adapter.updateMany({ ...hashed(asked), update: changeOf(asked) }),
		delete: (asked) => adapter.delete(hashed(asked)),
		deleteMany: (asked) => adapter.deleteMany(hashed(asked)),
		consumeOne: (asked) =>
			givenBack(adapter.consumeOne(hashed(asked)), tokenIn(asked)) as never,
		transaction: (work) =>
			adapter.transaction((tx) => work(guarded(tx as Adapter))),
	};
	return { ...adapter, ...ours };
}

function hashed<T extends { model: string; where?: Where }>(asked: T): T {
	if (asked.model !== "session" || !asked.where) return asked;
	const where = asked.where.map((part) =>
		part.field === "token"
			? { ...part, value: hashedValue(part.value) as never }
			: part,
	);
	return { ...asked, where };
}

function changeOf({ model, update }: { model: string; update: Row }): Row {
	return model === "session" ? hashIn(update) : update;
}

function hashIn<T>(row: T): T {
	const { token } = row as Row;
	return token === undefined ? row : { ...row, token: hashedValue(token) };
}

function hashedValue(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(hashedValue);
	return hashOf(String(value));
}

/** What the table holds of a token. */
export function hashOf(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** The one token that was asked for, if it was asked for one. */
function tokenIn({ model, where }: { model: string; where: Where }): unknown {
	if (model !== "session") return undefined;
	return where.find(({ field }) => field === "token")?.value;
}

async function givenBack(row: Promise<unknown>, token: unknown) {
	const found = await row;
	return found && typeof token === "string" ? { ...found, token } : found;
}
