/** Where a page of a list stands in the whole; `page` from 1. */
export interface PageQuery {
  page: number;
  limit: number;
}

export type Order = 'asc' | 'desc';
