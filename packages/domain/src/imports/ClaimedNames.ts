import type { KeptMember } from '../users/keptMember.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { CellError } from './CellError.ts';
import type { MemberColumn } from './memberColumns.ts';

/** The names that no two accounts share, as they are stored. */
export type UniqueNames = Pick<KeptMember, 'email' | 'username' | 'membership_code'>;

/** The unique names used by the rows of a file so far: two rows cannot have the same ('duplicate position' of section 5). */
export class ClaimedNames {
  /** Sign-in accepts user name or email, so both share one namespace. */
  readonly #signIn = new Map<string, number>();
  readonly #codes = new Map<string, number>();

  /** Claims the names of a row. If an earlier row has one of them, claims none and returns the errors. */
  claim(row: number, member: UniqueNames): CellError<MemberColumn>[] {
    const errors = this.taken(member);
    if (errors.length > 0) return errors;
    const { email, username, membership_code } = keysOf(member);
    this.#codes.set(membership_code, row);
    this.#signIn.set(email, row).set(username, row);
    return [];
  }

  /** The names that an earlier row has; an empty one is none. A row that is refused for other reasons only asks. */
  taken(member: UniqueNames): CellError<MemberColumn>[] {
    const { email, username, membership_code } = keysOf(member);
    return [
      ...taken('email', member.email, this.#signIn.get(email)),
      ...taken('membership_code', member.membership_code, this.#codes.get(membership_code)),
      // If the user name equals the email, only one cell is reported.
      ...(username === email ? [] : taken('username', member.username, this.#signIn.get(username))),
    ];
  }
}

const keysOf = ({ email, username, membership_code }: UniqueNames): UniqueNames => ({
  email,
  username: username.toLowerCase(),
  membership_code: membership_code.toLowerCase(),
});

function taken(column: MemberColumn, value: string, earlier: number | undefined): CellError<MemberColumn>[] {
  const code: ErrorCode = 'placeTwiceInFile';
  return earlier === undefined ? [] : [{ column, value, code, params: { row: earlier } }];
}
