import { randomUUID } from 'node:crypto';
import type { Problem } from '@sen/api/contract/model';
import { can } from '@sen/domain/access/can';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { people } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../contract/document.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { studentCalls } from '../../testing/studentCalls.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { codesOf, TestChat } from '../../testing/TestChat.ts';
import { completeUpload, samplePdf } from '../../testing/TestDocuments.ts';
import { TestFile } from '../../testing/multipartOf.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  await app.database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
  await app.database.deleteFrom('rate_limit').execute();
});

describe('sending', () => {
  it('may come in a burst, and then waits for the end of the minute', async () => {
    for (let count = 0; count < chatLimits.sending.most; count += 1)
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await student.send('teacher', `Tin ${count}`);
    app.clock.pass({ seconds: 20 });
    const refused = await student.trySending('teacher');
    expect([refused.status, codesOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      'chatTooFast',
      '40',
    ]);
    // It is one person's limit.
    await teacher.send('student');
    app.clock.pass({ seconds: 40 });
    expect((await student.send('teacher')).number).toBe(chatLimits.sending.most + 2);
  });

  it('is one message however often it is refused and sent again', async () => {
    const client_id = randomUUID();
    const spent = { key: `chat:${people.student.id}`, used: chatLimits.sending.most };
    const ends = new Date(app.clock.now().getTime() + 60_000);
    await app.database
      .insertInto('rate_limit')
      .values({ ...spent, window_ends_at: ends })
      .execute();
    expect((await student.trySending('teacher', { client_id })).status).toBe(429);
    expect((await student.trySending('teacher', { client_id })).status).toBe(429);
    app.clock.pass({ minutes: 1 });
    const first = await student.send('teacher', { client_id });
    expect((await student.send('teacher', { client_id })).id).toBe(first.id);
    expect((await student.read('teacher')).data).toHaveLength(1);
  });
});

describe('the files of a person', () => {
  const gigabyte = 1024 ** 3;
  /** The person has sent files of this size in all. */
  async function sendAll(size: number): Promise<void> {
    const sent = await student.send('teacher', {
      is_attachment: 1,
      attachment: new TestFile('bai-tap.pdf', samplePdf),
    });
    await app.database.updateTable('file').set({ size }).where('id', '=', String(sent.file?.id)).execute();
  }

  it('are refused beyond the quota, which says how much is left', async () => {
    await sendAll(app.app.services.config.personStorageGb * gigabyte - 10);
    const whole = await student.trySending('teacher', {
      is_attachment: 1,
      attachment: new TestFile('bai-tap.pdf', samplePdf),
    });
    expect([whole.status, codesOf(whole)]).toEqual([409, 'chatStorageFull']);
    expect(whole.body.message).toContain('còn 0 MB trong 2.048 MB');
    const announced = await app.call<Problem>('createUpload', 'student', {
      body: { name: 'phim.mp4', size: 5_000_000, purpose: 'chat' },
    });
    expect([announced.status, announced.body.code]).toEqual([409, 'chatStorageFull']);
    expect((await student.read('teacher')).data).toHaveLength(1);
    // Of others nothing is counted, and a text needs no room.
    await student.send('teacher', 'Em gửi sau ạ');
    await teacher.send('student', { is_attachment: 1, attachment: new TestFile('de.pdf', samplePdf) });
  });

  it('count those that are announced, too', async () => {
    await sendAll(app.app.services.config.personStorageGb * gigabyte - 2 * samplePdf.length);
    const upload_id = await completeUpload(app, people.student.id, { name: 'Bài.pdf', purpose: 'chat' });
    const upload = (size: number) =>
      app.call<Problem>('createUpload', 'student', { body: { name: 'a.pdf', size, purpose: 'chat' } });
    expect((await upload(samplePdf.length + 1)).body.code).toBe('chatStorageFull');
    await student.send('teacher', { is_attachment: 1, upload_id });
    expect((await upload(samplePdf.length)).status).toBe(200);
  });
});

// The last ones: an exam that is begun goes on.
describe('whoever is sitting an exam', () => {
  const lists = ['countUnreadMessages', 'listChatPeople', 'listChatGroups', 'listDirectMessages'] as const;
  const list = (id: OperationId) =>
    app.call<Problem>(id, 'student', id === 'listDirectMessages' ? { path: { id: people.teacher.id } } : {});

  it('neither sends nor reads, and learns when the chat opens again', async () => {
    const { id: group } = await teacher.group(['student']);
    await teacher.send('student', 'Câu 3 là B');
    const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
    for (const answer of [
      await student.trySending('teacher'),
      await student.trySending({ group }),
      await student.tryReading({ group }),
      ...(await Promise.all(lists.map(list))),
    ]) {
      expect([answer.status, codesOf(answer)]).toEqual([409, 'chatDuringExam']);
      expect(JSON.stringify(answer.body)).not.toContain('Câu 3');
      expect(answer.body.message).toContain('09:45');
    }
    // Others go on, and nothing that they write is lost.
    await teacher.send('student', 'Chúc em làm bài tốt');
    await sitting.submit();
    expect((await student.read('teacher')).data).toHaveLength(2);
    expect((await student.unread()).count_direct).toBe(2);
  });

  it('calls nothing of the chat, whatever the call', async () => {
    const open = operations.filter(
      ({ area, permission }) => area === 'chat' && permission !== null && can('student', permission),
    );
    expect(open.length).toBeGreaterThan(15);
    const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
    const calls = studentCalls(sitting);
    const codes = [];
    for (const operation of open) {
      const call = calls[operation.id] ?? { path: anyPath(operation), body: {} };
      // oxlint-disable-next-line no-await-in-loop -- in their order
      const { status, body } = await app.call<Problem>(operation.id, 'student', call);
      codes.push([operation.id, status, body.code]);
    }
    // None is excepted.
    expect(codes).toEqual(open.map(({ id }) => [id, 409, 'chatDuringExam']));
    // Of what `studentCalls` writes nothing was sent.
    expect((await sitting.submit(0)).status).toBe(200);
  });

  it('opens no file of the chat, nor what is made of it', async () => {
    const picture = () => new TestFile('de.png', pictureBytes.png());
    const group = await teacher.group(['student'], { picture: picture() });
    const { file } = await teacher.send('student', { is_attachment: 1, attachment: picture() });
    const ids = [String(file?.id), group.picture?.replace('/api/files/', '') ?? ''];
    const reads = ['getFile', 'getFileRendition', 'getRenditionBytes', 'getThumbnail'] as const;
    const statuses = () =>
      Promise.all(
        ids.flatMap((id) =>
          reads.map(async (read) => (await app.call(read, 'student', { path: { id } })).status),
        ),
      );
    const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
    expect(await statuses()).toEqual(Array.from({ length: 8 }, () => 409));
    await sitting.submit();
    // A picture has no rendition.
    expect(await statuses()).toEqual([200, 200, 404, 200, 200, 200, 404, 200]);
  });

  it('chats again when the time is over, although the server has not handed it in yet', async () => {
    await Sitting.begin(app, 'student', await newAssignment(app));
    app.clock.set('2026-11-21T02:44:59Z');
    expect((await student.trySending('teacher')).status).toBe(409);
    app.clock.set('2026-11-21T02:45:00Z');
    expect((await student.trySending('teacher')).status).toBe(200);
  });
});
