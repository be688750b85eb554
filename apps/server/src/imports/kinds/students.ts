import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { type ListedRow, openClassList } from '../../operations/classes/openClassList.ts';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import { takeClasses } from '../../store/classes/classChanges.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import { lockClass, lockStudents, studentsWithWork } from '../../store/classes/classLists.ts';
import { enrol, studentsAmong, unenrol } from '../../store/classes/enrolment.ts';
import type { InTransaction } from '../../store/database.ts';
import { insertChanges } from '../../store/imports/importChanges.ts';
import type { ImportRun } from '../../store/imports/importRuns.ts';
import { notifyOfClass } from '../../store/notifications/notifyOfClass.ts';
import { record } from '../../store/platform/audit.ts';
import { rowParts } from '../rowParts.ts';
import type { ImportKind, ImportOrder, PartOutcome } from '../ImportKind.ts';

/** The students of a class, who have accounts. */
export const students: ImportKind = {
  async open(order, { database, clock }) {
    const classId = found(order.classId ?? undefined);
    const list = await openClassList({ ...order, classId }, database);
    assertNoFieldErrors(list.fieldErrors);
    const { headers, mapping, reading, rows } = list;
    return {
      sheet: { headers, mapping: { ...mapping }, ...reading },
      total: rows.length,
      async *parts(after, partSize) {
        for (const { rows: part, lastRow } of rowParts(rows, ({ number }) => number, { after, partSize })) {
          yield {
            rowCount: part.length,
            lastRow,
            store: (transaction) => enrolRows(transaction, part, { ...order, classId, now: clock.now() }),
          };
        }
      },
      close: async () => undefined,
    };
  },

  async assertMayUndo(database, run, { caller, now }) {
    assertAllowed(mayEnrol(caller, found(await findClassFacts(database, classOf(run))), now));
  },
  dependents: async (database, changes, run) => studentsWithWork(database, changes, classOf(run)),
  lock: (transaction, changes, run) => lockStudents(transaction, changes, classOf(run)),
  async undo(transaction, changes, { run, importId, actorId, now }) {
    const ids = changes.map(({ subject_id }) => subject_id);
    if (ids.length === 0) return;
    const classroom = await lockClass(transaction, classOf(run));
    const { id, company_id, published } = classroom;
    await unenrol(transaction, id, ids);
    if (published)
      await notifyOfClass(transaction, 'ClassLeft', classroom, { to: ids, causedBy: actorId, now });
    const subject = { id, company_id };
    const details = { students: ids.length, import: importId };
    await record(transaction, [{ actorId, action: 'class.studentsRemoved', subject, details }], now);
  },
};

const classOf = ({ classroom_id }: ImportRun): string => found(classroom_id ?? undefined);

interface Enrolling extends Pick<ImportOrder, 'importId'> {
  caller: Caller;
  classId: string;
  now: Date;
}

async function enrolRows(
  transaction: InTransaction,
  rows: readonly ListedRow[],
  { importId, caller, classId, now }: Enrolling,
): Promise<PartOutcome> {
  const classroom = found((await takeClasses(transaction, [classId], caller))[0]);
  assertAllowed(mayEnrol(caller, classroom, now));
  const { id, company_id, published } = classroom;
  const good = rows.flatMap(({ state, studentId, number }) =>
    state === 'good' && studentId !== undefined ? [{ row: number, subject_id: studentId }] : [],
  );
  const ids = good.map(({ subject_id }) => subject_id);
  const valid = new Set(await studentsAmong(transaction, ids, company_id));
  const added = new Set(await enrol(transaction, id, [...valid], now));
  const made = good.filter(({ subject_id }) => added.has(subject_id));
  await insertChanges(
    transaction,
    importId,
    made.map((change) => ({ ...change, before: null, after: null })),
  );
  if (added.size > 0) {
    const told = { ...classroom, name: classroom.classroom_name };
    const event = { to: [...added], causedBy: caller.id, now };
    if (published) await notifyOfClass(transaction, 'ClassJoined', told, event);
    const details = { students: added.size, import: importId };
    const subject = { id, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'class.studentsAdded', subject, details }], now);
  }
  // Deleted, moved or locked since the file was read.
  const gone = rows.flatMap((row) =>
    row.state === 'good' && !valid.has(row.studentId ?? '') ? [{ ...row, errors: [goneError(row)] }] : [],
  );
  const refused = [...rows.filter(({ state }) => state === 'refused'), ...gone];
  return {
    saved: added.size,
    changed: 0,
    repeated: rows.length - added.size - refused.length,
    refused: refused.map(({ number: row, name, cells, errors }) => ({
      row,
      name,
      cells: cells.map(cellText),
      errors,
    })),
  };
}

const goneError = ({ name }: ListedRow) =>
  ({ column: 'membership_code', value: name, code: 'studentNotFound' }) as const;
