import { people } from '@sen/api/fixtures/people';
import type { Answer, OnlineClassDraft, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

type Saved = Answer<'addOnlineClass'> & Problem;
type List = Answer<'listOnlineClasses'>;

let app: TestApp;
let running: string;
let ended: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<Answer<'listClasses'>>('listClasses', 'teacher');
  running = body.data.find(({ timing }) => timing === 'happening')?.id ?? '';
  ended = body.data.find(({ timing }) => timing === 'finished')?.id ?? '';
});
afterAll(() => app.stop());

const { student, otherStudent } = people;
const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (change: Partial<OnlineClassDraft> = {}): OnlineClassDraft => ({
  classroom_id: running,
  classroom_name: 'Hỏi đáp trước kỳ thi',
  classroom_url: 'https://meet.google.com/abc-defg-hij',
  classroom_start_time: hours(24),
  student_ids: [student.id],
  ...change,
});
const add = (body: OnlineClassDraft) => app.call<Saved>('addOnlineClass', 'teacher', { body });
const edit = (id: string, body: OnlineClassDraft) =>
  app.call<Saved>('editOnlineClass', 'teacher', { path: { id }, body });
const listed = async (as: 'teacher' | 'student' | 'otherStudent', name: string) => {
  const query = { 'fieldName[]': ['classroom_id', 'classroom_name'], 'keyword[]': [running, name] };
  return (await app.call<List>('listOnlineClasses', as, { query })).body.data.map(({ id }) => id);
};
const notified = async (type: string, session: string) => {
  const events = await app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', type)
    .execute();
  return events.flatMap(({ facts, recipients }) =>
    JSON.stringify(facts).includes(`"meeting_name":"${session}"`) ? [recipients] : [],
  );
};

test('a session is found by its students and those who run the class, and joined by its address', async () => {
  const { status, body } = await add(draft({ student_ids: [student.id, student.id] }));
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.data;
  expect(body.data).toMatchObject({
    provider: 'google-meet',
    meeting_id: 'abc-defg-hij',
    student_count: 1,
    student_ids: [student.id],
  });
  expect(await listed('teacher', 'hoi dap')).toEqual([id]);
  expect(await listed('student', 'hoi dap')).toEqual([id]);
  expect(await listed('otherStudent', 'hoi dap')).toEqual([]);
  const own = await app.call<Saved>('getOnlineClass', 'student', { path: { id } });
  expect(own.body.data.classroom_url).toBe('https://meet.google.com/abc-defg-hij');
  expect(own.body.data.student_ids).toBeUndefined();
  expect((await app.call('getOnlineClass', 'otherStudent', { path: { id } })).status).toBe(404);
  expect(await notified('OnlineClassAdded', 'Hỏi đáp trước kỳ thi')).toEqual([[student.id]]);
});

test('a class has its sessions, each person’s own, and the meeting of the next one', async () => {
  const later = await add(draft({ classroom_start_time: hours(30), classroom_name: 'Sau' }));
  const first = await add(
    draft({
      classroom_start_time: hours(20),
      classroom_name: 'Trước',
      classroom_url: 'https://meet.google.com/abc-first-hij',
      student_ids: [otherStudent.id],
    }),
  );
  const sessions = async (as: 'teacher' | 'student' | 'otherStudent') => {
    const { body } = await app.call<Answer<'getClass'>>('getClass', as, { path: { id: running } });
    return body.data;
  };
  const [one, two] = [first.body.data.id, later.body.data.id];
  const taught = await sessions('teacher');
  const order = taught.online_classrooms.map(({ id }) => id);
  expect(order.indexOf(one)).toBeLessThan(order.indexOf(two));
  const next = taught.online_classrooms.find(
    ({ classroom_start_time }) => new Date(classroom_start_time) > app.clock.now(),
  );
  expect(taught.meeting_id).toBe(next?.meeting_id);
  expect((await sessions('student')).online_classrooms.map(({ id }) => id)).not.toContain(one);
  const attended = await sessions('otherStudent');
  expect(attended.online_classrooms.map(({ id }) => id)).not.toContain(two);
  const fixed = { 'fixed[]': [ended], 'fieldName[]': ['id'], 'keyword[]': [one] };
  expect((await app.call<List>('listOnlineClasses', 'teacher', { query: fixed })).body.total).toBe(0);
  const { body } = await app.call<List>('listOnlineClasses', 'teacher', {
    query: { ...fixed, 'fixed[]': [running] },
  });
  expect(body.total).toBe(1);
  await app.call('deleteOnlineClasses', 'teacher', { body: { onlineclassroom_ids: [one, two] } });
});

test('a change notifies who is new, who is gone and, of another time, the others', async () => {
  const classroom_name = 'Ôn tập cuối khóa';
  const { body } = await add(draft({ classroom_name }));
  const { id } = body.data;
  const moved = draft({ classroom_name, classroom_start_time: hours(48), version: 1 });
  const both = [student.id, otherStudent.id];
  const changed = await edit(id, { ...moved, student_ids: both });
  expect(changed.body.data, JSON.stringify(changed.body)).toMatchObject({ student_count: 2, version: 2 });
  expect(await notified('OnlineClassAdded', classroom_name)).toEqual([[student.id], [otherStudent.id]]);
  expect(await notified('OnlineClassChanged', classroom_name)).toEqual([[student.id]]);
  expect((await edit(id, moved)).body).toMatchObject({ status: 409, code: 'sessionChanged' });
  const another = await edit(id, { ...moved, version: 2, classroom_id: ended });
  expect(another.body.codes).toEqual({ classroom_id: 'sessionClassFixed' });

  const body2 = { onlineclassroom_ids: [id] };
  expect((await app.call('deleteOnlineClasses', 'teacher', { body: body2 })).status).toBe(200);
  expect((await app.call('deleteOnlineClasses', 'teacher', { body: body2 })).status).toBe(404);
  expect(await notified('OnlineClassCancelled', classroom_name)).toEqual([both]);
});

test('an edit leaves what it omits as it is; another address has its own provider and meeting id', async () => {
  const classroom_name = 'Giữ nguyên buổi học';
  const { body } = await add(draft({ classroom_name, meeting_id: 'phòng 2' }));
  const { classroom_name: _name, ...least } = draft();
  const kept = await edit(body.data.id, least);
  expect(kept.body.data).toMatchObject({ classroom_name, meeting_id: 'phòng 2', provider: 'google-meet' });
  const moved = await edit(body.data.id, { ...least, classroom_url: 'https://zoom.us/j/123456789' });
  expect(moved.body.data).toMatchObject({ classroom_name, meeting_id: '123456789', provider: 'zoom' });
  const cleared = await edit(body.data.id, { ...least, classroom_name: '', meeting_id: '' });
  expect(cleared.body.data).toMatchObject({ meeting_id: 'abc-defg-hij' });
  expect(cleared.body.data.classroom_name).not.toBe(classroom_name);
});

test('a student who leaves the class leaves its sessions', async () => {
  const { body } = await add(draft({ classroom_name: 'Buổi cuối', student_ids: [otherStudent.id] }));
  const removed = await app.call('removeClassStudents', 'admin', {
    path: { id: running },
    query: { confirmed: 1 },
    body: { student_ids: [otherStudent.id] },
  });
  expect(removed.status).toBe(200);
  const { body: left } = await app.call<Saved>('getOnlineClass', 'teacher', { path: { id: body.data.id } });
  expect(left.data.student_ids).toEqual([]);
});

test('wrong fields are refused, and classes that have ended', async () => {
  const wrong = await add(
    draft({ classroom_url: 'http://zoom.us/j/1', classroom_start_time: hours(9999), student_ids: ['1'] }),
  );
  expect(wrong.body.codes).toEqual({
    classroom_url: 'meetingAddressWrong',
    classroom_start_time: 'sessionOutsideClass',
    student_ids: 'participantNotInClass',
  });
  const foreign = await add(draft({ classroom_url: 'https://hop.donvi.vn/phong-1', provider: 'zoom' }));
  expect(foreign.body.codes).toEqual({ classroom_url: 'meetingHostForeign' });
  expect(foreign.body.errors?.['classroom_url']?.[0]).toContain('zoom.us, zoom.com');
  const late = await add(draft({ classroom_id: ended }));
  expect(late.body).toMatchObject({ status: 409, code: 'classEnded' });
});
