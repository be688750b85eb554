import { useState } from 'react';
import type { SelectOption } from '../../private/options/SelectOption';

/**
 * Returns the options plus the selected one, even if a search no longer returns it: without its label the field would lose its
 * value.
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
