import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertTraining } from '../../testing/insertTraining.ts';
import { insertExam } from '../../testing/access/insertExam.ts';

/** A running training that the caller teaches or attends, or one of others; its pretest is open. */
const training: MakeThing = async (cell: AccessCell) => {
  const { app, caller, unit, mark, ownership, in: hours } = cell;
  const isOwn = (role: string) => ownership === 'own' && caller.role === role;
  const exam = await insertExam(cell, `Đề của ${mark}`, unit.teacher, 'published');
  const teacher = isOwn('teacher') ? caller.id : unit.teacher;
  const { id, tests } = await insertTraining(app.database, {
    company_id: unit.id,
    name: mark,
    teachers: [teacher],
    students: [unit.student, ...(isOwn('student') ? [caller.id] : [])],
    exams: [exam.id, exam.id],
    starts_at: hours(-1),
    between: hours(2),
    ends_at: hours(10),
  });
  const student = isOwn('student') ? caller.id : unit.student;
  return { id, mark, of: { exam: exam.id, meeting: tests[0]?.meeting, teacher, student } };
};

const run = { 'super-admin': '...0', admin: '..00', teacher: '.000' };
const seen = { ...run, student: '.000' };

export const access = {
  listTrainings: listed(training, 'name', seen),
  getTraining: byId(training, seen),
  saveTraining: {
    cells: run,
    make: training,
    call: ({ id, mark, of }, { in: hours }) => ({
      body: {
        id,
        version: 1,
        name: mark,
        teacher_ids: [of.teacher ?? '1'],
        student_ids: [of.student ?? '1'],
        survey_ids: [of.exam ?? '1', of.exam ?? '1'],
        start_time: hours(1).toISOString(),
        end_time: hours(9).toISOString(),
        start_time_pretest: hours(1).toISOString(),
        start_time_posttest: hours(2).toISOString(),
      },
    }),
  },
  deleteTrainings: byIds(training, 'train_ids', run),
  compareTests: byId(training, run),
  getTrainingResult: {
    cells: seen,
    make: training,
    call: ({ id, of }) => ({ path: { id, user_id: of.student ?? '1' } }),
  },
  getMeeting: {
    cells: seen,
    make: training,
    call: ({ id, of }) => ({ path: { id: of.meeting ?? id } }),
  },
  checkMeetingTime: {
    cells: { 'super-admin': '...0', student: '.000' },
    make: training,
    call: ({ id, of }) => ({ body: { meeting_id: of.meeting ?? id, kind: 'pretest' } }),
  },
} satisfies AreaAccess<'trainings'>;
