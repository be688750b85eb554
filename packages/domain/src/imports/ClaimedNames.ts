import type { KeptMember } from '../users/keptMember.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { CellError } from './CellError.ts';
import type { MemberColumn } from './memberColumns.ts';

/** The unique names used by the rows of a file so far: two rows cannot have the same ('duplicate position' of section 5). */
export class ClaimedNames {
  /** Sign-in accepts user name or email, so both share one namespace. */
  readonly #signIn = new Map<string, number>();
  readonly #codes = new Map<string, number>();

  /** Claims the names of a row. If an earlier row has one of them, claims none and returns the errors. */
  claim(row: number, member: KeptMember): CellError<MemberColumn>[] {
    const { email } = member;
    const username = member.username.toLowerCase();
    const code = member.membership_code.toLowerCase();
    const errors = [
      ...taken('email', email, this.#signIn.get(email)),
      ...taken('membership_code', member.membership_code, this.#codes.get(code)),
      // If the user name equals the email, only one cell is reported.
      ...(username === email ? [] : taken('username', member.username, this.#signIn.get(username))),
    ];
    if (errors.length > 0) return errors;
    this.#codes.set(code, row);
    this.#signIn.set(email, row).set(username, row);
    return [];
  }
}

function taken(column: MemberColumn, value: string, earlier: number | undefined): CellError<MemberColumn>[] {
  const code: ErrorCode = 'placeTwiceInFile';
  return earlier === undefined ? [] : [{ column, value, code, params: { row: earlier } }];
}
