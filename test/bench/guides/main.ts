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

const origin = await serveProject();
const mail = await serveMail();
const machine = await bootMachine();
const play = startPlay(machine);
const stage = { machine, play, origin, mail, port: await freePort() };
try {
	await playServer(stage);
	await playBackups(stage);
	await playUpdate(stage);
	await playPackage(stage);
} finally {
	await machine.stop();
	mail.close();
	origin.close();
}
console.log(tableOf(play.results));
console.log(casesOf(play.results));
if (play.results.some(({ isReached }) => isReached === false))
	process.exitCode = 1;
