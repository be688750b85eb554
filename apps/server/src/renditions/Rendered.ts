import type { ErrorCode } from '@sen/domain/errors/codes';

/** What was made of a file; `path` null: browsers show the file itself. */
export interface Rendered {
  path: string | null;
  type: string;
  extension: string;
  seconds: number | null;
  /** Why it is only a simple view. */
  reason?: ErrorCode;
}

/** Why nothing can be made of a file with the programs of this machine. */
export interface Impossible {
  impossible: ErrorCode;
}
