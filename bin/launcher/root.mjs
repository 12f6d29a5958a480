// Where the project lies, whatever folder it is called from.
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(
	/[\\/]$/,
	"",
);
