import { dayFromText, showDay } from '../../private/date/dayText';
import type { FilterCondition, FilterDefinition } from '../FilterPopover/filterProps';
import type { activeFiltersMessages } from './ActiveFilters.messages';

type Words = Pick<(typeof activeFiltersMessages)['vi'], 'after' | 'before' | 'contains' | 'is' | 'more'>;

/** Up to this many values of one filter are listed; above it only their count is shown. */
const named = 3;

/** Describes a condition in words: 'Ngày tạo: sau 01/11/2026'. */
export function describeFilter(
  condition: FilterCondition,
  definition: FilterDefinition,
  words: Words,
): string {
  const { label } = definition;
  const options =
    'options' in definition ? [...(definition.options ?? []), ...(definition.search?.known ?? [])] : [];
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  if ('choice' in condition) return words.is(label, nameOf(condition.choice));
  if ('text' in condition) return words.contains(label, condition.text.trim());
  if ('after' in condition) return words.after(label, readable(condition.after));
  if ('before' in condition) return words.before(label, readable(condition.before));
  const names = condition.choices.map(nameOf);
  const listed = names.slice(0, named).join(', ');
  return words.is(label, names.length > named ? words.more(listed, names.length - named) : listed);
}

function readable(text: string): string {
  const day = dayFromText(text);
  return day ? showDay(day) : text;
}
