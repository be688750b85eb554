import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertAssignment } from '../attempts/access.ts';

const assignment: MakeThing = (cell) => insertAssignment(cell, cell.ownership === 'own');
const cells = { 'super-admin': '...0', admin: '..00', teacher: '.000' };
const refused = { 'super-admin': 'rrr0', admin: 'rr00', teacher: 'r000' };
const change = (question_id = '1') => ({ kind: 'void', question_id, points_to: 'everybody' });

export const access = {
  listCorrections: { cells, make: assignment, call: ({ id }) => ({ path: { id } }) },
  previewCorrection: {
    cells,
    make: assignment,
    call: ({ id, of }) => ({ path: { id }, as: 'json', body: { change: change(of.question) } }),
  },
  applyCorrection: {
    cells: refused,
    make: assignment,
    call: ({ id, of }) => ({
      path: { id },
      as: 'json',
      body: { change: change(of.question), reason: 'Đáp án sai', basis: 'of another preview' },
    }),
  },
  undoCorrection: {
    cells: { 'super-admin': '0000', admin: '0000', teacher: '0000' },
    make: assignment,
    call: ({ id }) => ({ path: { id, correction_id: '999999' } }),
  },
} satisfies AreaAccess<'corrections'>;
