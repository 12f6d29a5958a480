// The document an address names. Somebody else's, one that never was and an id that cannot be one are the same: not there.
import { z } from "zod";
import { Refusal } from "../domain/refusal.ts";

export function documentId({ id }: { id: string }): string {
	const read = z.uuid().safeParse(id);
	if (!read.success) throw noDocument();
	return read.data;
}

export function noDocument(): Refusal {
	return new Refusal("not-found", "This document doesn't exist.");
}
