import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import { LinkFrame, type LinkTarget } from '../../private/LinkFrame';
import * as css from './Link.css';

/** `inline` within text, `standalone` outside of text, `title` for the name of an item in a list. */
export const linkVariants = ['inline', 'standalone', 'title'] as const;

export interface LinkProps extends LinkTarget {
  variant?: (typeof linkVariants)[number] | undefined;
  children: ReactNode;
}

export function Link({ variant = 'inline', children, ...target }: LinkProps) {
  return (
    <LinkFrame {...target} className={classes(css.link, css.variant[variant])}>
      {children}
    </LinkFrame>
  );
}
