import type { OperationsByArea, PublicOperation, Role } from '@sen/api/contract/model';
import type { TestCall } from '../TestApp.ts';
import type { AccessCell } from './AccessCell.ts';

/** Something that an operation is asked for. `mark` is a text that an answer with it holds, and no other answer. */
export interface Thing {
  id: string;
  mark: string;
  /** Ids of what it hangs on, by name; none when the thing does not exist. */
  of: Readonly<Record<string, string | undefined>>;
}

export type MakeThing = (cell: AccessCell) => Promise<Thing>;

/**
 * By role, what each cell answers: one letter when the operation concerns only its caller, else four, in the order of
 * `ownerships`. A role that is absent gets `-` in all of them, and a visitor `!`.
 *
 *     .  answered        r  reached, and refused by the thing's state or by what was sent
 *     !  401 sign in     -  403 not for this role     x  403 not this thing     0  404, or not in the list
 */
export type AccessCells = Readonly<Partial<Record<Role, string>>>;

/** How an operation is asked for a thing, and what each caller is expected to get. */
export interface AccessRow {
  cells: AccessCells;
  /** Makes the thing that is asked for; without it the operation has to do with nothing but its caller. */
  make?: MakeThing;
  /** An answer that lists things reaches one when it names it. */
  lists?: true;
  call: (thing: Thing, cell: AccessCell) => TestCall;
}

/** What `operations/<area>/access.ts` exports: a row for each operation of the area that has a caller. */
export type AreaAccess<Area extends keyof OperationsByArea> = Readonly<
  Record<Exclude<OperationsByArea[Area], PublicOperation>, AccessRow>
>;
