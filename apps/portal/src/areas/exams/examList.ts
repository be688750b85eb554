import type { DropdownOption } from '@sen/api/contract/model';
import { examStatuses } from '@sen/domain/exams/examVerbs';
import type { ListFilter } from '../../patterns/ListFilters';
import type { ListShape } from '../../patterns/listState';
import { statusLabel } from '../../words/labels';
import { words } from './words';

export type ExamSort = 'updated_at' | 'title' | 'status';
export type ExamFilter = 'status' | 'category_id';

export const examList: ListShape<ExamSort, ExamFilter> = {
  sorts: ['updated_at', 'title', 'status'],
  order: 'desc',
  filters: ['status', 'category_id'],
};

export function examFilters(categories: readonly DropdownOption[]): ListFilter<ExamFilter>[] {
  return [
    {
      name: 'status',
      label: words('status'),
      options: examStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
    },
    {
      name: 'category_id',
      label: words('category'),
      options: categories.map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
