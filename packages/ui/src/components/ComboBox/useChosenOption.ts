import { useState } from 'react';
import type { SelectOption } from '../../private/options/SelectOption';

/**
 * The options, and the chosen one even where a search of the server no longer brings it: a field that forgets the words of
 * its value would lose the value.
 */
export function useChosenOption<Value extends string>(
  options: readonly SelectOption<Value>[],
  value: Value | null,
): readonly SelectOption<Value>[] {
  const [known, setKnown] = useState<SelectOption<Value>>();
  const present = options.find((option) => option.value === value);
  if (present && (present.value !== known?.value || present.label !== known.label)) setKnown(present);
  if (present || known === undefined || known.value !== value) return options;
  return [known, ...options];
}
