import type { ErrorParams } from '@sen/domain/errors/errorMessage';
import type { Unreadable } from './Spreadsheet.ts';

/** A file that cannot be read, or holds more than is read, with what is said about it. */
export class UnreadableError extends Error {
  readonly code: Unreadable['unreadable'];
  readonly params: ErrorParams | undefined;

  constructor(code: Unreadable['unreadable'], params?: ErrorParams) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
