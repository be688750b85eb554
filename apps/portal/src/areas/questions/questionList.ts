import { questionTypes } from '@sen/domain/questions/questionTypes';
import type { ListFilter } from '../../patterns/ListFilters';
import type { ListShape } from '../../patterns/listState';
import { questionTypeLabel } from '../../words/labels';
import { words } from './words';

export type QuestionSort = 'created_at' | 'title' | 'type';
export type QuestionFilter = 'type';

export const questionList: ListShape<QuestionSort, QuestionFilter> = {
  sorts: ['created_at', 'title', 'type'],
  order: 'desc',
  filters: ['type'],
};

export function questionFilters(): ListFilter<QuestionFilter>[] {
  const options = questionTypes.map((type) => ({ value: type, label: questionTypeLabel(type) }));
  return [{ name: 'type', label: words('type'), options }];
}
