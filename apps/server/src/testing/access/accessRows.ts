import type { Role } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import type { TestCall } from '../TestApp.ts';
import type { AccessCells, AccessRow, MakeThing } from './AccessRow.ts';

/** The same cells for every role. */
export function everybody(cells: string): AccessCells {
  return Object.fromEntries(roles.map((role): [Role, string] => [role, cells]));
}

/** An operation that concerns only its caller. */
export function ofCaller(cells: AccessCells, body: object = {}): AccessRow {
  return { cells, call: () => ({ body }) };
}

/** One thing by the id in its path. */
export function byId(make: MakeThing, cells: AccessCells, body?: object): AccessRow {
  return { cells, make, call: ({ id }) => ({ path: { id }, ...(body ? { body } : {}) }) };
}

/** A list that is filtered by a field with the thing's mark. */
export function listed(
  make: MakeThing,
  field: string,
  cells: AccessCells,
  query: TestCall['query'] = {},
): AccessRow {
  return {
    cells,
    make,
    lists: true,
    call: ({ mark }) => ({ query: { 'fieldName[]': [field], 'keyword[]': [mark], ...query } }),
  };
}

/** Things by a list of ids in the body. */
export function byIds(make: MakeThing, field: string, cells: AccessCells, body: object = {}): AccessRow {
  return { cells, make, call: ({ id }) => ({ body: { [field]: [id], ...body } }) };
}
