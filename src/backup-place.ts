// Where the environment wants backups kept: a bucket, or a folder; encrypted where it holds a passphrase.
import { createBucketStore } from "./adapters/backups/bucket-store.ts";
import { createEncryptedStore } from "./adapters/backups/encrypted-store.ts";
import { createFolderStore } from "./adapters/backups/folder-store.ts";
import type { Environment } from "./environment.ts";
import type { BackupStore } from "./world/backup-store.ts";

type Place = Pick<Environment, "backupBucket" | "backupFolder">;

/** As they lie there, encrypted or not. */
export function plainBackupStore(place: Place): BackupStore {
	return place.backupBucket
		? createBucketStore(place.backupBucket)
		: createFolderStore(place.backupFolder, { makesFolder: true });
}

export function backupStore(
	place: Place & Pick<Environment, "backupPassphrase">,
): BackupStore {
	return createEncryptedStore(plainBackupStore(place), place.backupPassphrase);
}
