// Loading parts of the app while the server may be away. Left to itself the router answers a part that does not come by loading the
// whole page anew, and with it everything typed would be gone.
import { checkConnection, whenReached } from "./connection.ts";

/** Waits for the server and asks again; a part that does not come although the server is there is an error. */
export function withRetry<T>(load: () => Promise<T>): () => Promise<T> {
	return async () => {
		for (;;) {
			try {
				return await load();
			} catch (failure) {
				if (await checkConnection()) throw failure;
				await whenReached();
			}
		}
	};
}
