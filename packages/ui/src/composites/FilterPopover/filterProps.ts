import type { SelectOption } from '../../private/options/SelectOption';

export const filterTypes = ['choice', 'choices', 'text', 'dates'] as const;
export type FilterType = (typeof filterTypes)[number];

/** The two ends of a date range. */
export const dateEnds = ['after', 'before'] as const;
export type DateEnd = (typeof dateEnds)[number];

/** How the options of a filter are found on a server. */
export interface FilterSearch {
  /** Called with the text in the field, and with '' when it opens. */
  onSearch: (typed: string) => void;
  loading?: boolean | undefined;
  /** The names of chosen values that were not found by the current search. */
  known: readonly SelectOption<string>[];
}

/** A filter of a list. `key` is the field's name, unique in its list. */
export type FilterDefinition =
  | {
      key: string;
      label: string;
      type: 'choice' | 'choices';
      /** Absent while loading: the current choice is then kept. */
      options?: readonly SelectOption<string>[] | undefined;
      /** For `choices` of which a server has too many to list: `options` are those that it found. */
      search?: FilterSearch | undefined;
    }
  | { key: string; label: string; type: 'text'; maxLength?: number | undefined }
  | { key: string; label: string; type: 'dates' };

/** A condition of a list. A date is a calendar day, '2026-11-01'. */
export type FilterCondition =
  | { key: string; choice: string }
  | { key: string; choices: readonly string[] }
  | { key: string; text: string }
  | { key: string; after: string }
  | { key: string; before: string };

/** All conditions of a list, in the order of the definitions; a date field may have two, after and before. */
export type FilterState = readonly FilterCondition[];
