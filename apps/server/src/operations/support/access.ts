import { everybody, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess } from '../../testing/access/AccessRow.ts';

export const access = {
  askForSupport: ofCaller(everybody('r')),
} satisfies AreaAccess<'support'>;
