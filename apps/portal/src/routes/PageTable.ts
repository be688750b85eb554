import type { ComponentType } from 'react';
import type { ParamsOf, PathName } from './paths';

/** Every path but sign-in, which is part of the initial bundle. */
export type PageName = Exclude<PathName, 'signIn'>;

/** Loads the page of each path. */
export type PageTable = {
  readonly [Name in PageName]: () => Promise<ComponentType<{ params: ParamsOf<Name> }>>;
};

/** Loads the table of an area that has the page of a path. */
export type AreaOfPage = {
  readonly [Name in PageName]?: () => Promise<{ pages: Pick<PageTable, Name> }>;
};

/** The paths whose page takes the parameters of this path, too. */
export type PathsWithParamsOf<Name extends PageName> = {
  [Other in PageName]: ParamsOf<Name> extends ParamsOf<Other> ? Other : never;
}[PageName];
