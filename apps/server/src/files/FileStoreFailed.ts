/** What a system calls a disk, or the share of it that the server may use, that is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** The disk or the bucket failed; a retry may succeed, where it is full once somebody has freed space. */
export class FileStoreFailed extends Error {
  override readonly name = 'FileStoreFailed';

  /** What users are told. */
  get code(): 'serverStorageFull' | 'serviceUnavailable' {
    const { cause } = this;
    const isFull = cause instanceof Error && 'code' in cause && fullCodes.has(String(cause.code));
    return isFull ? 'serverStorageFull' : 'serviceUnavailable';
  }
}

/** Maps a system error (full, read-only, broken) to `FileStoreFailed`; returns others unchanged. */
export function asFailed(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new FileStoreFailed(`The file store failed: ${error.message}`, { cause: error }) : error;
}
