import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Problem, SurveyDraft } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { joinSurveys } from '../../store/surveys/classSurveys.ts';
import { takeSurveys } from '../../store/surveys/surveyChanges.ts';
import { insertSurveyForm } from '../../testing/insertSurveyForm.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Person = keyof typeof people;

let classes: TestClasses;
let form: string;
beforeAll(async () => {
  classes = await TestClasses.start();
  const made = await insertSurveyForm(classes.app, {
    companyId: demoCompany.id,
    createdBy: people.teacher.id,
    name: 'Ý kiến giữa khóa',
  });
  form = made.id;
});
afterAll(() => classes.stop());

const { student, otherStudent } = people;
const teacher: Caller = {
  id: people.teacher.id,
  name: people.teacher.name,
  role: 'teacher',
  company_id: demoCompany.id,
  lang: 'vi',
  mustChangePassword: false,
  admission: null,
};

/** A running class of the teacher with these students. */
async function running(students: readonly string[] = [student.id, otherStudent.id]) {
  return (await classes.added({ student_ids: [...students] })).id;
}

const draftFor = (classroom_id: string, change: Partial<SurveyDraft> = {}): SurveyDraft => ({
  name: 'Ý kiến giữa khóa',
  form_id: form,
  classroom_id,
  everyone: true,
  anonymous: false,
  start_time: classes.hours(0),
  end_time: classes.hours(24),
  user_ids: [],
  ...change,
});

const save = (body: SurveyDraft, as: Person = 'teacher') =>
  classes.app.call<Answer<'saveSurvey'> & Problem>('saveSurvey', as, { body });
const detail = async (id: string) =>
  (await classes.app.call<Answer<'getSurvey'>>('getSurvey', 'teacher', { path: { id } })).body.data;
const open = (id: string, as: Person) =>
  classes.app.call<Answer<'openSurvey'> & Problem>('openSurvey', as, { path: { id } });
const answer = (id: string, as: Person) =>
  classes.app.call<Problem>('answerSurvey', as, {
    path: { id },
    body: { form_id: form, anonymous: false, answers: { useful: { type: 'one_choice', choice: 'yes' } } },
  });
const asked = async (survey: string) => (await detail(survey)).participants.map(({ id }) => id);
const add = (id: string, student_ids: string[]) =>
  classes.app.call('addClassStudents', 'admin', { path: { id }, body: { student_ids } });
const remove = (id: string, student_ids: string[]) =>
  classes.app.call('removeClassStudents', 'admin', {
    path: { id },
    query: { confirmed: 1 },
    body: { student_ids },
  });
const inClass = (id: string, as: Person) =>
  classes.app.call<Answer<'checkClassSurveys'> & Problem>('checkClassSurveys', as, { path: { id } });
/** A whole class that is asked. */
async function saved(classroom: string, change: Partial<SurveyDraft> = {}): Promise<string> {
  const { status, body } = await save(draftFor(classroom, change));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

describe('asking a class', () => {
  test('asks all its students and notifies them, with the address of the class', async () => {
    const classroom = await running();
    const { body } = await save(draftFor(classroom));
    expect(body.data).toMatchObject({ classroom_id: classroom, everyone: true, project_id: null });
    const ids = [student.id, otherStudent.id].toSorted();
    expect(body.data.participants.map(({ id }) => id).toSorted()).toEqual(ids);
    const { rows } = await sql<{ recipients: string[]; facts: object }>`select recipients, facts
      from notification_event where type = 'AssignClassSurveyVote'
        and facts ->> 'project_survey_vote_id' = ${body.data.id}`.execute(classes.app.database);
    expect(rows.map(({ recipients }) => recipients.map(String).toSorted())).toEqual([ids]);
    expect(rows[0]?.facts).toMatchObject({ classroom_id: classroom });
  });

  test('of a hidden class tells nobody, and shows them nothing', async () => {
    const { id: classroom } = await classes.added({ student_ids: [student.id], checkPublished: false });
    const id = await saved(classroom);
    expect((await open(id, 'student')).status).toBe(404);
    expect((await inClass(classroom, 'student')).status).toBe(404);
    expect(await classes.notified('AssignClassSurveyVote', { id: classroom })).toEqual([]);
  });

  test('is for its teacher and the administrators of the unit', async () => {
    const classroom = await running();
    expect((await save(draftFor(classroom), 'otherTeacher')).body.codes).toEqual({
      classroom_id: 'unknownReference',
    });
    const id = await saved(classroom);
    const see = async (as: Person) => (await classes.app.call('getSurvey', as, { path: { id } })).status;
    expect([await see('teacher'), await see('admin'), await see('otherTeacher')]).toEqual([200, 200, 404]);
    const rows = async (as: Person) =>
      (
        await classes.app.call<Answer<'listSurveys'>>('listSurveys', as, {
          query: { classroom_id: classroom },
        })
      ).body.data.map((row) => row.id);
    expect([await rows('teacher'), await rows('otherTeacher')]).toEqual([[id], []]);
  });

  test('needs one place, students of the class, and somebody to ask', async () => {
    const classroom = await running([student.id]);
    const { rows } = await sql<{ id: string }>`select id::text from project limit 1`.execute(
      classes.app.database,
    );
    for (const change of [{ classroom_id: null }, { project_id: rows[0]?.id ?? '' }])
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect((await save(draftFor(classroom, change))).body.codes).toMatchObject({
        project_id: 'surveyPlaceMissing',
      });
    const stranger = await save(draftFor(classroom, { everyone: false, user_ids: [otherStudent.id] }));
    expect(stranger.body.codes).toEqual({ user_ids: 'surveyStudentUnknown' });
    const nobody = await save(draftFor(await running([])));
    expect(nobody.body.codes).toEqual({ user_ids: 'surveyParticipantsMissing' });
  });

  test('students join the class while somebody saves a survey of it', async () => {
    const classroom = await running([student.id]);
    const id = await saved(classroom);
    const { database } = classes.app;
    const { rows } = await database.transaction().execute(async (transaction) => {
      const taken = await takeSurveys(transaction, [id], teacher);
      expect(taken.map((survey) => survey.id)).toEqual([id]);
      // What asks those who join only refers to the survey that the other transaction has taken.
      return database.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '2s'`.execute(other);
        await joinSurveys(other, classroom, [otherStudent.id], classes.app.clock.now());
        return sql`select from survey_participant where survey_id = ${id}`.execute(other);
      });
    });
    expect(rows).toHaveLength(2);
  });

  test('stays in its class', async () => {
    const classroom = await running();
    const { id, version } = await detail(await saved(classroom));
    const moved = await save(draftFor(await running(), { id, version }));
    expect(moved.body.codes).toEqual({ classroom_id: 'unknownReference' });
  });

  test('keeps a class whose students have answered from being deleted', async () => {
    const { id: classroom } = await classes.added({
      student_ids: [student.id],
      classroom_start_time: classes.hours(1),
      classroom_end_time: classes.hours(240),
    });
    await answer(await saved(classroom), 'student');
    const { status, body } = await classes.app.call<Problem>('deleteClasses', 'admin', {
      body: { classroom_ids: [classroom] },
    });
    expect([status, body.code]).toEqual([409, 'classHasSurveyAnswers']);
  });
});

describe('answering in a class', () => {
  test('a student finds what is open, and sees what is answered', async () => {
    const classroom = await running();
    const later = await saved(classroom, { start_time: classes.hours(2), name: 'Cuối khóa' });
    const now = await saved(classroom);
    const seen = async () =>
      (await inClass(classroom, 'student')).body.data.map(({ id, state, answered }) => [id, state, answered]);
    expect(await seen()).toEqual([
      [now, 'happening', false],
      [later, 'not_started', false],
    ]);
    const mine = await classes.app.call<Answer<'listMySurveys'>>('listMySurveys', 'student');
    expect(mine.body.data.find(({ id }) => id === now)).toMatchObject({ classroom_id: classroom });
    expect((await answer(later, 'student')).body.code).toBe('surveyNotOpen');
    expect((await answer(now, 'student')).status).toBe(200);
    expect((await answer(now, 'student')).body.code).toBe('surveyAnswered');
    expect(await seen()).toEqual([
      [now, 'happening', true],
      [later, 'not_started', false],
    ]);
  });

  test('is for those who were asked: not for others of the class, nor for strangers', async () => {
    const classroom = await running();
    const id = await saved(classroom, { everyone: false, user_ids: [student.id] });
    expect((await open(id, 'otherStudent')).status).toBe(404);
    expect((await answer(id, 'otherStudent')).status).toBe(404);
    expect((await inClass(classroom, 'otherStudent')).body.data).toEqual([]);
    expect((await answer(id, 'teacher')).status).toBe(404);
  });

  test('who joins is asked what the whole class is asked, who leaves no more', async () => {
    const classroom = await running([student.id]);
    const whole = await saved(classroom);
    const chosen = await saved(classroom, { everyone: false, user_ids: [student.id] });
    await add(classroom, [otherStudent.id]);
    expect((await asked(whole)).toSorted()).toEqual([student.id, otherStudent.id].toSorted());
    expect(await asked(chosen)).toEqual([student.id]);
    await answer(whole, 'student');
    await remove(classroom, [student.id, otherStudent.id]);
    // Who has answered stays; who has not is asked no more.
    expect(await asked(whole)).toEqual([student.id]);
    expect(await asked(chosen)).toEqual([]);
    expect((await open(chosen, 'student')).status).toBe(404);
  });

  test('nothing tells whether somebody who leaves has answered an anonymous survey', async () => {
    const look = async (leaver: Person) => {
      const classroom = await running();
      const id = await saved(classroom, { anonymous: true });
      await answer(id, leaver);
      await remove(classroom, [student.id]);
      const { participants, answered_count } = await detail(id);
      return [participants.length, answered_count, participants.map(({ answered }) => answered)];
    };
    expect(await look('student')).toEqual(await look('otherStudent'));
    expect(await look('student')).toEqual([2, 1, [null, null]]);
  });

  test('an anonymous answer of a class leads to nobody', async () => {
    const classroom = await running();
    const id = await saved(classroom, { anonymous: true });
    await answer(id, 'student');
    await answer(id, 'otherStudent');
    const rows = await classes.app.database
      .selectFrom('survey_answer')
      .select(['user_id', 'answered_at'])
      .where('survey_id', '=', id)
      .execute();
    expect(rows).toEqual([
      { user_id: null, answered_at: null },
      { user_id: null, answered_at: null },
    ]);
    const { rows: marks } = await sql<{ xmin: string }>`
      select xmin::text from survey_answer where survey_id = ${id}
      union select xmin::text from survey_participant where survey_id = ${id}`.execute(classes.app.database);
    expect(marks).toHaveLength(1);
    const one = await classes.app.call<Problem>('getSurveyAnswer', 'teacher', {
      path: { id, user_id: student.id },
    });
    expect([one.status, one.body.code]).toEqual([409, 'surveyAnonymous']);
  });
});
