import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestRoom } from '../../testing/TestRoom.ts';

let room: TestRoom;
const { student, otherStudent, teacher } = people;
const reason = 'Mất điện phòng máy.';
const long = (text: string) => ({ type: 'long_answer', text }) as const;

beforeAll(async () => {
  room = await TestRoom.start();
});
beforeEach(() => room.assign());
afterAll(() => room.stop());

/** When the presence of an attempt is on disk, which no save waits for. */
const heard = (id: string, seenAt: Date) =>
  vi.waitFor(async () => {
    const row = await room.app.database
      .selectFrom('attempt_presence')
      .select('seen_at')
      .where('attempt_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.seen_at).toEqual(seenAt);
  });

describe('the room', () => {
  test('shows who is expected, in, out and has handed in', async () => {
    expect(await room.person()).toMatchObject({ state: 'expected', needs: [], attempt: null });
    await room.assign({ ends_at: new Date('2026-11-23T03:30:00Z') });
    expect(await room.person()).toMatchObject({ state: 'expected', needs: ['late'], attempt: null });
    const sitting = await room.begin();
    await sitting.send([]);
    await heard(sitting.attempt.id, room.app.clock.now());
    expect(await room.person()).toMatchObject({
      state: 'in',
      attempt: { id: sitting.attempt.id, seen_at: null, unsent: null, extra_minutes: 0 },
    });

    room.app.clock.pass({ minutes: 1 });
    expect(await room.person()).toMatchObject({
      state: 'out',
      needs: ['out'],
      attempt: { seen_at: '2026-11-23T02:00:00.000Z' },
    });
    await sitting.submit();
    expect(await room.person()).toMatchObject({ state: 'handed_in', needs: [] });
  });

  test('shows what the device says it has not sent, and that another device went on', async () => {
    const sitting = await room.begin();
    const { id, survey_id } = sitting.attempt;
    const heartbeat = (journal_id: string, as: { token: string } | 'student', unsent: number) =>
      room.app.call('saveAnswers', as, {
        path: { id: survey_id },
        as: 'json',
        body: { attempt_id: id, journal_id, entries: [], known_server_seq: 0, unsent },
      });
    await heartbeat(sitting.journal.id, 'student', 3);
    await heard(id, room.app.clock.now());
    expect(await room.person()).toMatchObject({ needs: ['answers_on_device'], attempt: { unsent: 3 } });

    // A page that is loaded again, and a new sign-in in the same browser, are no other device.
    room.app.clock.pass({ seconds: 4 });
    await heartbeat(crypto.randomUUID(), 'student', 0);
    await heard(id, room.app.clock.now());
    expect((await room.person()).attempt).toMatchObject({ device_changes: 0, unsent: 0 });
    room.app.clock.pass({ seconds: 4 });
    const token = await room.app.signIn('student');
    await heartbeat(crypto.randomUUID(), { token }, 0);
    await heard(id, room.app.clock.now());
    expect(await room.person()).toMatchObject({ needs: ['device_changed'], attempt: { device_changes: 1 } });
  });

  test('is not news while nothing changes', async () => {
    const sitting = await room.begin();
    await sitting.send([]);
    await heard(sitting.attempt.id, room.app.clock.now());
    const path = { id: room.assignment };
    const first = await room.app.call('getExamRoom', 'teacher', { path });
    room.app.clock.pass({ seconds: 5 });
    await sitting.send([]);
    await heard(sitting.attempt.id, room.app.clock.now());
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await room.app.call('getExamRoom', 'teacher', { path, headers })).status).toBe(304);
    await sitting.submit();
    expect((await room.app.call('getExamRoom', 'teacher', { path, headers })).status).toBe(200);
  });
});

describe('extra time', () => {
  test('moves the deadline, is learned with the next save, and is recorded with who and why', async () => {
    const sitting = await room.begin();
    const { status, body } = await room.act('giveExtraTime', {
      student_ids: [student.id],
      minutes: 10,
      reason,
    });
    expect([status, body.data]).toEqual([200, { count: 1 }]);

    const deadline = new Date(Date.parse(sitting.attempt.deadline) + 600_000).toISOString();
    const { body: saved } = await sitting.saveOne('long_answer', long('Em làm tiếp.'));
    expect(saved.data).toMatchObject({ deadline, notices: 1 });
    expect(await room.notices(sitting)).toMatchObject([
      { kind: 'time', minutes: 10, text: reason, by: { id: teacher.id } },
    ]);
    expect(await room.person()).toMatchObject({ attempt: { deadline, extra_minutes: 10 } });
    expect((await room.room()).actions).toMatchObject([
      {
        kind: 'time',
        everyone: false,
        student: { id: student.id },
        minutes: 10,
        text: reason,
        by: { id: teacher.id },
      },
    ]);
    expect(await auditOf(room.app.database, 'assignment', room.assignment)).toMatchObject([
      {
        actor_id: teacher.id,
        action: 'assignment.timeGiven',
        details: { text: reason, minutes: 10, students: [{ id: student.id, minutes: 10 }] },
      },
    ]);
    // Past the first deadline the student still answers; past the later one nobody does.
    sitting.toDeadline(300);
    expect((await sitting.saveOne('long_answer', long('Trong giờ bù.'))).status).toBe(200);
    sitting.toDeadline(600 + 21);
    expect((await sitting.saveOne('long_answer', long('Quá giờ.'))).body.code).toBe('answerTooLate');
  });

  test('may exceed the end of the exam, and the end can still be changed', async () => {
    await room.assign({ ends_at: new Date('2026-11-23T02:30:00Z') });
    const sitting = await room.begin();
    await room.act('giveExtraTime', { minutes: 20, reason });
    room.app.clock.set('2026-11-23T02:45:00Z');
    expect((await sitting.send([])).body.data.deadline).toBe('2026-11-23T02:50:00.000Z');
  });

  test('is refused when nobody lost time, and when both ways are asked for', async () => {
    await room.begin();
    const outage = { from: '2026-11-23T00:20:00Z', to: '2026-11-23T00:48:00Z' };
    expect((await room.act('giveExtraTime', { outage, reason })).body.code).toBe('nobodyLostTime');
    const both = await room.act('giveExtraTime', { outage, minutes: 5, reason });
    expect(both.body.codes).toEqual({ minutes: 'minutesOrOutage' });
  });

  test('gives an outage back once, whoever asks, and in pieces only what is left', async () => {
    await room.begin();
    room.app.clock.set('2026-11-23T02:20:00Z');
    const give = (from: string, to: string) =>
      room.act('giveExtraTime', {
        outage: { from: `2026-11-23T02:${from}:00Z`, to: `2026-11-23T02:${to}:00Z` },
        reason,
      });
    expect((await give('05', '10')).body.data).toEqual({ count: 1 });
    expect((await give('05', '10')).body.code).toBe('nobodyLostTime');
    expect((await give('05', '12')).body.data).toEqual({ count: 1 });
    expect(await room.person()).toMatchObject({
      attempt: { extra_minutes: 7 },
      given_back: [
        { from: '2026-11-23T02:05:00.000Z', to: '2026-11-23T02:10:00.000Z' },
        { from: '2026-11-23T02:05:00.000Z', to: '2026-11-23T02:12:00.000Z' },
      ],
    });
  });

  test('waits for those who have not begun, and is given once', async () => {
    const request_id = crypto.randomUUID();
    const call = { student_ids: [student.id], minutes: 15, reason, request_id };
    await room.act('giveExtraTime', call);
    expect((await room.act('giveExtraTime', call)).body.data).toEqual({ count: 1 });
    const { status, body } = await room.act('giveExtraTime', { ...call, minutes: 20 });
    expect([status, body.code]).toEqual([409, 'savedBefore']);
    expect(await room.person()).toMatchObject({ state: 'expected', waiting_minutes: 15 });
    const first = await room.begin();
    expect(first.attempt).toMatchObject({ deadline: '2026-11-23T03:00:00.000Z', notices: 1 });
    expect(await room.person()).toMatchObject({ waiting_minutes: 0, attempt: { extra_minutes: 15 } });
    await first.submit();
    // A retake has its own time.
    expect((await room.begin()).attempt).toMatchObject({ deadline: '2026-11-23T02:45:00.000Z', notices: 0 });
  });

  test('after an outage each gets what it took, and an attempt that time handed in goes on', async () => {
    const lost = await room.begin();
    await lost.saveOne('long_answer', long('Trước khi mất điện.'));
    room.app.clock.set('2026-11-23T02:30:00Z');
    const later = await room.begin('otherStudent');
    lost.toDeadline(60);
    await room.app.app.services.attempts.closer.closeOverdue();
    expect(await room.person()).toMatchObject({ state: 'handed_in', needs: ['lost_contact'] });

    room.app.clock.set('2026-11-23T02:50:00Z');
    const outage = { from: '2026-11-23T02:20:00Z', to: '2026-11-23T02:48:00Z' };
    expect((await room.act('giveExtraTime', { outage, reason })).body.data).toEqual({ count: 2 });
    // 25 of its 28 minutes lay before the deadline of the first; the other had begun 10 minutes into it.
    expect(await lost.reopen()).toMatchObject({ state: 'in_progress', deadline: '2026-11-23T03:15:00.000Z' });
    expect((await later.send([])).body.data.deadline).toBe('2026-11-23T03:33:00.000Z');
    expect((await lost.saveOne('long_answer', long('Sau khi có điện.'))).status).toBe(200);
    expect((await room.room()).actions).toMatchObject([
      { everyone: true, count: 2, minutes: null, outage: {} },
    ]);
  });

  test.each([
    ['without a reason', { minutes: 10, reason: ' ' }, 'reason'],
    ['without minutes', { reason }, 'minutes'],
    [
      'after an outage that goes on',
      { outage: { from: '2026-11-23T01:00:00Z', to: '2026-11-23T05:00:00Z' }, reason },
      'outage',
    ],
  ])('is refused %s', async (_, call, field) => {
    const { status, body } = await room.act('giveExtraTime', call);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is refused when it concerns nobody, or the class has ended', async () => {
    const sitting = await room.begin();
    await sitting.submit();
    const call = { student_ids: [student.id], minutes: 10, reason };
    expect((await room.act('giveExtraTime', call)).body.code).toBe('nobodyConcerned');
    room.app.clock.pass({ days: 4_000 });
    await room.app.signIn('teacher');
    expect((await room.act('giveExtraTime', call)).body.code).toBe('classEnded');
  });
});

describe('ending and reopening', () => {
  test('is refused when nobody of those chosen is in', async () => {
    const sitting = await room.begin();
    await sitting.submit();
    const { body } = await room.act('endAttempts', { student_ids: [student.id], reason });
    expect(body.code).toBe('nobodyConcerned');
  });

  test('an ended attempt is handed in at once; what is on its way is taken', async () => {
    const sitting = await room.begin();
    room.app.clock.pass({ minutes: 5 });
    expect((await room.act('endAttempts', { student_ids: [student.id], reason })).body.data).toEqual({
      count: 1,
    });
    expect(await room.person()).toMatchObject({
      state: 'handed_in',
      attempt: { submitted_by: 'time', submitted_at: '2026-11-23T02:05:00.000Z' },
    });
    room.app.clock.pass({ seconds: 10 });
    expect((await sitting.saveOne('long_answer', long('Đang gửi.'))).status).toBe(200);
    room.app.clock.pass({ seconds: 15 });
    expect((await sitting.saveOne('long_answer', long('Quá muộn.'))).body.code).toBe('answerTooLate');
    expect(await room.notices(sitting)).toMatchObject([{ kind: 'end', text: reason }]);
  });

  test('a reopened attempt goes on with its answers, and its student is notified', async () => {
    const sitting = await room.begin();
    await sitting.saveOne('long_answer', long('Câu trả lời đầu.'));
    await sitting.submit();
    expect((await sitting.saveOne('long_answer', long('Sau khi nộp.'))).body.code).toBe('attemptOver');
    room.app.clock.pass({ minutes: 2 });
    const { status, body } = await room.act('reopenAttempt', { student_id: student.id, minutes: 12, reason });
    expect(status, JSON.stringify(body)).toBe(200);

    const { body: work } = await room.app.call<Answer<'getStudentWork'>>('getStudentWork', 'teacher', {
      path: { id: '1', user_id: student.id },
    });
    const exam = work.data.surveys.find(({ assignment_id }) => assignment_id === room.assignment);
    expect(exam?.attempts).toMatchObject([{ reopened: true, from_file: false, abandoned: false }]);
    const again = await sitting.reopen();
    expect(again).toMatchObject({ state: 'in_progress', deadline: '2026-11-23T02:14:00.000Z', notices: 1 });
    expect(JSON.stringify(again.answers)).toContain('Câu trả lời đầu.');
    const resumed = await room.begin();
    expect(resumed.attempt.id).toBe(sitting.attempt.id);
    // The number of the refused entry is free: the journal goes on without a gap.
    sitting.journal.seq -= 1;
    expect((await sitting.saveOne('long_answer', long('Sau khi mở lại.'))).status).toBe(200);
    expect((await sitting.submit()).body.data).toMatchObject({ state: 'submitted', submitted_by: 'student' });
    const review = await sitting.review('teacher');
    expect(JSON.stringify(review.body.data.parts)).toContain('Sau khi mở lại.');
    const event = await room.app.database
      .selectFrom('notification_event')
      .select(['type', 'recipients'])
      .where('type', '=', 'AttemptReopened')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event.recipients).toEqual([student.id]);
  });

  test('an attempt is not reopened while it runs, before it begins, or once its key is shown', async () => {
    const reopen = (student_id: string) => room.act('reopenAttempt', { student_id, minutes: 10, reason });
    expect((await reopen(otherStudent.id)).body.code).toBe('reopenNotBegun');
    await room.begin();
    expect((await reopen(student.id)).body.code).toBe('reopenWhileRunning');
    await room.assign({ show_key: 'at_once' });
    const sitting = await room.begin();
    await sitting.submit();
    expect((await reopen(student.id)).body.code).toBe('reopenKeyShown');
    expect((await reopen(teacher.id)).status).toBe(404);
  });
});

test('a message reaches those who sit the exam, and those who begin later', async () => {
  const sitting = await room.begin();
  const text = 'Câu 3: đọc “220 V” thay cho “110 V”.';
  const { body } = await room.act('messageExamRoom', { text });
  expect(body.data.count).toBeGreaterThan(1);
  expect((await sitting.send([])).body.data.notices).toBe(1);
  expect(await room.notices(sitting)).toMatchObject([{ kind: 'message', text, minutes: null }]);
  const later = await room.begin('otherStudent');
  expect(later.attempt.notices).toBe(1);
  expect(await room.notices(later)).toMatchObject([{ text }]);
  await room.act('messageExamRoom', { student_ids: [student.id], text: 'Em cần giúp gì không?' });
  expect((await later.send([])).body.data.notices).toBe(1);
  expect((await sitting.send([])).body.data.notices).toBe(2);
});
