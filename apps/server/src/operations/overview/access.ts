import { ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';
import { withAssignment } from '../classes/access.ts';

export const access = {
  getWaiting: ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
  listTaughtExams: {
    cells: { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    make: withAssignment,
    lists: true,
    call: () => ({ query: { limit: 100 } }),
  },
} satisfies AreaAccess<'overview'>;
