import { sortKey } from '@sen/domain/text/sort';
import { reset } from '../../store/attempts/resetAttempts.ts';
import { insertAttempts } from '../../store/attempts/startRows.ts';
import { copyCourse } from '../../store/classes/courseSnapshot.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { insertCourse } from '../courses/access.ts';
import { insertExam } from '../../testing/access/insertExam.ts';

/** A running class that the caller teaches or attends, or one of others; with an exam that can be assigned to it. */
export async function insertClass(cell: AccessCell, name: string, isOwn: boolean) {
  const { app, caller, unit, code, in: hours } = cell;
  const { database } = app;
  const course = await database
    .selectFrom('course')
    .select(['id', 'project_id'])
    .where('company_id', '=', unit.id)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('classroom')
    .values({
      company_id: unit.id,
      project_id: course.project_id,
      course_id: course.id,
      name,
      sort_key: sortKey(name),
      code,
      starts_at: hours(-24),
      ends_at: hours(240),
      created_by: unit.teacher,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyCourse(database, { classId: id, courseId: course.id });
  const teacher = isOwn && caller.role === 'teacher' ? caller.id : unit.teacher;
  const students = [unit.student, ...(isOwn && caller.role === 'student' ? [caller.id] : [])];
  await database.insertInto('classroom_teacher').values({ classroom_id: id, user_id: teacher }).execute();
  await database
    .insertInto('classroom_student')
    .values(students.map((user_id) => ({ classroom_id: id, user_id })))
    .execute();
  const exam = await insertExam(cell, `Đề của ${name}`, teacher, 'published');
  return { id, exam: exam.id };
}

export const classroom: MakeThing = async (cell) => {
  const { id, exam } = await insertClass(cell, cell.mark, cell.ownership === 'own');
  return { id, mark: cell.mark, of: { exam } };
};

const body = (exam: string | undefined, { in: hours }: AccessCell) => ({
  survey_id: exam ?? '1',
  start_time: hours(1).toISOString(),
  end_time: hours(48).toISOString(),
  duration_minutes: 45,
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 5,
});

/** A class with an assigned exam that nobody has begun. */
export const withAssignment: MakeThing = async (cell) => {
  const { app, unit, in: hours } = cell;
  const { id, exam } = await insertClass(cell, cell.mark, cell.ownership === 'own');
  const assigned = await app.database
    .insertInto('assignment')
    .values({
      company_id: unit.id,
      exam_id: exam,
      classroom_id: id,
      starts_at: hours(1),
      ends_at: hours(10),
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      created_by: unit.teacher,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark: cell.mark, of: { exam, assignment: assigned.id } };
};

/** A class that has not begun. */
const coming: MakeThing = async (cell) => {
  const thing = await classroom(cell);
  const later = { starts_at: cell.in(1) };
  await cell.app.database.updateTable('classroom').set(later).where('id', '=', thing.id).execute();
  return thing;
};

/** An online session of a class; in the own class, the caller is one of its students. */
const online: MakeThing = async (cell) => {
  const { app, caller, ownership, unit, mark, in: hours } = cell;
  const { id: classroom_id } = await insertClass(cell, mark, ownership === 'own');
  const { id } = await app.database
    .insertInto('online_classroom')
    .values({
      classroom_id,
      name: mark,
      url: 'https://meet.google.com/abc-defg-hij',
      provider: 'google-meet',
      starts_at: hours(2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user_id = ownership === 'own' && caller.role === 'student' ? caller.id : unit.student;
  const attends = { online_classroom_id: id, user_id };
  await app.database.insertInto('online_classroom_student').values(attends).execute();
  return { id, mark, of: { classroom: classroom_id } };
};

const session = (classroomId: string | undefined, { unit, in: hours }: AccessCell) => ({
  classroom_id: classroomId ?? '987654321',
  classroom_url: 'https://meet.google.com/abc-defg-hij',
  classroom_start_time: hours(2).toISOString(),
  student_ids: [unit.student],
});

/** An attempt at an exam of the class that waits for a mark. */
const withSubmission = async (cell: AccessCell) => {
  const { app, unit, mark, in: hours } = cell;
  const thing = await withAssignment(cell);
  const assignmentId = thing.of.assignment ?? '';
  const begun = { assignmentId, userId: unit.student, number: 0, startedAt: hours(-2), deadline: hours(-1) };
  const ids = await insertAttempts(app.database, [{ ...begun, seed: mark }]);
  await app.database
    .updateTable('attempt')
    .set({ state: 'submitted', submitted_at: hours(-1), submitted_by: 'student', waiting_questions: 1 })
    .where('assignment_id', '=', assignmentId)
    .execute();
  const attempt = ids.get(`${assignmentId} ${unit.student}`);
  return { ...thing, of: { ...thing.of, attempt, student: unit.student } };
};

/** The same after a reset. */
const withReset: MakeThing = async (cell) => {
  const thing = await withSubmission(cell);
  const by = { by: cell.unit.teacher, now: cell.in(0) };
  await cell.app.database
    .transaction()
    .execute((transaction) =>
      reset(transaction, thing.of.attempt ?? '', { ...by, retake: 'none', reason: null }),
    );
  return thing;
};

/** Stands for whatever a class that does not exist has. */
const nobody = '987654321';

export const access = {
  listClasses: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000', student: '.000' },
    make: classroom,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
  getClass: byId(classroom, { 'super-admin': '...0', admin: '..00', teacher: '.000', student: '.000' }),
  addClass: {
    // A course that the caller does not see is a wrong field.
    cells: { 'super-admin': '...r', admin: '..rr', teacher: '.xrr' },
    make: async (cell) => {
      const { id } = await insertCourse(cell, cell.mark);
      return { id, mark: cell.mark, of: {} };
    },
    call: ({ id }, { code, caller, unit, in: hours }) => ({
      body: {
        course_id: id,
        classroom_name: code,
        classroom_code: code,
        teacher_id: caller.role === 'teacher' ? caller.id : unit.teacher,
        classroom_start_time: hours(1).toISOString(),
        classroom_end_time: hours(100).toISOString(),
      },
    }),
  },
  editClass: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: classroom,
    call: ({ id, mark }, { code, caller, unit, in: hours }) => ({
      path: { id },
      body: {
        classroom_name: mark,
        classroom_code: code,
        teacher_id: caller.role === 'teacher' ? caller.id : unit.teacher,
        classroom_start_time: hours(-24).toISOString(),
        classroom_end_time: hours(240).toISOString(),
      },
    }),
  },
  listOnlineClasses: listed(online, 'classroom_name', {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
    student: '.000',
  }),
  getOnlineClass: byId(online, {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
    student: '.000',
  }),
  addOnlineClass: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: classroom,
    call: ({ id }, cell) => ({ body: session(id, cell) }),
  },
  editOnlineClass: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: online,
    call: ({ id, of }, cell) => ({ path: { id }, body: session(of.classroom, cell) }),
  },
  deleteOnlineClasses: byIds(online, 'onlineclassroom_ids', {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
  }),
  deleteClasses: byIds(coming, 'classroom_ids', { 'super-admin': '...0', admin: '..00', teacher: '.000' }),
  addClassStudents: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }, { unit }) => ({ path: { id }, body: { student_ids: [unit.student] } }),
  },
  readStudentCodes: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }) => ({ path: { id }, body: { file: new TestFile('hoc-vien.csv', 'SV0005') } }),
  },
  checkClassList: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }) => ({ path: { id }, body: { file: new TestFile('lop.csv', 'Email;Tên\na@sen.vn;An') } }),
  },
  importClassList: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }) => ({ path: { id }, body: { file: new TestFile('lop.csv', 'Email;Tên\na@sen.vn;An') } }),
  },
  getRefusedStudents: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }) => ({ path: { id }, body: { file: new TestFile('lop.csv', 'Email;Tên\na@sen.vn;An') } }),
  },
  getClassListTemplate: { cells: { 'super-admin': '.', admin: '.' }, call: () => ({}) },
  removeClassStudents: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: classroom,
    call: ({ id }, { unit }) => ({
      path: { id },
      query: { confirmed: 1 },
      body: { student_ids: [unit.student] },
    }),
  },
  assignExam: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: classroom,
    call: ({ id, of }, cell) => ({
      path: { id },
      body: body(of.exam, cell),
    }),
  },
  changeAssignment: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withAssignment,
    call: ({ id, of }, cell) => ({
      path: { id, assignment_id: of.assignment ?? '1' },
      as: 'json',
      body: body(of.exam, cell),
    }),
  },
  withdrawAssignment: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withAssignment,
    call: ({ id, of }) => ({ path: { id, assignment_id: of.assignment ?? '1' } }),
  },
  listWaitingSubmissions: listed(withSubmission, 'classroom_name', {
    'super-admin': '...0',
    admin: '..00',
    teacher: '.000',
  }),
  getStudentWork: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withSubmission,
    call: ({ id, of }) => ({ path: { id, user_id: of.student ?? nobody } }),
  },
  resetAttempt: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withSubmission,
    call: ({ id, of }) => ({
      path: { id },
      body: {
        student_id: of.student ?? nobody,
        assignment_id: of.assignment ?? nobody,
        number: 0,
        retake: 'none',
      },
    }),
  },
  restoreAttempt: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: withReset,
    call: ({ id, of }) => ({ path: { id }, body: { attempt_id: of.attempt ?? nobody } }),
  },
  listSubmissions: byId(classroom, { 'super-admin': '...0', admin: '..00', teacher: '.000' }),
} satisfies AreaAccess<'classes'>;
