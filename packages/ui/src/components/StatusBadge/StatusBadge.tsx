import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Tone } from '../../tokens/tones';
import * as css from '../Badge/Badge.css';

export interface StatusBadgeProps {
  tone: Tone;
  /** The state in words; the dot only repeats it. */
  children: ReactNode;
}

/** The state of a thing in a list or under a title: quieter than a badge, so that a column of them stays calm. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={css.status}>
      <span aria-hidden="true" className={classes(css.dot, css.dotTone[tone])} />
      {children}
    </span>
  );
}
