import type { Answer, Operations, Query } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';

/** The operations that return a page of a list. */
export type ListId = {
  [Id in keyof Operations]: Answer<Id> extends { data: unknown[]; last_page: number } ? Id : never;
}[keyof Operations];

/** The names that the contract gives a list's filters. */
export type FieldOf<Id extends ListId> =
  Query<Id> extends { 'fieldName[]'?: (infer Field extends string)[] } ? Field : never;

/** The names that the contract gives a list's sorts; a list with a single order has the sort `always`. */
export type SortOf<Id extends ListId> =
  Query<Id> extends { sort?: infer Sort extends string } ? Sort : 'always';

export type RowOf<Id extends ListId> = Answer<Id> extends { data: (infer Row)[] } ? Row : never;

export type Order = 'asc' | 'desc';

/** The accepted values of each field; any of them matches. */
export type FieldValues<Field extends string> = Partial<Record<Field, readonly string[]>>;

/** A range of moments, inclusive; an absent end is open. */
export interface TimeRange {
  after?: Date;
  before?: Date;
}

/** The filters of a list; all three apply. */
export interface ListFilter<Id extends ListId> {
  filters: FieldValues<FieldOf<Id>>;
  times: Partial<Record<FieldOf<Id>, TimeRange>>;
  /** Values that always apply, whatever the other filters are. */
  fixed: FieldValues<FieldOf<Id>>;
}

export interface OrderedFilter<Id extends ListId> extends ListFilter<Id> {
  sort: SortOf<Id>;
  order: Order;
}

/** `page` counts from 1. */
export interface ListQuery<Id extends ListId> extends OrderedFilter<Id> {
  page: number;
  limit: number;
}

/** Who requests a list, when, and with which parameters besides its filters. */
export interface ListContext<Id extends ListId> {
  caller: Caller;
  now: Date;
  path: Operations[Id]['parameters'] extends { path: infer Path } ? Path : object;
  query: Query<Id>;
}
