import type { Answer, CertificateTemplateDraft, Problem } from '@sen/api/contract/model';
import { newField, newTemplate } from '@sen/domain/certificates/newTemplate';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { pdfPages } from '../../testing/pdfPages.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const image = () => new TestFile('nen.png', pictureBytes.png());
const add = (draft: Partial<CertificateTemplateDraft>, picture: TestFile | null = image()) =>
  app.call<Answer<'addCertificateTemplate'> & Problem>('addCertificateTemplate', 'superAdmin', {
    body: { name: 'Chứng chỉ', ...draft, ...(picture && { image_cetificate: picture }) },
  });
const edit = (id: string, draft: Partial<CertificateTemplateDraft>, picture?: TestFile) =>
  app.call<Answer<'editCertificateTemplate'> & Problem>('editCertificateTemplate', 'superAdmin', {
    path: { id },
    body: { name: 'Chứng chỉ', ...draft, ...(picture && { image_cetificate: picture }) },
  });
const read = async (address: string) =>
  (await app.call('getFile', 'superAdmin', { path: { id: address.replace('/api/files/', '') } })).status;

test('a template has a name, a picture and fields to begin with', async () => {
  const { status, body } = await add({ name: ' Chứng chỉ  an toàn ', valid_months: 24 });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Chứng chỉ an toàn',
    orientation: 'landscape',
    lang: 'vi',
    valid_months: 24,
    used_by: { courses: 0, course_names: [], issued: 0 },
    version: 1,
  });
  expect(body.data.fields).toEqual(newTemplate('vi').fields);
  expect(await read(body.data.image_cetificate)).toBe(200);
  const sample = await app.call('printCertificateSample', 'superAdmin', { path: { id: body.data.id } });
  const [text = ''] = await pdfPages(sample.raw.rawPayload);
  for (const part of ['Nguyễn Thị Phương Thảo', 'An toàn điện cơ bản', 'MẪU', '2026-000123'])
    expect(text).toContain(part);
});

test('without a name or a picture, or under a taken name, it is refused at its field', async () => {
  expect((await add({ name: ' ' })).body.errors).toHaveProperty('name');
  expect((await add({ name: 'Không ảnh' }, null)).body.errors).toEqual({
    image_cetificate: ['Hãy chọn ảnh nền của chứng chỉ.'],
  });
  await add({ name: 'Trùng tên' });
  expect((await add({ name: 'trung  TÊN' })).body.errors).toHaveProperty('name');
});

test('a field outside the page is refused, and so is a picture of 100 megapixels', async () => {
  const [first, ...others] = newTemplate('vi').fields;
  if (!first) throw new Error('There is no field.');
  const { status, body } = await add({ name: 'Ngoài trang', fields: [{ ...first, x: 250 }, ...others] });
  expect([status, body.errors]).toEqual([
    422,
    { 'fields.0.x': ['Ô này nằm ngoài trang. Hãy dời vào trong hoặc thu nhỏ lại.'] },
  ]);
  const huge = await add({ name: 'Ảnh lớn' }, new TestFile('lon.png', pictureBytes.png(10_000, 10_000)));
  expect([huge.status, huge.body.code]).toEqual([422, 'pictureTooLarge']);
  const fake = await add({ name: 'Ảnh giả' }, new TestFile('gia.png', new TextEncoder().encode('<svg/>')));
  expect(fake.status).toBe(415);
});

test('fixed texts with letters that cannot be printed are refused, and named', async () => {
  const fields = (text: string) => [...newTemplate('vi').fields, newField('text', 'landscape', text)];
  const { status, body } = await add({ name: 'Chữ Hán', fields: fields('An toàn 安全 😀') });
  expect([status, body.errors]).toEqual([
    422,
    {
      'fields.9.text': [
        'Chữ không in được trên chứng chỉ: 安, 全, 😀. Hãy thay bằng chữ La-tinh, chữ số hoặc dấu câu.',
      ],
    },
  ]);
  const { id } = (await add({ name: 'Chữ Việt', fields: fields('Kỹ thuật – “An toàn”') })).body.data;
  expect((await edit(id, { fields: fields('สวัสดี') })).body.errors).toHaveProperty(['fields.9.text']);
});

test('an edit changes what it names, and an older one is refused', async () => {
  const { id, image_cetificate, fields } = (await add({ name: 'Để sửa' })).body.data;
  const kept = await edit(id, { name: 'Đã sửa', version: 1 });
  expect(kept.body.data).toMatchObject({ name: 'Đã sửa', image_cetificate, fields, version: 2 });
  expect((await edit(id, { name: 'Đã sửa', version: 1 })).body.code).toBe('certificateTemplateChanged');
  const replaced = (await edit(id, { name: 'Đã sửa' }, image())).body.data.image_cetificate;
  expect([await read(image_cetificate), await read(replaced)]).toEqual([404, 200]);
});

test('an edit without a picture may be JSON, which keeps it', async () => {
  const { id, image_cetificate } = (await add({ name: 'Sửa bằng JSON' })).body.data;
  const json = (draft: object) =>
    app.call<Answer<'editCertificateTemplate'> & Problem>('editCertificateTemplate', 'superAdmin', {
      path: { id },
      body: { name: 'Sửa bằng JSON', ...draft },
      as: 'json',
    });
  expect((await json({ valid_months: 12 })).body.data).toMatchObject({ valid_months: 12, image_cetificate });
  expect((await json({ valid_months: null })).body.data.valid_months).toBeNull();
  expect((await json({ image_cetificate: 'nen.png' })).body.errors).toHaveProperty('image_cetificate');
  expect((await json({ valid_months: -5 })).status).toBe(422);
});

test('whoever chooses a template for a course sees it, with its picture', async () => {
  const { id, image_cetificate, fields } = (await add({ name: 'Xem trước' })).body.data;
  const look = (template_id?: string) =>
    app.call<Answer<'getCourseCertificate'> & Problem>('getCourseCertificate', 'admin', {
      path: { id: '1' },
      ...(template_id !== undefined && { query: { template_id } }),
    });
  expect((await look(id)).body.data.look).toEqual({
    id,
    image_cetificate,
    fields,
    orientation: 'landscape',
    lang: 'vi',
  });
  expect((await look('999999')).status).toBe(404);
  expect((await look('x')).status).toBe(422);
  const picture = { path: { id: image_cetificate.replace('/api/files/', '') } };
  expect((await app.call('getFile', 'admin', picture)).status).toBe(200);
  expect((await app.call('getFile', 'student', picture)).status).toBe(404);
});

test('a template that a course has is not deleted; one that nothing has goes with its picture', async () => {
  const { id, image_cetificate } = (await add({ name: 'Của khóa học' })).body.data;
  const choose = (template_id: string | null) =>
    app.call<Answer<'setCourseCertificate'> & Problem>('setCourseCertificate', 'admin', {
      path: { id: '1' },
      body: { template_id, by_rule: true },
    });
  expect((await choose(id)).body.data).toMatchObject({
    template: { id, name: 'Của khóa học' },
    by_rule: true,
  });
  expect((await choose('999999')).body.errors).toHaveProperty('template_id');
  const remove = () =>
    app.call<Problem>('deleteCertificateTemplates', 'superAdmin', { body: { certificate_ids: [id] } });
  const { name } = await app.database
    .selectFrom('course')
    .select('name')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect((await remove()).body).toMatchObject({
    status: 409,
    code: 'certificateTemplateInUse',
    message: expect.stringContaining(`Của khóa học” vì có khóa học đang dùng: ${name}. `),
  });
  expect((await choose(null)).body.data).toMatchObject({ template: null, by_rule: false });
  expect((await remove()).status).toBe(200);
  expect(await read(image_cetificate)).toBe(404);
});

test('the list finds by name', async () => {
  await add({ name: 'Chứng nhận Hoàn thành' });
  const { body } = await app.call<Answer<'listCertificateTemplates'>>(
    'listCertificateTemplates',
    'superAdmin',
    {
      query: { 'fieldName[]': ['name'], 'keyword[]': ['hoan thanh'] },
    },
  );
  expect(body.data.map(({ name }) => name)).toContain('Chứng nhận Hoàn thành');
});
