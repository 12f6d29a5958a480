// One first call in a process of its own: prints its times.
import { timedCall, WITH_LOADING } from "./timed-call.ts";

console.log(JSON.stringify(await timedCall(0, "2026-01-15", WITH_LOADING)));
