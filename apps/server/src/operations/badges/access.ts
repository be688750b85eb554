import { randomUUID } from 'node:crypto';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { sortKey } from '@sen/domain/text/sort';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** A badge of the unit for the join time. */
async function insertBadge({ app, unit, mark }: AccessCell): Promise<string> {
  const { database, services } = { database: app.database, services: app.app.services };
  const image_file = randomUUID();
  const stored = await services.files.put(image_file, [pictureBytes.png()], 1_000_000);
  await database
    .insertInto('file')
    .values({
      id: image_file,
      owner_id: null,
      company_id: unit.id,
      purpose: 'badge',
      name: 'badge.png',
      type: 'image/png',
      ...stored,
      created_at: new Date(),
    })
    .execute();
  const { id } = await database
    .insertInto('badge')
    .values({
      company_id: unit.id,
      name: mark,
      sort_key: sortKey(mark),
      image_file,
      required_courses: 0,
      min_score: null,
      join_days: 1,
      active: true,
      due_after: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const badge: MakeThing = async (cell) => ({
  id: await insertBadge(cell),
  mark: cell.mark,
  of: { company: cell.unit.id },
});

/** A badge that the caller has, or the student of the unit. */
const award: MakeThing = async (cell) => {
  const { app, caller, ownership, unit, mark } = cell;
  const badge_id = await insertBadge(cell);
  const user_id = ownership === 'own' ? caller.id : unit.student;
  const evidence = { courses: [], required_courses: 0, joined_at: new Date().toISOString(), join_days: 1 };
  const rule = JSON.stringify({ courses: [], required_courses: 0, min_score: null, join_days: 1 });
  const { id } = await app.database
    .insertInto('badge_award')
    .values({ badge_id, user_id, awarded_at: new Date(), evidence: JSON.stringify(evidence), rule })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: user_id, mark, of: { award: id, badge: badge_id } };
};

const managed = { 'super-admin': '...0' };
/** An own one; managers see those of the members whom they see. */
const seen = {
  'super-admin': '...0',
  admin: '..00',
  teacher: '..00',
  student: '.000',
  wwo: '.000',
  sponsor: '.000',
};

export const access = {
  listBadges: {
    ...listed(badge, 'name', managed),
    call: ({ mark, of }) => ({
      query: { company_id: of['company'] ?? '1', 'fieldName[]': ['name'], 'keyword[]': [mark] },
    }),
  },
  listBadgeUnits: { cells: { 'super-admin': '.' }, call: () => ({}) },
  getBadge: byId(badge, managed),
  listBadgePeople: byId(badge, managed),
  addBadge: {
    cells: { 'super-admin': '.' },
    call: (_, { mark, unit }) => ({
      body: {
        name: mark,
        company_id: unit.id,
        required_join_days: 3,
        image: new TestFile('badge.png', pictureBytes.png()),
      },
    }),
  },
  editBadge: { ...byId(badge, managed), call: ({ id, mark }) => ({ path: { id }, body: { name: mark } }) },
  deleteBadges: byIds(badge, 'badge_ids', managed),
  listPersonBadges: byId(award, seen),
  getBadgeCredential: {
    cells: seen,
    make: award,
    call: ({ of }) => ({ path: { award_id: of['award'] ?? '00000000-0000-4000-8000-000000000000' } }),
  },
} satisfies AreaAccess<'badges'>;
