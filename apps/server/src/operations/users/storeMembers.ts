import type { InTransaction } from '../../store/database.ts';
import { insertImported } from '../../store/users/memberImports.ts';
import { checkByAccounts, type CheckedRow } from './checkedRows.ts';

interface Added {
  importId: string;
  companyId: string;
  actorId: string;
  password_hash: string;
  now: Date;
}

/** Creates the accounts of the good rows, and returns the outcome of each row. */
export async function storeMembers(
  transaction: InTransaction,
  rows: readonly CheckedRow[],
  { companyId, ...added }: Added,
): Promise<CheckedRow[]> {
  const members = rows.flatMap(({ state, member }) => (state === 'good' && member ? [member] : []));
  if (members.length === 0) return [...rows];
  const made = await insertImported(transaction, members, added);
  return made.size === members.length ? [...rows] : settle(rows, made, { companyId, transaction });
}

/** Checks rows again whose names were taken concurrently. */
async function settle(
  rows: readonly CheckedRow[],
  made: ReadonlySet<string>,
  { companyId, transaction }: { companyId: string; transaction: InTransaction },
): Promise<CheckedRow[]> {
  const isLost = ({ state, member }: CheckedRow) =>
    state === 'good' && member !== undefined && !made.has(member.email);
  const again = await checkByAccounts(rows.filter(isLost), companyId, transaction);
  const byNumber = new Map(
    again.map((row) => [
      row.number,
      // Its names were taken a moment ago and are free again: importing it again creates it.
      row.state === 'good' ? ({ ...row, state: 'refused', errors: [taken(row)] } satisfies CheckedRow) : row,
    ]),
  );
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

function taken({ member }: CheckedRow): CheckedRow['errors'][number] {
  return { column: 'email', value: member?.email ?? '', code: 'emailTaken' };
}
