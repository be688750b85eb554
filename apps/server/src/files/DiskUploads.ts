import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS } from '@tus/utils';
import { asFailed, FileStoreFailed } from './FileStoreFailed.ts';

/** Uploads in a folder. Unlike the store of tus, it tells a disk that is full from a line that is cut. */
export class DiskUploads extends FileStore {
  override async write(part: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    try {
      await pipeline(part, file);
    } catch (error) {
      const failed = asFailed(error);
      const isFull = failed instanceof FileStoreFailed && failed.code === 'serverStorageFull';
      throw isFull ? failed : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + file.bytesWritten;
  }
}
