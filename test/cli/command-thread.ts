// One command in a thread. Input that it did not read would keep the thread waiting, as it keeps no process.
await import("#src/cli.ts");
process.stdin.resume();
