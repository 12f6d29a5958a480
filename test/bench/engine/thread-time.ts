// The time this thread had a core, in milliseconds: what the work takes when nothing else wants the machine.
export function threadMs(): number {
	const { user, system } = process.threadCpuUsage();
	return (user + system) / 1000;
}
