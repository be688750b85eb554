import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { TestResets } from '../../testing/TestResets.ts';

let resets: TestResets;
const { otherStudent, teacher } = people;

beforeAll(async () => {
  resets = await TestResets.start();
});
beforeEach(() => resets.assign());
afterAll(() => resets.stop());

describe('a reset is refused', () => {
  test('while the attempt is taken, and while late answers still count', async () => {
    const sitting = await resets.begin();
    const running = await resets.reset();
    expect(running.body).toMatchObject({ status: 409, code: 'attemptStillTaken' });
    expect(running.body.message).toContain('hãy đợi học viên nộp bài hoặc hết giờ');
    sitting.toDeadline(1);
    await submitOverdue.run(resets.app.app.services);
    expect((await resets.reset()).body).toMatchObject({ code: 'attemptStillTaken' });
    sitting.toDeadline(21);
    expect((await resets.reset()).status).toBe(200);
  });

  test('for a number, a choice, an exam or a student that it does not have', async () => {
    await resets.handedIn();
    const unknown = await resets.reset({ number: 3 });
    expect(unknown.body).toMatchObject({ status: 422, codes: { number: 'attemptNumberUnknown' } });
    expect(unknown.body.errors?.number?.[0]).toContain('lần làm bài thứ 4');
    const choice = { ...resets.request(), retake: 'maybe' };
    expect(
      (await resets.app.call('resetAttempt', 'teacher', { path: { id: '1' }, body: choice })).status,
    ).toBe(422);
    const { retake: _retake, ...without } = resets.request();
    expect(
      (await resets.app.call('resetAttempt', 'teacher', { path: { id: '1' }, body: without })).status,
    ).toBe(422);
    expect((await resets.reset({ student_id: otherStudent.id })).body).toMatchObject({
      codes: { number: 'attemptNumberUnknown' },
    });
    expect((await resets.reset({ student_id: teacher.id })).status).toBe(404);
    expect((await resets.reset({ assignment_id: '2' })).status).toBe(404);
    expect((await resets.reset({}, 'admin', '2')).status).not.toBe(200);
    expect((await resets.reset({}, 'otherTeacher')).status).toBe(404);
    expect((await resets.reset({}, 'student')).status).toBe(403);
  });

  test('with a retake when the exam is over, with the way out', async () => {
    await resets.assign({ ends_at: new Date('2026-11-23T02:30:00Z') });
    await resets.handedIn();
    resets.app.clock.set('2026-11-23T02:31:00Z');
    const late = await resets.reset();
    expect(late.body).toMatchObject({ status: 422, codes: { retake: 'retakeAfterEnd' } });
    expect(late.body.errors?.retake?.[0]).toContain('giao bài thi lần nữa cho riêng học viên này');
    expect(resets.examOf(await resets.work()).retake_refusal).toBe(late.body.errors?.retake?.[0]);
    expect((await resets.reset({ retake: 'none' })).status).toBe(200);
  });

  test('once the class has ended', async () => {
    await resets.handedIn();
    const classroom = resets.app.database.updateTable('classroom').where('id', '=', '1');
    const { ends_at } = await resets.app.database
      .selectFrom('classroom')
      .select('ends_at')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();
    await classroom.set({ ends_at: resets.app.clock.now() }).execute();
    expect((await resets.reset({ retake: 'none' })).body).toMatchObject({ status: 409, code: 'classEnded' });
    expect(await resets.work()).toMatchObject({ may_reset: false, may_restore: false });
    await classroom.set({ ends_at }).execute();
  });
});
