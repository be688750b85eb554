import type { SelectOption } from '../../private/options/SelectOption';

export const filterTypes = ['select', 'multiSelect', 'textField', 'date'] as const;
export type FilterType = (typeof filterTypes)[number];

export const dateCompares = ['isAfter', 'isBefore'] as const;
export type DateCompare = (typeof dateCompares)[number];

/** What a list can be narrowed by. `key` is the name of the field, unique in its list. */
export type FilterDefinition =
  | {
      key: string;
      label: string;
      type: 'select' | 'multiSelect';
      /** Absent while they are on their way: what is chosen is then kept unseen. */
      options?: readonly SelectOption<string>[] | undefined;
    }
  | { key: string; label: string; type: 'textField'; maxLength?: number | undefined }
  | { key: string; label: string; type: 'date' };

/** One thing that narrows a list. A date is a day of Asia/Ho_Chi_Minh, '2026-11-01'. */
export type FilterCondition =
  | { key: string; selected: string }
  | { key: string; multiSelected: readonly string[] }
  | { key: string; compare: 'like'; fieldValue: string }
  | { key: string; compare: DateCompare; date: string };

/** All that narrows a list, in the order of the definitions; a date may stand twice, after and before. */
export type FilterState = readonly FilterCondition[];
