import { createHash } from 'node:crypto';
import { people } from '@sen/api/fixtures/people';
import { documentLimits } from '@sen/domain/documents/documentLimits';
import { gigabyte } from '@sen/domain/uploads/mayUpload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { completeUpload, samplePdf, TestDocuments } from '../../testing/TestDocuments.ts';

let own: TestDocuments;
beforeAll(async () => {
  own = await TestDocuments.start({ config: { personStorageGb: 1 } });
});
afterAll(() => own.stop());
beforeEach(() => own.clear());

const account = (values: { items?: number; bytes?: number }) =>
  own.app.database
    .updateTable('document_account')
    .set(values)
    .where('owner_id', '=', people.student.id)
    .execute();

it('counts what a person has, the bin included, whatever is done with it', async () => {
  const used = async () => (await own.do('getDocumentStorage')).data.used / samplePdf.length;
  const folder = await own.folder('Thư mục');
  await own.file('a.pdf', folder);
  const { id } = await own.file('b.pdf');
  expect(await used()).toBe(2);
  await own.do('moveDocuments', { body: { document_ids: [id], folder_id: folder } });
  await own.do('deleteDocuments', { body: { document_ids: [folder] } });
  expect(await used()).toBe(2);
  await own.do('emptyBin', { body: {} });
  expect(await used()).toBe(0);
});

it('refuses an upload before its bytes, and the file itself, when the storage is full', async () => {
  await own.file('a.pdf');
  const announce = (size: number) =>
    own.call('createUpload', { body: { name: 'b.pdf', size, purpose: 'document' } });
  expect((await announce(gigabyte - samplePdf.length)).status).toBe(200);
  const { status, body } = await announce(1);
  expect([status, body.code]).toEqual([409, 'documentStorageFull']);
  expect(body.message).toBe(
    'Bạn đã dùng 0 trong 1 GB dung lượng, không đủ chỗ. Hãy xóa bớt tài liệu và dọn thùng rác.',
  );

  await account({ bytes: gigabyte });
  const upload_id = await completeUpload(own.app, people.student.id, { name: 'c.pdf' });
  const added = await own.call('addDocument', { body: { upload_id, folder_id: null } });
  expect([added.status, added.body.code]).toEqual([409, 'documentStorageFull']);
  expect((await own.call('addFolder', { body: { folder_id: null, name: 'Vẫn được' } })).status).toBe(200);
});

it('takes no file whose content is another than its name says', async () => {
  const lying = Buffer.from('<html><script>alert(1)</script></html>');
  const { data } = await own.do('createUpload', {
    body: { name: 'Giáo án.pdf', size: lying.length, purpose: 'document' },
  });
  await own.app.app.services.files.put(data.id, [lying], lying.length);
  const sha256 = createHash('sha256').update(lying).digest('hex');
  const { status, body } = await own.call('finishUpload', { path: { id: data.id }, body: { sha256 } });
  expect([status, body.code]).toEqual([415, 'fileIsAnother']);
  const added = await own.call('addDocument', { body: { upload_id: data.id, folder_id: null } });
  expect(added.status).toBe(422);
  expect(await own.names()).toEqual([]);
});

it('limits the number of things', async () => {
  await own.folder('a');
  await account({ items: documentLimits.items });
  const { status, body } = await own.call('addFolder', { body: { folder_id: null, name: 'b' } });
  expect([status, body.code]).toEqual([409, 'tooManyDocuments']);
});

it('is not for other purposes than those of the role', async () => {
  for (const purpose of ['lesson', 'attachment']) {
    const { status, body } = await own.call('createUpload', {
      body: { name: 'b.pdf', size: 10, purpose },
    });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  }
});
