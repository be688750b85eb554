import { useContext, useLayoutEffect, type RefObject } from 'react';
import { FormContext, FormPartContext } from './FormContext';

export interface FieldPlace {
  /** The keys of the field's errors in the form's `errors`. */
  names: readonly string[];
  label?: string | undefined;
  /** The id of a label elsewhere. */
  labelledBy?: string | undefined;
}

/** Tells the form that the errors of these names are shown here; `error` is the element with the message, in the field's frame. */
export function useErrorPlace(error: RefObject<Element | null>, place: FieldPlace): void {
  const { register } = useContext(FormContext);
  const { name: part, reveal } = useContext(FormPartContext);
  const names = place.names.join('\n') ?? '';
  const label = place.label;
  const labelledBy = place.labelledBy;

  useLayoutEffect(() => {
    if (names === '') return undefined;
    return register?.({
      names: names.split('\n'),
      label: () => {
        const own = label ?? document.getElementById(labelledBy ?? '')?.textContent ?? '';
        return own.toLowerCase().includes(part.toLowerCase()) ? own : `${part}: ${own}`;
      },
      reveal,
      frame: () => {
        const around = error.current?.parentElement ?? null;
        return around?.matches('[data-field-body]') ? around.parentElement : around;
      },
    });
  }, [error, register, part, reveal, names, label, labelledBy]);
}
