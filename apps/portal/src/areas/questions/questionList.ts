import type { DropdownOption } from '@sen/api/contract/model';
import { questionStatuses, questionTypes } from '@sen/domain/questions/questionTypes';
import type { ListFilter, ListShape } from '../../patterns/listState';
import { questionTypeLabel, statusLabel } from '../../words/labels';
import { words } from './words';

export type QuestionSort = 'created_at' | 'title' | 'type';
export type QuestionFilter = 'type' | 'category_id' | 'status' | 'created_at';

export const questionList: ListShape<QuestionSort> = {
  sorts: ['created_at', 'title', 'type'],
  order: 'desc',
};

/** @param categories absent while they are on their way: what the address says of them is then kept. */
export function questionFilters(
  categories: readonly DropdownOption[] | undefined,
): ListFilter<QuestionFilter>[] {
  return [
    {
      key: 'type',
      label: words('type'),
      type: 'multiSelect',
      options: questionTypes.map((type) => ({ value: type, label: questionTypeLabel(type) })),
    },
    {
      key: 'category_id',
      label: words('category'),
      type: 'multiSelect',
      options: categories?.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      key: 'status',
      label: words('status'),
      type: 'select',
      options: questionStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
    },
    { key: 'created_at', label: words('created'), type: 'date' },
  ];
}
