import { type people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { bannerLimits } from '@sen/domain/banners/bannerLimits';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { purgeUnit } from '../../store/companies/purgeUnit.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('banner').execute();
});

const image = new TestFile('banner.png', pictureBytes.png());
const add = (body: object = {}) =>
  app.call<Answer<'addBanner'> & Problem>('addBanner', 'superAdmin', {
    body: { image, alt_text: 'Tuần lễ an toàn', ...body },
  });
const added = async (body: object = {}) => (await add(body)).body.data;
const edit = (id: string, body: object) =>
  app.call<Answer<'editBanner'> & Problem>('editBanner', 'superAdmin', {
    path: { id },
    body: { alt_text: 'Tuần lễ an toàn', ...body },
  });
const shownTo = async (as: keyof typeof people) =>
  (await app.call<Answer<'listShownBanners'>>('listShownBanners', as)).body.data.map(
    ({ alt_text }) => alt_text,
  );
const order = async () =>
  (await app.call<Answer<'listBanners'>>('listBanners', 'superAdmin')).body.data.map(
    ({ alt_text }) => alt_text,
  );
const statusOf = async (address: string, as: keyof typeof people) =>
  (await app.call('getFile', as, { path: { id: address.slice('/api/files/'.length) } })).status;

it('keeps a banner with its picture, which everybody may read', async () => {
  const banner = await added({
    path: '/course-all',
    roles: ['student'],
    company_ids: ['1'],
    everywhere: false,
  });
  expect(banner).toMatchObject({
    alt_text: 'Tuần lễ an toàn',
    path: '/course-all',
    timing: 'shown',
    roles: ['student'],
    everywhere: false,
    companies: [{ id: '1' }],
    position: 1,
  });
  expect(await statusOf(banner.image, 'student')).toBe(200);
  expect(await statusOf(banner.image, 'teacher')).toBe(200);
});

it('keeps a unit that was deleted when something else is edited, and takes no other deleted one', async () => {
  const banner = await added({ company_ids: [secondCompany.id], everywhere: false });
  const setDeleted = (deleted_at: Date | null) =>
    app.database.updateTable('company').set({ deleted_at }).where('id', '=', secondCompany.id).execute();
  await setDeleted(app.clock.now());
  try {
    const { status, body } = await edit(banner.id, { alt_text: 'Tháng an toàn' });
    expect([status, body.data.companies.map(({ id }) => id)]).toEqual([200, [secondCompany.id]]);
    const other = await added();
    expect((await edit(other.id, { company_ids: [secondCompany.id], everywhere: false })).status).toBe(422);
  } finally {
    await setDeleted(null);
  }
});

it('has at most so many', async () => {
  const { id } = await added();
  await sql`insert into banner (image_file, alt_text, path, roles, everywhere, position, created_at, updated_at)
    select image_file, alt_text, path, roles, everywhere, place, created_at, updated_at
    from banner, generate_series(2, ${bannerLimits.all}::int) as place where id = ${id}`.execute(
    app.database,
  );
  const { status, body } = await add();
  expect([status, body.code]).toEqual([409, 'bannersFull']);
});

it('refuses what is no picture, other paths, a reversed time and units that are not there', async () => {
  const codesOf = async (body: object) => (await add(body)).body.codes;
  expect(await codesOf({ path: 'javascript:alert(1)' })).toEqual({ path: 'bannerPathInvalid' });
  expect(await codesOf({ start_time: '2026-12-02T00:00:00Z', end_time: '2026-12-01T00:00:00Z' })).toEqual({
    end_time: 'bannerEndsTooEarly',
  });
  expect(await codesOf({ everywhere: false })).toEqual({ company_ids: 'bannerWithoutUnits' });
  expect(await codesOf({ everywhere: false, company_ids: ['99999'] })).toEqual({
    company_ids: 'unknownReference',
  });
  expect(await codesOf({ alt_text: ' ', image: undefined })).toMatchObject({ image: expect.any(String) });
  const large = new TestFile('lớn.png', pictureBytes.png(10_000, 10_000));
  const { code, errors } = (await add({ image: large })).body;
  expect([code, errors]).toEqual(['pictureTooLarge', { image: [expect.stringContaining('10.000')] }]);
  const script = new TestFile('banner.png', '<!doctype html><script>');
  expect((await add({ image: script })).body.code).toBe('fileIsAnother');
  expect(await order()).toEqual([]);
});

it('shows a banner to those whom it is for, while it is for now', async () => {
  await added({ alt_text: 'all' });
  await added({ alt_text: 'students', roles: ['student'] });
  await added({ alt_text: 'other unit', everywhere: false, company_ids: [secondCompany.id] });
  await added({ alt_text: 'soon', start_time: new Date(app.clock.now().getTime() + 60_000).toISOString() });
  await added({ alt_text: 'over', end_time: app.clock.now().toISOString() });
  expect(await shownTo('student')).toEqual(['all', 'students']);
  expect(await shownTo('teacher')).toEqual(['all']);
  expect(await shownTo('superAdmin')).toEqual(['all', 'other unit']);
  app.clock.pass({ minutes: 1 });
  expect(await shownTo('student')).toEqual(['all', 'students', 'soon']);
});

it('replaces the picture, keeps what is omitted, and refuses a change of an older version', async () => {
  const banner = await added({ path: '/forum', roles: ['admin'] });
  const changed = await edit(banner.id, { image, version: 1, alt_text: 'Mới' });
  expect(changed.body.data).toMatchObject({ alt_text: 'Mới', path: '/forum', roles: ['admin'], version: 2 });
  expect(changed.body.data.image).not.toBe(banner.image);
  expect(await statusOf(banner.image, 'superAdmin')).toBe(404);
  expect((await edit(banner.id, { version: 1, alt_text: 'A' })).body.code).toBe('bannerChanged');
  const cleared = await edit(banner.id, { path: '' });
  expect(cleared.body.data).toMatchObject({ path: '', roles: ['admin'] });
});

it('moves a banner, also beyond the last place, and closes the gap of a deleted one', async () => {
  const [first, , third] = [
    await added({ alt_text: 'A' }),
    await added({ alt_text: 'B' }),
    await added({ alt_text: 'C' }),
  ];
  const move = (id: string, position: number) =>
    app.call('moveBanner', 'superAdmin', { path: { id }, body: { position } });
  await move(third.id, 1);
  expect(await order()).toEqual(['C', 'A', 'B']);
  await move(third.id, 999);
  expect(await order()).toEqual(['A', 'B', 'C']);
  await app.call('deleteBanners', 'superAdmin', { body: { banner_ids: [first.id] } });
  expect(await order()).toEqual(['B', 'C']);
  expect(await statusOf(first.image, 'superAdmin')).toBe(404);
  expect((await added({ alt_text: 'D' })).position).toBe(3);
});

it('is changed by JSON while its picture stays, which JSON cannot carry', async () => {
  const banner = await added();
  const change = (body: object) =>
    app.call<Answer<'editBanner'> & Problem>('editBanner', 'superAdmin', {
      path: { id: banner.id },
      body: { alt_text: banner.alt_text, ...body },
      as: 'json',
    });
  const { status, body } = await change({ alt_text: 'Mới', roles: ['student'], version: banner.version });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ alt_text: 'Mới', roles: ['student'], image: banner.image });
  expect((await change({ image: 'banner.png' })).body.codes).toEqual({ image: 'unknownField' });
  expect((await change({ path: 'javascript:alert(1)' })).body.codes).toEqual({ path: 'bannerPathInvalid' });
});

it('is put in another order at once, with what was added and deleted meanwhile, unless the order was changed', async () => {
  const [a, b, c] = [
    (await added({ alt_text: 'A' })).id,
    (await added({ alt_text: 'B' })).id,
    (await added({ alt_text: 'C' })).id,
  ];
  const reorder = (banner_ids: string[], was: string[]) =>
    app.call<Problem>('reorderBanners', 'superAdmin', { body: { banner_ids, was } });
  expect((await reorder([c, a, b], [a, b, c])).status).toBe(200);
  expect(await order()).toEqual(['C', 'A', 'B']);
  expect((await reorder([b, a, c], [a, b, c])).body.code).toBe('bannersReordered');
  expect((await reorder([c, a], [c, a, b])).body.code).toBe('bannerOrderIncomplete');
  await added({ alt_text: 'D' });
  await app.call('deleteBanners', 'superAdmin', { body: { banner_ids: [a] } });
  expect((await reorder([b, a, c], [c, a, b])).status).toBe(200);
  expect(await order()).toEqual(['B', 'C', 'D']);
});

it('is for nobody once its only unit is gone, and not for everybody', async () => {
  const { id } = await added({ everywhere: false, company_ids: [secondCompany.id] });
  await purgeUnit(app.database, secondCompany.id, app.clock.now());
  const { body } = await app.call<Answer<'getBanner'>>('getBanner', 'superAdmin', { path: { id } });
  expect(body.data).toMatchObject({ everywhere: false, companies: [] });
  expect(await shownTo('student')).toEqual([]);
});
