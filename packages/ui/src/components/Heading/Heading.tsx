import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './Heading.css';

export const headingLevels = [1, 2, 3, 4] as const;
/** The ladder of titles: of a page, of a section (also a card, a dialog, a panel) and of a part of one. */
export const headingSizes = ['title', 'section', 'part'] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const sizeOfLevel = { 1: 'title', 2: 'section', 3: 'part', 4: 'part' } as const;

export interface HeadingProps {
  /** Its level in the page's outline. */
  level: HeadingLevel;
  /** Visual size, if it differs from that of the level. */
  size?: (typeof headingSizes)[number] | undefined;
  id?: string | undefined;
  /** Takes the focus from code, not by Tab. */
  focusable?: boolean | undefined;
  children: ReactNode;
}

export function Heading({ level, size = sizeOfLevel[level], id, focusable = false, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classes(css.heading, css.size[size])} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  );
}
