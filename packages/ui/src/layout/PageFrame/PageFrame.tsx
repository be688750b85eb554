import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './PageFrame.css';

export const pageMeasures = ['page', 'narrow', 'form', 'reading', 'wide', 'full'] as const;

export interface PageFrameProps {
  /** How wide the content may become: a form, a text to read, a page, a wide table. */
  measure?: (typeof pageMeasures)[number] | undefined;
  children: ReactNode;
}

/** The room of a page's content inside the shell. It is not a landmark: the shell owns `main`. */
export function PageFrame({ measure = 'page', children }: PageFrameProps) {
  return (
    <div className={classes(css.frame, measure === 'full' ? css.full : css.measure[measure])}>{children}</div>
  );
}
