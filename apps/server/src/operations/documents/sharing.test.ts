import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameOf, TestDocuments } from '../../testing/TestDocuments.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestDocuments;
let student: TestDocuments;
let stranger: TestDocuments;
let classroom: string;
let outside: string;

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  teacher = new TestDocuments(app, 'teacher');
  student = new TestDocuments(app, 'student');
  stranger = new TestDocuments(app, 'staff');
  const { id } = await app.database
    .selectFrom('classroom')
    .innerJoin('classroom_teacher', 'classroom_teacher.classroom_id', 'classroom.id')
    .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
    .select('classroom.id')
    .where('classroom_teacher.user_id', '=', people.teacher.id)
    .where('classroom_student.user_id', '=', people.student.id)
    .where('classroom.course_id', 'is not', null)
    .where('classroom.published', '=', true)
    .executeTakeFirstOrThrow();
  classroom = id;
  const abroad = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', secondCompany.id)
    .executeTakeFirstOrThrow();
  outside = abroad.id;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('document').execute();
});

const share = (id: string, body: { user_ids?: string[]; classroom_ids?: string[] }) =>
  teacher.call<{ codes: object }>('shareDocument', {
    path: { id },
    body: { user_ids: [], classroom_ids: [], ...body },
  });
const sharedWith = async (reader: TestDocuments) =>
  (await reader.do('listSharedDocuments', { query: { limit: 100 } })).data.map(({ document }) =>
    nameOf(document),
  );

describe('a folder that is shared with a class', () => {
  it('is read by its students, with all that it has, and changed by nobody but its owner', async () => {
    const secret = await teacher.folder('Riêng');
    const folder = await teacher.folder('Giáo án', secret);
    const file = await teacher.file('Bài 1.pdf', folder, { folders: ['Tuần 1'] });
    expect((await share(folder, { classroom_ids: [classroom] })).status).toBe(200);

    expect(await sharedWith(student)).toEqual(['Giáo án']);
    expect(await sharedWith(stranger)).toEqual([]);
    const { data, place } = await student.do('listDocuments', { query: { folder_id: folder } });
    expect(place).toMatchObject({
      folders: [{ id: folder, name: 'Giáo án' }],
      owner: { id: people.teacher.id, name: people.teacher.name },
    });
    expect(data).toMatchObject([{ path_folder: 'Giáo án/Tuần 1' }]);
    const fileId = file.type === 'file' ? file.file_id : '';
    const one = await student.do('getDocument', { path: { id: file.id } });
    expect(one).toMatchObject({
      data: { path_file: 'Giáo án/Tuần 1/Bài 1.pdf' },
      place: { folders: [{ name: 'Giáo án' }, { name: 'Tuần 1' }], owner: { id: people.teacher.id } },
    });
    const reads = async (reader: TestDocuments) => [
      (await reader.call('getDocument', { path: { id: file.id } })).status,
      (await reader.call('getDocumentBytes', { path: { id: file.id } })).status,
      (await reader.call('downloadDocuments', { query: { 'document_ids[]': [folder] } })).status,
      (await reader.call('getFile', { path: { id: fileId } })).status,
      (await reader.call('getFileRendition', { path: { id: fileId } })).status,
    ];
    expect(await reads(student)).toEqual([200, 200, 200, 200, 200]);
    expect(await reads(stranger)).toEqual([404, 404, 404, 404, 404]);
    expect((await student.call('listDocuments', { query: { folder_id: secret } })).status).toBe(404);

    const body = { document_ids: [file.id] };
    const changes = [
      student.call('renameDocument', { path: { id: folder }, body: { name: 'Khác' } }),
      student.call('moveDocuments', { body: { ...body, folder_id: null } }),
      student.call('deleteDocuments', { body }),
      student.call('addFolder', { body: { folder_id: folder, name: 'x' } }),
      student.call('shareDocument', { path: { id: folder }, body: { user_ids: [], classroom_ids: [] } }),
      student.call('getDocumentSharing', { path: { id: folder } }),
    ];
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('is no longer read once it is shared no more, in the bin itself or through a folder, or the student has left', async () => {
    const above = await teacher.folder('Năm học');
    const folder = await teacher.folder('Giáo án', above);
    const file = await teacher.file('Bài 1.pdf', folder);
    await share(folder, { classroom_ids: [classroom] });
    const path = { id: file.type === 'file' ? file.file_id : '' };
    const reads = async () => [
      (await sharedWith(student)).length,
      (await student.call('listDocuments', { query: { folder_id: folder } })).status,
      (await student.call('getFile', { path })).status,
    ];
    const [open, closed] = [
      [1, 200, 200],
      [0, 404, 404],
    ];
    expect(await reads()).toEqual(open);
    for (const id of [folder, above]) {
      await teacher.do('deleteDocuments', { body: { document_ids: [id] } });
      expect(await reads()).toEqual(closed);
      await teacher.do('restoreDocuments', { body: { document_ids: [id] } });
      expect(await reads()).toEqual(open);
    }
    const publish = (published: boolean) =>
      app.database.updateTable('classroom').set({ published }).where('id', '=', classroom).execute();
    await publish(false);
    expect(await reads()).toEqual(closed);
    await publish(true);
    await share(folder, {});
    expect(await reads()).toEqual(closed);
  });
});

describe('a class that people of other units are in', () => {
  it('reads what its teacher shares with it, and its teacher what they share', async () => {
    const guest = people.otherStudent;
    const other = new TestDocuments(app, 'otherStudent');
    const inUnit = async (company_id: string) => {
      await app.database.updateTable('user_account').set({ company_id }).where('id', '=', guest.id).execute();
      app.app.services.sessions.forgetUser(guest.id);
    };
    await inUnit(secondCompany.id);
    await app.database.deleteFrom('classroom_student').where('user_id', '=', guest.id).execute();
    const { id } = await teacher.file('a.pdf');
    await share(id, { user_ids: [], classroom_ids: [classroom] });
    expect(await sharedWith(other)).toEqual([]);
    await app.database
      .insertInto('classroom_student')
      .values({ classroom_id: classroom, user_id: guest.id, joined_at: app.clock.now() })
      .execute();
    expect(await sharedWith(other)).toEqual(['a.pdf']);

    const { id: own } = await other.file('b.pdf');
    await other.do('shareDocument', {
      path: { id: own },
      body: { user_ids: [], classroom_ids: [classroom] },
    });
    expect(await sharedWith(teacher)).toEqual(['b.pdf']);
    await app.database
      .deleteFrom('classroom_student')
      .where('classroom_id', '=', classroom)
      .where('user_id', '=', guest.id)
      .execute();
    expect(await sharedWith(other)).toEqual([]);
    expect(await sharedWith(teacher)).toEqual([]);
    await inUnit(demoCompany.id);
  });
});

describe('sharing with people', () => {
  it('is for those of the unit, and keeps those with whom it is shared already', async () => {
    const { id } = await teacher.file('a.pdf');
    const { data } = await teacher.do('listDocumentReaders', { query: { keyword: people.admin.name } });
    expect(data.people.map((one) => one.id)).toContain(people.admin.id);
    expect((await share(id, { user_ids: [people.admin.id] })).status).toBe(200);
    const admin = new TestDocuments(app, 'admin');
    expect(await sharedWith(admin)).toEqual(['a.pdf']);
    const unknown = { codes: { user_ids: 'documentReaderUnknown' } };
    for (const user_ids of [[outside], ['987654321'], [people.teacher.id]])
      expect((await share(id, { user_ids })).body).toMatchObject(unknown);

    const setStatus = (status: 'locked' | 'active') =>
      app.database.updateTable('user_account').set({ status }).where('id', '=', people.admin.id).execute();
    await setStatus('locked');
    expect((await share(id, { user_ids: [people.admin.id, people.student.id] })).status).toBe(200);
    const { id: other } = await teacher.file('b.pdf');
    expect((await share(other, { user_ids: [people.admin.id] })).body).toMatchObject(unknown);
    expect((await share(other, { user_ids: [people.student.id, people.admin.id] })).body).toMatchObject(
      unknown,
    );
    expect((await teacher.do('getDocumentSharing', { path: { id: other } })).data.people).toEqual([]);
    await setStatus('active');
    const { data: readers } = await teacher.do('getDocumentSharing', { path: { id } });
    expect(readers.people.map((one) => one.id).toSorted()).toEqual(
      [people.admin.id, people.student.id].toSorted(),
    );
  });

  it('notifies the people and classes that are new, and not the owner', async () => {
    await app.database.deleteFrom('notification_event').execute();
    const { id } = await teacher.file('a.pdf');
    const notified = async () => {
      const events = await app.database
        .selectFrom('notification_event')
        .select('recipients')
        .where('type', '=', 'DocumentShared')
        .orderBy('id')
        .execute();
      return events.map(({ recipients }) => recipients);
    };
    await share(id, { user_ids: [people.admin.id] });
    expect(await notified()).toEqual([[people.admin.id]]);
    await share(id, { user_ids: [people.admin.id] });
    expect(await notified()).toHaveLength(1);

    const setPublished = (published: boolean) =>
      app.database.updateTable('classroom').set({ published }).where('id', '=', classroom).execute();
    await setPublished(false);
    await share(id, { user_ids: [people.admin.id], classroom_ids: [classroom] });
    expect((await notified()).flat()).not.toContain(people.student.id);
    await share(id, {});
    await setPublished(true);
    await share(id, { classroom_ids: [classroom] });
    const last = (await notified()).at(-1);
    expect(last).toContain(people.student.id);
    expect(last).not.toContain(people.teacher.id);
  });

  it('ends for who moves to another unit', async () => {
    const { id } = await teacher.file('a.pdf');
    await share(id, { user_ids: [people.student.id] });
    expect(await sharedWith(student)).toEqual(['a.pdf']);
    const move = async (company_id: string) => {
      await app.database
        .updateTable('user_account')
        .set({ company_id })
        .where('id', '=', people.teacher.id)
        .execute();
      app.app.services.sessions.forgetUser(people.teacher.id);
    };
    await move(secondCompany.id);
    expect(await sharedWith(student)).toEqual([]);
    const { company_id } = await app.database
      .selectFrom('file')
      .select('company_id')
      .where('owner_id', '=', people.teacher.id)
      .where('purpose', '=', 'document')
      .executeTakeFirstOrThrow();
    expect(company_id).toBe(secondCompany.id);
    await move(demoCompany.id);
  });

  it('finds for a student the people of the own classes alone', async () => {
    const { data } = await student.do('listDocumentReaders', { query: {} });
    const ids = data.people.map(({ id }) => id);
    const rows = await app.database
      .selectFrom('user_account')
      .select(['id', 'role'])
      .where('id', 'in', ids)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['teacher', 'student']));
    expect(ids).not.toContain(people.student.id);
  });
});
