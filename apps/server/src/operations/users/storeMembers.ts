import type { InTransaction } from '../../store/database.ts';
import { editMembers } from '../../store/users/memberEdits.ts';
import { insertImported } from '../../store/users/memberImports.ts';
import { lockedSince } from '../../store/users/memberUndo.ts';
import { checkByAccounts, type CheckedRow } from './checkedRows.ts';
import type { MemberSheet } from './openMemberSheet.ts';

interface Added {
  importId: string;
  actorId: string;
  password_hash: string;
  now: Date;
  sheet: Pick<MemberSheet, 'rules' | 'mapping'>;
  /** Whether rows of existing accounts change them. */
  changes: 'apply' | 'skip';
}

/** Creates the accounts of the good rows, changes those of the changed ones, and returns the outcome of each row. */
export async function storeMembers(
  transaction: InTransaction,
  rows: readonly CheckedRow[],
  { sheet, changes, ...added }: Added,
): Promise<CheckedRow[]> {
  const members = rows.flatMap(({ number: row, state, member }) =>
    state === 'good' && member ? [{ ...member, row }] : [],
  );
  const made = members.length > 0 ? await insertImported(transaction, members, added) : new Set<string>();
  const settled = made.size === members.length ? [...rows] : await settle(rows, made, { sheet, transaction });
  if (changes === 'apply') return editAll(transaction, settled, { sheet, ...added });
  return settled.map((row) => (row.state === 'changed' ? { ...row, state: 'repeated' } : row));
}

/** Changes the accounts as they are under a lock: somebody may have edited one since its row was read. */
async function editAll(
  transaction: InTransaction,
  rows: readonly CheckedRow[],
  { sheet, ...order }: Omit<Added, 'changes' | 'password_hash'>,
): Promise<CheckedRow[]> {
  const changed = rows.filter(({ state }) => state === 'changed');
  if (changed.length === 0) return [...rows];
  const since = await lockedSince(
    transaction,
    changed.flatMap((row) => row.changed?.id ?? []),
  );
  const again = await checkByAccounts(
    changed.map((row) => ({ ...row, state: 'good' as const })),
    sheet,
    transaction,
  );
  const edits = again.flatMap(({ number: row, changed: change }) => {
    const updated_at = change && since.get(change.id);
    return change && updated_at ? [{ row, id: change.id, changes: change.changes, updated_at }] : [];
  });
  await editMembers(transaction, edits, order);
  const byNumber = new Map(again.map((row) => [row.number, row.state === 'good' ? lost(row) : row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

interface Settling {
  sheet: Pick<MemberSheet, 'rules' | 'mapping'>;
  transaction: InTransaction;
}

/** Checks rows again whose names were taken concurrently. */
async function settle(
  rows: readonly CheckedRow[],
  made: ReadonlySet<string>,
  { sheet, transaction }: Settling,
): Promise<CheckedRow[]> {
  const isLost = ({ state, member }: CheckedRow) =>
    state === 'good' && member !== undefined && !made.has(member.email);
  const again = await checkByAccounts(rows.filter(isLost), sheet, transaction);
  const byNumber = new Map(again.map((row) => [row.number, row.state === 'good' ? lost(row) : row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

/** What was there a moment ago is gone again: importing the row again creates it. */
function lost(row: CheckedRow): CheckedRow {
  return {
    ...row,
    state: 'refused',
    errors: [{ column: 'email', value: row.member?.email ?? '', code: 'emailTaken' }],
  };
}
