import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import { LinkFrame } from '../../private/LinkFrame';
import type { ButtonSize } from '../Button/Button';
import * as css from '../Button/Button.css';

export interface IconLinkProps {
  /** The accessible name. */
  name: string;
  icon: ReactNode;
  href: string;
  size?: ButtonSize | undefined;
  /** It leads to the page that is open. */
  current?: boolean | undefined;
}

/** A link of an icon alone, which looks like an `IconButton`. */
export function IconLink({ name, icon, href, size = 'medium', current = false }: IconLinkProps) {
  return (
    <LinkFrame
      href={href}
      label={name}
      current={current ? 'page' : undefined}
      className={classes(css.button, css.size[size], css.square[size], css.variant.neutral)}
    >
      <span className={css.icon}>{icon}</span>
    </LinkFrame>
  );
}
