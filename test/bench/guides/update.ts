// docs/how-to/update.md: a backup, the new version, and what is looked at afterwards.
import { block, linesOf } from "./blocks.ts";
import { answers, asService, type Stage } from "./server.ts";

const GUIDE = "update";

export async function playUpdate(stage: Stage): Promise<void> {
	const { play, origin } = stage;
	origin.publish();
	for (const line of linesOf(block(GUIDE, "sh", "backup --kept")))
		await play.does(line);
	for (const line of linesOf(block(GUIDE, "sh", "systemctl start")))
		await play.does(line);
	await answers(stage, 300);
	await play.does(asService("doctor"));
}
