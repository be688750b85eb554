import type { Query } from '../../contract/model';

/** Questions to export: those that were chosen, or all that the list of the bank shows on its pages. */
export type ExportSource =
  { readonly ids: readonly string[] } | { readonly listed: Omit<Query<'listQuestions'>, 'page' | 'limit'> };
