import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Tone } from '../../tokens/tones';
import * as css from './Badge.css';

export const badgeWeights = ['soft', 'solid'] as const;

const looks = { soft: css.soft, solid: css.solid };

export interface BadgeProps {
  tone?: Tone | undefined;
  /** `solid` draws attention, for instance to the number of new messages. */
  weight?: (typeof badgeWeights)[number] | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short label on an item: its kind, a count. */
export function Badge({ tone = 'neutral', weight = 'soft', icon, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, looks[weight][tone])}>
      {icon}
      {children}
    </span>
  );
}
