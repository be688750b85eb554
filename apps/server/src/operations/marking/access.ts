import { listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertAssignment } from '../attempts/access.ts';
import { classroom } from '../classes/access.ts';

const assignment: MakeThing = (cell) => insertAssignment(cell, cell.ownership === 'own');

export const access = {
  listExamsToMark: listed(assignment, 'classroom_name', {
    'super-admin': '...0',
    teacher: '.000',
  }),
  getMarkingQueue: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: classroom,
    call: ({ id }) => ({ path: { id } }),
  },
} satisfies AreaAccess<'marking'>;
