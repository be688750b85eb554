import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, AnswerValue, Problem, Query, SurveyDraft } from '@sen/api/contract/model';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Person = keyof typeof people;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000);
let made = 0;

function asked(change: Partial<Parameters<typeof insertSurvey>[1]> = {}) {
  made += 1;
  return insertSurvey(app, {
    companyId: demoCompany.id,
    createdBy: people.teacher.id,
    name: `Khảo sát ${made}`,
    participants: [people.student.id, people.otherStudent.id],
    starts_at: hours(-1),
    ends_at: hours(1),
    ...change,
  });
}

const yes: AnswerValue = { type: 'one_choice', choice: 'yes' };
const no: AnswerValue = { type: 'one_choice', choice: 'no' };
const because = (text: string): AnswerValue => ({ type: 'long_answer', text });
async function answer(id: string, as: Person, answers: Record<string, AnswerValue> = { useful: yes }) {
  const survey = app.database.selectFrom('survey').select(['form_id', 'anonymous']).where('id', '=', id);
  const body = { ...(await survey.executeTakeFirstOrThrow()), answers };
  return app.call<Problem>('answerSurvey', as, { path: { id }, body });
}
const open = (id: string, as: Person) =>
  app.call<Answer<'openSurvey'> & Problem>('openSurvey', as, { path: { id } });
const openAt = (id: string, query: Query<'openSurvey'>) =>
  app.call<Answer<'openSurvey'> & Problem>('openSurvey', 'student', { path: { id }, query });
const statistics = async (id: string) =>
  (await app.call<Answer<'getSurveyStatistics'>>('getSurveyStatistics', 'teacher', { path: { id } })).body
    .data;
const detail = async (id: string) =>
  (await app.call<Answer<'getSurvey'>>('getSurvey', 'teacher', { path: { id } })).body.data;
const save = (body: SurveyDraft, as: Person = 'teacher') =>
  app.call<Answer<'saveSurvey'> & Problem>('saveSurvey', as, { body });

async function draftIn(place: { project: string; form: string }, change: Partial<SurveyDraft> = {}) {
  return {
    name: 'Nhu cầu đào tạo quý I',
    form_id: place.form,
    project_id: place.project,
    anonymous: false,
    start_time: hours(0).toISOString(),
    end_time: hours(24).toISOString(),
    user_ids: [people.student.id],
    priority: 'high',
    quarter: 1,
    year: 2027,
    reason: 'Có thiết bị mới',
    audience: 'Tổ vận hành',
    ...change,
  } satisfies SurveyDraft;
}

describe('asking', () => {
  test('keeps what a need is, and notifies the participants once', async () => {
    const place = await asked();
    const { body, status } = await save(await draftIn(place));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'happening',
      priority: 'high',
      quarter: 1,
      year: 2027,
      reason: 'Có thiết bị mới',
      audience: 'Tổ vận hành',
      participants: [{ id: people.student.id, answered: false }],
    });
    const { id, version } = body.data;
    await save(await draftIn(place, { id, version, user_ids: [people.student.id, people.otherStudent.id] }));
    const { rows } = await sql<{ recipients: string[] }>`select recipients from notification_event
      where facts ->> 'project_survey_vote_id' = ${id} order by id`.execute(app.database);
    expect(rows.map(({ recipients }) => recipients.map(String))).toEqual([
      [people.student.id],
      [people.otherStudent.id],
    ]);
  });

  test('names what is wrong', async () => {
    const place = await asked();
    const wrong = { name: ' ', start_time: hours(-2).toISOString(), end_time: hours(-3).toISOString() };
    const { body } = await save(await draftIn(place, { ...wrong, user_ids: [], quarter: 2, year: null }));
    expect(body.codes).toEqual({
      name: 'thisFieldIsRequired',
      start_time: 'startInThePast',
      end_time: 'endInThePast',
      user_ids: 'surveyParticipantsMissing',
      year: 'surveyQuarterWithoutYear',
    });
    const end_time = hours(0.5).toISOString();
    const later = await save(await draftIn(place, { start_time: hours(1).toISOString(), end_time }));
    expect(later.body.codes).toEqual({ end_time: 'endNotAfterStart' });
  });

  test('takes neither a draft or locked form, nor people of another unit', async () => {
    const place = await asked();
    for (const [status, code] of [
      ['draft', 'surveyFormNotPublished'],
      ['locked', 'surveyFormLocked'],
    ] as const) {
      await app.database.updateTable('survey_form').set({ status }).where('id', '=', place.form).execute();
      expect((await save(await draftIn(place))).body.codes).toEqual({ form_id: code });
    }
    const other = await asked();
    const stranger = await save(await draftIn(other, { user_ids: [people.superAdmin.id] }));
    expect(stranger.body.codes).toEqual({ user_ids: 'surveyParticipantUnknown' });
  });

  test('a survey that is answered keeps its form and its participants, a completed one everything', async () => {
    const place = await asked();
    expect((await answer(place.id, 'student')).status).toBe(200);
    const { version, start_time, end_time } = await detail(place.id);
    const base = { id: place.id, version, start_time, end_time };
    const everybody = [people.student.id, people.otherStudent.id];
    const { body } = await save(
      await draftIn(place, { ...base, anonymous: true, user_ids: everybody.slice(1) }),
    );
    expect(body.codes).toEqual({ anonymous: 'surveyFrozen', user_ids: 'surveyParticipantsOnlyAdded' });
    const more = [...everybody, people.staff.id];
    const changed = await save(await draftIn(place, { ...base, user_ids: more }));
    expect(changed.status).toBe(200);
    expect((await detail(place.id)).answered_count).toBe(1);
    const again = await save(await draftIn(place, { ...base, user_ids: more }));
    expect([again.status, again.body.code]).toEqual([409, 'surveyChanged']);

    const over = await asked({ starts_at: hours(-3), ends_at: hours(-2) });
    const late = await save(await draftIn(over, { id: over.id, version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'surveyCompleted']);
  });

  test('a survey with answers is not deleted', async () => {
    const place = await asked();
    const other = await asked();
    await answer(place.id, 'student');
    const remove = (ids: string[]) =>
      app.call<Problem>('deleteSurveys', 'teacher', { body: { project_survey_vote_ids: ids } });
    expect((await remove([other.id, place.id])).body.code).toBe('surveyHasAnswers');
    expect((await remove([other.id])).status).toBe(200);
  });
});

describe('answering', () => {
  test('is possible within the time, once, and for participants', async () => {
    const now = await asked();
    expect((await open(now.id, 'student')).body.data.parts).toHaveLength(2);
    expect((await answer(now.id, 'student')).status).toBe(200);
    expect((await open(now.id, 'student')).body.code).toBe('surveyAnswered');
    expect((await answer(now.id, 'student')).body.code).toBe('surveyAnswered');
    expect((await answer(now.id, 'teacher')).status).toBe(404);
    const soon = await asked({ starts_at: hours(1), ends_at: hours(2) });
    expect((await open(soon.id, 'student')).body.code).toBe('surveyNotOpen');
    expect((await answer(soon.id, 'student')).body.code).toBe('surveyNotOpen');
    const over = await asked({ starts_at: hours(-2), ends_at: hours(-1) });
    expect((await answer(over.id, 'student')).body.code).toBe('surveyOver');
  });

  test('is not found at the address of another project, class or form, open or not', async () => {
    for (const hour of [-1, 1]) {
      // oxlint-disable no-await-in-loop -- one survey after the other
      const place = await asked({ starts_at: hours(hour), ends_at: hours(2) });
      const other = await asked();
      const [project_id, form_id] = [place.project, place.form];
      const right = await openAt(place.id, { project_id, form_id });
      expect(right.status).toBe(hour < 0 ? 200 : 409);
      for (const query of [
        { project_id: other.project, form_id },
        { project_id, form_id: other.form },
        { classroom_id: project_id },
        { project_id: 'x' },
      ])
        expect((await openAt(place.id, query)).status).toBe(404);
      // oxlint-enable no-await-in-loop
    }
  });

  test('its notification leads to the form that replaced the one it was sent with', async () => {
    const place = await asked();
    const { id, version } = (await save(await draftIn(place))).body.data;
    const { form } = await asked();
    expect((await save(await draftIn({ ...place, form }, { id, version }))).status).toBe(200);
    const { rows } = await sql<{ survey_vote: string }>`select facts ->> 'survey_vote' as survey_vote
      from notification_event where facts ->> 'project_survey_vote_id' = ${id}`.execute(app.database);
    expect(rows).toEqual([{ survey_vote: form }]);
  });

  test('of a form that was replaced meanwhile is not stored', async () => {
    const place = await asked();
    const opened = (await open(place.id, 'student')).body.data;
    const other = await asked();
    const { version, start_time, end_time } = await detail(place.id);
    const change = { id: place.id, version, start_time, end_time, user_ids: [people.student.id] };
    expect((await save(await draftIn({ ...place, form: other.form }, change))).status).toBe(200);
    const sent = await app.call<Problem>('answerSurvey', 'student', {
      path: { id: place.id },
      body: { form_id: opened.form_id, anonymous: opened.anonymous, answers: { useful: yes } },
    });
    expect([sent.status, sent.body.code]).toEqual([409, 'surveyFormReplaced']);
    expect((await open(place.id, 'student')).body.data.form_id).toBe(other.form);
    expect((await answer(place.id, 'student')).status).toBe(200);
  });

  test('that was promised to be anonymous is not stored with a name', async () => {
    const place = await asked({ anonymous: true });
    const opened = (await open(place.id, 'student')).body.data;
    const { version, start_time, end_time } = await detail(place.id);
    const change = { id: place.id, version, start_time, end_time, anonymous: false };
    expect((await save(await draftIn(place, change))).status).toBe(200);
    const send = (anonymous: boolean) =>
      app.call<Problem>('answerSurvey', 'student', {
        path: { id: place.id },
        body: { form_id: opened.form_id, anonymous, answers: { useful: yes } },
      });
    const sent = await send(opened.anonymous);
    expect([sent.status, sent.body.code]).toEqual([409, 'surveyKeepsNames']);
    expect((await send(false)).status).toBe(200);
  });

  test('keeps what is around half a character and a NUL', async () => {
    const { id } = await asked();
    expect((await answer(id, 'student', { useful: no, why: because('ý kiến \ud83d\0 khác') })).status).toBe(
      200,
    );
    const row = app.database.selectFrom('survey_answer').select('answers').where('survey_id', '=', id);
    expect(JSON.stringify(await row.executeTakeFirstOrThrow())).toContain('ý kiến \ufffd khác');
  });

  test.each([true, false])('sent twenty times at once, it counts once (anonymous: %s)', async (anonymous) => {
    const { id } = await asked({ anonymous });
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(id, 'student')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await app.database
      .selectFrom('survey_answer')
      .select('id')
      .where('survey_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('needs the required questions that are asked, and leaves out those that are not', async () => {
    const { id } = await asked();
    expect((await answer(id, 'student', { useful: no })).body.codes).toEqual({
      'answers.why': 'surveyQuestionRequired',
    });
    expect((await answer(id, 'student', { useful: yes, other: yes })).body.codes).toEqual({
      'answers.other': 'surveyQuestionUnknown',
    });
    expect((await answer(id, 'student', { useful: because('?') })).body.codes).toEqual({
      'answers.useful': 'answerWrongShape',
    });
    expect((await answer(id, 'student', { useful: yes, why: because('Không được hỏi') })).status).toBe(200);
    const { body } = await app.call<Answer<'getSurveyAnswer'>>('getSurveyAnswer', 'teacher', {
      path: { id, user_id: people.student.id },
    });
    expect(body.data.answers).toEqual({ useful: yes });
    expect(body.data.person.name).toBe(people.student.name);
  });

  test('one finds the open surveys that one has not answered', async () => {
    const { id } = await asked({ participants: [people.sponsor.id] });
    const mine = async () =>
      (await app.call<Answer<'listMySurveys'>>('listMySurveys', 'sponsor')).body.data.map((one) => one.id);
    expect(await mine()).toEqual([id]);
    await answer(id, 'sponsor');
    expect(await mine()).toEqual([]);
  });
});

test('the sums count choices, and list texts in their own order', async () => {
  const { id } = await asked();
  await answer(id, 'student', { useful: no, why: because('Ồn quá') });
  await answer(id, 'otherStudent', { useful: no, why: because('Chưa thực hành') });
  const { figures, hidden, answered_count } = await statistics(id);
  expect({ hidden, answered_count }).toEqual({ hidden: null, answered_count: 2 });
  expect(figures).toEqual([
    {
      question_id: 'useful',
      answered: 2,
      groups: [
        {
          label: '',
          bars: [
            { label: 'Có', value: 0 },
            { label: 'Không', value: 2 },
          ],
        },
      ],
      texts: [],
    },
    expect.objectContaining({ question_id: 'topics', answered: 0 }),
    {
      question_id: 'why',
      answered: 2,
      groups: [],
      texts: [{ label: '', texts: ['Chưa thực hành', 'Ồn quá'] }],
    },
  ]);
});

describe('an anonymous survey', () => {
  const six = ['student', 'otherStudent', 'staff', 'sponsor', 'admin', 'otherTeacher'] as const;

  /** Six people answer one after the other, each with a text that only they would write. */
  async function answeredBySix() {
    const survey = await asked({ anonymous: true, participants: six.map((person) => people[person].id) });
    for (const person of six)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what must not show
      await answer(survey.id, person, { useful: no, why: because(`Ý kiến ${person}`) });
    return survey;
  }

  test('stores nothing that leads from an answer to a person', async () => {
    const { id } = await answeredBySix();
    const stored = await app.database
      .selectFrom('survey_answer')
      .selectAll()
      .where('survey_id', '=', id)
      .execute();
    expect(stored).toHaveLength(six.length);
    for (const row of stored) {
      expect(Object.keys(row).toSorted()).toEqual(['answered_at', 'answers', 'id', 'survey_id', 'user_id']);
      expect(row).toMatchObject({ user_id: null, answered_at: null });
      // Version 4: every digit by chance, none of a clock or a counter.
      expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
    }
    const marks = await sql<{ of: string; xmin: string }>`
      select 'answer' as of, xmin::text from survey_answer where survey_id = ${id}
      union all select 'person', xmin::text from survey_participant where survey_id = ${id}`.execute(
      app.database,
    );
    // The last transaction has written every row again, so that its mark tells no pair.
    expect(new Set(marks.rows.map(({ xmin }) => xmin)).size).toBe(1);
    const audited = await sql`select from audit_log where subject_id = ${id} and actor_id = any (${six.map(
      (person) => people[person].id,
    )}::bigint[])`.execute(app.database);
    expect(audited.rows).toEqual([]);
  });

  test('shows nobody who has answered, and no sums before it is completed', async () => {
    const { id } = await answeredBySix();
    const { participants, answered_count } = await detail(id);
    expect(answered_count).toBe(six.length);
    expect(participants.map(({ answered }) => answered)).toEqual(six.map(() => null));
    expect(await statistics(id)).toMatchObject({ hidden: 'notEnded', figures: [] });
    const one = await app.call<Problem>('getSurveyAnswer', 'teacher', {
      path: { id, user_id: people.student.id },
    });
    expect([one.status, one.body.code]).toEqual([409, 'surveyAnonymous']);

    const ended = { starts_at: hours(-2), ends_at: hours(-1) };
    await app.database.updateTable('survey').set(ended).where('id', '=', id).execute();
    const { figures, hidden } = await statistics(id);
    expect(hidden).toBeNull();
    const texts = figures.find(({ question_id }) => question_id === 'why')?.texts[0]?.texts ?? [];
    expect(texts).toHaveLength(six.length);
    // In the order of the texts, not in that of the answers.
    expect(texts).toEqual(texts.toSorted());
    expect(texts).not.toEqual(six.map((person) => `Ý kiến ${person}`));
  });

  test('shows no sums of less than five answers', async () => {
    const { id } = await asked({ anonymous: true });
    await answer(id, 'student');
    await answer(id, 'otherStudent');
    const ended = { starts_at: hours(-2), ends_at: hours(-1) };
    await app.database.updateTable('survey').set(ended).where('id', '=', id).execute();
    expect(await statistics(id)).toMatchObject({ hidden: 'tooFew', answered_count: 2, figures: [] });
    const { body } = await app.call<Answer<'getSurveyUpdateTime'>>('getSurveyUpdateTime', 'teacher', {
      query: { survey_id: id },
    });
    expect(body.data).toEqual({ updated_at: null, computing: false });
  });
});
