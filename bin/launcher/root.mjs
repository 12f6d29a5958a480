// Where the project lies, whatever folder it is called from.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(
	/[\\/]$/,
	"",
);

/** Where a package has its program: a name of its own, which no build of a checkout takes. */
export const packagedEntry = join("dist", "program", "packaged", "cli.js");

/** Installed by npm from one file, with the web app and the programs built: there is nothing to fetch or to build. */
export const isPackaged = existsSync(join(root, packagedEntry));
