// A person's own photo: read, kept, shown or not, deleted.
import { type PhotoReply, photoCalls } from "../api/photo.ts";
import { deletePhoto, findPhoto, showPhoto } from "../db/photos.ts";
import { asPerson } from "../db/transactions.ts";
import { keepPhoto } from "../workflows/keep-photo.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { turnOf } from "./request-env.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

type PhotoParts = Pick<Store, "db"> & { typesetter: Typesetter };

export function photoRoutes({ db, typesetter }: PhotoParts): Route[] {
	const read = async (id: string): Promise<PhotoReply> => ({
		photo: await asPerson(db, id, (tx) => findPhoto(tx, id)),
	});
	return [
		answers(photoCalls.read, ({ person }) => read(person.id)),
		answers(photoCalls.save, async ({ person: { id }, body, c }) => {
			const keeping = { typesetter, turn: turnOf(c) };
			await keepPhoto(db, keeping, { userId: id, jpeg: body.jpeg });
			return read(id);
		}),
		answers(photoCalls.show, async ({ person: { id }, body }) => {
			await asPerson(db, id, (tx) => showPhoto(tx, id, body.is_shown));
			return read(id);
		}),
		answers(photoCalls.delete, async ({ person: { id } }) => {
			await asPerson(db, id, (tx) => deletePhoto(tx, id));
			return read(id);
		}),
	];
}
