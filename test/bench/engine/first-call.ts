// One first call in a process of its own, which compiles as a command does: prints its times.
import { setFlagsFromString } from "node:v8";
import { compileAsACommand, PATTERNS_AT_ONCE } from "#src/cli/compiling.ts";

setFlagsFromString(PATTERNS_AT_ONCE);
compileAsACommand();
const { timedCall, WITH_LOADING } = await import("./timed-call.ts");
console.log(JSON.stringify(await timedCall(0, "2026-01-15", WITH_LOADING)));
