import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { addToImport, claimImport, savedByImport } from '../../store/platform/importRuns.ts';
import { insertImported } from '../../store/users/memberImports.ts';
import { judgeByAccounts, type JudgedRow } from './judgedRows.ts';

interface Run {
  importId: string;
  companyId: string;
  actorId: string;
  now: Date;
}

/** An import that stores its rows by parts. */
export interface Storing {
  /** What the same import stored when it was sent before. */
  savedBefore: number;
  /** Makes the accounts of the good rows of a part, all of them in one transaction, and says what became of each row. */
  store(rows: readonly JudgedRow[]): Promise<JudgedRow[]>;
}

/**
 * Begins an import, or goes on with one that was cut.
 * @throws {RefusalError} conflict when the id is another person's
 */
export async function beginImport(
  database: Database,
  { importId, companyId, actorId, now }: Run,
): Promise<Storing> {
  const run = { import_id: importId, kind: 'members', company_id: companyId, created_by: actorId };
  const isNew = await claimImport(database, run, now);
  const savedBefore = isNew ? 0 : await savedByImport(database, run);
  if (savedBefore === undefined) throw new RefusalError('conflict');
  // Nobody has this password: the first one is set by the link of the mail. One hash does for all, because none can be used.
  const password_hash = await hashPassword(newToken());
  return {
    savedBefore,
    async store(rows) {
      const members = rows.flatMap(({ state, member }) => (state === 'good' && member ? [member] : []));
      if (members.length === 0) return [...rows];
      const made = await database.transaction().execute(async (transaction) => {
        const emails = await insertImported(transaction, members, { actorId, importId, password_hash, now });
        await addToImport(transaction, importId, emails.size);
        return emails;
      });
      if (made.size === members.length) return [...rows];
      return settle(rows, made, { companyId, database });
    },
  };
}

/** Somebody made accounts with the same names in the same moment: those rows are judged once more. */
async function settle(
  rows: readonly JudgedRow[],
  made: ReadonlySet<string>,
  { companyId, database }: { companyId: string; database: Database },
): Promise<JudgedRow[]> {
  const isLost = ({ state, member }: JudgedRow) =>
    state === 'good' && member !== undefined && !made.has(member.email);
  const again = await judgeByAccounts(rows.filter(isLost), companyId, database);
  const byNumber = new Map(
    again.map((row) => [
      row.number,
      // Its names were taken a moment ago and are free again: whoever sends the file once more gets it.
      row.state === 'good' ? ({ ...row, state: 'refused', errors: [taken(row)] } satisfies JudgedRow) : row,
    ]),
  );
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

function taken({ member }: JudgedRow): JudgedRow['errors'][number] {
  return { column: 'email', value: member?.email ?? '', code: 'emailTaken' };
}
