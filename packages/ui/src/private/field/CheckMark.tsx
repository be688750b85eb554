import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classes } from '../classes';
import { mergeRefs } from '../mergeRefs';
import * as css from './Choice.css';

interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Some of what it stands for is chosen. */
  mixed?: boolean | undefined;
}

/** The native box of every checkbox of the package: in forms, and in the cells of a table. */
export function CheckMark({ mixed = false, ref, ...props }: CheckMarkProps) {
  const input = useRef<HTMLInputElement>(null);

  // A browser clears the mark with every press; what is shown follows the property again.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });

  return (
    <input {...props} ref={mergeRefs(input, ref)} type="checkbox" className={classes(css.mark, css.box)} />
  );
}
