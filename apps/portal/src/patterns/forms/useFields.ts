import { useState } from 'react';
import { fieldsOf, type Fields } from './Fields';

/** The fields of a form without a draft; `FormPage` keeps one on the device. */
export function useFields<Value extends object>(
  initial: Value | (() => Value),
): Fields<Value> & { reset: () => void } {
  const [value, setValue] = useState(initial);
  const change = (part: Partial<Value>) => setValue((now) => ({ ...now, ...part }));
  return { ...fieldsOf(value, change), reset: () => setValue(initial) };
}
