import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './PageFrame.css';

export const pageMeasures = ['page', 'narrow', 'form', 'reading', 'sheet', 'wide', 'full'] as const;

export interface PageFrameProps {
  /** Maximum width of the content: `sheet` for a record or a form, `reading` for a long text, `page` for a board, `wide` for a list. */
  measure?: (typeof pageMeasures)[number] | undefined;
  /** The page is a message alone: it stands in the middle of the main area. */
  centered?: boolean | undefined;
  /** The page is as high as the main area, and what stands last in it takes the rest and scrolls by itself. */
  fills?: boolean | undefined;
  children: ReactNode;
}

/** Padding and width of a page's content inside the shell. Not a landmark: the shell renders `main`. */
export function PageFrame({ measure = 'page', centered = false, fills = false, children }: PageFrameProps) {
  return (
    <div
      className={classes(
        css.frame,
        measure === 'full' ? css.full : css.measure[measure],
        centered && css.centered,
        fills && css.fills,
      )}
    >
      {children}
    </div>
  );
}
