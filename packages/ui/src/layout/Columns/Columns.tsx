import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Space } from '../../tokens/scales';
import { listRole, type LayoutElement } from '../elements';
import * as css from './Columns.css';

/**
 * The first five fit as many columns of at least that width as possible, `cards` too, but a single one of those does not take the
 * whole width; the others need a wide page.
 */
export const columnDivisions = [
  'figures',
  'numbers',
  'narrow',
  'medium',
  'wide',
  'cards',
  'halves',
  'asideEnd',
  'asideStart',
] as const;

export interface ColumnsProps {
  division?: (typeof columnDivisions)[number] | undefined;
  gap?: Space | undefined;
  as?: LayoutElement | undefined;
  children: ReactNode;
}

/** Lays out items in columns, stacked where there is no room. */
export function Columns({ division = 'medium', gap = 'm', as: Element = 'div', children }: ColumnsProps) {
  return (
    <Element
      role={listRole(Element)}
      data-columns=""
      className={classes(css.columns, css.gap[gap], css.division[division])}
    >
      {children}
    </Element>
  );
}
