// One command in a thread. Input that it did not read would keep the thread waiting, as it keeps no process.
import { workerData } from "node:worker_threads";

await import(workerData);
process.stdin.resume();
