import type { DropdownOption } from '@sen/api/contract/model';
import { examStatuses } from '@sen/domain/exams/examVerbs';
import type { ListFilter, ListShape } from '../../patterns/listState';
import { statusLabel } from '../../words/labels';
import { words } from './words';

export type ExamSort = 'updated_at' | 'title' | 'status';
export type ExamFilter = 'status' | 'category_id' | 'updated_at';

export const examList: ListShape<ExamSort> = {
  sorts: ['updated_at', 'title', 'status'],
  order: 'desc',
};

/** @param categories absent while they are on their way: what the address says of them is then kept. */
export function examFilters(categories: readonly DropdownOption[] | undefined): ListFilter<ExamFilter>[] {
  return [
    {
      key: 'status',
      label: words('status'),
      type: 'multiSelect',
      options: examStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
    },
    {
      key: 'category_id',
      label: words('category'),
      type: 'multiSelect',
      options: categories?.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'updated_at', label: words('updated'), type: 'date' },
  ];
}
