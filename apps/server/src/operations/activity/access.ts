import { randomUUID } from 'node:crypto';
import { everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';

export const access = {
  recordActivity: ofCaller(everybody('.'), {
    reports: [{ visit_id: randomUUID(), active_seconds: 30, seconds_ago: 0 }],
  }),
} satisfies AreaAccess<'activity'>;
