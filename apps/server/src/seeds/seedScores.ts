import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { scoreSheet, scoreText } from '@sen/domain/imports/scoreColumns';
import type { CellError } from '@sen/domain/imports/CellError';
import type { InTransaction } from '../store/database.ts';
import { insertChanges } from '../store/imports/importChanges.ts';
import { storableJson } from '../store/imports/storableJson.ts';
import { record } from '../store/platform/audit.ts';
import { enterScores } from '../store/scores/scoreChanges.ts';
import { demoQuestions } from './demoQuestions.ts';
import { even, insertExam } from './seedExams.ts';
import { Calendar, after } from './trainingCompany/calendar.ts';

const classroomId = '1';
const reason = 'Thi thực hành tại sân tập, giám khảo chấm trên phiếu.';
const fileName = 'diem-thuc-hanh-chua-chay.csv';
/** In the order of the list, then from the beginning again. */
const points = [85.5, 72, 90, 64.5, 78, 95, 58, 81.5, 69, 88];

interface Line {
  row: number;
  cells: [code: string, name: string, score: string];
}

/** A practical exam of class 1 that was marked on paper: its lecturer has imported the scores, two rows of which were refused. */
export async function seedScores(transaction: InTransaction, now: Date): Promise<void> {
  const calendar = new Calendar(now);
  const at = calendar.at(-2, 9.25);
  const assignmentId = await insertPractical(transaction, calendar);
  const students = await studentsOf(transaction);
  const scores = students.map(({ id }, index) => ({
    row: index + 2,
    user_id: id,
    score: points[index % points.length] ?? 0,
  }));
  const lines = students.map(({ name, code }, index): Line => ({
    row: index + 2,
    cells: [code, name, scoreText(scores[index]?.score ?? 0, 'vi')],
  }));
  const last = scores.pop();
  const slip = lines.at(-1);
  if (!last || !slip) throw new Error('The class of the demo has no students.');
  slip.cells[2] = '855';
  const stranger: Line = { row: lines.length + 2, cells: ['SV0999', 'Phạm Gia Huy', '70'] };
  const importId = await insertImport(transaction, {
    assignmentId,
    lines: [...lines, stranger],
    refused: [
      [slip, [{ column: 'score', value: '855', code: 'scoreOutOfRange', params: { max: 100 } }]],
      [stranger, [{ column: 'membership_code', value: 'SV0999', code: 'scoreOfOutsider' }]],
    ],
    at,
  });
  const by = { reason, entered_by: people.teacher.id, import_id: importId };
  const entered = await enterScores(transaction, { assignmentId, scores, by, now: at });
  await insertChanges(transaction, importId, entered);
  await record(
    transaction,
    scores.map(({ user_id, score }) => ({
      actorId: people.teacher.id,
      action: 'assignment.scoreEntered' as const,
      subject: { id: assignmentId, company_id: demoCompany.id },
      details: { student: user_id, before: null, after: score, reason, import: importId },
    })),
    at,
  );
}

async function insertPractical(transaction: InTransaction, calendar: Calendar): Promise<string> {
  const titles = (demoQuestions['Phòng cháy chữa cháy'] ?? []).slice(0, 5).map(({ title }) => title);
  const rows = await transaction
    .selectFrom('question')
    .select(['id', 'title'])
    .where('title', 'in', titles)
    .execute();
  const exam_id = await insertExam(
    transaction,
    {
      title: 'Thực hành dập lửa bằng bình chữa cháy',
      status: 'published',
      category_id: '5',
      parts: [{ title: 'Phần 1. Thao tác tại sân tập', questions: even(titles, 100) }],
      duration_minutes: 30,
    },
    { now: calendar.at(-9, 14), ids: new Map(rows.map(({ id, title }) => [title, id])) },
  );
  const { id } = await transaction
    .insertInto('assignment')
    .values({
      exam_id,
      classroom_id: classroomId,
      created_at: calendar.at(-8, 15),
      starts_at: calendar.at(-4, 8),
      ends_at: calendar.at(-4, 17),
      duration_minutes: 30,
      retakes: 0,
      deduction_percent: 0,
      questions_per_page: 5,
      company_id: demoCompany.id,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function studentsOf(transaction: InTransaction) {
  const rows = await transaction
    .selectFrom('classroom_student')
    .innerJoin('user_account', 'user_account.id', 'classroom_student.user_id')
    .select(['user_account.id', 'name', 'membership_code'])
    .where('classroom_id', '=', classroomId)
    .orderBy('given_name_key')
    .orderBy('user_account.id')
    .execute();
  return rows.map(({ id, name, membership_code }) => ({ id, name, code: membership_code ?? '' }));
}

interface SeededImport {
  assignmentId: string;
  lines: readonly Line[];
  refused: readonly (readonly [Line, CellError<string>[]])[];
  at: Date;
}

/** An import that has ended, with its file and what was wrong in it. */
async function insertImport(
  transaction: InTransaction,
  { assignmentId, lines, refused, at }: SeededImport,
): Promise<string> {
  const import_id = randomUUID();
  const { membership_code, name, score } = scoreSheet.names;
  const headers = [membership_code.vi, name.vi, score.vi];
  const text = [headers, ...lines.map(({ cells }) => cells)].map((cells) => cells.join(';')).join('\r\n');
  const bytes = Buffer.from(`\uFEFF${text}\r\n`);
  await transaction
    .insertInto('import_run')
    .values({
      import_id,
      kind: 'scores',
      company_id: demoCompany.id,
      classroom_id: classroomId,
      created_by: people.teacher.id,
      created_at: at,
      turn_at: at,
      finished_at: after(at, 1),
      state: 'done',
      file_name: fileName,
      file_bytes: bytes.length,
      digest: null,
      options: storableJson({ scores: { assignment_id: assignmentId, reason } }),
      sheet: storableJson({
        headers,
        mapping: { membership_code: 0, name: 1, score: 2 },
        headingRow: 1,
        isBelow: false,
        hiddenRows: 0,
      }),
      total: lines.length,
      read: lines.length,
      last_row: lines.length + 1,
      saved: lines.length - refused.length,
      refused: refused.length,
      is_undoable: true,
    })
    .execute();
  await transaction.insertInto('import_file').values({ import_id, part: 0, bytes }).execute();
  await transaction
    .insertInto('import_refused')
    .values(
      refused.map(([{ row, cells }, errors]) => ({
        import_id,
        row,
        name: cells[1],
        cells: storableJson(cells),
        errors: storableJson(errors),
      })),
    )
    .execute();
  return import_id;
}
