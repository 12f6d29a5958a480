// The guides for operators, played from an empty Debian on: the service under systemd behind nginx, the move to PostgreSQL, the
// nightly backups by cron and by a timer, the update. Exit code 1 when a command fails or what it is for does not come.
import { casesOf, tableOf } from "../engine/result.ts";
import { playBackups } from "./backups.ts";
import { bootMachine } from "./machine.ts";
import { playPackage } from "./package.ts";
import { startPlay } from "./play.ts";
import { playServer } from "./server.ts";
import { freePort, serveMail, serveProject } from "./surroundings.ts";
import { playUpdate } from "./update.ts";

/** In this order: backups and the update need the server. */
const PLAYS = {
	server: playServer,
	backups: playBackups,
	update: playUpdate,
	package: playPackage,
};

const wanted = process.argv.slice(2);
const origin = await serveProject();
const mail = await serveMail();
const machine = await bootMachine();
const play = startPlay(machine);
const stage = { machine, play, origin, mail, port: await freePort() };
try {
	for (const [name, perform] of Object.entries(PLAYS))
		if (wanted.length === 0 || wanted.includes(name)) await perform(stage);
} finally {
	await machine.stop();
	mail.close();
	origin.close();
}
console.log(tableOf(play.results));
console.log(casesOf(play.results));
if (play.results.some(({ isReached }) => isReached === false))
	process.exitCode = 1;
