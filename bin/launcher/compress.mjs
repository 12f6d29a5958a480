// Compresses what takes longest in the folder of the web app it is called with, and leaves a mark there when all is done.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCompressedLater } from "../../src/web/brotli-quality.ts";
import { compressFile } from "../../src/web/compress-file.ts";
import { watchParent } from "./parent.mjs";

const [, , folder = "", mark = ""] = process.argv;
watchParent(() => process.exit(1));
for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
	if (isCompressedLater(name)) await compressFile(join(folder, name));
writeFileSync(join(folder, mark), "");
