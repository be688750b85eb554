import { demoCompany, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents as forgetDocuments } from '../../jobs/oldRows/documents.ts';
import { TestDocuments } from '../../testing/TestDocuments.ts';

let own: TestDocuments;
beforeAll(async () => {
  own = await TestDocuments.start();
});
afterAll(() => own.stop());
beforeEach(() => own.clear());

describe('the bin', () => {
  it('has what was deleted, alone; what was in it comes back with it, to its folder', async () => {
    const folder = await own.folder('Năm học');
    const inner = await own.folder('Tuần 1', folder);
    await own.file('a.pdf', inner);
    await own.do('deleteDocuments', { body: { document_ids: [inner] } });
    await own.do('deleteDocuments', { body: { document_ids: [inner] } });
    expect(await own.names(folder)).toEqual([]);
    const { data } = await own.do('listBin');
    expect(data).toMatchObject([{ id: inner, type: 'folder', name: 'Tuần 1', path: 'Năm học' }]);
    expect((await own.do('searchDocuments')).total).toBe(1);
    expect((await own.call('listDocuments', { query: { folder_id: inner } })).status).toBe(404);

    await own.do('restoreDocuments', { body: { document_ids: [inner] } });
    await own.do('restoreDocuments', { body: { document_ids: [inner] } });
    expect(await own.names(inner)).toEqual(['a.pdf']);
    expect(await own.names(folder)).toEqual(['Tuần 1']);
    expect(await own.bin()).toEqual([]);
  });

  it('restores to the root when the folder is gone, with a number when the name is taken', async () => {
    const folder = await own.folder('Năm học');
    const file = await own.file('a.pdf', folder);
    await own.file('a.pdf');
    await own.do('deleteDocuments', { body: { document_ids: [file.id] } });
    await own.do('deleteDocuments', { body: { document_ids: [folder] } });
    await own.do('emptyBin', { body: { document_ids: [folder] } });
    expect(await own.bin()).toEqual(['a.pdf']);
    const { data } = await own.do('restoreDocuments', { body: { document_ids: [file.id] } });
    expect(data).toMatchObject([{ path_file: 'a (2).pdf' }]);
  });

  it('is emptied without what is restored at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await own.file(`${round}.pdf`);
      const other = await own.file(`Bỏ ${round}.pdf`);
      await own.do('deleteDocuments', { body: { document_ids: [id, other.id] } });
      const [restored] = await Promise.all([
        own.call('restoreDocuments', { body: { document_ids: [id] } }),
        own.call('emptyBin', { body: {} }),
      ]);
      expect([200, 404]).toContain(restored.status);
      expect((await own.names()).includes(`${round}.pdf`)).toBe(restored.status === 200);
      expect(await own.bin()).toEqual([]);
    }
  });

  it('is emptied of more files than one call deletes; a job deletes the rest of them', async () => {
    const folder = await own.folder('Rất nhiều');
    await sql`insert into file (id, owner_id, company_id, purpose, name, type, size, sha256, created_at)
      select gen_random_uuid(), ${people.student.id}, ${demoCompany.id}, 'document', number || '.pdf', 'application/pdf', 1, '', now()
      from generate_series(1, 1500) as number`.execute(own.app.database);
    await sql`insert into document (owner_id, parent_id, file_id, name, name_key, sort_key, size, created_at, updated_at)
      select owner_id, ${folder}, id, name, name, name, size, created_at, created_at from file
      where purpose = 'document'`.execute(own.app.database);
    await own.do('deleteDocuments', { body: { document_ids: [folder] } });
    await own.do('emptyBin', { body: {} });
    expect((await own.do('getDocumentStorage')).data.used).toBe(0);
    expect(await own.files()).toBe(500);
    await forgetDocuments(own.app.app.services, own.app.clock.now());
    expect(await own.files()).toBe(0);
  });

  it('keeps what it has for 30 days, then it is deleted with its bytes', async () => {
    const { id } = await own.file('a.pdf');
    await own.do('deleteDocuments', { body: { document_ids: [id] } });
    const purge = async () => {
      await forgetDocuments(own.app.app.services, own.app.clock.now());
      await own.app.signIn('student');
    };
    own.app.clock.pass({ days: 29 });
    await purge();
    expect(await own.bin()).toEqual(['a.pdf']);
    own.app.clock.pass({ days: 2 });
    await purge();
    expect(await own.bin()).toEqual([]);
    expect(await own.files()).toBe(0);
    expect((await own.do('getDocumentStorage')).data.used).toBe(0);
  });
});
