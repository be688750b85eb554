import { randomUUID } from 'node:crypto';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { byId, byIds, everybody, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** A banner for the students of the unit. */
const banner: MakeThing = async ({ app: { database }, unit, mark }) => {
  const image_file = randomUUID();
  await database
    .insertInto('file')
    .values({
      id: image_file,
      owner_id: null,
      company_id: null,
      purpose: 'banner',
      name: 'banner.png',
      type: 'image/png',
      size: 1,
      sha256: Buffer.alloc(32),
      created_at: new Date(),
    })
    .execute();
  const { id } = await database
    .insertInto('banner')
    .values({
      image_file,
      alt_text: mark,
      path: '',
      roles: ['student'],
      everywhere: false,
      position: 1,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('banner_company').values({ banner_id: id, company_id: unit.id }).execute();
  return { id, mark, of: {} };
};

/** Banners are of no unit. */
const managed = { 'super-admin': '...0' };

export const access = {
  listBanners: listed(banner, 'alt_text', managed),
  getBanner: byId(banner, managed),
  listShownBanners: ofCaller(everybody('.')),
  addBanner: {
    cells: { 'super-admin': '.' },
    call: (_, { mark }) => ({
      body: { alt_text: mark, image: new TestFile('banner.png', pictureBytes.png()) },
    }),
  },
  editBanner: {
    ...byId(banner, managed),
    call: ({ id, mark }) => ({ path: { id }, body: { alt_text: mark } }),
  },
  moveBanner: byId(banner, managed, { position: 1 }),
  reorderBanners: {
    ...byIds(banner, 'banner_ids', managed),
    call: ({ id }) => ({ body: { banner_ids: [id], was: [id] } }),
  },
  deleteBanners: byIds(banner, 'banner_ids', managed),
} satisfies AreaAccess<'banners'>;
