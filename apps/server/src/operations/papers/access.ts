import { ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';

export const access = {
  importPaper: ofCaller(
    { 'super-admin': 'r', admin: 'r', teacher: 'r' },
    { category_id: '1', status: 'draft' },
  ),
  checkPaper: ofCaller({ 'super-admin': 'r', admin: 'r', teacher: 'r' }),
} satisfies AreaAccess<'papers'>;
