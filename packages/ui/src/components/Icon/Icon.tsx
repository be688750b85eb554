import type { LucideIcon } from 'lucide-react';
import { classes } from '../../private/classes';
import * as css from './Icon.css';

export const iconSizes = ['small', 'medium', 'large', 'huge'] as const;

export interface IconProps {
  /** An icon of `@sen/ui/icons`. */
  of: LucideIcon;
  size?: (typeof iconSizes)[number] | undefined;
  /** Only for an icon without text beside it. */
  label?: string | undefined;
  /** For arrows: mirrored in right-to-left direction. */
  directed?: boolean | undefined;
}

export function Icon({ of: Drawing, size = 'medium', label, directed = false }: IconProps) {
  return (
    <span
      className={classes(css.icon, css.size[size], directed && css.flipped)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawing size="1em" strokeWidth={1.75} focusable="false" aria-hidden="true" />
    </span>
  );
}
