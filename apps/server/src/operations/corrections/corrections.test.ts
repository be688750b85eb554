import type { Answer, CorrectionChange, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remarkAttempts } from '../../jobs/ticking/remarkAttempts.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Preview = Answer<'previewCorrection'> & Problem;
type Applied = Answer<'applyCorrection'> & Problem;

let app: TestApp;
let id: string;
let right: Sitting;
let wrong: Sitting;
let toEverybody: CorrectionChange;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  id = await newAssignment(app);
  right = await handIn('student', 'right');
  wrong = await handIn('otherStudent', 'wrong');
  toEverybody = { kind: 'void', question_id: right.question('one_choice'), points_to: 'everybody' };
});

async function handIn(who: 'student' | 'otherStudent', kind: 'right' | 'wrong') {
  const sitting = await Sitting.begin(app, who, id);
  await sitting.saveOne('one_choice', questionSamples.one_choice[kind]);
  await sitting.saveOne('long_answer', questionSamples.long_answer[kind]);
  await sitting.submit();
  return sitting;
}

const preview = (change: CorrectionChange) =>
  app.call<Preview>('previewCorrection', 'teacher', { path: { id }, as: 'json', body: { change } });
const apply = (change: CorrectionChange, basis: string, reason = 'Đáp án trong đề sai') =>
  app.call<Applied>('applyCorrection', 'teacher', {
    path: { id },
    as: 'json',
    body: { change, reason, basis },
  });
const undo = (correction_id: string) =>
  app.call<Applied>('undoCorrection', 'teacher', { path: { id, correction_id } });
const scoreOf = async (sitting: Sitting) => (await sitting.review('teacher')).body.data.result.score;

async function applied(change: CorrectionChange) {
  const { body } = await preview(change);
  return apply(change, body.data.basis);
}

const newKey = (): CorrectionChange => {
  const { wrong: given } = questionSamples.one_choice;
  if (given.type !== 'one_choice') throw new Error('A sample has another type.');
  const key = { type: given.type, choice: given.choice ?? '' };
  return { kind: 'key', question_id: right.question('one_choice'), key, keep_old: false };
};

describe('a correction', () => {
  test('first says who moves from what to what, then moves exactly them, and is undone', async () => {
    const [before, otherBefore] = [await scoreOf(right), await scoreOf(wrong)];
    const seen = (await preview(newKey())).body.data;
    expect(seen).toMatchObject({ attempts: 2, changed: 2 });
    expect(await scoreOf(right)).toBe(before);
    const { body } = await apply(newKey(), seen.basis);
    expect(body.data).toMatchObject({ settled: true, changed: 2, created_by: { id: people.teacher.id } });
    for (const sitting of [right, wrong]) {
      const move = seen.moves.find(({ attempt_id }) => attempt_id === sitting.attempt.id);
      expect(await scoreOf(sitting)).toBe(move?.after);
    }
    expect(await scoreOf(right)).toBe(otherBefore);
    const told = (await right.review('teacher')).body.data.parts.flatMap(({ questions }) => questions);
    expect(
      told
        .filter(({ corrected }) => corrected !== null)
        .map(({ question, corrected }) => [question.id, corrected]),
    ).toEqual([[right.question('one_choice'), 'key']]);
    const undone = await undo(body.data.id);
    expect(undone.body.data).toMatchObject({ settled: true, undone_by: { id: people.teacher.id } });
    expect([await scoreOf(right), await scoreOf(wrong)]).toEqual([before, otherBefore]);
    const audited = await app.database
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .where('action', 'in', ['correction.applied', 'correction.undone'])
      .orderBy('id')
      .execute();
    expect(audited.map(({ action }) => action)).toEqual(['correction.applied', 'correction.undone']);
  });

  test('gives points to everybody or to nobody, also for what waits for a teacher', async () => {
    const question_id = right.question('long_answer');
    await applied({ kind: 'void', question_id, points_to: 'everybody' });
    const { result } = (await right.review('teacher')).body.data;
    expect(result).toMatchObject({ state: 'marked', waiting_questions: 0 });
    await applied({ kind: 'void', question_id, points_to: 'nobody' });
    expect((await scoreOf(right)) ?? 0).toBeLessThan(result.score ?? 0);
  });

  test('keeps the share of a mark when the points of its question change', async () => {
    const question_id = right.question('long_answer');
    const other = right.question('one_choice');
    const points = new Map(right.questions.map((one) => [one.id, one.score]));
    const worth = points.get(question_id) ?? 0;
    const base = { attempt_id: right.attempt.id, question_id, base: 0 };
    await app.call('markAnswer', 'teacher', { body: { ...base, score: worth / 2 } });
    await applied({
      kind: 'points',
      points: [
        { question_id, points: worth - 2 },
        { question_id: other, points: (points.get(other) ?? 0) + 2 },
      ],
    });
    const asked = (await right.review('teacher')).body.data.parts
      .flatMap(({ questions }) => questions)
      .find(({ question }) => question.id === question_id);
    expect(asked).toMatchObject({ score: (worth - 2) / 2, question: { score: worth - 2 } });
    const over = await app.call<Problem>('markAnswer', 'teacher', {
      body: { ...base, score: worth, base: 1 },
    });
    expect(over.body).toMatchObject({ code: 'markOutOfRange' });
  });

  test('also counts for who hands in later', async () => {
    await applied(toEverybody);
    const later = await Sitting.begin(app, 'otherStudent', id);
    await later.submit();
    const { body } = await later.review('teacher');
    const asked = body.data.parts
      .flatMap(({ questions }) => questions)
      .find(({ question }) => question.id === later.question('one_choice'));
    expect(asked?.score).toBe(asked?.question.score);
  });

  test('notifies those whose result is another, and no one else', async () => {
    await applied(toEverybody);
    const rows = await app.database
      .selectFrom('notification_event')
      .select(['type', 'recipients', 'facts'])
      .where('type', '=', 'ResultCorrected')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(rows[0]?.recipients.map(String)).toEqual([people.otherStudent.id]);
    expect(rows[0]?.facts).toMatchObject({ type_id: id });
  });
});

describe('is refused', () => {
  test('without a reason', async () => {
    const { basis } = (await preview(toEverybody)).body.data;
    expect((await apply(toEverybody, basis, ' ')).body.codes).toEqual({ reason: 'thisFieldIsRequired' });
  });

  test('when it is applied twice, also at the same moment', async () => {
    const { basis } = (await preview(toEverybody)).body.data;
    const both = await Promise.all([apply(toEverybody, basis), apply(toEverybody, basis)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await apply(toEverybody, basis)).body.code).toMatch(/^correctionStale$|^validationFailed$/);
    expect((await preview(toEverybody)).body.codes).toEqual({ change: 'correctionChangesNothing' });
  });

  test('when a mark or an attempt came since the preview', async () => {
    const { basis } = (await preview(toEverybody)).body.data;
    const question_id = right.question('long_answer');
    await app.call('markAnswer', 'teacher', {
      body: { attempt_id: right.attempt.id, question_id, score: 3, base: 0 },
    });
    expect((await apply(toEverybody, basis)).body).toMatchObject({ status: 409, code: 'correctionStale' });
  });

  test('when it is undone twice, or below a newer one', async () => {
    const first = (await applied(newKey())).body.data.id;
    const second = (await applied(toEverybody)).body.data.id;
    expect((await undo(first)).body).toMatchObject({ status: 409, code: 'correctionNewer' });
    expect((await undo(second)).status).toBe(200);
    expect((await undo(second)).body).toMatchObject({ status: 409, code: 'correctionUndone' });
    expect((await undo(first)).status).toBe(200);
  });
});

test('a job marks what one part does not reach', async () => {
  await app.database
    .insertInto('correction')
    .values({
      assignment_id: id,
      change: JSON.stringify(toEverybody),
      reason: '',
      created_by: people.teacher.id,
      created_at: app.clock.now(),
      undone_by: null,
      undone_at: null,
    })
    .execute();
  const before = await scoreOf(wrong);
  await remarkAttempts.run(app.app.services);
  expect(await scoreOf(wrong)).toBeGreaterThan(before ?? 0);
});
