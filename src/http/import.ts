// A resume's or a posting's file, read to be looked over. Nothing is saved here: what a person keeps comes back as their profile.
import { importCalls } from "../api/import.ts";
import type { ModelAccess } from "../workflows/model-access.ts";
import {
	modelForPlacing,
	placeWithModel,
} from "../workflows/place-with-model.ts";
import type { SettingsInForce } from "../workflows/settings-port.ts";
import type { Importer } from "../world/importer.ts";
import { mayTry } from "./attempts.ts";
import { turnOf } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";
import { refuseLargeFile, uploadedFile } from "./uploaded-file.ts";

/** Far more than a posting may have: what is left of a long page is cut by whoever pasted it. */
const LONGEST_POSTING = 100_000;

type Reading = Store & { importer: Importer; settings: SettingsInForce };
type Placing = Store &
	Omit<ModelAccess, "database"> & {
		/** Aborted when the server stops. */
		closing: AbortSignal;
	};

export function importRoutes(parts: Reading): Route[] {
	const { importer, settings } = parts;
	return [
		answers(importCalls.read, async ({ person, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "import account", who: person.id, address });
			const bytes = await uploadedFile(c);
			refuseLargeFile(bytes, (await settings.current()).max_file_size_mb);
			return importer.read(bytes, turnOf(c));
		}),
		answers(importCalls.readPosting, async ({ person, c }) => {
			const { address } = c.var;
			await mayTry(parts, { what: "import account", who: person.id, address });
			const bytes = await uploadedFile(c);
			const text = await importer.readPosting(bytes, turnOf(c));
			return { text: text.slice(0, LONGEST_POSTING) };
		}),
	];
}

export function placingRoute(parts: Placing): Route {
	return answers(importCalls.place, async ({ person, body, c }) => {
		const { address } = c.var;
		const choice = await modelForPlacing(parts);
		await mayTry(parts, { what: "placing account", who: person.id, address });
		const placings = await placeWithModel(
			{ ...parts, database: parts.db },
			body,
			{
				userId: person.id,
				choice,
				signal: AbortSignal.any([c.req.raw.signal, parts.closing]),
			},
		);
		return { placings };
	});
}
