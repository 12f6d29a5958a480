// What doctor finds where the data folder lies, or will: room, the right to write, and a disk of this machine.
import {
	accessSync,
	constants,
	existsSync,
	statfsSync,
	statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { Environment } from "../environment.ts";
import type { DoctorFinding } from "./finding.ts";

const name = "Disk";
const LEAST_FREE_BYTES = 200e6;

/** NFS, SMB and CIFS, as Linux names them. */
const NETWORK_FILE_SYSTEMS = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42]);

type Place = {
	folder: string;
	freeBytes: number;
	fileSystem: number;
	isWritable: boolean;
	/** The embedded database writes there. */
	isForDatabase: boolean;
};

export function examineDisk({
	dataFolder,
	databaseUrl,
}: Pick<Environment, "dataFolder" | "databaseUrl">): DoctorFinding {
	let folder = dataFolder;
	while (!existsSync(folder)) folder = dirname(folder);
	if (!statSync(folder).isDirectory())
		return {
			name,
			says: `${folder} is a file, not a folder. Set ATTUNE_DATA to a folder.`,
			isWrong: true,
		};
	const { bavail, bsize, type } = statfsSync(folder);
	return diskFinding({
		...{ folder, freeBytes: bavail * bsize, fileSystem: type },
		...{ isWritable: isWritable(folder), isForDatabase: !databaseUrl },
	});
}

export function diskFinding(place: Place): DoctorFinding {
	const { folder, freeBytes, fileSystem, isForDatabase } = place;
	if (isForDatabase && NETWORK_FILE_SYSTEMS.has(fileSystem))
		return {
			name,
			says: `${folder} is on a network, which may lose what the embedded database writes. Use a local disk, or PostgreSQL.`,
			isWrong: true,
		};
	const says = `${(freeBytes / 1e9).toFixed(1)} GB free`;
	if (place.isWritable)
		return { name, says, isWrong: freeBytes < LEAST_FREE_BYTES };
	const why = `${folder} can't be written to by this user`;
	return { name, says: `${says}, ${why}`, isWrong: true };
}

function isWritable(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false; // not an error of ours: it is what there is to say
	}
}
