import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { because, no, yes, TestSurveys } from '../../testing/TestSurveys.ts';

let surveys: TestSurveys;
beforeAll(async () => {
  surveys = await TestSurveys.start();
});
afterAll(() => surveys.app.stop());

describe('answering', () => {
  test('is possible within the time, once, and for participants', async () => {
    const now = await surveys.asked();
    expect((await surveys.open(now.id, 'student')).body.data.parts).toHaveLength(2);
    expect((await surveys.answer(now.id, 'student')).status).toBe(200);
    expect((await surveys.open(now.id, 'student')).body.code).toBe('surveyAnswered');
    expect((await surveys.answer(now.id, 'student')).body.code).toBe('surveyAnswered');
    expect((await surveys.answer(now.id, 'teacher')).status).toBe(404);
    const soon = await surveys.asked({ starts_at: surveys.hours(1), ends_at: surveys.hours(2) });
    expect((await surveys.open(soon.id, 'student')).body.code).toBe('surveyNotOpen');
    expect((await surveys.answer(soon.id, 'student')).body.code).toBe('surveyNotOpen');
    const over = await surveys.asked({ starts_at: surveys.hours(-2), ends_at: surveys.hours(-1) });
    expect((await surveys.answer(over.id, 'student')).body.code).toBe('surveyOver');
  });

  test('is not found at the address of another project, class or form, open or not', async () => {
    for (const hour of [-1, 1]) {
      // oxlint-disable no-await-in-loop -- one survey after the other
      const place = await surveys.asked({ starts_at: surveys.hours(hour), ends_at: surveys.hours(2) });
      const other = await surveys.asked();
      const [project_id, form_id] = [place.project, place.form];
      const right = await surveys.openAt(place.id, { project_id, form_id });
      expect(right.status).toBe(hour < 0 ? 200 : 409);
      for (const query of [
        { project_id: other.project, form_id },
        { project_id, form_id: other.form },
        { classroom_id: project_id },
        { project_id: 'x' },
      ])
        expect((await surveys.openAt(place.id, query)).status).toBe(404);
      // oxlint-enable no-await-in-loop
    }
  });

  test('its notification leads to the form that replaced the one it was sent with', async () => {
    const place = await surveys.asked();
    const { id, version } = (await surveys.save(surveys.draftIn(place))).body.data;
    const { form } = await surveys.asked();
    expect((await surveys.save(surveys.draftIn({ ...place, form }, { id, version }))).status).toBe(200);
    const { rows } = await sql<{ survey_vote: string }>`select facts ->> 'survey_vote' as survey_vote
      from notification_event where facts ->> 'project_survey_vote_id' = ${id}`.execute(surveys.app.database);
    expect(rows).toEqual([{ survey_vote: form }]);
  });

  test('of a form that was replaced meanwhile is not stored', async () => {
    const place = await surveys.asked();
    const opened = (await surveys.open(place.id, 'student')).body.data;
    const other = await surveys.asked();
    const { version, start_time, end_time } = await surveys.detail(place.id);
    const change = { id: place.id, version, start_time, end_time, user_ids: [people.student.id] };
    expect((await surveys.save(surveys.draftIn({ ...place, form: other.form }, change))).status).toBe(200);
    const sent = await surveys.app.call<Problem>('answerSurvey', 'student', {
      path: { id: place.id },
      body: { form_id: opened.form_id, anonymous: opened.anonymous, answers: { useful: yes } },
    });
    expect([sent.status, sent.body.code]).toEqual([409, 'surveyFormReplaced']);
    expect((await surveys.open(place.id, 'student')).body.data.form_id).toBe(other.form);
    expect((await surveys.answer(place.id, 'student')).status).toBe(200);
  });

  test('that was promised to be anonymous is not stored with a name', async () => {
    const place = await surveys.asked({ anonymous: true });
    const opened = (await surveys.open(place.id, 'student')).body.data;
    const { version, start_time, end_time } = await surveys.detail(place.id);
    const change = { id: place.id, version, start_time, end_time, anonymous: false };
    expect((await surveys.save(surveys.draftIn(place, change))).status).toBe(200);
    const send = (anonymous: boolean) =>
      surveys.app.call<Problem>('answerSurvey', 'student', {
        path: { id: place.id },
        body: { form_id: opened.form_id, anonymous, answers: { useful: yes } },
      });
    const sent = await send(opened.anonymous);
    expect([sent.status, sent.body.code]).toEqual([409, 'surveyKeepsNames']);
    expect((await send(false)).status).toBe(200);
  });

  test('keeps what is around half a character and a NUL', async () => {
    const { id } = await surveys.asked();
    expect(
      (await surveys.answer(id, 'student', { useful: no, why: because('ý kiến \ud83d\0 khác') })).status,
    ).toBe(200);
    const row = surveys.app.database
      .selectFrom('survey_answer')
      .select('answers')
      .where('survey_id', '=', id);
    expect(JSON.stringify(await row.executeTakeFirstOrThrow())).toContain('ý kiến \ufffd khác');
  });

  test.each([true, false])('sent twenty times at once, it counts once (anonymous: %s)', async (anonymous) => {
    const { id } = await surveys.asked({ anonymous });
    const answers = await Promise.all(Array.from({ length: 20 }, () => surveys.answer(id, 'student')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await surveys.app.database
      .selectFrom('survey_answer')
      .select('id')
      .where('survey_id', '=', id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('needs the required questions that are asked, and leaves out those that are not', async () => {
    const { id } = await surveys.asked();
    expect((await surveys.answer(id, 'student', { useful: no })).body.codes).toEqual({
      'answers.why': 'surveyQuestionRequired',
    });
    expect((await surveys.answer(id, 'student', { useful: yes, other: yes })).body.codes).toEqual({
      'answers.other': 'surveyQuestionUnknown',
    });
    expect((await surveys.answer(id, 'student', { useful: because('?') })).body.codes).toEqual({
      'answers.useful': 'answerWrongShape',
    });
    expect(
      (await surveys.answer(id, 'student', { useful: yes, why: because('Không được hỏi') })).status,
    ).toBe(200);
    const { body } = await surveys.app.call<Answer<'getSurveyAnswer'>>('getSurveyAnswer', 'teacher', {
      path: { id, user_id: people.student.id },
    });
    expect(body.data.answers).toEqual({ useful: yes });
    expect(body.data.person.name).toBe(people.student.name);
  });

  test('one finds the open surveys that one has not answered', async () => {
    const { id } = await surveys.asked({ participants: [people.sponsor.id] });
    const mine = async () =>
      (await surveys.app.call<Answer<'listMySurveys'>>('listMySurveys', 'sponsor')).body.data.map(
        (one) => one.id,
      );
    expect(await mine()).toEqual([id]);
    await surveys.answer(id, 'sponsor');
    expect(await mine()).toEqual([]);
  });
});

test('the sums count choices, and list texts in their own order', async () => {
  const { id } = await surveys.asked();
  await surveys.answer(id, 'student', { useful: no, why: because('Ồn quá') });
  await surveys.answer(id, 'otherStudent', { useful: no, why: because('Chưa thực hành') });
  const { figures, hidden, answered_count } = await surveys.statistics(id);
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
