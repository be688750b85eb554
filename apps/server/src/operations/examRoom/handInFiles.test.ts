import { people } from '@sen/api/fixtures/people';
import type { Answer, AnswerEntry } from '@sen/api/contract/model';
import type { HandInContent } from '@sen/domain/examRoom/handInFile';
import { sealHandIn } from '@sen/domain/examRoom/sealHandIn';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import type { Sitting } from '../../testing/Sitting.ts';
import { TestRoom } from '../../testing/TestRoom.ts';

let room: TestRoom;
const { student, otherStudent, teacher } = people;
const long = (text: string) => ({ type: 'long_answer', text }) as const;
const choice = (id: string) => ({ type: 'one_choice', choice: id }) as const;

beforeAll(async () => {
  room = await TestRoom.start();
});
beforeEach(() => room.assign());
afterAll(() => room.stop());

/** The file that the page of an attempt writes of these entries. */
function fileOf(
  sitting: Sitting,
  entries: AnswerEntry[],
  change: Partial<HandInContent> = {},
): Promise<string> {
  const { id, student: owner, epoch, hand_in } = sitting.attempt;
  const content = {
    attempt_id: id,
    user_id: owner.id,
    journal_id: sitting.journal.id,
    epoch,
    written_at: room.app.clock.now().toISOString(),
    entries,
    ...change,
  };
  return sealHandIn(content, hand_in, globalThis.crypto);
}

/** An attempt whose last answers stayed on the device when time was up. */
async function cutOff(who: 'student' | 'otherStudent' = 'student') {
  const sitting = await room.begin(who);
  await sitting.saveOne('long_answer', long('Trước khi mất mạng.'));
  const entries = sitting.write([
    { question_id: sitting.question('long_answer'), answer: long('Sau khi mất mạng.') },
    { question_id: sitting.question('one_choice'), answer: choice('a') },
  ]);
  sitting.toDeadline(60);
  await room.app.app.services.attempts.closer.closeOverdue();
  return { sitting, entries };
}

test('a file shows what it would change, and counts once it is taken in', async () => {
  const { sitting, entries } = await cutOff();
  const before = await sitting.review('teacher');
  const file = await fileOf(sitting, entries);
  expect(file).not.toContain('Sau khi mất mạng');

  const { status, body } = await room.check(file, student.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ number: 0, student: { id: student.id }, key_shown: false });
  expect(body.data.changes).toHaveLength(2);
  expect(body.data.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        before: long('Trước khi mất mạng.'),
        after: long('Sau khi mất mạng.'),
        outcome: 'counts',
      }),
      expect.objectContaining({ before: null, after: choice('a'), outcome: 'counts' }),
    ]),
  );
  expect(JSON.stringify((await sitting.review('teacher')).body)).toBe(JSON.stringify(before.body));

  expect(await room.person()).toMatchObject({ needs: ['lost_contact'] });
  expect((await room.take(file, student.id, body.data.preview)).body.data).toEqual({ count: 1 });
  expect(await room.person()).toMatchObject({ state: 'handed_in', needs: [] });
  const review = await sitting.review('teacher');
  expect(JSON.stringify(review.body.data.parts)).toContain('Sau khi mất mạng.');
  expect((await room.room()).actions).toMatchObject([
    { kind: 'file', student: { id: student.id }, by: { id: teacher.id } },
  ]);
  expect(await auditOf(room.app.database, 'assignment', room.assignment)).toMatchObject([
    { action: 'assignment.fileTaken', actor_id: teacher.id, details: { students: [{ id: student.id }] } },
  ]);
  const { body: work } = await room.app.call<Answer<'getStudentWork'>>('getStudentWork', 'teacher', {
    path: { id: '1', user_id: student.id },
  });
  const exam = work.data.surveys.find(({ assignment_id }) => assignment_id === room.assignment);
  expect(exam?.attempts).toMatchObject([{ from_file: true, reopened: false, extra_minutes: 0 }]);
  const again = await room.check(file, student.id);
  expect([again.status, again.body.code]).toEqual([409, 'handInFileTaken']);
});

test('the same request takes a file in once', async () => {
  const { sitting, entries } = await cutOff();
  const file = await fileOf(sitting, entries);
  const { preview } = (await room.check(file, student.id)).body.data;
  const request = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => room.take(file, student.id, preview, request)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await room.room()).actions).toHaveLength(1);
  const other = await room.take(await fileOf(sitting, entries), student.id, preview, request);
  expect([other.status, other.body.code]).toEqual([409, 'savedBefore']);
});

test('a file of another person, exam or attempt is refused', async () => {
  const { sitting, entries } = await cutOff();
  const file = await fileOf(sitting, entries);
  expect((await room.check(file, otherStudent.id)).body.code).toBe('handInFileOfAnother');
  const forged = await fileOf(sitting, entries, { user_id: otherStudent.id });
  expect((await room.check(forged, otherStudent.id)).body.code).toBe('handInFileOfAnother');
  await room.assign();
  const other = await cutOff();
  expect((await room.check(file, student.id)).body.code).toBe('handInFileOfAnother');
  // Entries of one attempt under the head of another: the seal is that of its own attempt.
  const moved = await fileOf(sitting, entries, { attempt_id: other.sitting.attempt.id });
  expect((await room.check(moved, student.id)).body.code).toBe('handInFileBroken');
});

test('an altered file is refused, whatever was altered', async () => {
  const { sitting, entries } = await cutOff();
  const file = await fileOf(sitting, entries);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(file.length - 1),
      fc.constantFrom('A', 'z', '7', '{', '"'),
      async (at, letter) => {
        fc.pre(file[at] !== letter);
        const altered = file.slice(0, at) + letter + file.slice(at + 1);
        const { status, body } = await room.check(altered, student.id);
        // Base64 ignores the last bits of its last letter: such a file is the same one.
        if (status === 200) expect(body.data.changes).toHaveLength(2);
        else expect(body.code).toMatch(/^handInFile(Broken|Newer)$/);
      },
    ),
    { numRuns: 60 },
  );
  for (const cut of ['', '{', file.slice(0, file.length / 2), 'PK\u0003\u0004', '[]', 'null'])
    expect((await room.check(cut, student.id)).body.code).toBe('handInFileBroken');
  const newer = file.replace('"version":1', '"version":2');
  expect((await room.check(newer, student.id)).body.code).toBe('handInFileNewer');
});

test('entries that no save would carry are refused', async () => {
  const { sitting, entries } = await cutOff();
  const [first, second] = entries;
  if (!first || !second) throw new Error('The attempt has no entries.');
  const wrong = [
    [],
    [{ ...first, seq: 0 }],
    [{ ...first, question_id: '999999' }],
    [{ ...first, answer: choice('a') }],
    [first, { ...second, seq: second.seq + 1 }],
  ];
  for (const list of wrong) {
    const { status } = await room.check(await fileOf(sitting, list), student.id);
    expect(status).toBe(422);
  }
});

test('what the server has, or another device answered later, stays', async () => {
  const { sitting, entries } = await cutOff();
  await room.act('reopenAttempt', { student_id: student.id, minutes: 10, reason: 'Máy hỏng.' });
  const elsewhere = await room.begin();
  elsewhere.known = elsewhere.attempt.server_seq;
  await elsewhere.saveOne('long_answer', long('Ở máy khác.'));
  const file = await fileOf(sitting, entries);
  const { body } = await room.check(file, student.id);
  expect(body.data.changes.map(({ outcome }) => outcome).toSorted()).toEqual(['counts', 'older']);
  await room.take(file, student.id, body.data.preview);
  const { answers } = await sitting.reopen();
  expect(JSON.stringify(answers)).toContain('Ở máy khác.');
  expect(JSON.stringify(answers)).not.toContain('Sau khi mất mạng.');
  // The device comes back with the same entries: they are there.
  expect((await sitting.send(entries)).body.data.acknowledged_seq).toBe(entries.at(-1)?.seq);
  const older = await fileOf(sitting, entries);
  expect((await room.check(older, student.id)).body.code).toBe('handInFileOlder');
});

test('a flag of a question whose answer stays as it is counts all the same', async () => {
  const { sitting, entries } = await cutOff();
  const question_id = sitting.question('long_answer');
  const flag = sitting.write([{ question_id, flagged: true }]);
  await room.act('reopenAttempt', { student_id: student.id, minutes: 10, reason: 'Máy hỏng.' });
  const elsewhere = await room.begin();
  elsewhere.known = elsewhere.attempt.server_seq;
  await elsewhere.saveOne('long_answer', long('Ở máy khác.'));
  const file = await fileOf(sitting, [...entries, ...flag]);
  const { preview } = (await room.check(file, student.id)).body.data;
  expect((await room.take(file, student.id, preview)).status).toBe(200);
  const { answers } = await sitting.reopen();
  expect(answers.find((one) => one.question_id === question_id)).toMatchObject({
    answer: long('Ở máy khác.'),
    flagged: true,
  });
});

test('of two teachers who take a file in at once, one learns that the other was faster', async () => {
  const { sitting, entries } = await cutOff();
  const file = await fileOf(sitting, entries);
  const { preview } = (await room.check(file, student.id)).body.data;
  const taken = await Promise.all([1, 2].map(() => room.take(file, student.id, preview)));
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(taken.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'handInFileTaken',
    message: expect.stringContaining(people.teacher.name),
  });
  expect((await room.room()).actions).toHaveLength(1);
});

test('a preview that no longer holds is refused', async () => {
  const { sitting, entries } = await cutOff();
  const file = await fileOf(sitting, entries);
  const { preview } = (await room.check(file, student.id)).body.data;
  await room.act('reopenAttempt', { student_id: student.id, minutes: 10, reason: 'Máy hỏng.' });
  await (await room.begin()).saveOne('true_false', { type: 'true_false', value: true });
  expect((await room.take(file, student.id, preview)).body.code).toBe('handInFileChanged');
});
