import { mayRunClass } from '@sen/domain/access/scope';
import { mayEnterScores } from '@sen/domain/scores/mayEnterScores';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { judged, openScoreSheet, type ScoreSheetRow } from '../../operations/scores/openScoreSheet.ts';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import { findClassFacts, findGroupFacts } from '../../store/classes/classes.ts';
import type { InTransaction } from '../../store/database.ts';
import { insertChanges } from '../../store/imports/importChanges.ts';
import { notifyOfScores } from '../../store/notifications/notifyOfScores.ts';
import { record } from '../../store/platform/audit.ts';
import {
  changedScores,
  enterScores,
  findScores,
  lockScores,
  withdrawScores,
} from '../../store/scores/scoreChanges.ts';
import { scoredStudents } from '../../store/scores/scoredStudents.ts';
import { lockScoreExam } from '../../store/scores/scoreExam.ts';
import type { ImportKind, PartOutcome } from '../ImportKind.ts';
import { rowParts } from '../rowParts.ts';

/** Scores of an assigned exam of a class. */
export const scores: ImportKind = {
  async open(order, { database, clock }) {
    const classId = found(order.classId ?? undefined);
    const { assignment_id: assignmentId, reason } = found(order.options.scores);
    const list = await openScoreSheet({ ...order, classId, assignmentId }, database);
    assertNoFieldErrors(list.fieldErrors);
    const { headers, mapping, reading, rows } = list;
    const entering = { importId: order.importId, caller: order.caller, classId, assignmentId, reason };
    return {
      sheet: { headers, mapping: { ...mapping }, ...reading },
      total: rows.length,
      async *parts(after, partSize) {
        for (const { rows: part, lastRow } of rowParts(rows, ({ number }) => number, { after, partSize })) {
          yield {
            rowCount: part.length,
            lastRow,
            store: (transaction) => enterRows(transaction, part, { ...entering, now: clock.now() }),
          };
        }
      },
      close: async () => undefined,
    };
  },

  async assertMayUndo(database, { classroom_id }, { caller }) {
    const classroom = found(await findGroupFacts(database, found(classroom_id ?? undefined)));
    assertAllowed(mayRunClass(caller, classroom));
  },
  undoesRest: true,
  dependents: (database, changes, { import_id }) => changedScores(database, changes, import_id),
  lock: (transaction, changes) => lockScores(transaction, changes),
  async undo(transaction, changes, { run, importId, actorId, now }) {
    const former = new Map(changes.map(({ subject_id, before }) => [subject_id, before?.['score'] ?? null]));
    const withdrawn = await findScores(transaction, changes);
    // Before: whoever could not see the score is told nothing.
    await notifyOfScores(transaction, withdrawn, { undone: true, causedBy: actorId, now });
    await withdrawScores(transaction, changes);
    const { company_id } = run;
    await record(
      transaction,
      withdrawn.map(({ id, assignment_id, user_id, score }) => ({
        actorId,
        action: 'assignment.scoreWithdrawn',
        subject: { id: assignment_id, company_id },
        details: { student: user_id, before: score, after: scoreOf(former.get(id)), import: importId },
      })),
      now,
    );
  },
};

const scoreOf = (text: string | null | undefined) =>
  text === null || text === undefined ? null : Number(text);

interface Entering {
  importId: string;
  caller: Caller;
  classId: string;
  assignmentId: string;
  reason: string;
  now: Date;
}

/** Judges the rows again, by what is known of their students under the lock of the exam. */
async function enterRows(
  transaction: InTransaction,
  read: readonly ScoreSheetRow[],
  { importId, caller, classId, assignmentId, reason, now }: Entering,
): Promise<PartOutcome> {
  const exam = found(await lockScoreExam(transaction, { id: assignmentId, classId }));
  const classroom = found(await findClassFacts(transaction, classId));
  assertAllowed(mayEnterScores(caller, classroom, exam, now));
  const ids = read.flatMap((row) => ('studentId' in row ? [row.studentId] : []));
  const students = new Map(
    (await scoredStudents(transaction, assignmentId, ids)).map((row) => [row.user_id, row]),
  );
  const rows = read.map((row) => ('studentId' in row ? judged(row, students.get(row.studentId)) : row));
  const given = rows.flatMap((row) =>
    (row.state === 'good' || row.state === 'changed') && row.score !== null
      ? [{ row: row.number, user_id: row.studentId, score: row.score, before: row.present }]
      : [],
  );
  const by = { reason, entered_by: caller.id, import_id: importId };
  await insertChanges(
    transaction,
    importId,
    await enterScores(transaction, { assignmentId, scores: given, by, now }),
  );
  const subject = { id: assignmentId, company_id: classroom.company_id };
  await record(
    transaction,
    given.map(({ user_id, score, before }) => ({
      actorId: caller.id,
      action: 'assignment.scoreEntered',
      subject,
      details: { student: user_id, before, after: score, reason, import: importId },
    })),
    now,
  );
  const entered = given.map(({ user_id }) => ({ assignment_id: assignmentId, user_id }));
  await notifyOfScores(transaction, entered, { undone: false, causedBy: caller.id, now });
  const count = (state: ScoreSheetRow['state']) => rows.filter((row) => row.state === state).length;
  return {
    saved: count('good'),
    changed: count('changed'),
    repeated: count('repeated'),
    refused: rows.flatMap((row) =>
      row.state === 'refused'
        ? [{ row: row.number, name: row.name, cells: row.cells.map(cellText), errors: row.errors }]
        : [],
    ),
  };
}
