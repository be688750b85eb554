import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { checkedRows, type CheckedRow } from '../../operations/users/checkedRows.ts';
import { openMemberSheet } from '../../operations/users/openMemberSheet.ts';
import { storeMembers } from '../../operations/users/storeMembers.ts';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import { restoreMembers } from '../../store/users/memberEdits.ts';
import { deleteImported, lockMembersOf, usedMembers } from '../../store/users/memberUndo.ts';
import type { ImportKind, PartOutcome } from '../ImportKind.ts';

/** New members of a unit; a row whose account exists is repeated. */
export const members: ImportKind = {
  async open({ importId, caller, companyId, file, options, language, startedAt }, { database }) {
    const body = { ...options, company_id: companyId };
    const files = new Map([['file', file]]);
    const sheet = await openMemberSheet({ body, files, caller, language, now: startedAt }, database);
    try {
      assertNoFieldErrors(sheet.fieldErrors);
    } catch (error) {
      await sheet.close();
      throw error;
    }
    const { headers, mapping, reading, rowCount: total } = sheet;
    // A random password that nobody knows: the mail's link sets the first one. Sharing one hash is
    // safe, because it matches no known password.
    const password_hash = await hashPassword(newToken());
    const changes = options.changes ?? 'skip';
    const added = { importId, actorId: caller.id, password_hash, now: startedAt, sheet, changes };
    return {
      sheet: { headers, mapping: { ...mapping }, ...reading },
      total,
      async *parts(after, partSize) {
        for await (const rows of checkedRows(sheet, database, { after, partSize })) {
          const lastRow = rows.at(-1)?.number ?? after;
          yield {
            rowCount: rows.length,
            lastRow,
            store: async (transaction) => outcomeOf(await storeMembers(transaction, rows, added)),
          };
        }
      },
      close: () => sheet.close(),
    };
  },

  dependents: usedMembers,
  lock: lockMembersOf,
  async undo(transaction, changes, order) {
    await deleteImported(
      transaction,
      changes.filter(({ before }) => before === null),
      order,
    );
    await restoreMembers(transaction, changes, order);
  },
};

function outcomeOf(rows: readonly CheckedRow[]): PartOutcome {
  const count = (wanted: CheckedRow['state']) => rows.filter(({ state }) => state === wanted).length;
  return {
    saved: count('good'),
    changed: count('changed'),
    repeated: count('repeated'),
    refused: rows
      .filter(({ state }) => state === 'refused')
      .map(({ number: row, name, cells, errors }) => ({ row, name, cells: cells.map(cellText), errors })),
  };
}
