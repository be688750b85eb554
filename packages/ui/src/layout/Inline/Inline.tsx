import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Space } from '../../tokens/scales';
import { listRole, type LayoutElement } from '../elements';
import * as css from './Inline.css';

export const inlineAligns = ['center', 'start', 'end', 'baseline'] as const;
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const;

export interface InlineProps {
  gap?: Space | undefined;
  align?: (typeof inlineAligns)[number] | undefined;
  justify?: (typeof inlineJustifies)[number] | undefined;
  /** Whether items wrap to the next line; needed on phones for most content. */
  wrap?: boolean | undefined;
  as?: LayoutElement | undefined;
  children: ReactNode;
}

/** Lays out items in a row with equal gaps. */
export function Inline({
  gap = 'xs',
  align = 'center',
  justify = 'start',
  wrap = true,
  as: Element = 'div',
  children,
}: InlineProps) {
  const name = classes(
    css.inline,
    css.gap[gap],
    css.align[align],
    css.justify[justify],
    css.wrap[wrap ? 'wrap' : 'line'],
  );
  return (
    <Element role={listRole(Element)} className={name}>
      {children}
    </Element>
  );
}
