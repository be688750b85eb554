import { listLimits } from '@sen/api/contract/listLimits.gen';
import type { ListFilter } from './listState';
import type { SearchedOptions } from './useSearchedReferences';

type Labels<Value extends string> = (value: Value) => string;

/** Builds the filters of a list; `Field` are the fields of its call. */
export function filterBuilder<Field extends string>() {
  return {
    /** One value of a fixed set. */
    choice: <Value extends string>(
      key: Field,
      label: string,
      values: readonly Value[],
      labelOf: Labels<Value>,
    ): ListFilter<Field> => ({ key, label, type: 'choice', options: optionsOf(values, labelOf) }),
    /** Any values of a fixed set. */
    choices: <Value extends string>(
      key: Field,
      label: string,
      values: readonly Value[],
      labelOf: Labels<Value>,
    ): ListFilter<Field> => ({ key, label, type: 'choices', options: optionsOf(values, labelOf) }),
    /** Any records of another list; undefined while it loads, in which case the values of the URL are kept. */
    references: (
      key: Field,
      label: string,
      things: readonly { id: string; name: string }[] | undefined,
    ): ListFilter<Field> => {
      const options = things?.map(({ id, name }) => ({ value: id, label: name }));
      return { key, label, type: 'choices', options };
    },
    /** Any records of another list that are too many to load; with `useSearchedReferences`. */
    searched: (key: Field, label: string, things: SearchedOptions): ListFilter<Field> => ({
      key,
      label,
      type: 'choices',
      ...things,
    }),
    /** Words in any order, or a part of a code. */
    text: (key: Field, label: string, maxLength: number = listLimits.keywordLength): ListFilter<Field> => ({
      key,
      label,
      type: 'text',
      maxLength,
    }),
    /** A date range, open at either end. */
    dates: (key: Field, label: string): ListFilter<Field> => ({ key, label, type: 'dates' }),
  };
}

export type FilterBuilder<Field extends string> = ReturnType<typeof filterBuilder<Field>>;

function optionsOf<Value extends string>(values: readonly Value[], labelOf: Labels<Value>) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}
