// Without a checkout, as run-on-a-server.md tells it: the packed file, installed by npm in a folder of its own, is in order and serves.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inline } from "./blocks.ts";
import { answers, type Stage } from "./server.ts";
import { freePort } from "./surroundings.ts";

const GUIDE = "run-on-a-server";
const FILE = "/opt/attune.tgz";
const MOST_MB = 600;

export async function playPackage({ machine, play }: Stage): Promise<void> {
	machine.write(FILE, packed());
	await machine.run("useradd --create-home visitor");
	const port = await freePort();
	const asVisitor = (command: string) =>
		`sudo -iu visitor bash -c 'mkdir -p product; cd product; export PORT=${port}; ${command}'`;
	await play.does(asVisitor(`${inline(GUIDE, /^npm install$/)} ${FILE}`));
	await play.does(asVisitor(inline(GUIDE, /^npx attune doctor$/)));
	const serve = inline(GUIDE, /^npx attune serve$/);
	await machine.run(asVisitor(`nohup ${serve} >served.log 2>&1 &`));
	await answers({ play, port }, 60);
	await play.does(asVisitor(firstAccount(port)));
	const { output } = await machine.run("du -sm /home/visitor/product");
	const size = Number(output.split("\t")[0]);
	play.results.push({
		measure: "the installed package with its data folder",
		result: `${size} MB`,
		mustReach: `<= ${MOST_MB} MB`,
		isReached: size <= MOST_MB,
	});
}

/** What the page of the setup link sends. It takes packages that nothing else takes, as those that look at passwords. */
function firstAccount(port: string): string {
	const fields = {
		...{ firstName: "Nora", lastName: "Lindqvist", audience: "me" },
		...{ email: "nora@example.org", password: "a lighthouse at noon" },
		code: "$(sed s/.*#// data/set-up-link)",
	};
	const body = JSON.stringify(fields).replaceAll('"', '\\"');
	const headers = [
		"content-type: application/json",
		`origin: http://localhost:${port}`,
	].map((header) => `-H "${header}"`);
	return `curl -sSf -o /dev/null ${headers.join(" ")} -d "${body}" http://127.0.0.1:${port}/api/set-up`;
}

function packed(): Buffer {
	execFileSync(process.execPath, ["bin/attune-pack"], { stdio: "pipe" });
	const made = readdirSync("dist").filter((name) => name.endsWith(".tgz"));
	return readFileSync(join("dist", made[0] ?? ""));
}
