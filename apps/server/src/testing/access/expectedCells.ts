import { roles } from '@sen/domain/access/roles';
import { ownerships } from './AccessCell.ts';
import type { AccessRow } from './AccessRow.ts';

/** The letters of a row for each caller, with the defaults filled in. */
export function expectedCells({ make, cells }: AccessRow): Record<string, string> {
  const count = make ? ownerships.length : 1;
  return {
    visitor: '!'.repeat(count),
    ...Object.fromEntries(roles.map((role) => [role, cells[role] ?? '-'.repeat(count)])),
  };
}
