// One first call in a process of its own, which compiles as a command does: prints its times.
import { compileAsACommand } from "#src/cli/compiling.ts";

await compileAsACommand(false);
const { timedCall, WITH_LOADING } = await import("./timed-call.ts");
console.log(JSON.stringify(await timedCall(0, "2026-01-15", WITH_LOADING)));
