import type { KeptMember } from '../users/keptMember.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { CellError } from './CellError.ts';
import type { MemberColumn } from './memberColumns.ts';

/** The names that the rows of a file claim so far: two rows cannot have one place ('duplicate position' of section 5). */
export class ClaimedNames {
  /** One signs in by user name or e-mail: the two are one space of names. */
  readonly #signIn = new Map<string, number>();
  readonly #codes = new Map<string, number>();

  /** Claims a row's names; when an earlier row has one of them nothing is claimed, and the cells are named. */
  claim(row: number, member: KeptMember): CellError<MemberColumn>[] {
    const { email } = member;
    const username = member.username.toLowerCase();
    const code = member.membership_code.toLowerCase();
    const errors = [
      ...taken('email', email, this.#signIn.get(email)),
      ...taken('membership_code', member.membership_code, this.#codes.get(code)),
      // Whose user name is the e-mail has one thing to change, not two.
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
