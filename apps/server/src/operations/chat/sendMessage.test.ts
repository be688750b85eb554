import { randomUUID } from 'node:crypto';
import { people, secondCompany } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeUpload, samplePdf } from '../../testing/TestDocuments.ts';
import { codesOf, TestChat } from '../../testing/TestChat.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestChat;
let student: TestChat;
let admin: TestChat;
let abroad: string;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestChat(app, 'teacher');
  student = new TestChat(app, 'student');
  admin = new TestChat(app, 'admin');
  const row = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', secondCompany.id)
    .executeTakeFirstOrThrow();
  abroad = row.id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
});

describe('a text', () => {
  it('is stored as it was written, and read by both', async () => {
    const html = '<b onclick="alert(1)">Chào thầy</b>\nEm gửi bài &amp; hỏi thêm 👩\u200D🏫';
    const sent = await student.send('teacher', html);
    expect(sent).toMatchObject({
      number: 1,
      sender_id: people.student.id,
      receiver_id: people.teacher.id,
      conversation_id: null,
      body: html,
      type: null,
      file: null,
      sender: { name: people.student.name },
      reader: [],
    });
    for (const [who, other] of [
      [teacher, 'student'],
      [student, 'teacher'],
    ] as const)
      expect((await who.read(other)).data).toEqual([sent]);
  });

  it('loses control characters and those that turn its direction', async () => {
    const { body } = await student.send('teacher', ' Tệp\u0007 \u202Efdp.exe\u202C\r\nhai\u200B ');
    expect(body).toBe('Tệp fdp.exe\nhai');
  });

  it.each([
    ['', 'chatMessageEmpty'],
    [' \n ', 'chatMessageEmpty'],
    ['\u200B\u202E', 'chatMessageEmpty'],
    ['a'.repeat(100_000), 'chatMessageTooLong'],
  ])('%.10s is refused: %s', async (body, code) => {
    const answer = await student.trySending('teacher', { body });
    expect([answer.status, codesOf(answer)]).toEqual([422, { body: code }]);
    expect(answer.body.message).not.toBe('');
    expect(await app.database.selectFrom('message').select('id').execute()).toEqual([]);
  });

  it('goes to one place', async () => {
    const none = await student.trySending({ group: '1' }, { conversation_id: undefined });
    const both = await student.trySending('teacher', { conversation_id: '1' });
    expect([codesOf(none), codesOf(both)]).toEqual([
      { receiver_id: 'chatOneReceiver' },
      { receiver_id: 'chatOneReceiver' },
    ]);
  });
});

describe('nobody writes', () => {
  it('to oneself, to another unit, or to nobody', async () => {
    const own = await student.trySending('student');
    expect([own.status, codesOf(own)]).toEqual([422, 'chatWithOneself']);
    for (const person of [abroad, '987654321']) {
      const answer = await admin.trySending({ person });
      expect([answer.status, codesOf(answer)]).toEqual([404, 'chatPersonUnreachable']);
    }
    for (const unreached of ['staff', 'sponsor', 'superAdmin'] as const)
      expect((await student.trySending(unreached)).status).toBe(404);
  });

  it('to a locked account, one that is not activated, or one that waits for admission', async () => {
    const set = (values: { status?: 'locked' | 'inactive' | 'active'; admission?: 'pending' | null }) =>
      app.database.updateTable('user_account').set(values).where('id', '=', people.otherStudent.id).execute();
    const codes = [];
    for (const values of [
      { status: 'locked' },
      { status: 'inactive' },
      { status: 'active', admission: 'pending' },
      { admission: null },
    ] as const) {
      await set(values);
      codes.push(codesOf(await teacher.trySending('otherStudent')));
    }
    expect(codes).toEqual(['chatPersonLocked', 'chatPersonNotReady', 'chatPersonNotReady', undefined]);
  });

  it('says why in the language of the account', async () => {
    const vi = await student.trySending('student');
    await app.call('setLanguage', 'student', { body: { lang: 'en' } });
    const en = await student.trySending('student');
    await app.call('setLanguage', 'student', { body: { lang: 'vi' } });
    expect([vi.body.message, en.body.message]).toEqual([
      'Bạn không thể nhắn tin cho chính mình. Hãy chọn người khác.',
      'You cannot write to yourself. Choose somebody else.',
    ]);
  });

  it('but who was written to may answer', async () => {
    const superAdmin = new TestChat(app, 'superAdmin');
    await superAdmin.send('student', 'Chào em');
    expect((await student.read('superAdmin')).may_write).toBe(true);
    expect((await student.send('superAdmin', 'Em chào cô')).number).toBe(2);
  });
});

describe('a message that is sent again', () => {
  it('is stored once and answered as it is stored', async () => {
    const client_id = randomUUID();
    const first = await student.send('teacher', { client_id, body: 'một' });
    await student.send('teacher', 'hai');
    expect(await student.send('teacher', { client_id, body: 'khác' })).toEqual(first);
    expect((await teacher.read('student')).data.map(({ body }) => body)).toEqual(['một', 'hai']);
  });

  it('at the same time, as the first one of two people', async () => {
    const client_id = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => student.send('teacher', { client_id, body: 'một' })),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await teacher.read('student')).data).toHaveLength(1);
  });

  it('keeps its id apart from that of another sender', async () => {
    const client_id = randomUUID();
    await student.send('teacher', { client_id, body: 'của em' });
    expect((await teacher.send('student', { client_id, body: 'của cô' })).body).toBe('của cô');
  });
});

it('numbers what is sent at the same time without gaps, the same for everybody', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? student.send('teacher', `tin ${index}`) : teacher.send('student', `tin ${index}`),
    ),
  );
  const { data } = await student.read('teacher', { limit: 50 });
  expect(data.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(new Set(data.map(({ body }) => body)).size).toBe(20);
  expect((await teacher.read('student', { limit: 50 })).data.map(({ id }) => id)).toEqual(
    data.map(({ id }) => id),
  );
});

it('is read in parts, older and newer ones', async () => {
  for (let index = 1; index <= 25; index += 1) await student.send('teacher', `${index}`);
  const newest = await teacher.read('student', { limit: 10 });
  const older = await teacher.read('student', { limit: 10, before: 16 });
  const oldest = await teacher.read('student', { limit: 10, before: 6 });
  const since = await teacher.read('student', { limit: 10, since: 22 });
  const nothing = await teacher.read('student', { limit: 10, since: 25 });
  const shown = ({ data, has_older, has_newer }: typeof newest) => [
    data.map(({ body }) => Number(body)),
    has_older,
    has_newer,
  ];
  expect([newest, older, oldest, since, nothing].map(shown)).toEqual([
    [[16, 17, 18, 19, 20, 21, 22, 23, 24, 25], true, false],
    [[6, 7, 8, 9, 10, 11, 12, 13, 14, 15], true, true],
    [[1, 2, 3, 4, 5], false, true],
    [[23, 24, 25], true, false],
    [[], true, false],
  ]);
  expect(codesOf(await teacher.tryReading('student', { before: 3, since: 1 }))).toEqual({
    since: 'chatBothWays',
  });
});

describe('a file', () => {
  const get = (as: keyof typeof people, id: string) => app.call('getFile', as, { path: { id } });

  it('is sent with its message, and read by both alone', async () => {
    const attachment = new TestFile('Đề cương.pdf', samplePdf);
    const sent = await student.send('teacher', { is_attachment: 1, body: '', attachment });
    expect(sent).toMatchObject({
      body: 'Đề cương.pdf',
      type: 'Đề cương.pdf',
      file: { name: 'Đề cương.pdf', size: samplePdf.length, media_type: 'application/pdf' },
    });
    const id = sent.file?.id ?? '';
    const statuses = [];
    for (const who of ['student', 'teacher', 'otherStudent', 'admin', 'superAdmin'] as const)
      statuses.push((await get(who, id)).status);
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
  });

  it('is a picture by its content', async () => {
    const attachment = new TestFile('Ảnh.png', pictureBytes.png());
    const sent = await student.send('teacher', { is_attachment: 1, body: 'Bảng hôm nay', attachment });
    expect([sent.type, sent.body]).toEqual(['image', 'Bảng hôm nay']);
    const { headers } = await get('teacher', sent.file?.id ?? '');
    expect(String(headers['content-disposition'])).toMatch(/^inline/);
  });

  it('may have been uploaded in parts', async () => {
    const upload_id = await completeUpload(app, people.student.id, { name: 'Bài.pdf', purpose: 'chat' });
    const client_id = randomUUID();
    const body = { is_attachment: 1, body: '', upload_id, client_id };
    const sent = await student.send('teacher', body);
    expect(sent.file?.name).toBe('Bài.pdf');
    expect(await student.send('teacher', body)).toEqual(sent);
    expect((await get('teacher', sent.file?.id ?? '')).status).toBe(200);
    const again = await student.trySending('teacher', { ...body, client_id: randomUUID() });
    expect(codesOf(again)).toEqual({ upload_id: 'uploadUnknown' });
  });

  it('that lies about its content is refused, as is a missing or an unexpected one', async () => {
    const lying = new TestFile('Ảnh.png', samplePdf);
    const page = new TestFile('trang.html', '<script>alert(1)</script>');
    const refusals = [
      await student.trySending('teacher', { is_attachment: 1, attachment: lying }),
      await student.trySending('teacher', { is_attachment: 1, attachment: page }),
      await student.trySending('teacher', { is_attachment: 1 }),
      await student.trySending('teacher', { attachment: new TestFile('a.pdf', samplePdf) }),
    ];
    expect(refusals.map(codesOf)).toEqual([
      'fileIsAnother',
      'fileNotAllowed',
      { attachment: 'chatFileMissing' },
      { attachment: 'chatFileUnexpected' },
    ]);
    expect(
      await app.database.selectFrom('file').select('id').where('purpose', '=', 'chat').execute(),
    ).toEqual([]);
  });
});
