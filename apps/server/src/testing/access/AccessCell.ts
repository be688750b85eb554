import type { Role } from '@sen/api/contract/model';
import type { TestApp } from '../TestApp.ts';

/** Whose a thing is, seen from the caller: the own, a colleague's of the same unit, another unit's, or nobody's. */
export const ownerships = ['own', 'colleague', 'foreign', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

/** A unit, with somebody who teaches and somebody who learns in it and is nobody of the callers. */
export interface AccessUnit {
  id: string;
  name: string;
  teacher: string;
  student: string;
}

/** One cell of the matrix: who calls, and whose thing the call is about. */
export interface AccessCell {
  app: TestApp;
  /** Who calls; in the cells of a visitor a student, for whom things are made. */
  caller: { id: string; role: Role };
  ownership: Ownership;
  /** The unit that the thing belongs to. */
  unit: AccessUnit;
  /** A name and a code that no other cell of the area has. */
  mark: string;
  code: string;
  /** The time in so many hours. */
  in: (hours: number) => Date;
}
