import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import type { Problem } from '@sen/api/contract/model';
import { TestSurveys } from '../../testing/TestSurveys.ts';

let surveys: TestSurveys;
beforeAll(async () => {
  surveys = await TestSurveys.start();
});
afterAll(() => surveys.app.stop());

describe('asking', () => {
  test('keeps what a need is, and notifies the participants once', async () => {
    const place = await surveys.asked();
    const { body, status } = await surveys.save(surveys.draftIn(place));
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
    await surveys.save(
      surveys.draftIn(place, { id, version, user_ids: [people.student.id, people.otherStudent.id] }),
    );
    const { rows } = await sql<{ recipients: string[] }>`select recipients from notification_event
      where facts ->> 'project_survey_vote_id' = ${id} order by id`.execute(surveys.app.database);
    expect(rows.map(({ recipients }) => recipients.map(String))).toEqual([
      [people.student.id],
      [people.otherStudent.id],
    ]);
  });

  test('names what is wrong', async () => {
    const place = await surveys.asked();
    const wrong = {
      name: ' ',
      start_time: surveys.hours(-2).toISOString(),
      end_time: surveys.hours(-3).toISOString(),
    };
    const { body } = await surveys.save(
      surveys.draftIn(place, { ...wrong, user_ids: [], quarter: 2, year: null }),
    );
    expect(body.codes).toEqual({
      name: 'thisFieldIsRequired',
      start_time: 'startInThePast',
      end_time: 'endInThePast',
      user_ids: 'surveyParticipantsMissing',
      year: 'surveyQuarterWithoutYear',
    });
    const end_time = surveys.hours(0.5).toISOString();
    const later = await surveys.save(
      surveys.draftIn(place, { start_time: surveys.hours(1).toISOString(), end_time }),
    );
    expect(later.body.codes).toEqual({ end_time: 'endNotAfterStart' });
  });

  test('takes neither a draft or locked form, nor people of another unit', async () => {
    const place = await surveys.asked();
    for (const [status, code] of [
      ['draft', 'surveyFormNotPublished'],
      ['locked', 'surveyFormLocked'],
    ] as const) {
      await surveys.app.database
        .updateTable('survey_form')
        .set({ status })
        .where('id', '=', place.form)
        .execute();
      expect((await surveys.save(surveys.draftIn(place))).body.codes).toEqual({ form_id: code });
    }
    const other = await surveys.asked();
    const stranger = await surveys.save(surveys.draftIn(other, { user_ids: [people.superAdmin.id] }));
    expect(stranger.body.codes).toEqual({ user_ids: 'surveyParticipantUnknown' });
  });

  test('a survey that is answered keeps its form and its participants, a completed one everything', async () => {
    const place = await surveys.asked();
    expect((await surveys.answer(place.id, 'student')).status).toBe(200);
    const { version, start_time, end_time } = await surveys.detail(place.id);
    const base = { id: place.id, version, start_time, end_time };
    const everybody = [people.student.id, people.otherStudent.id];
    const { body } = await surveys.save(
      surveys.draftIn(place, { ...base, anonymous: true, user_ids: everybody.slice(1) }),
    );
    expect(body.codes).toEqual({ anonymous: 'surveyFrozen', user_ids: 'surveyParticipantsOnlyAdded' });
    const more = [...everybody, people.staff.id];
    const changed = await surveys.save(surveys.draftIn(place, { ...base, user_ids: more }));
    expect(changed.status).toBe(200);
    expect((await surveys.detail(place.id)).answered_count).toBe(1);
    const again = await surveys.save(surveys.draftIn(place, { ...base, user_ids: more }));
    expect([again.status, again.body.code]).toEqual([409, 'surveyChanged']);

    const over = await surveys.asked({ starts_at: surveys.hours(-3), ends_at: surveys.hours(-2) });
    const late = await surveys.save(surveys.draftIn(over, { id: over.id, version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'surveyCompleted']);
  });

  test('a survey with answers is not deleted', async () => {
    const place = await surveys.asked();
    const other = await surveys.asked();
    await surveys.answer(place.id, 'student');
    const remove = (ids: string[]) =>
      surveys.app.call<Problem>('deleteSurveys', 'teacher', { body: { project_survey_vote_ids: ids } });
    expect((await remove([other.id, place.id])).body.code).toBe('surveyHasAnswers');
    expect((await remove([other.id])).status).toBe(200);
  });
});
