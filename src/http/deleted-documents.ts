// Deleting a document, and for a minute the way back. The database forgets it at once: what brings it back is given to its owner,
// sealed, so that it can be nothing else and nobody else's.
import { z } from "zod";
import { generationCalls } from "../api/generations.ts";
import {
	type DeletedDocument,
	putDocumentBack,
	takeDocument,
} from "../db/deleted-documents.ts";
import { asPerson } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Seal } from "../workflows/seal.ts";
import { documentId, noDocument } from "./document-id.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type Parts = Pick<Store, "db" | "now"> & {
	seal: Seal;
	/** Ends what is still done for a document nobody wants anymore. */
	giveUp: (id: string) => void;
};

const LIFE_MS = 60_000;
const Sealed = z.object({
	until: z.number(),
	// Sealed by ourselves a moment ago, so it is what was sealed.
	document: z.custom<DeletedDocument>(),
});

export function deletedDocumentRoutes({
	db,
	now,
	seal,
	giveUp,
}: Parts): Route[] {
	return [
		answers(generationCalls.remove, async ({ person, params }) => {
			const id = documentId(params);
			const document = await asPerson(db, person.id, (tx) =>
				takeDocument(tx, person.id, id),
			);
			if (!document) throw noDocument();
			giveUp(id);
			// Its unit went back and its work has ended: such a one is asked for anew.
			if (!isFinished(document)) return { undo: null };
			const until = now().getTime() + LIFE_MS;
			const text = JSON.stringify({ until, document });
			return { undo: seal.seal(nameOf(person.id), text) };
		}),
		answers(generationCalls.bringBack, async ({ person, body }) => {
			const opened = seal.open(nameOf(person.id), body.undo);
			const { until, document } =
				opened === null ? none : Sealed.parse(JSON.parse(opened));
			if (!document || until < now().getTime()) throw tooLate();
			await asPerson(db, person.id, (tx) => putDocumentBack(tx, document));
			return { id: document.generation.id };
		}),
	];
}

const none = { until: 0, document: null };

function isFinished({ generation }: DeletedDocument): boolean {
	return generation.generation_status === "completed";
}

function nameOf(userId: string): string {
	return `deleted document of ${userId}`;
}

function tooLate(): Refusal {
	return new Refusal("not-found", "This document can no longer be restored.");
}
