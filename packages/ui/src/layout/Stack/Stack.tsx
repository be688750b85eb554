import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Space } from '../../tokens/scales';
import { listRole, type LayoutElement } from '../elements';
import * as css from './Stack.css';

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;

export interface StackProps {
  gap?: Space | undefined;
  align?: (typeof stackAligns)[number] | undefined;
  as?: LayoutElement | undefined;
  children: ReactNode;
}

/** Stacks items vertically with equal gaps. */
export function Stack({ gap = 'm', align = 'stretch', as: Element = 'div', children }: StackProps) {
  return (
    <Element role={listRole(Element)} className={classes(css.stack, css.gap[gap], css.align[align])}>
      {children}
    </Element>
  );
}
