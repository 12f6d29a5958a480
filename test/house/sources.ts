// The project's own files: what git would take (tracked, or new and not ignored), and without git all that .gitignore does not name.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export function projectFiles(): string[] {
	return (listedByGit() ?? filesBelow(""))
		.filter((path) => existsSync(join(root, path)))
		.sort();
}

export function textOf(path: string): string {
	return readFileSync(join(root, path), "utf8");
}

/** The code of src/ without its tests: a test imports whatever it needs. */
export function productSources(): Map<string, string> {
	return new Map(
		projectFiles()
			.filter((path) => /^src\/.*\.tsx?$/.test(path))
			.filter((path) => !/\.test\.tsx?$/.test(path))
			.map((path) => [path, textOf(path)]),
	);
}

function listedByGit(): string[] | undefined {
	if (!existsSync(join(root, ".git"))) return undefined;
	const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
	try {
		// A clone that belongs to another user is refused unless it is named safe; reading names does no harm.
		return execFileSync("git", ["-c", "safe.directory=*", ...list], {
			cwd: root,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		})
			.split("\0")
			.filter(Boolean);
	} catch {
		// No git on this machine.
		return undefined;
	}
}

const ignored = textOf(".gitignore")
	.split("\n")
	.filter(Boolean)
	.map((line) => line.replace(/\/$/, ""))
	.concat(".git");

function filesBelow(folder: string): string[] {
	return readdirSync(join(root, folder), { withFileTypes: true })
		.filter(({ name }) => !ignored.includes(name) && !name.endsWith(".log"))
		.flatMap((entry) => {
			const path = folder ? `${folder}/${entry.name}` : entry.name;
			return entry.isDirectory() ? filesBelow(path) : [path];
		});
}
