import type { Role } from '@sen/api/contract/model';
import type { TestApp } from '../TestApp.ts';

/** The owner of a thing relative to the caller: the caller, a colleague of the same unit, another unit, or nobody. */
export const ownerships = ['own', 'colleague', 'foreign', 'missing'] as const;
export type Ownership = (typeof ownerships)[number];

/** A unit with a teacher and a student who are not callers. */
export interface AccessUnit {
  id: string;
  company_name: string;
  teacher: string;
  student: string;
}

/** One cell of the matrix: the caller, and the ownership of the requested thing. */
export interface AccessCell {
  app: TestApp;
  /** The caller; in a visitor's cells, a student for whom things are created. */
  caller: { id: string; role: Role };
  ownership: Ownership;
  /** The unit of the thing. */
  unit: AccessUnit;
  /** A name and a code unique within the area. */
  mark: string;
  code: string;
  /** The time in this many hours. */
  in: (hours: number) => Date;
}
