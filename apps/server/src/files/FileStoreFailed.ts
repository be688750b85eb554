/** The disk or the bucket failed; a retry may succeed. */
export class FileStoreFailed extends Error {
  override readonly name = 'FileStoreFailed';
}

/** Maps a system error (full, read-only, broken) to `FileStoreFailed`; returns others unchanged. */
export function asFailed(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new FileStoreFailed(`The file store failed: ${error.message}`, { cause: error }) : error;
}
