// Lighthouse, fetched by whoever measures with it: it brings a hundred packages with 12,000 files, a third of all that tests would install.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { npm } from "../../../bin/launcher/npm.mjs";
import { root } from "../../../bin/launcher/root.mjs";

/** What is read of its report. */
export type Details = {
	items?: { resourceType: string; transferSize: number }[];
};
type Audit = {
	score: number | null;
	displayValue?: string;
	numericValue?: number;
	details?: Details;
};
type Report = {
	categories: Record<
		string,
		{ score: number | null; auditRefs: { id: string }[] }
	>;
	audits: Record<string, Audit & { id: string }>;
};
type Lighthouse = (
	url: string,
	flags: object,
) => Promise<{ lhr: Report } | undefined>;

const LOCKED = fileURLToPath(new URL("lighthouse", import.meta.url));
const folder = join(root, ".tools", "lighthouse");

/** What arrives must have the hashes that stand in its own lock file. */
export async function loadLighthouse(): Promise<Lighthouse> {
	mkdirSync(folder, { recursive: true });
	cpSync(LOCKED, folder, { recursive: true });
	await npm(["ci", "--ignore-scripts"], folder);
	const program = join(folder, "node_modules", "lighthouse/core/index.js");
	const { default: lighthouse } = await import(pathToFileURL(program).href);
	return lighthouse;
}
