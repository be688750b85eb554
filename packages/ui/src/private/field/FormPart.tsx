import { useContext, useMemo, type ReactNode } from 'react';
import { FormPartContext } from './FormContext';

interface FormPartProps {
  /** Names the part, if other parts have fields of the same names. */
  name?: string | undefined;
  /** Shows the part before a field in it gets the focus, if it can be hidden. */
  reveal?: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a form. */
export function FormPart({ name, reveal, children }: FormPartProps) {
  const outer = useContext(FormPartContext);
  const part = useMemo(
    () => ({ name: name ?? outer.name, reveal: reveal ?? outer.reveal }),
    [name, reveal, outer],
  );
  return <FormPartContext value={part}>{children}</FormPartContext>;
}
