// docs/how-to/back-up.md and run-with-postgresql.md: from the embedded database to PostgreSQL, and the nightly jobs, which begin here
// every minute. Whose backup it is and what is in it is asked of the backup.
import { block, inline, linesOf, withOwn } from "./blocks.ts";
import { answers, asService, SETTINGS, type Stage } from "./server.ts";

const GUIDE = "back-up";
const MOVED = "/tmp/moved.backup";
const FOLDER = "/var/backups/attune";

export async function playBackups(stage: Stage): Promise<void> {
	await moveToPostgresql(stage);
	await stage.play.does(inline(GUIDE, /^install -d -o attune/));
	await playCron(stage);
	await playTimer(stage);
}

async function moveToPostgresql(stage: Stage): Promise<void> {
	const { machine, play } = stage;
	await play.does("systemctl stop attune");
	await play.does(asService(`backup ${MOVED}`));
	const password = "five-herons-by-the-weir";
	const sql = withOwn(block("run-with-postgresql", "sql", "create role"), [
		["'…'", `'${password}'`],
	]);
	await play.does("sudo -u postgres psql -v ON_ERROR_STOP=1", sql);
	const { output: port } = await machine.run(
		"sudo -u postgres psql -Atc 'show port'",
	);
	const [named = ""] = linesOf(
		block("run-with-postgresql", "", "DATABASE_URL"),
	);
	const url = withOwn(named.replace("export ", ""), [
		[
			"attune:…@db.example.org:5432",
			`attune:${password}@127.0.0.1:${port.trim()}`,
		],
	]);
	await machine.run(`echo '${url}' >> ${SETTINGS}`);
	await play.does(asService(`restore ${MOVED}`));
	await play.does("systemctl start attune");
	await answers(stage, 60);
	await play.does(asService("doctor"));
}

/** A whole backup of the one account, which belongs to the service. */
function found(since: string): string {
	return `f=$(find ${FOLDER} -name '*.backup' -newer ${since} -user attune -size +1k | head -1); test -n "$f" && echo "$f"`;
}

async function playCron({ machine, play }: Stage): Promise<void> {
	const line = block(GUIDE, "cron", "attune backup");
	await machine.run("touch /tmp/before-cron");
	machine.write(
		"/etc/cron.d/attune",
		withOwn(line, [["0 3 * * *", "* * * * *"]]),
	);
	await play.does("systemctl is-active cron");
	await play.comes(
		"cron makes a backup as the service's user",
		found("/tmp/before-cron"),
		150,
	);
	await machine.run("rm /etc/cron.d/attune");
	const whole = `cat ${FOLDER}/*.backup | gunzip --test`;
	await play.comes("which is whole", whole, 10);
	await machine.run(`rm ${FOLDER}/*.backup`);
}

async function playTimer({ machine, play }: Stage): Promise<void> {
	const unit = "/etc/systemd/system/attune-backup";
	machine.write(`${unit}.service`, block(GUIDE, "ini", "EnvironmentFile"));
	machine.write(
		`${unit}.timer`,
		withOwn(block(GUIDE, "ini", "OnCalendar"), [["*-*-* 03:00", "*:*:0/20"]]),
	);
	await play.does(`systemd-analyze verify ${unit}.service ${unit}.timer`);
	await machine.run("touch /tmp/before-timer");
	await play.does(inline(GUIDE, /^systemctl enable --now attune-backup/));
	await play.comes(
		"the timer makes a backup as the service's user",
		found("/tmp/before-timer"),
		90,
	);
	await play.comes(
		"its record says what was in it",
		"journalctl -u attune-backup --no-pager | grep -E '1 account,'",
		30,
	);
	await machine.run("systemctl disable --now attune-backup.timer");
}
