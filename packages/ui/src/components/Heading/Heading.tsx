import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './Heading.css';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 'heading', 'title', 'large', 'body'] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'body', 4: 'body' } as const;

export interface HeadingProps {
  /** Its level in the page's outline. */
  level: HeadingLevel;
  /** Visual size, if it differs from that of the level. */
  size?: (typeof headingSizes)[number] | undefined;
  id?: string | undefined;
  children: ReactNode;
}

export function Heading({ level, size = sizeOfLevel[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classes(css.heading, css.size[size])}>
      {children}
    </Element>
  );
}
