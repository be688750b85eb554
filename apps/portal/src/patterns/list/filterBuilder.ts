import type { ListFilter } from './listState';

type Labels<Value extends string> = (value: Value) => string;

/** Makes the filters of a list; `Field` are the fields that its call knows. */
export function filterBuilder<Field extends string>() {
  return {
    /** One of a closed list of values. */
    choice: <Value extends string>(
      key: Field,
      label: string,
      values: readonly Value[],
      labelOf: Labels<Value>,
    ): ListFilter<Field> => ({ key, label, type: 'choice', options: optionsOf(values, labelOf) }),
    /** Any of a closed list of values. */
    choices: <Value extends string>(
      key: Field,
      label: string,
      values: readonly Value[],
      labelOf: Labels<Value>,
    ): ListFilter<Field> => ({ key, label, type: 'choices', options: optionsOf(values, labelOf) }),
    /** Any of the things that another call lists; undefined while they load: what the address says is then kept. */
    references: (
      key: Field,
      label: string,
      things: readonly { id: string; name: string }[] | undefined,
    ): ListFilter<Field> => {
      const options = things?.map(({ id, name }) => ({ value: id, label: name }));
      return { key, label, type: 'choices', options };
    },
    /** A part of a text. */
    text: (key: Field, label: string, maxLength?: number): ListFilter<Field> => ({
      key,
      label,
      type: 'text',
      maxLength,
    }),
    /** A day after, before, or both. */
    dates: (key: Field, label: string): ListFilter<Field> => ({ key, label, type: 'dates' }),
  };
}

export type FilterBuilder<Field extends string> = ReturnType<typeof filterBuilder<Field>>;

function optionsOf<Value extends string>(values: readonly Value[], labelOf: Labels<Value>) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}
