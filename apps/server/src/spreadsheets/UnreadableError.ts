import type { ErrorParams } from '@sen/domain/errors/formatError';
import type { Unreadable } from './Spreadsheet.ts';

/** A file that cannot be read or exceeds a limit, with the code of the refusal. */
export class UnreadableError extends Error {
  readonly code: Unreadable['unreadable'];
  readonly params: ErrorParams | undefined;

  constructor(code: Unreadable['unreadable'], params?: ErrorParams) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
