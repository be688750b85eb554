import { dayFromText, readDay } from '../../private/date/dayText';
import type { FilterCondition, FilterDefinition } from '../FilterPopover/filterProps';
import type { activeFiltersMessages } from './ActiveFilters.messages';

type Words = Pick<(typeof activeFiltersMessages)['vi'], 'after' | 'before' | 'like' | 'is' | 'more'>;

/** So many values of one filter are named; more are counted. */
const named = 3;

/** A condition in words: 'Ngày tạo: sau 01/11/2026'. */
export function describeFilter(
  condition: FilterCondition,
  definition: FilterDefinition,
  words: Words,
): string {
  const { label } = definition;
  const options = ('options' in definition && definition.options) || [];
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  if ('selected' in condition) return words.is(label, nameOf(condition.selected));
  if ('fieldValue' in condition) return words.like(label, condition.fieldValue.trim());
  if ('date' in condition) {
    const day = dayFromText(condition.date);
    const said = condition.compare === 'isAfter' ? words.after : words.before;
    return said(label, day ? readDay(day) : condition.date);
  }
  const names = condition.multiSelected.map(nameOf);
  const listed = names.slice(0, named).join(', ');
  return words.is(label, names.length > named ? words.more(listed, names.length - named) : listed);
}
