import type { OperationsByArea, PublicOperation, Role } from '@sen/api/contract/model';
import type { TestCall } from '../TestApp.ts';
import type { AccessCell } from './AccessCell.ts';

/** The object of a request. `mark` is a text that only responses with the thing contain. */
export interface Thing {
  id: string;
  mark: string;
  /** Ids of related rows, by name; empty when the thing does not exist. */
  of: Readonly<Record<string, string | undefined>>;
}

export type MakeThing = (cell: AccessCell) => Promise<Thing>;

/**
 * By role, the result of each cell: one letter when the operation concerns only its caller, else four, in the order of
 * `ownerships`. An absent role gets `-` in all of them, and a visitor `!`.
 *
 *     .  allowed         r  allowed, but refused by the thing's state or by the values sent
 *     !  401 sign in     -  403 not for this role     x  403 not this thing     0  404, or not in the list
 */
export type AccessCells = Readonly<Partial<Record<Role, string>>>;

/** How an operation is called for a thing, and the expected result for each caller. */
export interface AccessRow {
  cells: AccessCells;
  /** Creates the requested thing; absent for operations that concern only the caller. */
  make?: MakeThing;
  /** A response with a list grants access to a thing when it contains it. */
  lists?: true;
  call: (thing: Thing, cell: AccessCell) => TestCall;
}

/** The export of `operations/<area>/access.ts`: a row for each non-public operation of the area. */
export type AreaAccess<Area extends keyof OperationsByArea> = Readonly<
  Record<Exclude<OperationsByArea[Area], PublicOperation>, AccessRow>
>;
