import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classes } from '../classes';
import { mergeRefs } from '../mergeRefs';
import * as css from './Choice.css';

interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Indeterminate. */
  mixed?: boolean | undefined;
}

/** The native checkbox of all checkboxes of the package: in forms and in table cells. */
export function CheckMark({ mixed = false, ref, ...props }: CheckMarkProps) {
  const input = useRef<HTMLInputElement>(null);

  // Browsers clear `indeterminate` on every press; restore it from the prop.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });

  return (
    <input {...props} ref={mergeRefs(input, ref)} type="checkbox" className={classes(css.mark, css.box)} />
  );
}
