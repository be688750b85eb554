import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DiskFiles } from './DiskFiles.ts';
import type { FileStore } from './FileStore.ts';
import { S3Files } from './S3Files.ts';

/** The bucket when one is configured, else the data folder. */
export function fileStoreOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? new S3Files(s3) : new DiskFiles(join(dataDir, 'files'));
}

/** Does not reveal the owner or the name, and cannot be guessed. */
export function newFileId(): string {
  return randomUUID();
}
