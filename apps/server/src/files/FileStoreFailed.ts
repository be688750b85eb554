/** The disk or the bucket could not do it now; the same call may succeed later. */
export class FileStoreFailed extends Error {
  override readonly name = 'FileStoreFailed';
}

/** An error of the system (full, read-only, broken) as what it means here; others as they are. */
export function asFailed(error: unknown): unknown {
  const isSystem = error instanceof Error && 'syscall' in error;
  return isSystem ? new FileStoreFailed(`The file store failed: ${error.message}`, { cause: error }) : error;
}
