import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { TestResets } from '../../testing/TestResets.ts';

let resets: TestResets;
const { otherStudent } = people;

beforeAll(async () => {
  resets = await TestResets.start();
});
beforeEach(() => resets.assign());
afterAll(() => resets.stop());

describe('a student who is removed while sitting an exam', () => {
  const isIn = async (id: string) => (await resets.work(id, 'admin')).in_class;

  test('finishes it, from any page, and starts no other', async () => {
    const sitting = await resets.begin('otherStudent');
    const body = { student_ids: [otherStudent.id] };
    const removed = () =>
      resets.app.call<Problem>('removeClassStudents', 'admin', {
        path: { id: '1' },
        query: { confirmed: 1 },
        body,
      });
    const asked = await resets.app.call<Problem>('removeClassStudents', 'admin', { path: { id: '1' }, body });
    expect(asked.body.message).toContain('Ai đang làm bài được làm tiếp đến khi nộp hoặc hết giờ');
    expect((await removed()).status).toBe(200);

    expect(
      (await sitting.saveOne('long_answer', { type: 'long_answer', text: 'Vẫn làm tiếp.' })).status,
    ).toBe(200);
    const list = await resets.app.call<Answer<'listAssignments'>>('listAssignments', 'otherStudent', {
      query: { limit: 100 },
    });
    expect(list.body.data.map(({ id }) => id)).toContain(resets.assignment);
    expect((await resets.begin('otherStudent')).attempt.id).toBe(sitting.attempt.id);
    expect((await sitting.reopen()).state).toBe('in_progress');
    expect(await isIn(otherStudent.id)).toBe(false);
    expect((await sitting.submit()).status).toBe(200);

    const next = await resets.app.call<Problem>('startAttempt', 'otherStudent', {
      path: { id: '1' },
      body: { assignment_id: resets.assignment },
    });
    expect(next.status).toBe(404);
    expect(resets.examOf(await resets.work(otherStudent.id))).toMatchObject({
      takes_part: false,
      attempts: [{ id: sitting.attempt.id, state: 'submitted' }],
    });
    const again = await resets.reset({ student_id: otherStudent.id });
    expect(again.body).toMatchObject({ codes: { retake: 'retakeNotParticipant' } });
    expect((await resets.reset({ student_id: otherStudent.id, retake: 'none' })).status).toBe(200);
    expect(await isIn(otherStudent.id)).toBe(false);
  });

  test('is handed in by the server when time is up', async () => {
    await resets.app.call('addClassStudents', 'admin', {
      path: { id: '1' },
      body: { student_ids: [otherStudent.id] },
    });
    const sitting = await resets.begin('otherStudent');
    await sitting.saveOne('long_answer', { type: 'long_answer', text: 'Chưa kịp nộp.' });
    await resets.app.call('removeClassStudents', 'admin', {
      path: { id: '1' },
      query: { confirmed: 1 },
      body: { student_ids: [otherStudent.id] },
    });
    sitting.toDeadline(30);
    await submitOverdue.run(resets.app.app.services);
    const review = await sitting.review('teacher');
    expect(review.body.data.result).toMatchObject({ submitted_by: 'time' });
    expect(JSON.stringify(review.body.data.parts)).toContain('Chưa kịp nộp.');
  });
});
