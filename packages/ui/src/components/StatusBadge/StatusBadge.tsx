import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Tone } from '../../tokens/tones';
import * as css from '../Badge/Badge.css';

export interface StatusBadgeProps {
  tone: Tone;
  /** The state as text; the dot only repeats it. Of `danger`, the words are red, too. */
  children: ReactNode;
}

/** The state of an item in a list or under a title: less prominent than a badge, for use in columns. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={classes(css.status, tone === 'danger' && css.statusDanger)}>
      <span aria-hidden="true" className={classes(css.dot, css.dotTone[tone])} />
      {children}
    </span>
  );
}
