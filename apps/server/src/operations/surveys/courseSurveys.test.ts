import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Problem, SurveyDraft } from '@sen/api/contract/model';
import { insertSurveyForm } from '../../testing/insertSurveyForm.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Person = keyof typeof people;

let classes: TestClasses;
let form: string;
beforeAll(async () => {
  classes = await TestClasses.start();
  const named = { companyId: demoCompany.id, createdBy: people.teacher.id, name: 'Chất lượng khóa học' };
  form = (await insertSurveyForm(classes.app, named)).id;
});
afterAll(() => classes.stop());

const { student, otherStudent } = people;

const draftFor = (course_id: string, change: Partial<SurveyDraft> = {}): SurveyDraft => ({
  name: 'Chất lượng khóa học',
  form_id: form,
  course_id,
  anonymous: false,
  start_time: classes.hours(0),
  end_time: classes.hours(24),
  user_ids: [],
  ...change,
});
const save = (body: SurveyDraft, as: Person = 'teacher') =>
  classes.app.call<Answer<'saveSurvey'> & Problem>('saveSurvey', as, { body });
const detail = async (id: string) =>
  (await classes.app.call<Answer<'getSurvey'>>('getSurvey', 'admin', { path: { id } })).body.data;
const asked = async (id: string) => (await detail(id)).participants.map((one) => one.id).toSorted();
const open = (id: string, as: Person, query = {}) =>
  classes.app.call<Answer<'openSurvey'> & Problem>('openSurvey', as, { path: { id }, query });
const answer = (id: string, as: Person) =>
  classes.app.call<Problem>('answerSurvey', as, {
    path: { id },
    body: { form_id: form, anonymous: false, answers: { useful: { type: 'one_choice', choice: 'yes' } } },
  });
const remove = (id: string, student_ids: string[]) =>
  classes.app.call('removeClassStudents', 'admin', {
    path: { id },
    query: { confirmed: 1 },
    body: { student_ids },
  });
async function saved(course: string, change: Partial<SurveyDraft> = {}): Promise<string> {
  const { status, body } = await save(draftFor(course, change));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

/** Two running classes of one course, with one student each. */
async function twoClasses() {
  const first = await classes.added({ student_ids: [student.id] });
  const { course_id } = first;
  const second = await classes.added({ course_id, student_ids: [otherStudent.id] });
  return { course: course_id, first: first.id, second: second.id };
}

describe('asking a course', () => {
  test('asks the students of all its classes, each told with the address of the own class', async () => {
    const { course, first, second } = await twoClasses();
    const { body, status } = await save(draftFor(course));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ course_id: course, classroom_id: null, everyone: true });
    expect(await asked(body.data.id)).toEqual([student.id, otherStudent.id].toSorted());
    for (const [classroom_id, as, other] of [
      [first, 'student', second],
      [second, 'otherStudent', first],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one class after the other
      const mine = await classes.app.call<Answer<'listMySurveys'>>('listMySurveys', as);
      expect(mine.body.data.find(({ id }) => id === body.data.id)).toMatchObject({ classroom_id });
      const { body: ofClass } = await classes.app.call<Answer<'checkClassSurveys'>>('checkClassSurveys', as, {
        path: { id: classroom_id },
      });
      expect(ofClass.data.map(({ id }) => id)).toEqual([body.data.id]);
      expect((await open(body.data.id, as, { classroom_id })).status).toBe(200);
      expect((await open(body.data.id, as, { classroom_id: other })).status).toBe(404);
      // oxlint-enable no-await-in-loop
    }
  });

  test('leaves out classes that are over before it opens, and refuses a course without students', async () => {
    const { course } = await twoClasses();
    const later = { start_time: classes.hours(24 * 400), end_time: classes.hours(24 * 401) };
    expect((await save(draftFor(course, later))).body.codes).toEqual({
      user_ids: 'surveyCourseWithoutStudents',
    });
  });

  test('asks who joins, and the students of a class that starts while it is open', async () => {
    const { course, first } = await twoClasses();
    await remove(first, [student.id]);
    const id = await saved(course);
    expect(await asked(id)).toEqual([otherStudent.id]);
    const times = { classroom_start_time: classes.hours(12), classroom_end_time: classes.hours(240) };
    await classes.added({ course_id: course, student_ids: [student.id], ...times });
    expect(await asked(id)).toEqual([student.id, otherStudent.id].toSorted());
  });

  test('asks no more who leaves the last of its classes', async () => {
    const { course, first } = await twoClasses();
    const again = await classes.added({ course_id: course, student_ids: [student.id] });
    const id = await saved(course);
    await remove(first, [student.id]);
    expect(await asked(id)).toEqual([student.id, otherStudent.id].toSorted());
    await remove(again.id, [student.id]);
    expect(await asked(id)).toEqual([otherStudent.id]);
    expect((await open(id, 'student')).status).toBe(404);
  });

  test('is for teachers of the course and administrators, and stays in its course', async () => {
    const { course } = await twoClasses();
    expect((await save(draftFor(course), 'otherTeacher')).body.codes).toEqual({
      course_id: 'unknownReference',
    });
    const id = await saved(course);
    const see = async (as: Person) => (await classes.app.call('getSurvey', as, { path: { id } })).status;
    expect([await see('teacher'), await see('admin'), await see('otherTeacher')]).toEqual([200, 200, 404]);
    const list = await classes.app.call<Answer<'listSurveys'>>('listSurveys', 'teacher', {
      query: { course_id: course },
    });
    expect(list.body.data.map((row) => row.id)).toEqual([id]);
    const { version } = await detail(id);
    const other = await twoClasses();
    expect((await save(draftFor(other.course, { id, version }))).body.codes).toEqual({
      course_id: 'unknownReference',
    });
  });

  test('keeps a course whose students have answered from being deleted, also when its classes are', async () => {
    const coming = await classes.added({
      student_ids: [student.id],
      classroom_start_time: classes.hours(1),
      classroom_end_time: classes.hours(240),
    });
    const id = await saved(coming.course_id);
    expect((await answer(id, 'student')).status).toBe(200);
    const ofClass = { body: { classroom_ids: [coming.id] } };
    expect((await classes.app.call('deleteClasses', 'admin', ofClass)).status).toBe(200);
    const ofCourse = { body: { course_ids: [coming.course_id] } };
    const { status, body } = await classes.app.call<Problem>('deleteCourses', 'admin', ofCourse);
    expect([status, body.code]).toEqual([409, 'courseHasSurveyAnswers']);
  });

  test('an anonymous one tells nobody who has answered', async () => {
    const { course } = await twoClasses();
    const id = await saved(course, { anonymous: true });
    expect((await answer(id, 'student')).status).toBe(200);
    const { participants, answered_count } = await detail(id);
    expect([answered_count, ...participants.map(({ answered }) => answered)]).toEqual([1, null, null]);
    const path = { id, user_id: student.id };
    const one = await classes.app.call<Problem>('getSurveyAnswer', 'admin', { path });
    expect(one.body.code).toBe('surveyAnonymous');
  });
});
