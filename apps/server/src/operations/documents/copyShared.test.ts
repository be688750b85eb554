import { randomUUID } from 'node:crypto';
import type { Document } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { documents as forgetDocuments } from '../../jobs/oldRows/documents.ts';
import { nameOf, samplePdf, TestDocuments } from '../../testing/TestDocuments.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let teacher: TestDocuments;
let student: TestDocuments;
beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { personStorageGb: 1 } });
  teacher = new TestDocuments(app, 'teacher');
  student = new TestDocuments(app, 'student');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('document').execute();
  await app.database.deleteFrom('document_account').execute();
});

/** A folder with a file in a folder of its own, which the teacher shares with the student. */
async function shared(): Promise<{ above: string; folder: string; inner: string; file: Document }> {
  const above = await teacher.folder('Riêng');
  const folder = await teacher.folder('Giáo án', above);
  const file = await teacher.file('Bài 1.pdf', folder, { folders: ['Tuần 1'] });
  const [inner] = (await teacher.do('listDocuments', { query: { folder_id: folder } })).data;
  await teacher.do('shareDocument', {
    path: { id: folder },
    body: { user_ids: [people.student.id], classroom_ids: [] },
  });
  return { above, folder, inner: inner?.id ?? '', file };
}

const copy = (
  document_ids: string[],
  {
    folder_id = null,
    key = randomUUID(),
    by = student,
  }: { folder_id?: string | null; key?: string; by?: TestDocuments } = {},
) => by.call<{ data: Document[]; code: string }>('copyDocuments', { body: { document_ids, folder_id, key } });
const storedFiles = () =>
  app.database
    .selectFrom('file')
    .select(['id', 'owner_id', 'company_id'])
    .where('purpose', '=', 'document')
    .execute();
const fileIdOf = (document: Document) => (document.type === 'file' ? document.file_id : '');
const read = async (document: Document, by: TestDocuments) => [
  (await by.call('getDocumentBytes', { path: { id: document.id } })).status,
  (await by.call('getFile', { path: { id: fileIdOf(document) } })).status,
];

it('becomes the own, with all that it has, numbered, once for each key, and shared with nobody', async () => {
  const { folder } = await shared();
  await student.folder('giao an');
  const key = randomUUID();
  const first = await copy([folder], { key });
  expect(first.body.data.map(nameOf)).toEqual(['Giáo án (2)']);
  expect((await copy([folder], { key })).body).toEqual(first.body);
  expect(await student.names()).toEqual(['giao an', 'Giáo án (2)']);
  await teacher.do('shareDocument', { path: { id: folder }, body: { user_ids: [], classroom_ids: [] } });
  expect((await copy([folder], { key })).body).toEqual(first.body);
  const { data } = await student.do('searchDocuments', { query: { limit: 100 } });
  expect(data).toContainEqual(
    expect.objectContaining({ path_file: 'Giáo án (2)/Tuần 1/Bài 1.pdf', is_shared: false }),
  );
  const [copied] = first.body.data;
  const { data: place } = await student.do('renameDocument', {
    path: { id: copied?.id ?? '' },
    body: { name: 'Của tôi' },
  });
  expect(place).toMatchObject({ path_folder: 'Của tôi', is_shared: false });
  expect(await teacher.names()).toEqual(['Riêng']);
});

it('takes what is in a shared folder too, once with the folder, and goes into any own folder', async () => {
  const { folder, inner, file } = await shared();
  const folder_id = await student.folder('Học kỳ I');
  expect((await copy([inner, file.id], { folder_id })).body.data.map(nameOf)).toEqual(['Tuần 1']);
  expect((await copy([file.id, file.id], { folder_id })).body.data.map(nameOf)).toEqual(['Bài 1.pdf']);
  expect((await copy([file.id, folder], { folder_id })).body.data.map(nameOf)).toEqual(['Giáo án']);
  expect(await student.names(folder_id)).toEqual(['Giáo án', 'Tuần 1', 'Bài 1.pdf']);
});

it('is for those it is shared with, and only into what is their own', async () => {
  const { above, folder, file } = await shared();
  const stranger = new TestDocuments(app, 'otherStudent');
  expect((await copy([folder], { by: stranger })).status).toBe(404);
  expect((await copy([above])).status).toBe(404);
  const own = await student.folder('Của tôi');
  expect((await copy([own, above])).status).toBe(404);
  expect((await copy([file.id], { folder_id: folder })).status).toBe(404);
  expect((await copy([own], { folder_id: folder })).status).toBe(404);
  expect(await student.names()).toEqual(['Của tôi']);
  await teacher.do('deleteDocuments', { body: { document_ids: [folder] } });
  expect((await copy([file.id])).status).toBe(404);
});

it('counts for who has it, and is refused whole before anything is copied when the storage is full', async () => {
  const { folder } = await shared();
  await student.folder('a');
  const used = async () => (await student.do('getDocumentStorage')).data.used;
  await copy([folder]);
  expect(await used()).toBe(samplePdf.length);
  await app.database
    .updateTable('document_account')
    .set({ bytes: gigabyte })
    .where('owner_id', '=', people.student.id)
    .execute();
  const { status, body } = await copy([folder]);
  expect([status, body.code]).toEqual([409, 'documentStorageFull']);
  expect(await student.names()).toEqual(['a', 'Giáo án']);
});

it('stays when the other one deletes, unshares or moves, and the bytes until the last one deletes', async () => {
  const { above, folder, file } = await shared();
  const [copied] = (await copy([file.id])).body.data;
  if (!copied) throw new Error('Nothing was copied.');
  expect(fileIdOf(copied)).toBe(fileIdOf(file));
  expect(await read(copied, student)).toEqual([200, 200]);
  expect(await read(file, teacher)).toEqual([200, 200]);

  await teacher.do('shareDocument', { path: { id: folder }, body: { user_ids: [], classroom_ids: [] } });
  expect(await read(copied, student)).toEqual([200, 200]);
  await teacher.do('deleteDocuments', { body: { document_ids: [above] } });
  await teacher.do('emptyBin', { body: {} });
  await forgetDocuments(app.app.services, app.clock.now());
  expect(await read(copied, student)).toEqual([200, 200]);
  expect((await teacher.call('getFile', { path: { id: fileIdOf(file) } })).status).toBe(404);

  await student.do('deleteDocuments', { body: { document_ids: [copied.id] } });
  await student.do('emptyBin', { body: {} });
  expect(await storedFiles()).toEqual([]);
});

it('does not go with the account or the unit of the other one', async () => {
  const { file } = await shared();
  const [row] = await storedFiles();
  expect(row?.owner_id).toBe(people.teacher.id);
  const [copied] = (await copy([file.id])).body.data;
  // What refers to neither goes with neither.
  expect(await storedFiles()).toEqual([{ id: row?.id, owner_id: null, company_id: null }]);
  await app.database.deleteFrom('document').where('owner_id', '=', people.teacher.id).execute();
  expect(copied && (await read(copied, student))).toEqual([200, 200]);
});

it('is whole or refused while the other one deletes it for good', async () => {
  for (let round = 0; round < 10; round++) {
    const { above, file } = await shared();
    await Promise.all([
      copy([file.id], { folder_id: null }),
      teacher
        .call('deleteDocuments', { body: { document_ids: [above] } })
        .then(() => teacher.call('emptyBin', { body: {} })),
    ]);
    const { data } = await student.do('searchDocuments', { query: { limit: 100 } });
    for (const one of data) expect((await read(one, student))[0]).toBe(200);
    await app.database.deleteFrom('document').execute();
  }
});

it('by two who copy from each other at once is done for both', async () => {
  const a = await teacher.file('a.pdf');
  const b = await student.file('b.pdf');
  const share = (by: TestDocuments, id: string, reader: string) =>
    by.do('shareDocument', { path: { id }, body: { user_ids: [reader], classroom_ids: [] } });
  await share(teacher, a.id, people.student.id);
  await share(student, b.id, people.teacher.id);
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all([copy([a.id]), copy([b.id], { by: teacher })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});
