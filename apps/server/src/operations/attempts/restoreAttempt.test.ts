import { people } from '@sen/api/fixtures/people';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestResets } from '../../testing/TestResets.ts';

let resets: TestResets;
const { student } = people;

beforeAll(async () => {
  resets = await TestResets.start();
});
beforeEach(() => resets.assign());
afterAll(() => resets.stop());

describe('restoring', () => {
  test('lets the attempt count again with all that it had, for administrators', async () => {
    const sitting = await resets.handedIn();
    const before = await sitting.review('teacher');
    const row = () =>
      resets.app.database
        .selectFrom('attempt')
        .selectAll()
        .where('id', '=', sitting.attempt.id)
        .executeTakeFirst();
    const kept = await row();
    await resets.reset();
    expect(await row()).toBeUndefined();
    expect((await resets.restore(sitting.attempt.id, 'teacher')).status).toBe(403);
    const restored = await resets.restore(sitting.attempt.id);
    expect(restored.status, JSON.stringify(restored.body)).toBe(200);
    expect(resets.examOf(restored.body.data).attempts).toMatchObject([
      { id: sitting.attempt.id, reset: null },
    ]);
    expect(await row()).toEqual(kept);
    expect((await sitting.review('teacher')).body).toEqual(before.body);
    expect(await resets.lastNotified()).toMatchObject({ type: 'AttemptRestored', recipients: [student.id] });
    expect((await resets.restore(sitting.attempt.id)).status).toBe(200);
    expect((await resets.restore(sitting.attempt.id, 'admin', '2')).status).not.toBe(200);
    expect((await resets.restore('987654321')).status).toBe(404);
  });

  test('and resetting at once are done one after the other', async () => {
    const { attempt } = await resets.handedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? resets.reset() : resets.restore(attempt.id),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  test('is refused once the student has begun the attempt again', async () => {
    const old = await resets.handedIn();
    await resets.reset();
    await resets.begin();
    const refused = await resets.restore(old.attempt.id);
    expect(refused.body).toMatchObject({ status: 409, code: 'attemptTakenAgain' });
    expect(refused.body.message).toBe(errorMessage('attemptTakenAgain', 'vi', { attempt: 1 }));
    expect((await old.review('teacher')).body.data.reset).toBeDefined();
  });
});
