import { withAssignment } from '../classes/access.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { TestFile } from '../../testing/multipartOf.ts';

/** A class with an assigned exam that has begun. */
const begun: MakeThing = async (cell) => {
  const thing = await withAssignment(cell);
  await cell.app.database
    .updateTable('assignment')
    .set({ starts_at: cell.in(-1) })
    .where('id', '=', thing.of.assignment ?? '0')
    .execute();
  return thing;
};

const cells = { 'super-admin': '...0', admin: '..00', teacher: '.000' };
const file = () => new TestFile('diem.csv', 'Email;Điểm\na@sen.vn;80');
/** Stands for the exam of a class that does not exist. */
const none = '987654321';

export const access = {
  getScoreTemplate: {
    cells,
    make: begun,
    call: ({ id, of }) => ({ path: { id, assignment_id: of.assignment ?? none } }),
  },
  checkScores: {
    cells,
    make: begun,
    call: ({ id, of }) => ({ path: { id, assignment_id: of.assignment ?? none }, body: { file: file() } }),
  },
  importScores: {
    cells,
    make: begun,
    call: ({ id, of }) => ({
      path: { id, assignment_id: of.assignment ?? none },
      body: { file: file(), reason: 'Thi trên giấy' },
    }),
  },
  getRefusedScores: {
    cells,
    make: begun,
    call: ({ id, of }) => ({ path: { id, assignment_id: of.assignment ?? none }, body: { file: file() } }),
  },
} satisfies AreaAccess<'scores'>;
