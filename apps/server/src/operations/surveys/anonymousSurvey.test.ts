import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { because, no, TestSurveys } from '../../testing/TestSurveys.ts';

let surveys: TestSurveys;
beforeAll(async () => {
  surveys = await TestSurveys.start();
});
afterAll(() => surveys.app.stop());

describe('an anonymous survey', () => {
  const six = ['student', 'otherStudent', 'staff', 'sponsor', 'admin', 'otherTeacher'] as const;

  /** Six people answer one after the other, each with a text that only they would write. */
  async function answeredBySix() {
    const survey = await surveys.asked({
      anonymous: true,
      participants: six.map((person) => people[person].id),
    });
    for (const person of six)
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what must not show
      await surveys.answer(survey.id, person, { useful: no, why: because(`Ý kiến ${person}`) });
    return survey;
  }

  test('stores nothing that leads from an answer to a person', async () => {
    const { id } = await answeredBySix();
    const stored = await surveys.app.database
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
      surveys.app.database,
    );
    // The last transaction has written every row again, so that its mark tells no pair.
    expect(new Set(marks.rows.map(({ xmin }) => xmin)).size).toBe(1);
    const audited = await sql`select from audit_log where subject_id = ${id} and actor_id = any (${six.map(
      (person) => people[person].id,
    )}::bigint[])`.execute(surveys.app.database);
    expect(audited.rows).toEqual([]);
  });

  test('shows nobody who has answered, and no sums before it is completed', async () => {
    const { id } = await answeredBySix();
    const { participants, answered_count } = await surveys.detail(id);
    expect(answered_count).toBe(six.length);
    expect(participants.map(({ answered }) => answered)).toEqual(six.map(() => null));
    expect(await surveys.statistics(id)).toMatchObject({ hidden: 'notEnded', figures: [] });
    const one = await surveys.app.call<Problem>('getSurveyAnswer', 'teacher', {
      path: { id, user_id: people.student.id },
    });
    expect([one.status, one.body.code]).toEqual([409, 'surveyAnonymous']);

    const ended = { starts_at: surveys.hours(-2), ends_at: surveys.hours(-1) };
    await surveys.app.database.updateTable('survey').set(ended).where('id', '=', id).execute();
    const { figures, hidden } = await surveys.statistics(id);
    expect(hidden).toBeNull();
    const texts = figures.find(({ question_id }) => question_id === 'why')?.texts[0]?.texts ?? [];
    expect(texts).toHaveLength(six.length);
    // In the order of the texts, not in that of the answers.
    expect(texts).toEqual(texts.toSorted());
    expect(texts).not.toEqual(six.map((person) => `Ý kiến ${person}`));
  });

  test('shows no sums of less than five answers', async () => {
    const { id } = await surveys.asked({ anonymous: true });
    await surveys.answer(id, 'student');
    await surveys.answer(id, 'otherStudent');
    const ended = { starts_at: surveys.hours(-2), ends_at: surveys.hours(-1) };
    await surveys.app.database.updateTable('survey').set(ended).where('id', '=', id).execute();
    expect(await surveys.statistics(id)).toMatchObject({ hidden: 'tooFew', answered_count: 2, figures: [] });
    const { body } = await surveys.app.call<Answer<'getSurveyUpdateTime'>>('getSurveyUpdateTime', 'teacher', {
      query: { survey_id: id },
    });
    expect(body.data).toEqual({ updated_at: null, computing: false });
  });
});
