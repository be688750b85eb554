import { randomUUID } from 'node:crypto';
import { people } from '@sen/api/fixtures/people';
import { documentLimits } from '@sen/domain/documents/documentLimits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeUpload, nameOf, samplePdf, TestDocuments } from '../../testing/TestDocuments.ts';

let own: TestDocuments;
beforeAll(async () => {
  own = await TestDocuments.start();
});
afterAll(() => own.stop());
beforeEach(() => own.clear());

const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe('a folder', () => {
  it('lists folders first, both by their Vietnamese names', async () => {
    for (const name of ['Đề thi', 'Ảnh', 'Bài giảng']) await own.folder(name);
    for (const name of ['z.pdf', 'âu.pdf', 'Am.pdf']) await own.file(name);
    expect(await own.names()).toEqual(['Ảnh', 'Bài giảng', 'Đề thi', 'Am.pdf', 'âu.pdf', 'z.pdf']);
  });

  it('is found by its path, as people type it, and never by steps', async () => {
    const year = await own.folder('Năm 100% #1');
    const inner = await own.folder('Giáo án', year);
    await own.file('Bài 1.pdf', inner);
    const at = (path: string) => own.call('listDocuments', { query: { path } });
    const { data, place } = await own.do('listDocuments', { query: { path: 'NAM 100% #1/giao an' } });
    expect(place).toEqual({
      folder_id: inner,
      folders: [
        { id: year, name: 'Năm 100% #1' },
        { id: inner, name: 'Giáo án' },
      ],
      owner: null,
    });
    expect(data[0]).toMatchObject({ type: 'file', path_file: 'Năm 100% #1/Giáo án/Bài 1.pdf', size: 18 });
    for (const path of ['..', 'Năm 100% #1/..', '%2e%2e', 'a\\b', '/', 'x', 'Năm 100% #1/Giáo án/Bài 1.pdf'])
      expect(codeOf(await at(path))).toEqual([404, 'notFound']);
    expect((await at('a\u0000')).status).toBe(422);
  });

  it.each([
    ['..', 'documentNameDots'],
    ['a/b', 'documentNameCharacters'],
    ['a\\b', 'documentNameCharacters'],
    ['\u202E\u200B', 'thisFieldIsRequired'],
    ['ễ'.repeat(201), 'documentNameTooLong'],
    ['ễ'.normalize('NFD').repeat(201), 'documentNameTooLong'],
  ])('is not named %j', async (name, code) => {
    const { status, body } = await own.call<{ codes: object }>('addFolder', {
      body: { folder_id: null, name },
    });
    expect([status, body.codes]).toEqual([422, { name: code }]);
  });

  it.each([
    ['Con'],
    ['Nul'],
    ['👨\u200D👩\u200D👧 Gia đình'],
    ['ễ'.repeat(200)],
    ['%2e%2e'],
    ["'; drop table --"],
  ])('may be named %s', async (name) => {
    await own.folder(name);
    expect(await own.names()).toEqual([name]);
  });

  it('has no two names that look the same', async () => {
    await own.folder('Báo cáo');
    for (const name of ['BAO CAO', ' Báo  cáo', 'Báo cáo'.normalize('NFD')])
      expect(codeOf(await own.call('addFolder', { body: { folder_id: null, name } }))).toEqual([
        409,
        'documentNameTaken',
      ]);
  });

  it('is added once when the call is repeated with its key', async () => {
    const body = { folder_id: null, name: 'Mới', key: randomUUID() };
    const [first, second] = [await own.do('addFolder', { body }), await own.do('addFolder', { body })];
    expect(second).toEqual(first);
    expect(await own.names()).toEqual(['Mới']);
  });

  it(`holds folders ${documentLimits.depth} levels deep and no deeper`, async () => {
    let id: string | null = null;
    for (let level = 0; level < documentLimits.depth; level++) id = await own.folder(`Cấp ${level}`, id);
    expect(codeOf(await own.call('addFolder', { body: { folder_id: id, name: 'x' } }))).toEqual([
      409,
      'documentTooDeep',
    ]);
    await own.file('a.pdf', id);
    const tower = {
      upload_id: await completeUpload(own.app, people.student.id, { name: 'a.pdf' }),
      folder_id: id,
    };
    expect(codeOf(await own.call('addDocument', { body: { ...tower, folders: ['x'] } }))).toEqual([
      409,
      'documentTooDeep',
    ]);
    const manyFolders = { ...tower, folder_id: null, folders: Array.from({ length: 1000 }, () => 'x') };
    expect((await own.call('addDocument', { body: manyFolders })).status).toBe(422);
  });
});

describe('a file', () => {
  it('comes with the folders that it was in, which are merged, and gets a number beside its like', async () => {
    await own.folder('Giáo án');
    for (const name of ['Bài 1.pdf', 'bai 1.PDF', 'Bài 2.pdf'])
      await own.file(name, null, { folders: ['giáo án', 'Tuần 1'] });
    expect(await own.names()).toEqual(['Giáo án']);
    const { data } = await own.do('searchDocuments', { query: { limit: 100 } });
    expect(data.flatMap((one) => (one.type === 'file' ? [one.path_file] : []))).toEqual([
      'Giáo án/Tuần 1/bai 1 (2).PDF',
      'Giáo án/Tuần 1/Bài 1.pdf',
      'Giáo án/Tuần 1/Bài 2.pdf',
    ]);
  });

  it('has the name of its upload where none is given', async () => {
    for (const name of ['', ' ']) {
      const upload_id = await completeUpload(own.app, people.student.id, { name: 'Bài 1.pdf' });
      await own.do('addDocument', { body: { upload_id, folder_id: null, name } });
    }
    expect(await own.names()).toEqual(['Bài 1 (2).pdf', 'Bài 1.pdf']);
  });

  it('is added once when the answer is lost and the call repeated', async () => {
    const body = {
      upload_id: await completeUpload(own.app, people.student.id, { name: 'a.pdf' }),
      folder_id: null,
      folders: ['x'],
    };
    const answers = await Promise.all([own.do('addDocument', { body }), own.do('addDocument', { body })]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await own.do('searchDocuments')).total).toBe(2);
  });

  it('is not added to a folder deleted meanwhile; its upload stays for another one', async () => {
    const folder = await own.folder('Tạm');
    const upload_id = await completeUpload(own.app, people.student.id, { name: 'a.pdf' });
    await own.do('deleteDocuments', { body: { document_ids: [folder] } });
    const add = (folder_id: string | null) => own.call('addDocument', { body: { upload_id, folder_id } });
    expect(codeOf(await add(folder))).toEqual([409, 'documentFolderGone']);
    await own.do('emptyBin', { body: {} });
    expect(codeOf(await add(folder))).toEqual([404, 'notFound']);
    expect((await add(null)).status).toBe(200);
  });

  it('keeps its extension, whatever it is renamed to', async () => {
    const { id } = await own.file('bai.pdf');
    const renamed = async (name: string) =>
      nameOf((await own.do('renameDocument', { path: { id }, body: { name } })).data);
    expect(await renamed('Bài 1')).toBe('Bài 1.pdf');
    expect(await renamed('virus.exe')).toBe('virus.exe.pdf');
    await own.file('Khác.pdf');
    expect(codeOf(await own.call('renameDocument', { path: { id }, body: { name: 'KHAC' } }))).toEqual([
      409,
      'documentNameTaken',
    ]);
  });

  it('is downloaded under its name, one that every device takes', async () => {
    const { id } = await own.file('Con.pdf');
    const { headers, raw } = await own.call('getDocumentBytes', { path: { id } });
    expect(raw.rawPayload.equals(samplePdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Con_.pdf",
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('is nobody else’s, by its file either', async () => {
    const document = await own.file('a.pdf');
    const path = { id: document.type === 'file' ? document.file_id : '' };
    expect((await own.app.call('getFile', 'student', { path })).status).toBe(200);
    for (const as of ['admin', 'superAdmin', 'teacher', 'otherStudent'] as const)
      expect((await own.app.call('getFile', as, { path })).status).toBe(404);
  });
});

describe('moving', () => {
  it('takes a folder with all that it has, and is done twice without harm', async () => {
    const [from, to] = [await own.folder('Từ'), await own.folder('Đến')];
    await own.file('a.pdf', from, { folders: ['Trong'] });
    const body = { document_ids: [from], folder_id: to };
    await own.do('moveDocuments', { body });
    await own.do('moveDocuments', { body });
    expect(await own.names()).toEqual(['Đến']);
    const { data } = await own.do('searchDocuments', {
      query: { 'fieldName[]': ['type'], 'keyword[]': ['file'] },
    });
    expect(data[0]).toMatchObject({ path_file: 'Đến/Từ/Trong/a.pdf' });
  });

  it('never puts a folder into itself, also when two moves at once would', async () => {
    const [one, two] = [await own.folder('Một'), await own.folder('Hai')];
    const inner = await own.folder('Trong', one);
    const move = (id: string, folder_id: string) =>
      own.call('moveDocuments', { body: { document_ids: [id], folder_id } });
    expect(codeOf(await move(one, one))).toEqual([409, 'documentIntoItself']);
    expect(codeOf(await move(one, inner))).toEqual([409, 'documentIntoItself']);
    const answers = await Promise.all([move(one, two), move(two, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await own.names()).toHaveLength(1);
  });

  it('refuses a name that is taken there, files as targets, and other people’s things, whole', async () => {
    const folder = await own.folder('Thư mục');
    const [a, b] = [await own.file('a.pdf'), await own.file('b.pdf')];
    await own.file('A.pdf', folder);
    const move = (document_ids: string[], folder_id: string | null) =>
      own.call('moveDocuments', { body: { document_ids, folder_id } });
    expect(codeOf(await move([b.id, a.id], folder))).toEqual([409, 'documentNameTaken']);
    expect(codeOf(await move([a.id], b.id))).toEqual([409, 'documentNotFolder']);
    const foreign = await new TestDocuments(own.app, 'teacher').folder('Của người khác');
    expect(codeOf(await move([a.id, foreign], folder))).toEqual([404, 'notFound']);
    expect(codeOf(await move([a.id], foreign))).toEqual([404, 'notFound']);
    expect(await own.names(folder)).toEqual(['A.pdf']);
  });

  it('of a tower of folders stops at the deepest level', async () => {
    let top = '';
    let id: string | null = null;
    for (let level = 0; level < documentLimits.depth; level++) {
      id = await own.folder(`Cấp ${level}`, id);
      top ||= id;
    }
    const other = await own.folder('Khác');
    const body = { document_ids: [top], folder_id: other };
    expect(codeOf(await own.call('moveDocuments', { body }))).toEqual([409, 'documentTooDeep']);
  });
});

it('two renames to one name at once leave two names', async () => {
  const [a, b] = [await own.folder('a'), await own.folder('b')];
  const rename = (id: string, name: string) => own.call('renameDocument', { path: { id }, body: { name } });
  const answers = await Promise.all([rename(a, 'Chung'), rename(b, 'CHUNG')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await own.names()).toHaveLength(2);
});

describe('copying', () => {
  it('copies a folder with all that it has, numbered, once for each key; its files share their bytes', async () => {
    const folder = await own.folder('Giáo án');
    await own.file('a.pdf', folder, { folders: ['Trong'] });
    const body = { document_ids: [folder], folder_id: null, key: randomUUID() };
    const first = await own.do('copyDocuments', { body });
    expect(await own.do('copyDocuments', { body })).toEqual(first);
    expect(await own.names()).toEqual(['Giáo án', 'Giáo án (2)']);
    expect(await own.files()).toBe(1);
    expect((await own.do('getDocumentStorage')).data.used).toBe(2 * samplePdf.length);

    await own.do('deleteDocuments', { body: { document_ids: [folder] } });
    await own.do('emptyBin', { body: {} });
    expect(await own.files()).toBe(1);
    const { data } = await own.do('searchDocuments', {
      query: { 'fieldName[]': ['type'], 'keyword[]': ['file'] },
    });
    expect(data.map((one) => one.type === 'file' && one.path_file)).toEqual(['Giáo án (2)/Trong/a.pdf']);
  });

  it('never copies a folder into itself, nor other people’s things', async () => {
    const folder = await own.folder('Giáo án');
    const inner = await own.folder('Trong', folder);
    const copy = (id: string, folder_id: string | null) =>
      own.call('copyDocuments', { body: { document_ids: [id], folder_id, key: randomUUID() } });
    expect(codeOf(await copy(folder, inner))).toEqual([409, 'documentIntoItself']);
    const foreign = await new TestDocuments(own.app, 'teacher').folder('Của người khác');
    expect(codeOf(await copy(foreign, null))).toEqual([404, 'notFound']);
  });
});
