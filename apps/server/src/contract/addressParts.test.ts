import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLesson } from '../testing/insertLesson.ts';
import { insertRuleChange } from '../store/completion/ruleChanges.ts';
import { insertSurvey } from '../testing/insertSurvey.ts';
import { insertTraining } from '../testing/insertTraining.ts';
import { TestFile } from '../testing/multipartOf.ts';
import { newAssignment } from '../testing/newAssignment.ts';
import { Sitting } from '../testing/Sitting.ts';
import { type TestCall, TestApp } from '../testing/TestApp.ts';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { operations, type OperationId } from './document.ts';

let app: TestApp;
let calls: Partial<Record<OperationId, { who: keyof typeof people; call: TestCall }>>;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const id = await newAssignment(app);
  const sitting = await Sitting.begin(app, 'student', id);
  const attempt = { attempt_id: sitting.attempt.id };
  const draft = {
    survey_id: '1',
    start_time: '2026-11-21T03:00:00Z',
    end_time: '2026-11-22T03:00:00Z',
    duration_minutes: 45,
    retakes: 1,
    deduction_percent: 10,
    questions_per_page: 5,
  };
  const journal = { ...attempt, journal_id: sitting.journal.id };
  const onlyInFirst = await app.database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', '1')
    .where('user_id', 'not in', (second) =>
      second.selectFrom('classroom_student').select('user_id').where('classroom_id', '=', '2'),
    )
    .executeTakeFirstOrThrow();
  const lesson = await insertLesson(app, {
    name: 'Bài của lớp 1',
    companyId: demoCompany.id,
    createdBy: people.teacher.id,
  });
  const chapter = { classroom_id: '1', id: randomUUID(), position: 100, name: 'Chương thêm' };
  await app.database.insertInto('classroom_chapter').values(chapter).execute();
  const session = {
    classroom_id: '1',
    id: randomUUID(),
    chapter_id: chapter.id,
    position: 0,
    name: 'Buổi thêm',
  };
  await app.database
    .insertInto('classroom_session')
    .values({ ...session, kind: 'lesson', lesson_id: lesson.id })
    .execute();
  const other = await newAssignment(app);
  const correction = await app.database
    .insertInto('correction')
    .values({
      assignment_id: id,
      change: JSON.stringify({ kind: 'void', question_id: '1', points_to: 'nobody' }),
      reason: '',
      created_by: people.teacher.id,
      created_at: app.clock.now(),
      undone_by: null,
      undone_at: null,
      settled: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const view = await app.database
    .insertInto('report_view')
    .values({
      user_id: people.teacher.id,
      report: 'classes',
      name: 'Lớp của tôi',
      address: '/report',
      call: JSON.stringify({ filters: [] }),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofOtherReport = { report: 'students', id: view.id };
  const [course = '0', otherCourse = '0'] = (
    await app.database
      .selectFrom('course')
      .select('id')
      .where('company_id', '=', demoCompany.id)
      .orderBy('id')
      .limit(2)
      .execute()
  ).map((row) => row.id);
  const ruleChange = await insertRuleChange(app.database, {
    courseId: course,
    reason: '',
    by: people.admin.id,
    now: app.clock.now(),
    counts: { students: 0, lost: 0, gained: 0, adjusted: 0 },
    classes: [],
  });
  const answeredSurvey = await app.database
    .selectFrom('survey_answer')
    .select('user_id')
    .where('user_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const now = app.clock.now();
  const otherSurvey = await insertSurvey(app, {
    companyId: demoCompany.id,
    createdBy: people.teacher.id,
    name: 'Khảo sát khác',
    participants: [],
    starts_at: now,
    ends_at: new Date(now.getTime() + 3_600_000),
  });
  // The student attends another training.
  const training = await insertTraining(app.database, {
    company_id: demoCompany.id,
    name: 'Tập huấn khác',
    teachers: [people.teacher.id],
    students: [people.otherStudent.id],
    exams: ['1', '1'],
    starts_at: now,
    between: new Date(now.getTime() + 3_600_000),
    ends_at: new Date(now.getTime() + 7_200_000),
  });
  // The assignment is of class 1 and exam 1; both have a second one in the same unit, which the caller may see or take too.
  calls = {
    editReportView: { who: 'teacher', call: { path: ofOtherReport, body: { weekly: true } } },
    deleteReportView: { who: 'teacher', call: { path: ofOtherReport } },
    changeAssignment: {
      who: 'admin',
      call: { path: { id: '2', assignment_id: id }, as: 'json', body: draft },
    },
    withdrawAssignment: { who: 'admin', call: { path: { id: '2', assignment_id: id } } },
    getScoreTemplate: { who: 'admin', call: { path: { id: '2', assignment_id: id } } },
    ...Object.fromEntries(
      (['checkScores', 'importScores', 'getRefusedScores'] as const).map((operation) => [
        operation,
        {
          who: 'admin',
          call: {
            path: { id: '2', assignment_id: id },
            body: {
              file: new TestFile('diem.csv', 'Email;Điểm\na@sen.vn;80'),
              ...(operation === 'importScores' && { reason: 'Thi trên giấy' }),
            },
          },
        },
      ]),
    ),
    undoCorrection: { who: 'admin', call: { path: { id: other, correction_id: correction.id } } },
    undoCourseRule: { who: 'admin', call: { path: { id: otherCourse, change_id: ruleChange } } },
    getSurveyAnswer: {
      who: 'admin',
      call: { path: { id: otherSurvey.id, user_id: answeredSurvey.user_id ?? '0' } },
    },
    getTrainingResult: { who: 'admin', call: { path: { id: training.id, user_id: people.student.id } } },
    explainCourseResult: { who: 'admin', call: { path: { id: '2', user_id: onlyInFirst.user_id } } },
    getStudentWork: { who: 'admin', call: { path: { id: '2', user_id: onlyInFirst.user_id } } },
    openLesson: { who: 'admin', call: { path: { id: '2', session_id: session.id } } },
    commitPackage: {
      who: 'student',
      call: {
        path: { id: '2', session_id: session.id },
        body: {
          opening: 1,
          number: 1,
          part_id: 'first',
          completion: 'completed',
          success: 'unknown',
          score: null,
          state: '',
          seconds_ago: 0,
        },
      },
    },
    // Who takes part is found at the assignment alone.
    listHandedIn: { who: 'admin', call: { path: { id, user_id: people.teacher.id } } },
    startAttempt: { who: 'student', call: { path: { id: '4' }, body: { assignment_id: id } } },
    getAttempt: { who: 'student', call: { path: { id: '4' }, query: attempt } },
    saveAnswers: {
      who: 'student',
      call: { path: { id: '4' }, as: 'json', body: { ...journal, entries: [], known_server_seq: 0 } },
    },
    ...Object.fromEntries(
      (
        [
          ['getCategory', {}],
          ['listCategoryChildren', {}],
          ['addCategoryChild', { body: { name: 'Con' } }],
          ['changeCategory', { body: { name: 'Tên' } }],
          ['moveCategoryContents', { body: { to: '2' } }],
        ] as const
      ).map(([operation, call]) => [
        operation,
        // Category 1 is one of questions.
        { who: 'superAdmin', call: { path: { categories: 'lessons_categories', id: '1' }, ...call } },
      ]),
    ),
    submitAttempt: { who: 'student', call: { path: { id: '4' }, body: { ...journal, last_seq: 0 } } },
  };
});
afterAll(() => app.stop());

const named = operations.filter(
  ({ parameters }) => parameters.filter((parameter) => parameter.in === 'path').length > 1,
);
const withParent: OperationId[] = ['startAttempt', 'getAttempt', 'saveAnswers', 'submitAttempt'];

test.each([...named.map(({ id }) => id), ...withParent])(
  '%s does not find a thing under another parent',
  async (id) => {
    const asked = calls[id];
    if (!asked)
      throw new Error(`${id} has several parts in its address: call it here with parts of two things.`);
    const { status } = await app.call(id, asked.who, asked.call);
    expect(status).toBe(404);
  },
);
