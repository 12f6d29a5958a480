// docs/how-to/run-on-a-server.md: place, settings, service, proxy, the first administrator.
import { block, inline, linesOf, withOwn } from "./blocks.ts";
import type { Machine } from "./machine.ts";
import type { Play } from "./play.ts";
import { freePort, type Origin } from "./surroundings.ts";

const GUIDE = "run-on-a-server";
export const SETTINGS = "/etc/attune.env";
const CERTIFICATE = "/etc/ssl/attune.pem";
const ONE_PROCESS = "test $(pgrep -cu attune) = 1";
const PASSWORD = "a lighthouse at noon\n";

export type Stage = {
	machine: Machine;
	play: Play;
	origin: Origin;
	mail: { port: string };
	/** Where Attune answers. */
	port: string;
};

export async function playServer(stage: Stage): Promise<void> {
	const { machine, play, origin } = stage;
	for (const line of linesOf(block(GUIDE, "sh", "useradd")))
		await play.does(line.replace("git clone …", `git clone ${origin.address}`));
	machine.write(SETTINGS, await settingsOf(stage));
	const rights = [/^chown root:attune$/, /^chmod 640$/];
	for (const wanted of rights)
		await play.does(`${inline(GUIDE, wanted)} ${SETTINGS}`);
	for (const line of linesOf(block(GUIDE, "sh", "systemctl enable")))
		await play.does(line);
	await answers(stage, 600);
	for (const line of linesOf(block(GUIDE, "sh", "set-up-link")))
		await play.does(line);
	await play.does("systemctl stop attune");
	for (const line of linesOf(block(GUIDE, "sh", "admin create")))
		await play.does(line, PASSWORD);
	await play.does("systemctl start attune");
	await answers(stage, 60);
	await play.comes("it is one process", ONE_PROCESS, 1);
	await playProxy(stage);
	await play.does(asService("doctor"));
}

/** A command with the service's settings, as the guide does it. */
export function asService(command: string): string {
	return withOwn(block(GUIDE, "sh", "admin create").trim(), [
		["admin create --email you@example.org", command],
	]);
}

export function answers(
	{ play, port }: Pick<Stage, "play" | "port">,
	seconds: number,
): Promise<boolean> {
	const look = `curl -sf http://127.0.0.1:${port}/ready || { journalctl -u attune -n 20 --no-pager; false; }`;
	return play.comes("the service answers", look, seconds);
}

async function settingsOf({ machine, mail, port }: Stage): Promise<string> {
	const made = await machine.run(inline(GUIDE, /^openssl rand/));
	return withOwn(block(GUIDE, "", "ATTUNE_SECRET"), [
		["ATTUNE_SECRET=…", `ATTUNE_SECRET=${made.output.trim()}`],
		["PORT=3000", `PORT=${port}`],
		["mail.example.org:587", `127.0.0.1:${mail.port}`],
	]);
}

async function playProxy({ machine, play, port }: Stage): Promise<void> {
	const secure = await freePort();
	await machine.run(
		`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=attune.example.org -keyout ${CERTIFICATE} -out ${CERTIFICATE}.crt && rm /etc/nginx/sites-enabled/default`,
	);
	machine.write(
		"/etc/nginx/conf.d/attune.conf",
		withOwn(block(GUIDE, "nginx", "upstream"), [
			["ssl_certificate     …", `ssl_certificate ${CERTIFICATE}.crt`],
			["ssl_certificate_key …", `ssl_certificate_key ${CERTIFICATE}`],
			["listen 443 ssl", `listen ${secure} ssl`],
			["127.0.0.1:3000", `127.0.0.1:${port}`],
		]),
	);
	await play.does("nginx -t");
	await play.does("systemctl restart nginx");
	const page = `https://attune.example.org:${secure}/`;
	const look = `curl -skf --resolve attune.example.org:${secure}:127.0.0.1 ${page} | grep -q '<title>'`;
	await play.comes("the first page through the proxy", look, 20);
}
