import { insertAttempts } from '../../store/attempts/startRows.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId } from '../../testing/access/accessRows.ts';
import type { AccessCells, AccessRow, AreaAccess, MakeThing, Thing } from '../../testing/access/AccessRow.ts';
import type { TestCall } from '../../testing/TestApp.ts';
import { insertClass } from '../classes/access.ts';
import { insertExam } from '../../testing/access/insertExam.ts';

const journal_id = '6a1f0c52-6a39-4f0e-9a55-0f3a8f3c9d01';

/** An exam that is open to a class of the caller, or to a class of others. */
export async function insertAssignment(cell: AccessCell, isOwn: boolean): Promise<Thing> {
  const { app, unit, mark, in: hours } = cell;
  const classroom = await insertClass(cell, `Lớp ${mark}`, isOwn);
  const exam = await insertExam(cell, mark, unit.teacher, 'published');
  const { id } = await app.database
    .insertInto('assignment')
    .values({
      company_id: unit.id,
      exam_id: exam.id,
      classroom_id: classroom.id,
      starts_at: hours(-1),
      ends_at: hours(10),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: unit.teacher,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark, of: { exam: exam.id, question: exam.question } };
}

const assignment: MakeThing = (cell) => insertAssignment(cell, cell.ownership === 'own');

/** An own attempt is the caller's; a colleague's belongs to another student of the same class. */
export const attempt: MakeThing = async (cell) => {
  const { app, caller, ownership, unit, mark, in: hours } = cell;
  const isStudent = caller.role === 'student';
  const { id: assignmentId, of } = await insertAssignment(
    cell,
    ownership !== 'foreign' && (isStudent || ownership === 'own'),
  );
  const userId = isStudent && ownership === 'own' ? caller.id : unit.student;
  const started = { number: 0, startedAt: hours(0), deadline: hours(1), seed: mark };
  const ids = await insertAttempts(app.database, [{ assignmentId, userId, ...started }]);
  const id = ids.get(`${assignmentId} ${userId}`) ?? '';
  return { id, mark, of: { ...of, assignment: assignmentId, user: userId } };
};

/** On the path of the attempt's exam. */
function atExam(cells: AccessCells, call: (id: string) => TestCall): AccessRow {
  return { cells, make: attempt, call: ({ id, of }) => ({ path: { id: of.exam ?? '1' }, ...call(id) }) };
}

export const access = {
  listAssignments: {
    cells: { 'super-admin': '0000', student: '.000' },
    make: assignment,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  getAssignment: byId(assignment, { 'super-admin': '...0', student: '.000' }),
  listHandedIn: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000', student: '.000' },
    make: attempt,
    call: ({ id, of }) => ({ path: { id: of.assignment ?? id, user_id: of.user ?? id } }),
  },
  startAttempt: {
    cells: { 'super-admin': 'xxx0', student: '.000' },
    make: assignment,
    call: ({ id, of }) => ({ path: { id: of.exam ?? '1' }, body: { assignment_id: id } }),
  },
  getAttempt: atExam({ 'super-admin': '0000', student: '.000' }, (id) => ({ query: { attempt_id: id } })),
  saveAnswers: atExam({ 'super-admin': '0000', student: '.000' }, (attempt_id) => ({
    as: 'json',
    body: { attempt_id, journal_id, entries: [], known_server_seq: 0 },
  })),
  submitAttempt: atExam({ 'super-admin': '0000', student: '.000' }, (attempt_id) => ({
    body: { attempt_id, journal_id, last_seq: 0 },
  })),
  autoSubmitAttempt: {
    cells: { 'super-admin': '0000', student: 'r000' },
    make: attempt,
    call: ({ id }) => ({ as: 'json', body: { attempt_id: id, journal_id, last_seq: 0 } }),
  },
  markAnswer: {
    cells: { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'r000' },
    make: attempt,
    call: ({ id, of }) => ({ body: { attempt_id: id, question_id: of.question ?? '1', score: 1, base: 0 } }),
  },
  getReview: byId(attempt, { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'r000', student: 'x000' }),
} satisfies AreaAccess<'attempts'>;
