import type { ComponentType } from 'react';
import type { ParamsOf, PathName } from './paths';

/** The page of each path; sign-in is part of the initial bundle. */
export type PageTable = {
  readonly [Name in Exclude<PathName, 'signIn'>]: ComponentType<{ params: ParamsOf<Name> }>;
};
