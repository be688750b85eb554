import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { addToImport, claimImport, savedByImport } from '../../store/platform/importRuns.ts';
import { insertImported } from '../../store/users/memberImports.ts';
import { checkByAccounts, type CheckedRow } from './checkedRows.ts';

interface Run {
  importId: string;
  companyId: string;
  actorId: string;
  now: Date;
}

/** An import that stores its rows in parts. */
export interface Storing {
  /** The number of rows that the same import stored in earlier tries. */
  savedBefore: number;
  /** Creates the accounts of a part's good rows in one transaction, and returns the outcome of each row. */
  store(rows: readonly CheckedRow[]): Promise<CheckedRow[]>;
}

/**
 * Begins an import, or resumes an interrupted one.
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
  // A random password that nobody knows: the mail's link sets the first one. Sharing one hash is
  // safe, because it matches no known password.
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

/** Checks rows again whose names were taken concurrently. */
async function settle(
  rows: readonly CheckedRow[],
  made: ReadonlySet<string>,
  { companyId, database }: { companyId: string; database: Database },
): Promise<CheckedRow[]> {
  const isLost = ({ state, member }: CheckedRow) =>
    state === 'good' && member !== undefined && !made.has(member.email);
  const again = await checkByAccounts(rows.filter(isLost), companyId, database);
  const byNumber = new Map(
    again.map((row) => [
      row.number,
      // Its names were taken a moment ago and are free again: sending the file again creates it.
      row.state === 'good' ? ({ ...row, state: 'refused', errors: [taken(row)] } satisfies CheckedRow) : row,
    ]),
  );
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

function taken({ member }: CheckedRow): CheckedRow['errors'][number] {
  return { column: 'email', value: member?.email ?? '', code: 'emailTaken' };
}
