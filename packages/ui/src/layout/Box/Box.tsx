import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import type { Space } from '../../tokens/scales';
import { listRole, type LayoutElement } from '../elements';
import * as css from './Box.css';

export const boxGrounds = ['none', 'surface', 'raised', 'sunken'] as const;
export const boxRadii = ['none', 's', 'm', 'l', 'xl', 'full'] as const;

export interface BoxProps {
  padding?: Space | undefined;
  paddingBlock?: Space | undefined;
  paddingInline?: Space | undefined;
  ground?: (typeof boxGrounds)[number] | undefined;
  border?: boolean | undefined;
  radius?: (typeof boxRadii)[number] | undefined;
  as?: LayoutElement | undefined;
  children: ReactNode;
}

/** Padding and background for its content. */
export function Box({
  padding = 'none',
  paddingBlock = padding,
  paddingInline = padding,
  ground = 'none',
  border = false,
  radius = 'none',
  as: Element = 'div',
  children,
}: BoxProps) {
  const name = classes(
    css.box,
    css.paddingBlock[paddingBlock],
    css.paddingInline[paddingInline],
    css.ground[ground],
    css.radius[radius],
    border && css.border,
  );
  return (
    <Element role={listRole(Element)} className={name}>
      {children}
    </Element>
  );
}
